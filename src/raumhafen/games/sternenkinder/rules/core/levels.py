"""B3.3, B3.4 Levels of colonies that effects give and take, and buildings that are lost so."""

from typing import Final

from raumhafen.engine.flow import Ask, Frame, Script, script
from raumhafen.games.sternenkinder.actions import AT, CELL_IDS, PLACES, SITE
from raumhafen.games.sternenkinder.content.effects import Effect
from raumhafen.games.sternenkinder.content.layouts import HOME_MAX_LEVEL
from raumhafen.games.sternenkinder.content.words import NONE, WHERE
from raumhafen.games.sternenkinder.rules.core.effects import HERE, Instant
from raumhafen.games.sternenkinder.rules.core.news import (
    COLONY_LOWERED,
    COLONY_RAISED,
    announce,
)
from raumhafen.games.sternenkinder.rules.core.place import own_buildings, remove_building
from raumhafen.games.sternenkinder.rules.core.places import planets_of, sites_at, slots
from raumhafen.games.sternenkinder.state import SITES, SternState

OWN_COLONY: Final = WHERE.index("own_colony")
FIRST_SECRET: Final = SITES + 2  # places of PLACES from here on are defence buildings

# numbers of frames
CELL: Final = 0
MOST: Final = 0

# --- levels --------------------------------------------------------------------------------------


def can_rise(s: SternState, cell: int, most: int) -> bool:
    """B3.2 Not above a limit; level IV needs a centre."""
    level = s.level[cell]
    if not 0 < level < min(most, HOME_MAX_LEVEL):
        return False
    return level + 1 < HOME_MAX_LEVEL or bool(s.centre[cell])


def raise_level(s: SternState, cell: int, rule: str) -> None:
    """B3.3 One level more, whatever it would cost."""
    s.level[cell] += 1
    seat, level = s.owner[cell], s.level[cell]
    s.tell("event-grows", rule, {"seat": seat, "system": CELL_IDS[cell], "level": level})
    announce(s, COLONY_RAISED, seat, cell, level)


def lower_level(s: SternState, cell: int, rule: str) -> None:
    """B3.4 One level less; a colony of level I stays (decision 45)."""
    if s.level[cell] <= 1:
        return
    s.level[cell] -= 1
    seat, level = s.owner[cell], s.level[cell]
    s.tell("event-shrinks", rule, {"seat": seat, "system": CELL_IDS[cell], "level": level})
    announce(s, COLONY_LOWERED, seat, cell, level)
    s.call(LOSE_SLOT, seat, [cell])


def colony_level(s: SternState, f: Frame, effect: Effect) -> None:
    """B3.3 Here, or on an own colony of choice."""
    most = effect.max_level if effect.max_level != NONE else HOME_MAX_LEVEL
    if effect.where == OWN_COLONY:
        s.call(RAISE_COLONY, f.seat, [most])
    elif effect.n < 0:
        lower_level(s, f.args[HERE], "B3.4")
    elif can_rise(s, f.args[HERE], most):
        raise_level(s, f.args[HERE], "B3.3")


# --- a colony of choice: args = [most] -----------------------------------------------------------


def rising_options(s: SternState, seat: int) -> list[int]:
    most = s.stack[-1].args[MOST]
    return [
        AT + cell
        for cell in planets_of(s, seat)
        if cell != s.home[seat] and can_rise(s, cell, most)
    ]


RISING: Final[Ask] = Ask("raise-colony", "B3.3", rising_options)


def ask_rising(s: SternState, f: Frame) -> None:
    """B3.3 Which colony rises; none if none can."""
    options = rising_options(s, f.seat)
    if options:
        s.choose(f.seat, RISING, options)
    else:
        f.leave()


def rise(s: SternState, f: Frame) -> None:
    """B3.3 Free of cost."""
    raise_level(s, s.answers[f.seat] - AT, "B3.3")


RAISE_COLONY: Final[Script] = script("raise_colony", ask_rising, rise)

# --- B3.4 buildings in slots that no longer exist: args = [cell] ---------------------------------


def slot_options(s: SternState, seat: int) -> list[int]:
    """B3.4 The owner of the colony chooses, also among buildings of others."""
    cell = s.stack[-1].args[CELL]
    return [SITE + at - SITES * cell for at in sites_at(s, cell)]


LOST_SLOT: Final[Ask] = Ask("lost-slot", "B3.4", slot_options)


def ask_lost_slot(s: SternState, f: Frame) -> None:
    """B3.4 While there are more buildings than slots."""
    cell = f.args[CELL]
    if len(sites_at(s, cell)) > slots(s, cell):
        s.choose(f.seat, LOST_SLOT, slot_options(s, f.seat))
    else:
        close_ranks(s, cell)
        f.leave()


def lose_slot(s: SternState, f: Frame) -> None:
    """B3.4 The building is destroyed."""
    destroy_at(s, f.seat, f.args[CELL], s.answers[f.seat] - SITE)
    f.jump(ask_lost_slot)


def close_ranks(s: SternState, cell: int) -> None:
    """Buildings move into the slots that are left."""
    start = SITES * cell
    standing = [s.sites[at] for at in sites_at(s, cell)]
    s.sites[start : start + SITES] = standing + [0] * (SITES - len(standing))


LOSE_SLOT: Final[Script] = script("lose_slot", ask_lost_slot, lose_slot)

# --- one building is destroyed: args = [cell] ----------------------------------------------------


def destroy(s: SternState, f: Frame, effect: Effect) -> None:
    """One building here; its owner says which (ruling)."""
    if own_buildings(s, f.seat, f.args[HERE]):
        s.call(LOSE_BUILDING, f.seat, [f.args[HERE]])


def ruined_options(s: SternState, seat: int) -> list[int]:
    return [SITE + place for place in own_buildings(s, seat, s.stack[-1].args[CELL])]


LOST_BUILDING: Final[Ask] = Ask("lost-building", "B27.6.7", ruined_options, private=True)


def ask_lost_building(s: SternState, f: Frame) -> None:
    """B6.2 Defence buildings are hidden, so which one is chosen is too."""
    s.choose(f.seat, LOST_BUILDING, ruined_options(s, f.seat))


def lose_building(s: SternState, f: Frame) -> None:
    """B27.6.7 The building is gone."""
    destroy_at(s, f.seat, f.args[CELL], s.answers[f.seat] - SITE)


def destroy_at(s: SternState, seat: int, cell: int, place: int) -> None:
    remove_building(s, cell, place)
    if place >= FIRST_SECRET:
        s.tell("event-destroyed-secretly", "B2.10", {"seat": seat})
        return
    s.tell(
        "event-destroyed", "B3.4", {"seat": seat, "site": PLACES[place], "system": CELL_IDS[cell]}
    )


LOSE_BUILDING: Final[Script] = script("lose_building", ask_lost_building, lose_building)

LEVEL_DEEDS: Final[dict[str, Instant]] = {"colony_level": colony_level, "destroy": destroy}

SCRIPTS: Final[list[Script]] = [RAISE_COLONY, LOSE_SLOT, LOSE_BUILDING]
ASKS: Final[list[Ask]] = [RISING, LOST_SLOT, LOST_BUILDING]
