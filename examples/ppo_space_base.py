"""Learns Space Base by playing against itself: PPO with masks, in one file.

    pip install "raumhafen[research,train]"
    python examples/ppo_space_base.py --minutes 60 --folder space_base

All seats are played by the same network, each from what it sees itself. The network scores every
action, leaves out those that the mask forbids, and guesses how the match will end for the seat.
After some steps of all matches it is moved towards what turned out better than it had guessed
(Schulman et al. 2017, with advantages of Schulman et al. 2016). Nobody shows it how to play: it
meets bots only in tests, from which it does not learn.

Three things make it learn fast. What lies where is told by bits of its own (my ship, stationed)
and summed up by sector with what is printed on the cards. A ship for sale is scored as the ship
it is, beside what lies in its sector, whatever the slot. And there are thousands of matches, in
several groups: while the network answers for one group, processes play the others.

The network is on a GPU where there is one. Now and then it plays against bots; what it has learned
and how it did are kept in a folder, and `--resume` goes on from there.
"""

import argparse
import json
import time
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn

from raumhafen.games.space_base.actions import BUY, CLAIM
from raumhafen.games.space_base.content.tables import FIRST_COLONY, MARKET, SLOTS
from raumhafen.games.space_base.views.features import LEVEL_START, PRINTED, printed
from raumhafen.research.table import Tensors
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
FIRST_TEST = 10_000_000  # the seed of its first match
END = 0.1  # what is left of rate and curiosity when the time is up

# Planes that are taken as they are, but for a factor where they are counted in large units.
PLAIN = {"table:question": 1, "table:waiting": 1, "seat": 1, "round": 2, "phase": 1, "first": 1,
         "active": 1, "dice": 1, "fixed": 1, "triggered": 1, "colonies": 1, "decks": 1, "counts": 4,
         "previews": 8, "answers": 8, "shipyard": 1}  # fmt: skip
SIDE = (len(PRINTED) - 4) // 2  # PRINTED: four numbers of the card, then those of its two sides
UNIT = 4  # in which printed numbers are counted
BID = 128  # width of what is thought about a single ship


class Sight(nn.Module):  # type: ignore[misc]  # torch has no types where it is not installed
    """The flat observation as features: plain planes, cards by seat and side, sums by sector."""

    def __init__(self, tensors: Tensors) -> None:
        super().__init__()
        self.slices, self.shapes = tensors.slices, tensors.shapes
        known = torch.tensor(printed(SEATS), dtype=torch.float32)
        place = nn.functional.one_hot(known[:, 1].long() - 1, 12)
        self.register_buffer("known", torch.cat([known / UNIT, place], 1), persistent=False)
        self.register_buffer("place", known[:, 1].long() - 1, persistent=False)
        firsts = torch.tensor(LEVEL_START).repeat_interleave(SLOTS)
        self.register_buffer("firsts", firsts, persistent=False)
        cards, self.sectors = self.shapes["card_sector"]
        self.columns = SEATS * (2 * SIDE + 1)
        self.plain = sum(int(np.prod(self.shapes[name])) for name in PLAIN)
        self.size = self.plain + cards * SEATS * 3 + self.sectors * self.columns

    def forward(self, seen: Tensor) -> Tensor:
        planes = {name: seen[:, at].unflatten(1, self.shapes[name])
                  for name, at in self.slices.items()}  # fmt: skip
        plain = [factor * planes[name].flatten(1) for name, factor in PLAIN.items()]
        owner, below = planes["card_seat"], (planes["card_depth"] > 0).float()[..., None]
        station, deployed = owner * (1 - below), owner * below
        cubes = owner * planes["card_cubes"][..., None]
        blue, red = self.known[:, 4 : 4 + SIDE], self.known[:, 4 + SIDE : 4 + 2 * SIDE]
        paid = [station[..., None] * blue[:, None], deployed[..., None] * red[:, None]]
        sums = planes["card_sector"].mT @ torch.cat([*paid, cubes[..., None]], -1).flatten(2)
        return torch.cat([*plain, station.flatten(1), deployed.flatten(1), cubes.flatten(1),
                          sums.flatten(1)], 1)  # fmt: skip

    def market(self, features: Tensor) -> tuple[Tensor, Tensor]:
        """The card in each slot of the market, and what lies in its sector on all boards."""
        yard = features[:, self.plain - 18 * 48 : self.plain].unflatten(1, (18, 48))
        colonies = torch.arange(FIRST_COLONY, FIRST_COLONY + 12, device=features.device)
        cards = torch.cat([yard.argmax(-1) + self.firsts, colonies.expand(len(yard), -1)], 1)
        sums = features[:, -self.sectors * self.columns :].unflatten(1, (self.sectors, -1))
        at = self.place[cards][..., None].expand(-1, -1, self.columns)
        return cards, sums.gather(1, at)


class Block(nn.Module):  # type: ignore[misc]
    """Two layers whose result is added to what goes in."""

    def __init__(self, width: int) -> None:
        super().__init__()
        layers = nn.Linear(width, width), nn.ReLU(), nn.Linear(width, width)
        self.layers = nn.Sequential(nn.LayerNorm(width), *layers)

    def forward(self, given: Tensor) -> Tensor:
        return given + self.layers(given)


class Network(nn.Module):  # type: ignore[misc]
    """Scores of all actions, and the return that the seat can expect."""

    def __init__(self, tensors: Tensors, width: int) -> None:
        super().__init__()
        self.sight = Sight(tensors)
        cards, facts = self.sight.known.shape
        first = nn.Linear(self.sight.size, width), nn.LayerNorm(width), nn.ReLU()
        self.body = nn.Sequential(*first, Block(width), Block(width), nn.LayerNorm(width))
        self.scores = nn.Linear(width, tensors.game.actions.size)
        self.guess = nn.Linear(width, 1)
        self.wish, self.card = nn.Linear(width, BID), nn.Embedding(cards, BID)
        self.facts, self.sector = nn.Linear(facts, BID), nn.Linear(self.sight.columns, BID)
        self.bids = nn.Linear(BID, 2)
        for last in (self.scores, self.guess, self.bids):
            nn.init.zeros_(last.weight)  # the first games are played at random

    def forward(self, features: Tensor, masks: Tensor) -> tuple[Tensor, Tensor]:
        """Logarithms of the chances of all actions, and the guess."""
        body = self.body(features)
        buy, claim = self.bid(features, body).unbind(-1)
        scores = self.scores(body)
        scores[:, BUY : BUY + MARKET] += buy
        scores[:, CLAIM : CLAIM + MARKET] += claim
        scores = scores.masked_fill(masks == 0, FORBIDDEN)
        return scores.log_softmax(-1), self.guess(body).squeeze(-1).tanh()

    def bid(self, features: Tensor, body: Tensor) -> Tensor:
        """Scores of buying and of claiming the card in each slot, by what it is."""
        cards, sectors = self.sight.market(features)
        known = self.card.weight + self.facts(self.sight.known)
        offered = nn.functional.embedding(cards, known) + self.sector(sectors)
        scores: Tensor = self.bids((offered + self.wish(body)[:, None]).relu())
        return scores


class Rollout:
    """Some steps of all matches: what was seen, done, guessed, and how matches ended."""

    def __init__(self, steps: int, matches: int, network: Network, device: str) -> None:
        rows, actions = (steps, matches), network.scores.out_features
        size = network.sight.size
        self.seen = torch.zeros((*rows, size), dtype=torch.float16, device=device)
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


class Group:
    """Matches that are played while the network answers for those of other groups."""

    def __init__(self, env: MatchesEnv, rows: slice) -> None:
        self.env, self.rows = env, rows  # its columns of the rollout
        self.seen: NDArray[np.float32]
        self.infos: dict[str, Any]
        self.running: Future[Any]

    def wait(self, kept: Rollout, step: int) -> None:
        """Until the answers of this step are played."""
        self.seen, _, ends, cuts, self.infos = self.running.result()
        kept.ends[step, self.rows] = ends | cuts
        if "returns" in self.infos:
            kept.returns[step, self.rows] = self.infos["returns"]


class Trainer:
    """A network, the matches it plays against itself, and its optimiser."""

    def __init__(self, args: argparse.Namespace, device: str) -> None:
        part = args.matches // args.groups
        envs = [MatchesEnv(GAME, part, args.processes, SEATS, opponents="self", copy=False)
                for _ in range(args.groups)]  # fmt: skip
        self.groups = [Group(env, slice(k * part, k * part + part)) for k, env in enumerate(envs)]
        self.device, self.passes, self.pool = device, args.passes, ThreadPoolExecutor(args.groups)
        self.rate, self.curiosity, self.left = args.rate, args.curiosity, 1.0
        self.network = Network(envs[0].tensors, args.width).to(device)
        self.optimiser = torch.optim.Adam(self.network.parameters(), lr=args.rate, eps=1e-5)
        self.rollout = Rollout(args.steps, part * args.groups, self.network, device)
        for group in self.groups:
            seed = args.seed + group.rows.start
            group.seen, group.infos = group.env.reset(seed=seed)

    @torch.no_grad()  # type: ignore[untyped-decorator,unused-ignore]
    def play(self) -> Tensor:
        """Fills the rollout and gives its advantages."""
        kept = self.rollout
        steps = len(kept.seats)
        for step in range(steps):
            for group in self.groups:
                if step:
                    group.wait(kept, step - 1)
                actions = self.answer(group, step)
                group.running = self.pool.submit(group.env.step, actions)
        for group in self.groups:
            group.wait(kept, steps - 1)
        guesses = [look(self.network, g.seen, g.infos, self.device)[3] for g in self.groups]
        asked = np.concatenate([group.infos["seat"] for group in self.groups])
        return kept.advantages(asked, torch.cat(guesses).cpu().numpy())

    def answer(self, group: Group, step: int) -> NDArray[np.int64]:
        """Actions by their chances; all that is needed to learn from them is kept."""
        kept, at = self.rollout, (step, group.rows)
        features, masks, chances, guesses = look(self.network, group.seen, group.infos, self.device)
        actions = torch.multinomial(chances.exp(), 1)
        kept.seen[at], kept.masks[at], kept.actions[at] = features, masks, actions.squeeze(-1)
        kept.chances[at] = chances.gather(-1, actions).squeeze(-1)
        kept.guesses[at], kept.seats[at] = guesses, group.infos["seat"]
        answers: NDArray[np.int64] = actions.squeeze(-1).cpu().numpy()
        return answers

    def learn(self, advantages: Tensor) -> None:
        kept = self.rollout
        goals = (advantages + kept.guesses).flatten()
        gains = advantages.flatten()
        gains = (gains - gains.mean()) / (gains.std() + 1e-8)
        flat = [x.flatten(0, 1) for x in (kept.seen, kept.masks, kept.actions, kept.chances)]
        for group in self.optimiser.param_groups:
            group["lr"] = self.rate * self.left
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
        curiosity = self.curiosity * self.left
        loss = WORTH * (guesses - goals).square().mean() - policy - curiosity * entropy
        self.optimiser.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(self.network.parameters(), LONGEST)
        self.optimiser.step()


def look(
    network: Network, seen: NDArray[np.float32], infos: dict[str, Any], device: str
) -> tuple[Tensor, Tensor, Tensor, Tensor]:
    """Features and masks of what is seen, and what the network makes of them."""
    features = network.sight(torch.from_numpy(seen).to(device))
    masks = torch.from_numpy(infos["action_mask"]).to(device)
    return features, masks, *network(features, masks)


@torch.no_grad()  # type: ignore[untyped-decorator,unused-ignore]
def wins(network: Network, env: MatchesEnv, device: str, seed: int) -> float:
    """Against the bots of the environment: the first match of each row, without any chance."""
    seen, infos = env.reset(seed=seed)
    shares, open_rows = np.zeros(env.num_envs), np.ones(env.num_envs, bool)
    while open_rows.any():
        chances = look(network, seen, infos, device)[2]
        seen, rewards, ends, cuts, infos = env.step(chances.argmax(-1).cpu().numpy())
        shares[open_rows & ends] = (rewards[open_rows & ends] * (SEATS - 1) + 1) / SEATS
        open_rows &= ~(ends | cuts)
    return float(shares.sum())


class Tests:
    """Matches against bots, as many on each seat."""

    def __init__(self, bots: list[str], matches: int, processes: int | None) -> None:
        each = -(-matches // SEATS)
        self.matches = each * SEATS
        self.envs = {
            bot: [MatchesEnv(GAME, each, processes, SEATS, bot, seat, copy=False)
                  for seat in range(SEATS)]
            for bot in bots
        }  # fmt: skip

    def run(self, network: Network, device: str) -> dict[str, float]:
        """Wins against each bot; all of them meet the same matches every time."""
        return {
            bot: sum(wins(network, env, device, FIRST_TEST + k * self.matches)
                     for k, env in enumerate(envs))
            for bot, envs in self.envs.items()
        }  # fmt: skip


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
        parts = {"network": self.trainer.network, "optimiser": self.trainer.optimiser}
        kept = {name: part.state_dict() for name, part in parts.items()}
        torch.save({**kept, "steps": self.steps, "seconds": self.seconds}, hidden)
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
    add = parser.add_argument
    add("--minutes", type=float, default=60.0, help="of this run, tests included")
    add("--whole", type=float, help="minutes of all runs, if this is not the last one")
    add("--processes", type=int, default=None, help="of a group; all cores if not given")
    add("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    add("--matches", type=int, default=4096, help="played at the same time")
    add("--groups", type=int, default=2, help="of matches, of which one waits for answers")
    add("--steps", type=int, default=64, help="of every match between two lessons")
    add("--passes", type=int, default=3, help="how often a rollout is learned")
    add("--width", type=int, default=512, help="of the layers of the network")
    add("--rate", type=float, default=5e-4, help="of learning, at first")
    add("--curiosity", type=float, default=0.01, help="weight of the entropy, at first")
    add("--every", type=float, default=2.0, help="minutes between two tests")
    add("--tests", type=int, default=500, help="matches against each bot")
    add("--bots", nargs="*", default=["random", "greedy"])
    add("--seed", type=int, default=1)
    add("--folder", type=Path, default=Path("space_base_ppo"))
    add("--resume", action="store_true", help="go on with the folder")
    return parser


def train(args: argparse.Namespace) -> list[dict[str, Any]]:
    """Plays and learns until the time is up; gives the wins at every test."""
    begun = time.monotonic()
    torch.manual_seed(args.seed)
    torch.set_float32_matmul_precision("high")
    # Processes are started before anything of the GPU, which they must not inherit.
    tests = Tests(args.bots, args.tests, args.processes)
    trainer = Trainer(args, args.device)
    record = Record(args.folder, trainer, args.resume)
    whole = 60 * (args.whole or record.seconds / 60 + args.minutes)
    last = tested = time.monotonic()
    told: list[dict[str, Any]] = []
    testing = 0.0  # what the last test took: the next one must fit into the time, too
    while not told or time.monotonic() - begun + testing < 60 * args.minutes:
        trainer.left = max(END, 1 - record.seconds / max(1.0, whole))
        trainer.learn(trainer.play())
        now = time.monotonic()
        record.steps += trainer.rollout.seats.size
        record.seconds += now - last
        last = now
        due = now - tested >= 60 * args.every
        if not due and now - begun + 1.5 * testing < 60 * args.minutes:
            continue
        record.keep()
        told.append(record.note(tests.run(trainer.network, args.device), tests.matches))
        last = tested = time.monotonic()
        testing = last - now
    for env in [*(g.env for g in trainer.groups), *(e for es in tests.envs.values() for e in es)]:
        env.close()
    return told


if __name__ == "__main__":
    train(arguments().parse_args())
