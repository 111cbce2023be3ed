"""Client content: the box as plain values, and the words of the cards."""

from dataclasses import asdict
from typing import Any

from raumhafen.games.galaxy_trucker.content.kinds import COLOURS, LEVELS, SIDES
from raumhafen.games.galaxy_trucker.content.load import CONTENT
from raumhafen.games.galaxy_trucker.rules.ship.strength import ALIEN_BONUS
from raumhafen.games.galaxy_trucker.views.card_text import card_lines
from raumhafen.games.galaxy_trucker.views.names import ALIENS, DANGERS, ROUNDS, SPOTS


def client_content(seats: int) -> dict[str, Any]:
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
