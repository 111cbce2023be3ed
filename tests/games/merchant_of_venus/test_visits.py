"""What bots remember of visits is what they would find if they reckoned anew."""

import pytest

from raumhafen.engine.rng import Rng
from raumhafen.engine.state import apply
from raumhafen.games.merchant_of_venus.bots.greedy import greedy_choice
from raumhafen.games.merchant_of_venus.bots.outlook import Outlook
from raumhafen.games.merchant_of_venus.bots.plan import Plan
from raumhafen.games.merchant_of_venus.bots.styles import USUAL, Style, fitted
from raumhafen.games.merchant_of_venus.bots.visits import MEMORY, Visits
from raumhafen.games.merchant_of_venus.content.tables import NONE
from raumhafen.games.merchant_of_venus.game import GAME
from raumhafen.games.merchant_of_venus.state import VenusState
from raumhafen.games.merchant_of_venus.views.distances import PLACES

WHIM = 4  # of so many answers one is at random
STILL = 0.4  # of the plans at least this share finds its situation remembered
# Lists that change nothing about a visit but for missions, which are never remembered: where ships
# are and what they meet, decks and supplies, what is counted for the end.
ASIDE = {
    "ship", "fame", "infamy", "delivered", "sold", "jumps", "lowered", "progress", "fame_total",
    "final", "rolled", "kind", "gates", "pirate_at", "pirate_infamy", "supply", "pile_known",
    "deed_paid", "title_at", "intel_at", "mission_bag", "mission_under", "encounter_bag",
    "encounter_top", "encounter_under", "top_seen", "under_seen", "discards", "dice", "slots",
    "crossed",
}  # fmt: skip


def scores(s: VenusState, seat: int, style: Style, mp: int) -> list[float]:
    return Plan(Outlook(s, seat, style), mp, mp == NONE).scores


def played(seats: int, seed: int) -> list[VenusState]:
    """A match, position by position, of seats that follow their plans and sometimes a whim."""
    s, rng = GAME.new_state(seats, {}, seed), Rng(seed)
    assert isinstance(s, VenusState)
    found = []
    while not s.over:
        found.append(s.copy())
        seat = s.deciders()[0]
        options = s.options(seat)
        whim = rng.below(WHIM) == 0
        apply(
            s, seat, rng.pick(options) if whim else greedy_choice(s, seat, options, fitted(seats))
        )
    return found


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_remembered_visits_are_worth_what_they_would_be_anew(seats: int) -> None:
    """One memory for the whole match, against a new one for each question; under way with as many
    points as are left and with some more, so that ends come near and go off again.
    """
    rng, asked, remembered = Rng(f"visits:{seats}"), 0, 0
    styles = (USUAL, fitted(seats))
    for s in played(seats, 11):
        seat, style = s.deciders()[0], styles[rng.below(8) == 0]
        kept = MEMORY.last
        for mp in (NONE, s.mp, s.mp + rng.below(30)):
            MEMORY.last = kept
            asked += 1
            found = scores(s, seat, style, mp)
            remembered += kept is not None and MEMORY.last is kept
            after = MEMORY.last
            MEMORY.last = None
            assert found == scores(s, seat, style, mp)
            kept = after
        MEMORY.last = kept
    assert remembered > STILL * asked


def test_another_seat_style_or_drive_is_another_situation() -> None:
    s = played(2, 3)[80]
    for seat in range(2):
        o = Outlook(s, seat, USUAL)
        visits = Visits(o)
        assert visits.hold(o) and visits.hold(Outlook(s.copy(), seat, USUAL))
        assert not visits.hold(Outlook(s, 1 - seat, USUAL))
        assert not visits.hold(Outlook(s, seat, fitted(2)))
        other = s.copy()
        other.drive[seat] = 3 - other.drive[seat]
        assert not visits.hold(Outlook(other, seat, USUAL))


def test_whatever_lies_on_the_table_is_part_of_the_situation() -> None:
    """Whatever list changes, everything is reckoned anew, but for those that are named above."""
    s = played(2, 3)[80]
    o = Outlook(s, 0, USUAL)
    visits = Visits(o)
    aside = set()
    for name in s.FIELDS:
        kept = getattr(s, name)
        if isinstance(kept, list) and name != "thrown":
            setattr(s, name, [*kept, 0])
            aside |= {name} if visits.hold(o) else set()
            setattr(s, name, kept)
    assert aside == ASIDE


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_an_end_far_off_is_far_off_whenever_it_comes(seats: int) -> None:
    """What is kept once for all rolls beyond `far` is the same for each of them."""
    s = played(seats, 5)[60]
    o = Outlook(s, 0, fitted(seats))
    far = Visits(o).far
    for good in range(5):
        for place in range(PLACES):
            o.rolls = far
            kept = o.resale(good, place, 0.0), o.ride_for(90.0, NONE, place, 0.0)
            for rolls in range(far + 1, far + 20):
                o.rolls = rolls
                assert (o.resale(good, place, 0.0), o.ride_for(90.0, NONE, place, 0.0)) == kept
