"""A5.10, A6.12 The upkeep of a common war: allies decide in the economy phase who pays how much."""

import pytest

from raumhafen.games.sternenkinder.content.tables import CULTURE
from raumhafen.games.sternenkinder.rules.core import foes
from raumhafen.games.sternenkinder.rules.laws import account_laws
from raumhafen.games.sternenkinder.rules.politics import wars
from raumhafen.games.sternenkinder.rules.strategy.common_wars import is_shared
from tests.games.sternenkinder.allies import WHOLE, common_war, fight, seats
from tests.games.sternenkinder.rulers import Reign
from tests.games.sternenkinder.tables import GAME
from tests.games.sternenkinder.talks import Diplomacy
from tests.games.sternenkinder.wars import keys


def settle(t: Diplomacy, *answers: str) -> tuple[int, int]:
    """The culture of both allies in the economy phase, after these answers."""
    t.pass_all()
    t.play(*answers)
    assert t.question() == "economy"
    me, _, ally = seats(t)
    return t.s.account[4 * me + CULTURE], t.s.account[4 * ally + CULTURE]


def test_allies_decide_who_pays() -> None:
    """A5.10: who is asked first pays nothing if the other takes it all; or the other way round."""
    mine, theirs = settle(common_war(), "amount:3")
    assert settle(common_war(), "amount:0", "amount:5") == (mine + 3, theirs - 3)
    assert settle(common_war(), "amount:5") == (mine - 2, theirs + 2)
    assert settle(common_war(), "amount:4") == (mine - 1, theirs + 1)


def test_defenders_decide_too() -> None:
    """A5.10, A6.12: every second pip; who was attacked and an ally drawn in, in turn order."""
    t = Diplomacy(3)
    me, you, ally = seats(t)
    wars.begin_war(t.s, you, me, 1 << you, 1 << me | 1 << ally)
    foes.tire(t.s, 0, ally, WHOLE)
    t.ask_again().pass_all()
    before = t.s.account[:]
    assert t.question() == "war-share" and t.options()[0] == "amount:1" and len(t.options()) == 3
    t.play("amount:2")
    gains = [t.s.account[4 * p + CULTURE] - before[4 * p + CULTURE] for p in (me, you, ally)]
    assert gains == [-1, 0, 1]


def test_nobody_pays_more_than_his_part_unasked() -> None:
    """A5.10: without an agreement about the whole sum all pay equal parts."""
    mine, theirs = settle(common_war(), "amount:3")
    assert settle(common_war(), "amount:1", "amount:2") == (mine, theirs)


def test_the_equal_part_is_the_first_answer() -> None:
    """A5.10: so that nobody is held up; the last is asked only if more than his part is left."""
    t = common_war()
    t.pass_all()
    assert t.question() == "war-share" and t.active.seat == t.mine.seat
    assert t.options()[0] == "amount:3" and len(t.options()) == WHOLE + 1
    told = keys(t.play("amount:2"))
    assert t.options() == ["amount:2", "amount:3"] and "event-war-share" in told
    t.play("amount:2")
    assert t.question() == "economy"


def test_everybody_sees_what_a_common_war_costs() -> None:
    """A5.10, A0.15: the whole, the equal parts, and what was promised so far."""
    t = common_war()
    t.pass_all()
    t.play("amount:2")
    seen = GAME.view(t.s, t.active.seat)["affairs"]["upkeep"]
    assert (seen["amount"], seen["equal"], seen["named"]) == (WHOLE, [3, 2], [2])
    assert seen["seats"] == [t.mine.seat, t.active.seat]
    t.play("amount:3")
    assert "upkeep" not in GAME.view(t.s, t.mine.seat)["affairs"]


@pytest.mark.parametrize(("pips", "joined"), [(0, True), (WHOLE, False)])
def test_nobody_is_asked_where_there_is_nothing_to_share(pips: int, joined: bool) -> None:
    """A5.10, A6.12: an upkeep of 0, or a war without allies."""
    t = common_war(pips)
    if not joined:
        t.s.wars[foes.ATTACKERS] = 1 << t.mine.seat
        foes.tire(t.s, 0, t.mine.seat, pips)
        wars.settle_foes(t.s)
    settle(t)


def in_debt() -> Diplomacy:
    """The income has left an ally with a culture of -1."""
    t = common_war()
    ally = 4 * seats(t)[2] + CULTURE
    t.pass_all()
    left = t.s.account[ally]
    t = common_war()
    t.s.account[ally] -= left + 1
    t.bent = True  # until the income comes
    t.pass_all()
    assert t.question() == "war-share" and t.s.account[ally] == -1
    return t


def test_an_ally_saves_another_from_debts() -> None:
    """A5.10, B2.1: debts of the income are settled when it is known who pays for the war."""
    assert not account_laws(in_debt().s)
    assert "event-bankrupt" in keys(in_debt().play("amount:3"))
    assert "event-bankrupt" not in keys(in_debt().play("amount:5"))


def test_nobody_promises_what_he_has_not() -> None:
    """A5.10: more than his part only from his account."""
    t = common_war()
    for seat in range(3):
        t.seat(seat).has(culture=0)
    t.pass_all()
    me = t.mine.seat
    has = t.s.account[4 * me + CULTURE] + 3
    amounts = {int(code.partition(":")[2]) for code in t.options()}
    assert amounts == {3, *range(min(WHOLE, max(has, 0)) + 1)}


def test_a_fusion_has_decided_already() -> None:
    """A16.13: its members split all upkeep equally."""
    t = Reign("federation", "fusion", seats=3)
    fight(t)
    assert is_shared(t.s, 0, foes.ATTACKERS)
    t.federate(t.seat(seats(t)[2]))
    assert not is_shared(t.s, 0, foes.ATTACKERS)
