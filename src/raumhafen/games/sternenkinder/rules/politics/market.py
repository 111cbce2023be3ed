"""A12.2, A12.6, A8.35 The black market in the menus: auctions, playing cards, giving them away."""

from typing import Final

from raumhafen.engine.errors import Argument, IllegalAction
from raumhafen.engine.flow import Ask, Script
from raumhafen.games.sternenkinder.actions import (
    AUCTION,
    AUCTION_EVENT,
    CARD_IDS,
    DRAW_WARE,
    HAND_WARE,
    MARKET_NAMES,
    PLAY,
    SEATS,
)
from raumhafen.games.sternenkinder.content.market import MARKET_CARDS, ONCE
from raumhafen.games.sternenkinder.content.words import ACTIONS as TYPES
from raumhafen.games.sternenkinder.rules.core import market
from raumhafen.games.sternenkinder.rules.core.cards import hand_of
from raumhafen.games.sternenkinder.rules.core.market import cards_in
from raumhafen.games.sternenkinder.rules.core.menu import Entry
from raumhafen.games.sternenkinder.rules.politics import auctions, ware_plays
from raumhafen.games.sternenkinder.rules.politics.support import note_gift, takers
from raumhafen.games.sternenkinder.rules.politics.ware_plays import PLAYS
from raumhafen.games.sternenkinder.rules.strategy.politics import FREE, GIVEN_UP
from raumhafen.games.sternenkinder.state import SternState

KINDS: Final = len(TYPES)
PLACES: Final = len(SEATS)


# --- A4.3 a political action of any type ---------------------------------------------------------


def any_action(s: SternState, seat: int) -> int:
    """A4.3 The type that can be used least first (ruling); -1 without any."""
    for kind in (*GIVEN_UP, FREE):
        if s.budget[KINDS * seat + kind]:
            return kind
    return -1


def may_deal(s: SternState, seat: int) -> bool:
    """A3.5, A4.3 One political action in a turn."""
    return s.politics and not s.acted and any_action(s, seat) >= 0


def spend_any(s: SternState, seat: int) -> None:
    s.budget[KINDS * seat + any_action(s, seat)] -= 1


def why_no_deal(s: SternState, seat: int) -> IllegalAction:
    """A3.5, A4.3 Why there is no political action for it."""
    if not s.politics:
        return IllegalAction("illegal-no-politics", {}, "A5.1")
    if s.acted:
        return IllegalAction("illegal-acted", {}, "A3.5")
    return IllegalAction("illegal-no-political-action", {}, "A4.3")


# --- A12.2 auctions ------------------------------------------------------------------------------


def auction_options(s: SternState, seat: int) -> list[int]:
    """A12.2 Cards of the display, and own ones."""
    if not may_deal(s, seat):
        return []
    return [AUCTION + card for card in [*s.market_row, *cards_in(s.market_hand[seat])]]


def offer(s: SternState, seat: int, card: int) -> None:
    """A12.2 One political action of any type."""
    spend_any(s, seat)
    deal = auctions.SHOWN if card in s.market_row else auctions.OWN
    auctions.start_auction(s, seat, card, deal)


def why_not_auction(s: SternState, seat: int, card: int) -> IllegalAction:
    if not may_deal(s, seat):
        return why_no_deal(s, seat)
    return IllegalAction("illegal-ware", {}, "A12.2")


def event_options(s: SternState, seat: int) -> list[int]:
    """A12.2 Own event cards."""
    if not s.politics or not s.hand[seat] or not may_deal(s, seat):
        return []
    return [AUCTION_EVENT + card for card in hand_of(s, seat)]


def offer_event(s: SternState, seat: int, card: int) -> None:
    """A12.2 One political action of any type."""
    spend_any(s, seat)
    auctions.start_auction(s, seat, MARKET_CARDS + card, auctions.OWN)


def top_options(s: SternState, seat: int) -> list[int]:
    """A12.2 The top card of the deck."""
    return [DRAW_WARE] if may_deal(s, seat) and market.outcomes(s) else []


def draw_top(s: SternState, seat: int, place: int) -> None:
    """A12.2 One political action of any type."""
    spend_any(s, seat)
    s.call(auctions.TOP, seat)


def why_not_draw(s: SternState, seat: int, place: int) -> IllegalAction:
    if not may_deal(s, seat):
        return why_no_deal(s, seat)
    return IllegalAction("illegal-ware", {}, "A12.2")


# --- A12.6 playing and activating ----------------------------------------------------------------


def play_options(s: SternState, seat: int) -> list[int]:
    """A12.6 In an own turn of any phase, or at the time the card names."""
    if not s.politics or not s.market_hand[seat]:
        return []
    ready = cards_in(s.market_hand[seat] & ~s.market_used[seat])
    return [PLAY + card for card in ready if card in PLAYS and PLAYS[card].can(s, seat)]


def play(s: SternState, seat: int, card: int) -> None:
    """A12.6 Played once it goes under the deck; activated it rests until the closing phase."""
    if ONCE >> card & 1:
        ware_plays.discard(s, seat, card)
    else:
        s.market_used[seat] |= 1 << card
        ware_plays.tell_activated(s, seat, card)
    s.beat("card")
    PLAYS[card].do(s, seat, card)


def why_not_play(s: SternState, seat: int, card: int) -> IllegalAction:
    if not s.politics:
        return IllegalAction("illegal-no-politics", {}, "A5.1")
    if not market.holds_ware(s, seat, card):
        return IllegalAction("illegal-ware", {}, "A12.6")
    if card not in PLAYS:
        return IllegalAction("illegal-ware-works", {}, "A12.6")
    if not market.is_ready(s, seat, card):
        return IllegalAction("illegal-ware-used", {}, "A12.6")
    return IllegalAction("illegal-ware-time", {}, "A12.6")


# --- A8.35, A12.4 gifts --------------------------------------------------------------------------


def gift_options(s: SternState, seat: int) -> list[int]:
    """A8.35 Cards of the black market, for whom an own diplomat supports."""
    if not s.politics or not s.market_hand[seat]:
        return []
    to = takers(s, seat)
    return [HAND_WARE + PLACES * card + p for p, _ in to for card in cards_in(s.market_hand[seat])]


def give(s: SternState, seat: int, place: int) -> None:
    """A12.4"""
    card, other = divmod(place, PLACES)
    note_gift(s, seat, other)
    market.hand_over(s, seat, other, card)
    told: dict[str, Argument] = {"seat": seat, "other_seat": other, "ware": MARKET_NAMES[card]}
    s.tell("event-hands-ware", "A8.35", told)


def gift_aside(s: SternState, seat: int) -> list[int]:
    """Out of turn, for those who are not asked anyway."""
    return [] if s.asked[seat] is not None else gift_options(s, seat)


ASIDES: Final = [Entry(HAND_WARE, gift_aside, give, counted=False)]
CARD_ENTRIES: Final = [
    Entry(PLAY, play_options, play, counted=False, why_not=why_not_play, size=MARKET_CARDS),
    Entry(HAND_WARE, gift_options, give, counted=False),
]
ENTRIES: Final = [
    Entry(AUCTION, auction_options, offer, why_not=why_not_auction, size=MARKET_CARDS),
    Entry(AUCTION_EVENT, event_options, offer_event, why_not=why_not_auction, size=len(CARD_IDS)),
    Entry(DRAW_WARE, top_options, draw_top, why_not=why_not_draw, size=1),
    *CARD_ENTRIES,
]
SCRIPTS: Final[list[Script]] = [*market.SCRIPTS, *auctions.SCRIPTS, *ware_plays.SCRIPTS]
ASKS: Final[list[Ask]] = [*auctions.ASKS, *ware_plays.ASKS]
