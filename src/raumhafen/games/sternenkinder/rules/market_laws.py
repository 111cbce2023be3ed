"""Laws of the black market and the underground (A11, A12)."""

from raumhafen.games.sternenkinder.content.market import ACTIVATED, CARD, FULL_MARKET, ONCE
from raumhafen.games.sternenkinder.rules.core.cards import ASTEROID_DECK, PIRATE_CARDS
from raumhafen.games.sternenkinder.rules.core.market import DISPLAY, cards_in
from raumhafen.games.sternenkinder.rules.core.pirates import PIRATES
from raumhafen.games.sternenkinder.state import NEUTRALS, NOBODY, SternState

RESTING = ACTIVATED | 1 << CARD["witness_cooperation"]  # what is used once a round


def broken(law: str, holds: bool) -> list[str]:
    return [] if holds else [law]


def market_laws(s: SternState) -> list[str]:
    """A12 Every card is in exactly one place; A11 nobody controls what is not there."""
    if not s.politics:
        lists = (s.market_row, s.market_under, s.market_hand, s.witness, s.hired)
        return broken("no market", not any(lists) and not s.market_deck and not s.pirates_due)
    return [*ware_laws(s), *underground_laws(s)]


def ware_laws(s: SternState) -> list[str]:
    """A12.1, A12.6 Deck, below it, display, drawn, hands."""
    found = [*cards_in(s.market_deck), *s.market_under, *s.market_row]
    found += [s.market_drawn] if s.market_drawn != NOBODY else []
    for hand in s.market_hand:
        found += cards_in(hand)
    deciding = any(frame.script.name in ("top_ware", "auction") for frame in s.stack)
    seats = range(s.seats)
    used = all(not s.market_used[p] & ~(s.market_hand[p] & RESTING) for p in seats)
    return [
        *broken("A12 cards", sorted(found) == cards_in(FULL_MARKET)),
        *broken("A12.1 display", len(s.market_row) <= DISPLAY),
        *broken("A12.2 drawn card", deciding or s.market_drawn == NOBODY),
        *broken("A12.6 activated", used),
        *broken("A12.6 lasting", all(not lasting & ~ONCE for lasting in s.market_lasting)),
        *broken("A2.4 hands", not any(s.market_hand[p] for p in seats if s.out >> p & 1)),
    ]


def underground_laws(s: SternState) -> list[str]:
    """A11.7, A11.9 Pirates and ships that somebody has hired are there."""
    hired = [at for at in range(NEUTRALS) if s.hired[at] != NOBODY]
    pirates = all(s.neutral_kind[at] in PIRATES and s.neutral_at[at] != NOBODY for at in hired)
    manned = all(s.civil_kind[at] != NOBODY for at, there in enumerate(s.witness) if there)
    due = not s.pirates_due or any(card in PIRATE_CARDS for card in s.bags[ASTEROID_DECK])
    return [
        *broken("A11.7 hired pirates", pirates),
        *broken("A11.7 pirates on top", due),
        *broken("A11.9 witnesses", manned),
    ]
