"""Replays: checking what somebody uploads, looking at any position, telling a game's story.

The heavy functions run in worker processes and take and give plain data.
"""

import zlib
from collections.abc import Iterable
from typing import Any

import msgspec

from raumhafen.engine.errors import RaumhafenError, ReplayError
from raumhafen.engine.game import SPECTATOR, Game
from raumhafen.engine.perspective import table_view
from raumhafen.engine.replay import (
    Line,
    Replay,
    check_header,
    opening,
    perform,
    read_lines,
    verify,
    write_lines,
)
from raumhafen.engine.session import Session
from raumhafen.engine.state import State, apply
from raumhafen.games import load_game
from raumhafen.server.store.log_rows import Row, show_line, tell

LONGEST = 20_000  # lines
UNDO_WORK = 400_000  # actions that taking back may cause to be played again
TURN = "event-turn"
STRANGE = (KeyError, TypeError, ValueError, IndexError, AttributeError, OverflowError)


class Story(msgspec.Struct):
    """A game over time: where turns begin, points and chances there."""

    length: int
    turns: list[dict[str, Any]]
    points: list[list[int]]
    chances: list[list[float]]


# --- uploads -----------------------------------------------------------------------------------


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
    header = clean_header(replay.header)
    replay.lines[0] = header
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


def check_undo(lines: list[Line]) -> None:
    """Going back must lead to where the game has been, and not make us play it for hours."""
    length = work = 0
    for number, line in enumerate(lines, start=1):
        if "undo" in line:
            if not isinstance(line["undo"], int) or not 0 <= line["undo"] < length:
                raise ReplayError("error-replay-line", {"line": number, "reason": "undo"})
            length = line["undo"]
            work += length
        elif "code" in line or "revise" in line:
            length += 1
    if work > UNDO_WORK:
        raise ReplayError("error-replay-long", {"lines": LONGEST})


def clean_header(header: Line) -> Line:
    """Only what a header has to say, and of the right types."""
    game = load_game(str(header.get("game")))
    check_header(game, header)
    seats, seed = int(header["seats"]), header["seed"]
    game.meta.check_seats(seats)
    if not isinstance(seed, (int, str)) or len(str(seed)) > 64:
        raise ReplayError("error-replay-header", {"line": 1})
    options = game.meta.complete(dict(header["options"]))
    kept = {name: header[name] for name in ("raumhafen", "game", "rules")}
    return {**kept, "seats": seats, "options": options, "seed": str(seed)}


def rebuild(game: Game, header: Line, history: list[Line]) -> Replay:
    session = Session(game, Replay(header))
    for line in history:
        if "revise" in line:
            session.revise(line["seat"])
        else:
            session.act(line["seat"], line["code"], "auto" in line, "follows" in line)
    return session.replay


def unpack(body: bytes) -> Replay:
    return read_lines(zlib.decompress(body).decode().splitlines())


def replay_of(header: Line, rows: Iterable[Row]) -> Replay:
    replay = Replay(header)
    for row in rows:
        replay.add(row.line)
    return replay


# --- positions ---------------------------------------------------------------------------------


def position(replay: Replay, n: int, seat: int | None) -> dict[str, Any]:
    """The table after n entries of the history, and what happened last; no seat: all of them."""
    game = load_game(replay.header["game"])
    state = replay.restore(game, max(0, n - 1))
    line = None
    who = SPECTATOR if seat is None else seat
    if n > 0:
        line = show_line(_played(game, state, replay.history[n - 1]), n, who, seat is None)
    shown: dict[str, Any] = {
        "n": n,
        "length": len(replay.history),
        "seat": seat,
        "view": table_view(game, state, who),
        "line": line,
    }
    if seat is None:
        shown["views"] = [table_view(game, state, k) for k in range(state.seats)]
    return shown


def _played(game: Game, state: State, line: Line) -> Row:
    """Plays one line and tells what happened."""
    hidden = state.secret
    state.log = []
    if "revise" in line:
        perform(game, state, line)
        return Row(line, [], hidden)
    events = apply(state, line["seat"], game.actions.parse(line["code"]))
    return Row(line, [tell(game, event) for event in events], hidden)


# --- summary -----------------------------------------------------------------------------------


def tell_story(text: bytes) -> Story:
    """Plays the whole game once."""
    replay = unpack(text)
    game = load_game(replay.header["game"])
    state = opening(game, replay.header)
    story = Story(len(replay.history), [], [], [])
    _mark(game, state, story, 0, {})
    for n, line in enumerate(replay.history, start=1):
        turn = _turn(_played(game, state, line))
        if turn is not None or state.over:
            _mark(game, state, story, n, turn or {})
    return story


def _turn(row: Row) -> dict[str, Any] | None:
    """The turn that begins with this line, if one does."""
    begun = [event.args for event in row.events if event.key == TURN]
    return dict(begun[-1]) if begun else None


def _mark(game: Game, state: State, story: Story, n: int, turn: dict[str, Any]) -> None:
    number = len(story.turns)
    label = str(turn.get("round", number))
    story.turns.append({"n": n, "label": label, "seat": turn.get("seat")})
    outcome = game.outcome(state)
    story.points.append(list(outcome.points))
    story.chances.append(outcome.shares() if state.over else chances(game, state))


def chances(game: Game, state: State) -> list[float]:
    values = [max(0.0, game.mind().value(state, seat)) for seat in range(state.seats)]
    total = sum(values)
    return [round(value / total, 4) if total else 1 / len(values) for value in values]
