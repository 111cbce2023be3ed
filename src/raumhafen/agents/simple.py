"""Bots that do not look ahead."""

from raumhafen.engine.perspective import Perspective
from raumhafen.engine.rng import Rng


class RandomAgent:
    """Any option, each as likely as the others."""

    def choose(self, table: Perspective, rng: Rng) -> int:
        return rng.pick(table.options())


class GreedyAgent:
    """What the game's own heuristic likes best at first sight."""

    def choose(self, table: Perspective, rng: Rng) -> int:
        options = table.options()
        if len(options) == 1:
            return options[0]
        return table.game.mind().greedy(table.determinize(rng), table.seat, options)
