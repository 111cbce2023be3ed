"""Every game whose bots have a fitted style: its numbers, its file, and the tool that fits them."""

import argparse
from pathlib import Path

import numpy as np
import pytest

from raumhafen.components.styles import parse_styles
from raumhafen.engine.perspective import Perspective
from raumhafen.engine.rng import Rng
from raumhafen.engine.state import apply
from raumhafen.games import METAS, load_game
from tests.golden.playthrough import next_seat
from tools import refine_style, train_style
from tools.refine_style import FEWEST, WIDEST, Question, Team
from tools.train_style import SUBJECTS

LONGEST = 4000  # actions of a match in which two styles part


@pytest.mark.parametrize("game_id", SUBJECTS)
def test_styles_pass_through_lists_of_numbers_unchanged(game_id: str) -> None:
    subject = SUBJECTS[game_id]
    numbers = subject.written()
    assert game_id in METAS and len(numbers) == subject.size and (numbers > 0).all()
    named = subject.named(numbers)
    assert set(named) == set(subject.shape)
    assert [n for name in subject.shape for n in named[name]] == list(numbers)


@pytest.mark.parametrize("game_id", SUBJECTS)
def test_a_style_that_is_changed_answers_otherwise_somewhere(game_id: str) -> None:
    """All numbers are changed together; the written ones answer like greedy seats."""
    subject, game = SUBJECTS[game_id], load_game(game_id)
    written, other = subject.written(), np.exp(np.linspace(-1, 1, subject.size))
    usual = subject.player(subject.named(written), 2)
    changed = subject.player(subject.named(written * other), 2)
    s, rng = game.new_state(2, {}, "parted"), Rng("parted")
    while s.actions < LONGEST and not s.over:
        seat = next_seat(s, rng)
        options = s.options(seat)
        answer = game.mind().greedy(s, seat, options)
        if len(options) > 1 and seat < s.seats:
            assert usual(s, seat, options) in (None, answer)
            if changed(s, seat, options) not in (None, answer):
                return
        apply(s, seat, answer)
    raise AssertionError("the two styles never part")


@pytest.mark.parametrize("game_id", SUBJECTS)
def test_only_who_is_skilled_plays_in_the_style_that_was_fitted(game_id: str) -> None:
    """Greedy seats, and searches as their makers wrote them, keep to what was written by hand."""
    game, rng, others = load_game(game_id), Rng("skilled"), 0
    mind, makers = game.mind(), game.mind().makers()
    s = game.new_state(2, {}, "skilled")
    while s.actions < LONGEST and not s.over:
        seat = next_seat(s, rng)
        options = s.options(seat)
        answer = mind.greedy(s, seat, options)
        if len(options) > 1 and seat < s.seats:
            assert makers.skilled(s, seat, options) == answer
            others += mind.skilled(s, seat, options) != answer
        apply(s, seat, answer)
    assert (others > 0) == train_style.own_file(game_id).exists()


def given(game_id: str, seats: int, batch: int) -> argparse.Namespace:
    words = [game_id, "--seats", str(seats), "--batch", str(batch)]
    return train_style.arguments().parse_args(words)


def test_a_step_goes_where_changes_paid_and_no_farther_than_it_may() -> None:
    rng, centre = np.random.default_rng(3), np.zeros(21)
    tasks = train_style.tasks_of(given("galaxy-trucker", 2, 8000), 0, centre, rng)
    leads = np.array([30 * logs[2] - 10 * logs[5] for *_, logs in tasks])
    moved = train_style.step(
        centre, tasks, leads + rng.standard_normal(len(leads)), train_style.USUAL_CHANGE
    )
    assert moved[2] == pytest.approx(train_style.LONGEST_STEP)
    assert moved[5] == pytest.approx(-train_style.LONGEST_STEP / 3, rel=0.1)
    assert np.abs(np.delete(moved, [2, 5])).max() < 0.01


def test_where_no_change_paid_nothing_moves() -> None:
    centre = np.zeros(21)
    tasks = train_style.tasks_of(given("galaxy-trucker", 2, 8), 0, centre, np.random.default_rng(1))
    assert (train_style.step(centre, tasks, np.full(len(tasks), 3.0), 0.25) == 0).all()


def test_changes_and_their_opposites_are_tried_in_the_same_deals() -> None:
    rng = np.random.default_rng(1)
    tasks = train_style.tasks_of(given("galaxy-trucker", 3, 12), 9, np.ones(21), rng)
    assert [task[2] for task in tasks] == [range(9, 10)] * 2 + [range(10, 11)] * 2
    assert np.allclose(tasks[0][3] + tasks[1][3], 2.0)
    tasks = train_style.tasks_of(given("space-base", 2, 256), 0, np.ones(23), rng)
    assert [task[2] for task in tasks] == [range(32)] * 2 + [range(32, 64)] * 2


@pytest.mark.slow
@pytest.mark.parametrize("game_id", SUBJECTS)
def test_the_tool_writes_a_file_that_loads_and_leaves_other_seats_alone(
    game_id: str, tmp_path: Path
) -> None:
    subject, file = SUBJECTS[game_id], tmp_path / "styles.toml"
    words = [game_id, "--seats", "3", "--matches", "6", "--workers", "1", "--out", str(file)]
    train_style.main(words)
    first = parse_styles(file.read_bytes(), subject.shape)
    assert subject.named(subject.written()) != first[3]
    again = ["--seats", "2", "--matches", "8", "--start", "3"]
    train_style.main([*words, *again])
    both = file.read_text(encoding="utf-8")
    made = parse_styles(both.encode(), subject.shape)
    assert made[3] == first[3] and made[2] != made[3]
    assert f'{game_id} --seats 2 --matches 8 --start 3"' in both
    assert f"{game_id} --seats 3 --matches 6 && tools/train_style.py {game_id} --seats 2" in both
    train_style.main([*words, *again, "--workers", "2"])
    assert file.read_text(encoding="utf-8") == both, "the same command gives the same style"


# --- refined answer by answer --------------------------------------------------------------------


def question(gains: dict[int, float]) -> Question:
    state = load_game("merchant-of-venus").new_state(2, {}, 1)
    return Question(state, 0, list(gains), gains)


def test_an_answer_that_was_not_played_on_is_taken_for_the_worst() -> None:
    asked = question({7: 0.0, 8: 0.3, 9: -0.2})
    assert asked.gain(lambda state, seat, options: options[1]) == 0.3
    assert asked.gain(lambda state, seat, options: 10) == -0.2
    assert asked.gain(lambda state, seat, options: None) == 0.0


class Scripted(Team):
    """The first number should be twice as large; the second does not count."""

    def __init__(self) -> None:
        self.given = argparse.Namespace(sweeps=3)

    def gains(self, values: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        miss, noise = abs(np.log(values[0] / 2)), np.random.default_rng(int(1000 * values[1]))
        return noise.normal(-miss, 1e-3, 400), noise.normal(-miss, 1e-3, 40)


def test_numbers_are_changed_where_that_pays_beyond_doubt(
    capsys: pytest.CaptureFixture[str],
) -> None:
    team = Scripted()
    values = refine_style.refined(team.given, team, np.array([1.0, 1.0]))
    assert values[0] == pytest.approx(2.0, rel=0.1) and values[1] == 1.0
    assert capsys.readouterr().out.count("sweep") in (2, 3)
    same = np.array([2.0, 1.0])
    assert refine_style.refined(team.given, team, same) is same


@pytest.mark.parametrize("game_id", SUBJECTS)
def test_questions_are_wide_and_the_own_answer_gains_nothing(game_id: str) -> None:
    game = load_game(game_id)
    found = refine_style.questions_of(game_id, 2, 2, 0)
    assert found
    for asked in found:
        world, seat = asked.world, asked.seat
        assert len(asked.options) >= FEWEST and len(asked.gains) <= WIDEST
        assert asked.gains[game.mind().skilled(world, seat, asked.options)] == 0.0
        assert set(asked.gains) <= set(Perspective(game, world, seat).options())
    assert any(gain for asked in found for gain in asked.gains.values())


@pytest.mark.slow
def test_a_style_is_refined_into_a_file_that_loads_whatever_number_of_processes(
    tmp_path: Path,
) -> None:
    file = tmp_path / "styles.toml"
    words = ["merchant-of-venus", "--matches", "11", "--laps", "2", "--sweeps", "1"]
    refine_style.main([*words, "--workers", "1", "--out", str(file)])
    once = file.read_text(encoding="utf-8")
    made = parse_styles(once.encode(), SUBJECTS["merchant-of-venus"].shape)
    own = parse_styles(
        train_style.own_file("merchant-of-venus").read_bytes(),
        SUBJECTS["merchant-of-venus"].shape,
    )
    assert made[4] == own[4] and "tools/refine_style.py merchant-of-venus --seats 2" in once
    refine_style.main([*words, "--workers", "2", "--out", str(file)])
    assert file.read_text(encoding="utf-8") == once
