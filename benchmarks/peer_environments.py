"""Measure learning environments of peers, as a yardstick for ours; see `peers.py`.

Runs in the peers' own virtual environment and prints one JSON object. Random play through the plain
interface of each: a step is one answer of the learner with observation and options, and with what
follows from it. Seconds of the core; the median of some slices.
"""

from __future__ import annotations

import argparse
import json
import random
import statistics
import time
from collections.abc import Callable
from importlib.metadata import version

import catanatron_gym  # type: ignore[import-not-found,import-untyped,unused-ignore]  # noqa: F401
import gymnasium
from open_spiel.python import (  # type: ignore[import-not-found,import-untyped,unused-ignore]
    rl_environment,
)
from peers import SEED, SLICES, positive  # type: ignore[import-not-found,unused-ignore]
from pettingzoo.classic import (  # type: ignore[import-not-found,import-untyped,unused-ignore]
    connect_four_v3,
)

LOOK_EVERY = 64
Play = Callable[[], None]


def connect_four() -> Play:
    """PettingZoo without its wrappers, which only check the order of calls."""
    env = connect_four_v3.raw_env()
    env.reset(seed=SEED)

    def play() -> None:
        for _ in range(LOOK_EVERY):
            if any(env.terminations.values()):
                env.reset()
            mask = env.observe(env.agent_selection)["action_mask"]
            env.step(random.choice(mask.nonzero()[0]))

    return play


def catan() -> Play:
    """Two seats, one of them a random bot, as in ours."""
    env = gymnasium.make("catanatron_gym:catanatron-v1", disable_env_checker=True)
    _, info = env.reset(seed=SEED)

    def play() -> None:
        nonlocal info
        for _ in range(LOOK_EVERY):
            _, _, over, cut, info = env.step(random.choice(info["valid_actions"]))
            if over or cut:
                _, info = env.reset()

    return play


def backgammon() -> Play:
    env = rl_environment.Environment("backgammon")
    told = env.reset()

    def play() -> None:
        nonlocal told
        for _ in range(LOOK_EVERY):
            if told.last():
                told = env.reset()
            options = told.observations["legal_actions"][told.observations["current_player"]]
            told = env.step([random.choice(options)])

    return play


PEERS = {
    "PettingZoo connect four": ("pettingzoo", connect_four),
    "catanatron's Gymnasium environment": ("catanatron_gym", catan),
    "OpenSpiel's Python environment, backgammon": ("open_spiel", backgammon),
}


def rate(play: Play, seconds: float) -> float:
    """Steps a second of the core."""
    begun, rounds, passed = time.process_time(), 0, 0.0
    while passed < seconds:
        play()
        rounds += 1
        passed = time.process_time() - begun
    return LOOK_EVERY * rounds / passed


def median_rate(make: Callable[[], Play], seconds: float) -> float:
    random.seed(SEED)
    play = make()
    play()
    return statistics.median(rate(play, seconds / SLICES) for _ in range(SLICES))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=positive, default=5.0, help="for each environment")
    seconds: float = parser.parse_args().seconds
    report = {
        name: {"version": version(package), "steps_per_s": median_rate(make, seconds)}
        for name, (package, make) in PEERS.items()
    }
    print(json.dumps(report))


if __name__ == "__main__":
    main()
