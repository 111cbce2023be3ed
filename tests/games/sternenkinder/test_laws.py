"""Laws of the war: every broken one is found, so that random games can be trusted to have none."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from raumhafen.games.sternenkinder.content.tables import OWN_FLEET
from raumhafen.games.sternenkinder.rules.core.fleets import add_fleet, fleets_of, load_unit
from raumhafen.games.sternenkinder.state import FLEETS, NO_PLACE, SternState
from tests.games.sternenkinder.tables import GAME, Scenario

Spoil = Callable[[SternState], None]


def new_fleet(s: SternState) -> int:
    add_fleet(s, 0, OWN_FLEET, s.home[0])
    return fleets_of(s, 0)[-1]


def fleet_nowhere(s: SternState) -> None:
    s.fleet_at[new_fleet(s)] = s.tile.index(NO_PLACE)


def cargo_of_nobody(s: SternState) -> None:
    load_unit(s, FLEETS - 1, 0)


def too_much_cargo(s: SternState) -> None:
    at = new_fleet(s)
    for unit in (0, 0, 1, 1):
        load_unit(s, at, unit)


def two_neutral_groups(s: SternState) -> None:
    s.neutral_at[0] = s.neutral_at[1] = s.home[0] + 1
    s.neutral_count[0] = s.neutral_count[1] = 1


def an_empty_group(s: SternState) -> None:
    s.neutral_at[0], s.neutral_count[0] = s.home[0] + 1, 0


def a_captured_void(s: SternState) -> None:
    s.conquered[s.level.index(0)] = 0


def a_blockade_of_who_is_out(s: SternState) -> None:
    s.blockade[s.home[0]] = 1
    s.out = 1 << 1


def hits_without_a_battle(s: SternState) -> None:
    s.hits = [1, 0]


def out_with_a_colony(s: SternState) -> None:
    s.out = 1 << 0


@pytest.mark.parametrize(
    ("spoil", "law"),
    [
        (fleet_nowhere, "B5.1.4 fleets"),
        (cargo_of_nobody, "B5.1.4 no fleets"),
        (too_much_cargo, "B27.2.2 cargo"),
        (two_neutral_groups, "B8.9 neutral fleets"),
        (an_empty_group, "B8.9 counts"),
        (a_captured_void, "A2.3 captured"),
        (a_blockade_of_who_is_out, "B3.5 blockades"),
        (hits_without_a_battle, "B27.2.5 battles"),
        (out_with_a_colony, "A2.4 out"),
    ],
)
def test_a_broken_law_of_the_war_is_found(spoil: Spoil, law: str) -> None:
    """A2.3, A2.4, B3.5, B5.1.4, B8.9, B27.2.2, B27.2.5"""
    s = Scenario().s
    assert GAME.broken_laws(s) == []
    spoil(s)
    assert law in GAME.broken_laws(s)
