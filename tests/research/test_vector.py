"""Many matches in several processes: the same numbers as one match after the other."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from numpy.typing import NDArray

from raumhafen.games import METAS
from raumhafen.research.gymnasium import SeatEnv
from raumhafen.research.vector import MatchesEnv, random_options, split

MATCHES = 5


def play(processes: int, steps: int, **settings: Any) -> list[NDArray[Any]]:
    """Everything that a learner gets to see in some steps of random play."""
    env = MatchesEnv(num_envs=MATCHES, processes=processes, **settings)
    rng = np.random.default_rng(1)
    seen, infos = env.reset(seed=7)
    told: list[NDArray[Any]] = [seen]
    for _ in range(steps):
        seen, rewards, ends, cuts, infos = env.step(random_options(infos["action_mask"], rng))
        told += [seen, rewards, ends, cuts, infos["action_mask"], infos["seat"]]
        if "final_obs" in infos:
            told += [infos["final_obs"], infos["returns"]]
    env.close()
    return told


@pytest.mark.slow
@pytest.mark.parametrize("opponents", ["random", "greedy", "self"])
def test_the_number_of_processes_does_not_matter(opponents: str) -> None:
    """Long enough for matches to end and the next ones to begin."""
    alone = play(1, 400, opponents=opponents)
    assert any(told.dtype == bool and told.any() for told in alone)
    for processes in (2, 3):
        several = play(processes, 400, opponents=opponents)
        assert len(several) == len(alone)
        assert all((a == b).all() for a, b in zip(alone, several, strict=True))


@pytest.mark.slow
@pytest.mark.parametrize("game", METAS)
def test_rows_are_those_of_single_environments(game: str) -> None:
    """Of every game: observations, masks, rewards and ends of `SeatEnv` with the same seeds."""
    seats = METAS[game].min_seats
    many = MatchesEnv(game, num_envs=3, processes=2, seats=seats)
    ones = [SeatEnv(game, seats=seats) for _ in range(3)]
    rng = np.random.default_rng(2)
    seen, infos = many.reset(seed=40)
    told = [one.reset(seed=40 + k) for k, one in enumerate(ones)]
    for _ in range(60):
        for k, (observation, info) in enumerate(told):
            assert (observation == seen[k]).all()
            assert (info["action_mask"] == infos["action_mask"][k]).all()
            assert info["seat"] == infos["seat"][k]
        actions = random_options(infos["action_mask"], rng)
        seen, rewards, ends, _, infos = many.step(actions)
        for k, one in enumerate(ones):
            observation, reward, over, _, info = one.step(actions[k])
            assert reward == rewards[k] and over == ends[k]
            told[k] = one.reset() if over else (observation, info)
    many.close()


def test_the_end_of_a_match_is_told_and_the_next_begins() -> None:
    env = MatchesEnv(num_envs=4, processes=1, opponents="self")
    rng = np.random.default_rng(3)
    _, infos = env.reset(seed=1)
    ended = np.zeros(4, int)
    while not ended.all():
        seats = infos["seat"]
        _, rewards, ends, _, infos = env.step(random_options(infos["action_mask"], rng))
        for k in np.flatnonzero(ends):
            assert rewards[k] == infos["returns"][k][seats[k]]
            assert infos["returns"][k].sum() == pytest.approx(0)
            assert infos["_final_obs"][k] and infos["final_obs"][k].any()
            assert env.tensors.named(infos["final_obs"][k])["table:waiting"].sum() == 0
        assert infos["action_mask"].any(axis=1).all()
        ended += ends
    env.close()


def test_illegal_actions_cost_and_matches_are_cut() -> None:
    env = MatchesEnv(num_envs=2, processes=1, max_episode_steps=3)
    _, infos = env.reset(seed=1)
    wrong = infos["action_mask"].argmin(axis=1)
    for step in range(3):
        _, rewards, ends, cuts, infos = env.step(wrong)
        assert infos["illegal"].all() and (rewards == -0.01).all() and not ends.any()
        assert cuts.all() == (step == 2)
    env.close()


def test_a_worker_that_fails_is_heard() -> None:
    env = MatchesEnv(num_envs=2, processes=2)
    env.reset(seed=1)
    with pytest.raises(gymnasium.error.Error, match="a worker has failed:[^$]*Seed must be"):
        env.reset(seed=[2, "none"])  # type: ignore[list-item]  # that is the failure
    env.close()


def test_what_fails_here_leaves_the_workers_in_step() -> None:
    """The first process is the caller's: an error there must not leave answers of others unread."""
    env = MatchesEnv(num_envs=2, processes=2)
    with pytest.raises(gymnasium.error.Error, match="^Seed must be a python integer"):
        env.reset(seed=["none", 2])  # type: ignore[list-item]  # that is the failure
    first, _ = env.reset(seed=1)
    again, _ = env.reset(seed=1)
    assert (first == again).all()
    env.close()


def test_arrays_are_copies_unless_asked_for() -> None:
    for copy in (True, False):
        env = MatchesEnv(num_envs=2, processes=1, copy=copy)
        first, infos = env.reset(seed=1)
        before = first.copy()
        env.step(infos["action_mask"].argmax(axis=1))
        assert (first == before).all() == copy
        env.close()


def test_what_an_end_tells_is_a_copy_unless_asked_for() -> None:
    """Last observations of all matches are large: copied, they cost more than the step itself."""
    for copy in (True, False):
        env = MatchesEnv(num_envs=2, processes=1, max_episode_steps=1, copy=copy)
        _, infos = env.reset(seed=1)
        infos = env.step(infos["action_mask"].argmax(axis=1))[4]
        assert np.shares_memory(infos["final_obs"], env.board.finals) != copy
        assert np.shares_memory(infos["returns"], env.board.returns) != copy
        env.close()


def test_gymnasium_makes_it_by_name() -> None:
    env = gymnasium.make_vec(
        "Raumhafen/SpaceBase-v1", 3, "vector_entry_point", seats=2, processes=1
    )
    observations, _ = env.reset(seed=1)
    assert env.observation_space.contains(observations)
    env.close()


def test_random_options_are_all_options_alike() -> None:
    masks = np.zeros((3, 7), np.int8)
    masks[0, [1, 2, 6]] = masks[1, 0] = masks[2, [5, 6]] = 1
    rng = np.random.default_rng(1)
    found = np.array([random_options(masks, rng) for _ in range(3000)])
    for row, mask in enumerate(masks):
        shares = np.bincount(found[:, row], minlength=7) / len(found)
        assert shares == pytest.approx(mask / mask.sum(), abs=0.04)


def test_rows_are_split_evenly() -> None:
    assert split(5, 2) == [slice(0, 2), slice(2, 5)]
    assert [part.stop - part.start for part in split(64, 3)] == [21, 21, 22]
