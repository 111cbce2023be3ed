"""The chance of a seat to win, estimated in the middle of a match for bots that search.

It reads a whole state, so agents give it copies in which hidden things were dealt anew.
"""

from math import exp
from typing import Final

from raumhafen.games.merchant_of_venus.bots.challenge_worth import chance_in_time, wanted_credits
from raumhafen.games.merchant_of_venus.bots.outlook import Outlook
from raumhafen.games.merchant_of_venus.bots.plan import Plan
from raumhafen.games.merchant_of_venus.content.tables import (
    FAME_CREDITS,
    FUZZY_DICE,
    NONE,
    SPOILER_FANCY,
    SPOILER_PLAIN,
)
from raumhafen.games.merchant_of_venus.rules.scoring import fame_total, worth
from raumhafen.games.merchant_of_venus.rules.ships import owns, rank
from raumhafen.games.merchant_of_venus.state import VenusState
from raumhafen.games.merchant_of_venus.views.distances import speed_up

# What turns bring, fitted to matches of greedy seats: for each turn to come with a bare ship, for
# the way that drives save, for each hold and level; the last turns bring less.
TURN: Final = 66.0
DRIVE_TURN: Final = 68.0
HOLD_TURN: Final = 5.0
LEVEL_TURN: Final = 10.5
LAST_TURNS: Final = 4
LAST_LOSS: Final = 72.0
PLANNED: Final = 0.81  # of what the best plan promises comes on top of that
SPREAD: Final = 150.0  # credits that nobody can foresee at the end, and for each turn left
SPREAD_TURN: Final = 13.0


def value(s: VenusState, seat: int) -> float:
    """The chance that a seat wins."""
    spread = SPREAD + SPREAD_TURN * (s.rounds - s.round)
    if s.seats == 1:
        gap = (wanted_credits(s) - forecast(s, 0)) / spread
        return chance_in_time(s) / (1.0 + exp(max(-50.0, min(50.0, gap))))
    found = [forecast(s, other) / spread for other in range(s.seats)]
    own = found[seat]
    return 1.0 / sum([exp(max(-50.0, min(50.0, other - own))) for other in found])


def forecast(s: VenusState, seat: int) -> float:
    """Credits to be expected at the end: what is there, what is planned, what turns will bring."""
    if s.pilot[seat] == NONE:
        return 0.0
    o = Outlook(s, seat)
    return float(worth(s, seat)) + dice_to_come(s, seat) + PLANNED * prospect(o) + to_come(o)


def to_come(o: Outlook) -> float:
    """The credits that the turns left will bring beside all plans."""
    return o.rolls * income(o.s, o.seat, o.mask) - LAST_LOSS * min(LAST_TURNS, o.rolls)


def prospect(o: Outlook) -> float:
    """The credits that the best plan promises with what is aboard; none after the last turn."""
    if o.rolls <= 0:
        return 0.0
    plan = Plan(o, NONE, True)
    return plan.scores[plan.best]


def income(s: VenusState, seat: int, mask: int) -> float:
    """The credits that a turn will bring with this ship."""
    fittings = DRIVE_TURN * speed_up(mask) + HOLD_TURN * s.holds[seat]
    return TURN + fittings + LEVEL_TURN * (rank(s, seat) - 1)


def dice_to_come(s: VenusState, seat: int) -> float:
    """MV14.3 Spoiler and fuzzy dice at the end; a double pays every fame twice."""
    found = 0.0
    if owns(s, seat, FUZZY_DICE):
        found = 7.0 * FAME_CREDITS + max(0, fame_total(s, seat)) * FAME_CREDITS / 6
    if owns(s, seat, SPOILER_FANCY) or owns(s, seat, SPOILER_PLAIN):
        found += 3.5 * FAME_CREDITS
    return found
