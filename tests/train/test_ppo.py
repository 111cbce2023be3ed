"""The example of self-play PPO, with a tiny budget."""

import importlib.util
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import torch

from raumhafen.games.space_base.views.features import PLACES, decode

pytestmark = pytest.mark.slow

EXAMPLE = Path(__file__).parents[2] / "examples" / "ppo_space_base.py"


def load_example() -> Any:
    spec = importlib.util.spec_from_file_location("ppo_space_base", EXAMPLE)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


ppo = load_example()


def small(folder: Path, *words: str) -> Any:
    fixed = ["--matches", "8", "--steps", "16", "--width", "32", "--tests", "5", "--minutes", "0",
             "--bots", "random", "--device", "cpu", "--file", str(folder / "it.pt")]  # fmt: skip
    return ppo.arguments().parse_args([*fixed, "--processes", "2", *words])


def test_it_plays_learns_tests_keeps_and_goes_on(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    told = ppo.train(small(tmp_path))
    assert [row["steps"] for row in told] == [8 * 16]
    assert 0 <= told[0]["random"] <= 10
    assert f"random {told[0]['random']:g} of 10" in capsys.readouterr().out
    first = torch.load(tmp_path / "it.pt")["network"]
    assert first["scores.weight"].any() and first["bids.weight"].any()
    again = ppo.train(small(tmp_path, "--resume", "--processes", "1"))
    assert again[0] == told[0]
    assert [row["steps"] for row in again] == [8 * 16, 2 * 8 * 16]
    assert again[1]["seconds"] > again[0]["seconds"] > 0
    last = torch.load(tmp_path / "it.pt")["network"]
    assert not torch.equal(last["scores.weight"], first["scores.weight"])


@pytest.fixture
def trainer(tmp_path: Path) -> Iterator[Any]:
    torch.manual_seed(1)
    envs = [ppo.MatchesEnv(ppo.GAME, 4, 1, opponents="self", copy=False) for _ in range(2)]
    made = ppo.Trainer(small(tmp_path), envs)
    yield made
    made.pool.shutdown()


def test_only_options_are_played_and_lessons_change_the_network(trainer: Any) -> None:
    advantages = trainer.play()
    kept = trainer.rollout
    assert kept.masks.gather(-1, kept.actions[..., None]).all()
    before = kept.chances.clone()
    trainer.learn(advantages)
    chances, _ = trainer.network(kept.seen[0].float(), kept.masks[0])
    after = chances.gather(-1, kept.actions[0][:, None]).squeeze(-1)
    assert not torch.equal(after, before[0])
    assert chances.exp()[kept.masks[0] == 0].max() == 0


def test_groups_fill_rows_of_their_own_as_if_played_alone(trainer: Any) -> None:
    """Seeds go on from group to group, and every answer is played where it was given."""
    trainer.play()
    kept = trainer.rollout
    alone = ppo.MatchesEnv(ppo.GAME, 8, 1, opponents="self")
    seen, infos = alone.reset(seed=1)
    for step in range(16):
        features = trainer.network.sight(torch.from_numpy(seen)).half()
        assert torch.equal(kept.seen[step], features)
        assert (kept.seats[step] == infos["seat"]).all()
        assert (kept.masks[step].numpy() == infos["action_mask"]).all()
        seen, _, _, _, infos = alone.step(kept.actions[step].numpy())


def test_features_tell_cards_by_seat_and_side_and_the_market_by_card(trainer: Any) -> None:
    """Against the table that the observation was made from, after some turns."""
    trainer.play()
    group = trainer.groups[0]
    sight = trainer.network.sight
    features = sight(torch.from_numpy(group.seen))
    cards, _ = sight.market(features)
    size = sight.known.shape[0] * ppo.SEATS
    for row, asked in enumerate(group.infos["seat"]):
        view, seat = decode(group.seen[row][group.env.tensors.board :].tolist(), ppo.SEATS)
        ships = [PLACES[2][0][ship] for ship in view["shipyard"] if ship is not None]
        shown = [
            int(card) for card, ship in zip(cards[row], view["shipyard"], strict=False) if ship
        ]
        assert asked == seat and shown == ships
        station, deployed = features[row, sight.plain :].split(
            [size, size, features.shape[1] - sight.plain - 2 * size]
        )[:2]
        sectors = view["seats"][seat]["sectors"]
        mine = [PLACES[2][seat][sector["station"][0]] for sector in sectors]
        assert station.view(-1, 2)[:, 0].nonzero().flatten().tolist() == sorted(mine)
        below = [PLACES[2][seat][card] for sector in sectors for card, _ in sector["deployed"]]
        assert deployed.view(-1, 2)[:, 0].nonzero().flatten().tolist() == sorted(below)


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
