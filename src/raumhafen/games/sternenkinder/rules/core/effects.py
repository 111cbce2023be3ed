"""Instant effects of entries: one function for each verb, in the order of the list.

Verbs of the chapters above stand in the table `rules/verbs.py`. A verb without a function, or with
a value that a later part brings, must be excused in `waits`; anything else is refused when the
game is loaded, so nothing is silently ignored.
"""

from collections.abc import Callable
from typing import Final

from raumhafen.engine.errors import Argument
from raumhafen.engine.flow import Frame, Script, script
from raumhafen.games.sternenkinder.content.effects import Effect, walk
from raumhafen.games.sternenkinder.content.galaxy import CELLS
from raumhafen.games.sternenkinder.content.tables import (
    ENTRY_IDS,
    ENTRY_PLACE,
    ENTRY_SET,
    OWN_FLEET,
    SET_NAMES,
    SHIP_CIVIL,
)
from raumhafen.games.sternenkinder.content.words import (
    DECKS,
    NONE,
    PAYABLE,
    RESOURCES,
    REVEALS,
    VERBS,
    WHERE,
)
from raumhafen.games.sternenkinder.rules.core.civil import add_civil, has_room
from raumhafen.games.sternenkinder.rules.core.fleets import receive_fleets
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
    verb = ALL_VERBS.by_verb[row[at].verb]
    if verb is None or waits(row[at]):
        s.tell("event-effect-later", "B8.1", {"seat": f.seat})
    else:
        verb(s, f, row[at])


EFFECTS: Final[Script] = script("effects", next_effect)


def place_for(s: SternState, f: Frame, effect: Effect) -> int:
    """Here, where something happens somewhere; else on the home world."""
    return f.args[HERE] if effect.where == AT_HERE else s.home[f.seat]


# --- verbs ---------------------------------------------------------------------------------------


def gain(s: SternState, f: Frame, effect: Effect) -> None:
    """A0.5 From the supply, some of it for a price."""
    for resource in range(4):
        price = effect.cost[resource] if effect.cost else 0
        s.account[4 * f.seat + resource] += effect.amounts[resource] - price
    tell_amounts(s, f, effect, "event-gains")
    take_mix(s, f.seat, effect.amounts[ANY])


def lose(s: SternState, f: Frame, effect: Effect) -> None:
    """A0.4 As much as there is."""
    for resource in range(4):
        at = 4 * f.seat + resource
        s.account[at] = max(0, s.account[at] - effect.amounts[resource])
    tell_amounts(s, f, effect, "event-loses")


def tell_amounts(s: SternState, f: Frame, effect: Effect, key: str) -> None:
    if s.log is None:
        return
    for resource in range(4):
        amount = effect.amounts[resource]
        if amount:
            args: dict[str, Argument] = {"seat": f.seat, "amount": amount}
            s.tell(key, "B8.1", {**args, "resource": RESOURCES[resource]})


def vp(s: SternState, f: Frame, effect: Effect) -> None:
    """A2.2l A victory point that is kept."""
    s.points[f.seat] += effect.n
    s.tell("event-point", "A2.2", {"seat": f.seat, "amount": effect.n})


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
    if not SHIP_CIVIL[place]:
        receive_fleets(s, f.seat, OWN_FLEET, effect.n, place_for(s, f, effect))
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
    "lose": lose,
    "vp": vp,
    "guard": guard,
    "network": network,
    "unit": unit,
    "building": building,
    "tech": tech,
}


class Verbs:
    """The functions of all verbs; filled once by the table of the chapters above."""

    def __init__(self) -> None:
        self.by_verb: list[Instant | None] = [INSTANT.get(verb) for verb in VERBS]

    def fill(self, chapters: list[tuple[str, Instant]]) -> None:
        for verb, function in chapters:
            self.by_verb[VERBS.index(verb)] = function
        check(self)


# --- what a later part brings --------------------------------------------------------------------

LATER_VERBS: Final = ("war_weariness", "steal")  # part II
LATER_DECKS: Final = ("advisors", "black_market")  # part II


def set_of(entry: int) -> str:
    return SET_NAMES[ENTRY_SET[entry]]


def waits(effect: Effect) -> bool:
    """Advisors, the black market and war weariness are part II."""
    verb = VERBS[effect.verb]
    if verb == "draw":
        return DECKS[effect.what] in LATER_DECKS
    if verb == "reveal":
        return REVEALS[effect.what] != "system"
    return verb in LATER_VERBS


def check(verbs: Verbs) -> None:
    for row in ROWS.rows:
        for effect in walk(row):
            if verbs.by_verb[effect.verb] is None and not waits(effect):
                raise ValueError(f"no function for the verb {VERBS[effect.verb]}")


ALL_VERBS: Final = Verbs()

SCRIPTS: Final[list[Script]] = [EFFECTS]
