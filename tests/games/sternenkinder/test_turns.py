"""A3, B0.11 Turns of one or two actions, passing, and the round."""

import pytest

from raumhafen.engine.errors import IllegalAction
from raumhafen.engine.save import digest
from raumhafen.engine.state import apply
from raumhafen.games.sternenkinder.state import ECONOMY, POLITICS
from tests.games.sternenkinder.tables import GAME, Scenario


def refusal_of(t: Scenario, seat: int, code: str) -> IllegalAction:
    """Why a seat that is not asked may not do this."""
    with pytest.raises(IllegalAction) as refused:
        apply(t.s, seat, GAME.actions.parse(code))
    return refused.value


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


def test_turns_are_counted_when_they_begin() -> None:
    """A3.1, A3.2: through phases and rounds; a second action is part of the turn."""
    t = Scenario(3)
    t.active.has(research=40)
    t.ask_again().play("research:small_craft")
    assert GAME.turns_begun(t.s) == 1 and t.offers("end")
    t.play("end")
    assert GAME.turns_begun(t.s) == 2
    while t.s.round == 1:
        t.play("pass")
    # the first acts once more in the economy phase, all three move
    assert GAME.turns_begun(t.s) == 4 + 3 + 1


def test_who_has_passed_does_not_act_again() -> None:
    """A3.4"""
    t = Scenario()
    first = t.active.seat
    t.play("pass")
    other = t.active.has(research=40)
    t.ask_again().play("research:small_craft", "end")
    assert t.active.seat == other.seat != first


def test_acting_after_passing_is_refused_with_its_rule() -> None:
    """A3.4: who has passed is told so, who only waits for a turn is not; nothing changes."""
    t = Scenario()
    first = t.active.seat
    assert refusal_of(t, 1 - first, "pass").key == "error-not-asked"
    t.play("pass")
    for code in ("pass", "research:small_craft", "buy:research"):
        before = digest(t.s)
        refused = refusal_of(t, first, code)
        assert (refused.key, refused.rule) == ("illegal-passed", "A3.4")
        assert digest(t.s) == before


@pytest.mark.parametrize("question", ["politics", "economy", "movement"])
def test_passing_ends_every_phase_of_turns(question: str) -> None:
    """A3.4 In politics, economy and movement."""
    t = Scenario()
    for seat in range(2):
        t.seat(seat).has(culture=9)
    while t.question() != question:
        t.play("pass")
    first = t.active.seat
    t.play("pass")
    assert t.question() == question
    assert refusal_of(t, first, "pass").rule == "A3.4"


def test_a_seat_that_nobody_can_ask_is_no_seat_that_has_passed() -> None:
    """A3.4 Before a phase, and for questions in the closing phase, nobody has passed."""
    t = Scenario(people="chosen")
    waiting = 1 - t.active.seat
    assert t.question() == "people"
    assert refusal_of(t, waiting, "pass").key == "error-not-asked"


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
