"""Bots by name: `random`, `greedy`, `search`, `search:500` (samples), `search:0.2s` (seconds).

In games whose players have styles, `greedy:science` is greedy in a style.
"""

import difflib

from raumhafen.agents.agent import Agent
from raumhafen.agents.search import Budget, SearchAgent
from raumhafen.agents.simple import GreedyAgent, RandomAgent, check_style
from raumhafen.engine.errors import RaumhafenError
from raumhafen.engine.game import Game

NAMES = ("random", "greedy", "search")
USUAL_SECONDS = 0.2


def make_agent(spec: str, game: Game | None = None) -> Agent:
    """The bot of that name; `:` and a budget may follow if it is one that thinks, or a style.

    Which styles there are only a game knows; without one a bot finds out when it plays.
    """
    name, colon, budget = spec.strip().partition(":")
    if name not in NAMES:
        raise RaumhafenError("error-agent-unknown", {"name": name, "guess": _nearest(name)})
    if name == "search":
        return SearchAgent(_budget(spec, budget) if colon else Budget(seconds=USUAL_SECONDS))
    if name == "greedy" and budget.isalpha():
        if game is not None:
            check_style(game, budget)
        return GreedyAgent(budget)
    if colon:
        raise RaumhafenError("error-agent-no-budget", {"name": name})
    return RandomAgent() if name == "random" else GreedyAgent()


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
        raise RaumhafenError("error-agent-budget", {"agent": spec, "guess": "search:0.2s"})
    return budget
