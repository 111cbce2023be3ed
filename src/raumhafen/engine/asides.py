"""Asides: acting out of turn at a rest point, without holding anybody up.

While one seat thinks about a question that rests, any seat may do a little of its own: draft an
offer, answer one, change its mind. Nobody is asked anything by it and nothing is rolled; the open
question stays open, with its options listed anew. Who decides next, search and the interfaces for
research know nothing of asides.
"""

from raumhafen.engine.errors import IllegalAction
from raumhafen.engine.events import Event
from raumhafen.engine.flow import Frame, Question
from raumhafen.engine.game import Game
from raumhafen.engine.state import State, take_events

NOBODY = -1


def resting(state: State) -> int:
    """The only seat that is asked, by a question that rests; NOBODY where no aside is allowed."""
    if state.over or state.strands or state.chance or state.open != 1:
        return NOBODY
    [seat] = state.deciders()
    question = state.asked[seat]
    return seat if question is not None and question.ask.rest else NOBODY


def asides(game: Game, state: State, seat: int) -> list[int]:
    """What a seat may do beside the open question."""
    at_the_table = 0 <= seat < state.seats
    return game.asides(state, seat) if at_the_table and resting(state) != NOBODY else []


def aside(game: Game, state: State, seat: int, action: int) -> list[Event]:
    """Carries out an aside and asks the open question again. Illegal input changes nothing."""
    asked = resting(state)
    if asked == NOBODY:
        raise IllegalAction("error-no-aside-now", {"seat": seat}, game.aside_rule)
    if action not in asides(game, state, seat):
        raise game.why_no_aside(state, seat, action)
    question = _withdraw(state, asked)
    assert game.aside_script is not None
    state.stack.append(Frame(game.aside_script, 0, seat, [action]))
    state.actions += 1
    state.advance(state.stack)
    _keep_if_same(state, asked, question)
    return take_events(state)


def _withdraw(state: State, seat: int) -> Question:
    """The step that has asked runs once more: at a rest point it does nothing but ask."""
    question = state.asked[seat]
    assert question is not None
    state.asked[seat] = None
    state.open -= 1
    state.stack[-1].again()
    return question


def _keep_if_same(state: State, seat: int, before: Question) -> None:
    """Whoever thinks about a question that did not change need not begin anew."""
    now = state.asked[seat]
    assert now is not None and now.ask is before.ask, "an aside leaves the open question open"
    if now.options == before.options:
        state.asked[seat] = before
