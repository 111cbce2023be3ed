"""B3.2 Growth of colonies."""

from typing import Final

from raumhafen.games.sternenkinder.actions import CELL_IDS, GROW
from raumhafen.games.sternenkinder.content.layouts import GROWTH_PRICE, HOME_MAX_LEVEL
from raumhafen.games.sternenkinder.content.tables import FOOD
from raumhafen.games.sternenkinder.rules.core.menu import Entry
from raumhafen.games.sternenkinder.rules.core.news import COLONY_RAISED, announce
from raumhafen.games.sternenkinder.rules.core.payment import has
from raumhafen.games.sternenkinder.rules.core.places import planets_of
from raumhafen.games.sternenkinder.rules.core.prices import growth_price
from raumhafen.games.sternenkinder.state import SternState

CHEAPEST: Final = GROWTH_PRICE.index(min(GROWTH_PRICE[2:]))  # the level that costs least


def can_grow(s: SternState, cell: int) -> bool:
    """B3.2 Once a phase, not in the round of founding; level IV needs a centre."""
    level = s.level[cell]
    if level >= HOME_MAX_LEVEL or s.round in (s.since[cell], s.grown[cell]):
        return False
    return level + 1 < HOME_MAX_LEVEL or bool(s.centre[cell])


def grow_options(s: SternState, seat: int) -> list[int]:
    if not has(s, seat, FOOD, growth_price(s, seat, CHEAPEST)):
        return []
    return [
        GROW + cell
        for cell in planets_of(s, seat)
        if can_grow(s, cell) and has(s, seat, FOOD, growth_price(s, seat, s.level[cell] + 1))
    ]


def grow(s: SternState, seat: int, cell: int) -> None:
    """B3.2 Pays food, and the colony rises by one level."""
    s.account[4 * seat + FOOD] -= growth_price(s, seat, s.level[cell] + 1)
    s.level[cell] += 1
    s.grown[cell] = s.round
    s.tell("event-grows", "B3.2", {"seat": seat, "system": CELL_IDS[cell], "level": s.level[cell]})
    announce(s, COLONY_RAISED, seat, cell, s.level[cell])


ENTRY: Final[Entry] = Entry(GROW, grow_options, grow)
