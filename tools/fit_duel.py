"""Fits the network that judges Space Base matches of two, and writes content/duel.json.

    PYTHONPATH=build/compiled .venv/bin/python tools/fit_duel.py --seconds 700

Greedy seats play each other, now and then at random, so that bad positions are known too. The
network learns who won: inputs of `duel.inputs`, a few hidden units, and a weight for every card.
Prints the log loss on matches that were kept apart; without any judgement it would be 0.693.
"""

import argparse
import json
import time
from pathlib import Path
from typing import Any

import numpy as np

from raumhafen.agents.search import next_decider
from raumhafen.engine.rng import Rng
from raumhafen.engine.state import apply
from raumhafen.games.space_base.duel import inputs
from raumhafen.games.space_base.game import GAME
from raumhafen.games.space_base.state import STRIDE, SpaceBaseState
from raumhafen.games.space_base.tables import CARDS

TARGET = Path(__file__).parents[1] / "src/raumhafen/games/space_base/content/duel.json"
RANDOM_BUYS = (0, 100, 250, 500)  # of 1000, match by match; other questions a third of it
DEPLOYED_KEPT = 24
NO_CARD = CARDS
BATCH, RATE, DECAY = 1024, 0.004, 1e-5

Array = Any
Sample = tuple[list[list[float]], list[list[int]], list[float], int]  # inputs, cards, won, match


# --- matches -------------------------------------------------------------------------------------


def board(s: SpaceBaseState, seat: int) -> list[int]:
    """Stationed cards, then deployed ones."""
    first = STRIDE * seat + 1
    deployed = [card for stack in s.stacks[first : first + 12] for card in stack][:DEPLOYED_KEPT]
    return s.station[first : first + 12] + deployed + [NO_CARD] * (DEPLOYED_KEPT - len(deployed))


def play(number: int) -> list[Sample]:
    """The positions of one match, one for each turn before the end is triggered."""
    rng, s = Rng(f"duel {number}"), GAME.new_state(2, {"round_limit": 200}, f"duel {number}")
    assert isinstance(s, SpaceBaseState)
    seen: list[tuple[list[list[float]], list[list[int]]]] = []
    turn, last = -1, -1
    while not s.over:
        seat = next_decider(s, last)
        options = s.options(seat)
        if len(options) > 1 and sum(s.turns) != turn and not s.triggered:
            turn = sum(s.turns)
            seen.append(([inputs(s, k) for k in (0, 1)], [board(s, k) for k in (0, 1)]))
        apply(s, seat, choose(s, seat, options, rng, RANDOM_BUYS[number % 4]))
        last = seat
    won = GAME.outcome(s).shares()
    return [(given, cards, won, number) for given, cards in seen if rng.below(3)]


def choose(s: SpaceBaseState, seat: int, options: list[int], rng: Rng, random: int) -> int:
    question = s.asked[seat]
    assert question is not None
    often = random if question.ask.name == "buy" else random // 3
    return rng.pick(options) if rng.below(1000) < often else GAME.greedy(s, seat, options)


# --- fitting -------------------------------------------------------------------------------------


class Fit:
    """Stochastic gradient descent with Adam; parameters in the order of NAMES."""

    NAMES = ("hidden", "bias", "output", "linear", "station", "deployed")

    def __init__(self, samples: list[Sample], units: int) -> None:
        given, cards, won, match = zip(*samples, strict=True)
        self.given: Array = np.array(given, np.float32)
        self.cards: Array = np.array(cards, np.int32)
        self.won: Array = np.array(won, np.float32)
        self.late: Array = self.given[:, :, -1]
        flat = self.given.reshape(-1, self.given.shape[2])
        self.mean, self.spread = flat.mean(0), flat.std(0) + 1e-4
        self.given = (self.given - self.mean) / self.spread
        apart = np.array(match) % 10 == 0
        self.learn, self.test = np.where(~apart)[0], np.where(apart)[0]
        rng, size = np.random.default_rng(0), flat.shape[1]
        self.rng = rng
        self.values: list[Array] = [
            rng.normal(0, size**-0.5, (size, units)),
            np.zeros(units),
            rng.normal(0, 0.1, units),
            np.zeros(size),
            np.zeros((CARDS + 1, 2)),
            np.zeros((CARDS + 1, 2)),
        ]
        self.moments: list[Array] = [np.zeros((2, *value.shape)) for value in self.values]
        self.steps = 0

    def forward(self, rows: Array) -> tuple[Array, Array]:
        """Hidden levels, and the chances of both seats."""
        hidden, bias, output, linear, station, deployed = self.values
        given, late = self.given[rows], self.late[rows]
        level = np.maximum(given @ hidden + bias, 0)
        logit = level @ output + given @ linear
        for weights, cards in zip((station, deployed), self.parts(rows), strict=True):
            pair = weights[cards].sum(2)
            logit = logit + pair[..., 0] + late * pair[..., 1]
        odds = np.exp(logit - logit.max(1, keepdims=True))
        return level, odds / odds.sum(1, keepdims=True)

    def parts(self, rows: Array) -> tuple[Array, Array]:
        return self.cards[rows, :, :12], self.cards[rows, :, 12:]

    def step(self, rows: Array, rate: float) -> None:
        level, chance = self.forward(rows)
        error = (chance - self.won[rows]) / len(rows)
        given, late = self.given[rows], self.late[rows]
        back = error[:, :, None] * self.values[2] * (level > 0)
        slopes = [
            np.einsum("bnp,bnh->ph", given, back),
            back.sum((0, 1)),
            np.einsum("bnh,bn->h", level, error),
            np.einsum("bnp,bn->p", given, error),
        ]
        for cards in self.parts(rows):
            slopes.append(card_slopes(cards, error, late))
        self.steps += 1
        for at, slope in enumerate(slopes):
            self.descend(at, slope + (DECAY if at >= 4 else 0.0) * self.values[at], rate)

    def descend(self, at: int, slope: Array, rate: float) -> None:
        first, second = self.moments[at]
        first[:] = 0.9 * first + 0.1 * slope
        second[:] = 0.999 * second + 0.001 * slope * slope
        size = np.sqrt(second / (1 - 0.999**self.steps)) + 1e-8
        self.values[at] = self.values[at] - rate * first / (1 - 0.9**self.steps) / size

    def epoch(self, rate: float) -> float:
        order = self.rng.permutation(self.learn)
        for at in range(0, len(order), BATCH):
            self.step(order[at : at + BATCH], rate)
        chance = self.forward(self.test)[1]
        return float(-(self.won[self.test] * np.log(chance + 1e-9)).sum(1).mean())

    def to_json(self) -> dict[str, Any]:
        """With the normalisation of the inputs folded in."""
        hidden, bias, output, linear, station, deployed = self.values
        bias = bias - (self.mean / self.spread) @ hidden
        hidden = (hidden / self.spread[:, None]).T
        kept = (hidden, bias, output, linear / self.spread, station[:CARDS], deployed[:CARDS])
        pairs = zip(self.NAMES, kept, strict=True)
        return {name: np.round(value, 4).tolist() for name, value in pairs}


def card_slopes(cards: Array, error: Array, late: Array) -> Array:
    where = cards.ravel()
    both = [np.broadcast_to(e[:, :, None], cards.shape).ravel() for e in (error, error * late)]
    slope = np.stack([np.bincount(where, weights, CARDS + 1) for weights in both], 1)
    slope[NO_CARD] = 0.0
    return slope


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=700.0, help="of play")
    parser.add_argument("--units", type=int, default=8)
    parser.add_argument("--epochs", type=int, default=5)
    args = parser.parse_args()
    samples: list[Sample] = []
    started, number = time.perf_counter(), 0
    while time.perf_counter() - started < args.seconds:
        samples += play(number)
        number += 1
    print(f"{number} matches, {len(samples)} positions")
    fit = Fit(samples, args.units)
    for epoch in range(args.epochs):
        rate = RATE * (1 - epoch / args.epochs) ** 1.5 + 1e-4
        print(f"epoch {epoch + 1}: log loss {fit.epoch(rate):.4f}", flush=True)
    TARGET.write_text(json.dumps(fit.to_json()) + "\n")


if __name__ == "__main__":
    main()
