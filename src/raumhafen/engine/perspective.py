"""Perspectives and views: all that people, bots and programs get to see of a match."""

from raumhafen.engine.asides import asides
from raumhafen.engine.flow import Question
from raumhafen.engine.game import SPECTATOR, Game, View
from raumhafen.engine.rng import Rng
from raumhafen.engine.shapes import Head, OutcomeView, QuestionView, TableView
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

    def asides(self) -> list[int]:
        return asides(self.game, self._state, self.seat)

    def view(self) -> View:
        return table_view(self.game, self._state, self.seat)

    def determinize(self, rng: Rng) -> State:
        return self.game.determinize(self._state, self.seat, rng)


def table_view(game: Game, state: State, seat: int) -> View:
    """What a seat (or SPECTATOR) may know: the board, who is asked, and its own question."""
    return {**head_view(game, state, seat), "board": game.view(state, seat)}


def head_view(game: Game, state: State, seat: int) -> Head:
    """No count of actions is here: it would tell how many hidden answers somebody has given."""
    head: Head = {
        "seat": None if seat == SPECTATOR else seat,
        "waiting": state.awaited(),
        "secret": state.secret,
        "question": None if seat == SPECTATOR else question_view(game, state, seat),
        "outcome": outcome_view(game, state) if state.over else None,
    }
    found = [] if game.aside_script is None else asides(game, state, seat)
    if found:
        head["asides"] = [game.actions.code(action) for action in found]
        drafts = [action for action in found if game.veils_aside(state, seat, action)]
        if drafts:
            head["drafts"] = [game.actions.code(action) for action in drafts]
        if seat in game.addressed(state):
            head["addressed"] = True
    return head


def with_board(head: Head, board: View) -> TableView:
    return {**head, "board": board}


def outcome_view(game: Game, state: State) -> OutcomeView:
    outcome = game.outcome(state)
    return {"points": outcome.points, "winners": outcome.winners, "rule": outcome.reason}


def question_view(game: Game, state: State, seat: int) -> QuestionView | None:
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
