"""Beats: moments that are seen by themselves, in the toy game and in every registered game."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from raumhafen.engine.game import SPECTATOR, Game
from raumhafen.engine.rng import Rng
from raumhafen.engine.save import digest
from raumhafen.engine.session import Session
from raumhafen.engine.state import Beat, State, apply, take_beats, take_events
from raumhafen.games import PACKAGES
from tests.contract.play import Case, cases, choose_with, get, is_main, is_quick, name
from tests.contract.toy.game import GAME
from tests.contract.toy.state import own

SENSIBLE = 3
ROOT = Path(__file__).parents[2]
LONGEST = 1_500  # answers of a match that are followed

quick_cases = pytest.mark.parametrize(
    "case",
    [
        pytest.param(case, marks=[] if is_quick(case) else pytest.mark.slow, id=name(case))
        for case in cases()
        if is_main(case)
    ],
)


BEATS = re.compile(r"\.beat\(\"(\w+)\"\)")
SOUNDS = re.compile(r"(?m)^  (?:(\w+): \{.*sound:|if \(beat === \"(\w+)\"\))")


@pytest.mark.parametrize("package", [*PACKAGES.values()])
def test_every_beat_has_its_sound_on_the_stage(package: str) -> None:
    """And the stage knows none that no rule gives."""
    rules = (ROOT / "src" / "raumhafen" / "games" / package / "rules").rglob("*.py")
    given = {beat for file in rules for beat in BEATS.findall(file.read_text("utf-8"))}
    staging = (ROOT / "web" / "src" / "games" / package / "staging.ts").read_text("utf-8")
    assert given and {a or b for a, b in SOUNDS.findall(staging)} == given


def watched(state: State) -> State:
    state.log, state.beats = [], []
    return state


def test_a_beat_keeps_the_position_and_what_was_told_before_it() -> None:
    state = watched(GAME.new_state(3, {}, 1))
    for seat in range(3):
        take_events(state)
        GAME.act(state, seat, f"bid:{own(state).hands[seat][0]}")
        while state.secret and state.asked[seat] is not None:
            GAME.act(state, seat, "pass")
    [beat] = take_beats(state)
    assert (beat.key, beat.told) == ("bids", 1)
    then = own(beat.state)
    assert then.bids == own(state).bids and then.round == 1
    assert sum(then.moons) == 0, "the moon comes after the vetoes"
    assert take_beats(state) == [] and state.beats == []


def test_nobody_pays_for_beats_that_nobody_wants() -> None:
    state = GAME.new_state(3, {}, 1)
    state.log = []
    state.beat("die")
    assert state.beats is None and take_beats(state) == []
    assert watched(state).clone().beats is None


def test_no_beat_while_answers_are_hidden() -> None:
    state = watched(GAME.new_state(3, {}, 1))
    assert state.secret
    with pytest.raises(AssertionError, match="secret"):
        state.beat("die")


def test_a_session_that_goes_back_is_still_watched() -> None:
    session = Session.new(GAME, 3, {}, 1)
    session.watch(True)
    session.act(0, "pass")
    session.undo_to(0)
    assert session.state.beats == []
    session.watch(False)
    session.act(0, "pass")
    assert session.state.beats is None


def follow(case: Case, rng: Rng) -> Iterator[Beat]:
    """The beats of a match that is the same as one which nobody watches."""
    game = get(case[0])
    plain = game.new_state(case[1], case[2], 11)
    shown = watched(game.new_state(case[1], case[2], 11))
    while not plain.over and plain.actions < LONGEST:
        seat, action = choose_with(game, plain, rng, SENSIBLE)
        apply(plain, seat, action)
        told = len(apply(shown, seat, action))
        beats = take_beats(shown)
        assert not beats or digest(shown) == digest(plain)
        assert all(0 <= beat.told <= told for beat in beats)
        yield from beats
    assert digest(shown) == digest(plain)


def check_view(game: Game, beat: Beat, seat: int, rng: Rng) -> None:
    """A view of a beat is an ordinary one: JSON, and blind to what is dealt anew."""
    board = game.view(beat.state, seat)
    assert json.loads(json.dumps(board)) == board
    redealt = beat.state.clone()
    game.redeal(redealt, seat, rng)
    assert game.view(redealt, seat) == board, (beat.key, seat)


@pytest.mark.slow
@quick_cases
def test_beats_change_nothing_and_hide_what_ordinary_positions_hide(case: Case) -> None:
    game, rng = get(case[0]), Rng("beats")
    keys: set[str] = set()
    for beat in follow(case, rng):
        everybody = [SPECTATOR, *range(case[1])]
        for seat in everybody if beat.key not in keys else [rng.pick(everybody)]:
            check_view(game, beat, seat, rng)
        keys.add(beat.key)
    assert len(keys) >= 2, "every game has something to be seen by itself"
