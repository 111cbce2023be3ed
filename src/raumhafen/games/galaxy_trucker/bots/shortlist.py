"""GT22 The answers that a search bot compares; all other questions the greedy bot answers alone.

Building takes hundreds of answers, and a few sample games tell good and bad places for a tile apart
worse than a look at the next tile does. In flight most answers are obvious or few, and what they
lead to can be played out.
"""

from typing import Final

from raumhafen.games.galaxy_trucker.actions import CANNON_STRIDE, CANNONS, GIVE_UP, STAY
from raumhafen.games.galaxy_trucker.bots.architect import build_ahead
from raumhafen.games.galaxy_trucker.bots.greedy import greedy_choice
from raumhafen.games.galaxy_trucker.bots.worth import Style
from raumhafen.games.galaxy_trucker.rules.flight.deck import card_of
from raumhafen.games.galaxy_trucker.rules.ship.contents import crew
from raumhafen.games.galaxy_trucker.rules.ship.strength import cannon_strength, engines
from raumhafen.games.galaxy_trucker.state import TruckerState

PLAIN: Final = (
    "watch", "order", "clock", "fix", "battery", "lose-crew", "lose-goods", "load",
)  # fmt: skip
SAFE_CREW: Final = 3  # with more on board and an engine nobody thinks of giving up


def shortlist(s: TruckerState, player: int, options: list[int], style: Style) -> list[int]:
    """The heuristic's answer and those that might be better; ships are built in a style."""
    question = s.asked[player]
    assert question is not None
    name = question.ask.name
    if name == "build":
        return [build_ahead(s, player, options, style)]
    favourite = greedy_choice(s, player, options)
    if name in PLAIN or (name == "give-up" and not is_in_doubt(s, player, favourite)):
        return [favourite]
    if name == "give-up":
        return [STAY, GIVE_UP]
    if name == "cannons":
        return cannon_levels(s, player, options, favourite)
    return options


def is_in_doubt(s: TruckerState, player: int, favourite: int) -> bool:
    """GT18.3 Few can be lost any more, or nothing moves the ship."""
    if favourite not in (STAY, GIVE_UP) or not s.flying[s.flies[player]]:
        return False
    ship = s.flies[player]
    return favourite == GIVE_UP or crew(s, ship) <= SAFE_CREW or engines(s, ship)[0] == 0


def cannon_levels(s: TruckerState, player: int, options: list[int], favourite: int) -> list[int]:
    """GT15.6 Of all ways to lose, to draw or to win against an enemy the one with least power."""
    cheapest: dict[int, tuple[int, int]] = {}
    for option in options:
        front, other = divmod(option - CANNONS, CANNON_STRIDE)
        level = outcome_of(s, cannon_strength(s, s.flies[player], front, other), front + other)
        cheapest[level] = min(cheapest.get(level, (front + other, option)), (front + other, option))
    found = [option for _, option in cheapest.values()]
    return found if favourite in found else [favourite, *found]


def outcome_of(s: TruckerState, strength: int, power: int) -> int:
    """Against an enemy only the outcome counts, among rivals (GT15.9) every unit may."""
    card = card_of(s)
    if card.kind == "combat_zone":
        return power
    needed = 2 * card.strength
    return (strength > needed) - (strength < needed)
