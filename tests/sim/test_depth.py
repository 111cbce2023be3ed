"""benchmarks/depth.py: races with samples that were taken before."""

import math

import numpy as np
import pytest

from benchmarks.calibration import Series
from benchmarks.depth import Look, Record, gains_of, rows
from raumhafen.agents.search import LEARNED
from raumhafen.engine.perspective import Perspective
from raumhafen.games import load_game

LOOK = Look(2, 40, 0.05, LEARNED)


def recorded(values: list[float]) -> Record:
    """One option for each value, which every lap shows after two rounds; after one, none."""
    game = load_game("space-base")
    record = Record(Perspective(game, game.new_state(2, {}, 1), 0), LOOK)
    record.options = list(range(7, 7 + len(values)))
    record.values = np.zeros((LOOK.laps, len(values), LOOK.rounds))
    record.values[:, :, 1] = values
    record.values[0] += 1.0
    record.times = [1.0, 2.0]
    record.start(2, 0)
    return record


def test_samples_are_given_lap_by_lap_for_each_option() -> None:
    record = recorded([0.1, 0.4])
    state = record.sampler.game.new_state(2, {}, 1)
    assert [record.sample(state, 8, 0) for _ in range(3)] == pytest.approx([1.4, 0.4, 0.4])
    assert record.sample(state, 7, 0) == pytest.approx(1.1)
    record.start(1, LOOK.laps - 1)
    assert [record.sample(state, 8, 0) for _ in range(2)] == [0.0, 1.0]


def test_the_laps_that_were_not_raced_say_what_an_answer_gains() -> None:
    record = recorded([0.1, 0.4])
    record.values[1, 1, 1] = 9.0
    for _ in range(2):
        record.sample(record.sampler.game.new_state(2, {}, 1), 8, 0)
    assert record.gain(8, 7) == pytest.approx(0.3)
    assert record.gain(7, 7) == 0.0


def test_time_is_turned_into_samples_by_what_a_sample_took() -> None:
    record = recorded([0.1, 0.4])
    each = 2.0 / LOOK.laps / 2
    assert record.samples_in(6.1 * each) == 6
    assert record.samples_in(1e9) == LOOK.laps and record.samples_in(0.0) == 1
    record.start(1, 0)
    assert record.samples_in(6.1 * each) == 12


def test_positions_of_a_match_give_a_gain_for_each_number_of_rounds() -> None:
    found = gains_of(Series("space-base", 2, "greedy", "", "test"), LOOK, 0)
    assert found and all(len(gains) == LOOK.rounds for gains in found)
    assert all(math.isfinite(gain) for gains in found for gain in gains)


def test_rows_stand_beside_the_number_of_the_game() -> None:
    told = rows([[0.01, 0.02], [0.03, 0.02], [0.05, 0.02]], 2)
    assert told[2:] == ["| 1 | +3.000 ± 2.263 | +1.000 ± 2.263 |", "| 2 | +2.000 ± 0.000 |  |"]
