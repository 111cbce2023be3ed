"""B2.10, B6 The log keeps secrets as well as views do; bad input is refused and changes nothing."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from raumhafen.engine.errors import IllegalAction, RaumhafenError
from raumhafen.engine.game import SPECTATOR, OptionValue
from raumhafen.engine.replay import new_header
from raumhafen.engine.rng import Rng
from raumhafen.engine.save import digest
from raumhafen.games.sternenkinder.actions import GROUND_NAMES, SPECIAL_THINGS
from raumhafen.games.sternenkinder.rules.strategy.turns import has_passed
from raumhafen.games.sternenkinder.state import SternState
from raumhafen.server.store.log_rows import Row, show_line
from raumhafen.server.tables.match import Match
from tests.games.sternenkinder.tables import GAME

TABLES: list[tuple[int, dict[str, OptionValue]]] = [
    (2, {"map": "short"}), (3, {"map": "short", "war_mode": True}), (4, {"teams": True}),
]  # fmt: skip
# what only its owner may know the place of
SECRET = {*GROUND_NAMES, *SPECIAL_THINGS[2:5]}
PLACES = {"system", "other", "site"}


def new_match(seats: int, options: dict[str, OptionValue], seed: int) -> Match:
    match = Match(GAME, new_header(GAME, seats, {"round_limit": 8, **options}, f"log:{seed}"), [])
    match.open([])
    return match


def state_of(match: Match) -> SternState:
    state = match.session.state
    assert isinstance(state, SternState)
    return state


def turns(match: Match, seed: int) -> Iterator[tuple[int, bool, bool, list[Row]]]:
    """Who acted, whether in private, whether in a battle, and the lines of the log."""
    rng = Rng(f"log:{seed}")
    while not match.over:
        state = state_of(match)
        seat = rng.pick(match.deciders())
        sensible = rng.below(2) == 0
        options = state.options(seat)
        action = GAME.mind().greedy(state, seat, options) if sensible else rng.pick(options)
        private, battle = state.veils(seat), bool(state.ground or state.fight)
        rows = match.act(seat, [GAME.actions.code(action)])
        battle = battle or bool(state_of(match).ground or state_of(match).fight)
        yield seat, private, battle, rows


def check_lines(match: Match, seat: int, private: bool, battle: bool, rows: list[Row]) -> int:
    """Looks at what everybody else is shown; gives how many lines were veiled."""
    veiled = 0
    for row in rows:
        for other in (*range(match.session.state.seats), SPECTATOR):
            if other == seat or not match.is_shown(row, other):
                continue
            line = show_line(row, 0, other, False)
            if private and row is rows[0]:
                assert line.code is None
                veiled += 1
            for event in line.events:
                named = {str(value) for value in event.args.values()} & SECRET
                assert battle or not (named and PLACES & set(event.args)), (event.key, event.args)
    return veiled


def play(seats: int, options: dict[str, OptionValue], seed: int) -> int:
    match = new_match(seats, options, seed)
    return sum(check_lines(match, *turn) for turn in turns(match, seed))


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_the_log_says_nothing_about_places(seats: int, options: dict[str, OptionValue]) -> None:
    """B2.10, B6.2, B6.5: garrisons, defence buildings, cargo and where something was placed."""
    assert sum(play(seats, options, seed) for seed in range(2)) > 0


@pytest.mark.soak
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_a_hundred_logs_say_nothing(seats: int, options: dict[str, OptionValue]) -> None:
    assert sum(play(seats, options, seed) for seed in range(100)) > 300


# --- bad input -----------------------------------------------------------------------------------

ODD = (
    "", "pass:1", "research", "research:", "research:moon", "at:ix3", "amount:-1", "amount:200",
    "policy:tax", "law:sovereign", "treaty:alliance", "ia:recruit", "design:titan", "at:iii3:iii4",
    "buy:titan", "build:embassy", "cabinet:delegation", "govern:empire", "\x00", "ü" * 50,
)  # fmt: skip


def bad_code(rng: Rng) -> str:
    """Any action of the game, one of a later part, or nonsense."""
    if rng.below(4) == 0:
        return ODD[rng.below(len(ODD))]
    code = GAME.actions.code(rng.below(GAME.actions.size))
    if rng.below(4) == 0:
        at = rng.below(len(code))
        return code[:at] + "abc:1 "[rng.below(6)] + code[at + 1 :]
    return code


def fuzz(count: int, seed: int) -> int:
    """Between real moves so many messages that are no answers; gives how many were refused."""
    rng, refused = Rng(f"fuzz:{seed}"), 0
    match = new_match(3, {"map": "short", "war_mode": seed % 2 == 1}, seed)
    while refused < count:
        if match.over:
            seed += 1
            match = new_match(3, {"map": "short"}, seed)
        before = digest(match.session.state)
        for _ in range(50):
            refused += is_refused(match, rng.below(3), bad_code(rng))
        assert digest(match.session.state) == before
        seat = match.deciders()[0]
        choices = match.session.state.options(seat)
        match.act(seat, [GAME.actions.code(rng.pick(choices))])
    return refused


def is_refused(match: Match, seat: int, code: str) -> bool:
    """With a key and, where the action exists, a rule; what is allowed is not sent."""
    state = match.session.state
    if seat in match.deciders() and code in map(GAME.actions.code, state.options(seat)):
        return False
    try:
        match.act(seat, [code])
    except RaumhafenError as why:
        assert why.key
        waits = why.key == "error-not-asked" and not has_passed(state_of(match), seat)
        assert why.rule or not isinstance(why, IllegalAction) or waits, (why.key, code)
        return True
    raise AssertionError(f"{code} of seat {seat} was taken")


def test_a_sample_of_bad_messages_changes_nothing() -> None:
    """A3.4, B4.1.4, B5.5.1, B6.4: foreign places, too dear, after passing, codes of later parts."""
    assert fuzz(2_000, 0) >= 2_000


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(4))
def test_a_hundred_thousand_bad_messages_change_nothing(seed: int) -> None:
    assert fuzz(25_000, 10 * seed + seed % 2) >= 25_000
