"""GT24 A broken law is reported; GT18.3, GT23 standing answers and hidden cards, step by step."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from raumhafen.engine.game import ENDED, NO_ANSWER
from raumhafen.engine.rng import Rng
from raumhafen.games.galaxy_trucker.actions import STAY
from raumhafen.games.galaxy_trucker.content.tables import CELLS
from raumhafen.games.galaxy_trucker.game import GAME
from raumhafen.games.galaxy_trucker.rules.building.repair import drop_cabinless
from raumhafen.games.galaxy_trucker.rules.flight import standing_answers
from raumhafen.games.galaxy_trucker.rules.flight.course import STAYING
from raumhafen.games.galaxy_trucker.rules.hidden_cards import redeal, unseen_stacks
from raumhafen.games.galaxy_trucker.rules.ship.damage import breathes
from raumhafen.games.galaxy_trucker.rules.ship.legality import components, has_cabin
from raumhafen.games.galaxy_trucker.state import LEARNING, TruckerState
from tests.games.galaxy_trucker.play import new_game
from tests.games.galaxy_trucker.table import Table, cell


def two_on_one_space(s: TruckerState) -> None:
    s.position[1] = s.position[0]


def two_of_one_order(s: TruckerState) -> None:
    s.order[:2] = [1, 1]


def cargo_in_the_void(s: TruckerState) -> None:
    s.load[next(at for at in range(CELLS) if s.grid[at] < 0)] = 1


def a_card_from_nowhere(s: TruckerState) -> None:
    s.flown.append(s.decks[0][0])


def a_lost_card(s: TruckerState) -> None:
    s.decks[0].pop()


@pytest.mark.parametrize(
    ("fault", "law"),
    [
        (two_on_one_space, "GT24.6 two rockets"),
        (two_of_one_order, "GT24.6 two ships"),
        (cargo_in_the_void, "GT24.2"),
        (a_card_from_nowhere, "GT24.3 a card was flown"),
        (a_lost_card, "GT24.3 cards missing"),
    ],
)
def test_a_broken_law_is_reported(fault: Callable[[TruckerState], None], law: str) -> None:
    """GT24.2, GT24.3, GT24.6"""
    t = Table("RG")
    t.at(5, 3)
    assert GAME.broken_laws(t.s) == []
    fault(t.s)
    assert [found for found in GAME.broken_laws(t.s) if found.startswith(law)]


def test_two_aliens_of_a_colour_break_a_law() -> None:
    """GT11.5, GT24.4 One of each: a second purple one is reported although it can breathe."""
    t = Table("DR")
    t.put(0, "10,7", "life_support_purple-2003", 0)
    t.s.manual = 1
    t.crew(0, "5,7", "purple")
    assert GAME.broken_laws(t.s) == []
    t.crew(0, "9,7", "purple")
    assert breathes(t.s, 0, cell("9,7"))
    assert GAME.broken_laws(t.s) == [
        "GT24.4 an alien cannot breathe or is not alone of its kind (ship 0)"
    ]


# --- GT18.3 --------------------------------------------------------------------------------------


def test_a_standing_answer_flies_on_until_a_loss_or_the_end() -> None:
    """GT18.3: asked whether to give up, and nothing else, it answers; a loss ends only `unhurt`."""
    t = Table("RG")
    t.at(5, 3)
    memo = GAME.standing_start(t.s, 0, standing_answers.UNHURT)
    assert GAME.standing_answer(t.s, 0, "flight", memo) == NO_ANSWER
    t.s.ask(0, STAYING)
    assert GAME.standing_answer(t.s, 0, "unhurt", memo) == STAY
    t.s.lost[0].append(0)
    assert GAME.standing_answer(t.s, 0, "unhurt", memo) == ENDED
    assert GAME.standing_answer(t.s, 0, "flight", memo) == STAY
    t.s.round_at += 1
    assert GAME.standing_answer(t.s, 0, "flight", memo) == ENDED


# --- GT23 ----------------------------------------------------------------------------------------


def test_the_order_of_unseen_cards_is_dealt_anew_where_it_matters() -> None:
    """GT21.3, GT23.2: with the prognostic mode; cards that were flown lay on top."""
    s = new_game(2, {"prognostic": True, "round_1": "III"}, 1)
    s.seen[0] = 0b0001
    s.flown = s.stacks[1][:1]
    assert unseen_stacks(s, 0) == [1, 2, 3]
    seen, top = s.stacks[0][:], s.stacks[1][0]
    orders = set()
    for seed in range(8):
        copy = s.clone()
        assert isinstance(copy, TruckerState)
        redeal(copy, 0, Rng(seed))
        assert copy.stacks[0] == seen and copy.stacks[1][0] == top
        orders.add(tuple(copy.stacks[2]))
    assert len(orders) > 1


def test_star_cards_are_known_to_all() -> None:
    """GT10.3, GT23.2"""
    s = new_game(2, {"learning": "keep"}, 1)
    assert s.round == LEARNING and unseen_stacks(s, 0) == []


# --- GT9.2 ---------------------------------------------------------------------------------------


def test_without_any_cabin_the_largest_part_stays() -> None:
    """GT9.2: only a ship that is challenged after it has lost its last cabin is without one."""
    t = Table("RG")
    t.strip(0, "7,7", "6,8")
    parts = components(t.s, 0)
    assert len(parts) > 1 and not any(has_cabin(t.s, 0, part) for part in parts)
    drop_cabinless(t.s, 0, parts)
    assert components(t.s, 0) == [max(parts, key=len)]
