"""Bots deal: they bid what a card brings, play what is useful, and pay for services that help."""

import pytest

from raumhafen.engine.state import apply
from raumhafen.games.sternenkinder.bots.dealers import RESERVE, bid_for, settler, ware_worth
from raumhafen.games.sternenkinder.bots.outlook import Outlook
from raumhafen.games.sternenkinder.bots.styles import Style
from raumhafen.games.sternenkinder.content.galaxy import NEIGHBOURS
from raumhafen.games.sternenkinder.content.market import CARD
from raumhafen.games.sternenkinder.content.statutes import LAW
from raumhafen.games.sternenkinder.content.tables import (
    COLONY_SHIP,
    OWN_FLEET,
    PLANET,
    RESEARCH_SHIP,
)
from raumhafen.games.sternenkinder.rules.core.civil import add_civil, remove_civil, units_of
from raumhafen.games.sternenkinder.rules.core.fleets import add_fleet, fleets_of
from raumhafen.games.sternenkinder.rules.politics import ware_plays
from raumhafen.games.sternenkinder.rules.politics.statutes import adopt
from raumhafen.games.sternenkinder.rules.politics.wars import begin_war
from raumhafen.games.sternenkinder.state import FACE_DOWN, NOBODY
from tests.games.sternenkinder.agency import ship, system
from tests.games.sternenkinder.dealers import Market
from tests.games.sternenkinder.minds import chosen, confront, outlook
from tests.games.sternenkinder.tables import GAME


def settled() -> Market:
    """There is nothing but an institution action, and nobody to act."""
    t = Market()
    t.s.budget[5 * t.mine.seat : 5 * t.mine.seat + 5] = [0, 0, 1, 0, 0]
    t.s.aid = [9] * 3
    t.s.council = t.s.round
    return t


def looks(t: Market, left: float) -> Outlook:
    look = outlook(t, Style("plain"))
    look.left = left
    return look


def test_a_card_is_worth_what_it_brings_until_the_end() -> None:
    """A12.3: an income is worth more early on, a card for nothing is worth nothing."""
    t = settled()
    lab = CARD["secret_lab"]
    assert ware_worth(looks(t, 9.0), lab) > ware_worth(looks(t, 3.0), lab)
    assert ware_worth(looks(t, 9.0), CARD["crown_witness"]) == 0
    t.s.sanction[t.mine.seat] = 2
    assert ware_worth(looks(t, 9.0), CARD["crown_witness"]) > 0
    assert bid_for(looks(t, 9.0), CARD["missing_files"]) <= 1


def test_a_bot_auctions_what_it_wants_and_bids_for_it() -> None:
    """A12.2, A12.3: half of what it has at most."""
    t = settled().show("letter_of_marque", "forbidden_genes")
    t.mine.colony("iii3")
    assert chosen(t.ask_again()) == "auction:forbidden_genes"
    t.play("auction:forbidden_genes")
    while t.question() == "auction-bid":
        seat = t.active.seat
        code = chosen(t)
        assert 0 <= int(code.partition(":")[2]) <= 10
        apply(t.s, seat, GAME.actions.parse(code))
    assert t.display() == ["letter_of_marque"]


def test_a_bot_plays_useful_cards() -> None:
    """A12.6: but no letter of marque in peace."""
    t = settled()
    t.hold(t.mine, "letter_of_marque", "ghost_cargo")
    assert chosen(t.ask_again()) == "play:ghost_cargo"
    t = settled()
    t.hold(t.mine, "grim_carnival")
    assert chosen(t.ask_again()) == "play:grim_carnival"


def test_a_bot_robs_who_leads() -> None:
    """A12.6: culture is taken from the rival with most points."""
    t = settled()
    t.hold(t.mine, "art_theft")
    t.s.points[t.third.seat] = 5
    t.play(chosen(t.ask_again()))
    assert chosen(t) == f"foe:{t.third.seat}"


def test_a_bot_has_ships_of_a_foe_killed() -> None:
    """A11.5: with money to spare, in war."""
    t = settled()
    t.crew(t.other, "agent")
    for seat in range(3):
        t.s.met[seat] = 7
    begin_war(t.s, t.mine.seat, t.other.seat, 1 << t.mine.seat, 1 << t.other.seat)
    t.mine.has(food=0, awe=40, research=0, culture=0)
    victim = units_of(t.s, t.other.seat)[0]
    t.play(chosen(t.ask_again()))
    while t.question() == "underground-detail":
        t.play(chosen(t))
    assert t.s.civil_kind[victim] == NOBODY


def test_a_bot_has_a_research_ship_made() -> None:
    """A11.9: at a network, where it lacks one and has money to spare."""
    t = settled()
    for unit in units_of(t.s, t.mine.seat):
        remove_civil(t.s, unit)
    t.network(t.mine, t.mine.home, 1)
    t.mine.has(food=0, awe=30, research=0, culture=0)
    assert chosen(t.ask_again()) == "underground:hire_witnesses"
    t.play("underground:hire_witnesses")
    assert len(units_of(t.s, t.mine.seat)) == 1


def test_a_bot_saves_its_ships() -> None:
    """A12.6 market.escape_ship"""
    t = Market(seats=2)
    t.hold(t.mine, "escape_ship")
    t.attack(0, 5)
    assert t.question() == "escape-ship" and chosen(t) == "yes"


# --- cards in hand -------------------------------------------------------------------------------


def test_votes_are_forged_for_a_session() -> None:
    """A12.6: not in a round without one."""
    t = settled()
    t.hold(t.mine, "forged_votes")
    assert chosen(t.ask_again()) == "play:forged_votes"
    t.s.council = NOBODY
    assert t.ask_again().offers("play:forged_votes") and chosen(t) != "play:forged_votes"


def test_files_of_others_go_missing() -> None:
    """A12.6: laws that others have proposed, and never an own one."""
    t = settled()
    t.hold(t.mine, "missing_files")
    adopt(t.s, t.mine.seat, LAW["law.bounties"], NOBODY)
    assert t.ask_again().offers("play:missing_files") and chosen(t) != "play:missing_files"
    t.s.law_deck &= ~(1 << LAW["law.pure_metal_priority"])
    adopt(t.s, t.other.seat, LAW["law.pure_metal_priority"], NOBODY)
    assert chosen(t.ask_again()) == "play:missing_files"
    t.play("play:missing_files")
    assert t.offers("law:bounties") and chosen(t) == "law:pure_metal_priority"


def test_sleepers_wait_on_the_richest_planet() -> None:
    """A12.6, A8.38: a home world of level III, not the first system of the map."""
    t = settled()
    t.hold(t.mine, "sleeper_cell").network(t.mine, t.mine.home, 3)
    t.ask_again().play("play:sleeper_cell")
    assert t.options()[0] == system(0)
    assert chosen(t) == system(min(t.other.home, t.third.home))


@pytest.mark.parametrize(("awe", "answer"), [(RESERVE, "no"), (RESERVE + 1, "network")])
def test_networks_of_witnesses_grow_for_who_is_rich(awe: int, answer: str) -> None:
    """A12.6 market.witness_cooperation: a level for 1 AWE."""
    t = settled()
    t.hold(t.mine, "witness_cooperation").network(t.mine, t.mine.home, 1)
    t.mine.has(awe=awe)
    confront(t, ware_plays.COOPERATE, t.mine.seat, [])
    assert t.question() == "witness-network"
    assert chosen(t) == (system(t.mine.home) if answer == "network" else answer)


def test_nobody_pays_for_new_pirates() -> None:
    """A12.6 market.mask_edict"""
    t = settled()
    t.hold(t.mine, "mask_edict")
    confront(t, ware_plays.MASKS, t.mine.seat, [])
    assert t.question() == "mask-edict" and len(t.options()) > 1 and chosen(t) == "no"


def test_the_first_fleet_gets_the_wind() -> None:
    """A12.6 market.four_winds"""
    t = settled()
    for _ in range(2):
        add_fleet(t.s, t.mine.seat, OWN_FLEET, t.mine.home)
    for fleet in fleets_of(t.s, t.mine.seat):
        t.s.fleet_left[fleet] = 1
    confront(t, ware_plays.WINDS, t.mine.seat, [CARD["four_winds"]])
    assert t.options() == ["move:1", "move:2"] and chosen(t) == "move:1"


@pytest.mark.parametrize(("card", "answer"), [("ghost_cargo", "yes"), ("letter_of_marque", "no")])
def test_a_good_card_of_the_deck_is_auctioned_at_once(card: str, answer: str) -> None:
    """A12.2"""
    t = settled()
    t.s.market_deck = 1 << CARD[card]
    t.bent = True
    t.ask_again().play("draw-ware")
    assert t.question() == "top-ware" and chosen(t) == answer


# --- services ------------------------------------------------------------------------------------


def test_a_foe_is_killed_rather_than_who_leads() -> None:
    """A11.5: and his first ship."""
    t = settled()
    for seat in (t.other, t.third):
        t.crew(seat, "diplomat")
    t.s.points[t.third.seat] = 5
    t.mine.has(awe=40)
    t.ask_again().play("underground:contract_killing")
    assert chosen(t) == f"foe:{t.third.seat}"
    begin_war(t.s, t.mine.seat, t.other.seat, 1 << t.mine.seat, 1 << t.other.seat)
    assert chosen(t) == f"foe:{t.other.seat}"
    second = add_civil(t.s, t.other.seat, RESEARCH_SHIP, t.other.home)
    t.play(f"foe:{t.other.seat}")
    assert t.offers(ship(second)) and chosen(t) == ship(units_of(t.s, t.other.seat)[0])


def test_a_murder_is_hushed_up() -> None:
    """A11.5: where there is nobody who could be blamed."""
    t = Market(seats=2)
    t.crew(t.other, "diplomat")
    t.mine.has(awe=40)
    t.ask_again().play("underground:contract_killing")
    assert t.options() == ["no", "yes"] and chosen(t) == "yes"


def test_a_settler_needs_a_free_world_and_his_fare() -> None:
    """A11.6"""
    t = Market(seats=2)
    unit = add_civil(t.s, t.mine.seat, COLONY_SHIP, t.mine.home)
    assert settler(t.s, t.mine.seat) == (NOBODY, NOBODY)
    world = next(c for c in NEIGHBOURS[t.mine.home] if t.s.tile[c] == FACE_DOWN)
    t.s.tile[world], t.s.planet[world] = PLANET, t.s.planets_left.pop(0)
    assert settler(t.s, t.mine.seat) == (unit, world)
    t.mine.has(awe=4)
    assert settler(t.s, t.mine.seat) == (NOBODY, NOBODY)
