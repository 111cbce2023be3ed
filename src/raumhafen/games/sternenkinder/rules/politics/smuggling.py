"""A8.60 to A8.62 Contraband reaches a planet; A13.3 delegations."""

from typing import Final

from raumhafen.engine.errors import Argument
from raumhafen.engine.flow import FIRST_OPTION, Ask, Frame, Script, script
from raumhafen.games.sternenkinder.actions import CELL_IDS, CLEAN, DELEGATE, UNLOAD_GOODS
from raumhafen.games.sternenkinder.content.tables import AWE, CULTURE
from raumhafen.games.sternenkinder.rules.core.agents import (
    DIPLOMAT,
    has_crews,
    is_strange,
    ships_at,
)
from raumhafen.games.sternenkinder.rules.core.civil import units_of
from raumhafen.games.sternenkinder.rules.core.meeting import acquaint
from raumhafen.games.sternenkinder.rules.core.menu import Entry
from raumhafen.games.sternenkinder.rules.core.movers import STANDSTILL, put_mover, slow_down
from raumhafen.games.sternenkinder.rules.core.pacts import has_met
from raumhafen.games.sternenkinder.rules.core.places import planets_of
from raumhafen.games.sternenkinder.rules.core.regimes import cabinet_price
from raumhafen.games.sternenkinder.rules.core.war import at_war
from raumhafen.games.sternenkinder.state import BRONZE, CIVIL_UNITS, GOLD, NOBODY, SternState

PART: Final = 3  # A8.61 AWE for each level
ALL: Final = 6  # A8.62
PIP_PRICE: Final = 2  # A8.62 AWE
DELEGATION: Final = 3  # A13.3 culture
SELL_PART, SELL_ALL = range(2)
UNIT: Final = 0  # the number of a frame


# --- A8.60 at the end of the movement phase ------------------------------------------------------


def hear_moves_over(s: SternState, seat: int, here: int, subject: int) -> None:
    """A8.60, A8.61 Old shortages are over; then units sell in player order."""
    s.shortage = [0] * s.seats
    units = [unit for p in s.seats_from(s.first) for unit in units_of(s, p)]
    for unit in reversed([unit for unit in units if can_sell(s, unit)]):
        s.call(SELL_GOODS, unit // CIVIL_UNITS, [unit])


def can_sell(s: SternState, unit: int) -> bool:
    """A8.60 On a planet of another player; A8.62 not where a die lies."""
    cell = s.civil_at[unit]
    if not s.civil_goods[unit] or s.owner[cell] == NOBODY or s.smuggled[cell]:
        return False
    return is_strange(s, unit // CIVIL_UNITS, s.owner[cell])


def goods_options(s: SternState, seat: int) -> list[int]:
    """A8.61 A part only of a bronze cube."""
    if s.civil_goods[s.stack[-1].args[UNIT]] == BRONZE:
        return [UNLOAD_GOODS + SELL_PART, UNLOAD_GOODS + SELL_ALL]
    return [UNLOAD_GOODS + SELL_ALL]


GOODS: Final[Ask] = Ask("contraband", "A8.60", goods_options, default=FIRST_OPTION)


def ask_goods(s: SternState, f: Frame) -> None:
    """A8.60 Somebody may have sold here before."""
    if can_sell(s, f.args[UNIT]):
        s.choose(f.seat, GOODS, goods_options(s, f.seat))
    else:
        f.leave()


def sell_goods(s: SternState, f: Frame) -> None:
    """A8.61 The cube becomes gold; A8.62 or a die lies on the planet."""
    unit = f.args[UNIT]
    cell, gold = s.civil_at[unit], s.civil_goods[unit] == GOLD
    factor = (2 if gold else 1) * s.level[cell]
    if s.answers[f.seat] == UNLOAD_GOODS + SELL_PART:
        gained = PART * s.level[cell]
        s.shortage[s.owner[cell]] += 1
        s.civil_goods[unit] = GOLD
    else:
        gained = ALL * factor
        s.smuggled[cell] = factor
        s.civil_goods[unit] = 0
    s.account[4 * f.seat + AWE] += gained
    told: dict[str, Argument] = {"seat": f.seat, "system": CELL_IDS[cell], "amount": gained}
    s.tell("event-smuggles", "A8.60", told)


SELL_GOODS: Final[Script] = script("sell_goods", ask_goods, sell_goods)


# --- A8.62 removing pips -------------------------------------------------------------------------


def clean_options(s: SternState, seat: int) -> list[int]:
    """A8.62 2 AWE for each pip, at any time (decision 10)."""
    if not s.politics or s.account[4 * seat + AWE] < PIP_PRICE or not any(s.smuggled):
        return []
    return [CLEAN + cell for cell in planets_of(s, seat) if s.smuggled[cell]]


def clean(s: SternState, seat: int, cell: int) -> None:
    """A8.62"""
    s.account[4 * seat + AWE] -= PIP_PRICE
    s.smuggled[cell] -= 1
    told: dict[str, Argument] = {"seat": seat, "system": CELL_IDS[cell]}
    s.tell("event-cleans", "A8.62", {**told, "amount": s.smuggled[cell]})


# --- A13.3 delegations ---------------------------------------------------------------------------


def delegates(s: SternState, seat: int) -> list[int]:
    """Ships with a diplomat on the own home world that may still move and carry no cube."""
    return [
        unit
        for unit in ships_at(s, seat, DIPLOMAT, s.home[seat])
        if s.civil_slow[unit] < STANDSTILL and not (s.civil_cube[unit] or s.civil_goods[unit])
    ]


def delegation_price(s: SternState, seat: int) -> int:
    """A13.3, A16.9 In culture."""
    return cabinet_price(s, seat, DELEGATION)


def delegate_options(s: SternState, seat: int) -> list[int]:
    """A13.3 To the home world of a player with whom there is no war."""
    if not s.politics or not has_crews(s, seat) or not delegates(s, seat):
        return []
    if s.account[4 * seat + CULTURE] < delegation_price(s, seat):
        return []
    others = [p for p in range(s.seats) if p != seat and not s.out >> p & 1]
    return [DELEGATE + p for p in others if s.owner[s.home[p]] == p and not at_war(s, seat, p)]


def delegate(s: SternState, seat: int, other: int) -> None:
    """A13.3 The player is discovered; the ship may not move in this round."""
    unit = delegates(s, seat)[0]
    s.account[4 * seat + CULTURE] -= delegation_price(s, seat)
    put_mover(s, unit, s.home[other])
    slow_down(s, unit, STANDSTILL)
    s.tell("event-delegation", "A13.3", {"seat": seat, "other_seat": other})
    if not has_met(s, seat, other):
        acquaint(s, seat, other)


POLITICS_ENTRIES: Final = [
    Entry(DELEGATE, delegate_options, delegate, counted=False),
    Entry(CLEAN, clean_options, clean, counted=False),
]
ECONOMY_ENTRIES: Final = [Entry(CLEAN, clean_options, clean, counted=False)]
SCRIPTS: Final[list[Script]] = [SELL_GOODS]
ASKS: Final[list[Ask]] = [GOODS]
