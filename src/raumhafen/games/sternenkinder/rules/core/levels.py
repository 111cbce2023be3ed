"""B3.2, B3.4 Levels of colonies that effects give and take."""

from typing import Final

from raumhafen.engine.flow import Ask, Frame, Script, script
from raumhafen.games.sternenkinder.actions import AT, CELL_IDS, SITE
from raumhafen.games.sternenkinder.content.effects import Effect
from raumhafen.games.sternenkinder.content.layouts import HOME_MAX_LEVEL
from raumhafen.games.sternenkinder.content.words import NONE, WHERE
from raumhafen.games.sternenkinder.rules.core.effects import HERE
from raumhafen.games.sternenkinder.rules.core.news import (
    COLONY_LOWERED,
    COLONY_RAISED,
    announce,
)
from raumhafen.games.sternenkinder.rules.core.places import planets_of, sites_at
from raumhafen.games.sternenkinder.state import SITES, SternState

AT_HERE: Final = WHERE.index("here")
MOST: Final = 0  # the number of a frame: up to which level


def colony_level(s: SternState, f: Frame, effect: Effect) -> None:
    """B3.2 One level more or less, here or on an own colony of choice."""
    most = effect.max_level if effect.max_level != NONE else HOME_MAX_LEVEL
    if effect.where != AT_HERE:
        s.call(RAISE, f.seat, [most])
    elif effect.n > 0:
        raise_level(s, f.args[HERE], most)
    else:
        for _ in range(-effect.n):
            lower_level(s, f.args[HERE])


def can_rise(s: SternState, cell: int, most: int) -> bool:
    """B3.2 Level IV needs a centre, whoever gives it."""
    level = s.level[cell] + 1
    return s.level[cell] > 0 and level <= most and (level < HOME_MAX_LEVEL or bool(s.centre[cell]))


def raise_level(s: SternState, cell: int, most: int) -> None:
    if not can_rise(s, cell, most):
        return
    s.level[cell] += 1
    seat = s.owner[cell]
    s.tell("event-grows", "B3.2", {"seat": seat, "system": CELL_IDS[cell], "level": s.level[cell]})
    announce(s, COLONY_RAISED, seat, cell, s.level[cell])


def lower_level(s: SternState, cell: int) -> None:
    """B3.4, decision 45: a colony of level I stays; a building without a slot is destroyed."""
    if s.level[cell] <= 1:
        return
    s.level[cell] -= 1
    seat = s.owner[cell]
    s.tell(
        "event-shrinks", "B3.4", {"seat": seat, "system": CELL_IDS[cell], "level": s.level[cell]}
    )
    announce(s, COLONY_LOWERED, seat, cell, s.level[cell])
    s.call(DROP, seat, [cell])


# --- B3.4 a building too many: args = [cell] ------------------------------------------------------

CELL: Final = 0


def slots_at(s: SternState, cell: int) -> list[int]:
    return s.sites[SITES * cell : SITES * (cell + 1)]


def drop_options(s: SternState, seat: int) -> list[int]:
    slots = slots_at(s, s.stack[-1].args[CELL])
    return [SITE + slot for slot in range(SITES) if slots[slot]]


DROP_SITE: Final = Ask("drop-site", "B3.4", drop_options)


def ask_drop(s: SternState, f: Frame) -> None:
    """B3.4 Which building is destroyed, where there are more buildings than slots."""
    if len(sites_at(s, f.args[CELL])) > s.level[f.args[CELL]]:
        s.choose(f.seat, DROP_SITE, drop_options(s, f.seat))
    else:
        s.answers[f.seat] = SITE + SITES


def drop_site(s: SternState, f: Frame) -> None:
    """B3.4 The others move together."""
    cell, slot = f.args[CELL], s.answers[f.seat] - SITE
    slots = slots_at(s, cell)
    kept = [packed for at, packed in enumerate(slots) if packed and at != slot]
    s.sites[SITES * cell : SITES * (cell + 1)] = [*kept, *[0] * (SITES - len(kept))]


DROP: Final[Script] = script("drop_building", ask_drop, drop_site)

# --- on a colony of choice: args = [most] --------------------------------------------------------


def raised_options(s: SternState, seat: int) -> list[int]:
    """A0.9 A colony, so not the home world."""
    most = s.stack[-1].args[MOST]
    own = [cell for cell in planets_of(s, seat) if cell != s.home[seat]]
    return [AT + cell for cell in own if can_rise(s, cell, most)]


RAISE_PLACE: Final = Ask("raise-place", "B8.7", raised_options)


def ask_raised(s: SternState, f: Frame) -> None:
    """B8.7 Which colony; nothing where none can rise."""
    options = raised_options(s, f.seat)
    if options:
        s.choose(f.seat, RAISE_PLACE, options)
    else:
        f.leave()


def raise_chosen(s: SternState, f: Frame) -> None:
    """B3.2 It costs nothing."""
    raise_level(s, s.answers[f.seat] - AT, f.args[MOST])


RAISE: Final[Script] = script("raise", ask_raised, raise_chosen)

SCRIPTS: Final[list[Script]] = [RAISE, DROP]
ASKS: Final[list[Ask]] = [RAISE_PLACE, DROP_SITE]
