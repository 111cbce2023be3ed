"""Positions of a replay, as a seat saw them or with everything open. Worked out in workers."""

from typing import Any

import msgspec

from raumhafen.engine.game import SPECTATOR, Game
from raumhafen.engine.perspective import table_view
from raumhafen.engine.replay import Line, Replay, perform
from raumhafen.engine.state import State, apply
from raumhafen.games import load_game
from raumhafen.server.replays.packing import unpack
from raumhafen.server.store.log_rows import Row, show_line, tell


def position_in(body: bytes, n: int, seat: int | None) -> bytes:
    """The answer to a reader, ready to be sent."""
    return msgspec.json.encode(position(unpack(body), n, seat))


def position(replay: Replay, n: int, seat: int | None) -> dict[str, Any]:
    """The table after n entries of the history, and what happened last; no seat: all of them."""
    game = load_game(replay.header["game"])
    state = replay.restore(game, max(0, n - 1))
    line = None
    who = SPECTATOR if seat is None else seat
    if n > 0:
        line = show_line(play_line(game, state, replay.history[n - 1]), n, who, seat is None)
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


def play_line(game: Game, state: State, line: Line) -> Row:
    """Plays one line and tells what happened."""
    hidden = state.secret
    state.log = []
    if "revise" in line:
        perform(game, state, line)
        return Row(line, [], hidden)
    events = apply(state, line["seat"], game.actions.parse(line["code"]))
    return Row(line, [tell(game, event) for event in events], hidden)
