"""MV18 5,000 random and 5,000 bot matches over all seat counts and options: `make soak`.

All laws are checked after every action. RAUMHAFEN_VENUS_SOAK sets another number of matches of
each kind; the work is cut into parts so that several processes can share it.
"""

import os

import pytest

from raumhafen.agents import make_agent
from raumhafen.engine.perspective import Perspective
from raumhafen.engine.rng import Rng
from raumhafen.engine.state import apply
from raumhafen.games.merchant_of_venus.game import GAME
from raumhafen.games.merchant_of_venus.state import VenusState
from tests.games.merchant_of_venus.matches import SETTINGS, begin, play

MATCHES = int(os.environ.get("RAUMHAFEN_VENUS_SOAK", "5000"))
PARTS = 20
RICH_FROM = 2  # every second match becomes rich at its first departure
DEEP = 50  # after so many answers, copies and saves are compared
WHIM = 12  # one of so many answers of a bot is drawn at random

every_part = pytest.mark.parametrize("part", range(PARTS))
pytestmark = pytest.mark.soak


def seeds(part: int) -> range:
    return range(part, MATCHES, PARTS)


def test_every_seat_count_and_setting_is_met() -> None:
    """The seeds of all parts together run through all settings with every number of seats."""
    met = {(begin(seed).seats, seed % len(SETTINGS)) for seed in range(4 * len(SETTINGS))}
    assert len(met) == 4 * len(SETTINGS) <= MATCHES


@every_part
def test_random_matches_keep_the_laws(part: int) -> None:
    """MV18.1-MV18.8"""
    for seed in seeds(part):
        play(begin(seed), Rng(f"soak {seed}"), rich=seed % RICH_FROM == 0, deep=DEEP)


@every_part
def test_bot_matches_keep_the_laws(part: int) -> None:
    """MV18.1-MV18.8 Captains who trade and build come to other corners than chance does."""
    for seed in seeds(part):
        play_bots(begin(seed), seed)


def play_bots(s: VenusState, seed: int) -> None:
    bot = make_agent("greedy")
    rng = Rng(f"bots {seed}")
    while not s.over:
        seat = s.deciders()[0]
        table = Perspective(GAME, s, seat)
        action = bot.choose(table, rng) if rng.below(WHIM) else rng.pick(s.options(seat))
        apply(s, seat, action)
        broken = GAME.broken_laws(s)
        assert broken == [], f"seed {seed}, {GAME.actions.code(action)}: {broken}"
    assert GAME.outcome(s).points
