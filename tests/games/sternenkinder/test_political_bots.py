"""Bots in politics: war where the goal is in reach, peace when weary, votes in their interest."""

import pytest

from raumhafen.games.sternenkinder.bots.war import CENTRE, centre_worth, hunted
from raumhafen.games.sternenkinder.content.galaxy import NEIGHBOURS
from raumhafen.games.sternenkinder.content.tables import OWN_FLEET
from raumhafen.games.sternenkinder.rules.core import foes
from raumhafen.games.sternenkinder.rules.core.fleets import add_fleet, fleets_of, remove_fleet
from raumhafen.games.sternenkinder.rules.politics import goals, wars
from tests.games.sternenkinder.allies import common_war
from tests.games.sternenkinder.chambers import chamber, propose
from tests.games.sternenkinder.minds import chosen
from tests.games.sternenkinder.talks import Diplomacy


def armed(fleets: int, theirs: int = 3) -> Diplomacy:
    """Fleets beside the home world of the other, who has one fleet and so much culture."""
    t = Diplomacy()
    add_fleet(t.s, t.other.seat, OWN_FLEET, t.other.home)
    for _ in range(fleets):
        add_fleet(t.s, t.mine.seat, OWN_FLEET, NEIGHBOURS[t.other.home][0])
    t.mine.has(culture=20)
    t.other.has(culture=theirs)
    return t.ask_again()


def test_war_is_declared_where_the_goal_is_in_reach() -> None:
    """A6.2, A6.6: at a price that the foe cannot top, with a victory as its goal."""
    t = armed(3)
    assert chosen(t) == f"war:{t.other.seat}"
    t.play(chosen(t))
    assert t.question() == "war-price" and chosen(t) == "amount:3"
    t.play(chosen(t))
    assert t.question() == "war-goal" and chosen(t) == "amount:1"


def test_no_war_on_who_has_no_fleets() -> None:
    """A6.11: there is no victory over planets that hold out."""
    t = armed(3)
    remove_fleet(t.s, fleets_of(t.s, t.other.seat)[0])
    assert not chosen(t.ask_again()).startswith("war:")


@pytest.mark.parametrize(("fleets", "theirs"), [(0, 3), (1, 3), (3, 99)])
def test_no_war_without_strength_or_against_who_prevents_it(fleets: int, theirs: int) -> None:
    """A6.6"""
    assert not chosen(armed(fleets, theirs)).startswith("war:")


def test_fleets_of_a_foe_are_hunted() -> None:
    """A6.11: where the battle can be won; a second fleet does not wait in the centre."""
    t = armed(3)
    me, you = t.mine.seat, t.other.seat
    wars.begin_war(t.s, me, you, 1 << me, 1 << you)
    assert hunted(t.s, me) == [t.other.home] and hunted(t.s, you) == []
    for fleet in fleets_of(t.s, me)[:2]:
        t.s.fleet_at[fleet] = CENTRE
    assert centre_worth(t.s, me) < centre_worth(t.s, you)


def test_who_is_weary_wants_peace() -> None:
    """A5.19, A6.12"""
    t = Diplomacy()
    me, you = t.mine.seat, t.other.seat
    wars.begin_war(t.s, me, you, 1 << me, 1 << you)
    goals.set_goal(t.s, me, you, goals.VICTORY, 1, you)
    assert not chosen(t.ask_again()).startswith("armistice")
    foes.tire(t.s, 0, me, 4)
    assert chosen(t.ask_again()) == f"armistice:{you}"


@pytest.mark.parametrize(("wish", "fleets", "answer"), [(9, 1, "yes"), (10, 1, "no"),
                                                        (18, 0, "yes"), (19, 0, "no")])  # fmt: skip
def test_peace_may_cost_what_the_war_does(wish: int, fleets: int, answer: str) -> None:
    """A5.19: as much as three rounds of war; who has no fleets left pays up to half of all."""
    t = Diplomacy()
    me, you = t.mine.seat, t.other.seat
    wars.begin_war(t.s, me, you, 1 << me, 1 << you)
    foes.tire(t.s, 0, me, 3)
    for _ in range(fleets):
        add_fleet(t.s, me, OWN_FLEET, t.mine.home)
    t.mine.has(food=36, awe=0, research=0, culture=0)
    t.ask_again().play(f"armistice:{you}", "amount:0", "end")
    assert chosen(t) in ("yes", "no")
    t.play(f"send:{me}", f"amount:{wish}")
    assert t.question() == "armistice-counter" and chosen(t) == answer


def test_allies_pay_equal_parts() -> None:
    """A5.10: also where the other would pay nothing."""
    t = common_war()
    t.pass_all()
    assert t.question() == "war-share" and chosen(t) == "amount:3"
    t.play("amount:0")
    assert t.question() == "war-share" and chosen(t) == "amount:2"


def test_nobody_votes_for_his_own_sanctions() -> None:
    """A7.4, A9.8: the victim votes against them with all he has, the proposer for them."""
    t = chamber(3)
    me, you = t.mine.seat, t.other.seat
    propose(t, "sanctions_1", f"foe:{you}")
    while t.question() == "buy-votes":
        t.play(chosen(t))
    answers: dict[int, list[str]] = {seat: [] for seat in range(3)}
    while t.s.secret:
        seat, answer = t.active.seat, chosen(t)
        answers[seat].append(answer)
        t.play(answer)
    assert answers[you][:2] == ["no", "amount:3"] and answers[me][0] == "yes"


def test_a_sovereign_is_bought_out_by_the_others() -> None:
    """A9.7, A9.17: the game is at stake."""
    t = chamber(3)
    propose(t, "sovereign")
    for _ in range(3):
        assert t.question() == "buy-votes" and chosen(t) == "amount:1"
        t.play(chosen(t))
    while t.s.secret:
        if t.question() == "law-side":
            assert chosen(t) == ("yes" if t.active.seat == t.mine.seat else "no")
        t.play(chosen(t))
    assert not t.s.over and t.s.sovereign == 6
