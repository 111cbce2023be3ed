"""A10.13 Abilities that change prices, moves and dice, in the actions that feel them."""

import pytest

from raumhafen.games.sternenkinder.actions import CELL_IDS
from raumhafen.games.sternenkinder.content.cabinet import ABILITY_IDS, ADVISOR
from raumhafen.games.sternenkinder.content.galaxy import CELLS
from raumhafen.games.sternenkinder.content.layouts import GROWTH_PRICE
from raumhafen.games.sternenkinder.content.tables import MERCENARY_FLEET
from raumhafen.games.sternenkinder.rules.core.cards import CARD_NAMES
from raumhafen.games.sternenkinder.rules.core.civil import units_of
from raumhafen.games.sternenkinder.rules.core.fleets import add_fleet, fleets_of
from raumhafen.games.sternenkinder.rules.core.tally import tally
from tests.games.sternenkinder.agency import Agency, spies, system
from tests.games.sternenkinder.courts import Court, employ
from tests.games.sternenkinder.dealers import Market
from tests.games.sternenkinder.fields import Field
from tests.games.sternenkinder.wars import MISS, faces

ANOMALY_DECK = 3


def mouth(level: int, *abilities: str) -> Agency:
    """A spy of who has the Mouth of the Witnesses, beside a network of this level."""
    return employ(spies("agent", level=level), "mouth_witnesses", *abilities, mine=True)


def paid_for_a_level(t: Agency) -> int:
    """What it costs to raise the network by one."""
    at, before = CELLS * t.mine.seat + t.other.home, t.mine.account["culture"]
    level = t.s.network[at]
    t.act("build_network", system(t.other.home))
    assert t.s.network[at] == level + 1
    return before - t.mine.account["culture"]


@pytest.mark.plays("advisor.mouth_witnesses.basic")
def test_the_mouth_makes_illegal_actions_cheaper() -> None:
    """A10.13, A8.12: a level for 2 C costs 1; lawful actions keep their price."""
    assert paid_for_a_level(mouth(1)) == 2 - 1
    t = mouth(1)
    t.other.building("food", 1)
    t.act("corrupt", system(t.other.home))
    assert t.mine.account["culture"] == 30 - 1


@pytest.mark.plays("advisor.mouth_witnesses.first_a", "advisor.mouth_witnesses.second_a")
def test_the_mouth_builds_networks_up_to_level_four() -> None:
    """A10.13, A8.38: 1 C less, and with the second step one level more."""
    assert paid_for_a_level(mouth(2, "first_a")) == 3 - 1 - 1
    assert not mouth(3, "first_a").can("build_network")
    assert paid_for_a_level(mouth(3, "first_a", "second_a")) == 4 - 1 - 1


@pytest.mark.plays("advisor.clan_member.basic")
def test_the_clan_member_bids_without_a_fee() -> None:
    """A10.13, A12.3: others still pay 1 C."""
    t = Market().show("ghost_cargo")
    employ(t, "clan_member")
    t.use("auction:ghost_cargo")
    t.bids(mine=3, other=4, third=5)
    assert [p.account["culture"] for p in (t.mine, t.other, t.third)] == [20, 20, 19]


@pytest.mark.plays("advisor.clan_member.basic", "advisor.clan_member.first_a")
@pytest.mark.parametrize(("abilities", "price"), [((), 9 - 1), (("first_a",), 9 - 1 - 2)])
def test_the_clan_member_knows_killers(abilities: tuple[str, ...], price: int) -> None:
    """A10.13, A11.5: 9 AWE, less 1, and 2 more with the first step."""
    t = Market(seats=2)
    t.crew(t.other, "agent")
    employ(t, "clan_member", *abilities, mine=True)
    t.use("underground:contract_killing")
    assert units_of(t.s, t.other.seat) == [] and t.mine.account["awe"] == 20 - price


@pytest.mark.plays("advisor.clan_member.first_b")
def test_the_clan_member_is_paid_for_an_auction() -> None:
    """A10.13, A12.3: 3 AWE for who wins."""
    t = Market().show("ghost_cargo")
    employ(t, "clan_member", "first_b")
    t.use("auction:ghost_cargo")
    t.bids(mine=3, other=5, third=4)
    assert t.hand(t.other) == ["ghost_cargo"] and t.other.account["awe"] == 20 + 3


@pytest.mark.plays("advisor.countess_swan.second_b")
def test_the_countess_makes_policies_cheaper() -> None:
    """A10.13, A10.5: 1 C less for each of two."""
    t = Court("sociocracy", "mobility", "equality").advisor("countess_swan", "first_b")
    before = t.mine.income
    t.advisor("countess_swan", "first_b", "second_b")
    assert t.gained(before) == {"culture": 2}


@pytest.mark.plays("advisor.tor_contact.first_b")
def test_the_tor_contact_hurries_civil_ships() -> None:
    """A10.13, B7.1: one system more in the movement phase; for others nothing changes."""
    t = Court().advisor("tor_contact", "first_b")
    t.movement()
    mine, other = (t.s.civil_left[units_of(t.s, p.seat)[0]] for p in (t.mine, t.other))
    assert mine == other + 1


@pytest.mark.plays("advisor.welle_researcher.first_b")
def test_the_welle_researcher_studies_faster() -> None:
    """A10.13, B8.7: two levels of an anomaly in one round."""
    t = Court().advisor("welle_researcher", "first_b")
    card = CARD_NAMES.index("ano.gene_bank")
    t.s.bags[ANOMALY_DECK] = tuple(c for c in t.s.bags[ANOMALY_DECK] if c != card)
    t.s.card[t.mine.home], t.bent = card, True  # an anomaly lies where the ship is
    t.movement()
    while t.active.seat != t.mine.seat:
        t.play("pass")
    t.ask_again().play("study:1")
    while t.question() == "movement":
        t.play("pass")
    assert t.s.stage[t.mine.home] == 2


@pytest.mark.plays("advisor.seele_captain.basic")
def test_the_seele_captain_keeps_mercenaries() -> None:
    """A10.13, decision 59: 1 AWE less for their fleet."""
    t = Court()
    add_fleet(t.s, t.mine.seat, MERCENARY_FLEET, t.mine.home)
    before = t.mine.income
    t.advisor("seele_captain")
    assert t.gained(before) == {"awe": 1, "culture": -3}


@pytest.mark.plays("advisor.seele_captain.first_a")
@pytest.mark.parametrize(("abilities", "winner"), [(("basic",), 1), (("basic", "first_a"), 0)])
def test_the_seele_captain_leads_on_the_ground(abilities: tuple[str, ...], winner: int) -> None:
    """A10.13, B19.4: a 2 of infantry hits militia, which else would shoot back."""
    t = Field({"infantry": 1}, {"militia": 1}, politics=True, war_mode=False)
    t.s.advisor_of[ADVISOR["seele_captain"]] = 0
    bits = sum(1 << ABILITY_IDS.index(ability) for ability in abilities)
    t.s.advisor_skills[ADVISOR["seele_captain"]] = bits
    tally(t.s, 0)
    t.begin(faces(2), faces(6))
    assert t.s.fight_won == winner


@pytest.mark.plays("advisor.seele_captain.second_b")
def test_the_seele_captain_equips_for_less() -> None:
    """A10.13, B5.3.1: an agent for 1 AWE instead of 2."""
    t = Court().advisor("seele_captain", "first_b", "second_b")
    t.mine.techs("strategic_infiltration")
    t.economy()
    before = t.mine.account["awe"]
    t.ask_again().play("crew:1:agent")
    assert t.mine.account["awe"] == before - 1


@pytest.mark.plays("advisor.kosme_admiral.first_a")
@pytest.mark.parametrize(("abilities", "wins"), [((), False), (("first_a",), True)])
def test_the_kosme_admiral_strikes_first(abilities: tuple[str, ...], wins: bool) -> None:
    """A10.13, decision 35: in the first round of combat a 4 hits."""
    t = Market(seats=2)
    employ(t, "kosme_admiral", *abilities, mine=True)
    t.attack(faces(4), MISS)
    assert (fleets_of(t.s, t.other.seat) == []) is wins


@pytest.mark.plays("advisor.rain_settler.first_b")
def test_the_settler_lets_colonies_grow() -> None:
    """A10.13, B3.2: 2 F less."""
    t = Court().advisor("rain_settler", "first_b")
    cell = t.settle(t.mine, 1)
    t.economy()
    t.mine.points_of_capacity(9, 9)
    food = t.mine.account["food"]
    t.ask_again().play(f"grow:{cell}")
    assert t.s.level[CELL_IDS.index(cell)] == 2
    assert t.mine.account["food"] == food - (GROWTH_PRICE[2] - 2)
