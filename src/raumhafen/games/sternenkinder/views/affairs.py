"""A5 Treaties and offers as everybody sees them, and the seat's own draft."""

from raumhafen.games.sternenkinder.actions import MATTERS, PACTS
from raumhafen.games.sternenkinder.content.words import RESOURCES
from raumhafen.games.sternenkinder.rules.core import pacts
from raumhafen.games.sternenkinder.rules.core.pacts import KIND, ONE, OTHER, OVER
from raumhafen.games.sternenkinder.rules.politics import offers
from raumhafen.games.sternenkinder.rules.politics.offers import (
    FROM,
    GIVEN,
    MATTER,
    SHARE,
    TO,
    WANTED,
)
from raumhafen.games.sternenkinder.state import OFFER_ROW, SternState
from raumhafen.games.sternenkinder.views.shapes import Affairs, OfferView, TreatyView


def affairs(s: SternState) -> Affairs:
    """A0.15 Treaties are open information; offers were made before all."""
    seats = range(s.seats)
    return {
        "met": [[p for p in seats if p != seat and pacts.has_met(s, seat, p)] for seat in seats],
        "treaties": [treaty(s, at) for at in pacts.rows(s)],
        "federations": [pacts.members(s, seat) for seat in seats if s.federation[seat] == seat],
        "offers": [offer(s, at) for at in offers.rows(s)],
    }


def treaty(s: SternState, at: int) -> TreatyView:
    row = s.treaties
    return {
        "treaty": PACTS[row[at + KIND]],
        "seats": [row[at + ONE], row[at + OTHER]],
        "ended": bool(row[at + OVER]),
    }


def offer(s: SternState, at: int) -> OfferView:
    row = s.offers
    stage = offers.stage(s, at)
    return {
        "matter": MATTERS[row[at + MATTER]],
        "seat": row[at + FROM],
        "other_seat": row[at + TO],
        "amount": row[at + SHARE],
        "stage": (
            "open"
            if stage == offers.OPEN
            else "countered"
            if stage == offers.COUNTERED
            else "agreed"
        ),
        "gives": goods(row[at + GIVEN : at + WANTED]),
        "wants": goods(row[at + WANTED : at + OFFER_ROW]),
    }


def goods(amounts: list[int]) -> dict[str, int]:
    return {name: amount for name, amount in zip(RESOURCES, amounts, strict=True) if amount}


def draft(s: SternState, seat: int) -> dict[str, dict[str, int]]:
    """Terms that nobody else sees."""
    terms = s.terms[8 * seat : 8 * seat + 8]
    return {"gives": goods(terms[:4]), "wants": goods(terms[4:])}
