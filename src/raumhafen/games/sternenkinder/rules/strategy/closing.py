"""A22 Closing phase: restoration and the check for victory."""

from typing import Final

from raumhafen.engine.flow import Frame, Script, script
from raumhafen.games.sternenkinder.rules.core.fleets import controller, has_fleet
from raumhafen.games.sternenkinder.rules.core.income import capacity
from raumhafen.games.sternenkinder.rules.core.news import hear_news
from raumhafen.games.sternenkinder.rules.strategy.control import dismiss_kosme
from raumhafen.games.sternenkinder.rules.strategy.decision import DECISION
from raumhafen.games.sternenkinder.rules.strategy.distant import come_home
from raumhafen.games.sternenkinder.rules.strategy.ending import (
    at_target,
    end_match,
    is_one_side,
    leaders,
)
from raumhafen.games.sternenkinder.rules.strategy.neutral import grow_neutrals
from raumhafen.games.sternenkinder.rules.strategy.setup import GALACTIC_CENTRE
from raumhafen.games.sternenkinder.state import NOBODY, SternState


def restore(s: SternState, f: Frame) -> None:
    """A22.4, B2.9 Capacities are restored to their full value."""
    for seat in range(s.seats):
        s.capacity[2 * seat : 2 * seat + 2] = capacity(s, seat)
    s.beat("closing")


def end_wars(s: SternState, f: Frame) -> None:
    """A22.6, A22.8 Neutral fleets grow, called fleets leave, armies come home."""
    grow_neutrals(s)
    dismiss_kosme(s)
    come_home(s)


def hold_centre(s: SternState, f: Frame) -> None:
    """A22.7, B27.7 Who controls the galactic centre with a fleet for two rounds gets a point.

    In war mode it is a point in every round.
    """
    by = controller(s, GALACTIC_CENTRE)
    if by == NOBODY or not has_fleet(s, by, GALACTIC_CENTRE):
        s.cube = NOBODY
    elif s.war_mode or s.cube == by:
        s.cube = NOBODY
        s.points[by] += 1
        s.tell("event-centre", "A22.7", {"seat": by})
    else:
        s.cube = by


def check_victory(s: SternState, f: Frame) -> None:
    """A22.9 Who has the target wins; A1.16 after the last round, who has most points."""
    contenders, rule = at_target(s), "A2.1"
    if not contenders and s.round == s.limit:
        contenders, rule = leaders(s), "A1.16"
    if not contenders:
        return
    if is_one_side(s, contenders):
        end_match(s, contenders, rule)
    else:
        s.contenders = sum(1 << seat for seat in contenders)
        s.call(DECISION, s.first)


CLOSING_PHASE: Final[Script] = script(
    "closing", restore, end_wars, hold_centre, hear_news, check_victory
)

SCRIPTS: Final[list[Script]] = [CLOSING_PHASE]
