"""GT24 The laws after every action of random games, over seats, modes and variants."""

from __future__ import annotations

import pytest

from raumhafen.games.galaxy_trucker.content.tables import CELLS
from raumhafen.games.galaxy_trucker.rules.ship.contents import crew, tokens
from raumhafen.games.galaxy_trucker.state import FLYING, TruckerState
from tests.games.galaxy_trucker.play import obey_laws, play, play_bots, random_table, uniform

pytestmark = pytest.mark.slow

QUICK = 36
SLOW = 108
MANY = 20_000
BOTS = 10  # of so many games, one is played by bots


class Watch:
    """GT24.7, GT24.9 What may only go one way during a flight."""

    def __init__(self) -> None:
        self.last: list[tuple[int, int, int, int]] = []
        self.flown = 0

    def check(self, s: TruckerState) -> None:
        obey_laws(s)
        if s.phase != FLYING or not s.flown:
            self.last = []
            return
        now = [self.measure(s, ship) for ship in range(s.seats)]
        if self.last and len(s.flown) >= self.flown:
            for before, after in zip(self.last, now, strict=True):
                assert before[0] == after[0], "GT24.7 tiles in ship and lost pile changed"
                assert before[1] <= after[1], "GT24.7 a lost pile shrank"
                assert before[2] >= after[2] and before[3] >= after[3], "GT24.9"
        self.last, self.flown = now, len(s.flown)

    def measure(self, s: TruckerState, ship: int) -> tuple[int, int, int, int]:
        base = CELLS * ship
        tiles = sum(piece >= 0 for piece in s.grid[base : base + CELLS])
        lost = len(s.lost[ship])
        return tiles + lost, lost, tokens(s, ship), crew(s, ship)


def play_lawfully(seed: int) -> None:
    seats, options = random_table(seed)
    play(seats, options, seed, Watch().check)


def play_bots_lawfully(seed: int) -> None:
    seats, options = random_table(seed)
    play_bots(seats, options, seed, Watch().check)


@pytest.mark.parametrize("part", range(6))
def test_laws(part: int) -> None:
    """GT24.1, GT24.2, GT24.3, GT24.4, GT24.5, GT24.6, GT24.7, GT24.8, GT24.9"""
    for seed in range(part, QUICK, 6):
        play_lawfully(seed)


@pytest.mark.slow
@pytest.mark.parametrize("part", range(6))
def test_laws_in_more_games(part: int) -> None:
    """GT24.1, GT24.2, GT24.3, GT24.4, GT24.5, GT24.6, GT24.7, GT24.8, GT24.9"""
    for seed in range(QUICK + part, SLOW, 6):
        play_lawfully(seed)


@pytest.mark.parametrize("seed", range(8))
def test_laws_in_games_of_bots(seed: int) -> None:
    """GT24.1, GT24.2, GT24.3, GT24.4, GT24.5, GT24.6, GT24.7, GT24.8, GT24.9"""
    play_bots_lawfully(2000 + seed)


def test_uniform_play_ends() -> None:
    """GT14.2, GT20.3 Wholly random players come to an end too."""
    for seed in range(60):
        seats, options = random_table(1000 + seed)
        assert play(seats, options, seed, obey_laws, uniform).over


def test_laws_notice_faults() -> None:
    """GT24 Each law can fail: positions broken by hand are reported."""
    from tests.games.galaxy_trucker.table import Table, cell

    def broken(change: str) -> str:
        t = Table("DR")
        s = t.s
        at = cell("6,8")
        if change == "tile":
            s.pile.pop()
        elif change == "cube":
            s.bank[1] -= 1
        elif change == "card":
            s.used.append(s.decks[0][0])
        elif change == "red":
            s.load[at] = 1
            s.bank[0] -= 1
        elif change == "alien":
            t.crew(0, "5,7", "brown")
        elif change == "legal":
            s.grid[cell("7,8")] ^= 1
        elif change == "space":
            t.at(41, 1)
        elif change == "order":
            s.order = [1, 1]
        else:
            s.credits[0] = -1
        from raumhafen.games.galaxy_trucker.rules.laws import broken_laws

        return " ".join(broken_laws(s))

    wanted = {
        "tile": "GT24.1", "cube": "GT24.2", "card": "GT24.3", "red": "GT24.4", "alien": "GT24.4",
        "legal": "GT24.5", "space": "GT24.6", "order": "GT24.6", "credits": "GT24.8",
    }  # fmt: skip
    for change, law in wanted.items():
        assert law in broken(change), change


@pytest.mark.soak
@pytest.mark.parametrize("part", range(20))
def test_many_games(part: int) -> None:
    """GT24 20,000 games of chance and of bots over all seat counts, modes and variants."""
    for seed in range(10_000 + part, 10_000 + MANY, 20):
        if seed // 20 % BOTS == 0:
            play_bots_lawfully(seed)
        else:
            play_lawfully(seed)
