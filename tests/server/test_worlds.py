"""Nobody learns what is hidden: two worlds that look the same to a seat answer it the same."""

from __future__ import annotations

import itertools

import pytest

from raumhafen.agents import make_agent
from raumhafen.agents.foresight import foresee, spoken
from raumhafen.agents.search import Budget, SearchAgent
from raumhafen.engine.errors import RaumhafenError
from raumhafen.engine.game import Game
from raumhafen.engine.perspective import Perspective, head_view, with_board
from raumhafen.engine.rng import Rng
from raumhafen.engine.state import State
from raumhafen.server.messages import Position
from raumhafen.server.store.records import TableRecord
from raumhafen.server.tables.match import Match
from raumhafen.server.tables.table_info import undo_state
from raumhafen.server.wire import ENCODER
from tests.contract.play import Case, games, get, positions, thin
from tests.server.inside import record_of
from tests.server.worlds import answer_to, match_of, other_worlds, put

FIRST, SECOND, WORLDS = 6, 8, 2  # codes to begin with, codes to follow each, other worlds
TABLES: dict[str, dict[str, str | int | bool]] = {"sternenkinder": {"map": "short"}}


def case_of(game_id: str) -> Case:
    game = get(game_id)
    seats = min(3, game.meta.max_seats)
    return game_id, seats, dict(game.meta.complete(TABLES.get(game_id, {})))


def sample(rng: Rng, items: list[int], count: int) -> list[int]:
    mixed = items[:]
    rng.shuffle(mixed)
    return mixed[:count]


def likely_codes(game: Game, state: State, seat: int, first: int, rng: Rng) -> list[int]:
    """Codes that somebody would try after another one: what could be asked next, and anything."""
    copy = state.clone()
    game.act(copy, seat, game.actions.code(first))
    near = copy.options(seat)
    return sample(rng, near, SECOND // 2) + [
        rng.below(game.actions.size) for _ in range(SECOND // 2)
    ]


def check_bundles(case: Case, seed: int, every: int) -> int:
    """Bundles of two codes, legal and not, in the true world and in others; how many were tried."""
    game, match, rng = get(case[0]), match_of(case), Rng(f"worlds:{seed}")
    tried = 0
    for state in positions(case, seed, thin(case, every)):
        for seat in [seat for seat in state.deciders() if seat < state.seats]:
            others = other_worlds(game, state, seat, WORLDS, rng)
            for first in sample(rng, state.options(seat), FIRST):
                for second in likely_codes(game, state, seat, first, rng):
                    codes = [game.actions.code(first), game.actions.code(second)]
                    here = answer_to(match, state, seat, codes)
                    assert all(answer_to(match, one, seat, codes) == here for one in others), codes
                    tried += 1
    return tried


@pytest.mark.slow
@pytest.mark.parametrize("game_id", games())
def test_what_becomes_of_a_bundle_tells_nothing(game_id: str) -> None:
    assert check_bundles(case_of(game_id), 1, 6) > 50


def check_refusals(case: Case, seed: int, every: int) -> int:
    """Any code at all, mostly illegal ones: the reasons are the same in all worlds."""
    game, match, rng = get(case[0]), match_of(case), Rng(f"refusals:{seed}")
    tried = 0
    for state in positions(case, seed, thin(case, every)):
        for seat in range(state.seats):
            others = other_worlds(game, state, seat, 1, rng)
            for _ in range(20):
                code = game.actions.code(rng.below(game.actions.size))
                here = answer_to(match, state, seat, [code])
                assert all(answer_to(match, one, seat, [code]) == here for one in others), code
                tried += here[0] == "refused"
    return tried


@pytest.mark.slow
@pytest.mark.parametrize("game_id", games())
def test_a_refusal_tells_nothing(game_id: str) -> None:
    assert check_refusals(case_of(game_id), 2, 10) > 50


# --- positions, hints ----------------------------------------------------------------------------


def shown(match: Match, record: TableRecord, state: State, seat: int) -> bytes:
    """Everything that a position tells a seat."""
    put(match, state)
    head = head_view(match.game, match.session.state, seat)
    view = with_board(head, match.game.view(match.session.state, seat))
    undo, mine = undo_state(record, match, seat), [seat]
    log, standing = match.log(seat, 0), match.standing(mine)
    return ENCODER.encode(Position(0, head["seat"], view, log, undo, standing, mine))


@pytest.mark.slow
@pytest.mark.parametrize("game_id", games())
def test_positions_of_all_worlds_are_the_same_bytes(game_id: str) -> None:
    case, rng = case_of(game_id), Rng("positions")
    match, record = match_of(case), record_of("space-base", case[1])  # people, whatever the game
    for state in positions(case, 5, thin(case, 20)):
        for seat in range(state.seats):
            (other,) = other_worlds(match.game, state, seat, 1, rng)
            assert shown(match, record, other, seat) == shown(match, record, state, seat)


class Blindfold(Perspective):
    """Deals from a world of its own, whatever the true one is."""

    def __init__(self, game: Game, state: State, seat: int, dealt: State) -> None:
        super().__init__(game, state, seat)
        self.dealt = dealt
        self.deals = 0

    def determinize(self, rng: Rng) -> State:
        self.deals += 1
        return self.game.determinize(self.dealt, self.seat, rng)


def advice(table: Perspective) -> list[tuple[int, float, int]]:
    helper = SearchAgent(Budget(samples=12))
    found = helper.advise(table, Rng("hint"))
    return [(one.action, one.value, one.samples) for one in found]


@pytest.mark.slow
@pytest.mark.parametrize("game_id", games())
def test_a_hint_knows_nothing_but_worlds_dealt_anew(game_id: str) -> None:
    """Given the same deals, it says the same in every world that looks the same."""
    game, case, rng = get(game_id), case_of(game_id), Rng("hints")
    for state in itertools.islice(positions(case, 6, thin(case, 25)), 6):
        for seat in [seat for seat in state.deciders() if seat < state.seats][:1]:
            (other,) = other_worlds(game, state, seat, 1, rng)
            here, there = (Blindfold(game, one, seat, state) for one in (state, other))
            assert advice(there) == advice(here)
            assert greedy(there) == greedy(here)


def greedy(table: Perspective) -> int:
    return make_agent("greedy").choose(table, Rng("hint"))


@pytest.mark.slow
@pytest.mark.parametrize("game_id", games())
def test_a_forecast_knows_nothing_but_worlds_dealt_anew(game_id: str) -> None:
    """Given the same deal, what an answer would bring is the same in every world that looks the
    same.
    """
    game, case, rng = get(game_id), case_of(game_id), Rng("forecasts")
    for state in itertools.islice(positions(case, 8, thin(case, 25)), 8):
        for seat in [seat for seat in state.deciders() if seat < state.seats][:1]:
            (other,) = other_worlds(game, state, seat, 1, rng)
            here, there = (Blindfold(game, one, seat, state) for one in (state, other))
            for option in sample(rng, state.options(seat), FIRST):
                assert foreseen(there, option) == foreseen(here, option)
                assert here.deals and here.deals == there.deals


def foreseen(table: Perspective, option: int) -> tuple[list[object], list[object]]:
    found = foresee(table, option, Rng("forecast"))
    why: list[object] = [(one.key, spoken(table.game, one)) for one in found.reasons]
    return why, [(one.key, one.before, one.after) for one in found.changes]


EXPLAINED = {
    "sternenkinder": ["votes", "state-size", "income:food", "income:science", "price:grow"]
}


@pytest.mark.slow
@pytest.mark.parametrize("game_id", games())
def test_an_explanation_tells_nothing(game_id: str) -> None:
    game, case, rng = get(game_id), case_of(game_id), Rng("explain")
    for state in positions(case, 3, thin(case, 20)):
        for seat in range(state.seats):
            (other,) = other_worlds(game, state, seat, 1, rng)
            for what in EXPLAINED.get(game_id, ["votes"]):
                assert explained(game, other, seat, what) == explained(game, state, seat, what)


def explained(game: Game, state: State, seat: int, what: str) -> str:
    try:
        return repr(game.explain(state, seat, what))
    except RaumhafenError as error:
        return str(error)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(10))
@pytest.mark.parametrize("game_id", games())
def test_whole_games_of_bundles_and_refusals(game_id: str, seed: int) -> None:
    assert check_bundles(case_of(game_id), seed, 4)
    assert check_refusals(case_of(game_id), seed, 4)
