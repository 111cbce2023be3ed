"""Fits the networks that judge Space Base matches, and writes content/judgement.json.

    PYTHONPATH=build/compiled python tools/fit_judgement.py --seats 2 --rounds 5 --seconds 60

Needs PyTorch, best with a GPU, and as many cores as there are. Round by round, greedy seats and
seats that buy what the network likes best play each other, now and then at random, so that bad
positions are known too; then the network learns from all of these matches who won. What is to be
learned is not the outcome alone but mixed with how the network judged the positions on the way
(temporal differences), which tells more about a single card.

The first round is short and has greedy seats only, unless there is a network to start with. The
stored networks took 15 cores and one GPU: that for two seats 11 rounds of 34 s after a first run,
the others 6 rounds of 26 s.

Prints how often the network's buyers beat greedy ones, and the log loss on matches kept apart.
"""

import argparse
import json
import multiprocessing
import os
import time
from pathlib import Path
from typing import Any

import numpy as np

from raumhafen.engine.rng import Rng
from raumhafen.engine.seatwise import next_decider
from raumhafen.engine.state import apply
from raumhafen.games.space_base.bots import judgement
from raumhafen.games.space_base.content.tables import CARDS
from raumhafen.games.space_base.game import GAME
from raumhafen.games.space_base.state import STRIDE, SpaceBaseState

TARGET = Path(__file__).parents[1] / "src/raumhafen/games/space_base/content/judgement.json"
RANDOM_BUYS = (0, 50, 150, 300)  # of 1000, match by match; other questions a third of it
BUYS = ("buy", "claim", "light-speed-buy", "ability-buy", "placed-buy")
LEARNER_SHARE = 65  # of 100 seats
ADVANTAGE = 0.003  # what the network must promise to buy otherwise than greedily
INPUTS = 39
STATIONED, DEPLOYED_KEPT = STRIDE - 1, 24
NO_CARD = CARDS
BATCH, RATE, DECAY, TRACE = 8192, 0.003, 1e-6, 0.8
KEPT_ROUNDS = 8
FIRST_SECONDS = 6.0  # greedy seats are quick

Array = Any
Matches = dict[str, Array]


# --- matches -------------------------------------------------------------------------------------


def board(s: SpaceBaseState, seat: int) -> list[int]:
    """Stationed cards, then deployed ones."""
    first = STRIDE * seat + 1
    stacks = s.stacks[first : first + STATIONED]
    deployed = [card for stack in stacks for card in stack][:DEPLOYED_KEPT]
    empty = [NO_CARD] * (DEPLOYED_KEPT - len(deployed))
    return s.station[first : first + STATIONED] + deployed + empty


def best_buy(s: SpaceBaseState, seat: int, options: list[int]) -> int:
    """What the network likes best, or what greed buys."""
    greedy = GAME.mind().greedy(s, seat, options)
    values: dict[int, float] = {}
    for option in options:
        after = s.clone()
        after.explicit = True
        apply(after, seat, option)
        values[option] = GAME.mind().value(after, seat)
    best = max(values, key=lambda option: values[option])
    return best if values[best] > values[greedy] + ADVANTAGE else greedy


def choose(s: SpaceBaseState, seat: int, learner: bool, rng: Rng, random: int) -> int:
    options, question = s.options(seat), s.asked[seat]
    assert question is not None
    if len(options) == 1:
        return options[0]
    often = random if question.ask.name == "buy" else random // 3
    if rng.below(1000) < often:
        return rng.pick(options)
    if learner and question.ask.name in BUYS:
        return best_buy(s, seat, options)
    return GAME.mind().greedy(s, seat, options)


def play(name: str, seats: int, learners: list[bool], random: int) -> Matches:
    """The positions of one match, one for each turn before the end is triggered."""
    rng, s = Rng(name), GAME.new_state(seats, {"round_limit": 200}, name)
    assert isinstance(s, SpaceBaseState)
    given: list[list[list[float]]] = []
    cards: list[list[list[int]]] = []
    turn, last = -1, -1
    while not s.over:
        last = next_decider(s, last)
        if sum(s.turns) != turn and not s.triggered and len(s.options(last)) > 1:
            turn = sum(s.turns)
            given.append([judgement.inputs(s, seat) for seat in range(seats)])
            cards.append([board(s, seat) for seat in range(seats)])
        apply(s, last, choose(s, last, learners[last], rng, random))
    won = np.array([GAME.outcome(s).shares()] * len(given), np.float32)
    return {
        "given": np.array(given, np.float16),
        "cards": np.array(cards, np.int16),
        "won": won.reshape(-1, seats),
    }


def play_many(task: tuple[int, str, str, float]) -> tuple[list[Matches], float, int]:
    """Matches for some seconds; and how many of those between learners and greed were won."""
    seats, name, network, seconds = task
    if network:
        judgement.NETWORKS[seats - 2] = judgement.Network(json.loads(network))
    rng, started = Rng(name), time.perf_counter()
    matches: list[Matches] = []
    won, count = 0.0, 0
    while time.perf_counter() - started < seconds:
        random = RANDOM_BUYS[len(matches) % len(RANDOM_BUYS)]
        learners = [bool(network) and rng.below(100) < LEARNER_SHARE for _ in range(seats)]
        match = play(f"{name} {len(matches)}", seats, learners, random)
        matches.append(match)
        if not random and len(match["won"]) and 0 < sum(learners) < seats:
            share = sum(s for s, learner in zip(match["won"][0], learners, strict=True) if learner)
            won += share * seats / sum(learners) / 2  # one half where they are even
            count += 1
    return [match for match in matches if len(match["won"])], won, count


# --- fitting -------------------------------------------------------------------------------------


class Fit:
    """The network of one number of seats as tensors, and the matches it learns from."""

    def __init__(self, torch: Any, seats: int, units: int) -> None:
        self.torch, self.seats = torch, seats
        self.device = "cuda" if torch.cuda.is_available() else "cpu"
        torch.manual_seed(seats)
        shapes = ((INPUTS, units), (units,), (units,), (INPUTS,), (CARDS + 1, 2), (CARDS + 1, 2))
        spreads = (INPUTS**-0.5, 0.0, 0.1, 0.0, 0.0, 0.0)
        self.values = [
            (spread * torch.randn(shape)).to(self.device).requires_grad_()
            for shape, spread in zip(shapes, spreads, strict=True)
        ]
        self.mean: Any = None
        self.rounds: list[list[Matches]] = []

    def load(self, matches: list[Matches]) -> None:
        """The newest matches and those of some rounds before, as they follow each other."""
        torch = self.torch
        self.rounds = [*self.rounds, matches][-KEPT_ROUNDS:]
        kept = [match for found in self.rounds for match in found]
        put = [torch.from_numpy(np.concatenate([m[k] for m in kept])) for k in ("given", "cards")]
        given, cards = put[0].to(self.device).float(), put[1].to(self.device)
        self.won = torch.from_numpy(np.concatenate([m["won"] for m in kept])).to(self.device)
        lengths = torch.tensor([len(m["won"]) for m in kept], device=self.device)
        self.ends = lengths.cumsum(0) - 1
        self.lengths = lengths
        match = torch.repeat_interleave(torch.arange(len(kept), device=self.device), lengths)
        self.apart = match % 10 == 0
        if self.mean is None:
            flat = given.reshape(-1, INPUTS)
            self.mean, self.spread = flat.mean(0), flat.std(0) + 1e-3
        self.late = given[:, :, -1]
        self.given = (given - self.mean) / self.spread
        parts = cards[:, :, :STATIONED], cards[:, :, STATIONED:]
        self.station, self.deployed = self.counts(parts[0]), self.counts(parts[1])

    def counts(self, cards: Any) -> Any:
        """How many of each card; products with it are quicker than looking weights up."""
        torch = self.torch
        found = torch.zeros((*cards.shape[:2], CARDS + 1), dtype=torch.int8, device=self.device)
        return found.scatter_add_(2, cards.long(), torch.ones_like(cards, dtype=torch.int8))

    def logits(self, rows: Any) -> Any:
        hidden, bias, output, linear, station, deployed = self.values
        given, late = self.given[rows], self.late[rows]
        total = (given @ hidden + bias).relu() @ output + given @ linear
        for weights, cards in ((station, self.station[rows]), (deployed, self.deployed[rows])):
            pair = cards.float() @ weights
            total = total + pair[..., 0] + late * pair[..., 1]
        return total

    def chances(self) -> Any:
        """Of all positions."""
        with self.torch.no_grad():
            rows = self.torch.arange(len(self.won), device=self.device)
            return self.torch.cat([self.logits(r).softmax(1) for r in rows.split(200_000)])

    def returns(self) -> Any:
        """From the end of each match back: the outcome, mixed with the judgement of what came."""
        chances, found = self.chances(), self.won.clone()
        for back in range(1, int(self.lengths.max())):
            rows = self.ends[self.lengths > back] - back
            found[rows] = (1 - TRACE) * chances[rows + 1] + TRACE * found[rows + 1]
        return found

    def learn(self, epochs: int) -> float:
        """Log loss on the matches kept apart."""
        torch = self.torch
        optimizer = torch.optim.Adam(self.values, lr=RATE)
        learned = torch.where(~self.apart)[0]
        for epoch in range(epochs):
            for group in optimizer.param_groups:
                group["lr"] = RATE * (1 - epoch / epochs) ** 1.5 + 1e-4
            wanted = self.returns()
            order = learned[torch.randperm(len(learned), device=self.device)]
            for rows in order.split(BATCH):
                loss = -(wanted[rows] * self.logits(rows).log_softmax(1)).sum(1).mean()
                loss = loss + DECAY * sum((weights**2).sum() for weights in self.values[4:])
                optimizer.zero_grad()
                loss.backward()
                optimizer.step()
        chances = self.chances()[self.apart]
        return float(-(self.won[self.apart] * (chances + 1e-9).log()).sum(1).mean())

    def to_json(self) -> dict[str, Any]:
        """With the normalisation of the inputs folded in."""
        found = [value.detach() for value in self.values]
        hidden, bias, output, linear, station, deployed = found
        bias = bias - (self.mean / self.spread) @ hidden
        hidden = (hidden / self.spread[:, None]).T
        kept = (hidden, bias, output, linear / self.spread, station[:CARDS], deployed[:CARDS])
        names = ("hidden", "bias", "output", "linear", "station", "deployed")
        rounded = [np.round(value.cpu().numpy().astype(float), 4).tolist() for value in kept]
        return dict(zip(names, rounded, strict=True))


def fit(pool: Any, workers: int, given: argparse.Namespace) -> dict[str, Any]:
    import torch  # only here: the players above must not wait for it

    found = Fit(torch, given.seats, given.units)
    network = given.start.read_text() if given.start else ""
    for number in range(given.rounds):
        started = time.perf_counter()
        seconds = given.seconds if network else FIRST_SECONDS
        tasks = [
            (given.seats, f"judgement {number} {worker}", network, seconds)
            for worker in range(workers)
        ]
        parts = pool.map(play_many, tasks, 1)
        matches = [match for part in parts for match in part[0]]
        won, count = sum(part[1] for part in parts), max(1, sum(part[2] for part in parts))
        played = time.perf_counter()
        found.load(matches)
        loss = found.learn(given.epochs)
        network = json.dumps(found.to_json())
        took = time.perf_counter() - played
        print(
            f"round {number}: {len(matches)} matches in {played - started:.0f} s, "
            f"learners won {won / count:.1%} of {count}; log loss {loss:.4f} in {took:.0f} s",
            flush=True,
        )
    return found.to_json()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=60.0, help="of play in each round")
    parser.add_argument("--units", type=int, default=16)
    parser.add_argument("--epochs", type=int, default=6)
    parser.add_argument("--start", type=Path, help="a network to begin with")
    given = parser.parse_args()
    workers = max(1, (os.cpu_count() or 2) - 1)
    with multiprocessing.get_context("fork").Pool(workers) as pool:
        network = fit(pool, workers, given)
    networks = json.loads(TARGET.read_text())
    networks[given.seats - 2] = network
    TARGET.write_text(json.dumps(networks) + "\n")


if __name__ == "__main__":
    main()
