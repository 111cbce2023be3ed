"""Moments of wars that few matches see: allies who stay at home, wars beside wars, a bankrupt who
gives back what he took."""

from __future__ import annotations

from raumhafen.games.sternenkinder.actions import CELL_IDS, PACTS
from raumhafen.games.sternenkinder.content.tables import RESEARCH_SHIP
from raumhafen.games.sternenkinder.rules.core.civil import add_civil
from raumhafen.games.sternenkinder.rules.core.foes import WEARINESS, rows
from raumhafen.games.sternenkinder.rules.core.news import RAIDED, announce
from raumhafen.games.sternenkinder.rules.core.war import at_war
from raumhafen.games.sternenkinder.rules.politics import declaring, goals, wars
from raumhafen.games.sternenkinder.state import NOBODY, WAR_ROW
from tests.games.sternenkinder.allies import seats
from tests.games.sternenkinder.talks import Diplomacy

ALLIANCE = PACTS.index("alliance")


def war(t: Diplomacy, one: int, other: int, *drawn: int) -> None:
    """A war that is not won yet; others stand beside the target."""
    defenders = sum(1 << p for p in (other, *drawn))
    wars.begin_war(t.s, one, other, 1 << one, defenders)
    goals.set_goal(t.s, one, other, goals.VICTORY, 3, other)


# --- A6.3 to A6.5 declaring ----------------------------------------------------------------------


def test_no_second_war_while_the_first_goes_on_without_its_target() -> None:
    """A6.3, A6.17: the target has left the war, his ally fights on; peace is long over."""
    t = Diplomacy(3)
    me, you, third = seats(t)
    war(t, me, you, third)
    wars.leave_war(t.s, 0, you, spoils=False)
    t.s.peace = [0] * len(t.s.peace)
    assert not at_war(t.s, me, you) and at_war(t.s, me, third)
    assert not declaring.may_declare(t.s, me, you)
    assert declaring.may_declare(t.s, you, me)
    wars.leave_war(t.s, 0, third, spoils=False)
    t.s.peace = [0] * len(t.s.peace)
    assert declaring.may_declare(t.s, me, you)


def raided() -> tuple[Diplomacy, int, int, int]:
    """Two allies have just got a reason for war; the first of them goes to war at once."""
    t = Diplomacy(3)
    me = t.mine.seat
    first, second = [p for p in t.s.seats_from(t.s.first) if p != me]
    t.s.treaties += [ALLIANCE, first, second, 0]
    for victim in (first, second):
        goals.note_reason(t.s, victim, me, goals.ANYTHING)
    announce(t.s, RAIDED, me, t.mine.home, first)
    t.ask_again().play("trade:food:awe")
    assert t.question() == "war-now" and t.active.seat == first
    t.play("yes", "amount:1", "end")
    assert t.question() == "war-join" and t.active.seat == second
    return t, me, first, second


def test_who_has_joined_is_not_asked_again() -> None:
    """A6.4, A6.5: there is nothing left to declare."""
    t, me, first, second = raided()
    t.play("yes")
    assert t.question() == "politics" and len(t.s.wars) == WAR_ROW
    assert at_war(t.s, me, first) and at_war(t.s, me, second)


def test_allies_need_not_join() -> None:
    """A6.4, A6.5: an ally stays at peace, and may still use a reason of his own."""
    t, me, first, second = raided()
    t.play("no")
    assert at_war(t.s, me, first) and not at_war(t.s, me, second)
    assert t.question() == "war-now" and t.active.seat == second
    t.play("no")
    assert t.question() == "politics" and not at_war(t.s, me, second)


# --- A6.12 weariness -----------------------------------------------------------------------------


def test_a_bombardment_tires_nobody_in_other_wars() -> None:
    """A6.12: who has lost the level, in each of his wars; A6.2 a war of others goes on beside."""
    t = Diplomacy(3)
    me, you, third = seats(t)
    war(t, me, third)
    war(t, third, you)
    t.s.bombed[t.other.home] = t.s.round
    wars.hear_lowered(t.s, you, t.other.home, 2)
    first, second = (t.s.wars[at + WEARINESS :][:3] for at in rows(t.s))
    assert first == [0, 0, 0] and second == [int(p == you) for p in range(3)]


# --- A6.13, A6.16 bankruptcy ---------------------------------------------------------------------


def test_wars_of_others_outlast_a_bankruptcy() -> None:
    """A6.13, decision 23"""
    t = Diplomacy(3)
    me, you, third = seats(t)
    war(t, third, me)
    war(t, me, you)
    wars.hear_bankrupt(t.s, you, -1, -1)
    assert t.s.foes[me] == 1 << third and t.s.foes[you] == 0
    assert t.s.peace[3 * you + me] > t.s.round > t.s.peace[3 * you + third]


def test_a_bankrupt_ally_yields_his_own_part_only() -> None:
    """A6.16, A6.17: goals that concern the other defender stay open."""
    t = Diplomacy(3)
    me, you, third = seats(t)
    war(t, me, you, third)
    for blocker, cell in ((you, t.mine.home), (third, t.other.home)):
        t.s.blockade[cell] = blocker
        goals.set_goal(t.s, me, you, goals.BLOCKADE, cell, blocker)
    agent = add_civil(t.s, you, RESEARCH_SHIP, t.mine.home)
    goals.set_agent(t.s, me, you, agent)
    wars.hear_bankrupt(t.s, third, -1, -1)
    assert t.s.civil_at[agent] == t.mine.home
    assert t.s.blockade[t.mine.home] == you and t.s.blockade[t.other.home] == NOBODY
    assert at_war(t.s, me, you) and not at_war(t.s, me, third)
    about = [t.s.war_goals[at + goals.ABOUT] for at in goals.rows(t.s)]
    assert about == [you, you, you]


def test_a_bankrupt_gives_the_colony_back() -> None:
    """A6.16, A6.10: and the goal brings its prize."""
    t = Diplomacy()
    me, you = t.mine.seat, t.other.seat
    t.other.colony("iii3", 2)
    cell = CELL_IDS.index("iii3")
    wars.begin_war(t.s, me, you, 1 << me, 1 << you)
    goals.set_goal(t.s, me, you, goals.RECAPTURE, cell, you)
    wars.hear_bankrupt(t.s, you, -1, -1)
    assert t.s.owner[cell] == me and t.s.wars == []
    prizes = [(f.seat, f.args) for f in t.s.stack if f.script.name == "receive"]
    assert prizes == [(me, [5, 0])]


def test_an_agent_that_has_gone_is_not_called_home() -> None:
    """A6.16, A6.8: he stays where he went; one whose owner has no other planet stays, too."""
    t = Diplomacy()
    me, you, home = t.mine.seat, t.other.seat, t.mine.home
    gone = add_civil(t.s, you, RESEARCH_SHIP, 0)
    wars.withdraw(t.s, you, gone, home)
    assert t.s.civil_at[gone] == 0
    caught = add_civil(t.s, you, RESEARCH_SHIP, home)
    t.s.owner[t.other.home] = me
    wars.withdraw(t.s, you, caught, home)
    assert t.s.civil_at[caught] == home
    t.s.owner[t.other.home] = you
    wars.withdraw(t.s, you, caught, home)
    assert t.s.civil_at[caught] == t.other.home
