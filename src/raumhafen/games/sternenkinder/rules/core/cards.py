"""B8.1 Event cards: decks, hands, the table and the map; B17.2 decks of loot.

A card is a number: first the 60 event cards, then the loot cards. Decks are numbered in the same
way: six of events, three of loot. Every card is in exactly one place, which the laws check.
"""

from typing import Final

from raumhafen.components import decks
from raumhafen.games.sternenkinder.content.cards import (
    CARD_EVENT,
    EVENT_DECK,
    EVENT_IDS,
    LOOT_DECK,
    LOOT_LEVEL,
    SIMPLE_DECK_CARDS,
)
from raumhafen.games.sternenkinder.content.words import EVENT_DECKS
from raumhafen.games.sternenkinder.rules.core.tally import ONGOING, tally
from raumhafen.games.sternenkinder.state import NOBODY, SternState

CARDS: Final = len(CARD_EVENT)
LOOT: Final = CARDS  # the number of the first loot card
LOOT_DECKS: Final = len(EVENT_DECKS)  # the number of the first deck of loot
ANOMALY_DECK: Final = EVENT_DECKS.index("anomaly")
ASTEROID_DECK: Final = EVENT_DECKS.index("asteroid")
PIRATE_CARDS: Final = [
    card for card, event in enumerate(CARD_EVENT) if EVENT_IDS[event] == "event.ast.pirates"
]
AMONG_TWO: Final = 2  # A11.7 Pirates are one of the two top cards
CARD_NAMES: Final = [EVENT_IDS[event].partition(".")[2] for event in CARD_EVENT]
ANOMALIES: Final = sum(
    1 << card for card in range(CARDS) if EVENT_DECK[CARD_EVENT[card]] == ANOMALY_DECK
)


def full_decks() -> list[tuple[int, ...]]:
    """Decision 34: without cards that need ships."""
    events = [tuple(cards) for cards in SIMPLE_DECK_CARDS]
    return [*events, *[tuple(LOOT + at for at in cards) for cards in LOOT_DECK]]


def deck_of(card: int) -> int:
    return EVENT_DECK[CARD_EVENT[card]] if card < LOOT else LOOT_DECKS + LOOT_LEVEL[card - LOOT] - 1


def hand_of(s: SternState, seat: int) -> list[int]:
    """The event cards of a player, which are open (decision 16)."""
    return [card for card in range(CARDS) if s.hand[seat] >> card & 1]


def hand_size(s: SternState, seat: int) -> int:
    return s.hand[seat].bit_count()


def anomaly_cards(s: SternState, seat: int) -> int:
    """How many anomalies a player has studied and kept."""
    return (s.hand[seat] & ANOMALIES).bit_count()


def keep(s: SternState, seat: int, card: int) -> None:
    """B8.1 Blue cards are kept; an ongoing one is a source of effects."""
    s.hand[seat] |= 1 << card
    if ONGOING >> card & 1:
        tally(s, seat)


def put_under(s: SternState, card: int) -> None:
    """B8.12 A card that is returned or given up goes under its deck."""
    decks.under(s.queues, deck_of(card), card)


def give_up(s: SternState, seat: int, card: int) -> None:
    """B8.2 A card of the own hand goes under its deck."""
    s.hand[seat] &= ~(1 << card)
    put_under(s, card)
    if ONGOING >> card & 1:
        tally(s, seat)
    s.tell("event-gives-card", "B8.12", {"seat": seat, "card": CARD_NAMES[card]})


def hand_over_event(s: SternState, giver: int, taker: int, card: int) -> None:
    """An event card changes hands, with what it does while it is held."""
    s.hand[giver] &= ~(1 << card)
    keep(s, taker, card)
    if ONGOING >> card & 1:
        tally(s, giver)


def top_outcomes(s: SternState, deck: int) -> int:
    """How many equally likely cards are on top; A11.7 Pirates may be there for certain."""
    if deck == ASTEROID_DECK and s.pirates_due:
        others = len(s.bags[deck]) - 1
        return 2 * others if others and s.pirates_due == AMONG_TWO else 1
    return decks.outcomes(s.bags, s.queues, deck)


def draw_top(s: SternState, deck: int, outcome: int) -> int:
    """The card that chance has named; A11.7 as likely Pirates as all others together."""
    if deck != ASTEROID_DECK or not s.pirates_due:
        return decks.draw(s.bags, s.queues, deck, outcome)
    bag = s.bags[deck]
    pirates = next(card for card in bag if card in PIRATE_CARDS)
    others = [card for card in bag if card != pirates]
    surely = s.pirates_due == 1 or not others
    card = pirates if surely or outcome < len(others) else others[outcome - len(others)]
    s.pirates_due = 0 if card == pirates else 1
    s.bags[deck] = tuple(other for other in bag if other != card)
    return card


def shuffle_back(s: SternState, card: int) -> None:
    """Decision 19: it is mixed with its whole deck."""
    if deck_of(card) == ASTEROID_DECK:
        s.pirates_due = 0
    decks.shuffle_in(s.bags, s.queues, deck_of(card), card)


def clear_card(s: SternState, cell: int) -> int:
    """The open card leaves its system and is returned."""
    card = s.card[cell]
    s.card[cell] = NOBODY
    s.stage[cell] = 0
    return card


def take_open(s: SternState, seat: int, cell: int) -> int:
    """B8.7, B8.9 The open card of a system goes to the hand of a player."""
    card = clear_card(s, cell)
    keep(s, seat, card)
    return card
