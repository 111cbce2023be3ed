"""GT23 The tensor says what the view says: no more, and all the facts that count."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from raumhafen.engine.game import SPECTATOR, View
from raumhafen.engine.planes import MOST
from raumhafen.engine.rng import Rng
from raumhafen.engine.state import apply
from raumhafen.games.galaxy_trucker.game import GAME
from raumhafen.games.galaxy_trucker.state import TruckerState
from raumhafen.games.galaxy_trucker.views.features import decode, features, layout
from tests.games.galaxy_trucker.play import choose, new_game
from tests.games.planes import assert_keeps_secrets, assert_side_by_side, used_planes

pytestmark = pytest.mark.slow

SEATS = (2, 3, 4)


def positions(seats: int, seed: int, every: int = 23) -> Iterator[TruckerState]:
    """Every so many decisions: built by the greedy bot now and then, so that ships really fly."""
    s = new_game(seats, {}, seed)
    rng = Rng(f"features {seed}")
    yield s
    while not s.over:
        seat = s.deciders()[rng.below(len(s.deciders()))]
        options = s.options(seat)
        greedy = rng.below(60) > 0
        apply(s, seat, GAME.mind().greedy(s, seat, options) if greedy else choose(options, rng))
        if s.over or s.actions % every == 0 or (s.hit and s.actions % 3 == 0):
            yield s


def facts_of(view: View, facts: View) -> View:
    """The part of a view that `decode` speaks of."""
    shown: View = {name: view[name] for name in facts if name not in ("ships", "mine")}
    pairs = zip(view["ships"], facts["ships"], strict=True)
    shown["ships"] = [{name: ship[name] for name in known} for ship, known in pairs]
    if "mine" in facts:
        shown["mine"] = {name: view["mine"][name] for name in facts["mine"]}
    return shown


@pytest.mark.parametrize("seats", SEATS)
def test_the_facts_of_every_view_can_be_read_back(seats: int) -> None:
    """GT23.4"""
    for s in positions(seats, seed=seats, every=131):
        for seat in range(SPECTATOR, seats):
            view = GAME.view(s, seat)
            facts, looks = decode(features(view, seat), seats)
            assert looks == seat
            assert facts == facts_of(view, facts)


def test_all_numbers_stay_in_their_bounds() -> None:
    where = layout(3)
    used: set[str] = set()
    for s in positions(3, seed=5, every=2):
        used |= used_planes(where, features(GAME.view(s, 0), 0))
    assert set(where.planes) - used <= {"options", "aside", "beaten", "cabin"}


def test_planes_lie_side_by_side() -> None:
    for seats in SEATS:
        assert_side_by_side(layout(seats))


def test_what_a_seat_cannot_know_does_not_show() -> None:
    """GT23.2 Positions that differ only in hidden cards give equal tensors."""
    assert_keeps_secrets(GAME, features, positions(2, seed=9, every=97))


def test_another_tile_or_another_turn_is_another_tensor() -> None:
    s = next(positions(2, seed=1))
    before = features(GAME.view(s, 0), 0)
    apply(s, s.deciders()[0], GAME.actions.parse("take-pile"))
    assert features(GAME.view(s, 0), 0) != before


def test_rare_facts_show_too() -> None:
    """Options and tiles aside, which a short match may never bring."""
    s = next(positions(2, seed=1))
    before = features(GAME.view(s, 1), 1)
    s.aside[2] = 77
    aside = features(GAME.view(s, 1), 1)
    assert aside[layout(2)["aside"]] != before[layout(2)["aside"]]
    s.manual = 1
    assert features(GAME.view(s, 1), 1)[layout(2)["options"]] != before[layout(2)["options"]]


def test_large_numbers_are_cut() -> None:
    s = next(positions(2, seed=1))
    s.credits[0] = 10 * MOST
    numbers = features(GAME.view(s, 0), 0)
    cut = layout(2).planes["own_credits"].high
    assert max(numbers[layout(2)["own_credits"]]) == pytest.approx(cut)
