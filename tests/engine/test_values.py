"""Small values of the engine: actions, events, copies, and what a game need not say."""

import pytest

from raumhafen.engine.actions import Action
from raumhafen.engine.errors import InvalidAction
from raumhafen.engine.events import Event
from raumhafen.engine.game import NO_ANSWER, Meta, Option
from raumhafen.engine.judgement import Judgement
from raumhafen.engine.mind import NO_REPLY, Mind
from raumhafen.engine.perspective import Perspective, table_view
from raumhafen.engine.save import NO_ACTION, NO_CODE, digest
from raumhafen.engine.state import State
from raumhafen.games.space_base.game import GAME as SPACE_BASE
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
    assert [GAME.rounds_begun(state) for state.actions in (0, 4, 8, 9, 12)] == [0, 1, 1, 1, 2]


def test_a_game_without_asides_has_nothing_out_of_turn() -> None:
    """Space Base, in which nobody does anything unless asked."""
    state = SPACE_BASE.new_state(2, {}, 1)
    assert SPACE_BASE.asides(state, 0) == SPACE_BASE.addressed(state) == []
    assert not SPACE_BASE.veils_aside(state, 0, 0)
    refusal = SPACE_BASE.why_no_aside(state, 1, 0)
    assert (refusal.key, refusal.arguments) == ("error-no-such-aside", {"seat": 1})


class Halves(Mind):
    """It answers with the last option and knows one figure."""

    def greedy(self, state: State, seat: int, options: list[int]) -> int:
        return options[-1]

    def figures(self, state: State, seat: int) -> dict[str, float]:
        return {"figure-halves": state.actions / 2}


class Silent(Halves):
    def figures(self, state: State, seat: int) -> dict[str, float]:
        return Mind.figures(self, state, seat)


def test_what_a_mind_does_not_say_has_a_harmless_meaning() -> None:
    state = GAME.new_state(2, {}, 1)
    options = state.options(0)
    assert Halves().styled(state, 0, options, "bold") == options[-1]
    assert Halves().reply(state, 0, options) == NO_REPLY
    assert [reason.key for reason in Silent().reasons(state, 0, options[0])] == ["reason-quiet"]


def test_an_answer_is_told_by_the_figures_that_it_changes() -> None:
    """On a copy: whoever asks has not answered yet."""
    state = GAME.new_state(2, {}, 1)
    before = digest(state)
    (one,) = Halves().reasons(state, 0, state.options(0)[0])
    more = "{'what': '@figure-halves', 'before': '0', 'after': '0.5'}"
    assert repr(one) == f"Reason('reason-more', {more})"
    assert digest(state) == before


def test_a_judgement_covers_what_it_does_not_rule_out() -> None:
    state = GAME.new_state(2, {}, 1)
    assert Judgement({}).covers(state) and not Judgement({}).fits(state)
    assert Judgement({}).rarity(state) == 2


class Leader(Judgement):
    """It knows who wins, as soon as anything has happened."""

    def fits(self, state: State) -> bool:
        return state.actions > 0

    def chances(self, state: State) -> list[float]:
        return [1.0, 0.0]


class Taught(Halves):
    def value(self, state: State, seat: int) -> float:
        return 0.5

    def judgement(self) -> Judgement:
        return Leader({})


def test_people_are_told_what_was_learned_where_it_fits() -> None:
    state = GAME.new_state(2, {}, 1)
    assert Taught().chances(state) == [0.5, 0.5]
    state.actions = 1
    assert Taught().chances(state) == [1.0, 0.0]


def test_a_perspective_shows_the_view_of_its_seat() -> None:
    state = GAME.new_state(3, {}, 1)
    views = [Perspective(GAME, state, seat).view() for seat in range(3)]
    assert views == [table_view(GAME, state, seat) for seat in range(3)]
    assert views[0]["board"] != views[1]["board"]


def test_an_old_answer_whose_verb_is_gone_is_no_loss() -> None:
    """It was read when it was given; an open question with such an option would be refused."""
    state = GAME.new_state(2, {}, 1)
    saved = GAME.save(state)
    saved["answers"] = ["pass", "haggle:3", NO_CODE]
    loaded = GAME.load(saved)
    assert loaded.answers == [ACTIONS.parse("pass"), NO_ACTION, NO_ACTION]
    with pytest.raises(InvalidAction):
        GAME.load({**saved, "fed": ["haggle:3"]})
