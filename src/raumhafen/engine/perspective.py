"""Perspectives and views: all that people, bots and programs get to see of a match."""

from typing import Any

from raumhafen.engine.flow import Question
from raumhafen.engine.game import SPECTATOR, Game, View
from raumhafen.engine.rng import Rng
from raumhafen.engine.state import State


class Perspective:
    """Gives views and re-dealt copies of a position, never the position itself."""

    def __init__(self, game: Game, state: State, seat: int) -> None:
        self.game = game
        self.seat = seat
        self.seats = state.seats
        self._state = state

    def question(self) -> Question:
        question = self._state.asked[self.seat]
        assert question is not None, "this seat is not asked"
        return question

    def options(self) -> list[int]:
        return self._state.options(self.seat)

    def view(self) -> View:
        return table_view(self.game, self._state, self.seat)

    def determinize(self, rng: Rng) -> State:
        return self.game.determinize(self._state, self.seat, rng)


def table_view(game: Game, state: State, seat: int) -> View:
    """What a seat (or SPECTATOR) may know: the board, who is asked, and its own question.

    No count of actions is here: it would tell how many hidden answers somebody has given.
    """
    outcome = game.outcome(state) if state.over else None
    return {
        "seat": None if seat == SPECTATOR else seat,
        "waiting": state.awaited(),
        "secret": state.secret,
        "question": None if seat == SPECTATOR else question_view(game, state, seat),
        "outcome": None
        if outcome is None
        else {"points": outcome.points, "winners": outcome.winners, "rule": outcome.reason},
        "board": game.view(state, seat),
    }


def question_view(game: Game, state: State, seat: int) -> dict[str, Any] | None:
    question = state.asked[seat]
    if question is None:
        return None
    default = state.default(seat)
    return {
        "kind": question.ask.name,
        "rule": question.ask.rule,
        "options": [game.actions.code(option) for option in state.options(seat)],
        "default": None if default < 0 else game.actions.code(default),
    }
