"""Positions of a replay, as a seat saw them or with everything open. Worked out in workers."""

import msgspec

from raumhafen.engine.game import SPECTATOR, Game
from raumhafen.engine.lines import Played
from raumhafen.engine.perspective import head_view, with_board
from raumhafen.engine.replay import Replay, perform
from raumhafen.engine.shapes import TableView
from raumhafen.engine.state import State
from raumhafen.games import load_game
from raumhafen.server.messages import ReplayPosition
from raumhafen.server.replays.packing import unpack
from raumhafen.server.store.log_rows import Row, show_line, tell


def position_in(body: bytes, n: int, seat: int | None) -> bytes:
    """The answer to a reader, ready to be sent."""
    return msgspec.json.encode(position(unpack(body), n, seat))


def position(replay: Replay, n: int, seat: int | None) -> ReplayPosition:
    """The table after n entries of the history, and what happened last; no seat: all of them."""
    game = load_game(replay.header["game"])
    first = replay.floor
    state = replay.restore(game, n if n == first else n - 1)
    line = None
    who = SPECTATOR if seat is None else seat
    if n > first:
        line = show_line(play_line(game, state, replay.history[n - 1]), n, who, seat is None)
    shown = ReplayPosition(n, len(replay.history), seat, seen_by(game, state, who), line)
    if seat is None:
        shown.views = [seen_by(game, state, k) for k in range(state.seats)]
    return shown


def seen_by(game: Game, state: State, seat: int) -> TableView:
    return with_board(head_view(game, state, seat), game.view(state, seat))


def play_line(game: Game, state: State, line: Played) -> Row:
    """Plays one line and tells what happened."""
    hidden = state.veils(line["seat"])
    if "aside" in line:
        hidden = game.veils_aside(state, line["seat"], game.actions.parse(line["code"]))
    state.log = []
    events = perform(game, state, line)
    return Row(line, [tell(game, event) for event in events], hidden)
