"""How well a seat stands in a match of two: a small network, fitted by `tools/fit_duel.py`.

Its inputs are what `worth` says about the seat; on top of them each card has a weight of its own
where it is stationed and where it is deployed, which grows or shrinks as the match goes on.
"""

import json
from importlib.resources import files
from typing import Final

from raumhafen.games.space_base.state import STRIDE, SpaceBaseState
from raumhafen.games.space_base.worth import blue_pay, cubes_worth, expect, red_pay, stage_of

MIDDLE: Final = 25  # VP of the leader and rounds played, together, halfway through a match


class Network:
    """Inputs to hidden units (those below 0 are silent) to one number, and the cards."""

    def __init__(self, text: str) -> None:
        found = json.loads(text)
        self.hidden: list[list[float]] = found["hidden"]
        self.bias: list[float] = found["bias"]
        self.output: list[float] = found["output"]
        self.linear: list[float] = found["linear"]
        self.station: list[list[float]] = found["station"]
        self.deployed: list[list[float]] = found["deployed"]


NETWORK: Final = Network(
    files("raumhafen.games.space_base").joinpath("content/duel.json").read_text()
)


def progress(s: SpaceBaseState) -> float:
    return (max(s.vp) + s.round - MIDDLE) / MIDDLE


def inputs(s: SpaceBaseState, seat: int) -> list[float]:
    """What the seat has, what its sectors pay on turns of its own and of the other, its cubes."""
    stage = stage_of(s)
    to_come = seat == s.active or s.turns[seat] < max(s.turns)
    return [
        float(s.vp[seat]),
        float(s.credits[seat]),
        float(s.income[seat]),
        expect(blue_pay(s, seat, stage)),
        expect(red_pay(s, seat, stage)),
        cubes_worth(s, seat, stage) if s.loaded[seat] else 0.0,
        1.0 if to_come else 0.0,
        progress(s),
    ]


def logit(s: SpaceBaseState, seat: int) -> float:
    """To be compared with the other seat's; before the end is triggered (SB15.1)."""
    net, given = NETWORK, inputs(s, seat)
    total = cards(s, seat)
    for weight, x in zip(net.linear, given, strict=True):
        total += weight * x
    for unit, bias, output in zip(net.hidden, net.bias, net.output, strict=True):
        level = bias
        for weight, x in zip(unit, given, strict=True):
            level += weight * x
        if level > 0.0:
            total += output * level
    return total


def cards(s: SpaceBaseState, seat: int) -> float:
    """What the cards of a board are worth beyond what they pay."""
    net, late = NETWORK, progress(s)
    first = STRIDE * seat + 1
    total = 0.0
    for card in s.station[first : first + STRIDE - 1]:
        total += net.station[card][0] + late * net.station[card][1]
    for stack in s.stacks[first : first + STRIDE - 1]:
        for card in stack:
            total += net.deployed[card][0] + late * net.deployed[card][1]
    return total
