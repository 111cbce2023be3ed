"""A23.5 The decisive battle: all fleets of the contenders, side against side."""

from typing import Final

from raumhafen.engine.flow import Frame, Script, script
from raumhafen.games.sternenkinder.rules.core.fleets import fleets_of
from raumhafen.games.sternenkinder.rules.core.war import enlist_all
from raumhafen.games.sternenkinder.rules.strategy.ending import end_match, side
from raumhafen.games.sternenkinder.rules.strategy.simple_combat import (
    MOST_ROUNDS,
    SIMPLE_BATTLE,
    sides_left,
)
from raumhafen.games.sternenkinder.state import NOBODY, SternState

DEEP_SPACE: Final = 0  # shown as the galactic centre; places mean nothing here


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
    f.args = sides_with_fleets(s)
    if not f.args:
        f.leave()
    elif len(f.args) == 1:
        win_decisive(s, f, 0)


def meet_all(s: SternState, f: Frame) -> None:
    """A23.5 All fleets at once, in deep space; more than two sides fight each against all."""
    s.fight, s.fight_at = [], DEEP_SPACE
    for place, seat in enumerate(f.args):
        for member in side(s, seat):
            enlist_all(s, place, member)
    s.call(SIMPLE_BATTLE, f.seat)


def judge_decisive(s: SternState, f: Frame) -> None:
    """A23.5 The last side wins the game; a battle without end leads to A23.4 (decision 13)."""
    endless = len(sides_left(s)) > 1 or s.fight_round > MOST_ROUNDS
    s.fight, s.fight_at = [], NOBODY
    if not endless:
        win_decisive(s, f, s.fight_won)


def win_decisive(s: SternState, f: Frame, place: int) -> None:
    end_match(s, side(s, f.args[place]), "A23.5")


DECISIVE_BATTLE: Final[Script] = script("decisive_battle", begin_decisive, meet_all, judge_decisive)

SCRIPTS: Final[list[Script]] = [DECISIVE_BATTLE]
