"""A18.11 A Utopia whose influence surrounds a planet may let its militia rise, once for each.

It happens when all have moved, before the battles (ruling: no raid, and no reason for war).
"""

from typing import Final

from raumhafen.engine.errors import Argument
from raumhafen.engine.flow import Ask, Frame, Script, script
from raumhafen.games.sternenkinder.actions import AT, CELL_IDS, NO
from raumhafen.games.sternenkinder.content.galaxy import CELLS, NEIGHBOURS
from raumhafen.games.sternenkinder.content.regimes import UTOPIA
from raumhafen.games.sternenkinder.rules.core.agents import is_strange
from raumhafen.games.sternenkinder.rules.core.militia import militia_at
from raumhafen.games.sternenkinder.rules.core.regimes import INFLUENCE, counter, is_influenced
from raumhafen.games.sternenkinder.rules.politics.declaring import are_bound
from raumhafen.games.sternenkinder.rules.politics.uprisings import (
    end_uprising,
    fight_rebellion,
    rise,
)
from raumhafen.games.sternenkinder.state import NO_PLACE, NOBODY, SternState


def may_incite(s: SternState, seat: int, cell: int) -> bool:
    """A18.11 The planet and all systems around it are in range; its militia has not risen yet."""
    owner = s.owner[cell]
    if owner == NOBODY or not is_strange(s, seat, owner) or are_bound(s, seat, owner):
        return False
    if s.incited[cell] >> seat & 1 or not militia_at(s, cell):
        return False
    around = [near for near in NEIGHBOURS[cell] if s.tile[near] != NO_PLACE]
    return all(is_influenced(s, seat, near) for near in (cell, *around))


def surrounded(s: SternState, seat: int) -> list[int]:
    if s.government[seat] != UTOPIA or not counter(s, seat, INFLUENCE):
        return []
    return [cell for cell in range(CELLS) if may_incite(s, seat, cell)]


def hear_moves_over(s: SternState, seat: int, here: int, subject: int) -> None:
    """A18.11 In player order."""
    for player in reversed(s.seats_from(s.first)):
        if surrounded(s, player):
            s.call(INCITE, player)


def incite_options(s: SternState, seat: int) -> list[int]:
    return [NO, *[AT + cell for cell in surrounded(s, seat)]]


INCITED: Final[Ask] = Ask("incite", "A18.11", incite_options, default=NO)


def ask_incited(s: SternState, f: Frame) -> None:
    """A18.11 One planet after the other."""
    if surrounded(s, f.seat):
        s.choose(f.seat, INCITED, incite_options(s, f.seat))
    else:
        f.leave()


def incite(s: SternState, f: Frame) -> None:
    """A18.11 The militia fights the garrison at once."""
    if s.answers[f.seat] == NO:
        f.leave()
        return
    cell = s.answers[f.seat] - AT
    s.incited[cell] |= 1 << f.seat
    told: dict[str, Argument] = {"seat": f.seat, "other_seat": s.owner[cell]}
    s.tell("event-incites", "A18.11", {**told, "system": CELL_IDS[cell]})
    f.jump(ask_incited)
    victim = s.owner[cell]
    rise(s, f.seat, cell)
    s.call(INCITEMENT, f.seat, [cell, victim])


INCITE: Final[Script] = script("incite", ask_incited, incite)
INCITEMENT: Final[Script] = script("incitement", fight_rebellion, end_uprising)
SCRIPTS: Final[list[Script]] = [INCITE, INCITEMENT]
ASKS: Final[list[Ask]] = [INCITED]
