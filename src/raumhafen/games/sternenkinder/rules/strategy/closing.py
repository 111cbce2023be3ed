"""A22.1 Closing phase: investors, restoration, counters, the galactic centre, the check."""

from typing import Final

from raumhafen.engine.flow import Frame, Script, script
from raumhafen.games.sternenkinder.content.words import FLAGS
from raumhafen.games.sternenkinder.rules.core.capacity import capacity
from raumhafen.games.sternenkinder.rules.core.fleets import controller, has_fleet
from raumhafen.games.sternenkinder.rules.core.market import stock_market
from raumhafen.games.sternenkinder.rules.core.news import MOMENT, announce, hear_news
from raumhafen.games.sternenkinder.rules.core.pacts import discard_ended
from raumhafen.games.sternenkinder.rules.core.tally import has_flag
from raumhafen.games.sternenkinder.rules.strategy.control import dismiss_kosme
from raumhafen.games.sternenkinder.rules.strategy.decision import DECISION
from raumhafen.games.sternenkinder.rules.strategy.distant import come_home
from raumhafen.games.sternenkinder.rules.strategy.ending import (
    at_target,
    end_match,
    is_one_side,
    leaders,
)
from raumhafen.games.sternenkinder.rules.strategy.investors import (
    court_seele,
    pay_requests,
    reach_milestones,
)
from raumhafen.games.sternenkinder.rules.strategy.neutral import grow_neutrals
from raumhafen.games.sternenkinder.rules.strategy.planet_cards import grow_threats
from raumhafen.games.sternenkinder.rules.strategy.setup import GALACTIC_CENTRE
from raumhafen.games.sternenkinder.state import NOBODY, SternState

ENDLESS: Final = FLAGS.index("endless_expansion")
CLOSING_TIME: Final = MOMENT["closing_phase"]


def restore(s: SternState, f: Frame) -> None:
    """A22.4, B2.9 Capacities are restored to their full value."""
    for seat in range(s.seats):
        s.capacity[2 * seat : 2 * seat + 2] = capacity(s, seat)
    s.beat("closing")


def grow_fleets(s: SternState, f: Frame) -> None:
    """A22.6, B8.9.5 Neutral fleets grow."""
    grow_neutrals(s)


def close_cards(s: SternState, f: Frame) -> None:
    """A22.6 Effects of cards in the closing phase, in player order."""
    for seat in s.seats_from(s.first):
        if not s.out >> seat & 1:
            announce(s, CLOSING_TIME, seat)


def clean_up(s: SternState, f: Frame) -> None:
    """A22.8 Ended treaties go, called fleets leave, armies come home, effects of one round end."""
    discard_ended(s)
    dismiss_kosme(s)
    come_home(s)
    s.bankrupt = 0


def hold_centre(s: SternState, f: Frame) -> None:
    """A22.7, B27.7 Who controls the galactic centre with a fleet for two rounds gets a point.

    In war mode, and for an Empire (A15.15), it is a point in every round.
    """
    by = controller(s, GALACTIC_CENTRE)
    if by == NOBODY or not has_fleet(s, by, GALACTIC_CENTRE):
        s.cube = NOBODY
    elif s.war_mode or s.cube == by or has_flag(s, by, ENDLESS):
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
    "closing",
    hear_news,
    pay_requests,
    hear_news,
    reach_milestones,
    stock_market,
    court_seele,
    restore,
    grow_fleets,
    close_cards,
    grow_threats,
    hear_news,
    hold_centre,
    clean_up,
    hear_news,
    check_victory,
)

SCRIPTS: Final[list[Script]] = [CLOSING_PHASE]
