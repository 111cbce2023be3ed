"""Moments of governments, advisors and the council that few matches see: offers declined, nothing
left to choose from, players who are out of the game."""

from __future__ import annotations

import pytest

from raumhafen.games.sternenkinder.actions import CELL_IDS, LAW_IDS
from raumhafen.games.sternenkinder.content.galaxy import NEIGHBOURS
from raumhafen.games.sternenkinder.content.regimes import GOAL, WONDER
from raumhafen.games.sternenkinder.content.statutes import FULL_DECK
from raumhafen.games.sternenkinder.content.tables import (
    FIELD_TECHS,
    OWN_FLEET,
    RESEARCH_SHIP,
    SPACE,
    SUPERNOVA,
    TECH_NEEDS,
    TECHS,
)
from raumhafen.games.sternenkinder.rules.core import regimes
from raumhafen.games.sternenkinder.rules.core.civil import add_civil
from raumhafen.games.sternenkinder.rules.core.fleets import add_fleet
from raumhafen.games.sternenkinder.rules.core.news import (
    AGENT_ACTED,
    BUILT,
    CLOSING_TIME,
    ECONOMY_OVER,
    KILL,
    PLANET_CONQUERED,
)
from raumhafen.games.sternenkinder.rules.core.places import site_owner, sites_at, slots
from raumhafen.games.sternenkinder.rules.core.regimes import bits_of
from raumhafen.games.sternenkinder.rules.core.technologies import NAMES
from raumhafen.games.sternenkinder.rules.politics import goals, judiciary, wars
from raumhafen.games.sternenkinder.rules.politics.treaties import leave_federation
from raumhafen.games.sternenkinder.rules.politics.wonders import wonder_places
from raumhafen.games.sternenkinder.state import NOBODY
from tests.games.sternenkinder.chambers import chamber, number, pass_law
from tests.games.sternenkinder.courts import Court
from tests.games.sternenkinder.rulers import Reign
from tests.games.sternenkinder.talks import Diplomacy
from tests.games.sternenkinder.wars import keys


def war(t: Diplomacy, one: int, other: int) -> None:
    """A war that is not won yet."""
    wars.begin_war(t.s, one, other, 1 << one, 1 << other)
    goals.set_goal(t.s, one, other, goals.VICTORY, 3, other)


# --- A10.13, A10.12, A22.16 advisors -------------------------------------------------------------


def test_nobody_must_buy_a_card_of_the_clan_member() -> None:
    """A10.13, A22.6: who declines keeps his 3 AWE."""
    t = Court().advisor("clan_member", "first_a", "second_a")
    while t.question() != "clan-card":
        t.play("pass" if t.offers("pass") else "no")
    money, cards = t.mine.account["awe"], t.s.market_hand[t.mine.seat]
    t.play("no")
    assert t.mine.account["awe"] == money and t.s.market_hand[t.mine.seat] == cards


def test_sites_go_with_who_has_brought_them() -> None:
    """A10.12, decision 19: the Form Master Builder is replaced; the colony that has used his site
    loses a building."""
    t = Court().advisor("form_builder", "first_b", "second_b").display("rain_settler")
    cell = CELL_IDS.index(t.settle(t.mine))
    t.renew()
    for _ in range(slots(t.s, cell)):
        t.mine.building("food", 1, CELL_IDS[cell])
    before = len(sites_at(t.s, cell))
    t.ask_again().play("advisor:rain_settler")
    while t.question() != "politics":
        t.play(t.options()[0])
    assert t.owner("form_builder") == NOBODY and t.owner("rain_settler") == t.mine.seat
    assert len(sites_at(t.s, cell)) == slots(t.s, cell) == before - 1


def test_seele_raises_nobody_who_is_gone() -> None:
    """A22.16: the advisor who came first in this round has left again; nobody is asked."""
    t = Court().display("rain_settler")
    t.play("advisor:rain_settler")
    t.away("rain_settler").ask_again()
    round = t.s.round
    while t.s.round == round:
        assert t.question() != "advisor-free"
        t.play("pass")
    assert t.skills("rain_settler") == []


# --- A10 policies --------------------------------------------------------------------------------


def test_a_policy_that_cannot_be_paid_is_not_activated() -> None:
    """A10.7, A15.11: active, in its phase and not used yet, but the 7 C are missing."""
    t = Reign("autocracy", "just_war")
    t.mine.has(culture=6)
    refused = t.ask_again().refusal("activate:just_war")
    assert (refused.key, refused.rule) == ("illegal-no-means", "A10.7")


def test_heaven_pays_where_no_policy_fits() -> None:
    """A22.13: without a free place the free policy is what the first has cost."""
    t = Reign("sociocracy", "equality", "civil_society")
    t.play("policy:mobility")
    while t.question() != "card-choice":
        t.play("pass")
    culture, before = t.mine.account["culture"], t.s.policies[t.mine.seat]
    t.play("choice:1")
    assert t.s.policies[t.mine.seat] == before and t.mine.account["culture"] == culture + 2


def test_the_dead_reach_no_goals() -> None:
    """A10.10, A2.4: only who is in the game; the same player would have it otherwise."""
    for out in (False, True):
        t = Reign("democracy", seats=3)
        t.rule(t.other, "autocracy")
        at = regimes.RULING * t.other.seat + regimes.PACIFIED
        t.s.ruling[at] = 3
        t.s.out = int(out) << t.other.seat
        t.bent = True
        t.tells(BUILT, t.mine.home)
        assert t.s.goals_by[GOAL["order"]] == (NOBODY if out else t.other.seat)


# --- A15 -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("policies", "known"), [((), True), (("war_booty",), False), (("war_booty",), True)]
)
def test_what_a_conqueror_learns(policies: tuple[str, ...], known: bool) -> None:
    """A15.12: with War Booty one technology of the loser, if he has one that can be understood."""
    t = Reign("autocracy", *policies)
    war(t, t.mine.seat, t.other.seat)
    t.s.techs = [0, 0]
    if known:
        t.other.techs("small_craft")
    t.tells(PLANET_CONQUERED, t.other.home, t.other.seat)
    assert t.question() == "politics"  # one is no choice
    assert t.s.techs[t.mine.seat].bit_count() == int(bool(policies) and known)


def test_a_law_of_the_own_hand_is_enacted() -> None:
    """A15.6: nobody draws for it; its owner has it in force instead."""
    t = Reign("autocracy")
    law = number("free_trade")
    t.s.law_deck &= ~(1 << law)
    t.s.law_hand[t.mine.seat] |= 1 << law
    held, deck = t.s.law_hand[:], t.s.law_deck
    for _ in range(3):
        t.tells(KILL, t.mine.home)
    t.play(f"law:{LAW_IDS[law]}")
    assert t.s.laws[:2] == [law, t.mine.seat] and t.s.law_deck == deck
    held[t.mine.seat] &= ~(1 << law)
    assert t.s.law_hand == held


def test_without_laws_none_is_enacted() -> None:
    """A15.6, A16.6: all have left the game; the goal counts all the same."""
    t = Reign("autocracy")
    t.s.law_gone, t.s.law_deck, t.s.law_hand = FULL_DECK, 0, [0, 0]
    t.bent = True
    for _ in range(3):
        t.tells(KILL, t.mine.home)
    assert t.question() == "politics" and t.s.laws == []
    assert t.s.goals_by[GOAL["order"]] == t.mine.seat


# --- A16 -----------------------------------------------------------------------------------------


def test_the_new_clouds_can_wait() -> None:
    """A16.12: who declines pays nothing and nobody gets a point."""
    t = Reign("federation", "new_clouds", seats=4)
    t.federate(t.other)
    t.tells(CLOSING_TIME)
    assert t.question() == "new-clouds"
    before = [t.points(), t.points(t.other), t.mine.account]
    t.play("no")
    assert [t.points(), t.points(t.other), t.mine.account] == before


def test_the_forum_passes_over_enemies() -> None:
    """A16.5, A5.1: with who is at war no treaty can be made; with the others one need not."""
    t = Reign("democracy", seats=3)
    second, third = ((t.mine.seat + n) % 3 for n in (1, 2))
    for seat in (second, third):
        t.s.embassy[t.s.home[seat]] = 1 << t.mine.seat
    war(t, t.mine.seat, second)
    t.tells(AGENT_ACTED)
    assert t.question() == "forum" and t.offers(f"treaty:trade:{third}")
    assert not t.offers(f"treaty:trade:{second}")
    t.play("no")
    assert t.question() == "politics" and t.s.treaties == []


def test_a_federation_of_two_remains_when_the_third_leaves() -> None:
    """A5.12: only one alone is no federation."""
    t = Reign("federation", seats=4)
    third = t.seat((t.mine.seat + 2) % 4)
    t.federate(t.other, third)
    leave_federation(t.s, third.seat)
    assert t.s.federation[third.seat] == NOBODY
    assert t.s.federation[t.mine.seat] == t.s.federation[t.other.seat] == t.mine.seat
    leave_federation(t.s, t.other.seat)
    assert t.s.federation == [NOBODY] * 4


def test_the_dead_have_no_policies_to_rest() -> None:
    """A10.6, A2.4: the others may have to, who is out is not asked."""
    t = Reign("democracy", seats=3)
    crowd = ("dividend", "participation", "judiciary", "constitution")
    t.rule(t.other, "democracy", *crowd)
    judiciary.settle(t.s)
    assert [f.seat for f in t.s.stack if f.script.name == "crowded_policies"] == [0, 1, 2]
    del t.s.stack[-3:]
    t.s.out = 1 << t.other.seat
    judiciary.settle(t.s)
    assert t.other.seat not in [f.seat for f in t.s.stack if f.script.name == "crowded_policies"]


def test_nobody_is_rewarded_for_a_law_without_a_proposer() -> None:
    """A16.6, decision 25: who did it is sanctioned all the same; other laws say nothing of it."""
    t = Reign("democracy")
    me = t.mine.seat
    t.s.laws = [number("free_trade"), t.other.seat, -1, 0]
    accounts = t.s.account[:]
    judiciary.hear_atrocity(t.s, me, t.other.home, NOBODY)
    assert t.s.sanction[me] == 0
    t.s.laws += [number("humanitarian_law"), NOBODY, -1, 0]
    judiciary.hear_atrocity(t.s, me, t.other.home, NOBODY)
    assert t.s.sanction[me] == 1 and t.s.account == accounts


def test_lanes_stay_closed_in_war() -> None:
    """A9.12: the Freedom of Lanes ends blockades in peace only."""
    t = chamber(3, "freedom_of_lanes")
    me, you, home = t.mine.seat, t.other.seat, t.other.home
    for _ in range(9):
        add_fleet(t.s, me, OWN_FLEET, home)
    war(t, me, you)
    t.s.blockade[home] = me
    pass_law(t, "freedom_of_lanes")
    assert t.s.blockade[home] == me


# --- A10.13 the veto -----------------------------------------------------------------------------


def guarded(government: str = "democracy") -> Court:
    """The other player has the veto, and is asked about everything."""
    t = Court(government)
    t.advisor("voice_okima", "first_a", "second_a", seat=t.other)
    t.s.veto_kinds[t.other.seat] = (1 << 9) - 1
    t.s.budget[5 * t.other.seat : 5 * t.other.seat + 5] = [0] * 5
    return t


def proposed(law: str) -> Court:
    """The first player has proposed it; the owner of the veto is asked."""
    t = guarded()
    if law == "pure_metal_priority":
        t.s.law_deck &= ~(1 << number(law))
        t.s.law_hand[t.mine.seat] |= 1 << number(law)
    t.ask_again().play("council")
    while t.question() != "veto":
        t.play(f"law:{law}" if t.question() == "law" else t.options()[0])
    return t


def test_a_law_may_be_voted_on() -> None:
    """A10.13, decision 40: who does not object keeps his veto."""
    t = proposed("pure_metal_priority")
    t.play("no")
    assert t.question() == "buy-votes" and t.s.advisor_spent == [0] * len(t.s.advisor_spent)


def test_an_always_law_that_is_prevented_comes_into_no_hand() -> None:
    """A10.13, A9.14: it lies beside the deck as before."""
    t = proposed("bounties")
    held = t.s.law_hand[:]
    t.play("yes")
    assert t.question() == "politics" and t.s.law_hand == held and t.s.laws == []


def test_an_initiative_is_prevented() -> None:
    """A10.13, decision 40: it is paid with a law action; no card is drawn."""
    t = guarded()
    t.s.budget[5 * t.mine.seat : 5 * t.mine.seat + 5] = [1, 1, 1, 1, 1]
    held = t.s.law_hand[:]
    t.ask_again().play("initiative", "yes")
    assert t.s.budget[5 * t.mine.seat : 5 * t.mine.seat + 5] == [1, 1, 1, 0, 1]
    assert t.s.law_hand == held and t.s.acted == 1


# --- A17 -----------------------------------------------------------------------------------------


def test_the_market_value_may_stay() -> None:
    """A17.14: nothing is told of what has not changed."""
    t = Reign("corporatocracy", "stock")
    t.set(regimes.STOCK, 2)
    t.tells(CLOSING_TIME)
    told = t.play("amount:14")
    assert t.count(regimes.STOCK) == 2 and "event-market-value" not in keys(told)


def test_a_branch_must_be_paid_for() -> None:
    """A17.12: 5 AWE."""
    t = Reign("corporatocracy")
    code = f"branch:{CELL_IDS[t.other.home]}"
    assert t.offers(code)
    t.mine.has(awe=4)
    refused = t.ask_again().refusal(code)
    assert (refused.key, refused.rule) == ("illegal-no-means", "A17.12")


def speculated(t: Reign) -> None:
    """A building is bid for; its owner does not defend it."""
    t.ask_again().play("activate:real_estate")
    while t.question() in ("estate-system", "estate"):
        t.play(t.options()[0])
    t.play("amount:4")
    if t.question() == "estate-defence":
        t.play("no")


def test_a_bought_building_becomes_a_branch() -> None:
    """A17.15: free of cost, and its site is free again."""
    t = Reign("corporatocracy", "real_estate")
    t.other.building("food", 1)
    cell = t.other.home
    speculated(t)
    money = t.mine.account["awe"]
    assert t.question() == "estate-branch"
    t.play("yes")
    assert t.s.branch[cell] == 1 << t.mine.seat and sites_at(t.s, cell) == []
    assert t.mine.account["awe"] == money


def test_a_building_at_home_becomes_no_branch() -> None:
    """A17.15, A17.12: what others own on the own planet is bought back and stays a building."""
    t = Reign("corporatocracy", "real_estate")
    t.other.building("food", 1, CELL_IDS[t.mine.home])
    speculated(t)
    owners = [site_owner(t.s.sites[at]) for at in sites_at(t.s, t.mine.home)]
    assert owners == [t.mine.seat] and t.question() == "politics"
    assert t.s.branch == [0] * len(t.s.branch)


# --- A19 -----------------------------------------------------------------------------------------


def test_mankind_gets_what_it_can_understand() -> None:
    """A19.2: a technology whose foundation is missing is not received; the goal counts."""
    t = Reign("technocracy")
    plain = [next(k for k in bits_of(mask) if not TECH_NEEDS[k]) for mask in FIELD_TECHS]
    deep = next(k for k in range(TECHS) if TECH_NEEDS[k] == 1 << plain[0])
    t.s.techs = [0, 0]
    for tech in (*plain, deep):
        t.s.techs[t.mine.seat] |= 1 << tech
    t.renew()
    t.tells(ECONOMY_OVER)
    t.play("yes")
    while t.question() == "shared-tech":
        t.play(f"research:{NAMES[deep]}")
    assert bits_of(t.s.techs[t.other.seat]) == sorted(plain[1:])
    assert t.s.goals_by[GOAL["mankind"]] == t.mine.seat


def test_a_swarm_is_built_beside_a_supernova() -> None:
    """A19.11: in empty space next to it; elsewhere in space it is not."""
    t = Reign("logocracy")
    cell = next(c for c in range(len(t.s.tile)) if t.s.tile[c] < 0 and len(NEIGHBOURS[c]) == 6)
    t.s.tile[cell] = SPACE
    add_civil(t.s, t.mine.seat, RESEARCH_SHIP, cell)
    swarm = WONDER["stellar_swarm"]
    assert wonder_places(t.s, t.mine.seat, swarm) == []
    t.s.tile[NEIGHBOURS[cell][0]] = SUPERNOVA
    assert wonder_places(t.s, t.mine.seat, swarm) == [cell]
