"""Seats are rotated, seeds are paired, and the number of processes changes nothing."""

import tracemalloc
from collections import Counter

import psutil
import pytest

from raumhafen.agents.simple import RandomAgent
from raumhafen.engine.errors import RaumhafenError
from raumhafen.engine.perspective import Perspective
from raumhafen.engine.rng import Rng
from raumhafen.games import load_game
from raumhafen.sim.machines import Machines
from raumhafen.sim.match import automatic, play_match
from raumhafen.sim.tournament import Tournament, results, run


def test_everybody_sits_everywhere_with_the_same_seed() -> None:
    tournament = Tournament("space-base", ("a", "b", "c"), 6, seed=9)
    first = [tournament.seating(number) for number in range(3)]
    assert first == [("a", "b", "c"), ("c", "a", "b"), ("b", "c", "a")]
    assert [tournament.seating(number) for number in range(3, 6)] == first
    assert [tournament.match_seed(number) for number in range(6)] == ["9:0"] * 3 + ["9:1"] * 3


def test_equal_agents_play_no_match_twice() -> None:
    equals = Tournament("space-base", ("random", "random"), 4)
    assert [equals.match_seed(number) for number in range(4)] == ["0:0", "0:1", "0:2", "0:3"]
    assert len({match.points for match in results(equals)}) > 2
    pairs = Tournament("space-base", ("a", "b", "a", "b"), 4)
    assert [pairs.seating(number)[0] for number in range(4)] == ["a", "b", "a", "b"]
    assert [pairs.match_seed(number) for number in range(4)] == ["0:0", "0:0", "0:1", "0:1"]


def test_paired_matches_start_alike() -> None:
    tournament = Tournament("space-base", ("greedy", "random"), 4)
    game = load_game("space-base")
    views = [
        game.view(game.new_state(2, {}, tournament.match_seed(number)), 0) for number in range(4)
    ]
    assert views[0] == views[1]
    assert views[2] == views[3]
    assert views[0] != views[2]


@pytest.mark.slow
def test_workers_give_the_same_matches_in_the_same_order() -> None:
    tournament = Tournament("space-base", ("greedy", "random"), 9, seed=3)
    assert list(results(tournament, Machines(2))) == list(results(tournament))


def test_greedy_beats_random() -> None:
    summary = run(Tournament("space-base", ("greedy", "random"), 40, seed=1))
    assert summary.errors == 0
    assert summary.agents["greedy"].games == 40
    assert summary.agents["greedy"].share >= 0.9


def test_matches_are_reproducible_and_scored() -> None:
    tournament = Tournament("space-base", ("greedy", "random", "random"), 3, seed="x")
    played = list(results(tournament))
    assert played == list(results(tournament))
    for number, match in enumerate(played):
        assert match.agents == tournament.seating(number)
        assert sum(match.share(seat) for seat in range(3)) == pytest.approx(1.0)
        assert max(match.points) == match.points[match.winners[0]]
        assert 0 < match.decisions <= match.actions
        assert match.turns >= 3


def test_the_number_of_rounds_is_limited_unless_chosen() -> None:
    game = load_game("space-base")
    assert automatic(game, {}) == {"round_limit": 200}
    assert automatic(game, {"round_limit": 0}) == {"round_limit": 0}


@pytest.mark.parametrize(
    ("tournament", "key"),
    [
        (Tournament("space-bass", ("random", "random"), 1), "error-game-unknown"),
        (Tournament("space-base", ("random",), 1), "error-seats"),
        (Tournament("space-base", ("random", "rnadom"), 1), "error-agent-unknown"),
        (
            Tournament("space-base", ("random", "random"), 1, 0, {"variant": "slow"}),
            "error-option-value",
        ),
    ],
)
def test_wrong_names_are_refused_at_once(tournament: Tournament, key: str) -> None:
    with pytest.raises(RaumhafenError) as refusal:
        tournament.check()
    assert refusal.value.key == key


class Cheat:
    """Answers with something that is never an option."""

    def choose(self, table: Perspective, rng: Rng) -> int:
        return table.game.actions.size


class Broken:
    def choose(self, table: Perspective, rng: Rng) -> int:
        raise ValueError("out of ideas")


def test_an_illegal_answer_ends_the_match_with_an_error() -> None:
    game = load_game("space-base")
    result = play_match(game, [Cheat(), RandomAgent()], 1, {}, ("cheat", "random"))
    assert "error-not-an-option" in result.error
    assert result.winners == () and result.share(0) == result.share(1) == 0.0


def test_a_crash_of_an_agent_ends_the_match_with_an_error() -> None:
    result = play_match(load_game("space-base"), [RandomAgent(), Broken()], 1, {})
    assert result.error == "ValueError: out of ideas"


def test_agents_are_asked_by_their_seat() -> None:
    asked: Counter[int] = Counter()

    class Watcher:
        def choose(self, table: Perspective, rng: Rng) -> int:
            asked[table.seat] += 1
            return rng.pick(table.options())

    result = play_match(load_game("space-base"), [Watcher()] * 3, 4, {"round_limit": 200})
    assert set(asked) == {0, 1, 2}
    assert sum(asked.values()) == result.decisions


@pytest.mark.slow
def test_memory_stays_flat_from_match_to_match() -> None:
    tournament = Tournament("space-base", ("random", "random"), 10_000)
    for number in range(30):
        tournament.play(number)
    tracemalloc.start()
    tournament.play(0)
    before = tracemalloc.get_traced_memory()[0]
    for number in range(30, 90):
        tournament.play(number)
    grown = tracemalloc.get_traced_memory()[0] - before
    tracemalloc.stop()
    assert grown < 20_000  # one kept state for each match would be 60 times as much


@pytest.mark.soak
def test_memory_stays_flat_over_a_hundred_thousand_matches() -> None:
    """What the process holds after 10,000 matches is what it holds at the end."""
    tournament = Tournament("space-base", ("random", "random"), 100_000, "soak")
    process, held = psutil.Process(), 0
    for number in range(tournament.games):
        assert not tournament.play(number).error
        if number == 10_000:
            held = process.memory_info().rss
    grown = process.memory_info().rss - held
    print(f"{held / 1e6:.1f} MB after 10,000 matches, {grown / 1e6:+.1f} MB after 100,000")
    assert grown < 5_000_000
