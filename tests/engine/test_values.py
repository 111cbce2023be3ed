"""Small values of the engine: actions, events, copies, and what a game need not say."""

import pytest

from raumhafen.engine.actions import Action
from raumhafen.engine.errors import InvalidAction
from raumhafen.engine.events import Event
from raumhafen.engine.game import NO_ANSWER, Meta, Option
from tests.contract.toy.actions import ACTIONS
from tests.contract.toy.game import GAME


def test_an_action_is_a_value() -> None:
    bid = Action("bid", {"card": "3"}, 7)
    assert bid == Action("bid", {"card": "3"}, 7) and bid != Action("bid", {"card": "4"}, 8)
    assert bid != "bid:3" and len({bid, Action("bid", {"card": "3"}, 7)}) == 1
    assert (bid.code(), repr(bid)) == ("bid:3", "bid(card=3)")


def test_actions_that_do_not_exist_are_refused() -> None:
    with pytest.raises(InvalidAction, match="error-action-value"):
        ACTIONS.parse("bid:999")
    with pytest.raises(InvalidAction, match="error-action-number"):
        ACTIONS.code(10**6)


def test_an_event_shows_itself() -> None:
    event = Event("toy-won", "MM3", {"seat": 1})
    assert event.to_json() == {"key": "toy-won", "rule": "MM3", "args": {"seat": 1}}
    assert repr(event) == "Event('toy-won', 'MM3', {'seat': 1})"


def test_a_copy_keeps_chance_and_answers_laid_down_beforehand() -> None:
    state = GAME.new_state(2, {}, 1)
    state.forced, state.fed = [4, 2], [7]
    copy = state.clone()
    copy.forced.pop()
    copy.fed.pop()
    assert (state.forced, state.fed) == ([4, 2], [7])
    assert (copy.forced, copy.fed) == ([4], [])


def test_options_that_do_not_suit_the_seats() -> None:
    option = Option("teams", (False, True), "MM1", seats={True: (4,)})
    meta = Meta("toy", "MM", 2, 4, (option,), rules_version=1)
    assert meta.suits(4, {"teams": True}) and meta.suits(3, {"teams": False})
    assert not meta.suits(3, {"teams": True})


def test_what_a_game_does_not_say_has_a_harmless_meaning() -> None:
    state = GAME.new_state(2, {}, 1)
    state.actions = 9
    assert GAME.turns_begun(state) == 2
    assert GAME.readable({"card": 3}) == {"card": 3}
    assert GAME.standing_start(state, 0, "pass") == []
    assert GAME.standing_answer(state, 0, "pass", []) == NO_ANSWER
