"""Processes of ours look for cyclic garbage rarely; those of others are left as they were."""

import gc

from raumhafen.sim.collector import YOUNG, rarely_collected
from raumhafen.sim.machines import Machines

USUAL = 700


def threshold(_: int) -> int:
    return gc.get_threshold()[0]


def test_a_process_of_somebody_else_gets_its_own_habit_back() -> None:
    before = gc.get_threshold()
    try:
        gc.set_threshold(USUAL, 7, 5)
        with rarely_collected():
            assert gc.get_threshold() == (YOUNG, 7, 5)
        assert gc.get_threshold() == (USUAL, 7, 5)
    finally:
        gc.set_threshold(*before)


def test_jobs_are_done_with_rare_collections() -> None:
    """Here and in worker processes; here only until the last job is done."""
    before = gc.get_threshold()
    for workers in (1, 2):
        assert [found for _, found in Machines(workers).run(threshold, [1, 2])] == [YOUNG, YOUNG]
        assert gc.get_threshold() == before
