"""Static content for clients: cards, set-up and what is printed on the cards."""

from dataclasses import asdict
from typing import Any

from raumhafen.games.space_base.content.kinds import Card
from raumhafen.games.space_base.content.load import CONTENT
from raumhafen.games.space_base.views.card_text import SIDES, card_lines


def client_content(seats: int) -> dict[str, Any]:
    """Ready to be written as JSON; charge squares depend on the number of seats."""
    cards = [card_shown(card, seats) for card in CONTENT.cards]
    return {"cards": cards, "setup": asdict(CONTENT.setup)}


def card_shown(card: Card, seats: int) -> dict[str, Any]:
    words = {side: card_lines(card, side, seats) for side in SIDES}
    return {**asdict(card), "text": words}
