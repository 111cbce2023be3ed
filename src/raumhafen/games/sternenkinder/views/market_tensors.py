"""A0.15 The planes of `market_features`, written straight from the state."""

from raumhafen.engine.planes import Pen
from raumhafen.games.sternenkinder.actions import LAW_IDS
from raumhafen.games.sternenkinder.content.cabinet import ADVISOR_NAMES
from raumhafen.games.sternenkinder.content.galaxy import CELLS
from raumhafen.games.sternenkinder.rules.core.market import sees_hand
from raumhafen.games.sternenkinder.rules.politics import auctions
from raumhafen.games.sternenkinder.state import NEUTRALS, NOBODY, SternState
from raumhafen.games.sternenkinder.views.market_features import WARES


def write_market(w: Pen, s: SternState) -> None:
    if not s.politics:
        return
    for at, card in enumerate(s.market_row):
        w.number("ware_display", card, at + 1)
    for at, card in enumerate(s.market_under):
        w.number("ware_under", card, at + 1)
    if s.market_drawn != NOBODY:
        w.mark("ware_drawn", s.market_drawn)
    w.row("ware_piles", 0, [s.market_deck.bit_count(), s.pirates_due])
    for seat in range(s.seats):
        write_hand(w, s, seat)
    for at in range(NEUTRALS):
        if s.hired[at] != NOBODY:
            place = CELLS * w.turned(s.hired[at]) + s.neutral_at[at]
            w.number("hired_pirates", place, 1 + s.hired_left[at])
    write_auction(w, s)


def write_hand(w: Pen, s: SternState, seat: int) -> None:
    """Decision 16 Hands are open."""
    row = w.turned(seat)
    w.marks("ware_hands", WARES * row, s.market_hand[seat])
    w.marks("ware_used", WARES * row, s.market_used[seat])
    w.marks("ware_lasting", WARES * row, s.market_lasting[seat])
    for other in range(s.seats):
        if other != seat and sees_hand(s, seat, other):
            w.mark("ware_seen", w.seats * row + w.turned(other))


def write_auction(w: Pen, s: SternState) -> None:
    """A12.3 Without the bids."""
    f = auctions.auction(s)
    if f is None:
        return
    what, deal = f.args
    w.mark("auctioned", what)
    w.mark("auctioneer", 2 * w.turned(f.seat) + int(deal == auctions.OWN))
    w.mark("auction_resource", auctions.resource_of(what))


def write_seen_hands(w: Pen, s: SternState, seat: int) -> None:
    """Decision 16 The laws and advisors in hands that this seat sees."""
    for other in range(s.seats) if s.politics else ():
        if other != seat and sees_hand(s, seat, other):
            w.marks("seen_laws", len(LAW_IDS) * w.turned(other), s.law_hand[other])
            w.marks("seen_advisors", len(ADVISOR_NAMES) * w.turned(other), s.advisor_hand[other])
