"""The PettingZoo environment of a game: seats act one after the other."""

import json
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from raumhafen.engine.game import SPECTATOR, Options
from raumhafen.engine.perspective import table_view
from raumhafen.research.table import Mask, Numbers, Table

NO_OPTIONS: Options = {}
Observation = dict[str, Numbers | Mask]
VERSION = 1


def versioned(game: str) -> str:
    """The name of a game's environment, such as `space_base_v1`."""
    return f"{game.replace('-', '_')}_v{VERSION}"


class SeatsEnv(AECEnv):  # type: ignore[misc]  # PettingZoo ships no types
    """A match of 2 or more seats, `seat_0` to `seat_n`; rewards come when it is over.

    An observation holds the tensor of the seat's view and the mask of its options. Illegal actions
    raise `IllegalAction` and change nothing.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "is_parallelizable": False}

    def __init__(
        self,
        game: str = "space-base",
        seats: int = 4,
        options: Options = NO_OPTIONS,
        render_mode: str | None = None,
        skip_forced: bool = False,
    ) -> None:
        super().__init__()
        self.metadata = {**self.metadata, "name": versioned(game)}
        self.render_mode = render_mode
        self.table = Table(game, seats, options, skip_forced)
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.agents: list[str] = []
        self.observation_spaces = {
            agent: self._observation_space() for agent in self.possible_agents
        }
        actions = self.table.game.actions.size
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self._np_random = np.random.default_rng()

    def _observation_space(self) -> spaces.Dict:
        high = self.table.tensors.high()
        actions = self.table.game.actions.size
        return spaces.Dict(
            {
                "observation": spaces.Box(np.zeros_like(high), high, dtype=np.float32),
                "action_mask": spaces.Box(0, 1, (actions,), np.int8),
            }
        )

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A seed deals its match; without one, the next of the series that the last seed began."""
        if seed is not None:
            self._np_random = np.random.default_rng(seed)
        self.table.deal(int(self._np_random.integers(2**31)) if seed is None else seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.possible_agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.possible_agents, 0.0)
        self.terminations = dict.fromkeys(self.possible_agents, False)
        self.truncations = dict.fromkeys(self.possible_agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.possible_agents}
        self._skip_agent_selection = None
        self.agent_selection = self.possible_agents[self.table.asked()]

    def observe(self, agent: str) -> Observation:
        seat = self.possible_agents.index(agent)
        return {"observation": self.table.tensor(seat), "action_mask": self.table.mask(seat)}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None, "None is the answer of seats whose match is over"
        self.table.act(self.possible_agents.index(agent), int(action))
        self._cumulative_rewards[agent] = 0.0
        if self.table.state.over:
            self._end()
        else:
            self.agent_selection = self.possible_agents[self.table.asked()]

    def _end(self) -> None:
        """Everybody is paid and leaves, seat by seat."""
        outcome = self.table.game.outcome(self.table.state)
        for agent, reward in zip(self.possible_agents, self.table.returns(), strict=True):
            self.rewards[agent] = reward
            self.terminations[agent] = True
            self.infos[agent] = {"points": outcome.points[:], "winners": outcome.winners[:]}
        self._accumulate_rewards()
        self.agent_selection = self.possible_agents[0]

    def render(self) -> str | None:
        """What a spectator sees, as JSON in ids and codes."""
        if self.render_mode is None:
            return None
        return json.dumps(table_view(self.table.game, self.table.state, SPECTATOR))

    def close(self) -> None:
        """Nothing is held open."""


def env(
    game: str = "space-base",
    seats: int = 4,
    options: Options = NO_OPTIONS,
    render_mode: str | None = None,
    skip_forced: bool = False,
) -> AECEnv:
    """With PettingZoo's checks of the order of calls and of the range of actions."""
    raw = SeatsEnv(game, seats, options, render_mode, skip_forced)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(raw))
