"""A2, A9.7 to A9.11, A23 Victory, the final vote, the economy decides."""

import pytest

from raumhafen.engine.events import Event
from raumhafen.engine.state import apply
from tests.games.sternenkinder.tables import GAME, Scenario


def to_the_end(t: Scenario) -> None:
    """Everybody passes until the match is over or the final decision begins."""
    while not t.s.over and t.question() in ("economy", "politics", "movement"):
        t.play("pass")


def test_the_target_wins() -> None:
    """A2.1, A22.1, A22.9, A23.1"""
    t = Scenario(target=3)
    t.s.points[1] = 3
    to_the_end(t)
    assert t.s.over and t.s.round == 1
    outcome = GAME.outcome(t.s)
    assert (outcome.winners, outcome.points, outcome.reason) == ([1], [0, 3], "A2.1")


def test_teams_add_points_and_targets() -> None:
    """A1.18, A2.6: 6 points are needed together."""
    t = Scenario(4, teams=True, target=3)
    t.s.points[0] = 5
    t.pass_all()
    assert not t.s.over
    t.s.points[2] = 1
    to_the_end(t)
    assert GAME.outcome(t.s).winners == [0, 2]


def vote(t: Scenario, *ballots: tuple[str, int, int]) -> list[Event]:
    """Buys no votes; then each seat names a side, votes and gold."""
    events: list[Event] = []
    while t.question() == "buy-votes":
        t.play("amount:0")
    for seat, (side, counted, gold) in enumerate(ballots):
        for code in (f"side:{side}", f"amount:{counted}", f"amount:{gold}"):
            events = apply(t.s, seat, GAME.actions.parse(code))
    return events


def contended() -> Scenario:
    t = Scenario(target=3)
    t.s.points[:] = [3, 4]
    for seat in range(2):
        t.seat(seat).has(culture=20)
    to_the_end(t)
    assert t.question() == "buy-votes"
    return t


def test_ballots_are_secret_until_all_are_in() -> None:
    """A9.8, A23.2, A23.3"""
    t = contended()
    while t.question() == "buy-votes":
        t.play("amount:0")
    assert t.s.secret and t.s.deciders() == [0, 1]
    apply(t.s, 0, GAME.actions.parse("side:military"))
    before = GAME.view(t.s, 1)
    apply(t.s, 0, GAME.actions.parse("amount:2"))
    assert GAME.view(t.s, 1) == before


def test_votes_are_bought_for_culture() -> None:
    """A9.3, A9.7: 5 C each, 3 C with political unity."""
    t = contended()
    player = t.active
    t.play("amount:2")
    assert player.account["culture"] == 10
    assert t.s.ballots[player.seat] == 5
    other = t.active.techs("political_unity")
    t.ask_again().play("amount:6")
    assert other.account["culture"] == 2


@pytest.mark.parametrize("side", ["economy", "military"])
def test_gold_votes_give_resources_to_the_side_that_won(side: str) -> None:
    """A9.10, A9.11, A23.5: one resource for two; without fleets the economy decides."""
    t = contended()
    before = sum(t.s.account)
    other = "military" if side == "economy" else "economy"
    vote(t, (side, 1, 2), (other, 0, 3))
    assert t.question() == "receive-food" and t.active.seat == 0
    t.play("amount:1")
    assert t.s.over
    assert GAME.outcome(t.s).reason == "A23.4"
    assert sum(t.s.account) != before


def test_the_richer_contender_wins() -> None:
    """A23.4: the first with three points of 45 resources each."""
    t = contended()
    t.seat(0).has(food=99, awe=40)
    vote(t, ("economy", 3, 0), ("military", 3, 0))
    assert t.s.over and GAME.outcome(t.s).winners == [0]
    assert t.s.bought[0] == 3
    assert t.s.bought[1] < 3


def test_equal_contenders_share_the_victory() -> None:
    """A23.4"""
    t = contended()
    for seat in range(2):
        t.seat(seat).has(food=30, awe=30, research=30, culture=30)
    vote(t, ("economy", 1, 0), ("economy", 1, 0))
    assert GAME.outcome(t.s).winners == [0, 1]


def test_gold_votes_do_not_count() -> None:
    """A9.9: three gold votes do not help the economy, and who lost gets nothing for them."""
    t = contended()
    events = vote(t, ("economy", 0, 3), ("military", 1, 0))
    assert [event.args for event in events if event.key == "event-vote"] == [
        {"economy": 0, "military": 1}
    ]
    assert t.s.over  # without a question what to receive


def test_odd_gold_votes_are_rounded_down() -> None:
    """A0.6, A9.11: three of them give one resource."""
    t = contended()
    vote(t, ("economy", 0, 3), ("economy", 1, 0))
    assert t.question() == "receive-food" and t.options() == ["amount:0", "amount:1"]
