"""Intervals against published values, and sums over matches."""

import pytest

from raumhafen.sim.match import MatchResult
from raumhafen.sim.statistics import Summary, wilson


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        # Newcombe, Statistics in Medicine 17 (1998), table I, method 3
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
        # and its mirror image
        (20, 20, 0.8389, 1.0),
    ],
)
def test_wilson_intervals(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=5e-5)


def test_no_games_say_nothing() -> None:
    assert wilson(0, 0) == (0.0, 1.0)


def result(
    agents: tuple[str, ...], winners: tuple[int, ...], points: tuple[int, ...], error: str = ""
) -> MatchResult:
    return MatchResult(0, "s", agents, points, winners, "SB15.2", 10, 20, 8, error)


def test_wins_by_agent_and_by_seat() -> None:
    summary = Summary("space-base")
    summary.add(result(("a", "b"), (0,), (40, 30)))
    summary.add(result(("b", "a"), (1,), (20, 44)))
    summary.add(result(("a", "b"), (0, 1), (40, 40)))
    shown = summary.to_json()
    assert (shown["games"], shown["errors"], shown["decisions"]) == (3, 0, 30)
    assert shown["agents"]["a"]["wins"] == 2.5
    assert shown["agents"]["b"]["wins"] == 0.5
    assert shown["agents"]["b"]["points"] == 30.0
    assert [seat["wins"] for seat in shown["seats"]] == [1.5, 1.5]
    assert shown["agents"]["a"]["low"] < 2.5 / 3 < shown["agents"]["a"]["high"]


def test_an_agent_at_several_seats_plays_each_match_once() -> None:
    summary = Summary("space-base")
    summary.add(result(("a", "b", "b", "b"), (2,), (1, 2, 3, 4)))
    assert summary.agents["b"].games == 1
    assert summary.agents["b"].share == 1.0
    assert summary.to_json()["agents"]["b"]["points"] == 3.0


def test_matches_with_errors_are_counted_but_not_scored() -> None:
    summary = Summary("space-base")
    summary.add(result(("a", "b"), (), (), "ValueError: no"))
    summary.add(result(("a", "b"), (1,), (3, 40)))
    shown = summary.to_json()
    assert (shown["games"], shown["errors"]) == (2, 1)
    assert shown["agents"]["b"]["share"] == 1.0
    assert summary.first_error == "ValueError: no"
