"""Asides: out of turn, at rest points only, without holding anybody up."""

from collections.abc import Iterator

import pytest

from raumhafen.agents.search import Budget, SearchAgent
from raumhafen.engine.asides import NOBODY, aside, asides, resting
from raumhafen.engine.errors import IllegalAction
from raumhafen.engine.mind import NO_REPLY
from raumhafen.engine.perspective import Perspective, head_view
from raumhafen.engine.replay import barrier_mark, read_lines, write_lines
from raumhafen.engine.rng import Rng
from raumhafen.engine.save import digest
from raumhafen.engine.session import Session
from raumhafen.engine.state import State, apply
from raumhafen.engine.verification import verify
from tests.contract.play import choose
from tests.contract.toy.actions import ACTIONS, KNOCK, NOTE, OFFER, SHUT
from tests.contract.toy.content import CARDS
from tests.contract.toy.game import GAME
from tests.contract.toy.state import own


def positions(seats: int = 3, matches: int = 8) -> Iterator[State]:
    """Every position of a few random matches."""
    for seed in range(matches):
        rng, state = Rng(f"asides-{seed}"), GAME.new_state(seats, {"rich": True}, seed)
        while not state.over:
            yield state
            apply(state, *choose(state, rng))


def at_rest() -> State:
    return next(state for state in positions() if resting(state) != NOBODY)


def session_at_rest() -> Session:
    session, rng = Session.new(GAME, 3, {"rich": True}, "rest"), Rng("rest")
    while resting(session.state) == NOBODY:
        seat, action = choose(session.state, rng)
        session.act(seat, ACTIONS.code(action))
    return session


def test_every_aside_leaves_the_question_open_and_the_position_lawful() -> None:
    tried = 0
    for state in positions():
        for seat in range(state.seats):
            for action in asides(GAME, state, seat):
                copy, asked = state.clone(), resting(state)
                aside(GAME, copy, seat, action)
                question, before = copy.asked[asked], state.asked[asked]
                assert question is not None and before is not None
                assert question.ask is before.ask and question.options
                assert question.options == question.ask.options(copy, asked)
                assert copy.deciders() == state.deciders()
                assert barrier_mark(copy) == barrier_mark(state)
                assert GAME.broken_laws(copy) == []
                tried += 1
    assert tried > 50


def test_outside_a_rest_point_every_aside_is_refused_and_changes_nothing() -> None:
    tried = 0
    for state in positions(matches=2):
        if resting(state) == NOBODY:
            before = digest(state)
            with pytest.raises(IllegalAction) as refused:
                aside(GAME, state, 0, SHUT)
            assert (refused.value.key, refused.value.rule) == ("error-no-aside-now", "MM9")
            assert asides(GAME, state, 0) == [] and digest(state) == before
            tried += 1
    assert tried > 20


@pytest.mark.parametrize("seat", [-1, 3, 99])
def test_who_does_not_sit_at_the_table_has_no_asides(seat: int) -> None:
    state = at_rest()
    before = digest(state)
    assert asides(GAME, state, seat) == []
    with pytest.raises(IllegalAction):
        aside(GAME, state, seat, SHUT)
    assert digest(state) == before


def test_an_aside_that_is_not_offered_is_refused_with_its_rule() -> None:
    state = at_rest()
    before = digest(state)
    foreign = next(card for card in range(CARDS) if card not in own(state).hands[0])
    with pytest.raises(IllegalAction) as refused:
        aside(GAME, state, 0, NOTE + foreign)
    assert (refused.value.key, refused.value.rule) == ("illegal-not-in-hand", "MM9")
    assert digest(state) == before


def test_options_are_listed_anew_and_a_question_that_stays_the_same_is_kept() -> None:
    state = at_rest()
    asked = resting(state)
    other = next(
        seat for seat in range(3) if seat != asked and OFFER + seat in state.options(asked)
    )
    question = state.asked[asked]
    aside(GAME, state, other, NOTE + own(state).hands[other][0])
    assert state.asked[asked] is question
    aside(GAME, state, other, SHUT)
    assert state.asked[asked] is not question
    assert OFFER + other not in state.options(asked)


def test_others_see_of_a_note_nothing_at_all() -> None:
    state = at_rest()
    asked = resting(state)
    noting = (asked + 1) % 3
    views = [GAME.view(state, seat) for seat in (-1, 0, 1, 2)]
    heads = [head_view(GAME, state, seat) for seat in (-1, 0, 1, 2)]
    aside(GAME, state, noting, NOTE + own(state).hands[noting][0])
    for at, seat in enumerate((-1, 0, 1, 2)):
        assert (GAME.view(state, seat) == views[at]) == (seat != noting)
        assert head_view(GAME, state, seat) == heads[at]


def test_views_list_asides_for_their_seat_only() -> None:
    state = at_rest()
    notes = [f"note:{card}" for card in own(state).hands[1]]
    head = head_view(GAME, state, 1)
    assert head["asides"] == ["shut", *notes, "knock:0", "knock:2"] and head["drafts"] == notes
    assert "asides" not in head_view(GAME, state, -1)


def test_who_is_addressed_sees_it_and_its_bot_answers() -> None:
    state = at_rest()
    assert "addressed" not in head_view(GAME, state, 1)
    aside(GAME, state, 0, KNOCK + 1)
    assert [seat for seat in range(3) if "addressed" in head_view(GAME, state, seat)] == [1]
    assert GAME.mind().reply(state, 0, asides(GAME, state, 0)) == NO_REPLY
    answer = GAME.mind().reply(state, 1, asides(GAME, state, 1))
    aside(GAME, state, 1, answer)
    assert own(state).shut[1] and GAME.addressed(state) == []


def test_asides_are_recorded_replayed_and_taken_back() -> None:
    session = session_at_rest()
    asked = resting(session.state)
    other, start = (asked + 1) % 3, len(session.replay.history)
    before = digest(session.state)
    session.aside(other, "shut")
    assert session.free_undo(other) == start and session.free_undo(asked) is None
    after = digest(session.state)
    session.undo_to(start)
    assert digest(session.state) == before
    session.redo()
    assert digest(session.state) == after
    again = Session(GAME, read_lines(list(write_lines(session.replay))))
    assert digest(again.state) == after


def test_asides_are_no_options_and_search_does_not_see_them() -> None:
    """Whoever decides by options, as search does, never meets one."""
    searcher, met = SearchAgent(Budget(samples=8)), 0
    for state in positions(matches=2):
        for seat in state.deciders():
            beside, options = asides(GAME, state, seat), state.options(seat)
            assert not set(beside) & set(options)
            if beside:
                before = digest(state)
                assert searcher.choose(Perspective(GAME, state, seat), Rng("search")) in options
                assert digest(state) == before
                met += 1
    assert met > 5


def test_matches_with_asides_are_verified_to_their_ends() -> None:
    session, rng, done = Session.new(GAME, 4, {"rich": True}, "all"), Rng("all"), 0
    while not session.state.over:
        for seat in range(4):
            found = asides(GAME, session.state, seat)
            if found:
                session.aside(seat, ACTIONS.code(rng.pick(found)))
                done += 1
        seat, action = choose(session.state, rng)
        session.act(seat, ACTIONS.code(action))
    assert done >= 12
    assert verify(GAME, read_lines(list(write_lines(session.replay)))) > 0
