"""The example of self-play PPO, with a tiny budget."""

import importlib.util
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import torch

pytestmark = pytest.mark.slow

EXAMPLE = Path(__file__).parents[2] / "examples" / "ppo_space_base.py"


def load_example() -> Any:
    spec = importlib.util.spec_from_file_location("ppo_space_base", EXAMPLE)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


ppo = load_example()


def small(folder: Path, *words: str) -> list[str]:
    return ["--matches", "8", "--steps", "16", "--width", "32", "--tests", "10", "--processes", "2",
            "--bots", "random", "--device", "cpu", "--folder", str(folder), *words]  # fmt: skip


def test_it_plays_learns_tests_keeps_and_goes_on(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    args = ppo.arguments().parse_args(small(tmp_path, "--minutes", "0"))
    told = ppo.train(args)
    assert [row["steps"] for row in told] == [8 * 16]
    assert 0 <= told[0]["random"] <= 10
    assert f"random {told[0]['random']:g} of 10" in capsys.readouterr().out
    first = torch.load(tmp_path / "network.pt")["network"]
    assert first["scores.weight"].any()
    words = small(tmp_path, "--minutes", "0", "--resume", "--processes", "1")
    again = ppo.train(ppo.arguments().parse_args(words))
    assert [row["steps"] for row in again] == [2 * 8 * 16]
    assert len((tmp_path / "curve.jsonl").read_text().splitlines()) == 2
    last = torch.load(tmp_path / "network.pt")["network"]
    assert not torch.equal(last["scores.weight"], first["scores.weight"])


def test_only_options_are_played_and_lessons_change_the_network(tmp_path: Path) -> None:
    torch.manual_seed(1)
    args = ppo.arguments().parse_args(small(tmp_path, "--processes", "1"))
    trainer = ppo.Trainer(args, "cpu")
    advantages = trainer.play()
    kept = trainer.rollout
    assert kept.masks.gather(-1, kept.actions[..., None]).all()
    before = kept.chances.clone()
    trainer.learn(advantages)
    chances, _ = trainer.network(kept.seen[0].float(), kept.masks[0])
    after = chances.gather(-1, kept.actions[0][:, None]).squeeze(-1)
    assert not torch.equal(after, before[0])
    assert chances.exp()[kept.masks[0] == 0].max() == 0
    trainer.env.close()


def match_of_four_answers() -> Any:
    """Seat 0, seat 1, seat 0 answer and seat 0 wins; seat 1 answers first in the next match."""
    told = object.__new__(ppo.Rollout)
    told.guesses = torch.tensor([[0.5], [-0.25], [0.75], [0.0]])
    told.seats = np.array([[0], [1], [0], [1]])
    told.ends = np.array([[False], [False], [True], [False]])
    told.returns = np.zeros((4, 1, 2), np.float32)
    told.returns[2] = [1.0, -1.0]
    return told


def test_advantages_follow_the_seat() -> None:
    """Each seat's next guess, its own return at the end, nothing of the next match before it."""
    told = match_of_four_answers()
    found = told.advantages(np.array([0]), np.array([0.5], np.float32)).squeeze(-1).tolist()
    last = 1.0 - 0.75
    wanted = [0.75 - 0.5 + ppo.LAMBDA * last, -1.0 + 0.25, last, -0.5]
    assert found == pytest.approx(wanted)
