"""Two worlds that look the same to a seat: the true match, and one in which everything that the
seat cannot know was dealt anew."""

from __future__ import annotations

from typing import Any

from raumhafen.engine.errors import RaumhafenError
from raumhafen.engine.game import Game
from raumhafen.engine.lines import Header
from raumhafen.engine.replay import Replay, new_header
from raumhafen.engine.rng import Rng
from raumhafen.engine.state import State
from raumhafen.server.tables.ledger import Ledger
from raumhafen.server.tables.match import Match
from tests.contract.play import Case, get

Answer = tuple[Any, ...]


def match_of(case: Case) -> Match:
    game = get(case[0])
    return Match(game, new_header(game, case[1], case[2], "worlds"), [])


def put(match: Match, state: State) -> None:
    """The match as if it began at this position."""
    header: Header = match.session.replay.header
    match.session.replay = Replay(header)
    match.session.state = state.clone()
    match.session.state.log = []
    match.session.redoable = []
    match.ledger = Ledger(header["seats"] + 1)
    match._questions = match.session.state.asked[:]


def answer_to(match: Match, state: State, seat: int, codes: list[str]) -> Answer:
    """All that somebody learns from what becomes of these codes: how many of them were carried out,
    or why none."""
    put(match, state)
    try:
        rows = match.act(seat, codes)
    except RaumhafenError as error:
        return "refused", error.key, error.arguments, error.rule
    own = [row.line for row in rows if "code" in row.line and "auto" not in row.line]
    return "done", [line["code"] for line in own if "code" in line]


def other_worlds(game: Game, state: State, seat: int, count: int, rng: Rng) -> list[State]:
    return [game.determinize(state, seat, rng) for _ in range(count)]
