"""A22 Closing phase: restoration and the check for victory."""

from typing import Final

from raumhafen.engine.flow import Frame, Script, script
from raumhafen.games.sternenkinder.rules.core.income import capacity
from raumhafen.games.sternenkinder.rules.core.news import hear_news
from raumhafen.games.sternenkinder.rules.strategy.decision import DECISION
from raumhafen.games.sternenkinder.rules.strategy.ending import (
    at_target,
    end_match,
    is_one_side,
    leaders,
)
from raumhafen.games.sternenkinder.state import SternState


def restore(s: SternState, f: Frame) -> None:
    """A22.4, B2.9 Capacities are restored to their full value."""
    for seat in range(s.seats):
        s.capacity[2 * seat : 2 * seat + 2] = capacity(s, seat)
    s.beat("closing")


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


CLOSING_PHASE: Final[Script] = script("closing", restore, hear_news, check_victory)

SCRIPTS: Final[list[Script]] = [CLOSING_PHASE]
