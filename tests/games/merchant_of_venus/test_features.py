"""MV17 The tensor says what the view says: no more, and all the facts that count."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from raumhafen.engine.game import SPECTATOR, View
from raumhafen.engine.planes import MOST
from raumhafen.engine.rng import Rng
from raumhafen.engine.state import apply
from raumhafen.games.merchant_of_venus.game import GAME
from raumhafen.games.merchant_of_venus.state import VenusState
from raumhafen.games.merchant_of_venus.views.features import decode, features, layout
from tests.contract.play import choose_with
from tests.games.merchant_of_venus.riches import enrich
from tests.games.merchant_of_venus.table import A, B, Table
from tests.games.planes import assert_keeps_secrets, assert_side_by_side, used_planes

pytestmark = pytest.mark.slow

SEATS = (1, 2, 3, 4)


def positions(seats: int, seed: int, every: int) -> Iterator[VenusState]:
    """Rich positions, so that rare things lie on the table."""
    s = GAME.new_state(seats, {"rounds": 15}, seed)
    assert isinstance(s, VenusState)
    rng = Rng(f"features {seed}")
    rich = False
    while not s.over:
        if s.actions % every == 0:
            yield s
        seat, action = choose_with(GAME, s, rng, 3)
        asked = s.asked[seat]
        if not rich and asked is not None and asked.ask.name == "depart":
            enrich(s, rng)
            rich = True
            continue
        apply(s, seat, action)
    yield s


def facts_of(view: View, facts: View) -> View:
    """The part of a view that `decode` speaks of."""
    shown: View = {name: view[name] for name in facts if name not in ("seats", "systems")}
    for name in ("seats", "systems"):
        pairs = zip(view[name], facts[name], strict=True)
        shown[name] = [entry and {key: entry[key] for key in known} for entry, known in pairs]
    return shown


@pytest.mark.parametrize("seats", SEATS)
def test_the_facts_of_every_view_can_be_read_back(seats: int) -> None:
    """MV17.3"""
    for s in positions(seats, seed=seats, every=17):
        for seat in range(SPECTATOR, seats):
            view = GAME.view(s, seat)
            facts, looks = decode(features(view, seat), seats)
            assert looks == seat
            assert facts == facts_of(view, facts)


def test_all_numbers_stay_in_their_bounds_and_every_plane_is_used() -> None:
    used: set[str] = set()
    for seats in SEATS:
        where = layout(seats)
        for seed in (0, 1, 2, 12):  # in the last one, with four seats, a title lies open again
            for s in positions(seats, seed=seed, every=3):
                used |= used_planes(where, features(GAME.view(s, s.active), s.active))
    assert set(layout(4).planes) - used <= {"tried", "missions_under", "crossed", "handled"}


def test_planes_lie_side_by_side() -> None:
    for seats in SEATS:
        assert_side_by_side(layout(seats))


def test_what_a_seat_cannot_know_does_not_show() -> None:
    """MV17.1 Positions that differ only in hidden cards give equal tensors."""
    assert_keeps_secrets(GAME, features, positions(2, seed=9, every=29))


@pytest.mark.parametrize(
    "plane",
    ["cargo", "aboard", "missions", "rewards", "spaceports", "pirates", "teleportals", "drive"],
)
def test_everything_on_the_table_has_its_plane(plane: str) -> None:
    """What A has stands in A's row to A, and in another row to B."""
    t = Table()
    t.turn(A)
    before = features(GAME.view(t.s, A), A)[layout(2)[plane]]
    t.give(A, "g01")
    t.passenger(A, "ps01")
    t.mission(A, "mi01")
    t.reward(A, "re01")
    t.port(A, "cw06")
    t.pirate("pi5", "jw07")
    t.teleportal(2, "im12")
    t.drive(A, 2)
    after = features(GAME.view(t.s, A), A)[layout(2)[plane]]
    assert max(before) == 0 and sum(mark > 0 for mark in after) == 1
    other = features(GAME.view(t.s, B), B)[layout(2)[plane]]
    assert (other != after) == (plane not in ("pirates", "teleportals"))


def test_what_was_peeked_at_shows_to_one_seat() -> None:
    """MV17.2"""
    t = Table()
    t.turn(A)
    t.s.known[0] = 1
    assert max(features(GAME.view(t.s, A), A)[layout(2)["known"]]) == 1
    assert max(features(GAME.view(t.s, B), B)[layout(2)["known"]]) == 0


def test_large_numbers_are_cut() -> None:
    t = Table()
    t.s.credits[A] = 10 * MOST
    numbers = features(GAME.view(t.s, A), A)[layout(2)["credits"]]
    assert max(numbers) == pytest.approx(layout(2).planes["credits"].high)
