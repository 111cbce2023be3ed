"""A11, A12 The black market and the underground as everybody sees them (decision 16)."""

from typing import Final

from raumhafen.games.sternenkinder.actions import (
    ACTIONS,
    AUCTION_EVENT,
    CELL_IDS,
    LAW_IDS,
    MARKET_NAMES,
    SERVICE_NAMES,
)
from raumhafen.games.sternenkinder.content.load import CONTENT
from raumhafen.games.sternenkinder.content.market import BID
from raumhafen.games.sternenkinder.content.words import RESOURCES
from raumhafen.games.sternenkinder.rules.core.cards import hand_of
from raumhafen.games.sternenkinder.rules.core.market import cards_in, is_ready, outcomes, sees_hand
from raumhafen.games.sternenkinder.rules.politics import auctions
from raumhafen.games.sternenkinder.rules.politics.initiative import laws_in
from raumhafen.games.sternenkinder.rules.politics.market import any_action
from raumhafen.games.sternenkinder.rules.politics.services.contract_killing import KILLING
from raumhafen.games.sternenkinder.rules.politics.services.pirate_wages import WAGES
from raumhafen.games.sternenkinder.rules.politics.services.secret_routes import HULL_POINT
from raumhafen.games.sternenkinder.rules.politics.services.smuggler_network import CELLARS
from raumhafen.games.sternenkinder.rules.politics.services.witnesses import WITNESSES
from raumhafen.games.sternenkinder.rules.politics.underground import can_use, keeper
from raumhafen.games.sternenkinder.rules.politics.ware_plays import PLAYS
from raumhafen.games.sternenkinder.state import NEUTRALS, NOBODY, POLITICS, SternState
from raumhafen.games.sternenkinder.views.advisors import advisor_hand
from raumhafen.games.sternenkinder.views.cabinet import PAID_WITH
from raumhafen.games.sternenkinder.views.content_shapes import WareCard, WareKind
from raumhafen.games.sternenkinder.views.deed_shapes import DeedView
from raumhafen.games.sternenkinder.views.market_shapes import AuctionView, HiredView, MarketView

BASE_PRICE: Final = {
    "contract_killing": KILLING, "secret_routes": HULL_POINT, "hire_pirates": WAGES,
    "smuggler_network": CELLARS, "hire_witnesses": WITNESSES,
}  # fmt: skip
KINDS: Final[tuple[WareKind, ...]] = ("once", "keep", "activate")


def market(s: SternState) -> MarketView:
    """Bids are hidden until the reveal; all else is open."""
    seats = range(s.seats)
    return {
        "display": names(s.market_row),
        "deck": s.market_deck.bit_count(),
        "under": names(s.market_under),
        "drawn": None if s.market_drawn == NOBODY else MARKET_NAMES[s.market_drawn],
        "hands": [names(cards_in(hand)) for hand in s.market_hand],
        "used": [names(cards_in(used)) for used in s.market_used],
        "lasting": [names(cards_in(lasting)) for lasting in s.market_lasting],
        "seen": [[q for q in seats if q != p and sees_hand(s, p, q)] for p in seats],
        "auction": auction(s),
        "pirates": hired(s),
        "pirates_due": s.pirates_due,
    }


def names(cards: list[int]) -> list[str]:
    return [MARKET_NAMES[card] for card in cards]


def auction(s: SternState) -> AuctionView | None:
    """A12.3 What is auctioned, who began it, and what is bid."""
    f = auctions.auction(s)
    if f is None:
        return None
    what, deal = f.args
    return {
        "ware": str(auctions.told_card(what)["ware"]),
        "seat": f.seat,
        "own": deal == auctions.OWN,
        "resource": RESOURCES[auctions.resource_of(what)],
    }


def hired(s: SternState) -> list[HiredView]:
    """A11.7 Pirates that somebody controls in this round."""
    found = [at for at in range(NEUTRALS) if s.hired[at] != NOBODY]
    return [
        {
            "system": CELL_IDS[s.neutral_at[at]],
            "seat": s.hired[at],
            "moves": s.hired_left[at],
        }
        for at in found
    ]


def services(s: SternState, seat: int) -> list[DeedView]:
    """A11 What each service costs without networks and surcharges, and what stands against it."""
    return [service(s, seat, at) for at in range(len(SERVICE_NAMES))]


def service(s: SternState, seat: int, at: int) -> DeedView:
    price = BASE_PRICE[SERVICE_NAMES[at]]
    shown: DeedView = {"code": f"underground:{SERVICE_NAMES[at]}", "price": price}
    shown["resource"] = "awe"
    if any_action(s, seat) < 0:
        shown["lacks"] = "political-action"
    elif keeper(s) == seat:
        shown["lacks"] = "clan"
    elif not can_use(s, seat, at, keeper(s)):
        shown["lacks"] = "service"
    return shown


# --- A12 cards -----------------------------------------------------------------------------------


def wares(s: SternState, seat: int) -> list[DeedView]:
    """A12.2 What could be auctioned in the politics phase; A12.6 what own cards can do now."""
    own = cards_in(s.market_hand[seat])
    played = [playing(s, seat, card) for card in own]
    if s.phase != POLITICS:
        return played
    cards = [f"auction:{MARKET_NAMES[card]}" for card in (*s.market_row, *own)]
    events = [ACTIONS.code(AUCTION_EVENT + card) for card in hand_of(s, seat)]
    return [*played, *[deal(s, seat, code) for code in (*cards, *events)], top_card(s, seat)]


def playing(s: SternState, seat: int, card: int) -> DeedView:
    shown: DeedView = {"code": f"play:{MARKET_NAMES[card]}", "price": 0}
    if card not in PLAYS:
        shown["lacks"] = "ware-works"
    elif not is_ready(s, seat, card):
        shown["lacks"] = "ware-used"
    elif not PLAYS[card].can(s, seat):
        shown["lacks"] = "ware-time"
    return shown


def deal(s: SternState, seat: int, code: str) -> DeedView:
    """A12.2 For a political action of any type."""
    shown: DeedView = {"code": code, "price": 0}
    if any_action(s, seat) < 0:
        shown["lacks"] = "political-action"
    return shown


def top_card(s: SternState, seat: int) -> DeedView:
    shown = deal(s, seat, "draw-ware")
    return shown if outcomes(s) else {**shown, "lacks": "market-deck"}


def ware_cards() -> list[WareCard]:
    return [
        {"id": card.id, "resource": PAID_WITH[BID[at]], "kind": kind_of(card.kind)}
        for at, card in enumerate(CONTENT.black_market)
    ]


def kind_of(word: str) -> WareKind:
    return next(kind for kind in KINDS if kind == word)


def seen_advisors(s: SternState, seat: int) -> dict[str, list[str]]:
    """Decision 16: the advisors in those hands, by seat."""
    return {
        str(other): advisor_hand(s, other)
        for other in range(s.seats)
        if other != seat and sees_hand(s, seat, other)
    }


def seen_laws(s: SternState, seat: int) -> dict[str, list[str]]:
    """Decision 16: the laws in the hands that this seat sees, by seat."""
    return {
        str(other): [LAW_IDS[law] for law in laws_in(s.law_hand[other])]
        for other in range(s.seats)
        if other != seat and sees_hand(s, seat, other)
    }
