"""A Gymnasium environment: one seat learns, bots sit on the others.

import gymnasium, raumhafen.research.gymnasium
env = gymnasium.make("Raumhafen/SpaceBase-v1", opponents="greedy")
"""

import json
from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from raumhafen.agents import Agent, make_agent
from raumhafen.agents.simple import RandomAgent
from raumhafen.engine.errors import IllegalAction
from raumhafen.engine.game import Options
from raumhafen.engine.perspective import Perspective, table_view
from raumhafen.engine.rng import Rng
from raumhafen.research.table import Mask, Numbers, Table, learnable

NO_OPTIONS: Options = {}
VERSION = 1
# A learner that ignores the mask may never get on; legal play is far shorter.
MOST_STEPS = 20_000
ITSELF = "self"  # instead of the name of a bot: the learner answers for every seat


class SeatEnv(gymnasium.Env[Numbers, np.int64]):
    """A match against bots; the reward comes when it is over, everything else is 0.

    `opponents` is one name for all, or a name for each seat clockwise from the learner's. With
    "self" the learner plays all seats: it sees what the seat sees that is asked, `info["seat"]`
    says which one, and the reward of a step is that of the seat which has just answered.
    `seat` None draws a new seat for every match. An action that is no option changes nothing,
    gives `illegal_reward`, and its reason stands in `info["illegal"]`.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 4}

    def __init__(
        self,
        game: str = "space-base",
        seats: int = 4,
        opponents: str | Sequence[str] = "random",
        seat: int | None = None,
        options: Options = NO_OPTIONS,
        render_mode: str | None = None,
        skip_forced: bool = True,
        illegal_reward: float = -0.01,
    ) -> None:
        self.table = Table(game, seats, options, skip_forced)
        self.plays_all = opponents == ITSELF
        self.opponents = [] if self.plays_all else make_agents(opponents, seats - 1)
        random = [isinstance(bot, RandomAgent) for bot in self.opponents]
        self.all_random = all(random) and not self.plays_all
        self.wanted_seat = seat
        self.is_dealt = False
        self.seat = seat or 0
        self.render_mode = render_mode
        self.illegal_reward = illegal_reward
        self.rng = Rng(0)
        high = self.table.tensors.high()
        self.observation_space = spaces.Box(np.zeros_like(high), high, dtype=np.float32)
        self.action_space = spaces.Discrete(self.table.game.actions.size)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Numbers, dict[str, Any]]:
        """A seed deals its match; without one, the next of the series that the last seed began."""
        self.begin(seed)
        return self._look()

    def begin(self, seed: int | None) -> None:
        """A new match, up to the first question of the learner."""
        super().reset(seed=seed)
        drawn = int(self.np_random.integers(2**31))
        match = drawn if seed is None else seed
        self.rng = Rng(f"opponents:{match}")
        self.seat = drawn % self.table.seats if self.wanted_seat is None else self.wanted_seat
        self.table.deal(match)
        self.is_dealt = True
        self._let_others_play()

    def step(self, action: np.int64) -> tuple[Numbers, float, bool, bool, dict[str, Any]]:
        table, seat = self.table, self.seat
        state = table.match.state
        if state.over or not self.is_dealt:
            why = "the match is over" if state.over else "no match is dealt yet"
            raise gymnasium.error.ResetNeeded(f"{why}: call reset() first")
        try:
            if self.all_random:  # the same answers, by compiled code
                observation, mask = table.answer(seat, int(action), self.rng)
            else:
                self.answer(int(action))
                observation, mask = table.look(self.seat)
        except IllegalAction as refusal:
            observation, info = self._look()
            info["illegal"] = refusal.key
            return observation, self.illegal_reward, False, False, info
        if state.over:
            return observation, table.returns()[seat], True, False, self._info(mask)
        return observation, 0.0, False, False, {"action_mask": mask, "seat": self.seat}

    def answer(self, action: int) -> float:
        """The reward of an option; raises IllegalAction and changes nothing if it is none."""
        seat, match = self.seat, self.table.match
        match.act(seat, action)
        self._let_others_play()
        return self.table.returns()[seat] if match.state.over else 0.0

    def action_masks(self) -> Mask:
        """Which actions are options now; the name that MaskablePPO looks for."""
        return self.table.mask(self.seat)

    def render(self) -> str | None:
        """What the seat sees, as JSON in ids and codes."""
        if self.render_mode is None:
            return None
        return json.dumps(table_view(self.table.game, self.table.state, self.seat))

    def _let_others_play(self) -> None:
        """Until the learner is asked, or the match is over."""
        match, state = self.table.match, self.table.match.state
        if self.plays_all:
            self.seat = self.seat if state.over else match.asked()
            return
        if self.all_random:  # the same answers, by compiled code
            match.let_random_play(self.seat, self.rng)
            return
        while not state.over and state.asked[self.seat] is None:
            asked = match.asked()
            bot = self.opponents[(asked - self.seat) % self.table.seats - 1]
            match.act(asked, bot.choose(Perspective(match.game, state, asked), self.rng))

    def _look(self) -> tuple[Numbers, dict[str, Any]]:
        """The observation, and what stands beside it."""
        observation, mask = self.table.look(self.seat)
        return observation, self._info(mask)

    def _info(self, mask: Mask) -> dict[str, Any]:
        info: dict[str, Any] = {"action_mask": mask, "seat": self.seat}
        if self.table.match.state.over:
            outcome = self.table.game.outcome(self.table.state)
            info.update(points=outcome.points[:], winners=outcome.winners[:])
            info["returns"] = self.table.returns()
        return info


def make_agents(names: str | Sequence[str], wanted: int) -> list[Agent]:
    """One name for all, or a name for each."""
    chosen = [names] * wanted if isinstance(names, str) else list(names)
    if len(chosen) != wanted:
        raise ValueError(f"{wanted} opponents are wanted, {len(chosen)} given")
    return [make_agent(name) for name in chosen]


def register() -> None:
    for game in learnable():
        title = game.title().replace("-", "")
        gymnasium.register(
            f"Raumhafen/{title}-v{VERSION}",
            "raumhafen.research.gymnasium:SeatEnv",
            vector_entry_point="raumhafen.research.vector:MatchesEnv",
            max_episode_steps=MOST_STEPS,
            order_enforce=False,  # `step` says so itself, in less time
            kwargs={"game": game},
        )


register()
