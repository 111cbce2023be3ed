"""Odds before an attack, for people: `odds:space:SYSTEM`, `odds:ground:SYSTEM`.

`odds:space:SYSTEM:N` asks for N own fleets instead of those that are there or can come, and
`odds:battle` how the battle that is fought now ends. The amounts of all lines add up to the chance
to win in percent.
"""

from typing import Final

from raumhafen.engine.errors import Argument
from raumhafen.engine.game import Share, unexplained
from raumhafen.games.sternenkinder.actions import CELL_IDS
from raumhafen.games.sternenkinder.bots.odds import (
    foes_in,
    ground_odds,
    neutrals_in,
    possible_defence,
    possible_garrisons,
    ship,
    ships_in,
    ships_of,
    space_odds,
    units_aboard,
)
from raumhafen.games.sternenkinder.bots.volleys import Duel, Ship, duel
from raumhafen.games.sternenkinder.content.tables import OWN_FLEET
from raumhafen.games.sternenkinder.rules.core.fleets import fleets_in, fleets_of
from raumhafen.games.sternenkinder.rules.core.militia import militia_at
from raumhafen.games.sternenkinder.rules.core.movers import beside
from raumhafen.games.sternenkinder.rules.core.war import (
    ATTACKER,
    DEFENDER,
    HULL,
    KIND,
    SEAT,
    SIDE,
    are_allies,
    rows,
    rows_of,
)
from raumhafen.games.sternenkinder.rules.strategy.simple_combat import MOST_ROUNDS
from raumhafen.games.sternenkinder.state import FLEETS, MOVEMENT, NOBODY, SternState

REHEARSALS: Final = 100


def told_odds(s: SternState, seat: int, what: str) -> list[Share]:
    """The lines behind `odds:…`; refuses where there is nothing to attack, or nothing with what."""
    words = what.split(":")
    if what == "odds:battle":
        return battle_lines(s, seat)
    if len(words) not in (3, 4) or words[2] not in CELL_IDS:
        raise unexplained(what)
    cell = CELL_IDS.index(words[2])
    lines: list[Share] = []
    if words[1] == "space":
        lines = space_lines(s, seat, cell, "".join(words[3:]))
    elif words[1] == "ground" and len(words) == 3:
        lines = ground_lines(s, seat, cell)
    if not lines:
        raise unexplained(what)
    return lines


# --- in space ------------------------------------------------------------------------------------


def coming(s: SternState, seat: int, cell: int) -> list[int]:
    """Own fleets that are there and those that can still go there with one step."""
    there = fleets_in(s, seat, cell)
    near = [
        fleet
        for fleet in fleets_of(s, seat)
        if fleet not in there
        and (s.fleet_left[fleet] > 0 or s.phase != MOVEMENT)
        and cell in beside(s, seat, s.fleet_at[fleet])
    ]
    return there + near


def attackers(s: SternState, seat: int, cell: int, wanted: str) -> list[Ship]:
    """Allies who are there fight on the same side."""
    allies = [
        one
        for ally in range(s.seats)
        if ally != seat and are_allies(s, seat, ally)
        for one in ships_of(s, fleets_in(s, ally, cell))
    ]
    if not wanted:
        return allies + ships_of(s, coming(s, seat, cell))
    if not wanted.isdecimal() or not 1 <= int(wanted) <= FLEETS:
        return []
    return allies + [ship(s, seat, OWN_FLEET)] * int(wanted)


def space_lines(s: SternState, seat: int, cell: int, wanted: str) -> list[Share]:
    own = attackers(s, seat, cell, wanted)
    others = neutrals_in(s, cell)
    hidden = False
    for foe in foes_in(s, seat, cell):
        others = others + ships_in(s, foe, cell)
        hidden = hidden or (s.owner[cell] != NOBODY and are_allies(s, foe, s.owner[cell]))
    if not own or not (others or hidden):
        return []
    found = space_odds(s, seat, cell, own)
    lines = [
        win_line(found, "B27.2.6"),
        side_line("odds-own-fleets", len(own), found.own, "B27.2.5"),
        side_line("odds-foe-fleets", len(others), found.foe, "B27.2.5"),
    ]
    if hidden:
        counts = possible_defence(s, cell)
        told: dict[str, Argument] = {"least": counts[0], "most": counts[-1]}
        lines.append(Share("odds-defence", told, 0, "B6.2"))
    return lines


def battle_lines(s: SternState, seat: int) -> list[Share]:
    """B27.2.6 The present battle from here on, if both sides fight to the end."""
    sides = {s.fight[at + SIDE] for at in rows(s)}
    mine = {s.fight[at + SIDE] for at in rows(s) if s.fight[at + SEAT] == seat}
    if s.hits or sides != {ATTACKER, DEFENDER} or len(mine) != 1:
        raise unexplained("odds:battle")
    attackers, defenders = ships_left(s, ATTACKER), ships_left(s, DEFENDER)
    found = duel(attackers, defenders, MOST_ROUNDS - max(0, s.fight_round - 1))
    own, foe = len(attackers), len(defenders)
    if DEFENDER in mine:
        found, own, foe = Duel(1 - found.win, found.foe, found.own), foe, own
    return [
        win_line(found, "B27.2.6"),
        side_line("odds-own-fleets", own, found.own, "B27.2.5"),
        side_line("odds-foe-fleets", foe, found.foe, "B27.2.5"),
    ]


def ships_left(s: SternState, side: int) -> list[Ship]:
    """With the hull that each has left."""
    found: list[Ship] = []
    for at in rows_of(s, side):
        _, dice, chance, damage, _ = ship(s, s.fight[at + SEAT], s.fight[at + KIND], first=False)
        found.append((s.fight[at + HULL], dice, chance, damage, chance))
    return found


def win_line(found: Duel, rule: str) -> Share:
    percent = round(100 * found.win)
    return Share("odds-win", {"percent": percent}, percent, rule)


def side_line(key: str, count: int, lost: float, rule: str) -> Share:
    """Losses with one digit after the point; texts put their own sign between the two."""
    tenths = round(10 * lost)
    args: dict[str, Argument] = {"count": count, "whole": tenths // 10, "tenths": tenths % 10}
    return Share(key, args, 0, rule)


# --- on the ground -------------------------------------------------------------------------------


def ground_lines(s: SternState, seat: int, cell: int) -> list[Share]:
    """B19 All units aboard of fleets that are there or can come, once they may land."""
    owner = s.owner[cell]
    army = units_aboard(s, coming(s, seat, cell))
    if owner == NOBODY or are_allies(s, seat, owner) or not any(army):
        return []
    found = ground_odds(s, seat, cell, army, REHEARSALS)
    garrisons = [sum(garrison) for garrison in possible_garrisons(s, cell)]
    told: dict[str, Argument] = {"least": min(garrisons), "most": max(garrisons)}
    lines = [
        win_line(found, "B19.10"),
        side_line("odds-own-units", sum(army), found.own, "B19.4"),
        side_line("odds-foe-militia", militia_at(s, cell), found.foe, "B19.1"),
    ]
    return [*lines, Share("odds-garrison", told, 0, "B6.2")] if max(garrisons) else lines
