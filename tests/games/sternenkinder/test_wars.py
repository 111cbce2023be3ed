"""A6, A5.10, A5.19 Wars: declaring, price, prevention, goals, allies, weariness, ends."""

import pytest

from raumhafen.games.sternenkinder.actions import CELL_IDS, PACTS
from raumhafen.games.sternenkinder.content.galaxy import CELLS
from raumhafen.games.sternenkinder.content.tables import (
    GOVERNMENT_IDS,
    OWN_FLEET,
    RESEARCH_SHIP,
    TECH,
)
from raumhafen.games.sternenkinder.rules.core import foes
from raumhafen.games.sternenkinder.rules.core.civil import add_civil, units_of
from raumhafen.games.sternenkinder.rules.core.fleets import add_fleet
from raumhafen.games.sternenkinder.rules.core.pacts import forget_player
from raumhafen.games.sternenkinder.rules.core.war import at_war
from raumhafen.games.sternenkinder.rules.politics import declaring, goals, wars
from raumhafen.games.sternenkinder.rules.strategy.battles import foes_in, side_of
from raumhafen.games.sternenkinder.state import CIVIL_UNITS
from tests.games.sternenkinder.tables import Scenario
from tests.games.sternenkinder.talks import FREE, Diplomacy, pact

ALLIANCE = PACTS.index("alliance")


def war(seats: int = 2, wins: int = 1, joined: int = 0, drawn: int = 0) -> Diplomacy:
    """The first player is at war with the next; the goals are so many victories."""
    t = Diplomacy(seats)
    me, you = t.mine.seat, t.other.seat
    wars.begin_war(t.s, me, you, 1 << me | joined, 1 << you | drawn)
    for k in range(1, wins + 1):
        goals.set_goal(t.s, me, you, goals.VICTORY, k, you)
    t.ask_again()
    return t


def take_all(t: Scenario) -> int:
    """Prizes are taken in food; gives their sum."""
    taken = 0
    while t.question().startswith("receive-"):
        most = t.options()[-1]
        taken += int(most.partition(":")[2])
        t.play(most)
    return taken


# --- A6.2 to A6.6 declaring ----------------------------------------------------------------------


@pytest.mark.plays("treaty.war", "casus.free")
def test_war_is_declared_at_a_price() -> None:
    """A5.15, A6.1, A6.2, A6.6, A6.7, A4.3: peace before, war with one victory as its goal after."""
    t = Diplomacy()
    me, you = t.mine.seat, t.other.seat
    assert not at_war(t.s, me, you)
    t.play(f"war:{you}", "amount:3")
    assert t.active.seat == you and t.question() == "war-prevent"
    t.play("no")
    assert t.active.seat == me and not t.offers("end")
    t.play("amount:1", "end")
    assert at_war(t.s, me, you) and at_war(t.s, you, me)
    assert t.mine.account["culture"] == 6 and t.s.budget[5 * me + FREE] == 0
    assert t.s.war_goals == [me, you, goals.VICTORY, 1, you, 0]


@pytest.mark.parametrize(("price", "paid"), [(1, 1), (3, 4), (4, 6)])
def test_a_war_is_prevented_for_the_round(price: int, paid: int) -> None:
    """A6.6: one and a half times the price, rounded down; all of it is lost."""
    t = Diplomacy()
    t.play(f"war:{t.other.seat}", f"amount:{price}", "yes")
    assert t.mine.account["culture"] == 9 - price and t.other.account["culture"] == 9 - paid
    assert t.s.wars == [] and t.s.war_goals == []
    t.s.budget[5 * t.mine.seat + FREE], t.s.acted = 1, 0
    assert not t.ask_again().offers(f"war:{t.other.seat}")
    t.s.round += 1
    assert t.ask_again().offers(f"war:{t.other.seat}")


def test_empathy_prevents_at_the_price() -> None:
    """A6.6, tech.interportal_empathy"""
    t = Diplomacy()
    assert TECH["tech.interportal_empathy"] >= 0
    t.other.techs("interportal_empathy")
    assert declaring.prevention(t.s, t.other.seat, 4) == 4


def test_who_cannot_pay_is_not_asked() -> None:
    """A6.6"""
    t = Diplomacy()
    t.other.has(culture=3)
    t.play(f"war:{t.other.seat}", "amount:3")
    assert t.question() == "war-goal"


def test_on_whom_war_is_not_declared() -> None:
    """A6.3: allies, strangers, enemies, while peace lasts, by a Federation."""
    t = Diplomacy()
    code = f"war:{t.other.seat}"
    pact(t, "alliance")
    t.s.treaties[-1] = 1  # ended, holds to the end of the round
    assert not t.ask_again().offers(code)
    t.s.treaties = []
    t.s.peace[2 * t.mine.seat + t.other.seat] = t.s.round
    assert not t.ask_again().offers(code)
    t.s.peace = [0] * 4
    assert t.ask_again().offers(code)
    t.s.government[t.mine.seat] = GOVERNMENT_IDS.index("government.federation")
    assert not declaring.may_declare(t.s, t.mine.seat, t.other.seat)
    assert not Diplomacy(met=False).offers(code)
    assert not war().offers(code)


def test_treaties_between_the_sides_are_dissolved() -> None:
    """A6.3, A5.7"""
    t = pact(pact(Diplomacy(), "trade"), "armament")
    wars.begin_war(t.s, 0, 1, 1, 2)
    assert t.s.treaties == []


@pytest.mark.plays("treaty.alliance")
def test_allies_of_the_target_are_drawn_in_and_own_allies_may_join() -> None:
    """A6.3, A6.4, A5.10"""
    t = Diplomacy(4)
    me, you = t.mine.seat, t.other.seat
    friend, theirs = (you + 1) % 4, (you + 2) % 4
    t.s.treaties += [ALLIANCE, me, friend, 0, ALLIANCE, you, theirs, 0]
    t.ask_again().play(f"war:{you}", "amount:1", "no", "amount:1", "end")
    assert t.question() == "war-join" and t.active.seat == friend
    t.play("yes")
    assert t.s.foes[me] == t.s.foes[friend] == 1 << you | 1 << theirs
    assert t.s.foes[theirs] == 1 << me | 1 << friend


@pytest.mark.plays("casus.blockade")
def test_a_blockade_is_a_reason_for_war() -> None:
    """A6.5, A6.9: no price, no prevention, its goal comes by itself and ends with the blockade."""
    t = Diplomacy()
    me, you, home = t.mine.seat, t.other.seat, t.mine.home
    add_fleet(t.s, you, OWN_FLEET, home)
    t.s.blockade[home] = you
    t.ask_again().play(f"war:{you}", "end")
    assert t.mine.account["culture"] == 9
    assert t.s.war_goals == [me, you, goals.BLOCKADE, home, you, 0]
    t.s.blockade[home] = -1
    wars.end_won_wars(t.s)
    assert t.s.wars == []


@pytest.mark.plays("casus.conquest")
def test_a_lost_colony_is_a_reason_for_two_rounds_and_serves_once() -> None:
    """A6.5, A6.10"""
    t = Diplomacy()
    me, you = t.mine.seat, t.other.seat
    wars.hear_conquest(t.s, you, 50, me)
    assert goals.has_casus(t.s, me, you) and not goals.has_casus(t.s, you, me)
    t.s.round += 1
    assert goals.has_casus(t.s, me, you)
    t.s.round += 1
    assert not goals.has_casus(t.s, me, you)
    wars.hear_conquest(t.s, you, 51, me)
    goals.use_casus(t.s, me, you)
    assert t.s.war_goals[2:4] == [goals.RECAPTURE, 51] and not goals.has_casus(t.s, me, you)


@pytest.mark.plays("casus.free")
def test_a_colony_is_a_goal_until_it_is_taken() -> None:
    """A6.7, A6.11"""
    t = Diplomacy()
    you = t.other.seat
    home = t.other.home
    t.play(f"war:{you}", "amount:1", "no", f"at:{CELL_IDS[home]}", "end")
    assert not goals.is_fulfilled(t.s, 0, 1 << t.mine.seat, 0)
    t.s.owner[home] = t.mine.seat
    assert goals.is_fulfilled(t.s, 0, 1 << t.mine.seat, 0)


@pytest.mark.plays("casus.free")
def test_agents_are_goals_of_a_war_without_a_reason_too() -> None:
    """A6.7, A6.8: any row may be chosen, so ships at own colonies and at their networks."""
    t = Diplomacy()
    me, you = t.mine.seat, t.other.seat
    near = add_civil(t.s, you, RESEARCH_SHIP, t.mine.home)
    far = next(unit for unit in units_of(t.s, you) if unit != near)
    t.play(f"war:{you}", "amount:1", "no")
    ship, other = (f"ship:{unit % CIVIL_UNITS + 1}" for unit in (near, far))
    assert t.offers(ship) and not t.offers(other)
    t.play(ship)
    assert not t.offers(ship) and t.offers("end")
    t.play("end")
    assert t.s.war_goals == [me, you, goals.AGENT, CELLS * near + t.mine.home, you, 0]
    t.s.civil_at[near] = t.other.home
    wars.end_won_wars(t.s)
    assert t.s.wars == []


def test_a_reason_of_its_own_row_brings_no_agents() -> None:
    """A6.7: with a blockade only goals whose condition exists."""
    t = Diplomacy()
    home = t.mine.home
    add_civil(t.s, t.other.seat, RESEARCH_SHIP, home)
    add_fleet(t.s, t.other.seat, OWN_FLEET, home)
    t.s.blockade[home] = t.other.seat
    t.ask_again().play(f"war:{t.other.seat}")
    assert t.question() == "war-goal"
    assert not any(code.startswith("ship:") for code in t.options())


# --- B9.4 fighting -------------------------------------------------------------------------------


def test_enemies_are_attacked_and_the_rest_left_alone() -> None:
    """A6.1, B9.4: who is at war with one side only joins the other."""
    t = war(3)
    me, you = t.mine.seat, t.other.seat
    third = 3 - me - you
    cell = t.other.home
    add_fleet(t.s, me, OWN_FLEET, cell)
    assert foes_in(t.s, me, cell) == [you] and foes_in(t.s, third, cell) == []
    assert side_of(t.s, me, you, third) == -1
    wars.begin_war(t.s, third, me, 1 << third, 1 << me)
    assert side_of(t.s, me, you, third) == 1


def test_a_place_that_nobody_defends_is_no_victory() -> None:
    """A6.11, A6.12: without a battle no goal is reached."""
    t = war(wins=2)
    t.s.distant_bag = 0
    add_fleet(t.s, t.mine.seat, OWN_FLEET, t.other.home)
    while t.question() != "deed":
        t.play("pass")
    t.play("deed:spare")
    assert t.s.wars[foes.BALANCE] == 0
    assert not t.s.war_goals[goals.DONE]


# --- A6.12 weariness -----------------------------------------------------------------------------


def test_weariness_costs_attackers_more_than_defenders() -> None:
    """A6.12: 1 C for each pip, and for two pips; the explanation names it."""
    t = war()
    for seat in (t.mine.seat, t.other.seat):
        foes.tire(t.s, 0, seat, 3)
    assert foes.upkeep(t.s, t.mine.seat) == 3 and foes.upkeep(t.s, t.other.seat) == 1
    before = t.mine.income["culture"]
    foes.tire(t.s, 0, t.mine.seat, -9)
    assert t.mine.income["culture"] == before + 3


def test_allies_pay_one_upkeep() -> None:
    """A5.10, decision 51: after the highest counter, the rest by who declared."""
    t = war(3, joined=0)
    me = t.mine.seat
    third = 3 - me - t.other.seat
    t.s.wars[foes.ATTACKERS] |= 1 << third
    wars.settle_foes(t.s)
    foes.tire(t.s, 0, third, 5)
    assert (foes.upkeep(t.s, me), foes.upkeep(t.s, third)) == (3, 2)


def test_events_make_weary() -> None:
    """A6.12: battles, colonies, civil units, A22.5 the closing phase."""
    t = war(wins=3)
    me, you = t.mine.seat, t.other.seat
    wars.hear_battle(t.s, you, 5, me)
    wars.hear_civil_lost(t.s, me, 5, -1)
    wars.hear_closing(t.s, me, -1, -1)
    assert t.s.wars[foes.WEARINESS + me] == 3 and t.s.wars[foes.BALANCE] == -1
    wars.hear_battle(t.s, me, 5, you)
    assert t.s.wars[foes.WEARINESS + me] == 2 and t.s.wars[foes.WEARINESS + you] == 1
    wars.hear_conquest(t.s, me, t.other.home, you)
    assert t.s.wars[foes.WEARINESS + me] == 0 and t.s.wars[foes.WEARINESS + you] == 4
    t.s.bombed[5] = t.s.round
    wars.hear_lowered(t.s, you, 5, 1)
    wars.hear_destroyed(t.s, you, 5, me)
    assert t.s.wars[foes.WEARINESS + you] == 6


# --- A6.13 to A6.17 ends -------------------------------------------------------------------------


def test_a_war_ends_with_its_last_goal_and_is_evaluated() -> None:
    """A6.11, A6.13, A6.14: the second victory needs two more victories than defeats."""
    t = war(wins=2)
    me, you = t.mine.seat, t.other.seat
    wars.hear_battle(t.s, me, 5, you)
    assert t.s.wars and t.s.war_goals[goals.DONE] == 1
    wars.hear_battle(t.s, me, 5, you)
    assert t.s.wars == t.s.war_goals == [] and t.s.foes == [0, 0]
    assert t.s.stack[-1].script.name == "receive" and t.s.stack[-1].args == [10, 0]


@pytest.mark.plays("treaty.armistice")
def test_an_armistice_brings_peace_for_three_rounds() -> None:
    """A5.19, A6.13, A6.14: goods change hands, unfulfilled goals pay whom they concern."""
    t = war(wins=2)
    you = t.other.seat
    t.play(f"armistice:{you}", "amount:2", "amount:0", "amount:0", "amount:1", "end")
    assert t.question() == "armistice-answer" and t.active.seat == you
    t.play("yes")
    assert t.active.seat == you and take_all(t) == 10
    assert t.other.account["food"] == 9 + 2 + 10 and t.mine.account["food"] == 7
    assert t.s.wars == [] and t.s.peace == [
        t.s.round + 2 if a != b else 0 for a in range(2) for b in range(2)
    ]


def test_a_refused_armistice_changes_nothing() -> None:
    """A5.19"""
    t = war()
    t.play(f"armistice:{t.other.seat}", "amount:9", "amount:0", "amount:0", "amount:0", "end", "no")
    assert t.s.wars and t.mine.account["food"] == 9


def test_no_treaties_with_enemies() -> None:
    """A5.1"""
    assert not any(code.startswith("treaty:") for code in war().options())
    assert not any(code.startswith("armistice:") for code in Diplomacy().options())


def test_a_bankrupt_attacker_is_evaluated_as_it_stands() -> None:
    """A6.13, A6.15, decision 23"""
    t = war(wins=1)
    wars.hear_bankrupt(t.s, t.mine.seat, -1, -1)
    assert t.s.wars == [] and t.s.stack[-1].seat == t.other.seat
    assert t.s.stack[-1].args == [5, 0]


def test_a_bankrupt_defender_lifts_the_blockade_and_gets_nothing() -> None:
    """A6.16"""
    t = war(wins=1)
    me, you, home = t.mine.seat, t.other.seat, t.mine.home
    t.s.blockade[home] = you
    goals.set_goal(t.s, me, you, goals.BLOCKADE, home, you)
    wars.hear_bankrupt(t.s, you, -1, -1)
    assert t.s.blockade[home] == -1 and t.s.wars == []
    assert (t.s.stack[-1].seat, t.s.stack[-1].args) == (me, [5, 0])
    assert t.s.peace[2 * me + you] == t.s.round + 2


def war_on_two(wins: int) -> tuple[Diplomacy, int]:
    """The third player defends as well."""
    t = war(3, wins=wins)
    third = 3 - t.mine.seat - t.other.seat
    t.s.wars[foes.DEFENDERS] |= 1 << third
    wars.settle_foes(t.s)
    return t, third


def test_the_war_goes_on_against_the_other_defenders() -> None:
    """A6.17: goals that concern who leaves are evaluated."""
    t, third = war_on_two(wins=0)
    me, you = t.mine.seat, t.other.seat
    goals.set_goal(t.s, me, you, goals.COLONY, t.s.home[third], third)
    goals.set_goal(t.s, me, you, goals.COLONY, t.s.home[you], you)
    wars.leave_war(t.s, 0, third, spoils=True)
    assert at_war(t.s, me, you) and not at_war(t.s, me, third)
    assert len(t.s.war_goals) == 6 and t.s.stack[-1].seat == third


def test_several_defenders_share_what_unfulfilled_goals_bring() -> None:
    """A6.14: equally, and the named one gets the odd rest."""
    t, third = war_on_two(wins=1)
    me, you = t.mine.seat, t.other.seat
    wars.hear_bankrupt(t.s, me, -1, -1)
    prizes = {frame.seat: frame.args[0] for frame in t.s.stack if frame.script.name == "receive"}
    assert prizes == {you: 3, third: 2} and t.s.wars == []


def test_agents_of_a_bankrupt_defender_are_withdrawn() -> None:
    """A6.16, A6.8: the research ships that are goals go home, and the goals count."""
    t = war(wins=0)
    me, you = t.mine.seat, t.other.seat
    ship = add_civil(t.s, you, RESEARCH_SHIP, t.mine.home)
    goals.set_goal(t.s, me, you, goals.AGENT, CELLS * ship + t.mine.home, you)
    wars.hear_bankrupt(t.s, you, -1, -1)
    assert t.s.civil_at[ship] == t.other.home and t.s.wars == []
    assert (t.s.stack[-1].seat, t.s.stack[-1].args) == (me, [5, 0])


def test_wars_of_who_is_out_end() -> None:
    """A2.4, decision 25"""
    t = war(3)
    forget_player(t.s, t.other.seat)
    assert t.s.wars == t.s.war_goals == [] and t.s.foes == [0, 0, 0]
