"""A5, A9.2 Treaties: discovering each other, offers, costs, effects, ends."""

import pytest

from raumhafen.games.sternenkinder.actions import CELL_IDS, PACTS
from raumhafen.games.sternenkinder.content.galaxy import CELLS, NEIGHBOURS
from raumhafen.games.sternenkinder.content.tables import GOVERNMENT_IDS, OWN_FLEET, RESEARCH_SHIP
from raumhafen.games.sternenkinder.rules.core.civil import add_civil
from raumhafen.games.sternenkinder.rules.core.fleets import add_fleet, count_kind
from raumhafen.games.sternenkinder.rules.core.meeting import meet
from raumhafen.games.sternenkinder.rules.core.pacts import forget_player, own_treaties
from raumhafen.games.sternenkinder.rules.politics.wars import begin_war
from raumhafen.games.sternenkinder.rules.strategy.ending import at_target, side, side_points
from tests.games.sternenkinder.tables import GAME, Scenario
from tests.games.sternenkinder.talks import FREE, Diplomacy, economy, pact

# --- A9.2 discovery ------------------------------------------------------------------------------


def test_players_discover_each_other_next_to_a_unit_or_colony() -> None:
    """A9.2: looked at when a phase begins."""
    t = Diplomacy(3, met=False)
    assert t.s.met == [1, 2, 4] and not t.offers(t.offer("trade"))
    add_civil(t.s, 0, RESEARCH_SHIP, NEIGHBOURS[t.seat(1).home][0])
    t.pass_all()
    assert t.s.met == [3, 3, 4]


def test_discovery_is_transitive() -> None:
    """A9.2: whom the discovered player knows is discovered, too."""
    t = Diplomacy(3, met=False)
    t.s.met = [3, 3, 4]
    add_fleet(t.s, 2, OWN_FLEET, t.seat(1).home)
    meet(t.s)
    assert t.s.met == [7, 7, 7]


def test_teams_know_each_other() -> None:
    """A1.18, A9.2"""
    assert Scenario(4, politics=True, teams=True).s.met == [15] * 4


# --- A5.1 to A5.6 offers -------------------------------------------------------------------------


def test_an_accepted_offer_costs_who_offers_an_action_and_the_culture() -> None:
    """A5.1, A5.2, A5.3, A4.3: the default share is 0, and the treaty holds at once."""
    t = Diplomacy()
    actions = t.actions_left(t.mine.seat)
    t.play(t.offer("alliance"), "amount:0")
    assert t.active.seat == t.other.seat and t.question() == "treaty-answer"
    t.play("yes")
    assert (t.mine.account["culture"], t.other.account["culture"]) == (5, 9)
    assert t.actions_left(t.mine.seat) == actions - 1
    assert t.s.treaties == [PACTS.index("alliance"), t.mine.seat, t.other.seat, 0]
    assert t.active.seat == t.mine.seat and t.offers("end")


def test_costs_are_shared_by_agreement() -> None:
    """A5.2"""
    t = Diplomacy()
    t.conclude("alliance", share=3)
    assert (t.mine.account["culture"], t.other.account["culture"]) == (8, 6)


def test_nobody_is_asked_for_more_than_both_can_pay() -> None:
    """A5.2: with 1 C left the partner must pay at least 3 of 4."""
    t = Diplomacy()
    t.mine.has(culture=1)
    t.ask_again().play(t.offer("alliance"))
    assert t.options() == ["amount:3", "amount:4"]
    t.play("amount:3", "no")
    t.other.has(culture=4)
    t.ask_again()
    assert not t.offers(t.offer("armament")) and t.offers(t.offer("trade"))


def test_a_refusal_costs_nothing_and_is_not_repeated_in_this_phase() -> None:
    """A5.1"""
    t = Diplomacy()
    actions = t.actions_left(t.mine.seat)
    t.play(t.offer("trade"), "amount:0", "no")
    assert t.actions_left(t.mine.seat) == actions and t.s.acted == 0
    assert not t.offers(t.offer("trade")) and t.offers(t.offer("alliance"))
    t.pass_all()
    t.pass_all()
    assert t.s.phase == 0 and t.s.refusals == []


def test_one_counter_offer_is_accepted_or_refused() -> None:
    """A5.1, decision 39"""
    t = Diplomacy()
    t.play(t.offer("alliance"), "amount:4", "amount:1")
    assert t.question() == "treaty-counter" and t.options() == ["yes", "no"]
    t.play("yes")
    assert (t.mine.account["culture"], t.other.account["culture"]) == (6, 8)
    t = Diplomacy()
    t.play(t.offer("alliance"), "amount:4", "amount:1", "no")
    assert t.s.treaties == [] and not t.offers(t.offer("alliance"))


def test_all_but_trade_treaties_once_for_each_pair() -> None:
    """A5.5"""
    t = Diplomacy()
    for name in ("alliance", "intelligence", "trade", "armament"):
        pact(t, name)
    t.ask_again()
    offered = [name for name in PACTS if t.offers(t.offer(name))]
    assert offered == ["trade"]


def test_which_treaties_count() -> None:
    """A5.6: each trade treaty; a federation does not."""
    t = Diplomacy()
    for name in ("alliance", "intelligence", "trade", "trade", "armament"):
        pact(t, name)
    assert own_treaties(t.s, 0) == own_treaties(t.s, 1) == 5


def test_culture_for_each_treaty() -> None:
    """A5.6, tech.interportal_culture; the explanation names it."""
    t = pact(pact(Diplomacy(), "trade"), "alliance")
    before = t.mine.income["culture"]
    t.mine.techs("interportal_culture")
    grown = t.mine.income["culture"] - before
    t.s.treaties = []
    assert grown - (t.mine.income["culture"] - before) == 2


def test_who_is_out_has_no_treaties() -> None:
    """A2.4, decision 25"""
    t = pact(Diplomacy(), "trade")
    forget_player(t.s, t.other.seat)
    assert t.s.treaties == []


# --- the treaties --------------------------------------------------------------------------------


@pytest.mark.plays("treaty.alliance", "treaty.trade", "treaty.armament")
@pytest.mark.parametrize(("name", "cost"), [("alliance", 4), ("trade", 1), ("armament", 6)])
def test_printed_costs(name: str, cost: int) -> None:
    """A5.10, A5.14, A5.16"""
    t = Diplomacy()
    t.conclude(name)
    assert t.mine.account["culture"] == 9 - cost
    assert t.s.treaties == [PACTS.index(name), t.mine.seat, t.other.seat, 0]


@pytest.mark.plays("treaty.intelligence")
def test_intelligence_costs_the_networks_of_both() -> None:
    """A5.13"""
    t = Diplomacy()
    t.s.network[CELLS * 0 + 3] = 2
    t.s.network[CELLS * 1 + 4] = t.s.network[CELLS * 1 + 5] = 1
    t.ask_again().conclude("intelligence")
    assert t.mine.account["culture"] == 6


def federation(seats: int = 4) -> Diplomacy:
    t = Diplomacy(seats)
    t.s.government[t.mine.seat] = GOVERNMENT_IDS.index("government.federation")
    t.s.points[t.other.seat] = 2
    t.bent = True  # totals of the government were not made
    t.ask_again()
    return t


@pytest.mark.plays("treaty.federation_invite")
def test_a_federation_invites_up_to_half_of_all_players() -> None:
    """A5.11: 3 C for each point; members win together and add points and targets."""
    t = federation()
    t.conclude("federation_invite", share=1)
    assert (t.mine.account["culture"], t.other.account["culture"]) == (4, 8)
    assert side(t.s, t.mine.seat) == side(t.s, t.other.seat)
    assert side_points(t.s, t.mine.seat) == 2
    t.s.points[t.mine.seat] = 2 * t.s.target - 2
    assert sorted(at_target(t.s)) == sorted([t.mine.seat, t.other.seat])
    t.s.budget[5 * t.mine.seat + FREE], t.s.acted = 1, 0
    t.ask_again()
    assert not any("federation_invite" in code for code in t.options())


def test_only_federations_invite_and_two_players_have_none() -> None:
    """A5.11"""
    assert not any("federation_invite" in code for code in Diplomacy(4).options())
    assert not any("federation_invite" in code for code in federation(3).options())


def test_who_is_at_war_with_a_member_is_not_invited() -> None:
    """A5.11, A5.10: members are allies, and allies have no war against each other."""
    t = federation(6)
    me, guest = t.mine.seat, t.other.seat
    member = next(seat for seat in range(6) if seat not in (me, guest))
    t.s.federation[me] = t.s.federation[member] = me
    assert t.ask_again().offers(t.offer("federation_invite"))
    begin_war(t.s, member, guest, 1 << member, 1 << guest)
    assert not t.ask_again().offers(t.offer("federation_invite"))


@pytest.mark.plays("treaty.federation_leave")
def test_leaving_a_federation_is_paid_to_the_founder() -> None:
    """A5.12: 2 C for each own point, without consent; one alone is no federation."""
    t = federation()
    t.conclude("federation_invite")
    assert not t.offers(f"cancel:federation_leave:{t.other.seat}")
    founder = t.mine.account["culture"]
    while t.active.seat != t.other.seat:
        t.play("end" if t.offers("end") else "pass")
    t.play(f"cancel:federation_leave:{t.mine.seat}")
    assert t.other.account["culture"] == 5 and t.mine.account["culture"] == founder + 4
    assert set(t.s.federation) == {-1}


@pytest.mark.plays("treaty.end_treaty")
def test_ending_costs_one_more_and_holds_to_the_end_of_the_round() -> None:
    """A5.4, A5.18: one action ends several treaties with one partner."""
    t = pact(pact(Diplomacy(), "trade"), "alliance")
    actions = t.actions_left(t.mine.seat)
    t.ask_again().play(f"cancel:trade:{t.other.seat}")
    assert t.mine.account["culture"] == 7 and not t.offers(f"cancel:trade:{t.other.seat}")
    t.play(f"cancel:alliance:{t.other.seat}")
    assert t.mine.account["culture"] == 2 and t.actions_left(t.mine.seat) == actions - 1
    assert own_treaties(t.s, 0) == 2
    t.pass_all()
    assert own_treaties(t.s, 0) == 2
    t.pass_all()
    assert t.s.treaties == []


def test_ending_treaties_with_somebody_else_needs_another_action() -> None:
    """A5.18"""
    t = pact(Diplomacy(3), "trade")
    third = next(p for p in range(3) if p not in (t.mine.seat, t.other.seat))
    t.s.treaties += [PACTS.index("trade"), third, t.mine.seat, 0]
    t.ask_again().play(f"cancel:trade:{third}")
    assert not t.offers(f"cancel:trade:{t.other.seat}")


@pytest.mark.plays("treaty.mercenaries")
def test_mercenaries_are_hired_and_dismissed() -> None:
    """A5.17, B27.2.7, A4.3: one fleet for 5 AWE, neither technology nor capacity."""
    t = Diplomacy()
    t.mine.points_of_capacity(0, 0)
    t.ask_again().play("hire")
    assert t.mine.account["awe"] == 4
    assert count_kind(t.s, t.mine.seat, OWN_FLEET + 1) == 1
    t.s.budget[5 * t.mine.seat + FREE], t.s.acted = 1, 0
    assert not t.ask_again().offers("hire")
    t.play("dismiss")
    assert count_kind(t.s, t.mine.seat, OWN_FLEET + 1) == 0


# --- A5.16 common capacity -----------------------------------------------------------------------


@pytest.mark.plays("treaty.armament")
def test_partners_have_a_common_pool_of_capacity() -> None:
    """A5.16: own points first, and what the partner has set aside is not touched."""
    t = economy("armament")
    t.mine.points_of_capacity(0, 0)
    t.other.points_of_capacity(3, 1)
    t.ask_again().play("buy:research")
    assert t.other.capacity == [3, 0] and t.mine.capacity == [0, 0]
    t.s.spare[2 * t.other.seat] = 3
    t.ask_again()
    assert not any(code.startswith("build:") for code in t.options())


def test_ships_are_placed_at_capacity_buildings_of_a_partner() -> None:
    """A5.16"""
    t = economy("armament")
    t.other.building("capacity", 1)
    t.ask_again().play("buy:research")
    yard = f"at:{CELL_IDS[t.other.home]}"
    assert yard in t.options()
    t.play(yard)
    assert t.s.civil_at[20 * t.mine.seat + 1] == t.other.home


def test_without_a_treaty_capacity_is_each_ones_own() -> None:
    """A5.16"""
    t = economy("trade")
    t.mine.points_of_capacity(0, 0)
    assert not t.ask_again().offers("buy:research")


# --- A5.14 exchanges -----------------------------------------------------------------------------


@pytest.mark.plays("treaty.trade")
def test_an_exchange_under_a_trade_treaty() -> None:
    """A5.14: one resource for any amounts of others, once for each treaty and phase."""
    t = economy("trade")
    t.ask_again().play(f"exchange:{t.other.seat}", "give:food", "amount:5")
    t.play("amount:2", "amount:3", "amount:0")
    assert t.active.seat == t.other.seat
    t.play("yes")
    assert t.mine.account == {"food": 15, "awe": 22, "research": 23, "culture": 20}
    assert t.other.account == {"food": 25, "awe": 18, "research": 17, "culture": 20}
    assert not t.offers(f"exchange:{t.other.seat}") and t.s.acted == 0
    t.play("pass")
    assert t.offers(f"exchange:{t.mine.seat}")


def test_a_refused_exchange_counts_and_changes_nothing() -> None:
    """A5.14"""
    t = economy("trade")
    before = t.s.account[:]
    t.ask_again().play(f"exchange:{t.other.seat}", "give:awe", "amount:1")
    t.play("amount:0", "amount:0", "amount:9", "no")
    assert t.s.account == before and not t.offers(f"exchange:{t.other.seat}")


def test_each_trade_treaty_gives_an_exchange() -> None:
    """A5.14, A5.5"""
    t = pact(economy("trade"), "trade")
    code = f"exchange:{t.other.seat}"
    for _ in range(2):
        t.ask_again().play(code, "give:awe", "amount:1", "amount:0", "amount:0", "amount:0", "no")
    assert not t.offers(code)


def test_tables_without_treaties_play_as_before() -> None:
    """A5.1: no offers, no asides, nothing in the view."""
    t = Scenario()
    t.pass_all()
    assert not any(code.split(":")[0] in ("treaty", "hire") for code in t.options())
    assert "affairs" not in GAME.view(t.s, 0) and GAME.asides(t.s, 1) == []
