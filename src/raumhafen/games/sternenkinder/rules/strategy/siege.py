"""B9.6, B17.4 to B19 Attack on a planet: its defence, bombardment, landing, conquest."""

from typing import Final

from raumhafen.engine.flow import Ask, Frame, Script, script
from raumhafen.games.sternenkinder.actions import CELL_IDS, WAR
from raumhafen.games.sternenkinder.content.tables import (
    ANTI_ORBITAL_GUN,
    GROUND_UNITS,
    MILITIA,
)
from raumhafen.games.sternenkinder.rules.core.field import (
    PROFILE,
    SEATS,
    enlist,
    new_field,
    survivors,
)
from raumhafen.games.sternenkinder.rules.core.fleets import cargo_size, carried, fleets_in
from raumhafen.games.sternenkinder.rules.core.militia import (
    militia_at,
    militia_profile,
    militia_turns,
)
from raumhafen.games.sternenkinder.rules.core.news import BATTLE_FOUGHT, BATTLE_WON, announce
from raumhafen.games.sternenkinder.rules.core.war import (
    ATTACKER,
    DEFENDER,
    are_allies,
    enlist_defence,
    enlist_fleets,
)
from raumhafen.games.sternenkinder.rules.strategy.bombardment import BOMBARD
from raumhafen.games.sternenkinder.rules.strategy.conquest import conquer
from raumhafen.games.sternenkinder.rules.strategy.ground_battle import GROUND_BATTLE
from raumhafen.games.sternenkinder.rules.strategy.simple_combat import SIMPLE_BATTLE
from raumhafen.games.sternenkinder.state import NOBODY, SternState

NO, BOMBARD_IT, LAND = range(3)  # answers
CELL: Final = 0  # the number of a frame


def meet_defence(s: SternState, f: Frame) -> None:
    """B27.2.3 Defence buildings fight as fleets; B9.6 without any there is no battle in space."""
    cell = f.args[CELL]
    s.fight_won = ATTACKER
    if not s.defence[cell]:
        return
    s.fight, s.fight_at = [], cell
    for ally in range(s.seats):
        if are_allies(s, f.seat, ally):
            enlist_fleets(s, ATTACKER, ally, cell)
    enlist_defence(s, cell)
    s.call(SIMPLE_BATTLE, f.seat)


def bombard_options(s: SternState, seat: int) -> list[int]:
    return [WAR + NO, WAR + BOMBARD_IT]


def land_options(s: SternState, seat: int) -> list[int]:
    return [WAR + NO, WAR + LAND]


ASK_BOMBARD: Final[Ask] = Ask("bombard", "B17.4", bombard_options, default=WAR)
ASK_LANDING: Final[Ask] = Ask("land", "B17.5", land_options, default=WAR, private=True)


def ask_bombard(s: SternState, f: Frame) -> None:
    """B17.4 Decided before the ground battle."""
    s.fight, s.fight_at = [], NOBODY
    if s.fight_won != ATTACKER or not fleets_in(s, f.seat, f.args[CELL]):
        f.leave()
    else:
        s.choose(f.seat, ASK_BOMBARD, bombard_options(s, f.seat))


def bombard(s: SternState, f: Frame) -> None:
    """B17.4 Who wants bombards."""
    if s.answers[f.seat] == WAR + BOMBARD_IT:
        s.call(BOMBARD, f.seat, [f.args[CELL]])


def troops_aboard(s: SternState, seat: int, cell: int) -> int:
    return sum(cargo_size(s.fleet_cargo[fleet]) for fleet in fleets_in(s, seat, cell))


def ask_landing(s: SternState, f: Frame) -> None:
    """B17.5 If the attacker has ground units; whether there are some only he knows."""
    if not s.level[f.args[CELL]]:
        f.leave()
    elif troops_aboard(s, f.seat, f.args[CELL]):
        s.choose(f.seat, ASK_LANDING, land_options(s, f.seat))
    else:
        s.answers[f.seat] = WAR + NO


def land(s: SternState, f: Frame) -> None:
    """B19.1 All ground units land; the defender has the garrison and militia."""
    cell = f.args[CELL]
    if s.answers[f.seat] != WAR + LAND:
        s.tell("event-no-landing", "B17.5", {"seat": f.seat, "system": CELL_IDS[cell]})
        f.leave()
        return
    s.ground = new_field(f.seat, s.owner[cell], cell)
    land_cargo(s, f.seat, cell)
    raise_defenders(s, cell)
    s.tell("event-landing", "B19.1", {"seat": f.seat, "system": CELL_IDS[cell]})
    s.call(GROUND_BATTLE, f.seat)


def land_cargo(s: SternState, seat: int, cell: int) -> None:
    for fleet in fleets_in(s, seat, cell):
        for unit in range(GROUND_UNITS):
            enlist(s.ground, ATTACKER, unit, carried(s.fleet_cargo[fleet], unit))
        s.fleet_cargo[fleet] = 0


def raise_defenders(s: SternState, cell: int) -> None:
    """B19.1, B19.11 Militia are there in every colony."""
    for unit in range(GROUND_UNITS):
        enlist(s.ground, DEFENDER, unit, s.troops[GROUND_UNITS * cell + unit])
    turned = militia_turns(s, cell, s.ground[SEATS])
    s.ground[PROFILE] = militia_profile(s, cell)
    enlist(s.ground, ATTACKER if turned else DEFENDER, MILITIA, militia_at(s, cell))
    s.troops[GROUND_UNITS * cell : GROUND_UNITS * (cell + 1)] = [0] * GROUND_UNITS


def occupy(s: SternState, f: Frame) -> None:
    """B19.10 The units that are left are the garrison; guns stay with the planet, militia go."""
    cell, won = f.args[CELL], s.fight_won == ATTACKER
    left = survivors(s.ground, ATTACKER if won else DEFENDER)
    left[ANTI_ORBITAL_GUN] = survivors(s.ground, DEFENDER)[ANTI_ORBITAL_GUN]
    left[MILITIA] = 0
    s.troops[GROUND_UNITS * cell : GROUND_UNITS * (cell + 1)] = left
    s.ground = []
    if s.politics:
        owner = s.owner[cell]
        announce(s, BATTLE_FOUGHT, *((f.seat, cell, owner) if won else (owner, cell, f.seat)))
    if won:
        announce(s, BATTLE_WON, f.seat, cell)
        conquer(s, f.seat, cell)
    else:
        announce(s, BATTLE_WON, s.owner[cell], cell)
        s.tell("event-repelled", "B19.10", {"seat": s.owner[cell], "system": CELL_IDS[cell]})


SIEGE: Final[Script] = script(
    "siege", meet_defence, ask_bombard, bombard, ask_landing, land, occupy
)

SCRIPTS: Final[list[Script]] = [SIEGE]
ASKS: Final[list[Ask]] = [ASK_BOMBARD, ASK_LANDING]
