"""A8.43, A8.44, A8.63 What happens when a unit passes: mines, escapes, seized contraband."""

from typing import Final

from raumhafen.engine.errors import Argument
from raumhafen.engine.flow import FIRST_OPTION, Ask, Frame, Script, script
from raumhafen.games.sternenkinder.actions import (
    AMOUNT,
    AT,
    CELL_IDS,
    NO,
    OBJECT,
    OBJECTS,
    YES,
)
from raumhafen.games.sternenkinder.content.galaxy import CELLS, NEIGHBOURS
from raumhafen.games.sternenkinder.content.tables import ASTEROID, AWE, CULTURE
from raumhafen.games.sternenkinder.rules.core.agents import (
    AGENT,
    DIPLOMAT,
    HIGHEST_MINE,
    has_character,
    is_free,
    is_strange,
    ships_at,
    watch_at,
)
from raumhafen.games.sternenkinder.rules.core.civil import units_of
from raumhafen.games.sternenkinder.rules.core.fleets import fleets_in, has_fleet
from raumhafen.games.sternenkinder.rules.core.movers import (
    MOVERS,
    destroy_mover,
    is_enterable,
    is_fleet,
    mover_at,
    mover_hull,
    mover_seat,
    put_mover,
)
from raumhafen.games.sternenkinder.rules.core.news import CIVIL_LOST, announce
from raumhafen.games.sternenkinder.rules.core.passing import Watcher
from raumhafen.games.sternenkinder.rules.core.sanctions import raise_level
from raumhafen.games.sternenkinder.rules.politics.arrests import is_protected
from raumhafen.games.sternenkinder.rules.politics.crafts import (
    PLACE,
    Craft,
    action_for_institution,
    culture,
    spend_institution,
)
from raumhafen.games.sternenkinder.rules.politics.quiet_crafts import free_of_charge, nobody
from raumhafen.games.sternenkinder.rules.strategy.control import review_blockades
from raumhafen.games.sternenkinder.state import GOLD, NOBODY, SternState

SEIZED: Final = 3  # A8.63 AWE, twice as much for gold
NETWORK: Final = OBJECT + OBJECTS.index("network")
# numbers of frames; the last when it is known
MOVER: Final = 0
CELL: Final = 1
GOAL: Final = 2


# --- A8.44 laying a mine -------------------------------------------------------------------------


def can_mine(s: SternState, seat: int, cell: int) -> bool:
    """A8.44 Asteroids or a trade route; one mine for each player and system."""
    fits = s.tile[cell] == ASTEROID or s.route[cell] != NOBODY
    return fits and not s.mine[CELLS * seat + cell]


def lay_mine(s: SternState, f: Frame) -> None:
    """A8.44 Its strength is nobody else's business."""
    s.call(LAY_MINE, f.seat, [NOBODY, f.args[PLACE]])


def value_options(s: SternState, seat: int) -> list[int]:
    return [AMOUNT + n for n in range(1, HIGHEST_MINE + 1)]


MINE_VALUE: Final[Ask] = Ask(
    "mine-value", "A8.44", value_options, default=FIRST_OPTION, private=True
)


def ask_value(s: SternState, f: Frame) -> None:
    """A8.44 Noted secretly."""
    s.choose(f.seat, MINE_VALUE, value_options(s, f.seat))


def note_value(s: SternState, f: Frame) -> None:
    """A8.44"""
    cell = f.args[CELL]
    s.mine[CELLS * f.seat + cell] = s.answers[f.seat] - AMOUNT
    s.tell("event-mine", "A8.44", {"seat": f.seat, "system": CELL_IDS[cell]})


LAY_MINE: Final[Script] = script("lay_mine", ask_value, note_value)


# --- A8.44 setting it off: args = [mover, cell] --------------------------------------------------


def look_for_mines(s: SternState, mover: int, start: int, cell: int) -> None:
    """A8.44 A unit of another player enters or leaves."""
    seat = mover_seat(mover)
    for at in (cell, start):
        for owner in reversed(s.seats_from(seat)):
            if owner != seat and s.mine[CELLS * owner + at]:
                s.call(SET_OFF, owner, [mover, at])


def fire_options(s: SternState, seat: int) -> list[int]:
    """A8.44 Paid only now."""
    value = s.mine[CELLS * seat + s.stack[-1].args[CELL]]
    return [NO, YES] if culture(s, seat) >= value else [NO]


FIRE: Final[Ask] = Ask("mine-fire", "A8.44", fire_options, default=NO, private=True)


def ask_fire(s: SternState, f: Frame) -> None:
    """A8.44 Whoever has culture is asked, so that nobody learns the value from the question."""
    if mover_at(s, f.args[MOVER]) == NOBODY or not culture(s, f.seat):
        f.leave()
    else:
        s.ask(f.seat, FIRE)


def fire(s: SternState, f: Frame) -> None:
    """A8.44, decision 21: X damage; the mine is gone. Without payment it stays."""
    mover, cell = f.args
    if s.answers[f.seat] == NO:
        s.tell("event-mine-silent", "A8.44", {"seat": f.seat, "system": CELL_IDS[cell]})
        return
    value, owner = s.mine[CELLS * f.seat + cell], mover_seat(mover)
    s.account[4 * f.seat + CULTURE] -= value
    s.mine[CELLS * f.seat + cell] = 0
    told: dict[str, Argument] = {"seat": f.seat, "other_seat": owner, "amount": value}
    s.tell("event-mine-fires", "A8.44", {**told, "system": CELL_IDS[cell]})
    if value >= mover_hull(s, mover):
        blow_up(s, f.seat, mover)


def blow_up(s: SternState, seat: int, mover: int) -> None:
    """A7.5 A diplomat aboard costs a level of sanctions in peace."""
    owner, cell = mover_seat(mover), mover_at(s, mover)
    immune = not is_fleet(mover) and has_character(s, mover, DIPLOMAT)
    destroy_mover(s, mover)
    if immune and is_protected(s, seat, owner):
        raise_level(s, seat, "A7.5")
    key = "event-fleet-sunk" if is_fleet(mover) else "event-ship-destroyed"
    told: dict[str, Argument] = {"seat": seat, "other_seat": owner}
    s.tell(key, "A8.44", {**told, "system": CELL_IDS[cell]})
    if not is_fleet(mover):
        announce(s, CIVIL_LOST, owner, cell)
    review_blockades(s)


SET_OFF: Final[Script] = script("set_off", ask_fire, fire)


# --- A8.43 escape: args = [mover, cell] ----------------------------------------------------------


def look_for_escapes(s: SternState, mover: int, start: int, cell: int) -> None:
    """A8.43 A fleet of another player comes where an agent is (ruling: no civil units)."""
    seat = mover_seat(mover)
    if not is_fleet(mover):
        return
    for other in reversed(s.seats_from(seat)):
        if is_strange(s, seat, other) and escapers(s, other, cell) and culture(s, other):
            s.call(ESCAPE, other, [NOBODY, cell])


def escapers(s: SternState, seat: int, cell: int) -> list[int]:
    """Agents there who may still act, or all with a political action."""
    found = ships_at(s, seat, AGENT, cell)
    free = [unit for unit in found if is_free(s, unit, AGENT)]
    return free or (found if action_for_institution(s, seat) >= 0 else [])


def havens(s: SternState, seat: int, cell: int) -> list[int]:
    """Adjacent discovered systems without fleets of strangers."""
    near = [at for at in NEIGHBOURS[cell] if s.tile[at] >= 0 and is_enterable(s, at)]
    strangers = [p for p in range(s.seats) if is_strange(s, seat, p)]
    return [
        at
        for at in near
        if at not in s.neutral_at and not any(has_fleet(s, p, at) for p in strangers)
    ]


def escape_options(s: SternState, seat: int) -> list[int]:
    """A8.43 The ship, or the network there, as far as they can be paid for now."""
    cell = s.stack[-1].args[CELL]
    level, agents = s.network[CELLS * seat + cell], escapers(s, seat, cell)
    found = [YES] if mover_hull(s, agents[0]) <= culture(s, seat) else []
    return [NO, *found, NETWORK] if 0 < level <= culture(s, seat) else [NO, *found]


def haven_options(s: SternState, seat: int) -> list[int]:
    return [AT + at for at in havens(s, seat, s.stack[-1].args[CELL])]


def all_options(s: SternState, seat: int) -> list[int]:
    return [NO, YES]


ESCAPES: Final[Ask] = Ask("escape", "A8.43", escape_options, default=NO)
HAVEN: Final[Ask] = Ask("escape-place", "A8.43", haven_options, default=FIRST_OPTION)
TOGETHER: Final[Ask] = Ask("escape-all", "A8.43", all_options, default=NO)


def ask_escape(s: SternState, f: Frame) -> None:
    """A8.43 Where there is somewhere to go."""
    if havens(s, f.seat, f.args[CELL]) and escapers(s, f.seat, f.args[CELL]):
        s.choose(f.seat, ESCAPES, escape_options(s, f.seat))
    else:
        f.leave()


def ask_haven(s: SternState, f: Frame) -> None:
    """A8.3 It costs the action of the agent, or a political one."""
    if s.answers[f.seat] == NO:
        f.leave()
        return
    f.args[MOVER] = NOBODY
    unit = escapers(s, f.seat, f.args[CELL])[0]
    if is_free(s, unit, AGENT):
        s.busy[unit] |= 1 << AGENT
    else:
        spend_institution(s, f.seat)
    if s.answers[f.seat] == YES:
        f.args[MOVER] = unit
    s.choose(f.seat, HAVEN, haven_options(s, f.seat))


def flee(s: SternState, f: Frame) -> None:
    """A8.43 1 C for each point of hull or level."""
    cell, goal = f.args[CELL], s.answers[f.seat] - AT
    told: dict[str, Argument] = {"seat": f.seat, "system": CELL_IDS[goal]}
    if f.args[MOVER] == NOBODY:
        move_network(s, f.seat, cell, goal)
        s.tell("event-network-flees", "A8.43", told)
        f.leave()
        return
    pay_hull(s, f.seat, f.args[MOVER])
    put_mover(s, f.args[MOVER], goal)
    f.args.append(goal)
    s.tell("event-flees", "A8.43", told)
    if fellows(s, f.seat, cell):
        s.choose(f.seat, TOGETHER, all_options(s, f.seat))
    else:
        s.answers[f.seat] = NO


def move_network(s: SternState, seat: int, cell: int, goal: int) -> None:
    """It retreats like a unit; where there is one already the higher stays (ruling)."""
    level = s.network[CELLS * seat + cell]
    s.account[4 * seat + CULTURE] -= level
    s.network[CELLS * seat + cell] = 0
    s.network[CELLS * seat + goal] = max(level, s.network[CELLS * seat + goal])


def pay_hull(s: SternState, seat: int, mover: int) -> None:
    s.account[4 * seat + CULTURE] -= mover_hull(s, mover)


def fellows(s: SternState, seat: int, cell: int) -> list[int]:
    """Other own units there, if all of them can be paid for."""
    found = [unit for unit in units_of(s, seat) if s.civil_at[unit] == cell]
    found += [MOVERS + fleet for fleet in fleets_in(s, seat, cell)]
    cost = sum(mover_hull(s, mover) for mover in found)
    return found if cost <= culture(s, seat) else []


def flee_together(s: SternState, f: Frame) -> None:
    """A8.43 All of them or none (ruling)."""
    if s.answers[f.seat] == NO:
        return
    for mover in fellows(s, f.seat, f.args[CELL]):
        pay_hull(s, f.seat, mover)
        put_mover(s, mover, f.args[GOAL])
    review_blockades(s)


ESCAPE: Final[Script] = script("escape", ask_escape, ask_haven, flee, flee_together)


# --- A8.63 interception: args = [unit, cell] -----------------------------------------------------


def look_for_contraband(s: SternState, mover: int, start: int, cell: int) -> None:
    """A8.63 Outside of colonies, whoever of the two has come."""
    if s.owner[cell] != NOBODY or not any(s.civil_goods):
        return
    for seat in s.seats_from(mover_seat(mover)):
        for unit in units_of(s, seat):
            if s.civil_at[unit] == cell and s.civil_goods[unit]:
                call_police(s, unit, cell)


def call_police(s: SternState, unit: int, cell: int) -> None:
    owner = mover_seat(unit)
    for other in reversed(s.seats_from(owner)):
        if is_strange(s, owner, other) and watch_at(s, other, cell):
            s.call(INTERCEPT, other, [unit, cell])


SEIZE: Final[Ask] = Ask("interception", "A8.63", all_options, default=NO)


def ask_seizure(s: SternState, f: Frame) -> None:
    """A8.63 Police or a guard may remove the cube."""
    if s.civil_goods[f.args[MOVER]] and s.civil_at[f.args[MOVER]] == f.args[CELL]:
        s.choose(f.seat, SEIZE, all_options(s, f.seat))
    else:
        f.leave()


def seize(s: SternState, f: Frame) -> None:
    """A8.63 And steals 3 AWE, 6 for gold, as far as there are some."""
    if s.answers[f.seat] == NO:
        return
    unit = f.args[MOVER]
    owner = mover_seat(unit)
    wanted = SEIZED * (2 if s.civil_goods[unit] == GOLD else 1)
    taken = min(wanted, s.account[4 * owner + AWE])
    s.civil_goods[unit] = 0
    s.account[4 * owner + AWE] -= taken
    s.account[4 * f.seat + AWE] += taken
    s.tell("event-seized", "A8.63", {"seat": f.seat, "other_seat": owner, "amount": taken})


INTERCEPT: Final[Script] = script("intercept", ask_seizure, seize)

WATCHERS: Final[list[Watcher]] = [look_for_contraband, look_for_escapes, look_for_mines]
MINES: Final[dict[str, Craft]] = {
    "mine": Craft(can_mine, lay_mine, least=free_of_charge, victim=nobody),
}
SCRIPTS: Final[list[Script]] = [LAY_MINE, SET_OFF, ESCAPE, INTERCEPT]
ASKS: Final[list[Ask]] = [MINE_VALUE, FIRE, ESCAPES, HAVEN, TOGETHER, SEIZE]
