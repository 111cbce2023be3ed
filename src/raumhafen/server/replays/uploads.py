"""Checks of uploaded replays. They run in a worker process and take and give plain data."""

import zlib
from typing import Any

from raumhafen.engine.errors import RaumhafenError, ReplayError
from raumhafen.engine.game import Game
from raumhafen.engine.lines import Header, Line, Played
from raumhafen.engine.replay import FORMAT, Replay, check_header, read_lines, write_lines
from raumhafen.engine.session import Session
from raumhafen.engine.verification import verify
from raumhafen.games import load_game
from raumhafen.server.replays.packing import STRANGE

LONGEST = 20_000  # lines
LONGEST_NAME = 40
UNDO_WORK = 400_000  # actions that taking back may cause to be played again


def check_upload(text: str) -> dict[str, Any]:
    """Plays an uploaded file again and compares its digests.

    What is kept is written anew from the actions, since snapshots of others cannot be trusted.
    """
    try:
        return _check_upload(text)
    except RaumhafenError:
        raise
    except STRANGE as error:
        raise ReplayError(
            "error-replay-line", {"line": 1, "reason": type(error).__name__}
        ) from None


def _check_upload(text: str) -> dict[str, Any]:
    lines = text.splitlines()
    if len(lines) > LONGEST:
        raise ReplayError("error-replay-long", {"lines": LONGEST})
    replay = read_lines(lines)
    if replay.floor:
        raise ReplayError("error-upload-epoch")  # a position of strangers cannot be trusted
    replay = plain_replay(replay)
    header = replay.header
    game = load_game(header["game"])
    check_undo(replay.lines)
    digests = verify(game, replay)
    fresh = rebuild(game, header, replay.history)
    body = zlib.compress("\n".join(write_lines(fresh)).encode())
    return {
        "game": game.meta.id,
        "seats": header["seats"],
        "options": header["options"],
        "length": len(fresh.history),
        "digests": digests,
        "body": body,
    }


def plain_replay(replay: Replay) -> Replay:
    """Without headers in its middle: the present rules have played all of it."""
    plain = Replay(clean_header(replay.present))
    for at, line in enumerate(replay.lines):
        if at >= replay.begun or not ("position" in line or "digest" in line):
            plain.add(line)
    return plain


def check_undo(lines: list[Line]) -> None:
    """Going back must lead to where the game has been, and not make us play it for hours."""
    length = work = 0
    for number, line in enumerate(lines, start=2):
        if "undo" in line:
            if not isinstance(line["undo"], int) or not 0 <= line["undo"] < length:
                raise ReplayError("error-replay-line", {"line": number, "reason": "undo"})
            length = line["undo"]
            work += length
        elif "code" in line or "revise" in line:
            length += 1
    if work > UNDO_WORK:
        raise ReplayError("error-replay-long", {"lines": LONGEST})


def clean_header(header: Header) -> Header:
    """Only what a header has to say, and of the right types."""
    game = load_game(str(header.get("game")))
    check_header(game, header)
    seats, seed = int(header["seats"]), header["seed"]
    game.meta.check_seats(seats)
    if not isinstance(seed, (int, str)) or not is_plain(str(seed)):
        raise ReplayError("error-replay-header", {"line": 1})
    options = game.meta.complete(dict(header["options"]))
    found: Header = {
        "raumhafen": FORMAT,
        "game": game.meta.id,
        "rules": game.meta.rules_version,
        "seats": seats,
        "options": options,
        "seed": str(seed),
    }
    names = clean_names(header.get("names"), seats)
    if names:
        found["names"] = names
    return found


def clean_names(given: object, seats: int) -> list[str]:
    """Names survive if there is one for every seat that could stand on a page."""
    if not isinstance(given, list) or len(given) != seats:
        return []
    fine = all(isinstance(name, str) and len(name) <= LONGEST_NAME for name in given)
    return [name if name.isprintable() else "" for name in given] if fine else []


def is_plain(seed: str) -> bool:
    """Short and printable: a table that goes on from here has it too."""
    return len(seed) <= 64 and seed.isprintable()


def rebuild(game: Game, header: Header, history: list[Played]) -> Replay:
    session = Session(game, Replay(header))
    for line in history:
        if "revise" in line:
            session.revise(line["seat"])
        elif "aside" in line:
            session.aside(line["seat"], line["code"], "follows" in line)
        else:
            session.act(line["seat"], line["code"], "auto" in line, "follows" in line)
    return session.replay
