"""Learns Space Base by playing against itself: PPO with masks, in one file.

    pip install "raumhafen[research,train]"
    python examples/ppo_space_base.py --minutes 60 --file space_base.pt

All seats are played by the same network, each from what it sees itself. The network scores every
action, leaves out those that the mask forbids, and guesses how the match will end for the seat.
After some steps of all matches it is moved towards what turned out better than it had guessed
(Schulman et al. 2017, with advantages of Schulman et al. 2016). Nobody shows it how to play: it
meets bots only in tests, from which it does not learn.

Three things make it learn fast. Cards are told apart by seat and side, and summed up by sector
with what is printed on them. A ship for sale is scored as the ship it is, beside what lies in its
sector, whatever the slot. And thousands of matches are played in several groups: while the network
(on a GPU where there is one) answers for one group, processes play the others.
"""

import argparse
import time
from concurrent.futures import Future, ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn

from raumhafen.games.space_base.actions import BUY, CLAIM
from raumhafen.games.space_base.content.kinds import SECTORS
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
BLOCKS = 2  # of two layers each
BID = 128  # width of what is thought about a single ship


class Sight(nn.Module):  # type: ignore[misc]  # torch has no types where it is not installed
    """The flat observation as features: plain planes, cards by seat and side, sums by sector."""

    def __init__(self, tensors: Tensors) -> None:
        super().__init__()
        self.slices, self.shapes = tensors.slices, tensors.shapes
        known = torch.tensor(printed(SEATS), dtype=torch.float32)
        sector = known[:, PRINTED.index("sector")].long() - 1
        self.register_buffer("sector", sector, persistent=False)
        bits = nn.functional.one_hot(sector, SECTORS)
        self.register_buffer("known", torch.cat([known / UNIT, bits], 1), persistent=False)
        firsts = torch.tensor(LEVEL_START).repeat_interleave(SLOTS)
        self.register_buffer("firsts", firsts, persistent=False)
        self.columns = SEATS * (2 * SIDE + 1)
        self.plain = sum(int(np.prod(self.shapes[name])) for name in PLAIN)
        self.size = self.plain + len(known) * SEATS * 3 + SECTORS * self.columns

    def plane(self, seen: Tensor, name: str) -> Tensor:
        return seen[:, self.slices[name]].unflatten(1, self.shapes[name])

    def forward(self, seen: Tensor) -> Tensor:
        plain = [factor * seen[:, self.slices[name]] for name, factor in PLAIN.items()]
        owner = self.plane(seen, "card_seat")
        below = (self.plane(seen, "card_depth") > 0).float()[..., None]
        station, deployed = owner * (1 - below), owner * below
        cubes = owner * self.plane(seen, "card_cubes")[..., None]
        blue, red = self.known[:, None, 4 : 4 + SIDE], self.known[:, None, 4 + SIDE : 4 + 2 * SIDE]
        paid = [station[..., None] * blue, deployed[..., None] * red, cubes[..., None]]
        sums = self.plane(seen, "card_sector").mT @ torch.cat(paid, -1).flatten(2)
        found = [station, deployed, cubes, sums]
        return torch.cat([*plain, *(part.flatten(1) for part in found)], 1)

    def market(self, features: Tensor) -> tuple[Tensor, Tensor]:
        """The card in each slot of the market, and what lies in its sector on all boards."""
        shape = self.shapes["shipyard"]  # the last of the plain planes
        yard = features[:, self.plain - int(np.prod(shape)) : self.plain].unflatten(1, shape)
        colonies = torch.arange(FIRST_COLONY, FIRST_COLONY + SECTORS, device=features.device)
        cards = torch.cat([yard.argmax(-1) + self.firsts, colonies.expand(len(yard), -1)], 1)
        sums = features[:, -SECTORS * self.columns :].unflatten(1, (SECTORS, self.columns))
        return cards, sums.gather(1, self.sector[cards][..., None].expand(-1, -1, self.columns))


class Network(nn.Module):  # type: ignore[misc]
    """Scores of all actions, and the return that the seat can expect."""

    def __init__(self, tensors: Tensors, width: int) -> None:
        super().__init__()
        self.sight = Sight(tensors)
        cards, facts = self.sight.known.shape
        first = nn.Linear(self.sight.size, width), nn.LayerNorm(width), nn.ReLU()
        self.first, self.last = nn.Sequential(*first), nn.LayerNorm(width)
        two = [(nn.Linear(width, width), nn.ReLU(), nn.Linear(width, width)) for _ in range(BLOCKS)]
        self.blocks = nn.ModuleList(nn.Sequential(nn.LayerNorm(width), *layers) for layers in two)
        self.scores = nn.Linear(width, tensors.game.actions.size)
        self.guess = nn.Linear(width, 1)
        self.wish, self.card = nn.Linear(width, BID), nn.Embedding(cards, BID)
        self.facts, self.sector = nn.Linear(facts, BID), nn.Linear(self.sight.columns, BID)
        self.bids = nn.Linear(BID, 2)
        for last in (self.scores, self.guess, self.bids):
            nn.init.zeros_(last.weight)  # the first games are played at random

    def forward(self, features: Tensor, masks: Tensor) -> tuple[Tensor, Tensor]:
        """Logarithms of the chances of all actions, and the guess."""
        body = self.first(features)
        for block in self.blocks:
            body = body + block(body)
        body = self.last(body)
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
        rows, size, actions = (steps, matches), network.sight.size, network.scores.out_features
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

    def __init__(self, env: MatchesEnv, number: int, seed: int) -> None:
        first = number * env.num_envs
        self.env, self.rows = env, slice(first, first + env.num_envs)  # of the rollout
        self.seen, self.infos = env.reset(seed=seed + first)
        self.running: Future[Any]

    def wait(self, kept: Rollout, step: int) -> None:
        """Until the answers of this step are played."""
        self.seen, _, ends, cuts, self.infos = self.running.result()
        kept.ends[step, self.rows] = ends | cuts
        if "returns" in self.infos:
            kept.returns[step, self.rows] = self.infos["returns"]


class Trainer:
    """A network, the matches it plays against itself, and its optimiser."""

    def __init__(self, args: argparse.Namespace, envs: list[MatchesEnv]) -> None:
        self.device, self.passes = args.device, args.passes
        self.rate, self.curiosity = args.rate, args.curiosity
        self.left = 1.0  # of both
        self.network = Network(envs[0].tensors, args.width).to(self.device)
        self.optimiser = torch.optim.Adam(self.network.parameters(), eps=1e-5)
        self.parts = {"network": self.network, "optimiser": self.optimiser}
        matches = sum(env.num_envs for env in envs)
        self.rollout = Rollout(args.steps, matches, self.network, self.device)
        self.groups = [Group(env, k, args.seed) for k, env in enumerate(envs)]
        self.pool = ThreadPoolExecutor(len(envs))
        arrays = [array for env in envs for array in (env.board.observations, env.board.masks)]
        for array in arrays if self.device == "cuda" else []:  # read five times as fast after it
            torch.cuda.cudart().cudaHostRegister(array.ctypes.data, array.nbytes, 0)

    @torch.no_grad()  # type: ignore[untyped-decorator,unused-ignore]
    def play(self) -> Tensor:
        """Fills the rollout and gives its advantages."""
        kept = self.rollout
        steps = len(kept.seats)
        for step in range(steps):
            for group in self.groups:
                if step:
                    group.wait(kept, step - 1)
                actions = self.answer(group, step).cpu().numpy()
                group.running = self.pool.submit(group.env.step, actions)
        for group in self.groups:
            group.wait(kept, steps - 1)
        guesses = [look(self.network, g.seen, g.infos, self.device)[3] for g in self.groups]
        asked = np.concatenate([group.infos["seat"] for group in self.groups])
        return kept.advantages(asked, torch.cat(guesses).cpu().numpy())

    def answer(self, group: Group, step: int) -> Tensor:
        """Actions by their chances; all that is needed to learn from them is kept."""
        kept, at = self.rollout, (step, group.rows)
        features, masks, chances, guesses = look(self.network, group.seen, group.infos, self.device)
        kept.seen[at], kept.masks[at], kept.guesses[at] = features, masks, guesses
        kept.actions[at] = torch.multinomial(chances.exp(), 1).squeeze(-1)
        kept.chances[at] = chances.gather(-1, kept.actions[at][:, None]).squeeze(-1)
        kept.seats[at] = group.infos["seat"]
        return kept.actions[at]

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

    def improve(self, *parts: Tensor) -> None:
        """One step of the optimiser: no action may change its chance too much at a time."""
        seen, masks, actions, old, gains, goals = parts
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
def wins(network: Network, env: MatchesEnv, device: str) -> float:
    """Against the bots of the environment: the first match of each row, without any chance."""
    seen, infos = env.reset(seed=FIRST_TEST)
    shares, open_rows = np.zeros(env.num_envs), np.ones(env.num_envs, bool)
    while open_rows.any():
        chances = look(network, seen, infos, device)[2]
        seen, rewards, ends, cuts, infos = env.step(chances.argmax(-1).cpu().numpy())
        shares[open_rows & ends] = (rewards[open_rows & ends] * (SEATS - 1) + 1) / SEATS
        open_rows &= ~(ends | cuts)
    return float(shares.sum())


def keep(file: Path, trainer: Trainer, told: list[dict[str, Any]]) -> None:
    """To another name first, so that an interruption never leaves half a file."""
    hidden = file.with_suffix(".part")
    states = {name: part.state_dict() for name, part in trainer.parts.items()}
    torch.save({"told": told, **states}, hidden)
    hidden.replace(file)


def load(file: Path, trainer: Trainer) -> list[dict[str, Any]]:
    """What was told at the tests so far."""
    kept = torch.load(file, map_location=trainer.device)
    for name, part in trainer.parts.items():
        part.load_state_dict(kept[name])
    return list(kept["told"])


def show(steps: int, seconds: float, matches: int, won: dict[str, float]) -> None:
    words = [f"{seconds / 60:6.1f} min {steps:12,} steps {steps / seconds:8,.0f}/s"]
    for bot, count in won.items():
        low, high = wilson(count, matches)
        words.append(f"{bot} {count:g} of {matches}, {count / matches:.1%} [{low:.1%}, {high:.1%}]")
    print(*words, sep="  ", flush=True)


def arguments() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    add = parser.add_argument
    add("--minutes", type=float, default=60.0, help="of all runs together, without tests")
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
    add("--tests", type=int, default=250, help="matches against each bot on each seat")
    add("--bots", nargs="*", default=["random", "greedy"])
    add("--seed", type=int, default=1)
    add("--file", type=Path, default=Path("space_base.pt"), help="written at every test")
    add("--resume", action="store_true", help="go on with the file")
    return parser


def train(args: argparse.Namespace) -> list[dict[str, Any]]:
    """Plays and learns until the time is up; gives the wins at every test."""
    torch.manual_seed(args.seed)
    torch.set_float32_matmul_precision("high")
    # Processes are started before anything of the GPU, which they must not inherit.
    start = partial(MatchesEnv, GAME, processes=args.processes, seats=SEATS, copy=False)
    tests = {
        bot: [start(args.tests, opponents=bot, seat=seat) for seat in range(SEATS)]
        for bot in args.bots
    }
    envs = [start(args.matches // args.groups, opponents="self") for _ in range(args.groups)]
    trainer = Trainer(args, envs)
    told = load(args.file, trainer) if args.resume and args.file.exists() else []
    steps, seconds = (told[-1]["steps"], told[-1]["seconds"]) if told else (0, 0.0)
    tested, over = seconds, False
    while not over:
        begun = time.monotonic()
        trainer.left = max(END, 1 - seconds / max(1.0, 60 * args.minutes))
        trainer.learn(trainer.play())
        steps += trainer.rollout.seats.size
        seconds += time.monotonic() - begun
        over = seconds >= 60 * args.minutes
        if over or seconds - tested >= 60 * args.every:
            tested = seconds
            won = {bot: sum(wins(trainer.network, env, args.device) for env in both)
                   for bot, both in tests.items()}  # fmt: skip
            show(steps, seconds, SEATS * args.tests, won)
            told.append({"steps": steps, "seconds": seconds, **won})
            keep(args.file, trainer, told)
    trainer.pool.shutdown()
    for env in [*envs, *(env for both in tests.values() for env in both)]:
        env.close()
    return told


if __name__ == "__main__":
    train(arguments().parse_args())
