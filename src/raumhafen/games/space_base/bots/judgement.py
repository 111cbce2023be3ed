"""The chances of a seat: a small network for each number of seats, by `tools/fit_judgement.py`.

Its inputs are what the seat has and what each of its sectors pays; on top of them each card has a
weight of its own where it is stationed and where it is deployed, which grows or shrinks as the
match goes on.
"""

import json
from importlib.resources import files
from typing import Any, Final

from raumhafen.games.space_base.bots.worth import blue_pay, cubes_worth, expect, red_pay, stage_of
from raumhafen.games.space_base.content.kinds import SECTORS
from raumhafen.games.space_base.content.tables import INCOME_BITS, MASK, SIDES, VP_BITS
from raumhafen.games.space_base.state import STRIDE, SpaceBaseState

MIDDLE: Final = 25  # VP of the leader and rounds played, together, halfway through a match
SUM_SHARE: Final = 0.25  # how often the sum is taken where single dice could be


def _odds(sector: int) -> float:
    """How often a sector pays in a turn, roughly: by a single die, or by the sum."""
    both = (sector - 1 if sector < 8 else 13 - sector) / 36
    return 11 / 36 * (1 - SUM_SHARE) + both * SUM_SHARE if sector <= 6 else both


ODDS: Final = [0.0] + [_odds(sector) for sector in range(1, SECTORS + 1)]


class Network:
    """Inputs to hidden units (those below 0 are silent) to one number, and the cards."""

    def __init__(self, found: dict[str, Any]) -> None:
        self.hidden: list[list[float]] = found["hidden"]
        self.bias: list[float] = found["bias"]
        self.output: list[float] = found["output"]
        self.linear: list[float] = found["linear"]
        self.station: list[list[float]] = found["station"]
        self.deployed: list[list[float]] = found["deployed"]


def read_networks() -> list[Network]:
    """From two seats on."""
    text = files("raumhafen.games.space_base").joinpath("content/judgement.json").read_text()
    return [Network(found) for found in json.loads(text)]


NETWORKS: Final = read_networks()


def progress(s: SpaceBaseState) -> float:
    return (max(s.vp) + s.round - MIDDLE) / MIDDLE


def has_turn_left(s: SpaceBaseState, seat: int) -> bool:
    """In this round, the running turn included."""
    return seat == s.active or s.turns[seat] < max(s.turns)


def inputs(s: SpaceBaseState, seat: int) -> list[float]:
    """What the seat has, what its sectors pay on turns of its own and of others, its cubes."""
    stage = stage_of(s)
    blue, red = blue_pay(s, seat, stage), red_pay(s, seat, stage)
    given = [
        float(s.vp[seat]),
        float(s.credits[seat]),
        float(s.income[seat]),
        expect(blue),
        expect(red),
        cubes_worth(s, seat, stage) if s.loaded[seat] else 0.0,
        1.0 if has_turn_left(s, seat) else 0.0,
        float(s.closed[seat].bit_count()),
    ]
    given += yields(s, seat)
    given += blue[1:]
    given += red[1:]
    given.append(progress(s))
    return given


def yields(s: SpaceBaseState, seat: int) -> list[float]:
    """Credits, income and VP that a turn brings on average: stationed cards, deployed ones."""
    credits, income, vp = 0.0, 0.0, 0.0
    red_credits, red_income, red_vp = 0.0, 0.0, 0.0
    first = STRIDE * seat
    for sector in range(1, STRIDE):
        odds, side = ODDS[sector], SIDES[2 * s.station[first + sector]]
        credits += odds * side.credits
        income += odds * side.income
        vp += odds * side.vp
        word = s.red[first + sector]
        if word:
            red_credits += odds * (word & MASK)
            red_income += odds * (word >> INCOME_BITS & MASK)
            red_vp += odds * (word >> VP_BITS & MASK)
    return [credits, income, vp, red_credits, red_income, red_vp]


def logit(s: SpaceBaseState, seat: int) -> float:
    """To be compared with the others'; before the end is triggered (SB15.1)."""
    net, given = NETWORKS[s.seats - 2], inputs(s, seat)
    total = cards(s, seat) + dot(net.linear, given)
    for unit, bias, output in zip(net.hidden, net.bias, net.output, strict=True):
        level = bias + dot(unit, given)
        if level > 0.0:
            total += output * level
    return total


def dot(weights: list[float], given: list[float]) -> float:
    total = 0.0
    for k in range(len(weights)):  # compiled, four times as fast as any other way
        total += weights[k] * given[k]
    return total


def cards(s: SpaceBaseState, seat: int) -> float:
    """What the cards of a board are worth beyond what they pay."""
    net, late = NETWORKS[s.seats - 2], progress(s)
    first = STRIDE * seat + 1
    total = 0.0
    for card in s.station[first : first + STRIDE - 1]:
        total += net.station[card][0] + late * net.station[card][1]
    for stack in s.stacks[first : first + STRIDE - 1]:
        for card in stack:
            total += net.deployed[card][0] + late * net.deployed[card][1]
    return total
