"""Many matches at once, in several processes: Gymnasium's `VectorEnv`.

from raumhafen.research.vector import MatchesEnv
env = MatchesEnv("space-base", num_envs=256, processes=2, seats=2, opponents="self")

Observations, masks and rewards lie in memory that all processes share; the workers write them there
straight from the rules. Every match has a series of seeds of its own, so the same seed gives the
same numbers, whatever the number of processes.
"""

from __future__ import annotations

import multiprocessing
import os
import traceback
from collections.abc import Sequence
from multiprocessing.connection import Connection
from typing import Any, cast

import gymnasium
import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from raumhafen.engine.errors import IllegalAction
from raumhafen.engine.game import Options
from raumhafen.engine.planes import blank_cells
from raumhafen.engine.seatwise import Hall, Page
from raumhafen.research.gymnasium import MOST_STEPS, NO_OPTIONS, SeatEnv
from raumhafen.research.table import Mask, Numbers, memory
from raumhafen.sim.collector import collect_rarely

Seeds = list[int | None]
Column = tuple[tuple[int, ...], str]
RESET, STEP, STOP = b"reset", b"step", b"stop"
DONE, FAILED = b"done", b"failed"


def columns(matches: int, size: int, actions: int, seats: int) -> dict[str, Column]:
    """Shape and type of everything that is shared, by name."""
    return {
        "observations": ((matches, size), "f4"),
        "finals": ((matches, size), "f4"),
        "masks": ((matches, actions), "i1"),
        "actions": ((matches,), "i8"),
        "rewards": ((matches,), "f8"),
        "terminations": ((matches,), "?"),
        "truncations": ((matches,), "?"),
        "illegal": ((matches,), "?"),
        "seats": ((matches,), "i8"),
        "returns": ((matches, seats), "f8"),
    }


class Board:
    """Arrays in shared memory, of which each process writes some rows."""

    def __init__(self, memories: dict[str, Any], kinds: dict[str, Column], rows: slice) -> None:
        arrays = {
            name: np.frombuffer(memories[name], kind).reshape(shape)[rows]
            for name, (shape, kind) in kinds.items()
        }
        self.observations: Numbers = arrays["observations"]
        self.finals: Numbers = arrays["finals"]  # the last of a match that has just ended
        self.masks: Mask = arrays["masks"]
        self.actions: NDArray[np.int64] = arrays["actions"]
        self.rewards: NDArray[np.float64] = arrays["rewards"]
        self.terminations: NDArray[np.bool_] = arrays["terminations"]
        self.truncations: NDArray[np.bool_] = arrays["truncations"]
        self.illegal: NDArray[np.bool_] = arrays["illegal"]
        self.seats: NDArray[np.int64] = arrays["seats"]
        self.returns: NDArray[np.float64] = arrays["returns"]


class Matches:
    """The matches of one process, played into their rows of the board."""

    def __init__(self, board: Board, settings: dict[str, Any], most_steps: int) -> None:
        self.board = board
        self.envs = [SeatEnv(**settings) for _ in board.actions]
        self.most_steps = most_steps
        self.steps = np.zeros(len(self.envs), int)
        tables, tensors = [env.table for env in self.envs], self.envs[0].table.tensors
        nothing = blank_cells(max(board.observations.shape[1], board.masks.shape[1]))
        pages = [
            Page(memory(row), cast("memoryview[int]", mask.data), tensors.board, nothing)
            for row, mask in zip(board.observations, board.masks, strict=True)
        ]
        sources, matches = [t.tensors.source for t in tables], [t.match for t in tables]
        self.hall = Hall(tensors.head, sources, pages, matches, self.envs[0].plays_all)

    def reset(self, seeds: Seeds) -> None:
        for at, seed in enumerate(seeds):
            self.begin(at, seed)
        self.board.seats[:] = self.hall.seats

    def begin(self, at: int, seed: int | None) -> None:
        env = self.envs[at]
        env.begin(seed)
        self.steps[at] = 0
        self.hall.begin(at, env.table.match, env.seat, env.rng)

    def step(self) -> None:
        board = self.board
        board.rewards.fill(0.0)
        board.terminations.fill(False)
        board.truncations.fill(False)
        board.illegal.fill(False)
        refused, over = self.answer(board.actions.tolist())
        board.rewards[refused] = self.envs[0].illegal_reward
        board.illegal[refused] = True
        self.steps += 1
        for at in over:
            board.rewards[at] = self.envs[at].table.returns()[self.hall.seats[at]]
            self.end(at)
        for at in np.flatnonzero(self.steps >= self.most_steps).tolist():
            self.end(at)
        board.seats[:] = self.hall.seats

    def answer(self, actions: list[int]) -> tuple[list[int], list[int]]:
        """The matches whose answer was no option, and those that are over; others are shown."""
        if self.envs[0].plays_all or self.envs[0].all_random:
            return self.hall.answer_all(actions)
        refused = [at for at, action in enumerate(actions) if not self.meet_bots(at, action)]
        return refused, [at for at, env in enumerate(self.envs) if env.table.state.over]

    def meet_bots(self, at: int, action: int) -> bool:
        """Whether the action was an option."""
        try:
            self.envs[at].answer(action)
        except IllegalAction:
            return False
        self.hall.show(at)
        return True

    def end(self, at: int) -> None:
        """Keeps the last observation and begins the next match of the series."""
        table, board = self.envs[at].table, self.board
        over = table.state.over
        board.terminations[at], board.truncations[at] = over, not over
        board.returns[at] = table.returns()
        board.finals[at] = table.tensor(self.hall.seats[at])
        self.begin(at, None)


def work(
    link: Connection,
    memories: dict[str, Any],
    kinds: dict[str, Column],
    rows: slice,
    settings: dict[str, Any],
    most_steps: int,
) -> None:
    """A worker: answers orders until it is told to stop, or nobody is there any more."""
    collect_rarely()
    try:
        matches = Matches(Board(memories, kinds, rows), settings, most_steps)
        while (order := link.recv_bytes()) != STOP:
            if order == STEP:
                matches.step()
            else:
                matches.reset(link.recv())
            link.send_bytes(DONE)
    except (EOFError, KeyboardInterrupt):
        pass
    except Exception:
        link.send_bytes(FAILED)
        link.send(traceback.format_exc())


class MatchesEnv(VectorEnv[Numbers, NDArray[np.int64], NDArray[Any]]):
    """`num_envs` matches with the settings of `SeatEnv`, in `processes` processes.

    A match that is over begins anew in the same step: `terminations` says so, the observation is
    already the first of the next match, and `infos` has `final_obs` and `returns` (what every seat
    got) for the rows in `_final_obs`. `infos["action_mask"]` are the options, `infos["seat"]` the
    seats that are asked. With `copy=False` all arrays are the shared memory itself and change with
    the next step. The first of the processes is this one.
    """

    def __init__(
        self,
        game: str = "space-base",
        num_envs: int = 64,
        processes: int | None = None,
        seats: int = 2,
        opponents: str | Sequence[str] = "random",
        seat: int | None = None,
        options: Options = NO_OPTIONS,
        skip_forced: bool = True,
        illegal_reward: float = -0.01,
        max_episode_steps: int = MOST_STEPS,
        copy: bool = True,
        context: str | None = None,
    ) -> None:
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}
        self.num_envs = num_envs
        self.copy = copy
        settings: dict[str, Any] = {
            "game": game, "seats": seats, "opponents": opponents, "seat": seat,
            "options": dict(options), "skip_forced": skip_forced, "illegal_reward": illegal_reward,
        }  # fmt: skip
        one = SeatEnv(**settings)
        self.tensors = one.table.tensors
        self.single_observation_space = one.observation_space
        self.single_action_space = one.action_space
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.kinds = columns(num_envs, self.tensors.size, one.table.game.actions.size, seats)
        self.links: list[Connection] = []
        self.workers: list[Any] = []
        self.parts = split(num_envs, min(num_envs, processes or os.cpu_count() or 1))
        self._start(settings, max_episode_steps, multiprocessing.get_context(context))

    def _start(self, settings: dict[str, Any], most_steps: int, context: Any) -> None:
        memories = {
            name: context.RawArray("b", int(np.prod(shape)) * np.dtype(kind).itemsize)
            for name, (shape, kind) in self.kinds.items()
        }
        self.board = Board(memories, self.kinds, slice(None))
        for rows in self.parts[1:]:
            here, there = context.Pipe()
            args = (there, memories, self.kinds, rows, settings, most_steps)
            worker = context.Process(target=work, args=args, daemon=True)
            worker.start()
            there.close()
            self.links.append(here)
            self.workers.append(worker)
        self.own = Matches(Board(memories, self.kinds, self.parts[0]), settings, most_steps)

    def reset(
        self, *, seed: int | Seeds | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Numbers, dict[str, Any]]:
        """Match k gets the seed `seed + k`, or its own of a list; later matches follow from it."""
        seeds = spread(seed, self.num_envs)
        for link, rows in zip(self.links, self.parts[1:], strict=True):
            link.send_bytes(RESET)
            link.send(seeds[rows])
        try:
            self.own.reset(seeds[self.parts[0]])
        finally:
            self._wait()
        return self._shown(self.board.observations), self._infos()

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[Numbers, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        board = self.board
        board.actions[:] = actions
        for link in self.links:
            link.send_bytes(STEP)
        try:
            self.own.step()
        finally:
            self._wait()
        infos = self._infos()
        ended = board.terminations | board.truncations
        if ended.any():
            infos["final_obs"] = self._shown(board.finals)
            infos["returns"] = self._shown(board.returns)
            infos["_final_obs"] = infos["_returns"] = ended
        if board.illegal.any():
            infos["illegal"] = board.illegal.copy()
        return (
            self._shown(board.observations),
            self._shown(board.rewards),
            self._shown(board.terminations),
            self._shown(board.truncations),
            infos,
        )

    def close_extras(self, **kwargs: Any) -> None:
        for link, worker in zip(self.links, self.workers, strict=True):
            if worker.is_alive():
                link.send_bytes(STOP)
            worker.join()
            link.close()

    def _wait(self) -> None:
        for link in self.links:
            if link.recv_bytes() == FAILED:
                raise gymnasium.error.Error(f"a worker has failed:\n{link.recv()}")

    def _infos(self) -> dict[str, Any]:
        return {
            "action_mask": self._shown(self.board.masks),
            "seat": self._shown(self.board.seats),
        }

    def _shown(self, array: NDArray[Any]) -> NDArray[Any]:
        return array.copy() if self.copy else array


def split(matches: int, processes: int) -> list[slice]:
    """Rows for each process, as even as can be."""
    edges = [matches * k // processes for k in range(processes + 1)]
    return [slice(first, last) for first, last in zip(edges, edges[1:], strict=False)]


def spread(seed: int | Seeds | None, matches: int) -> Seeds:
    if seed is None:
        return [None] * matches
    if isinstance(seed, int):
        return [seed + k for k in range(matches)]
    assert len(seed) == matches, "a seed for each match"
    return list(seed)


def random_options(masks: Mask, rng: np.random.Generator) -> NDArray[np.int64]:
    """For each row one of its options, each as likely as the others."""
    count, width = masks.shape
    options = np.flatnonzero(masks.view(bool))  # of all rows, one after the other
    edges = np.searchsorted(options, np.arange(count + 1) * width)
    picked = edges[:-1] + (rng.random(count) * np.diff(edges)).astype(int)
    chosen: NDArray[np.int64] = options[picked] % width
    return chosen
