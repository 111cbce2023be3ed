"""Writing files so that they appear whole or not at all."""

import os
import tempfile
from collections.abc import Iterable
from pathlib import Path

from raumhafen.engine.errors import RaumhafenError, ReplayError
from raumhafen.engine.game import Game
from raumhafen.engine.lines import Header, SnapshotLine
from raumhafen.engine.replay import Replay, read_lines, write_lines
from raumhafen.engine.save import digest
from raumhafen.engine.verification import verify

HEADER = {"game": str, "seats": int, "options": dict, "seed": int | str}
# What reading plain data as a position can run into when somebody has changed the data.
DAMAGE = (KeyError, TypeError, ValueError, IndexError, AttributeError)
ABOUT_SEATS = ("names", "agents")


def write_whole(path: Path, lines: Iterable[str]) -> None:
    """Writes beside the target and renames at the end, so that an interruption leaves no half."""
    try:
        handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    except OSError as error:
        raise _file_error(path, error) from error
    try:
        with open(handle, "w", encoding="utf-8") as file:
            file.writelines(f"{line}\n" for line in lines)
        os.chmod(name, 0o644)
        os.replace(name, path)
    except BaseException:
        os.unlink(name)
        raise


def save_replay(path: Path, replay: Replay) -> None:
    write_whole(path, write_lines(replay))


def open_replay(path: Path) -> Replay:
    """A file that has the form of a replay; whether it can be played is another question."""
    try:
        with path.open(encoding="utf-8") as file:
            replay = read_lines(file)
    except OSError as error:
        raise _file_error(path, error) from error
    except DAMAGE as error:
        raise ReplayError("error-replay-damaged") from error
    if not _is_whole(replay.header):
        raise ReplayError("error-replay-header", {"line": 1})
    return replay


def _is_whole(header: Header) -> bool:
    """Everything that a match needs, and a name and an agent for every seat or for none."""
    if not all(isinstance(header.get(name), kind) for name, kind in HEADER.items()):
        return False
    given = [header.get(name) for name in ABOUT_SEATS if name in header]
    return all(isinstance(one, list) and len(one) == header["seats"] for one in given)


def check_replay(game: Game, replay: Replay) -> int:
    """Plays everything again and opens every snapshot; gives the number of digests compared."""
    try:
        digests = verify(game, replay)
    except DAMAGE as error:
        raise ReplayError("error-replay-damaged") from error
    present = replay.lines[replay.begun :]  # those before were saved by older rules
    for number, line in enumerate(present, start=replay.begun + 2):
        if "snapshot" in line and not _is_sound(game, line):
            raise ReplayError("error-replay-digest", {"line": number})
    return digests


def _is_sound(game: Game, line: SnapshotLine) -> bool:
    try:
        return digest(game.load(line["snapshot"])) == line.get("digest")
    except DAMAGE:
        return False


def _file_error(path: Path, error: OSError) -> RaumhafenError:
    key = "error-file-missing" if isinstance(error, FileNotFoundError) else "error-file"
    return RaumhafenError(key, {"file": str(path), "reason": error.strerror or ""})
