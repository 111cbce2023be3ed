"""Beside Gymnasium's own checker: rewards, seats, opponents, illegal actions."""

import json
from typing import Any

import gymnasium
import numpy as np
import pytest

from raumhafen.engine.errors import RaumhafenError
from raumhafen.engine.save import digest
from raumhafen.research.gymnasium import SeatEnv

pytestmark = pytest.mark.slow

SEATS = (2, 3, 4, 5)


def play(env: SeatEnv, seed: int) -> tuple[list[bytes], float, dict[str, Any]]:
    """A match in which the learner takes any option."""
    rng = np.random.default_rng(seed)
    observation, info = env.reset(seed=seed)
    seen, over, reward = [observation.tobytes()], False, 0.0
    while not over:
        assert reward == 0.0
        assert (env.action_masks() == info["action_mask"]).all()
        action = rng.choice(np.flatnonzero(info["action_mask"]))
        observation, reward, over, cut, info = env.step(action)
        assert not cut
        seen.append(observation.tobytes())
    return seen, reward, info


@pytest.mark.parametrize("seats", SEATS)
def test_the_reward_comes_at_the_end(seats: int) -> None:
    env = SeatEnv(seats=seats)
    _, reward, info = play(env, seats)
    won = env.seat in info["winners"]
    assert reward == pytest.approx(1.0 if won else -1 / (seats - 1))
    assert max(info["points"]) == info["points"][info["winners"][0]]
    assert info["action_mask"].sum() == 0


def test_a_seed_repeats_a_match_with_its_opponents() -> None:
    first = play(SeatEnv(seats=3), 4)
    again = play(SeatEnv(seats=3), 4)
    assert first[0] == again[0] and first[1] == again[1]
    assert play(SeatEnv(seats=3), 5)[0] != first[0]


def test_the_seat_is_drawn_or_given() -> None:
    drawn = SeatEnv(seats=4)
    seats = {drawn.reset(seed=seed)[1]["seat"] for seed in range(40)}
    assert seats == {0, 1, 2, 3}
    given = SeatEnv(seats=4, seat=2)
    assert {given.reset(seed=seed)[1]["seat"] for seed in range(10)} == {2}


def test_an_illegal_action_changes_nothing() -> None:
    env = SeatEnv(seats=2, illegal_reward=-0.5)
    observation, info = env.reset(seed=1)
    before = digest(env.table.state)
    wrong = np.flatnonzero(info["action_mask"] == 0)[0]
    after, reward, over, cut, info = env.step(wrong)
    assert digest(env.table.state) == before
    assert (after == observation).all()
    assert (reward, over, cut) == (-0.5, False, False)
    assert info["illegal"].startswith(("illegal-", "error-"))


def test_a_match_that_is_over_must_be_reset() -> None:
    env = SeatEnv(seats=2)
    play(env, 1)
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.step(np.int64(0))


def test_nothing_is_answered_before_the_first_match_is_dealt() -> None:
    env = gymnasium.make("Raumhafen/SpaceBase-v1", disable_env_checker=True)
    with pytest.raises(gymnasium.error.ResetNeeded, match="no match is dealt yet"):
        env.step(np.int64(0))
    env.reset(seed=1)
    env.step(np.int64(0))


def test_the_learner_has_a_choice_whenever_it_is_asked() -> None:
    env = SeatEnv(seats=3, options={"variant": "light-speed"})
    for seed in range(8):
        _, info = env.reset(seed=seed)
        over = False
        while not over:
            assert info["action_mask"].sum() > 1
            _, _, over, _, info = env.step(np.flatnonzero(info["action_mask"])[0])


def test_opponents_are_named_one_by_one_or_all_at_once() -> None:
    assert len(SeatEnv(seats=4, opponents=["random"] * 3).opponents) == 3
    with pytest.raises(ValueError, match="3 opponents"):
        SeatEnv(seats=4, opponents=["random"])
    with pytest.raises(RaumhafenError, match="error-agent-unknown"):
        SeatEnv(seats=4, opponents="gready")


def test_opponents_play_their_own_way() -> None:
    """Chance is beaten by chance in half of all matches, greed hardly ever."""
    wins = {
        name: sum(play(SeatEnv(seats=2, opponents=name), seed)[1] > 0 for seed in range(12))
        for name in ("random", "greedy")
    }
    assert wins["random"] > wins["greedy"] + 2


def test_rendering_shows_what_the_seat_sees() -> None:
    env = SeatEnv(seats=2, render_mode="ansi")
    env.reset(seed=1)
    shown = json.loads(env.render() or "")
    assert "mine" in shown["board"]
    assert len(shown["question"]["options"]) == env.action_masks().sum()
