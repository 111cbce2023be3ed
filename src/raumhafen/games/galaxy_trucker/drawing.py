"""What a client needs to draw the game: the box as plain values, and the words of the cards."""

from dataclasses import asdict
from typing import Any

from raumhafen.games.galaxy_trucker.box import COLOURS, LEVELS, SIDES
from raumhafen.games.galaxy_trucker.cards_text import card_lines
from raumhafen.games.galaxy_trucker.content import CONTENT
from raumhafen.games.galaxy_trucker.measure import ALIEN_BONUS
from raumhafen.games.galaxy_trucker.names import ALIENS, DANGERS, ROUNDS, SPOTS


def drawing(seats: int) -> dict[str, Any]:
    """Ready to be written as JSON; the same for every number of seats."""
    shown = asdict(CONTENT)
    for entry, card in zip(shown["cards"], CONTENT.cards, strict=True):
        entry["text"] = card_lines(card)
    shown["alien_bonus"] = ALIEN_BONUS
    shown["names"] = {
        "colour": COLOURS,
        "side": SIDES,
        "level": LEVELS,
        "danger": DANGERS,
        "spot": SPOTS,
        "round": ROUNDS,
        "alien": {str(load): name for load, name in ALIENS.items()},
    }
    return shown
