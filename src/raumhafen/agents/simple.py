"""Bots that do not look ahead."""

from raumhafen.engine.errors import RaumhafenError
from raumhafen.engine.game import Game
from raumhafen.engine.perspective import Perspective
from raumhafen.engine.rng import Rng


class RandomAgent:
    """Any option, each as likely as the others."""

    def choose(self, table: Perspective, rng: Rng) -> int:
        return rng.pick(table.options())


class GreedyAgent:
    """What the game's own heuristic likes best at first sight, in a style if the game has some."""

    def __init__(self, style: str = "") -> None:
        self.style = style

    def choose(self, table: Perspective, rng: Rng) -> int:
        options, mind = table.options(), table.game.mind()
        if self.style:
            check_style(table.game, self.style)
        if len(options) == 1:
            return options[0]
        world = table.determinize(rng)
        if self.style:
            return mind.styled(world, table.seat, options, self.style)
        return mind.greedy(world, table.seat, options)


class SkilledAgent:
    """Answers at first sight as searches play on: in the style that was fitted, if there is one."""

    def choose(self, table: Perspective, rng: Rng) -> int:
        options = table.options()
        if len(options) == 1:
            return options[0]
        return table.game.mind().skilled(table.determinize(rng), table.seat, options)


def check_style(game: Game, style: str) -> None:
    """Refuses a style that the game does not know, and says which it knows."""
    known = game.mind().styles
    if not known:
        raise RaumhafenError("error-agent-no-style", {"style": style})
    if style not in known:
        raise RaumhafenError("error-agent-style", {"style": style, "styles": ", ".join(known)})
