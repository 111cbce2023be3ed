"""Fits the judgement of a game in self-play and writes content/judgement.json of the game.

    PYTHONPATH=build/compiled:. python tools/train_judgement.py merchant-of-venus --matches 4000

Seats that answer at first sight, as searches play on (`Mind.skilled`), play each other in processes
on all cores. Up to some point of the match they answer at random now and then, so that bad
positions are known too; from there on all play alike, so that only the position tells who wins.
Some positions are kept, as a search would judge them, with the numbers and marks of every seat
(`engine.judgement`), and who won. Weights are fitted to that, beginning from what the makers of the
game say; every tenth match is kept apart, and the log loss on those is written beside them. Weights
that are no better there than the makers are not kept.

What is to be learned is not the outcome alone but, after a first fit, mixed with how later
positions of the same match were judged (temporal differences), which tells more about single
things. A choice among answers goes by small differences, so that a judgement needs hundreds of
thousands of matches to be of use in play, long after its log loss has stopped falling. For true
chances `--calm 50` leaves half of the matches without whims: usual positions have less in them than
whims leave behind, so that a lead means more.

`--start FILE` begins with the weights of a file; numbers that it does not know begin at 0, and
`--only end` fits nothing but the numbers whose names begin so. With `--onward` seats choose by the
weights of that file, or of the game's own, from the end of all whims on: they take what looks best
at a glance (`Sampler.glance`). So weights learn what will come of a position when seats play as
well as that; few matches and a low `--rate` do. `--steps` goes on several times and keeps the mean.

One file holds the tables of all numbers of seats; those that are not fitted now stay. Where CuPy
finds a GPU, weights are fitted there.
After a change of a game's numbers or marks its old file does not fit any more: remove it first.
"""

import argparse
import json
import math
import multiprocessing
import os
import shlex
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.resources import files
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import numpy as np

from raumhafen.agents.search import LEARNED, SEEDS, Sampler, Settings
from raumhafen.components.weights import FILE, HIDDEN, PHASES, parse_weights
from raumhafen.engine.game import Game, OptionValue
from raumhafen.engine.judgement import Judgement
from raumhafen.engine.rng import Rng
from raumhafen.engine.seatwise import next_decider
from raumhafen.engine.state import State, apply
from raumhafen.games import METAS, load_game, package

WHIMS = (0, 30, 100, 250)  # answers of 1000 that a seat gives at random, seat by seat
WHIMSICAL = 80  # whims end, at the latest, after so many per cent of a usual match
ENDLESS = 5  # times a usual match: whims have ruined everybody, and nothing is learned from it
CHUNK = 20  # matches that a process plays at a time
APART = 10  # one match of so many is kept apart
BATCH = 4096
PRIOR = 30.0  # matches that speak for what the makers of the game say, and for nothing else
LEAST_SPREAD = 1e-3
DIGITS = 5

Array = Any
Match = dict[str, Array]
Answer = Callable[[State, int, list[int], Rng], int]


@dataclass(frozen=True)
class Series:
    """What is played: `usual` is how many actions a match has, `weights` a file to choose by, and
    `calm` of 100 matches are without whims.
    """

    game_id: str
    seats: int
    options: tuple[tuple[str, OptionValue], ...]
    seed: str
    usual: int
    weights: str
    calm: int = 0


def arrays() -> Any:
    """What reckons with arrays: CuPy where there is a GPU for it, else numpy, by the same names."""
    try:
        cupy = import_module("cupy")
    except ImportError:
        return np
    return cupy if cupy.cuda.is_available() else np


xp = arrays()


# --- matches -------------------------------------------------------------------------------------


def judgement_of(game: Game) -> Judgement:
    found = game.mind().judgement()
    if found is None:
        raise SystemExit(f"{game.meta.id} names no numbers by which it could be judged")
    return found


class Recorder:
    """Keeps positions of one match at steps of the game's pace, where a search judges them."""

    def __init__(self, game: Game, rng: Rng) -> None:
        self.judgement = judgement_of(game)
        self.rng = rng
        self.pace = 0
        self.numbers: list[list[list[float]]] = []
        self.marks: list[list[list[int]]] = []
        self.progress: list[float] = []

    def look(self, state: State) -> None:
        """Notes a new step of the match, or passes it over."""
        found = self.judgement
        if state.over or state.secret or not found.covers(state) or found.pace(state) <= self.pace:
            return
        self.pace = found.pace(state)
        if not self.rng.below(found.rarity(state)):
            self.note(state)

    def note(self, state: State) -> None:
        found, seats = self.judgement, range(state.seats)
        self.numbers.append([found.numbers(state, seat) for seat in seats])
        self.marks.append([found.marked(state, seat) for seat in seats])
        self.progress.append(found.progress(state))

    def match(self, shares: list[float]) -> Match:
        size = len(self.judgement.marks)
        counts = np.zeros((len(self.marks), len(shares), size), np.int8)
        for at, position in enumerate(self.marks):
            for seat, marks in enumerate(position):
                np.add.at(counts[at, seat], marks, 1)
        return {
            "numbers": np.array(self.numbers, np.float32),
            "marks": counts,
            "progress": np.array(self.progress, np.float32),
            "won": np.array([shares] * len(self.progress), np.float32),
        }


def play(series: Series, name: str) -> Match:
    """One match of seats that have whims at first."""
    game, seats = load_game(series.game_id), series.seats
    rng, state = Rng(name), game.new_state(seats, dict(series.options), name)
    recorder, later = Recorder(game, rng), answers_of(series)
    whims = [rng.pick(list(WHIMS)) for _ in range(seats)]
    until, last = rng.below(1 + series.usual * WHIMSICAL // 100), -1
    if series.calm and rng.below(100) < series.calm:
        until = 0
    while not state.over:
        if state.actions > ENDLESS * series.usual:
            return Recorder(game, rng).match([0.0] * seats)
        last = next_decider(state, last)
        if state.actions < until:
            action = whimsical(game, state, last, rng, whims[last] if last < seats else 0)
        else:
            options = state.options(last)
            action = options[0] if len(options) == 1 else later(state, last, options, rng)
        apply(state, last, action)
        if state.actions >= until:
            recorder.look(state)
    return recorder.match(game.outcome(state).shares())


def usual_length(game: Game, seats: int, options: dict[str, OptionValue]) -> int:
    """The actions of a match without whims."""
    state, last = game.new_state(seats, options, "usual"), -1
    while not state.over:
        last = next_decider(state, last)
        apply(state, last, game.mind().skilled(state, last, state.options(last)))
    return state.actions


def whimsical(game: Game, state: State, seat: int, rng: Rng, whim: int) -> int:
    options = state.options(seat)
    if len(options) == 1:
        return options[0]
    if whim and rng.below(1000) < whim:
        return rng.pick(options)
    return game.mind().skilled(state, seat, options)


@cache
def answers_of(series: Series) -> Answer:
    """How seats answer without whims: at first sight, or by weights."""
    game = load_game(series.game_id)
    if not series.weights:
        return lambda state, seat, options, rng: game.mind().skilled(state, seat, options)
    own = judgement_of(game)
    text = as_of_today(Path(series.weights), own)
    learned = type(own)(parse_weights(text, own.names, own.marks))
    return lambda state, seat, options, rng: at_a_glance(game, learned, state, seat, options, rng)


def at_a_glance(
    game: Game, learned: Judgement, state: State, seat: int, options: list[int], rng: Rng
) -> int:
    """What these weights like best when the running step ends."""
    world, sampler = state.clone(), Sampler(game, seat, Settings(judge=LEARNED))
    world.explicit, sampler.learned = True, learned
    return sampler.best_at_a_glance(world, options, rng.below(SEEDS) + 1)


def play_chunk(task: tuple[Series, int, int]) -> list[Match]:
    series, first, count = task
    matches = [play(series, f"{series.seed} {first} {k}") for k in range(count)]
    return [match for match in matches if len(match["won"])]


def play_all(series: Series, count: int, workers: int) -> Iterator[Match]:
    """In processes; the same matches however many there are."""
    tasks = [(series, at, min(CHUNK, count - at)) for at in range(0, count, CHUNK)]
    with multiprocessing.get_context("fork").Pool(workers) as pool:
        for chunk in pool.imap(play_chunk, tasks):
            yield from chunk


# --- fitting -------------------------------------------------------------------------------------


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

    def resume(self, table: dict[str, Any]) -> None:
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

    def to_json(self) -> dict[str, Any]:
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


def rounded(values: Array) -> Any:
    return np.round(values.astype(float), DIGITS).tolist()


def fit(data: Data, given: argparse.Namespace, start: dict[str, Any] | None) -> tuple[Fit, float]:
    """First to the outcomes, then to the returns; and the log loss of the makers."""
    found = Fit(data, given.units, given.wide)
    makers = found.log_loss()
    if start is not None:
        found.resume(start)
    if given.only:
        names = judgement_of(load_game(given.game)).names
        found.only([name.startswith(given.only) for name in names])
    if not given.onward:
        found.learn(given.epochs, data.won, given.rate)
    for _ in range(given.returns):
        found.learn(given.epochs, found.returns(given.trace), given.rate)
    return found, makers


# --- the file ------------------------------------------------------------------------------------


def table_of(seats: int, given: argparse.Namespace) -> dict[str, Any]:
    """The weights for one number of seats with all that they rest on."""
    if given.steps == 1:
        return fitted(seats, given)[0]
    game, step, tables = load_game(given.game), argparse.Namespace(**vars(given)), []
    with TemporaryDirectory() as folder:
        for number in range(1, given.steps + 1):
            step.seed = f"{given.seed}{number}"
            table, last = fitted(seats, step)
            tables.append(table)
            step.start = Path(folder) / f"{number}.json"
            step.start.write_text(merged("", game, [table]))
    start = table_in(started_from(given), judgement_of(game), seats)
    assert start is not None
    found = {**tables[-1], "command": commands(start["command"], given, seats), **mean_of(tables)}
    last.resume(found)
    return {**found, "log_loss": round(last.log_loss(), 4)}


def mean_of(tables: list[dict[str, Any]]) -> dict[str, Any]:
    """Of weights that began as the same ones. Steps stray, each by the luck of its matches."""
    keys = [key for key in (*PHASES, *HIDDEN) if key in tables[0]]
    return {key: rounded(np.mean([table[key] for table in tables], 0)) for key in keys}


def fitted(seats: int, given: argparse.Namespace) -> tuple[dict[str, Any], Fit]:
    """One fit to new matches."""
    started = time.perf_counter()
    start = table_in(started_from(given), judgement_of(load_game(given.game)), seats)
    matches = list(play_all(series_of(seats, given), given.matches, given.workers))
    played, data = time.perf_counter() - started, Data(matches)
    found, makers = fit(data, given, start)
    before = start or {"command": "", "matches": 0, "positions": 0}
    table = {
        "seats": seats,
        "command": commands(before["command"], given, seats),
        "matches": before["matches"] + len(matches),
        "positions": before["positions"] + len(data.won),
        "log_loss": round(found.log_loss(), 4),
        "makers": round(makers, 4),
        **found.to_json(),
    }
    took = time.perf_counter() - started - played
    print(
        f"{seats} seats: {len(matches)} matches, {len(data.won)} positions in {played:.0f} s; "
        f"log loss {table['log_loss']} (by its makers: {table['makers']}) in {took:.0f} s",
        flush=True,
    )
    return table, found


def commands(before: str, given: argparse.Namespace, seats: int) -> str:
    return " && ".join(filter(None, [before, command_of(given, seats)]))


def series_of(seats: int, given: argparse.Namespace) -> Series:
    usual = usual_length(load_game(given.game), seats, dict(given.option))
    weights = str(started_from(given)) if given.onward else ""
    return Series(given.game, seats, tuple(given.option), given.seed, usual, weights, given.calm)


def started_from(given: argparse.Namespace) -> Path | None:
    """The file with whose weights fitting begins, if there is one."""
    return given.start or (file_of(given) if given.onward else None)


def table_in(file: Path | None, judgement: Judgement, seats: int) -> dict[str, Any] | None:
    if file is None:
        return None
    tables = json.loads(as_of_today(file, judgement))["tables"] if file.is_file() else []
    for table in tables:
        if table["seats"] == seats:
            return dict(table)
    raise SystemExit(f"{file} has no weights for {seats} seats to go on with")


def as_of_today(file: Path, judgement: Judgement) -> str:
    """A file with the numbers that the game names today: others go, new ones weigh nothing."""
    old = json.loads(file.read_text(encoding="utf-8"))
    known = [*old["names"], *old["marks"]]
    wanted = [*judgement.names, *judgement.marks]

    def moved(weights: list[float], names: list[str]) -> list[float]:
        by_name = dict(zip(known, weights, strict=False))
        return [by_name.get(name, 0.0) for name in names]

    for table in old["tables"]:
        for phase in PHASES:
            table[phase] = moved(table[phase], wanted)
        for at, unit in enumerate(table.get("hidden", [])):
            wide = len(unit) == len(known)
            table["hidden"][at] = moved(unit, wanted if wide else list(judgement.names))
    return json.dumps({**old, "names": judgement.names, "marks": judgement.marks})


def is_kept(table: dict[str, Any], given: argparse.Namespace) -> bool:
    """What is no better than what the makers say is left to them."""
    if table["log_loss"] < table["makers"] or given.anyway:
        return True
    print(f"{table['seats']} seats: no better than its makers, not kept")
    return False


def command_of(given: argparse.Namespace, seats: int) -> str:
    """What gives the same weights again."""
    parser = arguments()
    words = ["tools/train_judgement.py", given.game, "--seats", str(seats)]
    for name in ("matches", "units", "epochs", "returns", "trace", "rate", "calm", "seed", "steps"):
        if getattr(given, name) != parser.get_default(name):
            words += [f"--{name}", str(getattr(given, name))]
    words += ["--only", given.only] if given.only else []
    words += ["--start", "FILE"] if given.start else []
    words += ["--wide"] * given.wide + ["--onward"] * given.onward
    words += [word for name, value in given.option for word in ("--option", f"{name}={value}")]
    return shlex.join(words)


def merged(old: str, game: Game, tables: list[dict[str, Any]]) -> str:
    """The file with new tables in place of those for the same seats, one list in a line."""
    judgement = judgement_of(game)
    kept = json.loads(old)["tables"] if old else []
    new = {table["seats"]: table for table in [*kept, *tables]}
    whole = {"names": judgement.names, "marks": judgement.marks}
    lines = [f"  {json.dumps(key)}: {json.dumps(value)}" for key, value in whole.items()]
    written = ",\n".join(in_lines(new[seats]) for seats in sorted(new))
    lines.append(f'  "tables": [\n{written}\n  ]')
    return "{\n" + ",\n".join(lines) + "\n}\n"


def in_lines(table: dict[str, Any]) -> str:
    lines = [f"      {json.dumps(key)}: {json.dumps(value)}" for key, value in table.items()]
    return "    {\n" + ",\n".join(lines) + "\n    }"


def option(text: str) -> tuple[str, OptionValue]:
    """`rounds=15` and the like."""
    name, _, value = text.partition("=")
    return name, int(value) if value.isdigit() else value


def arguments() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("game", choices=METAS)
    parser.add_argument("--seats", type=int, nargs="+", help="from 2 to the most, if not given")
    parser.add_argument("--matches", type=int, default=2000, help="for each number of seats")
    parser.add_argument("--units", type=int, default=0, help="hidden ones")
    parser.add_argument("--wide", action="store_true", help="hidden units see marks, too")
    parser.add_argument("--epochs", type=int, default=8, help="of each fit")
    parser.add_argument("--returns", type=int, default=1, help="fits to what later positions say")
    parser.add_argument("--trace", type=float, default=0.8, help="what the end says beside them")
    parser.add_argument("--rate", type=float, default=0.03, help="of learning, at first")
    parser.add_argument("--calm", type=int, default=0, help="per cent of matches without whims")
    parser.add_argument("--start", type=Path, help="a file with weights to begin with")
    parser.add_argument("--only", default="", help="fit only numbers whose names begin so")
    parser.add_argument("--onward", action="store_true", help="seats choose by the weights so far")
    parser.add_argument("--steps", type=int, default=1, help="of --onward, and their mean")
    parser.add_argument("--seed", default="judgement")
    parser.add_argument("--option", type=option, action="append", default=[])
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--anyway", action="store_true", help="keep weights that are no better")
    parser.add_argument("--out", type=Path, help="another file than the game's own")
    return parser


def main(words: list[str] | None = None) -> None:
    given = arguments().parse_args(words)
    if given.steps > 1 and not given.onward:
        raise SystemExit("--steps are steps of --onward")
    game = load_game(given.game)
    judgement = judgement_of(game)
    seats = given.seats or range(max(2, game.meta.min_seats), game.meta.max_seats + 1)
    found = [table_of(count, given) for count in seats]
    tables = [table for table in found if is_kept(table, given)]
    target = file_of(given)
    text = merged(target.read_text() if target.is_file() else "", game, tables)
    parse_weights(text, judgement.names, judgement.marks)
    target.write_text(text)


def file_of(given: argparse.Namespace) -> Path:
    return given.out or own_file(given.game)


def own_file(game_id: str) -> Path:
    """In the source, even where a compiled copy plays."""
    inside = package(game_id).split(".")
    found = Path(__file__).parents[1].joinpath("src", *inside, FILE)
    return found if found.parent.is_dir() else Path(str(files(package(game_id)) / FILE))


if __name__ == "__main__":
    main()
