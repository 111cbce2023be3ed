"""Space Base: `env()` for learning, `raw_env()` without PettingZoo's usage checks."""

from functools import partial

from raumhafen.research.pettingzoo import aec

env = partial(aec.env, "space-base")
raw_env = partial(aec.SeatsEnv, "space-base")
