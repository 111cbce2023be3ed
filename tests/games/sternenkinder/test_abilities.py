"""A10.13 Every ability of every advisor, played."""

import pytest

from raumhafen.games.sternenkinder.actions import CELL_IDS, THINGS, UNITS
from raumhafen.games.sternenkinder.content.cabinet import ADVISOR
from raumhafen.games.sternenkinder.content.galaxy import CELLS
from raumhafen.games.sternenkinder.content.tables import OWN_FLEET, TECH
from raumhafen.games.sternenkinder.rules.core.capacity import capacity
from raumhafen.games.sternenkinder.rules.core.fleets import (
    add_fleet,
    fleet_price,
    fleets_of,
)
from raumhafen.games.sternenkinder.rules.core.news import (
    BATTLE_WON,
    COLONY_FOUNDED,
    ILLEGAL_ACT,
    LAW_PASSED,
    SYSTEM_DISCOVERED,
)
from raumhafen.games.sternenkinder.rules.core.places import slots
from raumhafen.games.sternenkinder.rules.core.prices import (
    THING_COST,
    UNIT_COST,
    own_price,
    tech_price,
    unit_price,
)
from raumhafen.games.sternenkinder.rules.core.quantities import (
    EQUIPMENT_COST,
    GROWTH_COST,
    QUANTITY,
    changed,
)
from raumhafen.games.sternenkinder.rules.core.routes import connected
from raumhafen.games.sternenkinder.rules.core.votes import votes
from raumhafen.games.sternenkinder.rules.core.war import SEAT, UNIT_ROW
from raumhafen.games.sternenkinder.rules.politics import goals, wars
from raumhafen.games.sternenkinder.rules.politics.abilities import hear_politics
from raumhafen.games.sternenkinder.rules.strategy import trade
from raumhafen.games.sternenkinder.rules.strategy.decision import vote_price
from raumhafen.games.sternenkinder.rules.strategy.simple_combat import first_strike
from raumhafen.games.sternenkinder.state import FLEETS, MOVEMENT
from tests.games.sternenkinder.chambers import number
from tests.games.sternenkinder.courts import Court
from tests.games.sternenkinder.rulers import PLENTY
from tests.games.sternenkinder.tables import GAME
from tests.games.sternenkinder.talks import pact


def stands(t: Court, name: str, *abilities: str) -> dict[str, int]:
    """What the ruler's income is more with this advisor, his upkeep apart."""
    before = t.mine.income
    t.advisor(name, *abilities)
    found = t.gained(before)
    found["culture"] = found.get("culture", 0) + 3
    return {name: amount for name, amount in found.items() if amount}


def price(t: Court, what: str, base: int) -> int:
    return changed(t.s, t.mine.seat, QUANTITY[what], base)


# --- the Voice of the Okima (the veto stands in test_vetoes.py) ----------------------------------


@pytest.mark.plays(
    "advisor.voice_okima.basic", "advisor.voice_okima.first_a", "advisor.voice_okima.first_b"
)
def test_the_voice_of_the_okima() -> None:
    """A10.13: culture; then a political action in each round, or votes."""
    t = Court()
    assert stands(t, "voice_okima") == {"culture": 2}
    before = votes(t.s, t.mine.seat)
    t.advisor("voice_okima", "first_b")
    assert votes(t.s, t.mine.seat) == before + 4
    t.advisor("voice_okima", "first_a")
    me = t.mine.seat
    while t.s.round == 2:
        t.play(t.options()[0])
    assert t.s.budget[5 * me] == 1 + 1


@pytest.mark.plays("advisor.voice_okima.second_b")
def test_the_voice_is_worth_a_point() -> None:
    """A10.13: the second choice of level 2 is a point that is kept, once in a game."""
    t = Court().advisor("voice_okima", "first_a")
    before = t.points()
    t.play("skill:voice_okima:second_b")
    assert t.points() == before + 1 + 2
    t.away("voice_okima")
    assert t.points() == before + 1


# --- the Clan Member -----------------------------------------------------------------------------


@pytest.mark.plays("advisor.clan_member.second_a")
def test_the_clan_member_brings_a_card() -> None:
    """A10.13, A22.6: three AWE in the closing phase, for who wants to."""
    t = Court().advisor("clan_member", "first_a", "second_a")
    while t.question() != "clan-card":
        t.play("pass" if t.offers("pass") else "no")
    before = t.mine.account["awe"]
    assert t.active.seat == t.mine.seat
    cards = t.s.market_hand[t.mine.seat].bit_count()
    t.play("yes")
    assert t.mine.account["awe"] == before - 3
    assert t.s.market_hand[t.mine.seat].bit_count() == cards + 1


@pytest.mark.plays("advisor.clan_member.second_b")
def test_the_clan_member_hires_pirates() -> None:
    """A10.13, decision 33: three AWE for a fleet in an own system, once a round."""
    t = Court().advisor("clan_member", "first_a", "second_b")
    t.settle(t.mine)
    t.mine.techs("small_craft")
    t.economy()
    t.mine.has(awe=10)
    me, before = t.mine.seat, len(fleets_of(t.s, t.mine.seat))
    t.ask_again().play("consult:clan_member")
    assert t.question() == "pirate-place"
    t.play(f"at:{CELL_IDS[t.mine.home]}")
    assert len(fleets_of(t.s, me)) == before + 1 and t.mine.account["awe"] == 7
    assert not t.offers("consult:clan_member")
    t.away("clan_member")


# --- the Mouth of the Witnesses ------------------------------------------------------------------


@pytest.mark.plays("advisor.mouth_witnesses.first_b")
def test_the_mouth_of_the_witnesses() -> None:
    """A10.13: illegal actions and networks are cheaper, networks pay up to 4 and grow to 4."""
    t = Court().advisor("mouth_witnesses")
    assert price(t, "ia.illegal.cost", 3) == 2 and price(t, "ia.illegal.cost", 0) == 0
    t.advisor("mouth_witnesses", "first_a", "second_a")
    assert price(t, "network.cost", 2) == 1 and price(t, "network.max_level", 3) == 4
    t.away("mouth_witnesses")
    for cell in range(6):
        t.s.network[CELLS * t.mine.seat + cell] = 1
    assert stands(t, "mouth_witnesses", "first_b") == {"awe": 4}


@pytest.mark.plays("advisor.mouth_witnesses.second_b")
def test_the_mouth_pays_for_illegal_actions() -> None:
    """A10.13: two resources of choice when one succeeds."""
    t = Court().advisor("mouth_witnesses", "first_a", "second_b")
    t.tells(ILLEGAL_ACT)
    before = sum(t.mine.account.values())
    while t.question() != "politics":
        t.play(t.options()[-1])
    assert sum(t.mine.account.values()) == before + 2


# --- the Countess of the Swan --------------------------------------------------------------------


@pytest.mark.plays(
    "advisor.countess_swan.basic",
    "advisor.countess_swan.first_a",
    "advisor.countess_swan.first_b",
    "advisor.countess_swan.second_a",
)
def test_the_countess_of_the_swan() -> None:
    """A10.13: incomes, better trade, culture for treaties, cheaper policies."""
    t = Court("sociocracy", "mobility")
    assert stands(t, "countess_swan") == {"awe": 1, "culture": 1}
    t.away("countess_swan")
    assert stands(t, "countess_swan", "first_b") == {"awe": 4, "culture": 1}
    ratio = trade.ratio(t.s, t.mine.seat, 0, 1)
    t.advisor("countess_swan", "first_a")
    assert trade.ratio(t.s, t.mine.seat, 0, 1) == max(2, ratio - 1)
    assert price(t, "policy.upkeep", 2) == 2
    t.advisor("countess_swan", "first_a", "second_b")
    assert price(t, "policy.upkeep", 2) == 1
    pact(pact(t, "trade"), "alliance")
    t.advisor("countess_swan", "first_a", "second_a")
    t.mine.has(culture=0)
    hear_politics(t.s, t.mine.seat, -1, -1)
    assert t.mine.account["culture"] == 2


# --- the Tor Contact -----------------------------------------------------------------------------


@pytest.mark.plays("advisor.tor_contact.basic", "advisor.tor_contact.first_a")
def test_the_tor_contact() -> None:
    """A10.13: cheaper routes; connected colonies pay, or civil ships are faster."""
    t = Court().advisor("tor_contact")
    route = THINGS.index("trade_route")
    assert own_price(t.s, t.mine.seat, route, 4) == 2 and own_price(t.s, t.mine.seat, route, 2) == 1
    t.advisor("tor_contact", "first_b")
    assert price(t, "ship.civil.strategic_move", 1) == 2
    t.away("tor_contact")
    colony = CELL_IDS.index(t.settle(t.mine))
    t.s.route[t.mine.home] = t.s.route[colony] = t.mine.seat
    joined = len(connected(t.s, t.mine.seat))
    assert joined and stands(t, "tor_contact", "first_a") == {"awe": joined}


@pytest.mark.plays("advisor.tor_contact.second_a")
def test_the_tor_contact_builds_gates() -> None:
    """A10.13: two artificial gates on own planets, free of cost."""
    t = Court().advisor("tor_contact", "first_a")
    for _ in range(2):
        t.settle(t.mine)
    t.ask_again().play("skill:tor_contact:second_a")
    while t.question() != "politics":
        t.play(t.options()[0])
    assert t.s.gate.count(t.mine.seat) == 2


@pytest.mark.plays("advisor.tor_contact.second_b")
def test_the_tor_contact_hurries_fleets() -> None:
    """A10.13: one more system for a fleet that has not moved, twice a round."""
    t = Court().advisor("tor_contact", "first_a", "second_b")
    me = t.mine.seat
    add_fleet(t.s, me, OWN_FLEET, t.mine.home)
    fleet = fleets_of(t.s, me)[0]
    t.movement()
    while t.active.seat != me:
        t.play("pass")
    before = t.s.fleet_left[fleet]
    for more in (1, 2):
        assert t.s.phase == MOVEMENT
        t.play("consult:tor_contact")
        if t.question() == "hasty-fleet":
            t.play(f"move:{fleet - FLEETS * me + 1}")
        assert t.s.fleet_left[fleet] == before + more
    assert not t.offers("consult:tor_contact")


# --- the Form Master Builder ---------------------------------------------------------------------


@pytest.mark.plays(
    "advisor.form_builder.basic",
    "advisor.form_builder.first_a",
    "advisor.form_builder.first_b",
    "advisor.form_builder.second_a",
    "advisor.form_builder.second_b",
)
def test_the_form_master_builder() -> None:
    """A10.13: buildings cost 1 less; then upkeep, capacity, yields or sites."""
    t = Court()
    me, thing = t.mine.seat, THINGS.index("food_1")
    before = own_price(t.s, me, thing, THING_COST[thing])
    t.advisor("form_builder")
    assert own_price(t.s, me, thing, THING_COST[thing]) == before - 1
    assert own_price(t.s, me, thing, 1) == 1
    ground = capacity(t.s, me)[0]
    t.advisor("form_builder", "first_b")
    assert capacity(t.s, me)[0] == ground + 2
    t.away("form_builder")
    t.mine.building("awe", 1)
    assert stands(t, "form_builder", "first_a") == {"food": 1}
    t.away("form_builder")
    assert stands(t, "form_builder", "first_b", "second_a") == {"awe": 1}
    cell = CELL_IDS.index(t.settle(t.mine))
    sites = slots(t.s, cell), slots(t.s, t.mine.home)
    t.advisor("form_builder", "first_b", "second_b")
    assert (slots(t.s, cell), slots(t.s, t.mine.home)) == (sites[0] + 1, sites[1])


# --- the Welle Researcher ------------------------------------------------------------------------


@pytest.mark.plays(
    "advisor.welle_researcher.basic",
    "advisor.welle_researcher.first_a",
    "advisor.welle_researcher.second_a",
)
def test_the_welle_researcher() -> None:
    """A10.13: technologies cost 1 less; discoveries pay; anomalies rise by 2; R buildings yield."""
    t = Court()
    tech = TECH["tech.small_craft"]
    before = tech_price(t.s, t.mine.seat, tech)
    t.advisor("welle_researcher")
    assert tech_price(t.s, t.mine.seat, tech) == max(1, before - 1)
    t.advisor("welle_researcher", "first_a")
    t.tells(SYSTEM_DISCOVERED, t.mine.home)
    assert t.mine.account["research"] == PLENTY + 2
    t.advisor("welle_researcher", "first_b")
    assert price(t, "anomaly.stage", 1) == 2
    t.away("welle_researcher")
    t.mine.building("research", 1)
    assert stands(t, "welle_researcher", "first_b", "second_a") == {"research": 2}


@pytest.mark.plays("advisor.welle_researcher.second_b")
def test_the_welle_researcher_finds_something() -> None:
    """A10.13: a technology of at most 12 R, once in a game."""
    t = Court().advisor("welle_researcher", "first_a")
    before = t.s.techs[t.mine.seat].bit_count()
    t.play("skill:welle_researcher:second_b")
    assert t.question() == "free-tech"
    t.play(t.options()[0])
    assert t.s.techs[t.mine.seat].bit_count() == before + 1
    assert t.s.advisor_spent[ADVISOR["welle_researcher"]] == 1 << t.mine.seat


# --- the Seele Captain ---------------------------------------------------------------------------


@pytest.mark.plays("advisor.seele_captain.first_b")
def test_the_seele_captain() -> None:
    """A10.13: mercenaries, ground dice, ground units and equipment."""
    t = Court().advisor("seele_captain")
    assert price(t, "mercenary.upkeep", 2) == 1
    t.advisor("seele_captain", "first_a")
    assert price(t, "ground.hit", 0) == 1
    unit = UNITS.index("infantry")
    t.advisor("seele_captain", "first_b", "second_b")
    assert unit_price(t.s, t.mine.seat, unit) == UNIT_COST[unit] - 1
    lines = GAME.explain(t.s, t.mine.seat, f"price:buy:{UNITS[unit]}")
    assert sum(share.amount for share in lines) == UNIT_COST[unit] - 1
    assert changed(t.s, t.mine.seat, EQUIPMENT_COST, 2) == 1


# --- the Kosme Admiral ---------------------------------------------------------------------------


@pytest.mark.plays("advisor.kosme_admiral.first_b", "advisor.kosme_admiral.second_a")
def test_the_kosme_admiral() -> None:
    """A10.13, decision 35: dice of the first round, upkeep, prices of fleets."""
    t = Court()
    me = t.mine.seat
    add_fleet(t.s, me, OWN_FLEET, t.mine.home)
    add_fleet(t.s, me, OWN_FLEET, t.mine.home)
    before = fleet_price(t.s, me, OWN_FLEET)
    upkeep = t.mine.income["awe"]
    t.advisor("kosme_admiral", "first_a", "second_a")
    t.s.fight = [0] * UNIT_ROW
    t.s.fight[SEAT] = me
    t.s.fight_round = 1
    assert first_strike(t.s, 0) == 1
    t.s.fight_round = 2
    assert first_strike(t.s, 0) == 0
    t.s.fight, t.s.fight_round = [], 0
    assert fleet_price(t.s, me, OWN_FLEET) == before - 1
    t.advisor("kosme_admiral", "first_b")
    assert t.mine.income["awe"] == upkeep + 2


@pytest.mark.plays("advisor.kosme_admiral.second_b")
def test_victories_calm_the_people() -> None:
    """A10.13: a battle that was won is a pip of weariness less."""
    t = Court().advisor("kosme_admiral", "first_a", "second_b")
    me, you = t.mine.seat, t.other.seat
    wars.begin_war(t.s, me, you, 1 << me, 1 << you)
    goals.set_goal(t.s, me, you, goals.VICTORY, 3, you)
    t.s.wars[5 + me] = 3
    t.tells(BATTLE_WON, t.mine.home)
    assert t.s.wars[5 + me] == 2


# --- the High Councillor -------------------------------------------------------------------------


@pytest.mark.plays(
    "advisor.high_councillor.basic",
    "advisor.high_councillor.first_b",
    "advisor.high_councillor.second_b",
)
def test_the_high_councillor() -> None:
    """A10.13: votes; resources for laws; cheaper votes; culture for own laws."""
    t = Court()
    before = votes(t.s, t.mine.seat)
    t.advisor("high_councillor")
    assert votes(t.s, t.mine.seat) == before + 2
    dear = vote_price(t.s, t.mine.seat)
    t.advisor("high_councillor", "first_b")
    assert vote_price(t.s, t.mine.seat) == dear - 1
    t.away("high_councillor")
    t.bent = True
    t.s.laws += [number("technology_release"), t.mine.seat, 0, 0]
    assert stands(t, "high_councillor", "first_b", "second_b") == {"culture": 1}


@pytest.mark.plays("advisor.high_councillor.first_a", "advisor.high_councillor.second_a")
def test_the_high_councillor_is_paid_for_laws() -> None:
    """A10.13: three resources of choice for an own law; a law action in each round."""
    t = Court().advisor("high_councillor", "first_a", "second_a")
    t.tells(LAW_PASSED)
    before = sum(t.mine.account.values())
    while t.question() != "politics":
        t.play(t.options()[-1])
    assert sum(t.mine.account.values()) == before + 3
    me = t.mine.seat
    while t.s.round == 2:
        t.play(t.options()[0])
    assert t.s.budget[5 * me + 3] == 1


# --- the Settler of the Rain ---------------------------------------------------------------------


@pytest.mark.plays(
    "advisor.rain_settler.basic", "advisor.rain_settler.second_a", "advisor.rain_settler.second_b"
)
def test_the_settler_of_the_rain() -> None:
    """A10.13: cheaper colony ships and growth, food for colonies, a larger state."""
    t = Court()
    me, ship = t.mine.seat, UNITS.index("colony")
    before, size = unit_price(t.s, me, ship), t.s.state_size[me]
    t.advisor("rain_settler")
    assert unit_price(t.s, me, ship) == before - 1
    t.advisor("rain_settler", "first_b")
    assert changed(t.s, me, GROWTH_COST, 10) == 8 and changed(t.s, me, GROWTH_COST, 6) == 5
    t.advisor("rain_settler", "first_b", "second_a")
    assert t.s.state_size[me] == size + 1
    t.away("rain_settler")
    t.settle(t.mine)
    t.settle(t.mine)
    assert stands(t, "rain_settler", "first_b", "second_b") == {"food": 2}


@pytest.mark.plays("advisor.rain_settler.first_a")
def test_the_settler_feeds_new_colonies() -> None:
    """A10.13: four food for a colony that was founded."""
    t = Court().advisor("rain_settler", "first_a")
    t.s.planet_events = False
    ratio = trade.ratio(t.s, t.mine.seat, 0, 1)  # `tells` trades once
    t.tells(COLONY_FOUNDED, CELL_IDS.index(t.settle(t.mine)))
    assert t.mine.account["food"] == PLENTY - ratio + 4


def test_research_ships_keep_their_price() -> None:
    """A10.13: the Settler makes colony ships cheaper, nothing else."""
    t = Court().advisor("rain_settler")
    unit = UNITS.index("research")
    assert unit_price(t.s, t.mine.seat, unit) == UNIT_COST[unit]
