"""A19 Technocracy and Logocracy: secrecy, goals, policies and wonders."""

import pytest

from raumhafen.games.sternenkinder.actions import CELL_IDS
from raumhafen.games.sternenkinder.content.galaxy import RING
from raumhafen.games.sternenkinder.content.regimes import GOAL, WONDER
from raumhafen.games.sternenkinder.content.tables import (
    ASTEROID,
    FIELD_TECHS,
    NEBULA,
    OWN_FLEET,
    RESEARCH_SHIP,
    TECH,
    TECH_NEEDS,
    TECHS,
)
from raumhafen.games.sternenkinder.rules.core.cards import ANOMALY_DECK, CARD_NAMES
from raumhafen.games.sternenkinder.rules.core.civil import add_civil
from raumhafen.games.sternenkinder.rules.core.fleets import add_fleet, fleet_price
from raumhafen.games.sternenkinder.rules.core.news import (
    CARD_TAKEN,
    CLOSING_TIME,
    ECONOMY_OVER,
    SYSTEM_DISCOVERED,
    TECH_RESEARCHED,
)
from raumhafen.games.sternenkinder.rules.core.prices import is_known, tech_price
from raumhafen.games.sternenkinder.rules.core.quantities import EQUIPMENT_COST, changed
from raumhafen.games.sternenkinder.rules.core.regimes import EXPERIMENTS, FOCUS, SUPPORTED
from raumhafen.games.sternenkinder.rules.core.votes import votes
from raumhafen.games.sternenkinder.rules.politics.wonders import stage_price
from raumhafen.games.sternenkinder.rules.strategy.anomalies import begin_experiment
from raumhafen.games.sternenkinder.rules.strategy.simple_combat import learn_from
from raumhafen.games.sternenkinder.rules.strategy.trade import ratio
from raumhafen.games.sternenkinder.state import FACE_DOWN
from tests.games.sternenkinder.rulers import Reign
from tests.games.sternenkinder.tables import reveal

CRAFT = TECH["tech.small_craft"]


def scholar(*policies: str, government: str = "technocracy") -> Reign:
    t = Reign(government, *policies)
    t.economy()
    t.mine.has(food=99, awe=199, research=99)
    t.ask_again()
    return t


@pytest.mark.parametrize(("answer", "known"), [("no", False), ("yes", True)])
def test_secrecy(answer: str, known: bool) -> None:
    """A19.1: others pay the full price and may still have the bonus; for three R it is public."""
    t = scholar()
    price = tech_price(t.s, t.other.seat, CRAFT)
    research = t.mine.account["research"]
    t.play("research:small_craft", answer)
    while t.question() != "economy":
        t.play(t.options()[0])
    assert is_known(t.s, CRAFT) is known
    assert t.s.concealed[t.mine.seat] >> CRAFT & 1 == (not known)
    assert tech_price(t.s, t.other.seat, CRAFT) == price - (2 if known else 0)
    assert research - t.mine.account["research"] in (price, price + 3)


@pytest.mark.plays("goal.mankind")
def test_advance_mankind() -> None:
    """A19.2: one technology of each field for everybody is a point."""
    t = scholar()
    t.s.techs = [0] * t.s.seats
    for mask in FIELD_TECHS:
        first = next(k for k in range(TECHS) if mask >> k & 1 and not TECH_NEEDS[k])
        t.s.techs[t.mine.seat] |= 1 << first
    t.renew()
    before = t.points()
    t.tells(ECONOMY_OVER)
    t.play("yes")
    while t.question() == "shared-tech":
        t.play(t.options()[0])
    assert t.points() == before + 1 and t.s.techs[t.other.seat].bit_count() == 4


@pytest.mark.plays("goal.map")
def test_the_map_of_the_sea() -> None:
    """A19.3: known ways to the centre and all home worlds; as many systems as players."""
    t = Reign("technocracy")
    t.bent = True
    known = [cell for cell in range(len(t.s.tile)) if t.s.tile[cell] == FACE_DOWN]
    for cell in known[:-4]:
        t.s.tile[cell] = ASTEROID
    t.tells(SYSTEM_DISCOVERED, known[0])
    assert t.s.goals_by[GOAL["map"]] == t.mine.seat
    while t.question() == "reveal-place":
        t.play(t.options()[0])
    assert t.s.tile.count(FACE_DOWN) == 4 - t.s.seats


@pytest.mark.plays("goal.leader")
def test_market_leadership() -> None:
    """A19.4: more technologies in every field, five R for each other player."""
    t = Reign("technocracy")
    t.s.techs[t.mine.seat] = (1 << TECHS) - 1
    t.s.techs[t.other.seat] = 0
    t.s.fields[t.mine.seat], t.s.fields[t.other.seat] = 15, 0
    t.renew()
    research = t.mine.account["research"]
    t.bent = True
    t.tells(CLOSING_TIME)
    assert t.s.goals_by[GOAL["leader"]] == t.mine.seat
    assert t.mine.account["research"] >= research + 5


@pytest.mark.plays("goal.standard")
def test_the_welle_standard() -> None:
    """A19.5: the first complete field, two resources but R for each technology."""
    t = Reign("technocracy")
    t.bent = True
    t.s.techs[t.mine.seat], t.s.fields[t.mine.seat] = FIELD_TECHS[0], 1
    t.tells(TECH_RESEARCHED, subject=0)
    number = 2 * FIELD_TECHS[0].bit_count()
    culture, research = t.mine.account["culture"], t.mine.account["research"]
    t.play("amount:1", "amount:2")
    assert t.mine.account["culture"] == culture + number - 3
    assert t.mine.account["research"] == research


@pytest.mark.plays("policy.education")
def test_comprehensive_education() -> None:
    """A19.6: damage is R, and fleets count as research ships."""
    t = Reign("technocracy", "education", "partner_welle")
    research = t.mine.account["research"]
    learn_from(t.s, t.mine.seat, 3)
    learn_from(t.s, t.other.seat, 3)
    assert t.mine.account["research"] == research + 3
    before = t.mine.income["research"]
    add_fleet(t.s, t.mine.seat, OWN_FLEET, t.mine.home)
    assert t.mine.income["research"] == before + 1


@pytest.mark.plays("policy.experiment")
def test_experiments() -> None:
    """A19.7: the first stage at once, and a point for three anomalies."""
    t = Reign("technocracy", "experiment")
    card = CARD_NAMES.index("ano.gene_bank")
    t.s.bags[ANOMALY_DECK] = tuple(c for c in t.s.bags[ANOMALY_DECK] if c != card)
    t.s.card[t.mine.home] = card
    begin_experiment(t.s, t.mine.seat, t.mine.home)
    assert t.s.stage[t.mine.home] == 1
    t.bent = True
    before = t.points()
    for _ in range(3):
        t.tells(CARD_TAKEN, t.mine.home, card)
    assert t.count(EXPERIMENTS) == 3 and t.points() == before + 1


@pytest.mark.plays("policy.free_research")
def test_free_research() -> None:
    """A19.8: two R more, one F less upkeep, down to nothing with City Planning."""
    t = Reign("technocracy")
    t.mine.building("research", 2).building("research", 1)
    before = t.mine.income
    t.rule(t.mine, "technocracy", "free_research")
    assert t.gained(before) == {"research": 4, "food": 1, "culture": -2}
    t.mine.techs("city_planning")
    assert t.mine.income["food"] == before["food"] + 3


@pytest.mark.plays("policy.partner_welle")
def test_the_welle_partnership() -> None:
    """A19.9: one R for each research ship, at most four; one for each discovery."""
    t = Reign("technocracy")
    before = t.mine.income
    t.rule(t.mine, "technocracy", "partner_welle")
    ships = t.gained(before).get("research", 0)
    for _ in range(6):
        add_civil(t.s, t.mine.seat, RESEARCH_SHIP, t.mine.home)
    assert ships < 4 and t.gained(before)["research"] == 4
    research = t.mine.account["research"]
    t.tells(SYSTEM_DISCOVERED, t.mine.home)
    assert t.mine.account["research"] == research + 1


# --- wonders -------------------------------------------------------------------------------------


def builder(kind: int, *policies: str) -> tuple[Reign, str]:
    """A Logocracy with Mega-constructions and a research ship in a system that it controls."""
    t = scholar(*policies, government="logocracy")
    t.mine.techs("megaconstructions").points_of_capacity(20, 20)
    cell = next(
        c
        for c in range(len(t.s.tile))
        if t.s.tile[c] == FACE_DOWN and t.s.ring_bag[10 * RING[c] + kind]
    )
    reveal(t.s, cell, kind)
    add_civil(t.s, t.mine.seat, RESEARCH_SHIP, cell)
    add_fleet(t.s, t.mine.seat, OWN_FLEET, cell)
    t.ask_again()
    return t, CELL_IDS[cell]


def again(t: Reign) -> None:
    """The next round, in which the builder can pay."""
    t.s.round += 1
    t.s.acted = 0
    t.mine.has(food=99, awe=199, research=99).points_of_capacity(20, 20)
    t.ask_again()


@pytest.mark.plays("government.logocracy")
def test_wonders_need_a_logocracy_a_technology_and_a_ship() -> None:
    """A19.10, decision 49: one stage a round."""
    t = scholar()
    assert t.refusal("wonder:void_habitat").key == "illegal-no-logocracy"
    t, _ = builder(NEBULA)
    t.play("wonder:void_habitat")
    assert t.refusal("wonder:void_habitat").key == "illegal-wonder-stage"
    assert t.refusal("wonder:replication_yard").key == "illegal-wonder-place"
    t, _ = builder(NEBULA, "education")
    t.play("wonder:void_habitat")
    t.mine.has(food=99, research=99).points_of_capacity(20, 20)
    t.ask_again().play("wonder:void_habitat")
    assert t.s.wonders[4 * WONDER["void_habitat"] + 2] == 2


@pytest.mark.plays("wonder.stellar_swarm")
def test_the_stellar_swarm() -> None:
    """A19.11: replaces a colony; 12, 25, 50 AWE and three points."""
    t = scholar(government="logocracy")
    cell = t.settle(t.mine, 2)
    t.mine.techs("megaconstructions").points_of_capacity(20, 20)
    add_civil(t.s, t.mine.seat, RESEARCH_SHIP, CELL_IDS.index(cell))
    before = t.points()
    money = t.mine.account["awe"]
    t.ask_again().play("wonder:stellar_swarm")
    assert t.s.owner[CELL_IDS.index(cell)] == -1 and t.mine.account["awe"] == money - 30
    first = t.mine.income["awe"]
    for more in (13, 25):
        again(t)
        t.play("wonder:stellar_swarm")
        assert t.mine.income["awe"] == first + more
        first += more
    assert t.points() == before + 3
    t.s.blockade[CELL_IDS.index(cell)] = t.other.seat
    assert t.mine.income["awe"] == first - 50


@pytest.mark.plays("wonder.replication_yard")
def test_the_replication_yard() -> None:
    """A19.12: space capacity, cheaper fleets and equipment; three points for the last stage."""
    t, _ = builder(ASTEROID)
    full, price = t.mine.full_capacity, fleet_price(t.s, t.mine.seat, OWN_FLEET)
    points = t.points()
    for space, cheaper, equipment in ((3, 1, 5), (6, 2, 3), (12, 4, 1)):
        t.play("wonder:replication_yard")
        assert t.mine.full_capacity == [full[0], full[1] + space]
        assert fleet_price(t.s, t.mine.seat, OWN_FLEET) == max(1, price - cheaper)
        assert changed(t.s, t.mine.seat, EQUIPMENT_COST, 5) == equipment
        again(t)
    assert t.points() == points + 3


@pytest.mark.plays("wonder.void_habitat")
def test_the_void_habitat() -> None:
    """A19.13: votes and ground capacity of level 4, then 8, resources and three points."""
    t, _ = builder(NEBULA)
    before, full, own = t.mine.income, t.mine.full_capacity, votes(t.s, t.mine.seat)
    t.play("wonder:void_habitat")
    assert t.gained(before) == {"food": 1, "awe": 1, "research": 1, "culture": 1}
    assert t.mine.full_capacity[0] == full[0] + 4 and votes(t.s, t.mine.seat) == own + 4
    again(t)
    points = t.points()
    t.play("wonder:void_habitat")
    assert t.points() == points + 3 and votes(t.s, t.mine.seat) == own + 8


@pytest.mark.plays("policy.symposium")
def test_the_symposium() -> None:
    """A19.15: half the price of a chosen wonder, but for R."""
    t, _ = builder(ASTEROID, "symposium")
    t.play("activate:symposium", "wonder:replication_yard")
    assert t.count(SUPPORTED) == WONDER["replication_yard"]
    cost, capacity = stage_price(t.s, t.mine.seat, WONDER["replication_yard"])
    assert cost == [0, 10, 10, 0] and capacity == [0, 2]
    assert not t.offers("activate:symposium")


@pytest.mark.plays("policy.holism", "government.logocracy")
def test_holism_and_logocracy() -> None:
    """A19.16, A14.3: one R for two technologies; four for each R building."""
    t = Reign("technocracy")
    t.mine.techs("support_ships", "political_philosophy")
    t.mine.building("research", 1)
    before = t.mine.income
    t.rule(t.mine, "logocracy", "holism")
    known = t.s.techs[t.mine.seat].bit_count()
    assert t.gained(before)["research"] == known // 2 + 4 - 4


@pytest.mark.plays("policy.hyperfocus")
def test_hyperfocus() -> None:
    """A19.17: once, half the price in one field, three R more elsewhere."""
    t = scholar("hyperfocus", government="logocracy")
    other = TECH["tech.political_philosophy"]
    prices = tech_price(t.s, t.mine.seat, CRAFT), tech_price(t.s, t.mine.seat, other)
    t.play("activate:hyperfocus", "field:military")
    assert t.count(FOCUS) == 0
    assert tech_price(t.s, t.mine.seat, CRAFT) == prices[0] - prices[0] // 2
    assert tech_price(t.s, t.mine.seat, other) == prices[1] + 3
    t.s.activated[t.mine.seat] = 0
    assert not t.ask_again().offers("activate:hyperfocus")


@pytest.mark.plays("policy.transmutation")
def test_transmutation() -> None:
    """A19.18: R is traded two to one; F and AWE buildings give two more."""
    t = Reign("logocracy")
    t.mine.building("food", 1).building("awe", 1)
    before = t.mine.income
    t.rule(t.mine, "logocracy", "transmutation")
    assert t.gained(before) == {"food": 2, "awe": 2, "culture": -2}
    assert ratio(t.s, t.mine.seat, 2, 0) == ratio(t.s, t.mine.seat, 2, 1) == 2
    food = t.mine.account["food"]
    t.ask_again().play("trade:research:food")
    assert t.mine.account["food"] == food + 1
