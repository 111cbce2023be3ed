"""A1.17, B1.5 Quick start: a colony, two buildings and a government before the first round."""

from typing import Final

from raumhafen.engine.flow import Ask, Frame, Script, script
from raumhafen.games.sternenkinder.actions import AT, BUILD, CELL_IDS, GOVERN, REFORMS, SLOT_THINGS
from raumhafen.games.sternenkinder.content.galaxy import NEIGHBOURS, RING
from raumhafen.games.sternenkinder.content.layouts import LAYOUT_RINGS
from raumhafen.games.sternenkinder.content.tables import GOVERNMENT_IDS, TECH
from raumhafen.games.sternenkinder.rules.core.capacity import capacity
from raumhafen.games.sternenkinder.rules.core.discovery import (
    is_planet_site,
    planets_to_draw,
    put_planet,
)
from raumhafen.games.sternenkinder.rules.core.news import COLONY_FOUNDED, announce, hear_news
from raumhafen.games.sternenkinder.rules.core.place import (
    OWN_PLANET,
    building_places,
    give_building,
)
from raumhafen.games.sternenkinder.rules.core.tally import tally
from raumhafen.games.sternenkinder.state import NO_PLACE, SternState

FREE_BUILDINGS: Final = 2  # A1.17
LEVELS: Final = 3  # of the things in slots
PHILOSOPHY: Final = TECH["tech.political_philosophy"]
# numbers of a frame
PLACE: Final = 0
BUILDINGS: Final = 1  # that were chosen


def worlds(s: SternState, seat: int) -> list[int]:
    """A1.17, B8.3 Places of the ring beyond the map, two systems from the home world."""
    home = s.home[seat]
    around = {far for near in NEIGHBOURS[home] for far in NEIGHBOURS[near]}
    return [
        cell
        for cell in sorted(around - {home, *NEIGHBOURS[home]})
        if RING[cell] == LAYOUT_RINGS[s.layout] + 1
        and s.tile[cell] == NO_PLACE
        and is_planet_site(s, cell)
    ]


def world_options(s: SternState, seat: int) -> list[int]:
    return [AT + cell for cell in worlds(s, seat)]


def building_options(s: SternState, seat: int) -> list[int]:
    """A1.17 Resource and capacity buildings of level 1, where the planets have room for them."""
    things = range(0, len(SLOT_THINGS), LEVELS)
    return [BUILD + thing for thing in things if building_places(s, seat, thing)]


def government_options(s: SternState, seat: int) -> list[int]:
    return [GOVERN + at for at in range(len(REFORMS))]


QUICK_WORLD: Final[Ask] = Ask("quick-world", "A1.17", world_options)
QUICK_BUILDING: Final[Ask] = Ask("quick-building", "A1.17", building_options)
QUICK_GOVERNMENT: Final[Ask] = Ask("quick-government", "A1.17", government_options)


# --- one player: args = [place, buildings] -------------------------------------------------------


def ask_world(s: SternState, f: Frame) -> None:
    """A1.17 Where the first colony lies; without a place there is none."""
    f.args = [0, 0]
    options = world_options(s, f.seat)
    if options:
        s.choose(f.seat, QUICK_WORLD, options)
    else:
        f.jump(ask_building)


def toss_world(s: SternState, f: Frame) -> None:
    """A1.17 A random planet."""
    f.args[PLACE] = s.answers[f.seat] - AT
    s.toss(len(planets_to_draw(s)))


def settle_world(s: SternState, f: Frame) -> None:
    """A1.17 A colony of level I."""
    cell = f.args[PLACE]
    put_planet(s, f.seat, cell, planets_to_draw(s)[s.tossed])
    s.reveals += 1
    s.owner[cell], s.level[cell] = f.seat, 1
    s.tell("event-founds", "A1.17", {"seat": f.seat, "system": CELL_IDS[cell]})
    announce(s, COLONY_FOUNDED, f.seat, cell)


def ask_building(s: SternState, f: Frame) -> None:
    """A1.17 Two buildings free of charge."""
    options = building_options(s, f.seat)
    if options and f.args[BUILDINGS] < FREE_BUILDINGS:
        s.choose(f.seat, QUICK_BUILDING, options)
    else:
        f.jump(ask_government)


def place_building(s: SternState, f: Frame) -> None:
    """A1.17 On a free site."""
    f.args[BUILDINGS] += 1
    f.jump(ask_building)
    thing = SLOT_THINGS[s.answers[f.seat] - BUILD]
    give_building(s, f.seat, thing, where=OWN_PLANET)


def ask_government(s: SternState, f: Frame) -> None:
    """A1.17 Any government of level I, free of charge."""
    s.choose(f.seat, QUICK_GOVERNMENT, government_options(s, f.seat))


def take_government(s: SternState, f: Frame) -> None:
    """A1.17 It holds at once."""
    government = REFORMS[s.answers[f.seat] - GOVERN]
    s.government[f.seat] = government
    tally(s, f.seat)
    s.capacity[2 * f.seat : 2 * f.seat + 2] = capacity(s, f.seat)
    name = GOVERNMENT_IDS[government].partition(".")[2]
    s.tell("event-government", "A1.17", {"seat": f.seat, "government": name})


QUICK_START: Final[Script] = script(
    "quick_start", ask_world, toss_world, settle_world, hear_news, ask_building, place_building,
    ask_government, take_government,
)  # fmt: skip


def start_quickly(s: SternState, f: Frame) -> None:
    """A1.17 All know Political Philosophy; then each player in order."""
    if not s.quick_start:
        return
    for seat in range(s.seats):
        s.techs[seat] |= 1 << PHILOSOPHY
        tally(s, seat)
    s.call_each(QUICK_START, s.seats_from(s.first))


SCRIPTS: Final[list[Script]] = [QUICK_START]
ASKS: Final[list[Ask]] = [QUICK_WORLD, QUICK_BUILDING, QUICK_GOVERNMENT]
