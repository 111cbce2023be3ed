"""Files appear whole or not at all."""

import os
import tempfile
from collections.abc import Iterable
from pathlib import Path

from raumhafen.engine.errors import RaumhafenError
from raumhafen.engine.replay import Replay, read_lines, write_lines


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
    try:
        with path.open(encoding="utf-8") as file:
            return read_lines(file)
    except UnicodeDecodeError as error:
        raise RaumhafenError("error-replay-header", {"line": 1}) from error
    except OSError as error:
        raise _file_error(path, error) from error


def _file_error(path: Path, error: OSError) -> RaumhafenError:
    key = "error-file-missing" if isinstance(error, FileNotFoundError) else "error-file"
    return RaumhafenError(key, {"file": str(path), "reason": error.strerror or ""})
