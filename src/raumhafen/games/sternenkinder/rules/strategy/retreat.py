"""B14.8, B17.3 Retreat: how many fleets leave a battle, and where they go."""

from typing import Final

from raumhafen.engine.errors import Argument
from raumhafen.engine.flow import Ask, Frame, Script, script
from raumhafen.games.sternenkinder.actions import AMOUNT, AT, CELL_IDS, SURRENDER
from raumhafen.games.sternenkinder.content.galaxy import CELLS, DISTANCE
from raumhafen.games.sternenkinder.content.tables import DANGEROUS
from raumhafen.games.sternenkinder.rules.core.civil import units_of
from raumhafen.games.sternenkinder.rules.core.fleets import fleets_of, has_fleet
from raumhafen.games.sternenkinder.rules.core.movers import beside
from raumhafen.games.sternenkinder.rules.core.places import planets_of
from raumhafen.games.sternenkinder.rules.core.war import (
    ATTACKER,
    DEFENCE,
    HULL,
    SEAT,
    SIDE,
    UNIT,
    UNIT_ROW,
    at_war,
    rows,
)
from raumhafen.games.sternenkinder.rules.strategy.fleet_loss import lose_civil, lose_fleet
from raumhafen.games.sternenkinder.state import FACE_DOWN, NOBODY, RETREATED, SLOW, SternState

FAR: Final = 99
WITHDRAWN: Final = 0  # the number of a frame: how many fleets retreat


# --- where to ------------------------------------------------------------------------------------


def came_from(s: SternState, side: int) -> set[int]:
    """The systems from which the fleets of a side came in this round."""
    mine = [at for at in rows(s) if s.fight[at + SIDE] == side and s.fight[at + SEAT] != NOBODY]
    fleets = [s.fight[at + UNIT] for at in mine if s.fight[at + UNIT] < DEFENCE]
    return {s.fleet_from[fleet] for fleet in fleets} - {NOBODY}


def is_foreign(s: SternState, seat: int, cell: int) -> bool:
    """B14.8 Never into a system with enemy fleets, neutral ones included."""
    foes = [p for p in range(s.seats) if at_war(s, seat, p)]
    return cell in s.neutral_at or any(has_fleet(s, p, cell) for p in foes)


def goal_distance(s: SternState, seat: int, cell: int) -> int:
    """B14.8 How far the nearest own planet or fleet is that is not here."""
    fleets = [s.fleet_at[at] for at in fleets_of(s, seat)]
    goals = {*planets_of(s, seat), *fleets} - {s.fight_at}
    return min([DISTANCE[CELLS * cell + goal] for goal in goals], default=FAR)


def refuges(s: SternState, seat: int) -> list[int]:
    """B14.8 Adjacent systems towards the nearest own planet or fleet, safe ones if possible."""
    side = next(s.fight[at + SIDE] for at in rows(s) if s.fight[at + SEAT] == seat)
    barred = came_from(s, ATTACKER) if side != ATTACKER else set()
    near = [c for c in beside(s, seat, s.fight_at) if c not in barred]
    near = [c for c in near if not is_foreign(s, seat, c)]
    near = [c for c in near if is_safe(s, c)] or near
    back = own_ways(s, seat) if side == ATTACKER else set()
    best = min([goal_distance(s, seat, c) for c in near], default=FAR)
    return [c for c in near if c in back or goal_distance(s, seat, c) == best]


def own_ways(s: SternState, seat: int) -> set[int]:
    """B14.8 An attacker may go back where his own fleets came from."""
    return {s.fleet_from[s.fight[at + UNIT]] for at in own_rows(s, seat)}


def is_safe(s: SternState, cell: int) -> bool:
    """B14.8 Undiscovered and dangerous systems only if nothing else is left."""
    return s.tile[cell] != FACE_DOWN and (not DANGEROUS[s.tile[cell]] or s.route[cell] != NOBODY)


# --- leaving -------------------------------------------------------------------------------------


def own_rows(s: SternState, seat: int) -> list[int]:
    """Rows of fleets that can leave, the most damaged first; buildings cannot."""
    found = [at for at in rows(s) if s.fight[at + SEAT] == seat and s.fight[at + UNIT] < DEFENCE]
    return sorted(found, key=lambda at: s.fight[at + HULL])


def take_rows(s: SternState, leaving: list[int]) -> list[int]:
    """Takes rows out of the battle; gives their fleets."""
    fleets = [s.fight[at + UNIT] for at in leaving]
    for at in sorted(leaving, reverse=True):
        del s.fight[at : at + UNIT_ROW]
    return fleets


def withdraw(s: SternState, seat: int, count: int, cell: int) -> None:
    """B17.3 To a system, or destroyed where there is none or it has retreated before."""
    leaving = own_rows(s, seat)[:count]
    staying = [s.fight[at + UNIT] for at in own_rows(s, seat)[count:]]
    for fleet in take_rows(s, leaving):
        if cell == NOBODY or s.fleet_mark[fleet] & RETREATED:
            lose_fleet(s, fleet, staying)
            continue
        s.fleet_at[fleet] = cell
        s.fleet_mark[fleet] |= RETREATED | SLOW
        s.fleet_from[fleet] = NOBODY
    if not staying:
        take_civil_along(s, seat, cell)
    told: dict[str, Argument] = {"seat": seat, "amount": count}
    if cell == NOBODY:
        s.tell("event-no-refuge", "B14.8", told)
    else:
        s.tell("event-retreats", "B14.8", {**told, "system": CELL_IDS[cell]})


def take_civil_along(s: SternState, seat: int, cell: int) -> None:
    """B17.3 With its last fleet a player's civil units leave too."""
    if cell == NOBODY:
        lose_civil(s, seat, s.fight_at)
        return
    for unit in units_of(s, seat):
        if s.civil_at[unit] == s.fight_at:
            s.civil_at[unit] = cell


def leave_battle(s: SternState, seat: int) -> None:
    """B17.3 The losing side's fleets must leave."""
    places = refuges(s, seat)
    withdraw(s, seat, len(own_rows(s, seat)), places[0] if places else NOBODY)


# --- the question --------------------------------------------------------------------------------


def retreat_options(s: SternState, seat: int) -> list[int]:
    """Decision 36 How many; B9.8 or all is given up."""
    return [*[AMOUNT + n for n in range(len(own_rows(s, seat)) + 1)], SURRENDER]


def refuge_options(s: SternState, seat: int) -> list[int]:
    return [AT + cell for cell in refuges(s, seat)]


HOW_MANY: Final[Ask] = Ask("retreat", "B14.8", retreat_options, default=AMOUNT)
REFUGE: Final[Ask] = Ask("refuge", "B14.8", refuge_options)


def ask_retreat(s: SternState, f: Frame) -> None:
    """B14.8 From the second round on."""
    f.args = [0]
    if not own_rows(s, f.seat):
        f.leave()
    else:
        s.choose(f.seat, HOW_MANY, retreat_options(s, f.seat))


def ask_refuge(s: SternState, f: Frame) -> None:
    """B14.8 Who has no system to go to is destroyed."""
    if s.answers[f.seat] == SURRENDER:
        surrender(s, f.seat)
        f.leave()
        return
    f.args[WITHDRAWN] = s.answers[f.seat] - AMOUNT
    options = refuge_options(s, f.seat)
    if f.args[WITHDRAWN] == 0:
        f.leave()
    elif options:
        s.choose(f.seat, REFUGE, options)
    else:
        withdraw(s, f.seat, f.args[WITHDRAWN], NOBODY)
        f.leave()


def surrender(s: SternState, seat: int) -> None:
    """B9.8 All units of the player in the battle are destroyed, defence buildings too."""
    for at in [at for at in rows(s) if s.fight[at + SEAT] == seat][::-1]:
        unit = s.fight[at + UNIT]
        del s.fight[at : at + UNIT_ROW]
        if unit >= DEFENCE:
            s.defence[s.fight_at] &= ~(unit - DEFENCE)
        else:
            lose_fleet(s, unit, [])
    lose_civil(s, seat, s.fight_at)
    s.tell("event-surrenders", "B9.8", {"seat": seat})


def retreat(s: SternState, f: Frame) -> None:
    """B14.8 It triggers no event cards."""
    withdraw(s, f.seat, f.args[WITHDRAWN], s.answers[f.seat] - AT)


RETREAT: Final[Script] = script("retreat", ask_retreat, ask_refuge, retreat)

SCRIPTS: Final[list[Script]] = [RETREAT]
ASKS: Final[list[Ask]] = [HOW_MANY, REFUGE]
