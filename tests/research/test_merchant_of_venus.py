"""Merchant of Venus through the research interfaces, alone and with others."""

from typing import Any

import numpy as np
import pytest

from raumhafen.research.gymnasium import SeatEnv
from raumhafen.research.pettingzoo import env
from raumhafen.research.table import Table, learnable

GAME = "merchant-of-venus"


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_random_matches_stay_in_bounds(seats: int) -> None:
    """MV14.5, MV15.1 Whoever plays alone wins or loses; others share a sum of zero."""
    table = Table(GAME, seats, {"rounds": 15}, False)
    high = table.tensors.high() * (1 + 1e-6)
    rng = np.random.default_rng(seats)
    table.deal(seats)
    while (seat := table.asked()) >= 0:
        tensor = table.tensor(seat)
        assert tensor.shape == high.shape and (tensor >= 0).all() and (tensor <= high).all()
        table.act(seat, int(rng.choice(np.flatnonzero(table.mask(seat)))))
    paid = table.returns()
    assert paid[0] in (-1, 1) if seats == 1 else sum(paid) == pytest.approx(0)


def test_it_is_learnable_under_its_name() -> None:
    assert GAME in learnable()
    seated: Any = env(GAME, seats=3, options={"rounds": 15})
    seated.reset(seed=1)
    steps = 0
    for agent in seated.agent_iter(400):
        observation, _, over, _, _ = seated.last()
        mask = observation["action_mask"]
        seated.step(None if over else int(np.flatnonzero(mask)[0]))
        steps += 1
        assert agent in seated.possible_agents
    assert steps > 90


def test_a_learner_against_greedy_captains() -> None:
    learner = SeatEnv(GAME, seats=2, options={"rounds": 15}, opponents="greedy")
    _, info = learner.reset(seed=3)
    over, reward = False, 0.0
    while not over:
        _, reward, over, _, info = learner.step(np.flatnonzero(info["action_mask"])[0])
    assert reward == -1.0  # whoever always stays at home loses
