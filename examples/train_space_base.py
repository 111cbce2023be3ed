"""Learns to play Space Base from nothing but won and lost games, in about a minute on one core.

    python examples/train_space_base.py

The policy gives each option a score that is linear in a few numbers of the observation and draws
from their softmax. After a batch of games the weights move towards what won (REINFORCE, the average
result of the batch as baseline, steps scaled by Adam). Only NumPy and the Gymnasium environment.
"""

import argparse
import math
import time

import numpy as np
from numpy.typing import NDArray

from raumhafen.engine.actions import Action
from raumhafen.games.space_base.content.tables import FIRST_COLONY, SHIP_SLOTS, SLOTS
from raumhafen.games.space_base.views.features import GAINS, LEVEL_START, printed
from raumhafen.research.gymnasium import SeatEnv

Vector = NDArray[np.float64]
Matrix = NDArray[np.float64]

SEATS = 2
BATCH = 10
RATE = 0.1
SECTORS = 12
CARD_VERBS = ("buy", "claim")
DICE_VERBS = ("split", "sum")


class Options:
    """Describes each option by: its verb, what the dice would pay, what the card is.

    The numbers of a card count twice, plain and times the points that the leader has already, so
    that early and late in the game can be told apart.
    """

    def __init__(self, env: SeatEnv) -> None:
        self.tensors = env.table.tensors
        actions = env.table.game.actions
        self.verbs = [kind.name for kind in actions.kinds]
        self.meaning = [self._meaning(actions.action(a)) for a in range(actions.size)]
        rows = np.array(printed(SEATS), float)
        sectors = np.eye(SECTORS)[rows[:, 1].astype(int) - 1]
        self.cards = np.hstack([rows / (1 + rows.max(axis=0)), sectors])
        self.pays = len(self.verbs)
        self.card = self.pays + GAINS
        self.size = self.card + 2 * self.cards.shape[1]

    def _meaning(self, action: Action) -> tuple[int, str, int]:
        slot = int(action.args.get("slot", -1))
        return self.verbs.index(action.kind), action.kind, slot

    def describe(self, observation: NDArray[np.float32], options: NDArray[np.intp]) -> Matrix:
        planes = self.tensors.named(observation)
        leader = planes["counts"][:, 2].max()
        described = np.zeros((len(options), self.size))
        for row, action in zip(described, options, strict=True):
            at, verb, slot = self.meaning[action]
            row[at] = 1.0
            if verb in DICE_VERBS:
                row[self.pays : self.card] = planes["previews"][0, DICE_VERBS.index(verb)] * 4
            elif verb in CARD_VERBS:
                numbers = self.cards[self._card(planes["shipyard"], slot)]
                row[self.card :] = np.concatenate([numbers, numbers * leader])
        return described

    def _card(self, shipyard: NDArray[np.float32], slot: int) -> int:
        """The ship in a slot of the shipyard; the colonies lie behind it."""
        if slot >= SHIP_SLOTS:
            return FIRST_COLONY + slot - SHIP_SLOTS
        return LEVEL_START[slot // SLOTS] + int(shipyard[slot].argmax())


class Policy:
    """One weight for each number that describes an option."""

    def __init__(self, size: int) -> None:
        self.weights = np.zeros(size)
        self.mean = np.zeros(size)
        self.spread = np.zeros(size)
        self.steps = 0

    def chances(self, described: Matrix) -> Vector:
        scores = described @ self.weights
        weights = np.exp(scores - scores.max())
        chances: Vector = weights / weights.sum()
        return chances

    def climb(self, gradient: Vector) -> None:
        """Adam."""
        self.steps += 1
        self.mean += 0.1 * (gradient - self.mean)
        self.spread += 0.01 * (gradient**2 - self.spread)
        mean = self.mean / (1 - 0.9**self.steps)
        spread = self.spread / (1 - 0.99**self.steps)
        self.weights += RATE * mean / (np.sqrt(spread) + 1e-8)


def play(
    env: SeatEnv, options: Options, policy: Policy, rng: np.random.Generator, seed: int
) -> tuple[float, Vector]:
    """One match: its reward, and the direction that makes its choices more likely."""
    observation, info = env.reset(seed=seed)
    direction = np.zeros(options.size)
    reward, over = 0.0, False
    while not over:
        legal = np.flatnonzero(info["action_mask"])
        described = options.describe(observation, legal)
        chances = policy.chances(described)
        at = int(rng.choice(len(legal), p=chances))
        direction += described[at] - chances @ described
        observation, reward, over, _, info = env.step(legal[at])
    return reward, direction


def win_rate(env: SeatEnv, options: Options, policy: Policy, games: int) -> float:
    """Against the environment's opponents, on matches never trained on."""
    rng = np.random.default_rng(1)
    rewards = [play(env, options, policy, rng, 10**6 + game)[0] for game in range(games)]
    return sum(reward > 0 for reward in rewards) / games


def train(env: SeatEnv, options: Options, policy: Policy, batches: int, seed: int) -> None:
    rng = np.random.default_rng(seed)
    for batch in range(batches):
        first = seed + BATCH * batch
        results = [play(env, options, policy, rng, first + k) for k in range(BATCH)]
        rewards = np.array([reward for reward, _ in results])
        directions = np.array([direction for _, direction in results])
        policy.climb((rewards - rewards.mean()) @ directions / BATCH)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--batches", type=int, default=50)
    parser.add_argument("--games", type=int, default=200, help="for each measurement")
    parser.add_argument("--opponent", default="random")
    parser.add_argument("--seed", type=int, default=0)
    chosen = parser.parse_args()
    env = SeatEnv(seats=SEATS, opponents=chosen.opponent)
    options = Options(env)
    policy = Policy(options.size)
    report("before", win_rate(env, options, policy, chosen.games), chosen.games)
    train(env, options, policy, chosen.batches, chosen.seed)
    print(f"{BATCH * chosen.batches} games of training")
    report("after", win_rate(env, options, policy, chosen.games), chosen.games)
    print(f"{time.process_time():.0f} s of one core in all")


def report(name: str, rate: float, games: int) -> None:
    """With the half-width of a 95 % interval."""
    error = 1.96 * math.sqrt(rate * (1 - rate) / games)
    print(f"{name:6} {rate:.1%} ± {error:.1%} of {games} games won")


if __name__ == "__main__":
    main()
