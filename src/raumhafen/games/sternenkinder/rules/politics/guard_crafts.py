"""A8.56, A8.57 Crafts of police: patrols between guards, and building guards."""

from typing import Final

from raumhafen.engine.errors import Argument
from raumhafen.engine.flow import Ask, Frame, Script, script
from raumhafen.games.sternenkinder.actions import AT, CELL_IDS, END, GIVE, MOVE, SHIP
from raumhafen.games.sternenkinder.content.galaxy import CELLS
from raumhafen.games.sternenkinder.content.tables import AWE, CULTURE
from raumhafen.games.sternenkinder.rules.core.agents import (
    HIGHEST_GUARD,
)
from raumhafen.games.sternenkinder.rules.core.civil import units_of
from raumhafen.games.sternenkinder.rules.core.fleets import fleet_move, fleets_in
from raumhafen.games.sternenkinder.rules.core.movers import (
    MOVERS,
    is_fleet,
    mover_hull,
    put_mover,
)
from raumhafen.games.sternenkinder.rules.core.payment import has
from raumhafen.games.sternenkinder.rules.politics.crafts import (
    MARK,
    PLACE,
    REPEATED,
    UNIT,
    Craft,
    answers,
)
from raumhafen.games.sternenkinder.rules.politics.quiet_crafts import free_of_charge, nobody
from raumhafen.games.sternenkinder.rules.strategy.control import review_blockades
from raumhafen.games.sternenkinder.rules.strategy.fly import civil_move
from raumhafen.games.sternenkinder.state import (
    CIVIL_UNITS,
    FLEETS,
    SternState,
)

GUARD_AWE: Final = 2  # A8.57 or 1 C
GUARD_CULTURE: Final = 1
GUARDED: Final = 0  # the number of a frame: the system


def guard_at(s: SternState, seat: int, cell: int) -> int:
    return s.guard[CELLS * seat + cell]


def can_patrol(s: SternState, seat: int, cell: int) -> bool:
    return guard_at(s, seat, cell) > 0 and bool(other_guards(s, seat, cell))


def other_guards(s: SternState, seat: int, cell: int) -> list[int]:
    own = s.guard[CELLS * seat : CELLS * (seat + 1)]
    return [at for at, level in enumerate(own) if level and at != cell]


def may_travel(s: SternState, mover: int) -> bool:
    """A8.56 A strategic movement of at least 1 in this round."""
    if is_fleet(mover):
        fleet = mover - MOVERS
        return fleet_move(s, fleet) > s.fleet_slow[fleet]
    return civil_move(s, mover) > s.civil_slow[mover]


def companions(s: SternState, f: Frame) -> list[int]:
    """A8.56 Units there whose hull still fits, as answers."""
    seat, cell, taken = f.seat, f.args[PLACE], answers(f)[1:]
    left = guard_at(s, seat, cell) - sum(mover_hull(s, mover_of(seat, a)) for a in taken)
    ships = [u for u in units_of(s, seat) if s.civil_at[u] == cell and u != f.args[UNIT]]
    found = [SHIP + u - CIVIL_UNITS * seat for u in ships]
    found += [MOVE + fleet - FLEETS * seat for fleet in fleets_in(s, seat, cell)]
    able = [a for a in found if a not in taken and may_travel(s, mover_of(seat, a))]
    return [a for a in able if mover_hull(s, mover_of(seat, a)) <= left]


def mover_of(seat: int, answer: int) -> int:
    """The number of a unit that was named."""
    if MOVE <= answer < MOVE + FLEETS:
        return MOVERS + FLEETS * seat + answer - MOVE
    return CIVIL_UNITS * seat + answer - SHIP


def patrol_details(s: SternState, f: Frame) -> list[int]:
    """A8.56 Where to, then who comes along."""
    if not answers(f):
        return [AT + at for at in other_guards(s, f.seat, f.args[PLACE])]
    if answers(f)[-1] == END:
        return []
    found = companions(s, f)
    return [END, *found] if found else []


def patrol(s: SternState, f: Frame) -> None:
    """A8.56 For free."""
    goal, *others = answers(f)
    movers = [f.args[UNIT], *[mover_of(f.seat, a) for a in others if a != END]]
    for mover in movers:
        put_mover(s, mover, goal - AT)
    told: dict[str, Argument] = {
        "seat": f.seat,
        "amount": len(movers),
        "system": CELL_IDS[goal - AT],
    }
    s.tell("event-patrol", "A8.56", told)
    review_blockades(s)


def can_guard(s: SternState, seat: int, cell: int) -> bool:
    """A8.57 Culture or AWE for a level."""
    if guard_at(s, seat, cell) >= HIGHEST_GUARD:
        return False
    return bool(guard_payments(s, seat))


def guard_payments(s: SternState, seat: int) -> list[int]:
    found = []
    if has(s, seat, CULTURE, GUARD_CULTURE):
        found.append(GIVE + CULTURE)
    if has(s, seat, AWE, GUARD_AWE):
        found.append(GIVE + AWE)
    return found


def guard_details(s: SternState, f: Frame) -> list[int]:
    return [] if answers(f) else guard_payments(s, f.seat)


def build_guard(s: SternState, f: Frame) -> None:
    """A8.57 A new guard, or one level more; with a political action several times."""
    raise_guard(s, f.seat, f.args[PLACE], answers(f)[0] - GIVE)
    if f.args[MARK] & REPEATED:
        s.call(MORE_GUARD, f.seat, [f.args[PLACE]])


def raise_guard(s: SternState, seat: int, cell: int, resource: int) -> None:
    price = GUARD_CULTURE if resource == CULTURE else GUARD_AWE
    s.account[4 * seat + resource] -= price
    s.guard[CELLS * seat + cell] += 1
    level = s.guard[CELLS * seat + cell]
    s.tell("event-guard", "A8.57", {"seat": seat, "system": CELL_IDS[cell], "amount": level})


def more_options(s: SternState, seat: int) -> list[int]:
    cell = s.stack[-1].args[GUARDED]
    return [END, *guard_payments(s, seat)] if can_guard(s, seat, cell) else [END]


GUARD_AGAIN: Final[Ask] = Ask("guard-again", "A8.57", more_options, default=END)


def ask_more_guard(s: SternState, f: Frame) -> None:
    """A8.57 As often as it can be paid."""
    s.choose(f.seat, GUARD_AGAIN, more_options(s, f.seat))


def more_guard(s: SternState, f: Frame) -> None:
    """A8.57"""
    if s.answers[f.seat] != END:
        raise_guard(s, f.seat, f.args[GUARDED], s.answers[f.seat] - GIVE)
        f.jump(ask_more_guard)


MORE_GUARD: Final[Script] = script("more_guard", ask_more_guard, more_guard)

GUARDS: Final[dict[str, Craft]] = {
    "patrol": Craft(
        can_patrol, patrol, details=patrol_details, victim=nobody, fit=may_travel, here=True
    ),
    "guard": Craft(
        can_guard, build_guard, least=free_of_charge, details=guard_details, victim=nobody
    ),
}  # fmt: skip
SCRIPTS: Final[list[Script]] = [MORE_GUARD]
ASKS: Final[list[Ask]] = [GUARD_AGAIN]
