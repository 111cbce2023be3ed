"""A11.5 Contract killing: whose ship, which one, who is blamed."""

from typing import Final

from raumhafen.engine.flow import Frame
from raumhafen.games.sternenkinder.actions import FOE, NO, SHIP, YES
from raumhafen.games.sternenkinder.content.market import SERVICE, SERVICE_COST
from raumhafen.games.sternenkinder.rules.core.agents import (
    CHARACTERS,
    DIPLOMAT,
    aboard,
    has_character,
    has_crews,
    network_at,
)
from raumhafen.games.sternenkinder.rules.core.civil import units_of
from raumhafen.games.sternenkinder.rules.core.pacts import has_met
from raumhafen.games.sternenkinder.rules.core.sanctions import raise_level
from raumhafen.games.sternenkinder.rules.politics.arrests import is_protected
from raumhafen.games.sternenkinder.rules.politics.declaring import retort
from raumhafen.games.sternenkinder.rules.politics.harm_crafts import lose_ship, others, ship_answers
from raumhafen.games.sternenkinder.rules.politics.services.service import can_pay, price_at, said
from raumhafen.games.sternenkinder.rules.strategy.control import review_blockades
from raumhafen.games.sternenkinder.state import CIVIL_UNITS, SternState

KILLING: Final = SERVICE_COST[SERVICE["contract_killing"]]
SILENCE: Final = 6  # A11.5 less the level of the network


def marks(s: SternState, seat: int, victim: int) -> list[int]:
    """Units of a player with a character that can be paid for."""
    if not has_crews(s, victim):
        return []
    manned = [unit for unit in units_of(s, victim) if aboard(s, unit) & CHARACTERS]
    return [unit for unit in manned if can_pay(s, seat, KILLING, s.civil_at[unit])]


def can_kill(s: SternState, seat: int) -> bool:
    return can_pay(s, seat, KILLING) and any(marks(s, seat, p) for p in others(s, seat))


def marked(f: Frame) -> int:
    """The unit that was named."""
    return CIVIL_UNITS * (said(f)[0] - FOE) + said(f)[1] - SHIP


def is_immune(s: SternState, f: Frame) -> bool:
    """A7.5 A ship with a diplomat, in peace."""
    victim = said(f)[0] - FOE
    return has_character(s, marked(f), DIPLOMAT) and is_protected(s, f.seat, victim)


def silence(s: SternState, seat: int, cell: int) -> int:
    """A11.5 What it costs that nobody finds out."""
    return max(0, SILENCE - network_at(s, seat, cell))


def killing_details(s: SternState, f: Frame) -> list[int]:
    """A11.1 The victim need not be discovered."""
    named = said(f)
    if not named:
        return [FOE + p for p in others(s, f.seat) if marks(s, f.seat, p)]
    victim = named[0] - FOE
    if len(named) == 1:
        return ship_answers(victim, marks(s, f.seat, victim))
    return blame_options(s, f, victim) if len(named) == 2 and is_immune(s, f) else []


def blame_options(s: SternState, f: Frame, victim: int) -> list[int]:
    """A11.5, A8.54 Nothing, or as if evidence had been forged; nobody is blamed where no third
    player is known (ruling).
    """
    cell = s.civil_at[marked(f)]
    if not can_pay(s, f.seat, KILLING + silence(s, f.seat, cell), cell):
        return [NO]
    third = [p for p in range(s.seats) if p not in (f.seat, victim) and has_met(s, f.seat, p)]
    blamed = [FOE + p for p in third if not s.out >> p & 1]
    return [NO, *(blamed or [YES])]


def is_hushed(f: Frame) -> bool:
    return len(said(f)) > 2 and said(f)[2] != NO


def killing_price(s: SternState, f: Frame) -> int:
    """A11.5"""
    cell = s.civil_at[marked(f)]
    extra = silence(s, f.seat, cell) if is_hushed(f) else 0
    return price_at(s, f.seat, KILLING + extra, cell)


def kill(s: SternState, f: Frame) -> None:
    """A11.5, A7.5 The unit is destroyed; who is found out, or blamed, is sanctioned."""
    victim, immune = said(f)[0] - FOE, is_immune(s, f)
    lose_ship(s, f, marked(f), "A11.5")
    review_blockades(s)
    if not immune:
        return
    if not is_hushed(f):
        raise_level(s, f.seat, "A7.5")
        retort(s, [victim], f.seat)
    elif said(f)[2] != YES:
        blamed = said(f)[2] - FOE
        raise_level(s, blamed, "A7.5")
        s.tell("event-forged", "A8.54", {"seat": f.seat, "other_seat": blamed})
