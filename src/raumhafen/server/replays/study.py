"""The study of a recording: answers that have cost chances, and hints at any place.

It runs in a worker, a few seconds at a time, so that readers see how far it is and others get their
turn in between.
"""

import time
from typing import Any

import msgspec

from raumhafen.agents.study import judgements, told
from raumhafen.engine.perspective import Perspective
from raumhafen.games import load_game
from raumhafen.server.errors import Refusal
from raumhafen.server.replays.packing import unpack
from raumhafen.server.workers.thinking import advise_at

SLICE_SECONDS = 2.0  # of the processor


class Study(msgspec.Struct):
    """What was found about the answers before `next`, from where it goes on."""

    next: int
    length: int
    moves: list[dict[str, Any]]


def study_from(body: bytes, first: int) -> Study:
    """Judges answers from this place on for as long as a slice lasts, one at least."""
    replay = unpack(body)
    game = load_game(replay.header["game"])
    found = Study(max(first, replay.floor), len(replay.history), [])
    started = time.process_time()
    for at, judged in judgements(game, replay, found.next):
        found.next = at
        if judged is not None:
            found.moves.append(told(game, replay, judged))
        if time.process_time() - started > SLICE_SECONDS:
            break
    return found


def hint_in(body: bytes, n: int, budget: str) -> dict[str, Any]:
    """A hint for whoever answered next at this place, as that seat saw the table."""
    replay = unpack(body)
    game = load_game(replay.header["game"])
    state = replay.restore(game, n)
    line = replay.history[n] if n < len(replay.history) else None
    seat = line["seat"] if line is not None else -1
    if not 0 <= seat < state.seats or seat not in state.deciders():
        raise Refusal("error-not-asked", {"seat": seat}, status=409)
    found = advise_at(Perspective(game, state, seat), budget, f"replay:{n}")
    return {**found, "seat": seat}
