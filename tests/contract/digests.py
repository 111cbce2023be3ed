"""Plays fixed matches of every game and prints their digests: run under both builds.

One answer in four is random, the others are those of a sensible player: so most rules are met, and
the judgement of positions is compared as well. Now and then a search says what it thinks.
"""

import json
import sys

from raumhafen.agents.search import LEARNED, Budget, SearchAgent, Settings
from raumhafen.engine import state as engine_state
from raumhafen.engine.game import Game
from raumhafen.engine.perspective import Perspective
from raumhafen.engine.rng import Rng
from raumhafen.engine.save import digest
from raumhafen.engine.state import State, apply
from raumhafen.games import METAS, load_game

SAMPLES = 12  # of a search
RARELY = 75  # actions between two


def values(game: Game, state: State) -> str:
    """What the position is worth to each seat, as far as both builds must agree."""
    return " ".join([f"{game.mind().value(state, seat):.9f}" for seat in range(state.seats)])


def advice(game: Game, state: State) -> str:
    """What a short search in the learned judgement thinks of every option."""
    seat = state.deciders()[0]
    search = SearchAgent(Budget(samples=SAMPLES), Settings(judge=LEARNED))
    found = search.counsel(Perspective(game, state, seat), Rng(state.actions))
    return " ".join([f"{one.action}:{one.value:.9f}:{one.samples}" for one in found])


def digests(game_id: str, seats: int, seed: int) -> list[str]:
    """A digest and the values every 25 actions, then the number of events and the end."""
    game = load_game(game_id)
    state = game.new_state(seats, {}, seed)
    state.log = []
    rng = Rng(seed)
    found, events = [digest(state)], 0
    while not state.over:
        seat = rng.pick(state.deciders())
        options = state.options(seat)
        action = game.mind().greedy(state, seat, options) if rng.below(4) else rng.pick(options)
        events += len(apply(state, seat, action))
        if state.actions % 25 == 0:
            found += [digest(state), values(game, state)]
        if state.actions % RARELY == 0 and not state.over:
            found.append(advice(game, state))
    return [*found, str(events), digest(state)]


def main() -> None:
    compiled = not engine_state.__file__.endswith(".py")
    played = {
        f"{meta.id}-{seats}-{seed}": digests(meta.id, seats, seed)
        for meta in METAS.values()
        for seats in range(meta.min_seats, meta.max_seats + 1)
        for seed in range(2)
    }
    json.dump({"compiled": compiled, "played": played}, sys.stdout)


if __name__ == "__main__":
    main()
