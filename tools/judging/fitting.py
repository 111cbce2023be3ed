"""Weights are fitted to matches by gradient descent, on a GPU where CuPy finds one."""

import math
from importlib import import_module
from typing import Any

import numpy as np

from raumhafen.components.weights import HIDDEN, PHASES
from tools.judging.matches import Match
from tools.judging.tables import Table, rounded

APART = 10  # one match of so many is kept apart
BATCH = 4096
PRIOR = 30.0  # matches that speak for what the makers of the game say, and for nothing else
LEAST_SPREAD = 1e-3

Array = Any


def arrays() -> Any:
    """What reckons with arrays: CuPy where there is a GPU for it, else numpy, by the same names."""
    try:
        cupy = import_module("cupy")
    except ImportError:
        return np
    return cupy if cupy.cuda.is_available() else np


xp = arrays()


def to_host(values: Array) -> Array:
    """An array of `xp` as one of numpy."""
    return values if isinstance(values, np.ndarray) else values.get()


class Data:
    """All positions of the matches, as they follow each other; large arrays are those of `xp`."""

    def __init__(self, matches: list[Match]) -> None:
        together = {key: np.concatenate([m[key] for m in matches]) for key in matches[0]}
        self.marks, self.won = xp.asarray(together["marks"]), xp.asarray(together["won"])
        self.lengths = np.array([len(match["won"]) for match in matches])
        self.ends = self.lengths.cumsum() - 1
        self.apart = np.repeat(np.arange(len(matches)) % APART == 0, self.lengths)
        numbers = together["numbers"]
        flat = numbers.reshape(-1, numbers.shape[2])
        # in doubles: sums over millions of positions come to a halt in single precision
        self.mean = flat.mean(0, dtype=np.float64).astype(np.float32)
        spread = np.maximum(flat.std(0, dtype=np.float64), LEAST_SPREAD)
        self.spread = spread.astype(np.float32)
        self.numbers = xp.asarray((numbers - self.mean) / self.spread)
        self.phases = xp.asarray(phases_of(together["progress"]))


def phases_of(progress: Array) -> Array:
    """The shares of early, middle and late weights."""
    early, late = np.maximum(0, 1 - 2 * progress), np.maximum(0, 2 * progress - 1)
    return np.stack([early, 1 - early - late, late], 1).astype(np.float32)


class Fit:
    """Weights that are learned by gradient descent (Adam)."""

    def __init__(self, data: Data, units: int, wide: bool = False) -> None:
        self.data = data
        self.wide = wide
        inputs, marks = data.numbers.shape[2], data.marks.shape[2]
        rng = np.random.default_rng(units)
        makers = np.zeros((3, inputs), np.float32)
        makers[:, 0] = data.spread[0]
        self.decay = PRIOR / len(data.lengths)
        values = [
            makers,
            np.zeros((3, marks), np.float32),
            self.silent_units(rng.standard_normal((inputs, units)) * inputs**-0.5, marks),
            np.zeros(units, np.float32),
            np.zeros(units, np.float32),
        ]
        self.values: list[Array] = [xp.asarray(value) for value in values]
        self.learned: list[Any] = [1.0] * len(values)  # what is not stays as it is

    def silent_units(self, numbers: Array, marks: int) -> Array:
        """What hidden units see at first: the numbers, and nothing of any mark."""
        more = np.zeros((marks if self.wide else 0, numbers.shape[1]))
        return np.concatenate([numbers, more]).astype(np.float32)

    def resume(self, table: Table) -> None:
        """Goes on from weights of a file; nothing holds them back any more."""
        mean, spread = self.data.mean, self.data.spread
        phases = np.array([table[phase] for phase in PHASES])
        hidden, bias, output = [np.array(table.get(key, [])) for key in HIDDEN]
        hidden = hidden.reshape(len(output), -1).T if len(output) else np.zeros((len(mean), 0))
        self.wide = len(hidden) > len(mean)
        numbers, marks = phases[:, : len(mean)] * spread, phases[:, len(mean) :]
        bias = bias + mean @ hidden[: len(mean)]
        hidden[: len(mean)] *= spread[:, None]
        values = [numbers, marks, hidden, bias, output]
        self.values = [xp.asarray(value.astype(np.float32)) for value in values]
        self.decay = 0.0

    def only(self, chosen: list[bool]) -> None:
        """Only weights of these numbers are learned, and hidden units nowhere."""
        self.learned = [xp.zeros_like(value) for value in self.values]
        self.learned[0][:] = xp.asarray(np.array(chosen, np.float32))

    def chances(self, rows: Array) -> tuple[Array, list[Array]]:
        """Of every seat at these positions, and what the gradient needs of the way there."""
        linear, marked, hidden, bias, output = self.values
        numbers, marks = self.data.numbers[rows], self.data.marks[rows].astype(np.float32)
        phases = self.data.phases[rows]
        scores = xp.einsum("nsk,nk->ns", numbers, phases @ linear)
        scores += xp.einsum("nsk,nk->ns", marks, phases @ marked)
        seen = xp.concatenate([numbers, marks], 2) if self.wide else numbers
        units = xp.maximum(seen @ hidden + bias, 0)
        scores += units @ output
        shares = xp.exp(scores - scores.max(1, keepdims=True))
        return shares / shares.sum(1, keepdims=True), [numbers, marks, phases, seen, units]

    def gradients(self, rows: Array, wanted: Array) -> list[Array]:
        chances, (numbers, marks, phases, seen, units) = self.chances(rows)
        error = (chances - wanted) / len(rows)
        awake = error[..., None] * self.values[4] * (units > 0)
        found = [
            xp.einsum("nj,nk->jk", phases, xp.einsum("ns,nsk->nk", error, numbers)),
            xp.einsum("nj,nk->jk", phases, xp.einsum("ns,nsk->nk", error, marks)),
            xp.einsum("nsk,nsu->ku", seen, awake),
            awake.sum((0, 1)),
            xp.einsum("ns,nsu->u", error, units),
        ]
        for gradient, value in zip(found, self.values, strict=True):
            gradient += self.decay * value
        found[0][:, 0] -= self.decay * self.values[0][:, 0]
        return [gradient * mask for gradient, mask in zip(found, self.learned, strict=True)]

    def all_chances(self) -> Array:
        rows = xp.arange(len(self.data.won))
        return xp.concatenate(
            [self.chances(rows[k : k + BATCH])[0] for k in range(0, len(rows), BATCH)]
        )

    def returns(self, trace: float) -> Array:
        """From the end of each match back: the outcome, mixed with the judgement of what came."""
        data, chances = self.data, self.all_chances()
        found = data.won.copy()
        for back in range(1, int(data.lengths.max())):
            rows = xp.asarray(data.ends[data.lengths > back] - back)
            found[rows] = (1 - trace) * chances[rows + 1] + trace * found[rows + 1]
        return found

    def learn(self, epochs: int, wanted: Array, most: float) -> None:
        """Adam with a rate that falls to nothing."""
        rng = np.random.default_rng(epochs)
        learned = np.flatnonzero(~self.data.apart)
        steps = epochs * math.ceil(len(learned) / BATCH)
        means = [xp.zeros_like(value) for value in self.values]
        squares = [xp.zeros_like(value) for value in self.values]
        step = 0
        for _ in range(epochs):
            order = xp.asarray(rng.permutation(learned))
            for first in range(0, len(order), BATCH):
                rows = order[first : first + BATCH]
                step += 1
                rate = most * (1 - (step - 1) / steps)
                found = self.gradients(rows, wanted[rows])
                for k, gradient in enumerate(found):
                    means[k] += 0.1 * (gradient - means[k])
                    squares[k] += 0.01 * (gradient**2 - squares[k])
                    sure = means[k] / (1 - 0.9**step)
                    noise = xp.sqrt(squares[k] / (1 - 0.99**step)) + 1e-8
                    self.values[k] -= rate * sure / noise

    def log_loss(self) -> float:
        """On the matches kept apart."""
        data, chances = self.data, self.all_chances()
        apart = xp.asarray(data.apart)
        won, found = data.won[apart], chances[apart]
        return float(-(won * xp.log(found + 1e-9)).sum(1).mean())

    def to_json(self) -> Table:
        """With the normalisation of the numbers folded in; what is the same for all cancels out."""
        linear, marked, hidden, bias, output = [to_host(value) for value in self.values]
        mean, spread = self.data.mean, self.data.spread
        phases = np.concatenate([linear / spread, marked], 1)
        found = {phase: rounded(phases[k]) for k, phase in enumerate(PHASES)}
        if len(output):
            bias = bias - (mean / spread) @ hidden[: len(mean)]
            hidden = np.concatenate([hidden[: len(mean)] / spread[:, None], hidden[len(mean) :]])
            found["hidden"] = rounded(hidden.T)
            found["bias"] = rounded(bias)
            found["output"] = rounded(output)
        return found
