"""Random walks over the nodes of an OpenSpiel game."""

import random
from typing import Any


def step(state: Any, rng: random.Random) -> None:
    """A random move at any kind of node."""
    if state.is_chance_node():
        state.apply_action(rng.choice([outcome for outcome, _ in state.chance_outcomes()]))
    elif state.is_simultaneous_node():
        players = range(state.num_players())
        state.apply_actions([rng.choice(state.legal_actions(p)) for p in players])
    else:
        state.apply_action(rng.choice(state.legal_actions()))


def walk(game: Any, seed: int, stop: Any = None) -> Any:
    """Random moves up to a node of the wanted kind, or to the end."""
    state, rng = game.new_initial_state(), random.Random(seed)
    while not state.is_terminal() and not (stop is not None and stop(state)):
        step(state, rng)
    return state
