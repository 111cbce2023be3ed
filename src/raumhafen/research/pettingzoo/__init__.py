"""PettingZoo AEC environments: one for each game, asked seat by seat.

    from raumhafen.research.pettingzoo import space_base_v1
    env = space_base_v1.env(seats=4)

The number at the end changes when an old agent would meet other rewards, actions or observations.
"""

import pettingzoo

from raumhafen.research.pettingzoo.aec import SeatsEnv, env, versioned
from raumhafen.research.table import learnable

__all__ = ["SeatsEnv", "env"]


def register() -> None:
    """`pettingzoo.make("aec", "raumhafen/space_base_v1")`, where PettingZoo has a registry."""
    if not hasattr(pettingzoo, "register"):
        return
    for game in learnable():
        pettingzoo.register("aec", f"raumhafen/{versioned(game)}", env, kwargs={"game": game})


register()
