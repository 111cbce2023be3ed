"""MV3 Set-up."""

import pytest

from raumhafen.engine.state import apply
from raumhafen.games.merchant_of_venus.content.tables import NONE, RULES, SPACE
from raumhafen.games.merchant_of_venus.game import GAME
from raumhafen.games.merchant_of_venus.state import IN_BAG, VenusState
from tests.games.merchant_of_venus.scenarios import opening, start
from tests.games.merchant_of_venus.table import A


@pytest.mark.parametrize(
    ("seats", "money"),
    [(1, [60]), (2, [40, 40]), (3, [60, 60, 80]), (4, [80, 80, 100, 120])],
)
def test_t1_start_money(seats: int, money: list[int]) -> None:
    """MV3.6, MV3.1 T1: by seat order from the start player, who is drawn by lot."""
    s = opening(seats)
    assert [s.credits[seat] for seat in s.seats_from(s.first)] == money


def test_start_player_by_lot() -> None:
    """MV3.1 Every seat can begin."""
    assert {opening(4, seed).first for seed in range(30)} == {0, 1, 2, 3}


def test_what_lies_on_the_table() -> None:
    """MV3.2, MV3.3, MV3.5, MV3.7, MV3.8, MV0.9 Cards shuffled, gauges 2 and 1, two holds."""
    s = opening(3)
    assert sorted(s.contact) == list(range(14)) and s.contact != list(range(14))
    assert all(sorted(s.gauges[2 * k : 2 * k + 2]) == [1, 2] for k in range(3))
    assert len(set(s.pilot)) == 3 and s.ship == [SPACE["gb01"]] * 3
    assert all(s.missions[2 * k] != NONE and s.missions[2 * k + 1] == NONE for k in range(3))
    assert s.passenger_at.count(IN_BAG) == 29 and s.round == 1
    assert (RULES.holds, RULES.hold_capacity, RULES.boost_values) == (2, 2, (1,))


def test_pilots_are_chosen_in_seat_order() -> None:
    """MV3.5 Pilot, then gauge; the fourth takes what is left."""
    s = GAME.new_state(4, {}, 3)
    asked = []
    while s.deciders() and s.asked[s.deciders()[0]].ask.name in ("pilot", "gauge"):  # type: ignore[union-attr]
        seat = s.deciders()[0]
        question = s.asked[seat]
        assert question is not None
        asked.append((question.ask.name, seat))
        apply(s, seat, s.options(seat)[-1])
    assert [name for name, _ in asked] == ["pilot", "gauge"] * 3 + ["gauge"]


def test_options_of_the_table() -> None:
    """MV3.2, MV3.4, MV3.5 Beginner systems, dealt pilots, fixed teleportals."""
    s = opening(2, home_systems="beginner", pilots="dealt", teleportals="fixed")
    assert s.contact[3] == 0 and all(s.known)
    assert NONE not in s.gates and len(set(s.pilot)) == 2


def test_no_tokens_are_laid_out() -> None:
    """MV3.4 A bare encounter space is active."""
    t = start(4, "nh14")
    t.top_card("en37")
    t.turn(A)
    t.do("fly")
    t.speed(1, 2, 2)
    t.do("done", "assign:1:navigation")
    assert "nh13" in t.path and t.s.credits[A] == 30


def test_the_start_player_is_asked_first() -> None:
    """MV3.1, MV3.5, MV4.1 At set-up and in every round, wherever the lot has fallen."""
    seen = set()
    for seed in range(8):
        s = GAME.new_state(3, {}, seed)
        assert isinstance(s, VenusState)
        order: list[int] = []
        while s.turns < 3:
            seat = s.deciders()[0]
            question = s.asked[seat]
            assert question is not None
            if question.ask.name in ("pilot", "gauge"):
                order.append(seat)
            apply(s, seat, s.options(seat)[0])
            if s.turns:
                assert s.active == (s.first + s.turns - 1) % 3
        assert order == [(s.first + k) % 3 for k in (0, 0, 1, 1, 2, 2)]
        seen.add(s.first)
    assert len(seen) > 1


def test_missions_are_dealt_from_the_start_player() -> None:
    """MV3.7, MV0.8 The first card of the deck is the start player's."""
    s = GAME.new_state(3, {"pilots": "dealt"}, 4)
    assert isinstance(s, VenusState)
    s.log = []
    dealt: list[object] = []
    while not s.turns:
        seat = s.deciders()[0]
        events = apply(s, seat, s.options(seat)[0])
        dealt += [event.args["seat"] for event in events if event.key == "event-mission"]
    assert s.first != 0 and dealt == s.seats_from(s.first)
