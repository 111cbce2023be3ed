"""A12 The black market: its deck, the display, and the cards that players hold.

A card is its place in the content file. Every card is in exactly one place, which the laws check.
Decks are bags with an open queue below (decision 19); hands are open (decision 16).
"""

from typing import Any, Final

from raumhafen.engine.flow import Frame, Script, script
from raumhafen.games.sternenkinder.content.market import (
    ACTIVATED,
    CARD,
    FULL_MARKET,
    KEPT,
    MARKET_NAMES,
)
from raumhafen.games.sternenkinder.rules.core.quantities import QUANTITY, changed
from raumhafen.games.sternenkinder.rules.core.regimes import bits_of, culture_price
from raumhafen.games.sternenkinder.rules.core.spread import take_mix
from raumhafen.games.sternenkinder.rules.core.tally import tally
from raumhafen.games.sternenkinder.state import CIVIL_UNITS, NEUTRALS, NOBODY, SternState

DISPLAY: Final = 3  # A12.1 cards
FEE: Final = 1  # A12.3 C
NO_CARD: Final = 4  # resources of choice where the deck is empty (ruling)
BID_FEE: Final = QUANTITY["bid.fee"]
MARKET_FIELDS: Final = (
    "market_deck", "market_under", "market_row", "market_drawn", "market_hand", "market_used",
    "market_lasting", "seen_hands", "witness", "hired", "hired_left", "pirates_due",
)  # fmt: skip


def clear_market(s: SternState) -> None:
    """A1.11, A12.1 A full shuffled deck, an empty display; nobody has a card."""
    if not s.politics:
        return
    s.market_deck = FULL_MARKET
    s.market_hand = [0] * s.seats
    s.market_used = [0] * s.seats
    s.market_lasting = [0] * s.seats
    s.seen_hands = [0] * s.seats
    s.witness = [0] * (CIVIL_UNITS * s.seats)
    s.hired = [NOBODY] * NEUTRALS
    s.hired_left = [0] * NEUTRALS


def add_market(saved: dict[str, Any]) -> None:
    """A table with politics that was saved before there was a black market."""
    fresh = SternState(saved["seats"])
    fresh.politics = True
    clear_market(fresh)
    for name in MARKET_FIELDS:
        saved[name] = getattr(fresh, name)


# --- what advisors change ------------------------------------------------------------------------


def sees_hand(s: SternState, seat: int, other: int) -> bool:
    """Decision 16: whose laws (and advisor) a player sees in this round."""
    return bool(s.seen_hands[seat] >> other & 1)


def bid_fee(s: SternState, seat: int) -> int:
    """A12.3 What who did not begin the auction pays to take part, in C; A14.1."""
    return culture_price(s, seat, changed(s, seat, BID_FEE, FEE))


# --- the deck ------------------------------------------------------------------------------------


def cards_in(mask: int) -> list[int]:
    return bits_of(mask)


def outcomes(s: SternState) -> int:
    """How many equally likely cards are on top; 0 where the deck is empty."""
    return s.market_deck.bit_count() or min(1, len(s.market_under))


def draw(s: SternState, outcome: int) -> int:
    """Takes the card that chance has named, or the first below the deck when it is empty."""
    s.reveals += 1
    if not s.market_deck:
        return s.market_under.pop(0)
    card = cards_in(s.market_deck)[outcome]
    s.market_deck &= ~(1 << card)
    return card


def put_under(s: SternState, card: int) -> None:
    s.market_under.append(card)


def lay_open(s: SternState, card: int) -> None:
    """A12.1 To the right end; with three cards there the leftmost goes under the deck."""
    s.market_row.append(card)
    s.tell("event-ware-shown", "A12.1", {"ware": MARKET_NAMES[card]})
    if len(s.market_row) > DISPLAY:
        put_under(s, s.market_row.pop(0))


# --- hands ---------------------------------------------------------------------------------------


def holds_ware(s: SternState, seat: int, card: int) -> bool:
    return bool(s.market_hand[seat] >> card & 1)


def take(s: SternState, seat: int, card: int) -> None:
    """A12.6 From now on it is the player's; a kept card is a source of effects."""
    s.market_hand[seat] |= 1 << card
    if KEPT >> card & 1:
        tally(s, seat)


def part_with(s: SternState, seat: int, card: int) -> None:
    """The card leaves the hand; where to, the caller says."""
    s.market_hand[seat] &= ~(1 << card)
    s.market_used[seat] &= ~(1 << card)
    if KEPT >> card & 1:
        tally(s, seat)


def hand_over(s: SternState, giver: int, taker: int, card: int) -> None:
    """A12.4 By theft or gift; an activated card stays so for the round (ruling)."""
    used = s.market_used[giver] & 1 << card
    part_with(s, giver, card)
    take(s, taker, card)
    s.market_used[taker] |= used


def is_ready(s: SternState, seat: int, card: int) -> bool:
    """A12.6 Held, and not activated in this round."""
    return bool((s.market_hand[seat] & ~s.market_used[seat]) >> card & 1)


def lasts(s: SternState, seat: int, card: int) -> None:
    """A12.6 Played, with an effect that holds for the rest of the round."""
    s.market_lasting[seat] |= 1 << card
    tally(s, seat)


def refresh(s: SternState, seat: int) -> None:
    """A12.6, A22.8 Cards are restored, effects of one round end."""
    s.market_used[seat] = s.seen_hands[seat] = 0
    if s.market_lasting[seat]:
        s.market_lasting[seat] = 0
        tally(s, seat)


def forget_dealer(s: SternState, seat: int) -> None:
    """Decision 25: cards of a player who is out of the game go under the deck."""
    for card in cards_in(s.market_hand[seat]):
        put_under(s, card)
    s.market_hand[seat] = s.market_used[seat] = s.market_lasting[seat] = 0
    s.seen_hands[seat] = 0
    s.hired = [NOBODY if by == seat else by for by in s.hired]


# --- A22.3 the closing phase: args = [] ----------------------------------------------------------


def stock_market(s: SternState, f: Frame) -> None:
    """A12.1, A22.3 One card is drawn in each closing phase."""
    if s.politics:
        s.call(STOCK, s.first)


def toss_stock(s: SternState, f: Frame) -> None:
    """A12.1 From an empty deck nothing is drawn."""
    count = outcomes(s)
    if count:
        s.toss(count)
    else:
        f.leave()


def lay_stock(s: SternState, f: Frame) -> None:
    """A12.1 It lies at the right end of the display."""
    lay_open(s, draw(s, s.tossed))


STOCK: Final[Script] = script("stock_market", toss_stock, lay_stock)


# --- A12.6 a card by an effect: args = [] --------------------------------------------------------


def receive_ware(s: SternState, seat: int) -> None:
    """A12.6 Taken without auction and fee; resources of choice where there is no card."""
    if outcomes(s):
        s.call(RECEIVE, seat)
    else:
        take_mix(s, seat, NO_CARD)


def toss_ware(s: SternState, f: Frame) -> None:
    """A12.6 The top card of the deck."""
    s.toss(outcomes(s))


def take_ware(s: SternState, f: Frame) -> None:
    """A12.6 It goes to the hand."""
    card = draw(s, s.tossed)
    take(s, f.seat, card)
    s.tell("event-ware-received", "A12.6", {"seat": f.seat, "ware": MARKET_NAMES[card]})
    s.beat("card")


RECEIVE: Final[Script] = script("receive_ware", toss_ware, take_ware)

ESCAPE_SHIP: Final = CARD["escape_ship"]
assert not ACTIVATED & KEPT
SCRIPTS: Final[list[Script]] = [STOCK, RECEIVE]
