"""The contract between games and engine, checked on random matches of each registered game."""

import json
from collections import Counter
from itertools import chain

import pytest

from raumhafen.engine.asides import asides, resting
from raumhafen.engine.errors import IllegalAction, InvalidAction
from raumhafen.engine.events import EVERYBODY
from raumhafen.engine.game import SPECTATOR
from raumhafen.engine.perspective import table_view
from raumhafen.engine.replay import barrier_mark, read_lines, write_lines
from raumhafen.engine.rng import Rng
from raumhafen.engine.save import digest, save
from raumhafen.engine.session import Session
from raumhafen.engine.state import CHANCE, State, apply, revise
from raumhafen.engine.verification import verify
from tests.contract.occurrences import discoveries, fruitful, seed_of, varied
from tests.contract.play import (
    Case,
    cases,
    choose_with,
    games,
    get,
    is_main,
    is_quick,
    name,
    play_out,
    positions,
    thin,
)

MAX_ACTIONS = 20_000
LONG_GAMES = ("galaxy-trucker", "sternenkinder")  # whose rare questions take many matches to meet
SECRET_GAMES = ("moon-market", "space-base")  # with secret answers in every match


def how_long(case: Case) -> list[pytest.MarkDecorator]:
    return [] if is_quick(case) else [pytest.mark.slow]


every_case = pytest.mark.parametrize(
    "case", [pytest.param(c, marks=how_long(c), id=name(c)) for c in cases()]
)
# What the engine does alike whatever the options are; `make soak` looks at it with every option.
every_main_case = pytest.mark.parametrize(
    "case",
    [
        pytest.param(c, marks=how_long(c) if is_main(c) else pytest.mark.soak, id=name(c))
        for c in cases()
    ],
)
every_game = pytest.mark.parametrize("game_id", games())


@every_case
def test_random_matches_end_and_break_no_law(case: Case) -> None:
    game = get(case[0])
    for sense in range(4):
        for state in positions(case, seed_of(case, sense), thin(case), sense):
            assert game.broken_laws(state) == []
            assert state.over or state.deciders()
            assert all(state.options(seat) for seat in state.deciders())
            assert state.actions < MAX_ACTIONS
        outcome = game.outcome(state)
        assert len(outcome.points) == case[1]
        assert sum(outcome.shares()) in (0, pytest.approx(1))


@every_main_case
def test_copies_are_independent(case: Case) -> None:
    """Nothing done to a copy moves the original, and both go the same way if treated alike."""
    for count, state in enumerate(positions(case, seed_of(case), every=thin(case, 37))):
        before = digest(state)
        copy = state.clone()
        assert digest(copy) == before
        play_out(copy, Rng(count))
        assert digest(state) == before
        assert digest(play_out(state.clone(), Rng(count))) == digest(copy)


@every_case
def test_saving_and_loading_at_every_decision(case: Case) -> None:
    game = get(case[0])
    for state in positions(case, seed_of(case), thin(case)):
        loaded = game.load(json.loads(json.dumps(save(state))))
        assert digest(loaded) == digest(state)
        assert loaded.deciders() == state.deciders()
    middle = next(s for k, s in enumerate(positions(case, seed_of(case))) if k == 20 or s.over)
    loaded = game.load(json.loads(json.dumps(save(middle))))
    assert digest(play_out(loaded, Rng(1))) == digest(play_out(middle.clone(), Rng(1)))


@every_game
def test_every_field_is_saved(game_id: str) -> None:
    """A field that is neither named nor the engine's own would be lost silently."""
    game = get(game_id)
    state = game.new_state(game.meta.max_seats, {}, 1)
    engine_only = set(vars(State(2)))
    own = set(vars(state)) - engine_only
    assert own == {*state.FIELDS, *state.TUPLES}
    not_data = {"log", "beats", "halt", "open"}  # derived, or belong to whoever listens
    assert engine_only - not_data == {
        *State.ENGINE_FIELDS, "stack", "section", "strands", "asked",
    }  # fmt: skip


def session_of(case: Case, seed: int) -> Session:
    return Session.new(get(case[0]), case[1], case[2], seed)


def act_randomly(session: Session, rng: Rng, limit: int = 10**9) -> None:
    code = session.game.actions.code
    while not session.state.over and limit > 0:
        seat, action = choose_with(session.game, session.state, rng, 2)
        session.act(seat, code(action))
        limit -= 1


@every_case
def test_replays_lead_to_the_same_end(case: Case) -> None:
    session = session_of(case, seed_of(case))
    act_randomly(session, Rng("replay"))
    replay = read_lines(list(write_lines(session.replay)))
    assert verify(session.game, replay) >= 1
    final = replay.restore(session.game, len(replay.history))
    assert digest(final) == digest(session.state)


@every_main_case
def test_undo_leads_back_and_redo_forward(case: Case) -> None:
    session = session_of(case, seed_of(case))
    rng = Rng("undo")
    digests = [digest(session.state)]
    for _ in range(60):
        if session.state.over:
            break
        act_randomly(session, rng, limit=1)
        digests.append(digest(session.state))
    for at in range(len(digests) - 2, -1, -7):
        session.undo_to(at)
        assert digest(session.state) == digests[at]
    while session.redoable:
        session.redo()
        assert digest(session.state) == digests[len(session.replay.history)]
    replay = read_lines(list(write_lines(session.replay)))
    assert verify(session.game, replay) >= len(digests) // session.game.snapshot_every
    assert digest(replay.restore(session.game, len(replay.history))) == digests[-1]


@every_main_case
def test_free_undo_never_crosses_what_became_known(case: Case) -> None:
    """Neither rng nor reveals differ between the present and the point of free undo."""
    session = session_of(case, seed_of(case))
    rng = Rng("barrier")
    offered = 0
    for _ in range(80):
        if session.state.over:
            break
        act_randomly(session, rng, limit=1)
        for seat in range(case[1]):
            at = session.free_undo(seat)
            if at is None:
                continue
            offered += 1
            past = session.replay.restore(session.game, at)
            now = session.state
            assert (past.rng_a, past.rng_b, past.reveals) == (now.rng_a, now.rng_b, now.reveals)
            assert {line["seat"] for line in session.replay.history[at:]} == {seat}
    assert offered


@every_game
def test_actions_have_three_faces(game_id: str) -> None:
    space = get(game_id).actions
    codes = [space.code(number) for number in range(space.size)]
    assert len(set(codes)) == space.size
    assert [space.parse(code) for code in codes] == list(range(space.size))
    assert len({space.action(number) for number in range(space.size)}) == space.size
    for wrong in ("", "nonsense", codes[0] + ":1:2:3", ":"):
        with pytest.raises(InvalidAction):
            space.parse(wrong)


@every_case
def test_a_redealt_position_looks_the_same(case: Case) -> None:
    """view(determinize(s, p), p) == view(s, p), options included, for every seat."""
    game = get(case[0])
    rng = Rng(f"redeal:{case}")
    changed = 0
    for state in positions(case, seed_of(case), every=thin(case, 3)):
        before = digest(state)
        for seat in (*range(case[1]), SPECTATOR):
            redealt = game.determinize(state, seat, rng)
            assert table_view(game, redealt, seat) == table_view(game, state, seat)
            assert game.standings(redealt) == game.standings(state)  # told before the end
            assert game.broken_laws(redealt) == []
            changed += digest(redealt) != before
        assert digest(state) == before
    assert changed


@every_main_case
def test_redealt_positions_can_be_played_on(case: Case) -> None:
    game = get(case[0])
    for count, state in enumerate(positions(case, seed_of(case), every=thin(case, 53))):
        redealt = game.determinize(state, count % case[1], Rng(count))
        assert play_out(redealt, Rng(count)).over
        assert game.broken_laws(redealt) == []


@every_case
def test_views_are_json_and_name_nobody_elses_options(case: Case) -> None:
    game = get(case[0])
    for state in positions(case, seed_of(case), every=thin(case, 11)):
        for seat in (*range(case[1]), SPECTATOR):
            view = table_view(game, state, seat)
            assert json.loads(json.dumps(view)) == view
            asked = seat != SPECTATOR and state.asked[seat] is not None
            assert (view["question"] is not None) == asked


@every_main_case
def test_illegal_input_changes_nothing(case: Case) -> None:
    game = get(case[0])
    rng = Rng("illegal")
    refused = 0
    for state in positions(case, seed_of(case), every=thin(case, 5)):
        before = digest(state)
        for seat in range(-2, case[1] + 2):
            action = rng.below(game.actions.size)
            if 0 <= seat < len(state.asked) and action in state.options(seat):
                continue
            with pytest.raises(IllegalAction) as refusal:
                apply(state, seat, action)
            assert refusal.value.key
            refused += 1
        assert digest(state) == before
    assert refused


@every_main_case
def test_private_answers_are_veiled_and_end_with_an_event_for_all(case: Case) -> None:
    """Others learn that somebody has decided, neither what nor in how many answers."""
    game = get(case[0])
    state = game.new_state(case[1], case[2], seed_of(case))
    rng = Rng("private")
    for _ in range(600):
        if state.over:
            return
        seat, action = choose_with(game, state, rng, 2)
        private = is_private(state, seat)
        assert state.veils(seat) == (private or state.secret)
        state.log = []
        events = apply(state, seat, action)
        if private and not is_private(state, seat):
            assert any(event.audience == EVERYBODY for event in events)


def is_private(state: State, seat: int) -> bool:
    question = state.asked[seat]
    return question is not None and question.ask.private


@pytest.mark.parametrize(
    "case",
    [
        pytest.param(c, marks=[] if is_quick(c) else pytest.mark.slow, id=name(c))
        for c in cases()
        if get(c[0]).aside_script is not None and c[2].get("politics", True)
    ],
)
def test_asides_at_rest_points_break_nothing(case: Case) -> None:
    """The question stays open, the position lawful, nothing is rolled; drafts are nobody else's."""
    game, rng = get(case[0]), Rng("asides")
    session = Session.new(game, case[1], case[2], seed_of(case))
    while not session.state.over and len(session.replay.history) < 800:
        seat = rng.below(case[1])
        found = asides(game, session.state, seat)
        if found:
            do_aside(session, seat, rng.pick(found))
        seat, action = choose_with(game, session.state, rng, 2)
        session.act(seat, game.actions.code(action))
    assert verify(game, read_lines(list(write_lines(session.replay)))) >= 0


def do_aside(session: Session, seat: int, action: int) -> None:
    game, state = session.game, session.state
    others = [other for other in (*range(state.seats), SPECTATOR) if other != seat]
    before = state.clone()
    views = [table_view(game, before, other) for other in others]
    veiled = game.veils_aside(state, seat, action)
    session.aside(seat, game.actions.code(action))
    after = session.state
    asked = resting(after)
    question, was = after.asked[asked], before.asked[asked]
    assert question is not None and was is not None and question.ask is was.ask
    assert question.options and game.broken_laws(after) == []
    assert after.deciders() == before.deciders() and barrier_mark(after) == barrier_mark(before)
    if veiled:
        assert [table_view(game, after, other) for other in others] == views


def answer_chance(asked: State, source: State) -> None:
    while asked.chance:
        source.toss(asked.chance)
        apply(asked, CHANCE, source.tossed)


@every_main_case
def test_asked_chance_and_sampled_chance_are_the_same_game(case: Case) -> None:
    """A match in which chance is a seat of its own, fed with the sampled outcomes."""
    game = get(case[0])
    sampled = game.new_state(case[1], case[2], 7)
    asked = game.new_state(case[1], case[2], 7, explicit=True)
    source = game.new_state(case[1], case[2], 7).blank()
    source.seed(7)
    rng = Rng("chance")
    answer_chance(asked, source)
    while not sampled.over:
        if sampled.actions % thin(case) == 0:
            assert table_view(game, asked, 0) == table_view(game, sampled, 0)
        seat, action = choose_with(game, sampled, rng, 2)
        apply(sampled, seat, action)
        apply(asked, seat, action)
        answer_chance(asked, source)
    assert asked.over and table_view(game, asked, 0) == table_view(game, sampled, 0)
    assert (source.rng_a, source.rng_b) == (sampled.rng_a, sampled.rng_b)


@every_main_case
def test_secret_answers_can_be_revised_until_the_reveal(case: Case) -> None:
    game = get(case[0])
    revised = 0
    for state in positions(case, seed_of(case)):
        if not state.secret:
            with pytest.raises(IllegalAction):
                revise(state, 0)
            continue
        for seat in state.members:
            copy = state.clone()
            revise(copy, seat)
            assert copy.sheets[seat] == []
            assert copy.asked[seat] is not None
            assert game.broken_laws(copy) == []
            revised += 1
    assert revised or case[0] not in SECRET_GAMES


@pytest.mark.parametrize(
    "game_id",
    [pytest.param(g, marks=pytest.mark.slow if g in LONG_GAMES else []) for g in games()],
)
def test_every_question_and_verb_occurs(game_id: str) -> None:
    """Random play reaches every ask and every kind of action; what it cannot reach is a dead end
    of the rules or of the content."""
    luck: Counter[str] = Counter()
    matches = chain(fruitful(game_id), varied(game_id, luck))
    assert discoveries(game_id, matches, luck) == set()
