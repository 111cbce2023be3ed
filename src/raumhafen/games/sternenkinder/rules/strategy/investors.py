"""A22.2 Investors: requests are noted when they happen and paid in the closing phase (decision 28).

Each request and each milestone is fulfilled once in a game, by all who manage it in the same round.
"""

from typing import Final

from raumhafen.engine.flow import Frame
from raumhafen.games.sternenkinder.content.cards import (
    INVESTOR_IDS,
    INVESTOR_MILESTONE,
    INVESTOR_REQUEST,
    INVESTOR_VP,
)
from raumhafen.games.sternenkinder.content.tables import CENTRE, ENTRY, WORKS
from raumhafen.games.sternenkinder.content.words import REQUESTS
from raumhafen.games.sternenkinder.rules.core.cards import anomaly_cards
from raumhafen.games.sternenkinder.rules.core.counts import has_enough
from raumhafen.games.sternenkinder.rules.core.effects import carry_out
from raumhafen.games.sternenkinder.rules.core.routes import connected
from raumhafen.games.sternenkinder.rules.core.rows import INVESTOR_ROWS
from raumhafen.games.sternenkinder.state import FACE_DOWN, NOBODY, SternState

NAMES: Final = tuple(id.partition(".")[2] for id in INVESTOR_IDS)
INVESTORS: Final = [at for at, id in enumerate(INVESTOR_IDS) if WORKS[ENTRY[id]]]
FORM: Final = NAMES.index("form")
KOSME: Final = NAMES.index("kosme")
TOR: Final = NAMES.index("tor")
WELLE: Final = NAMES.index("welle")
WANTED_LEVEL: Final = 2
WANTED_CARDS: Final = 2

# --- requests ------------------------------------------------------------------------------------


def note(s: SternState, investor: int, seat: int) -> None:
    """Decision 28: noted when it happens, if nobody did it in an earlier round."""
    if not s.requested >> investor & 1 and not s.requests[investor] >> seat & 1:
        s.requests[investor] |= 1 << seat
        s.tell("event-request", "A22.2", {"seat": seat, "investor": NAMES[investor]})


def hear_raised(s: SternState, seat: int, here: int, level: int) -> None:
    """A22.12 Form: a colony is raised to level II; the first one of the round counts."""
    if level == WANTED_LEVEL and here not in s.home:
        if s.raised[seat] == NOBODY:
            s.raised[seat] = here
        note(s, FORM, seat)


def hear_entered(s: SternState, seat: int, here: int, subject: int) -> None:
    """A22.15 Kosme: a military unit moves into the galactic centre."""
    if s.tile[here] == CENTRE:
        note(s, KOSME, seat)


def hear_connection(s: SternState, seat: int, here: int, subject: int) -> None:
    """A22.17 Tor: a colony is connected with the home world by trade routes."""
    if connected(s, seat):
        note(s, TOR, seat)


def hear_card(s: SternState, seat: int, here: int, subject: int) -> None:
    """A22.18 Welle: two anomaly cards in hand."""
    if anomaly_cards(s, seat) >= WANTED_CARDS:
        note(s, WELLE, seat)


def hear_discovered(s: SternState, seat: int, here: int, subject: int) -> None:
    """A22.18 Who discovers the last system of the map."""
    if FACE_DOWN not in s.tile:
        s.last_found = seat


def pay_requests(s: SternState, f: Frame) -> None:
    """A22.2 The reward for all who fulfilled a request first in the same round."""
    note_standing(s)
    due = [
        (investor, seat)
        for investor in INVESTORS
        for seat in s.seats_from(s.first)
        if s.requests[investor] >> seat & 1
    ]
    for investor, seat in reversed(due):
        s.requested |= 1 << investor
        here = s.raised[seat]
        if investor != FORM or s.owner[here] == seat:
            carry_out(s, seat, INVESTOR_ROWS + investor, here)
    s.requests = [0] * len(INVESTOR_IDS)
    s.raised = [NOBODY] * s.seats


def note_standing(s: SternState) -> None:
    """A22.17, A22.18 What holds at the end of the round was done in it, however it came about."""
    for seat in s.seats_from(s.first):
        if not s.out >> seat & 1:
            hear_connection(s, seat, NOBODY, NOBODY)
            hear_card(s, seat, NOBODY, NOBODY)


# --- milestones ----------------------------------------------------------------------------------


def reach_milestones(s: SternState, f: Frame) -> None:
    """A22.2 One victory point for all who reach a milestone first in the same round."""
    for investor in INVESTORS:
        if s.milestones >> investor & 1:
            continue
        reached = [seat for seat in s.seats_from(s.first) if has_reached(s, seat, investor)]
        for seat in reached:
            s.points[seat] += INVESTOR_VP[investor]
            s.tell("event-milestone", "A22.2", {"seat": seat, "investor": NAMES[investor]})
        s.milestones |= bool(reached) << investor


def has_reached(s: SternState, seat: int, investor: int) -> bool:
    """The milestones of this part only ask what a player has."""
    playing = not s.out >> seat & 1
    return playing and has_enough(s, seat, INVESTOR_MILESTONE[investor], NOBODY)


assert [REQUESTS[INVESTOR_REQUEST[at]] for at in (FORM, KOSME, TOR, WELLE)] == [
    "colony_raised_to_2", "military_unit_in_centre", "colony_connected", "anomaly_cards_2",
]  # fmt: skip
