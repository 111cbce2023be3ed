"""A3, B0.11 Turns of one or two actions, passing, and the round."""

from raumhafen.games.sternenkinder.state import ECONOMY, POLITICS
from tests.games.sternenkinder.tables import Scenario


def test_a_turn_has_one_or_two_actions() -> None:
    """A3.2, A3.3, B0.11"""
    t = Scenario()
    first = t.active.has(research=40).seat
    t.ask_again().play("research:small_craft")
    assert t.active.seat == first and t.offers("end")
    t.play("research:simple_projectiles")
    assert t.active.seat != first


def test_a_turn_may_end_after_one_action() -> None:
    """A3.3: and the player acts again later."""
    t = Scenario()
    first = t.active.has(research=40).seat
    assert not t.ask_again().offers("end")
    t.play("research:small_craft", "end")
    assert t.active.seat != first
    t.play("pass")
    assert t.active.seat == first


def test_who_has_passed_does_not_act_again() -> None:
    """A3.4"""
    t = Scenario()
    first = t.active.seat
    t.play("pass")
    other = t.active.has(research=40)
    t.ask_again().play("research:small_craft", "end")
    assert t.active.seat == other.seat != first


def test_the_first_player_changes_and_politics_begin_in_round_two() -> None:
    """A1.13, A3.1, A22.11"""
    t = Scenario()
    first = t.s.first
    for seat in range(2):
        t.seat(seat).has(culture=9)
    assert t.s.phase == ECONOMY
    t.pass_all()
    assert (t.s.round, t.s.phase) == (2, POLITICS)
    assert t.s.first == 1 - first == t.active.seat


def test_war_mode_has_no_politics() -> None:
    """B27.7"""
    t = Scenario(war_mode=True)
    t.pass_all()
    assert (t.s.round, t.question()) == (2, "economy")


def test_the_game_ends_after_its_last_round() -> None:
    """A1.16, A23.2: level players come to the final decision."""
    t = Scenario(round_limit=8)
    t.s.points[0] = 1
    while not t.s.over:
        t.play("pass")
    assert t.s.round == 8
    assert t.s.winners == 1
