"""A0, A1.11, B27.1, B27.2 Counting, decks, switches, and what simple combat leaves out."""

from collections import Counter

from raumhafen.games import METAS
from raumhafen.games.sternenkinder.actions import CELL_IDS, GROUND_NAMES, UNITS
from raumhafen.games.sternenkinder.content.cards import CARD_EVENT, DECK_CARDS
from raumhafen.games.sternenkinder.content.load import CONTENT
from raumhafen.games.sternenkinder.rules.strategy.ending import victory_points
from tests.games.sternenkinder.tables import Scenario


def needs_ships(card: int) -> bool:
    return CONTENT.events[CARD_EVENT[card]].needs_ships


def test_points_follow_the_position() -> None:
    """A0.11: a colony of level III is worth a point as long as it is one."""
    t = Scenario()
    t.seat(0).colony("iii3", 3)
    assert victory_points(t.s, 0) == 1
    t.s.level[CELL_IDS.index("iii3")] = 2
    assert victory_points(t.s, 0) == 0


def test_every_card_lies_in_one_deck() -> None:
    """A1.11: no card is known, none lies twice."""
    bags = Scenario().s.bags
    assert set(Counter(card for bag in bags for card in bag).values()) == {1}


def test_cards_that_need_ships_are_left_out() -> None:
    """B27.2.10, decision 34"""
    needing = {card for deck in DECK_CARDS for card in deck if needs_ships(card)}
    assert needing and not needing & {card for bag in Scenario().s.bags for card in bag}


def test_modules_are_switches_of_the_table() -> None:
    """B27.1: peoples and planetary events are on, simplifications but for combat off."""
    usual = {option.name: option.values[0] for option in METAS["sternenkinder"].options}
    assert usual["people"] == "avanter" and usual["planetary_events"] is True
    assert usual["war_mode"] is False and usual["map"] == "normal"


def test_no_types_of_ships_are_bought() -> None:
    """B27.2.1: only civil ships, ground units and fleets."""
    assert {*UNITS} <= {"research", "colony", "fleet", "mercenary", *GROUND_NAMES}
    t = Scenario()
    t.active.has(food=90, awe=90)
    bought = {code[4:] for code in t.ask_again().options() if code.startswith("buy:")}
    assert bought == {"research", "colony"}
