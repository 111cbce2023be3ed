"""Beside PettingZoo's own suite: rewards, seeds, ids, illegal actions."""

import json
from collections.abc import Callable
from typing import Any

import numpy as np
import pettingzoo
import pytest

from raumhafen.engine.errors import IllegalAction
from raumhafen.research.pettingzoo import env, space_base_v1
from tests.research.views import TABLES

pytestmark = pytest.mark.slow


def play(
    table: Any, seed: int, answer: Callable[[np.ndarray[Any, Any]], int]
) -> list[tuple[str, float]]:
    """A whole match; who got what at the end."""
    table.reset(seed=seed)
    paid = []
    for agent in table.agent_iter():
        observation, reward, over, cut, _ = table.last()
        assert not cut
        if over:
            paid.append((agent, reward))
        table.step(None if over else answer(observation["action_mask"]))
    return paid


def first_option(mask: np.ndarray[Any, Any]) -> int:
    return int(np.flatnonzero(mask)[0])


@pytest.mark.parametrize("seats", TABLES)
def test_the_winner_takes_it_all_at_the_end(seats: int) -> None:
    table = space_base_v1.env(seats=seats)
    paid = play(table, 1, first_option)
    assert [agent for agent, _ in paid] == [f"seat_{k}" for k in range(seats)]
    rewards = [reward for _, reward in paid]
    raw = table.unwrapped.table
    winners = raw.game.outcome(raw.state).winners
    assert [seat for seat in range(seats) if rewards[seat] == max(rewards)] == winners
    assert max(rewards) == pytest.approx(1.0) and sum(rewards) == pytest.approx(0.0)


def test_a_seed_is_a_match_and_begins_a_series() -> None:
    one, two = space_base_v1.env(), space_base_v1.env()
    deals = []
    for table in (one, two):
        table.reset(seed=5)
        first = table.observe("seat_0")["observation"]
        table.reset()
        deals.append((first.tobytes(), table.observe("seat_0")["observation"].tobytes()))
    assert deals[0] == deals[1]
    assert deals[0][0] != deals[0][1]


def test_ids_and_names() -> None:
    import_by_id = pettingzoo.make("aec", "raumhafen/space_base_v1", seats=2)
    assert str(import_by_id.unwrapped) == "space_base_v1"
    assert len(env("space-base", seats=3).possible_agents) == 3


def test_illegal_actions_are_refused() -> None:
    table = space_base_v1.env(seats=2)
    table.reset(seed=1)
    mask = table.observe(table.agent_selection)["action_mask"]
    with pytest.raises(IllegalAction):
        table.step(int(np.flatnonzero(mask == 0)[0]))


def test_only_the_seat_that_is_asked_has_options() -> None:
    table = space_base_v1.env(seats=3)
    table.reset(seed=2)
    state = table.unwrapped.table.state
    for seat in range(3):
        options = np.flatnonzero(table.observe(f"seat_{seat}")["action_mask"]).tolist()
        assert options == sorted(state.options(seat))


def test_rendering_shows_what_a_spectator_sees() -> None:
    table = space_base_v1.env(seats=2, options={"variant": "light-speed"}, render_mode="ansi")
    table.reset(seed=1)
    shown = json.loads(table.render())
    assert shown["waiting"] == [0, 1]
    assert "mine" not in shown["board"]
