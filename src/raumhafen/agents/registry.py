"""Bots by name: `random`, `greedy`, `search`, `search:500` (samples), `search:0.2s` (seconds).

`expert` searches as well, but judges positions as the game has learned to in self-play; `makers` as
the makers of the game have written it. `skilled` answers as searches play on, `glance` by what the
game has learned, both without any search. Only tournaments ask for these three, to compare. In
games whose players have styles, `greedy:science` is greedy in a style.
"""

import difflib
from collections.abc import Callable

from raumhafen.agents.agent import Agent
from raumhafen.agents.search import (
    LEARNED,
    MAKERS,
    MIND,
    Budget,
    GlanceAgent,
    SearchAgent,
    Settings,
)
from raumhafen.agents.simple import GreedyAgent, RandomAgent, SkilledAgent, check_style
from raumhafen.engine.errors import RaumhafenError
from raumhafen.engine.game import Game
from raumhafen.games import has_judgement

NAMES = ("random", "greedy", "search", "expert")
USUAL_SECONDS = {"search": 0.2, "expert": 1.0, "makers": 0.2}
JUDGES = {"search": MIND, "expert": LEARNED, "makers": MAKERS}
PLAIN: dict[str, Callable[[], Agent]] = {
    "random": RandomAgent,
    "greedy": GreedyAgent,
    "skilled": SkilledAgent,
    "glance": GlanceAgent,
}


def make_agent(spec: str, game: Game | None = None) -> Agent:
    """The bot of that name; `:` and a budget may follow if it is one that thinks, or a style.

    Which styles there are only a game knows; without one a bot finds out when it plays.
    """
    name, colon, budget = spec.strip().partition(":")
    if name not in PLAIN and name not in JUDGES:
        raise RaumhafenError("error-agent-unknown", {"name": name, "guess": _nearest(name)})
    if name in USUAL_SECONDS:
        return _thinker(spec, game)
    if name == "greedy" and budget.isalpha():
        if game is not None:
            check_style(game, budget)
        return GreedyAgent(budget)
    if colon:
        raise RaumhafenError("error-agent-no-budget", {"name": name})
    return PLAIN[name]()


def strengths(game_id: str) -> tuple[str, ...]:
    """The names of the bots that can play a game."""
    return tuple(name for name in NAMES if name != "expert" or has_judgement(game_id))


def _thinker(spec: str, game: Game | None) -> SearchAgent:
    """A bot that thinks ahead. Where it is not said for which game, an expert that finds nothing
    learned there plays like `search`.
    """
    name, colon, text = spec.strip().partition(":")
    if name == "expert" and game is not None and not has_judgement(game.meta.id):
        raise RaumhafenError("error-agent-no-judgement", {"name": name})
    budget = _budget(spec, text) if colon else Budget(seconds=USUAL_SECONDS[name])
    return SearchAgent(budget, Settings(judge=JUDGES[name]))


def _nearest(name: str) -> str:
    return next(iter(difflib.get_close_matches(name, NAMES, n=1, cutoff=0.0)), NAMES[0])


def _budget(spec: str, text: str) -> Budget:
    try:
        budget = (
            Budget(seconds=float(text[:-1])) if text.endswith("s") else Budget(samples=int(text))
        )
    except ValueError:
        budget = Budget()
    if not budget.is_positive():
        raise RaumhafenError("error-agent-budget", {"agent": spec, "guess": _example(spec)})
    return budget


def _example(spec: str) -> str:
    name = spec.strip().partition(":")[0]
    return f"{name}:{USUAL_SECONDS[name]:g}s"
