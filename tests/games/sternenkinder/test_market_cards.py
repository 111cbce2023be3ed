"""A12.6 Every card of the black market but the Escape Ship (`test_escape_ship.py`)."""

from __future__ import annotations

import pytest

from raumhafen.engine.rng import Rng
from raumhafen.games.sternenkinder.actions import CELL_IDS, LAW_IDS
from raumhafen.games.sternenkinder.content.galaxy import CELLS, NEIGHBOURS
from raumhafen.games.sternenkinder.content.load import CONTENT
from raumhafen.games.sternenkinder.content.market import CARD
from raumhafen.games.sternenkinder.content.regimes import POLICY
from raumhafen.games.sternenkinder.content.statutes import LAW
from raumhafen.games.sternenkinder.content.tables import GOVERNMENT_IDS, OWN_FLEET, PIRATE_FLEET
from raumhafen.games.sternenkinder.rules.core import foes
from raumhafen.games.sternenkinder.rules.core.civil import units_of
from raumhafen.games.sternenkinder.rules.core.fleets import (
    add_fleet,
    fleet_price,
    fleets_in,
    fleets_of,
)
from raumhafen.games.sternenkinder.rules.core.regimes import active
from raumhafen.games.sternenkinder.rules.core.tally import tally
from raumhafen.games.sternenkinder.rules.core.votes import votes
from raumhafen.games.sternenkinder.rules.politics.initiative import laws_in
from raumhafen.games.sternenkinder.rules.politics.policies import places
from raumhafen.games.sternenkinder.rules.politics.raids import outrage
from raumhafen.games.sternenkinder.rules.politics.statutes import adopt
from raumhafen.games.sternenkinder.rules.politics.ware_plays import is_empty
from raumhafen.games.sternenkinder.rules.politics.wars import begin_war
from raumhafen.games.sternenkinder.rules.strategy.control import must_stop
from raumhafen.games.sternenkinder.rules.strategy.neutral import put_neutral
from raumhafen.games.sternenkinder.state import NOBODY, SternState
from tests.games.sternenkinder.agency import system
from tests.games.sternenkinder.dealers import Market
from tests.games.sternenkinder.tables import GAME
from tests.games.sternenkinder.wars import MISS, faces


def bit(name: str) -> int:
    return 1 << CARD[name]


# --- cards that are kept -------------------------------------------------------------------------


@pytest.mark.plays("market.slush_fund", "market.secret_lab", "market.layer_d")
@pytest.mark.parametrize(
    ("name", "change"),
    [
        ("slush_fund", {"awe": 2, "culture": -1}),
        ("secret_lab", {"research": 2, "awe": -1}),
        ("layer_d", {"awe": 2, "culture": -1}),
    ],
)
def test_incomes(name: str, change: dict[str, int]) -> None:
    """A12.6 market.slush_fund, market.secret_lab, market.layer_d (for each colony)."""
    t = Market()
    t.mine.colony("iii3").colony("iii6")
    before = t.mine.income
    t.hold(t.mine, name)
    found = {key: n - before[key] for key, n in t.mine.income.items() if n != before[key]}
    assert found == change


@pytest.mark.plays("market.reserve_yard")
def test_reserve_yard() -> None:
    """A12.6 market.reserve_yard: one capacity of both kinds."""
    t = Market()
    before = t.mine.full_capacity
    t.hold(t.mine, "reserve_yard")
    assert t.mine.full_capacity == [n + 1 for n in before]


@pytest.mark.plays("market.pure_metal_leverage")
def test_pure_metal_leverage() -> None:
    """A12.6 market.pure_metal_leverage: only while the law is in force."""
    t = Market()
    t.mine.techs("simple_projectiles", "simple_missiles")
    t.hold(t.mine, "pure_metal_leverage")
    t.hold(t.third, "missing_files")
    before = [fleet_price(t.s, p.seat, OWN_FLEET) for p in (t.mine, t.other)]
    law = LAW["law.pure_metal_priority"]
    t.s.law_deck &= ~(1 << law)
    adopt(t.s, t.other.seat, law, NOBODY)
    after = [fleet_price(t.s, p.seat, OWN_FLEET) for p in (t.mine, t.other)]
    assert (before[0] - after[0]) - (before[1] - after[1]) == 1


@pytest.mark.plays("market.infiltration_commando")
def test_infiltration_commando() -> None:
    """A12.6 market.infiltration_commando: sabotage is 2 C cheaper."""
    prices = []
    for cards in ((), ("infiltration_commando",)):
        t = Market("agent")
        t.mine.techs("strategic_infiltration", "hybrid_war", "deep_contacts")
        t.at(t.other.home).network(t.mine, t.other.home, 3)
        t.hold(t.mine, *cards)
        t.other.building("awe", 1)
        t.act("sabotage", f"foe:{t.other.seat}", "site:1")
        prices.append(20 - t.mine.account["culture"])
    assert prices[0] - prices[1] == 2


@pytest.mark.plays("market.syndicate_support")
def test_syndicate_support() -> None:
    """A12.6 market.syndicate_support: two stolen resources for one C."""
    t = Market("agent")
    t.at(t.other.home)
    t.hold(t.mine, "syndicate_support")
    t.act("steal", f"foe:{t.other.seat}", "give:awe", "amount:6", "end")
    assert t.mine.account == {"food": 20, "awe": 26, "research": 20, "culture": 17}


@pytest.mark.plays("market.witness_cooperation")
def test_witness_cooperation() -> None:
    """A12.6 market.witness_cooperation: a level for 1 AWE at the start of the politics phase."""
    t = Market(seats=2)
    t.hold(t.mine, "witness_cooperation").network(t.mine, t.mine.home, 1)
    t.closing()
    assert t.question() == "witness-network" and t.active.seat == t.mine.seat
    before = t.mine.account["awe"]
    t.play(system(t.mine.home))
    assert t.s.network[CELLS * t.mine.seat + t.mine.home] == 2
    assert t.mine.account["awe"] == before - 1 and t.question() == "politics"
    assert t.s.market_used[t.mine.seat] == bit("witness_cooperation")


def test_witness_cooperation_can_be_declined() -> None:
    """A12.6: and nobody without a network is asked."""
    t = Market(seats=2)
    t.hold(t.mine, "witness_cooperation").network(t.mine, t.mine.home, 1)
    t.closing()
    t.play("no")
    assert t.s.network[CELLS * t.mine.seat + t.mine.home] == 1
    t = Market(seats=2)
    t.hold(t.mine, "witness_cooperation")
    t.closing()
    assert t.question() == "politics"


def empty_cell(t: Market) -> int:
    """A discovered system with nothing in it, away from home worlds."""
    for cell in range(CELLS):
        if not any(near in t.s.home for near in [cell, *NEIGHBOURS[cell]]) and t.s.tile[cell] == -1:
            t.s.tile[cell] = 3
            t.bent = True
            if is_empty(t.s, cell):
                return cell
    raise AssertionError("no system")


@pytest.mark.plays("market.mask_edict")
def test_mask_edict_brings_pirates() -> None:
    """A12.6 market.mask_edict: in the closing phase for 4 AWE, in an empty system."""
    t = Market(seats=2)
    t.hold(t.mine, "mask_edict")
    cell = empty_cell(t)
    while t.question() != "mask-edict":
        t.play("pass")
    assert t.active.seat == t.mine.seat
    before = t.mine.account["awe"]
    t.play(system(cell))
    assert t.s.neutral_kind[t.s.neutral_at.index(cell)] == PIRATE_FLEET
    assert t.mine.account["awe"] == before - 4


def test_mask_edict_can_be_declined() -> None:
    """A12.6: no pirates, no price."""
    t = Market(seats=2)
    t.hold(t.mine, "mask_edict")
    empty_cell(t)
    while t.question() != "mask-edict":
        t.play("pass")
    before, neutral = t.mine.account["awe"], t.s.neutral_at[:]
    t.play("no")
    assert t.s.neutral_at == neutral and t.mine.account["awe"] == before


@pytest.mark.plays("market.mask_edict")
def test_pirates_ignore_who_has_the_mask_edict() -> None:
    """A12.6 market.mask_edict: they stop nobody and destroy nothing, but can be attacked."""
    t = Market(seats=2)
    cell = empty_cell(t)
    put_neutral(t.s, cell, PIRATE_FLEET, 1, NOBODY)
    t.hold(t.mine, "mask_edict")
    t.mine.has(awe=0)
    assert not must_stop(t.s, t.mine.seat, cell, True) and must_stop(t.s, t.other.seat, cell, True)
    mine, other = (units_of(t.s, p.seat)[0] for p in (t.mine, t.other))
    t.s.civil_at[mine] = t.s.civil_at[other] = cell
    add_fleet(t.s, t.mine.seat, OWN_FLEET, cell)
    while t.question() != "battle":
        t.play("pass")
    assert t.options() == [system(cell), "end"]
    t.play("end")
    assert cell in t.s.neutral_at and t.s.civil_at[mine] == cell
    assert t.s.civil_kind[other] == NOBODY


@pytest.mark.plays("market.piercing_ammo")
@pytest.mark.parametrize(("cards", "wins"), [((), False), (("piercing_ammo",), True)])
def test_piercing_ammo(cards: tuple[str, ...], wins: bool) -> None:
    """A12.6 market.piercing_ammo: in the first round of combat a 4 hits."""
    t = Market(seats=2)
    t.hold(t.mine, *cards)
    t.attack(faces(4), MISS)
    assert (fleets_of(t.s, t.other.seat) == []) is wins


# --- cards that are activated --------------------------------------------------------------------


@pytest.mark.plays("market.three_eyes")
def test_three_eyes() -> None:
    """A12.6 market.three_eyes, decision 16: fleets and armies, and the laws of a hand."""
    t = Market()
    law = laws_in(t.s.law_deck)[0]
    t.s.law_deck &= ~(1 << law)
    t.s.law_hand[t.other.seat] = 1 << law
    t.hold(t.mine, "three_eyes")
    t.use("play:three_eyes", f"foe:{t.third.seat}", f"foe:{t.other.seat}")
    assert t.s.watched[t.mine.seat] == 1 << t.third.seat
    own = GAME.own_view(t.s, t.mine.seat)["mine"]
    assert own["seen_laws"] == {str(t.other.seat): [LAW_IDS[law]]}
    assert GAME.own_view(t.s, t.third.seat)["mine"]["seen_laws"] == {}
    copy = GAME.determinize(t.s, t.mine.seat, Rng("eyes"))
    assert isinstance(copy, SternState) and copy.law_hand[t.other.seat] == 1 << law
    assert t.refusal("play:three_eyes").key == "illegal-ware-used"


def test_three_eyes_of_the_last_player() -> None:
    """A12.6, decision 25: all others are out of the game, so there is nobody to look at."""
    t = Market(seats=2)
    t.hold(t.mine, "three_eyes")
    t.s.out, t.bent = 1 << t.other.seat, True
    t.use("play:three_eyes")
    assert t.question() == "politics" and t.s.watched[t.mine.seat] == 0


@pytest.mark.plays("market.four_winds")
def test_four_winds() -> None:
    """A12.6 market.four_winds: one fleet that has not moved, once a round."""
    t = Market(seats=2)
    t.hold(t.mine, "four_winds")
    assert t.ask_again().refusal("play:four_winds").key == "illegal-ware-time"
    add_fleet(t.s, t.mine.seat, OWN_FLEET, t.mine.home)
    fleet = fleets_of(t.s, t.mine.seat)[0]
    t.movement()
    while t.active.seat != t.mine.seat:
        t.play("end" if t.offers("end") else "pass")
    t.use("play:four_winds")
    assert t.s.fleet_left[fleet] == 2 and t.question() == "movement" and t.s.acted == 0
    assert not t.ask_again().offers("play:four_winds")


@pytest.mark.plays("market.grim_carnival")
def test_grim_carnival_every_round() -> None:
    """A12.6 market.grim_carnival: 2 C of a player, restored in the closing phase."""
    t = Market(seats=2)
    t.hold(t.mine, "grim_carnival")
    t.use("play:grim_carnival")
    assert t.mine.account["culture"] == 22 and t.other.account["culture"] == 18
    assert not t.ask_again().offers("play:grim_carnival")
    t.closing()
    assert t.s.market_used == [0, 0]


# --- cards that are played once ------------------------------------------------------------------


@pytest.mark.plays("market.forged_votes")
def test_forged_votes() -> None:
    """A12.6 market.forged_votes: 5 votes in this round."""
    t = Market(seats=2)
    before = votes(t.s, t.mine.seat)
    t.hold(t.mine, "forged_votes")
    t.use("play:forged_votes")
    assert votes(t.s, t.mine.seat) == before + 5 and t.under() == ["forged_votes"]
    t.closing()
    assert votes(t.s, t.mine.seat) == before


@pytest.mark.plays("market.letter_of_marque")
def test_letter_of_marque() -> None:
    """A12.6 market.letter_of_marque: raids of this round raise no sanctions."""
    t = Market()
    t.hold(t.mine, "letter_of_marque")
    t.use("play:letter_of_marque")
    outrage(t.s, t.mine.seat, t.other.seat)
    outrage(t.s, t.third.seat, t.other.seat)
    assert t.s.sanction[t.mine.seat] == 0 and t.s.sanction[t.third.seat] == 1


@pytest.mark.plays("market.stolen_blueprints")
def test_stolen_blueprints() -> None:
    """A12.6 market.stolen_blueprints: a military technology of at most 9."""
    t = Market()
    t.hold(t.mine, "stolen_blueprints")
    t.use("play:stolen_blueprints")
    techs = {e.id: e for e in CONTENT.technologies}
    offered = [techs[f"tech.{code.partition(':')[2]}"] for code in t.options()]
    assert offered and all(e.field == "military" and e.cost <= 9 for e in offered)
    t.play(t.options()[0])
    assert t.s.techs[t.mine.seat].bit_count() == 1 and t.mine.account["research"] == 20


@pytest.mark.plays("market.sleeper_cell")
def test_sleeper_cell() -> None:
    """A12.6 market.sleeper_cell: a network of level 2 in any discovered system, at most 3."""
    t = Market()
    t.hold(t.mine, "sleeper_cell").network(t.mine, t.other.home, 2)
    t.use("play:sleeper_cell", system(t.other.home))
    assert t.s.network[CELLS * t.mine.seat + t.other.home] == 3


@pytest.mark.plays("market.ghost_cargo")
def test_ghost_cargo() -> None:
    """A12.6 market.ghost_cargo: 8 resources of choice, in any phase with actions."""
    t = Market(seats=2)
    t.hold(t.mine, "ghost_cargo")
    t.pass_all()
    while t.active.seat != t.mine.seat:
        t.play("pass")
    before = t.mine.account["awe"]
    t.use("play:ghost_cargo", "amount:0", "amount:8")
    assert t.mine.account["awe"] == before + 8 and t.question() == "economy"


@pytest.mark.plays("market.forbidden_genes")
def test_forbidden_genes() -> None:
    """A12.6 market.forbidden_genes: a colony rises, 2 C are lost; not without a colony."""
    t = Market()
    t.hold(t.mine, "forbidden_genes")
    assert t.ask_again().refusal("play:forbidden_genes").key == "illegal-ware-time"
    t.mine.colony("iii3")
    t.use("play:forbidden_genes", "at:iii3")
    assert t.s.level[CELL_IDS.index("iii3")] == 2 and t.mine.account["culture"] == 18


@pytest.mark.plays("market.crown_witness")
def test_crown_witness() -> None:
    """A12.6 market.crown_witness: one level of sanctions less."""
    t = Market()
    t.hold(t.mine, "crown_witness")
    assert not t.ask_again().offers("play:crown_witness")
    t.s.sanction[t.mine.seat] = 2
    t.mine.techs()
    t.use("play:crown_witness")
    assert t.s.sanction[t.mine.seat] == 1


@pytest.mark.plays("market.war_profiteer")
def test_war_profiteer() -> None:
    """A12.6 market.war_profiteer: 2 weariness less, in the war one is most weary of; 4 AWE."""
    t = Market()
    seats = (t.mine.seat, t.other.seat, t.third.seat)
    for foe in seats[1:]:
        begin_war(t.s, seats[0], foe, 1 << seats[0], 1 << foe)
    rows = list(foes.rows(t.s))
    foes.tire(t.s, rows[0], seats[0], 1)
    foes.tire(t.s, rows[1], seats[0], 3)
    t.hold(t.mine, "war_profiteer")
    t.use("play:war_profiteer")
    assert [t.s.wars[at + foes.WEARINESS + seats[0]] for at in rows] == [1, 1]
    assert t.mine.account["awe"] == 24


@pytest.mark.plays("market.mercenary_captain")
def test_mercenary_captain() -> None:
    """A12.6 market.mercenary_captain, decision 33: fleets as far as they fit, else 5 AWE each."""
    t = Market()
    t.mine.techs("small_craft")
    t.hold(t.mine, "mercenary_captain")
    t.use("play:mercenary_captain")
    assert len(fleets_in(t.s, t.mine.seat, t.mine.home)) == 1 and t.mine.account["awe"] == 25


@pytest.mark.plays("market.weather_chart")
def test_weather_chart() -> None:
    """A12.6 market.weather_chart: three systems of choice are revealed."""
    t = Market(seats=2)
    t.hold(t.mine, "weather_chart")
    before = sum(tile >= 0 for tile in t.s.tile)
    t.use("play:weather_chart")
    while t.question() != "politics":
        t.play(t.options()[0])
    assert sum(tile >= 0 for tile in t.s.tile) == before + 3


@pytest.mark.plays("market.missing_files")
def test_missing_files() -> None:
    """A12.6 market.missing_files: a law leaves the game, an "always" law goes back to its place."""
    t = Market()
    always, metal = LAW["law.bounties"], LAW["law.pure_metal_priority"]
    t.s.law_deck &= ~(1 << metal)
    for law in (always, metal):
        adopt(t.s, t.other.seat, law, NOBODY)
    t.hold(t.mine, "missing_files")
    t.use("play:missing_files", "law:pure_metal_priority")
    assert t.s.law_gone == 1 << metal and t.s.laws[:1] == [always] and len(t.s.laws) == 4
    t.hold(t.mine, "missing_files")
    t.s.market_under = []
    t.use("play:missing_files")
    assert t.s.law_gone == 1 << metal and t.s.laws == []


def test_missing_files_of_an_outlawed_policy() -> None:
    """A12.6, A10.6: it is active again; without a place its owner chooses which ones rest."""
    t = Market()
    policies = ("judiciary", "dividend", "participation", "constitution")
    t.s.government[t.mine.seat] = GOVERNMENT_IDS.index("government.democracy")
    t.s.policies[t.mine.seat] = sum(1 << POLICY[name] for name in policies)
    t.s.laws = [LAW["law.outlaw_policy"], t.other.seat, POLICY["dividend"], 0]
    for seat in range(t.s.seats):
        tally(t.s, seat)
    assert active(t.s, t.mine.seat).bit_count() == places(t.s, t.mine.seat)
    t.hold(t.mine, "missing_files")
    t.use("play:missing_files")
    assert t.question() == "policy-rests"
    t.play("policy:dividend")
    assert t.question() == "politics"


@pytest.mark.plays("market.art_theft")
def test_art_theft() -> None:
    """A12.6 market.art_theft: 6 C of a player, as far as he has them."""
    t = Market()
    t.other.has(culture=4)
    t.hold(t.mine, "art_theft")
    t.use("play:art_theft", f"foe:{t.other.seat}")
    assert t.mine.account["culture"] == 24 and t.other.account["culture"] == 0
