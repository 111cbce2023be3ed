"""Decision 39: offers made out of turn. They wait for an answer and lapse with the phase.

At most one offer of a matter lies between two players, and what was refused or withdrawn is not
offered again in this phase; so a matter and a player name it without doubt.
"""

from typing import Final

from raumhafen.games.sternenkinder.actions import MATTERS
from raumhafen.games.sternenkinder.state import NOBODY, OFFER_ROW, REFUSAL_ROW, SternState

# a row of `offers`
MATTER: Final = 0
FROM: Final = 1
TO: Final = 2
SHARE: Final = 3
STAGE: Final = 4
GIVEN: Final = 5
WANTED: Final = 9
# its stage: who has to answer
OPEN: Final = 0  # the partner
COUNTERED: Final = 1  # who offered: the partner wants another share
AGREED: Final = 2  # nobody: a treaty that is concluded in the offerer's turn
EXCHANGE_MATTER: Final = MATTERS.index("exchange")
MOST_BETWEEN_TWO: Final = 3  # open offers


def rows(s: SternState) -> range:
    return range(0, len(s.offers), OFFER_ROW)


def stage(s: SternState, at: int) -> int:
    return s.offers[at + STAGE]


def find_offer(s: SternState, matter: int, seat: int, partner: int) -> int:
    """The row of an offer from the seat to the partner, or NOBODY."""
    for at in rows(s):
        if s.offers[at : at + STAGE - 1] == [matter, seat, partner]:
            return at
    return NOBODY


def between(s: SternState, seat: int, partner: int) -> int:
    """How many offers lie between two players, in both directions."""
    pair = {seat, partner}
    return sum({s.offers[at + FROM], s.offers[at + TO]} == pair for at in rows(s))


def drop_offer(s: SternState, at: int) -> None:
    if at != NOBODY:
        del s.offers[at : at + OFFER_ROW]


def note_refusal(s: SternState, matter: int, seat: int, partner: int) -> None:
    """A5.1 The same offer is not repeated in this phase."""
    drop_offer(s, find_offer(s, matter, seat, partner))
    s.refusals += [matter, seat, partner]


def is_refused(s: SternState, matter: int, seat: int, partner: int) -> bool:
    wanted = [matter, seat, partner]
    places = range(0, len(s.refusals), REFUSAL_ROW)
    return any(s.refusals[at : at + REFUSAL_ROW] == wanted for at in places)


def answerer(s: SternState, at: int) -> int:
    """Whose answer an offer waits for; NOBODY if it was agreed."""
    by_stage = (s.offers[at + TO], s.offers[at + FROM], NOBODY)
    return by_stage[stage(s, at)]


def addressed(s: SternState) -> list[int]:
    """Seats whose answer somebody waits for."""
    return sorted({answerer(s, at) for at in rows(s)} - {NOBODY})
