"""The interface of a game's judgement, which bots ask for values and good options."""

from typing import ClassVar

from raumhafen.engine.state import State


class Mind:
    """Answers and values of positions. It reads whole states, so agents give it re-dealt copies.

    A game makes it on demand (`Game.mind`), so that the rules load without their bots.
    """

    horizon: ClassVar[int] = 3  # how far a search plays on, in steps of `pace` for every seat
    styles: ClassVar[tuple[str, ...]] = ()  # ways to play that differ, for games that have some

    def greedy(self, state: State, seat: int, options: list[int]) -> int:
        """The answer of a sensible player, quickly: rollouts call this many thousand times."""
        raise NotImplementedError

    def styled(self, state: State, seat: int, options: list[int], style: str) -> int:
        """The same of a player with a style, one of `styles`."""
        return self.greedy(state, seat, options)

    def value(self, state: State, seat: int) -> float:
        """The worth of the position to a seat, from 0 (lost) to 1 (won)."""
        raise NotImplementedError

    def shortlist(self, state: State, seat: int, options: list[int]) -> list[int]:
        """The options that a search should weigh; with a single one it does not think at all."""
        return options

    def pace(self, state: State) -> int:
        """How far the match is, in steps of which a search looks a few ahead."""
        return state.actions // 4
