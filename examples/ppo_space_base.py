"""Learns Space Base by playing against itself: PPO with masks, in one file.

    pip install "raumhafen[research,train]"
    python examples/ppo_space_base.py --minutes 60 --folder space_base

All seats are played by the same network, each from what it sees itself. The network looks at the
flat observation, scores every action, leaves out those that the mask forbids, and guesses how the
match will end for the seat. After some steps of all matches it is moved towards what turned out
better than it had guessed (Schulman et al. 2017, with advantages of Schulman et al. 2016).

Matches run in several processes (`--processes`), the network on a GPU where there is one. Now and
then it plays against bots; what it has learned and how it did are kept in a folder, and `--resume`
goes on from there.
"""

import argparse
import json
import time
from pathlib import Path
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn

from raumhafen.research.vector import MatchesEnv
from raumhafen.sim.statistics import wilson

GAME = "space-base"
SEATS = 2
FORBIDDEN = -1e9  # the score of what is no option
LAMBDA = 0.95  # how far an advantage looks ahead; rewards are not discounted
CLIP = 0.2
WORTH = 0.5  # weight of the guess in the loss
LONGEST = 1.0  # gradients are cut to this length
BATCHES = 8  # in which a rollout is learned, each time it is gone through


class Network(nn.Module):  # type: ignore[misc]  # torch has no types where it is not installed
    """Scores of all actions, and the return that the seat can expect."""

    def __init__(self, size: int, actions: int, width: int) -> None:
        super().__init__()
        self.body = nn.Sequential(
            nn.Linear(size, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU()
        )
        self.scores = nn.Linear(width, actions)
        self.guess = nn.Linear(width, 1)
        nn.init.zeros_(self.scores.weight)  # the first games are played at random
        nn.init.zeros_(self.guess.weight)

    def forward(self, seen: Tensor, masks: Tensor) -> tuple[Tensor, Tensor]:
        """Logarithms of the chances of all actions, and the guess."""
        body = self.body(seen)
        scores = self.scores(body).masked_fill(masks == 0, FORBIDDEN)
        return scores.log_softmax(-1), self.guess(body).squeeze(-1)


class Rollout:
    """Some steps of all matches: what was seen, done, guessed, and how matches ended."""

    def __init__(self, steps: int, env: MatchesEnv, actions: int, device: str) -> None:
        rows = (steps, env.num_envs)
        self.seen = torch.zeros((*rows, env.tensors.size), dtype=torch.float16, device=device)
        self.masks = torch.zeros((*rows, actions), dtype=torch.int8, device=device)
        self.actions = torch.zeros(rows, dtype=torch.int64, device=device)
        self.chances = torch.zeros(rows, device=device)
        self.guesses = torch.zeros(rows, device=device)
        self.seats = np.zeros(rows, np.int64)
        self.ends = np.zeros(rows, bool)
        self.returns = np.zeros((*rows, SEATS), np.float32)

    def advantages(self, asked: NDArray[np.int64], guess: NDArray[np.float32]) -> Tensor:
        """How much better each answer was than expected.

        A seat's next guess comes when it is asked again, however many answers of others lie
        between. Where the rollout stops, the others share the opposite of the asked seat's guess,
        because returns add up to nothing.
        """
        every = np.arange(len(asked))
        future = np.repeat(-guess[:, None] / (SEATS - 1), SEATS, axis=1)
        future[every, asked] = guess
        ahead = np.zeros_like(future)
        guesses = self.guesses.cpu().numpy()
        found = np.zeros_like(guesses)
        for step in reversed(range(len(found))):
            ended, seats = self.ends[step], self.seats[step]
            future[ended], ahead[ended] = self.returns[step][ended], 0.0
            surprise = future[every, seats] - guesses[step]
            found[step] = surprise + LAMBDA * ahead[every, seats]
            ahead[every, seats], future[every, seats] = found[step], guesses[step]
        return torch.from_numpy(found).to(self.guesses.device)


class Trainer:
    """A network, the matches it plays against itself, and its optimiser."""

    def __init__(self, args: argparse.Namespace, device: str) -> None:
        self.env = MatchesEnv(
            GAME, args.matches, args.processes, SEATS, opponents="self", copy=False
        )
        self.device, self.passes, self.curiosity = device, args.passes, args.curiosity
        size, actions = self.env.tensors.size, self.env.tensors.game.actions.size
        self.network = Network(size, actions, args.width).to(device)
        self.optimiser = torch.optim.Adam(self.network.parameters(), lr=args.rate, eps=1e-5)
        self.rollout = Rollout(args.steps, self.env, actions, device)
        self.seen, self.infos = self.env.reset(seed=args.seed)

    def look(self) -> tuple[Tensor, Tensor]:
        """The present observations and masks, on the device of the network."""
        masks = torch.from_numpy(self.infos["action_mask"].copy())
        return torch.from_numpy(self.seen.copy()).to(self.device), masks.to(self.device)

    @torch.no_grad()  # type: ignore[untyped-decorator,unused-ignore]
    def play(self) -> Tensor:
        """Fills the rollout and gives its advantages."""
        kept = self.rollout
        for step in range(len(kept.seats)):
            seen, masks = self.look()
            chances, guesses = self.network(seen, masks)
            actions = torch.multinomial(chances.exp(), 1).squeeze(-1)
            kept.seen[step], kept.masks[step], kept.actions[step] = seen.half(), masks, actions
            kept.chances[step] = chances.gather(-1, actions[:, None]).squeeze(-1)
            kept.guesses[step], kept.seats[step] = guesses, self.infos["seat"]
            self.seen, _, ends, cuts, self.infos = self.env.step(actions.cpu().numpy())
            kept.ends[step] = ends | cuts
            if "returns" in self.infos:
                kept.returns[step] = self.infos["returns"]
        guess = self.network(*self.look())[1].cpu().numpy()
        return kept.advantages(self.infos["seat"].copy(), guess)

    def learn(self, advantages: Tensor) -> None:
        kept = self.rollout
        goals = (advantages + kept.guesses).flatten()
        gains = advantages.flatten()
        gains = (gains - gains.mean()) / (gains.std() + 1e-8)
        flat = [x.flatten(0, 1) for x in (kept.seen, kept.masks, kept.actions, kept.chances)]
        for _ in range(self.passes):
            for part in torch.randperm(len(gains), device=self.device).chunk(BATCHES):
                self.improve(*[x[part] for x in (*flat, gains, goals)])

    def improve(
        self,
        seen: Tensor,
        masks: Tensor,
        actions: Tensor,
        old: Tensor,
        gains: Tensor,
        goals: Tensor,
    ) -> None:
        """One step of the optimiser: no action may change its chance too much at a time."""
        chances, guesses = self.network(seen.float(), masks)
        ratio = (chances.gather(-1, actions[:, None]).squeeze(-1) - old).exp()
        policy = torch.min(ratio * gains, ratio.clamp(1 - CLIP, 1 + CLIP) * gains).mean()
        entropy = -(chances.exp() * chances.clamp(min=-100)).sum(-1).mean()
        loss = WORTH * (guesses - goals).square().mean() - policy - self.curiosity * entropy
        self.optimiser.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(self.network.parameters(), LONGEST)
        self.optimiser.step()


@torch.no_grad()  # type: ignore[untyped-decorator,unused-ignore]
def wins(network: Network, env: MatchesEnv, device: str, seed: int) -> float:
    """Against the bots of the environment: the first match of each row, without any chance."""
    seen, infos = env.reset(seed=seed)
    shares, open_rows = np.zeros(env.num_envs), np.ones(env.num_envs, bool)
    while open_rows.any():
        masks = torch.from_numpy(infos["action_mask"].copy()).to(device)
        chances, _ = network(torch.from_numpy(seen.copy()).to(device), masks)
        seen, rewards, ends, cuts, infos = env.step(chances.argmax(-1).cpu().numpy())
        shares[open_rows & ends] = (rewards[open_rows & ends] * (SEATS - 1) + 1) / SEATS
        open_rows &= ~(ends | cuts)
    return float(shares.sum())


class Record:
    """What was reached so far, in a folder: the last network, and a line for each test."""

    def __init__(self, folder: Path, trainer: Trainer, resume: bool) -> None:
        self.file, self.curve = folder / "network.pt", folder / "curve.jsonl"
        self.trainer = trainer
        self.steps, self.seconds = 0, 0.0
        folder.mkdir(parents=True, exist_ok=True)
        if resume and self.file.exists():
            kept = torch.load(self.file, map_location=trainer.device)
            trainer.network.load_state_dict(kept["network"])
            trainer.optimiser.load_state_dict(kept["optimiser"])
            self.steps, self.seconds = kept["steps"], kept["seconds"]
        else:
            self.curve.unlink(missing_ok=True)

    def keep(self) -> None:
        """To another name first, so that an interruption never leaves half a file."""
        hidden = self.file.with_suffix(".part")
        kept = {
            "network": self.trainer.network.state_dict(),
            "optimiser": self.trainer.optimiser.state_dict(),
            "steps": self.steps,
            "seconds": self.seconds,
        }
        torch.save(kept, hidden)
        hidden.replace(self.file)

    def note(self, won: dict[str, float], matches: int) -> dict[str, Any]:
        row = {"minutes": self.seconds / 60, "steps": self.steps, "matches": matches, **won}
        with self.curve.open("a", encoding="utf-8") as lines:
            lines.write(json.dumps(row) + "\n")
        shown = []
        for bot, count in won.items():
            low, high = wilson(count, matches)
            interval = f"{count / matches:.1%} [{low:.1%}, {high:.1%}]"
            shown.append(f"{bot} {count:g} of {matches}, {interval}")
        pace = self.steps / max(1e-9, self.seconds)
        when = f"{row['minutes']:6.1f} min {self.steps:12,} steps {pace:8,.0f}/s"
        print(when, *shown, sep="  ", flush=True)
        return row


def arguments() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--minutes", type=float, default=60.0, help="of this run, tests included")
    parser.add_argument("--processes", type=int, default=None, help="all cores if not given")
    parser.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    parser.add_argument("--matches", type=int, default=256, help="played at the same time")
    parser.add_argument("--steps", type=int, default=64, help="of every match between two lessons")
    parser.add_argument("--passes", type=int, default=3, help="how often a rollout is learned")
    parser.add_argument("--width", type=int, default=256, help="of the layers of the network")
    parser.add_argument("--rate", type=float, default=5e-4, help="of learning")
    parser.add_argument("--curiosity", type=float, default=0.01, help="weight of the entropy")
    parser.add_argument("--every", type=float, default=2.0, help="minutes between two tests")
    parser.add_argument("--tests", type=int, default=500, help="matches against each bot")
    parser.add_argument("--bots", nargs="*", default=["random", "greedy"])
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--folder", type=Path, default=Path("space_base_ppo"))
    parser.add_argument("--resume", action="store_true", help="go on with the folder")
    return parser


def train(args: argparse.Namespace) -> list[dict[str, Any]]:
    """Plays and learns until the time is up; gives the wins at every test."""
    begun = time.monotonic()
    torch.manual_seed(args.seed)
    # Processes are started before anything of the GPU, which they must not inherit.
    bots = {
        bot: MatchesEnv(GAME, args.tests, args.processes, SEATS, opponents=bot, copy=False)
        for bot in args.bots
    }
    trainer = Trainer(args, args.device)
    record = Record(args.folder, trainer, args.resume)
    last = tested = time.monotonic()
    told: list[dict[str, Any]] = []
    testing = 0.0  # what the last test took: the next one must fit into the time, too
    while not told or time.monotonic() - begun + testing < 60 * args.minutes:
        trainer.learn(trainer.play())
        now = time.monotonic()
        record.steps += args.steps * args.matches
        record.seconds += now - last
        last = now
        due = now - tested >= 60 * args.every
        if not due and now - begun + 1.5 * testing < 60 * args.minutes:
            continue
        record.keep()
        network, device = trainer.network, args.device
        won = {bot: wins(network, env, device, 10_000_000) for bot, env in bots.items()}
        told.append(record.note(won, args.tests))
        last = tested = time.monotonic()
        testing = last - now
    for env in (trainer.env, *bots.values()):
        env.close()
    return told


if __name__ == "__main__":
    train(arguments().parse_args())
