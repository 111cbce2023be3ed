"""The common part of the three adapters: returns, options, tensors with the question in front."""

import numpy as np
import pytest

from raumhafen.engine.asides import asides
from raumhafen.engine.errors import IllegalAction, RaumhafenError
from raumhafen.engine.game import SPECTATOR, Outcome
from raumhafen.engine.perspective import table_view
from raumhafen.engine.rng import Rng
from raumhafen.engine.save import digest
from raumhafen.engine.seatwise import Seatwise
from raumhafen.games import load_game
from raumhafen.games.space_base.actions import DONE, SPLIT, SUM
from raumhafen.games.space_base.game import SpaceBase
from raumhafen.games.space_base.meta import META
from raumhafen.research.table import (
    QUESTION,
    SECRET,
    WAITING,
    Table,
    complete_options,
    learnable,
    returns,
)
from tests.contract.toy.game import GAME
from tests.research.views import TABLES, VARIANTS, positions, step


class Decided(SpaceBase):
    """A game whose outcome is given."""

    def __init__(self, winners: list[int]) -> None:
        super().__init__()
        self.winners = winners

    def outcome(self, state: object) -> Outcome:
        return Outcome([0] * 4, self.winners, "SB15.2")


@pytest.mark.parametrize(
    ("winners", "wanted"),
    [
        ([2], [-1 / 3, -1 / 3, 1.0, -1 / 3]),
        ([0, 1], [1 / 3, 1 / 3, -1 / 3, -1 / 3]),
        ([0, 1, 2, 3], [0.0, 0.0, 0.0, 0.0]),
    ],
)
def test_returns_are_the_winners_share_as_a_zero_sum(
    winners: list[int], wanted: list[float]
) -> None:
    game = Decided(winners)
    state = game.new_state(4, {}, 1)
    assert returns(game, state) == [0.0] * 4
    state.finish()
    assert returns(game, state) == pytest.approx(wanted)
    assert sum(returns(game, state)) == pytest.approx(0.0)


def test_matches_of_learners_end() -> None:
    assert complete_options(META, {})["round_limit"] == 200
    assert complete_options(META, {"round_limit": 0})["round_limit"] == 0


def test_wrong_options_and_seats_are_refused() -> None:
    with pytest.raises(RaumhafenError, match="error-option-value"):
        Table("space-base", 4, {"variant": "slow"}, False)
    with pytest.raises(RaumhafenError, match="error-seats"):
        Table("space-base", 6, {}, False)
    with pytest.raises(RaumhafenError, match="error-game-unknown"):
        Table("space-bar", 4, {}, False)


def test_space_base_can_be_learned() -> None:
    assert "space-base" in learnable()


def test_the_question_and_who_is_asked_stand_in_front() -> None:
    table = Table("space-base", 3, {"variant": "light-speed"}, False)
    table.deal(1)
    planes = table.tensors.named(table.tensor(2))
    names = [ask.name for ask in table.game.asks]
    assert names[int(planes[QUESTION].argmax())] == "light-speed-buy"
    assert planes[WAITING].tolist() == [1.0, 1.0, 1.0]
    assert planes[SECRET].tolist() == [1.0]
    while table.state.asked[0] is not None:
        table.act(0, DONE)
    assert table.tensors.named(table.tensor(2))[WAITING].tolist() == [1.0, 0.0, 1.0]
    assert table.tensors.named(table.tensor(0))[QUESTION].sum() == 0
    assert table.tensors.named(table.tensor(SPECTATOR))[QUESTION].sum() == 0


@pytest.mark.parametrize("seats", TABLES)
def test_tensors_stay_in_their_bounds(seats: int) -> None:
    table = Table("space-base", seats, {}, False)
    table.deal(seats)
    high, rng = table.tensors.high(), Rng(seats)
    while not table.state.over:
        step(table.state, rng)
        tensor = table.tensor(table.state.actions % seats)
        assert tensor.dtype == np.float32
        assert (tensor >= 0).all() and (tensor <= high).all()


def allocation(seed: int) -> Table:
    """A match at the first roll that asks both seats to allocate dice."""
    table = Table("space-base", 2, {}, False)
    table.deal(seed)
    rng = Rng(seed)
    while table.state.options(0) != [SPLIT, SUM] or table.state.options(1) != [SPLIT, SUM]:
        step(table.state, rng)
    return table


def test_a_secret_answer_shows_to_nobody_else() -> None:
    seen = []
    for answer in (SPLIT, SUM):
        table = allocation(3)
        table.act(0, answer)
        assert table.state.asked[1] is not None
        seen.append((table.tensor(0).tobytes(), table.tensor(1).tobytes()))
    assert seen[0][0] != seen[1][0]
    assert seen[0][1] == seen[1][1]


def test_a_secret_answer_shows_when_all_have_answered() -> None:
    seen = set()
    for answer in (SPLIT, SUM):
        table = allocation(3)
        table.act(0, answer)
        table.act(1, SPLIT)
        seen.add(table.tensor(1).tobytes())
    assert len(seen) == 2


def test_questions_with_one_answer_can_be_skipped() -> None:
    """On the small game of the contract tests, whose clock always has a single answer."""
    table = Table("space-base", 3, {}, True)
    table.match = Seatwise(GAME, GAME.new_state(3, {}, 1), skip_forced=True)
    rng = Rng(1)
    skipped = 0
    while not table.state.over:
        before = table.state.actions
        seat = table.asked()
        table.act(seat, rng.pick(table.state.options(seat)))
        skipped += table.state.actions - before - 1
        assert table.asked() < 3
        assert table.state.over or len(table.state.options(table.asked())) > 1
    assert skipped > 0


def test_illegal_actions_change_nothing() -> None:
    table = Table("space-base", 2, {}, False)
    table.deal(1)
    before = digest(table.state)
    seat = table.asked()
    wrong = next(a for a in range(99) if a not in table.state.options(seat))
    with pytest.raises(IllegalAction):
        table.act(seat, wrong)
    assert digest(table.state) == before


@pytest.mark.parametrize("variant", VARIANTS)
def test_the_planes_in_front_say_what_the_table_view_says(variant: str) -> None:
    table = Table("space-base", 4, {"variant": variant}, False)
    kinds = [ask.name for ask in table.game.asks]
    secrets = set()
    for state in positions(variant, 4, seed=3, every=9):
        for seat in range(SPECTATOR, 4):
            view = table_view(table.game, state, seat)
            planes = table.tensors.named(table.tensors.tensor(state, seat))
            asked = [kinds[at] for at in np.flatnonzero(planes[QUESTION])]
            assert asked == ([] if view["question"] is None else [view["question"]["kind"]])
            waiting = {(at + max(seat, 0)) % 4 for at in np.flatnonzero(planes[WAITING]).tolist()}
            assert waiting == set(view["waiting"])
            assert bool(planes[SECRET][0]) == view["secret"]
            secrets.add(view["secret"])
    assert secrets == {False, True}


def test_learners_know_nothing_of_asides() -> None:
    """Of who is asked and of what may be done they see the options of the question alone."""
    table = Table("sternenkinder", 2, {"map": "short", "politics": True}, False)
    game, rng, beside = load_game("sternenkinder"), Rng(1), 0
    table.deal(1)
    for _ in range(300):
        state, seat = table.state, table.asked()
        mask = table.mask(seat)
        assert np.flatnonzero(mask).tolist() == sorted(state.options(seat))
        assert state.deciders() == [seat] or state.strands
        beside += any(asides(game, state, other) for other in range(2) if other != seat)
        table.act(seat, rng.pick(state.options(seat)))
    assert beside > 10
