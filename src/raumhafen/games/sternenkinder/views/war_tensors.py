"""Planes of fleets, battles and distant wars, written straight from the state."""

from __future__ import annotations

from raumhafen.engine.planes import Pen
from raumhafen.games.sternenkinder.actions import MOST_TARGETS
from raumhafen.games.sternenkinder.content.galaxy import CELLS
from raumhafen.games.sternenkinder.content.tables import GROUND_UNITS, OWN_FLEET
from raumhafen.games.sternenkinder.rules.core.field import (
    ARMOURS,
    FORTRESS,
    ROUND,
    STEP,
    count_of,
    place,
)
from raumhafen.games.sternenkinder.rules.core.fleets import (
    carried,
    damage,
    dice,
    fleet_price,
    fleet_upkeep,
    fleets_of,
    hit_number,
    hull,
    most_fleets,
)
from raumhafen.games.sternenkinder.rules.core.war import (
    DEFENCE,
    HULL,
    KIND,
    SEAT,
    SIDE,
    UNIT,
    UNIT_ROW,
    rows,
)
from raumhafen.games.sternenkinder.rules.strategy.conquest import AWAY_ROW
from raumhafen.games.sternenkinder.rules.strategy.distant import FOUGHT, name_of
from raumhafen.games.sternenkinder.state import FLEETS, NOBODY, RETREATED, SLOW, SternState
from raumhafen.games.sternenkinder.views.war_features import KINDS, ROW, UNITS, VALUES, WARS


def write_war(w: Pen, s: SternState) -> None:
    for seat in range(s.seats):
        write_fleets(w, s, seat)
        w.row("fleet_values", len(VALUES) * w.turned(seat), values(s, seat))
    for group, cell in enumerate(s.neutral_at):
        if cell != NOBODY:
            w.number("neutral", CELLS * s.neutral_kind[group] + cell, s.neutral_count[group])
    if s.cube != NOBODY:
        w.mark("cube", w.turned(s.cube))
    write_distant(w, s)
    write_battle(w, s)
    write_ground(w, s)


def write_fleets(w: Pen, s: SternState, seat: int) -> None:
    """B6.1 Where fleets are is open, what they carry is not."""
    row = w.turned(seat)
    for at in fleets_of(s, seat):
        w.count("fleets", CELLS * (KINDS * row + s.fleet_kind[at]) + s.fleet_at[at], 1)
        own = FLEETS * row + at - FLEETS * seat
        w.number("moves", own, s.fleet_left[at])
        if s.fleet_mark[at] & (RETREATED | SLOW):
            w.mark("slow", own)


def values(s: SternState, seat: int) -> list[int]:
    """B27.2.3 In the order of VALUES."""
    return [
        most_fleets(s, seat),
        hull(s, seat, OWN_FLEET),
        dice(s, seat, OWN_FLEET),
        hit_number(s, seat, OWN_FLEET),
        damage(s, seat, OWN_FLEET),
        fleet_price(s, seat, OWN_FLEET),
        fleet_upkeep(s, seat, OWN_FLEET),
    ]


def write_distant(w: Pen, s: SternState) -> None:
    """B18.2 Which war lies open, and who has left for which."""
    if s.distant_open != NOBODY:
        w.mark("distant", WARS.index(name_of(s.distant_open)))
    for at in range(0, len(s.away), AWAY_ROW):
        war = WARS.index(name_of(s.away[at] % FOUGHT))
        w.mark("gone", w.seats * war + w.turned(s.away[at + 1]))


def write_battle(w: Pen, s: SternState) -> None:
    """B6.3 What takes part in a battle is open to all until it ends."""
    if s.fight_at == NOBODY:
        return
    w.mark("battle_at", s.fight_at)
    w.number("battle_round", 0, s.fight_round)
    for at in list(rows(s))[:MOST_TARGETS]:
        seat = s.fight[at + SEAT]
        kind = KINDS if s.fight[at + UNIT] >= DEFENCE else s.fight[at + KIND]
        side = 1 if s.fight[at + SIDE] == 0 else 2
        shown = 0 if seat == NOBODY else 1 + w.turned(seat)
        unit = [side, kind, shown, max(0, s.fight[at + HULL])]
        w.row("battle", ROW * (at // UNIT_ROW), unit)


def write_ground(w: Pen, s: SternState) -> None:
    """B19 What stands in a ground battle is open to all."""
    field = s.ground
    if not field:
        return
    w.row("ground_clock", 0, [field[ROUND], field[STEP], max(0, field[FORTRESS])])
    for side in range(2):
        for unit in range(GROUND_UNITS):
            if count_of(field, side, unit):
                start = place(side, unit) * ARMOURS
                army = field[start : start + ARMOURS]
                w.row("ground", ARMOURS * (UNITS * side + unit), army)


def write_own_war(w: Pen, s: SternState, seat: int) -> None:
    """B7.4, B18.2 What own fleets carry, and what has left the map."""
    for at in fleets_of(s, seat):
        if s.fleet_cargo[at]:
            units = [carried(s.fleet_cargo[at], unit) for unit in range(GROUND_UNITS)]
            w.row("cargo", UNITS * (at - FLEETS * seat), units)
    totals = [0] * UNITS
    for at in range(0, len(s.away), AWAY_ROW):
        if s.away[at + 1] == seat:
            for unit in range(UNITS):
                totals[unit] += s.away[at + 3 + unit]
    w.row("away", 0, totals)
