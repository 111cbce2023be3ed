"""Instant effects of entries: one function for each verb, in the order of the list.

A verb without a function, or with a value that a later milestone brings, must be excused in
`waits`; anything else is refused when the game is loaded, so nothing is silently ignored.
"""

from collections.abc import Callable
from typing import Final

from raumhafen.engine.flow import Frame, Script, script
from raumhafen.games.sternenkinder.content.effects import Effect, walk
from raumhafen.games.sternenkinder.content.galaxy import CELLS
from raumhafen.games.sternenkinder.content.tables import (
    ENTRY_IDS,
    ENTRY_PLACE,
    ENTRY_SET,
    SET_NAMES,
    SHIP_CIVIL,
)
from raumhafen.games.sternenkinder.content.words import NONE, PAYABLE, REVEALS, VERBS, WHERE
from raumhafen.games.sternenkinder.rules.core.civil import add_civil, has_room
from raumhafen.games.sternenkinder.rules.core.place import (
    give_building,
    give_ground_units,
    raise_network,
)
from raumhafen.games.sternenkinder.rules.core.rows import BONUS_ROWS, PEOPLE_ROWS, ROWS
from raumhafen.games.sternenkinder.rules.core.spread import take_mix
from raumhafen.games.sternenkinder.rules.core.technologies import NO_LIMIT, give_tech
from raumhafen.games.sternenkinder.state import NOBODY, SternState

Instant = Callable[[SternState, Frame, Effect], None]

ANY: Final = PAYABLE.index("any")
OWN_NETWORK: Final = WHERE.index("own_network")
AT_HERE: Final = WHERE.index("here")

# numbers of a frame
ROW: Final = 0
NEXT: Final = 1
HERE: Final = 2  # the system in which it happens, or NOBODY
SUBJECT: Final = 3  # to what, or NOBODY


def bonus_row(tech: int) -> int:
    """B5.5.2 What the first researcher of a technology receives."""
    return BONUS_ROWS + tech


def people_row(people: int) -> int:
    """B27.5 What a people brings at the start."""
    return PEOPLE_ROWS + people


def carry_out(
    s: SternState, seat: int, row: int, here: int = NOBODY, subject: int = NOBODY
) -> None:
    """The effects of a row, one after the other."""
    if ROWS.rows[row]:
        s.call(EFFECTS, seat, [row, 0, here, subject])


def next_effect(s: SternState, f: Frame) -> None:
    """B8.1 Effects happen in the order in which they are printed."""
    row = ROWS.rows[f.args[ROW]]
    at = f.args[NEXT]
    if at == len(row):
        return
    f.args[NEXT] += 1
    f.again()
    if waits(row[at]):
        s.tell("event-effect-later", "B8.1", {"seat": f.seat})
    else:
        INSTANT[VERBS[row[at].verb]](s, f, row[at])


EFFECTS: Final[Script] = script("effects", next_effect)


def place_for(s: SternState, f: Frame, effect: Effect) -> int:
    """Here, where something happens somewhere; else on the home world."""
    return f.args[HERE] if effect.where == AT_HERE else s.home[f.seat]


# --- verbs ---------------------------------------------------------------------------------------


def gain(s: SternState, f: Frame, effect: Effect) -> None:
    for resource in range(4):
        s.account[4 * f.seat + resource] += effect.amounts[resource]
    take_mix(s, f.seat, effect.amounts[ANY])


def guard(s: SternState, f: Frame, effect: Effect) -> None:
    """A8.57 A guard on the home world, or where the card lies."""
    s.guard[CELLS * f.seat + place_for(s, f, effect)] += effect.n


def network(s: SternState, f: Frame, effect: Effect) -> None:
    """A network on the home world or here, or one more level of an own one."""
    if effect.where == OWN_NETWORK:
        raise_network(s, f.seat)
    else:
        s.network[CELLS * f.seat + place_for(s, f, effect)] += effect.n


def unit(s: SternState, f: Frame, effect: Effect) -> None:
    """B5.1 Civil ships on the home world, ground units on an own planet."""
    place = ENTRY_PLACE[effect.what]
    if set_of(effect.what) == "ground_units":
        give_ground_units(s, f.seat, place, effect.n)
        return
    for _ in range(effect.n):
        if has_room(s, f.seat):
            add_civil(s, f.seat, place, place_for(s, f, effect))


def building(s: SternState, f: Frame, effect: Effect) -> None:
    """B4 A building free of cost and capacity, where it may stand."""
    give_building(s, f.seat, ENTRY_IDS[effect.what].partition(".")[2])


def tech(s: SternState, f: Frame, effect: Effect) -> None:
    """B5.5.1 A technology that may be researched now, free of cost."""
    give_tech(s, f.seat, effect.most if effect.most != NONE else NO_LIMIT)


INSTANT: Final[dict[str, Instant]] = {
    "gain": gain,
    "guard": guard,
    "network": network,
    "unit": unit,
    "building": building,
    "tech": tech,
}

# --- what a later milestone brings ---------------------------------------------------------------

LATER_VERBS: Final = (
    "draw", "vp", "lose", "choose", "roll", "spawn", "damage", "destroy", "colony_level", "link",
    "move", "rule", "war_weariness",
)  # fmt: skip


def set_of(entry: int) -> str:
    return SET_NAMES[ENTRY_SET[entry]]


def waits(effect: Effect) -> bool:
    """Fleets and exploration are later milestones, advisors part II."""
    verb = VERBS[effect.verb]
    if verb == "unit" and set_of(effect.what) == "ships":
        return not SHIP_CIVIL[ENTRY_PLACE[effect.what]]
    if verb == "reveal":
        return REVEALS[effect.what] == "system"
    return verb in LATER_VERBS


def _check() -> None:
    for row in ROWS.rows:
        for effect in walk(row):
            if VERBS[effect.verb] not in INSTANT and not waits(effect):
                raise ValueError(f"no function for the verb {VERBS[effect.verb]}")


_check()

SCRIPTS: Final[list[Script]] = [EFFECTS]
