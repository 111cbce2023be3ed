"""The greedy bot of Space Base: odds, engine first, points later, the race to 40."""

from itertools import islice
from math import log

import pytest

from raumhafen.engine.rng import Rng
from raumhafen.engine.seatwise import next_decider
from raumhafen.engine.state import apply
from raumhafen.games.space_base.actions import BUY, DONE, SPLIT, SUM, USE, power
from raumhafen.games.space_base.bots.abilities import best_ability
from raumhafen.games.space_base.bots.cards import Shopper, best_buy
from raumhafen.games.space_base.bots.dice import best_allocation
from raumhafen.games.space_base.bots.greedy import greedy_choice, value
from raumhafen.games.space_base.bots.worth import (
    LAST,
    USUAL,
    expect,
    gain_by,
    red_pay,
    stage_of,
    usual,
)
from raumhafen.games.space_base.content.load import CONTENT
from raumhafen.games.space_base.content.tables import NEED, SHIP_SLOTS
from raumhafen.games.space_base.game import GAME
from raumhafen.games.space_base.rules.board import place, put_cube
from raumhafen.games.space_base.rules.turn import buy_options
from raumhafen.games.space_base.state import SpaceBaseState
from tests.agents.tables import decisions


def new_match(seats: int = 2, seed: int = 1) -> SpaceBaseState:
    state = GAME.new_state(seats, {}, seed)
    assert isinstance(state, SpaceBaseState)
    return state


def card(name: str) -> int:
    return CONTENT.by_id(name).index


def greedy_match(seed: int) -> list[SpaceBaseState]:
    """Positions of a match of two greedy seats, the last one decided."""
    state = new_match(seed=seed)
    seat, seen = -1, []
    while not state.over:
        seen.append(state.copy())
        seat = next_decider(state, seat)
        options = state.options(seat)
        apply(state, seat, greedy_choice(state, seat, options) if len(options) > 1 else options[0])
    return [*seen, state]


# --- odds ----------------------------------------------------------------------------------------


def random_pay(rng: Rng) -> list[float]:
    return [0.0] + [rng.below(50) / 10 for _ in range(12)]


def all_rolls(pay: list[float]) -> float:
    rolls = [(a, b) for a in range(1, 7) for b in range(1, 7)]
    return sum(max(pay[a] + pay[b], pay[a + b]) for a, b in rolls) / 36


def test_expectation_is_that_of_all_36_rolls() -> None:
    rng = Rng("odds")
    for _ in range(50):
        pay = random_pay(rng)
        assert expect(pay) == pytest.approx(all_rolls(pay))


@pytest.mark.parametrize("sector", range(1, 13))
def test_gain_of_a_sector_is_the_change_of_the_expectation(sector: int) -> None:
    rng = Rng(f"gain {sector}")
    for _ in range(30):
        pay = random_pay(rng)
        before, new = all_rolls(pay), rng.below(50) / 10
        gain = gain_by(pay, sector, new)
        pay[sector] = new
        assert gain == pytest.approx(all_rolls(pay) - before)


@pytest.mark.parametrize(("sector", "neighbours"), [(10, [9, 11]), (12, [11])])
def test_two_arrows_of_a_stack_pay_both_neighbours(sector: int, neighbours: list[int]) -> None:
    """SB8.4, SB8.7, SB11.3 Scott may put Lichtenberg upon Shaw; at the edge there is one side."""
    state = new_match()
    place(state, 0, card("merbold"), 9)
    place(state, 0, card("carr"), 11)
    pays = []
    for name in ("shaw", "lichtenberg", "haise"):
        place(state, 0, card(name), sector)  # and deploys the one before
        pays.append(red_pay(state, 0, USUAL[state.seats][0]))
    bare, one, two = pays
    opened = [bare[neighbour] for neighbour in neighbours]
    assert min(opened) > 0.0
    assert one[sector] == pytest.approx(bare[sector] + max(opened))
    assert two[sector] == pytest.approx(bare[sector] + sum(opened))


# --- value ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_chances_of_all_seats_add_up_to_one(seats: int) -> None:
    for state, _ in islice(decisions(GAME, seats, {}, seats), 0, 400, 7):
        assert isinstance(state, SpaceBaseState)
        chances = [value(state, seat) for seat in range(seats)]
        assert sum(chances) == pytest.approx(1.0)
        assert all(0.0 <= chance <= 1.0 for chance in chances)


@pytest.mark.parametrize("gift", ["vp", "credits", "income"])
def test_more_of_anything_is_better(gift: str) -> None:
    state = new_match()
    before = value(state, 0)
    getattr(state, gift)[0] += 3
    assert value(state, 0) > before
    assert value(state, 1) < 1.0 - before


def test_a_better_board_is_better() -> None:
    state = new_match()
    before = value(state, 0)
    place(state, 0, card("aldrin"), 7)
    assert value(state, 0) > before


def test_an_instant_win_is_certain() -> None:
    state = new_match()
    state.winner = 1
    assert (value(state, 0), value(state, 1)) == (0.0, 1.0)


@pytest.mark.slow
def test_chances_are_calibrated() -> None:
    """Among positions in which a seat is given 60 to 80 %, it wins about as often."""
    likely, won, loss, count = 0.0, 0.0, 0.0, 0
    shown = 0
    for seed in range(150):
        seen = greedy_match(seed)
        share = GAME.outcome(seen[-1]).shares()
        for state in seen[:-1:6]:
            chance = value(state, 0)
            loss -= log(chance if share[0] else 1.0 - chance)
            count += 1
            if 0.6 <= chance <= 0.8:
                likely, won, shown = likely + chance, won + share[0], shown + 1
    assert loss / count < 0.6  # 0.693 would be a coin
    assert shown > 200
    assert won / shown == pytest.approx(likely / shown, abs=0.12)


# --- choices -------------------------------------------------------------------------------------


def test_stages_go_from_the_first_round_to_the_trigger() -> None:
    state = new_match()
    assert stage_of(state) == 0
    state.vp[1], state.round = 20, 10
    assert stage_of(state) == 6
    state.triggered = True
    assert stage_of(state) == LAST


def test_the_engine_comes_first_and_points_come_later() -> None:
    state = new_match()
    cargo, carrier = card("makarov"), card("carr")
    early = Shopper(state, 0, usual(state))
    assert early.gain(cargo, 7) > 0.0
    ratio = early.gain(carrier, 7) / early.gain(cargo, 7)
    state.vp[0], state.round = 32, 20
    late = Shopper(state, 0, usual(state))
    assert late.gain(carrier, 7) / late.gain(cargo, 7) > ratio


def test_a_colony_is_bought_to_win_and_not_in_the_first_rounds() -> None:
    state = new_match()
    state.active = 0
    state.credits[0] = 12
    first = best_buy(state, 0, buy_options(state, 0), usual(state))
    assert BUY <= first < BUY + SHIP_SLOTS
    state.vp, state.triggered, state.round = [38, 41], True, 20
    last = best_buy(state, 0, buy_options(state, 0), usual(state))
    assert last == BUY + SHIP_SLOTS + 1  # sector 2 for 12 credits: 4 VP
    state.credits[0] = 42
    assert best_buy(state, 0, buy_options(state, 0), usual(state)) == BUY + SHIP_SLOTS + 11


def test_instant_win_is_used() -> None:
    state = new_match()
    armstrong = card("armstrong")
    place(state, 0, armstrong, 12)
    for _ in range(NEED[2][2 * armstrong]):
        put_cube(state, 0, armstrong)
    win = USE + power(armstrong)
    assert best_ability(state, 0, [DONE, win], usual(state)) == win


def test_dice_go_where_they_pay() -> None:
    state = new_match()
    state.active = 0
    place(state, 0, card("shatalov"), 12)
    state.die_a, state.die_b = 6, 6
    assert best_allocation(state, 0, [SPLIT, SUM], usual(state)) == SUM
    place(state, 0, card("belyayev"), 6)
    place(state, 0, card("hauck"), 12)
    assert best_allocation(state, 0, [SPLIT, SUM], usual(state)) == SPLIT
