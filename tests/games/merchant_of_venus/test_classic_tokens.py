"""MV3.4 The classic variant: 36 tokens instead of encounter cards."""

import pytest

from raumhafen.engine.state import apply
from raumhafen.games.merchant_of_venus.content.tables import (
    ASTEROID,
    BLUE,
    CHALLENGE_IDS,
    ENCOUNTER,
    ENCOUNTER_IDS,
    ENCOUNTERS,
    MISSION_IDS,
    NONE,
    PASSENGER_IDS,
    SPACE,
    TELEPORTAL,
    TOKEN_COUNT,
)
from raumhafen.games.merchant_of_venus.game import GAME
from raumhafen.games.merchant_of_venus.state import ABOARD, VenusState
from tests.games.merchant_of_venus.table import A, Table


def classic() -> Table:
    t = Table()
    t.s.classic = True
    t.s.encounter_bag = [card for card in range(ENCOUNTERS) for _ in range(TOKEN_COUNT[card])]
    t.ship(A, "jw07")
    return t


@pytest.mark.parametrize(("seats", "fixed"), [(1, "cards"), (4, "cards"), (2, "fixed")])
def test_the_tokens_lie_out(seats: int, fixed: str) -> None:
    s = GAME.new_state(seats, {"encounters": "tokens", "teleportals": fixed}, 1)
    assert isinstance(s, VenusState)
    assert len(s.encounter_bag) == 36
    names = [ENCOUNTER_IDS[card] for card in s.encounter_bag]
    assert [names.count(f"et0{k}") for k in range(1, 7)] == [6, 3, 6, 4, 7, 10]
    assert GAME.broken_laws(s) == []


def test_nothing_asks_for_pirates_without_pirates() -> None:
    """MV3.4 No captain gets a mission or a challenge that the tokens make impossible."""
    challenges = set()
    for seed in range(40):
        s = GAME.new_state(1, {"encounters": "tokens"}, seed)
        assert isinstance(s, VenusState)
        while s.challenge == NONE:
            apply(s, 0, s.options(0)[0])
        assert MISSION_IDS.index("mi21") not in (*s.mission_bag, *s.missions)
        assert GAME.broken_laws(s) == []
        challenges.add(CHALLENGE_IDS[s.challenge])
    assert challenges == {"ch1", "ch2", "ch3", "ch4", "ch6"}


@pytest.mark.parametrize(
    ("token", "left"),
    [("et01", TELEPORTAL), ("et03", BLUE), ("et05", BLUE), ("et06", ASTEROID)],
)
def test_a_token_replaces_its_space(token: str, left: int) -> None:
    t = classic()
    t.encounter(A, token, mp=0)  # with the last MP nothing is rolled
    if token == "et06":
        t.draw("re21")
    assert t.s.kind[SPACE["jw07"]] == left and t.s.removed == 1
    if token == "et06":
        assert t.s.reward_at[20] == A


def test_an_open_port_brings_a_passenger() -> None:
    t = classic()
    t.encounter(A, "et02", mp=3)
    t.toss(PASSENGER_IDS.index("ps08"), 30)
    assert t.s.passenger_at[PASSENGER_IDS.index("ps08")] == ABOARD + A
    assert t.s.kind[SPACE["jw07"]] == BLUE


def test_a_hazard_is_met_once() -> None:
    """MV7.2, MV7.3 A failed pilot check ends the turn; the space is harmless afterwards."""
    t = classic()
    t.encounter(A, "et04", mp=3)
    t.effect(6)
    assert t.s.mp == 0 and t.s.kind[SPACE["jw07"]] == BLUE


@pytest.mark.slow
def test_a_whole_match() -> None:
    """Every space is turned over once at most, so 36 tokens are always enough."""
    s = GAME.new_state(4, {"encounters": "tokens"}, 5)
    assert isinstance(s, VenusState)
    while not s.over:
        seat = s.deciders()[0]
        apply(s, seat, GAME.mind().greedy(s, seat, s.options(seat)))
        assert GAME.broken_laws(s) == []
    assert s.removed == 24 - s.kind.count(ENCOUNTER) and s.removed > 5
    assert not any(holder >= -1 for holder in (*s.title_at, *s.intel_at))
