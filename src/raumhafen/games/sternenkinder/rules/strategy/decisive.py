"""A23.5 The decisive battle: all fleets of the contenders, side against side."""

from typing import Final

from raumhafen.engine.flow import Frame, Script, script
from raumhafen.games.sternenkinder.rules.core.fleets import fleets_of
from raumhafen.games.sternenkinder.rules.core.war import (
    ATTACKER,
    DEFENDER,
    enlist_all,
    rows_of,
)
from raumhafen.games.sternenkinder.rules.strategy.ending import end_match, side
from raumhafen.games.sternenkinder.rules.strategy.simple_combat import MOST_ROUNDS, SIMPLE_BATTLE
from raumhafen.games.sternenkinder.state import NOBODY, SternState

DEEP_SPACE: Final = 0  # shown as the galactic centre; places mean nothing here
# numbers of a frame: who won so far, who fights against him
CHAMPION, RIVAL = range(2)


def sides_with_fleets(s: SternState) -> list[int]:
    """The first seat of each contending side that has a fleet, in turn order."""
    found: list[int] = []
    for seat in s.seats_from(s.first):
        armed = any(fleets_of(s, p) for p in side(s, seat))
        if s.contenders >> seat & 1 and armed and not any(seat in side(s, p) for p in found):
            found.append(seat)
    return found


def begin_decisive(s: SternState, f: Frame) -> None:
    """A23.5 A contender without fleet has lost; without any fleet the economy decides."""
    sides = sides_with_fleets(s)
    if not sides:
        f.leave()
        return
    f.args = [sides[0], NOBODY, *sides[1:]]


def next_rival(s: SternState, f: Frame) -> None:
    """A23.5 More than two sides fight one after the other (ruling); the last one has won."""
    if len(f.args) == 2:
        f.jump(win_decisive)
        return
    f.args[RIVAL] = f.args.pop(2)
    s.fight, s.fight_at = [], DEEP_SPACE
    for place, seat in ((ATTACKER, f.args[CHAMPION]), (DEFENDER, f.args[RIVAL])):
        for member in side(s, seat):
            enlist_all(s, place, member)
    s.call(SIMPLE_BATTLE, f.seat)


def judge_rival(s: SternState, f: Frame) -> None:
    """A23.5, decision 13: a battle without end leads to the economy."""
    endless = s.fight_round > MOST_ROUNDS and bool(rows_of(s, DEFENDER))
    s.fight, s.fight_at = [], NOBODY
    if endless:
        f.leave()
        return
    if s.fight_won != ATTACKER:
        f.args[CHAMPION] = f.args[RIVAL]
    f.jump(next_rival)


def win_decisive(s: SternState, f: Frame) -> None:
    """A23.5 The winner wins the game."""
    end_match(s, side(s, f.args[CHAMPION]), "A23.5")


DECISIVE_BATTLE: Final[Script] = script(
    "decisive_battle", begin_decisive, next_rival, judge_rival, win_decisive
)

SCRIPTS: Final[list[Script]] = [DECISIVE_BATTLE]
