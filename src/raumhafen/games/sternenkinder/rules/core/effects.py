"""Instant effects of entries: one function for each verb, in the order of the list.

A verb without a function, or with a value that a later milestone brings, must be excused in
`waits`; anything else is refused when the game is loaded, so nothing is silently ignored.
"""

from collections.abc import Callable
from typing import Final

from raumhafen.engine.flow import Frame, Script, script
from raumhafen.games.sternenkinder.content.effects import Effect
from raumhafen.games.sternenkinder.content.galaxy import CELLS
from raumhafen.games.sternenkinder.content.load import CONTENT
from raumhafen.games.sternenkinder.content.tables import (
    ENTRY_IDS,
    ENTRY_PLACE,
    ENTRY_SET,
    SET_NAMES,
    SHIP_CIVIL,
    TECH_BONUS,
    TECHS,
)
from raumhafen.games.sternenkinder.content.words import NONE, PAYABLE, REVEALS, VERBS, WHEN, WHERE
from raumhafen.games.sternenkinder.rules.core.civil import add_civil, has_room
from raumhafen.games.sternenkinder.rules.core.place import (
    give_building,
    give_ground_units,
    raise_network,
)
from raumhafen.games.sternenkinder.rules.core.spread import take_mix
from raumhafen.games.sternenkinder.rules.core.technologies import NO_LIMIT, give_tech
from raumhafen.games.sternenkinder.state import SternState

Instant = Callable[[SternState, int, Effect], None]

ANY: Final = PAYABLE.index("any")
AT_SETUP: Final = WHEN.index("setup")
OWN_NETWORK: Final = WHERE.index("own_network")

# rows of effects, so that a frame can name them by number
ROWS: Final[list[tuple[Effect, ...]]] = [
    *TECH_BONUS,
    *[tuple(e for e in people.effect if e.when == AT_SETUP) for people in CONTENT.populations],
]
# numbers of a frame
ROW: Final = 0
NEXT: Final = 1


def bonus_row(tech: int) -> int:
    """B5.5.2 What the first researcher of a technology receives."""
    return tech


def people_row(people: int) -> int:
    """B27.5 What a people brings at the start."""
    return TECHS + people


def carry_out(s: SternState, seat: int, row: int) -> None:
    """The effects of a row, one after the other."""
    if ROWS[row]:
        s.call(EFFECTS, seat, [row, 0])


def next_effect(s: SternState, f: Frame) -> None:
    """B8.1 Effects happen in the order in which they are printed."""
    row = ROWS[f.args[ROW]]
    at = f.args[NEXT]
    if at == len(row):
        return
    f.args[NEXT] += 1
    f.again()
    if waits(row[at]):
        s.tell("event-effect-later", "B8.1", {"seat": f.seat})
    else:
        INSTANT[VERBS[row[at].verb]](s, f.seat, row[at])


EFFECTS: Final[Script] = script("effects", next_effect)

# --- verbs ---------------------------------------------------------------------------------------


def gain(s: SternState, seat: int, effect: Effect) -> None:
    for resource in range(4):
        s.account[4 * seat + resource] += effect.amounts[resource]
    take_mix(s, seat, effect.amounts[ANY])


def guard(s: SternState, seat: int, effect: Effect) -> None:
    """A8.57 A guard on the home world."""
    s.guard[CELLS * seat + s.home[seat]] += effect.n


def network(s: SternState, seat: int, effect: Effect) -> None:
    """A network on the home world, or one more level of an own one."""
    if effect.where == OWN_NETWORK:
        raise_network(s, seat)
    else:
        s.network[CELLS * seat + s.home[seat]] += effect.n


def unit(s: SternState, seat: int, effect: Effect) -> None:
    """B5.1 Civil ships on the home world, ground units on an own planet."""
    place = ENTRY_PLACE[effect.what]
    if set_of(effect.what) == "ground_units":
        give_ground_units(s, seat, place, effect.n)
        return
    for _ in range(effect.n):
        if has_room(s, seat):
            add_civil(s, seat, place, s.home[seat])


def building(s: SternState, seat: int, effect: Effect) -> None:
    """B4 A building free of cost and capacity, where it may stand."""
    give_building(s, seat, ENTRY_IDS[effect.what].partition(".")[2])


def tech(s: SternState, seat: int, effect: Effect) -> None:
    """B5.5.1 A technology that may be researched now, free of cost."""
    give_tech(s, seat, effect.most if effect.most != NONE else NO_LIMIT)


INSTANT: Final[dict[str, Instant]] = {
    "gain": gain,
    "guard": guard,
    "network": network,
    "unit": unit,
    "building": building,
    "tech": tech,
}

# --- what a later milestone brings ---------------------------------------------------------------

LATER_VERBS: Final = ("draw",)  # advisors: part II


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
    for row in ROWS:
        for effect in row:
            if VERBS[effect.verb] not in INSTANT and not waits(effect):
                raise ValueError(f"no function for the verb {VERBS[effect.verb]}")


_check()

SCRIPTS: Final[list[Script]] = [EFFECTS]
