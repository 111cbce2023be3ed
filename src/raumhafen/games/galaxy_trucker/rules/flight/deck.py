"""GT11.1, GT14.1 The flight deck: cards still to come, and the card being flown."""

from typing import Final

from raumhafen.games.galaxy_trucker.content.kinds import Card
from raumhafen.games.galaxy_trucker.content.load import CONTENT
from raumhafen.games.galaxy_trucker.state import LEARNING, TruckerState

LEVEL: Final = [card.level for card in CONTENT.cards]


def flight_deck(s: TruckerState) -> list[int]:
    """GT11.1 What is left of it; GT21.3 in the order A, B, C, hidden stack."""
    return [card for stack in s.stacks for card in stack if card not in s.flown]


def drawable(s: TruckerState) -> list[int]:
    """GT11.1 The top card is any of the deck; the very first is of the round's level."""
    deck = flight_deck(s)
    if s.flown or s.round == LEARNING:
        return deck
    return [card for card in deck if LEVEL[card] == s.level]


def card_of(s: TruckerState) -> Card:
    return CONTENT.cards[s.card]
