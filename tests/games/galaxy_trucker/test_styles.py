"""GT5 Building styles that were fitted in self-play, and the tool that fits them."""

from importlib.resources import files
from pathlib import Path

import numpy as np
import pytest

from raumhafen.components.toml import ContentError
from raumhafen.engine.rng import Rng
from raumhafen.engine.state import apply
from raumhafen.games.galaxy_trucker.bots.styles import FILE, STYLES, fitted, read_styles
from raumhafen.games.galaxy_trucker.bots.worth import GREEDY
from raumhafen.games.galaxy_trucker.game import GAME
from tests.games.galaxy_trucker.play import new_game
from tests.golden.playthrough import next_seat
from tools import train_builder

PACKAGED = files("raumhafen.games.galaxy_trucker").joinpath(FILE).read_text(encoding="utf-8")


def test_every_number_of_seats_has_a_style_the_nearest_that_was_fitted() -> None:
    assert set(STYLES) == {2, 4}
    assert [fitted(seats).name for seats in (1, 2, 3, 4)] == [
        "fitted 2", "fitted 2", "fitted 4", "fitted 4",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("ward = ", "wart = ", "style[0].ward: missing"),
        ("matches = 16000", "matches = 0", "style[0].matches: 0 is not 1 or more"),
        ("speed = [", "speed = [1.0, ", "style[0].speed: 3 numbers, not 2"),
        ("fire = [", "fire = [-", "style[0].fire: -25.731 is not above 0"),
        ("joint = ", "joint = -", "style[0].joint: -0.872 is not above 0"),
        ("seats = 4", "seats = 2", "style: a number of seats twice"),
        ("[[style]]", "[[style]", "not a TOML file"),
    ],
)
def test_faults_of_the_file_are_named(old: str, new: str, fault: str) -> None:
    with pytest.raises(ContentError, match=FILE) as refusal:
        read_styles(PACKAGED.replace(old, new, 1).encode())
    assert any(fault in line for line in refusal.value.faults)


def test_a_file_without_styles_is_refused() -> None:
    with pytest.raises(ContentError, match="none at all"):
        read_styles(b"style = []")


def test_a_search_builds_as_it_was_fitted_and_its_makers_as_they_wrote() -> None:
    """GT5.2 The two ships of one yard, tile by tile, part at some place."""
    mind, parted = GAME.mind(), False
    s = new_game(2, {}, "parted")
    rng = Rng("parted")
    while not parted and not s.over:
        seat = next_seat(s, rng)
        options = s.options(seat)
        question = s.asked[seat] if seat < s.seats else None
        if len(options) > 1 and question is not None and question.ask.name == "build":
            fitted_answer = mind.shortlist(s, seat, options)
            written = mind.makers().shortlist(s, seat, options)
            assert len(fitted_answer) == len(written) == 1
            parted = fitted_answer != written
        apply(s, seat, mind.greedy(s, seat, options))
    assert parted


# --- the tool ------------------------------------------------------------------------------------


def test_styles_pass_through_lists_of_numbers_unchanged() -> None:
    numbers = train_builder.numbers_of(GREEDY)
    assert len(numbers) == train_builder.SIZE and numbers[0] == GREEDY.speed[0]
    again = train_builder.style_of(numbers)
    assert list(train_builder.numbers_of(again)) == list(numbers)


def test_a_step_goes_where_changes_paid_and_no_farther_than_it_may() -> None:
    rng, centre = np.random.default_rng(3), np.zeros(train_builder.SIZE)
    tasks = train_builder.tasks_of(2, 0, centre, 4000, rng)
    leads = np.array([30 * logs[2] - 10 * logs[5] for _, _, logs in tasks])
    moved = train_builder.step(centre, tasks, leads + rng.standard_normal(len(leads)))
    assert moved[2] == pytest.approx(train_builder.LONGEST_STEP)
    assert moved[5] == pytest.approx(-train_builder.LONGEST_STEP / 3, rel=0.1)
    assert np.abs(np.delete(moved, [2, 5])).max() < 0.01


def test_changes_are_tried_in_every_seat_and_so_are_their_opposites() -> None:
    tasks = train_builder.tasks_of(3, 9, np.ones(train_builder.SIZE), 12, np.random.default_rng(1))
    assert [number for _, number, _ in tasks] == [9, 10, 11, 9, 10, 11, 12, 13, 14, 12, 13, 14]
    assert np.allclose(tasks[0][2] + tasks[3][2], 2.0)
    assert all((tasks[0][2] == tasks[at][2]).all() for at in (1, 2))


@pytest.mark.slow
def test_the_tool_writes_a_file_that_loads_and_leaves_other_seats_alone(tmp_path: Path) -> None:
    file = tmp_path / "styles.toml"
    file.write_text(PACKAGED, encoding="utf-8")
    words = ["--seats", "2", "--matches", "8", "--start", "2", "--workers", "1", "--out", str(file)]
    train_builder.main(words)
    made = read_styles(file.read_bytes())
    numbers_of = train_builder.numbers_of
    assert list(numbers_of(made[4])) == list(numbers_of(STYLES[4]))
    assert list(numbers_of(made[2])) != list(numbers_of(STYLES[2]))
    assert '--seats 2 --matches 8 --start 2"' in file.read_text(encoding="utf-8")
    first = file.read_text(encoding="utf-8")
    file.write_text(PACKAGED, encoding="utf-8")
    train_builder.main([*words, "--workers", "2"])
    assert file.read_text(encoding="utf-8") == first, "the same command gives the same style"
