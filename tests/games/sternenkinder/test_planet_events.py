"""B27.6 Planetary events: each of the 54 cards is played, and what it did is looked at."""

from __future__ import annotations

import tomllib

import pytest

from raumhafen.games.sternenkinder.actions import CELL_IDS
from raumhafen.games.sternenkinder.content.load import CONTENT, packaged
from raumhafen.games.sternenkinder.content.tables import (
    COLONY_SHIP,
    GROUND_UNITS,
)
from raumhafen.games.sternenkinder.content.words import RESOURCES
from raumhafen.games.sternenkinder.rules.core.civil import add_civil
from raumhafen.games.sternenkinder.rules.core.places import pack
from raumhafen.games.sternenkinder.rules.core.tally import tally
from raumhafen.games.sternenkinder.rules.strategy.conquest import conquer
from raumhafen.games.sternenkinder.rules.strategy.planet_cards import (
    develop_options,
    force_options,
    hear_destroyed,
)
from raumhafen.games.sternenkinder.state import (
    ECONOMY,
    NOBODY,
    SITES,
)
from tests.games.sternenkinder.colonies import (
    LATER,
    RICH,
    Colony,
    Toml,
    check_reward,
    fulfil,
    numbers,
    quantities,
    unit_here,
)
from tests.games.sternenkinder.tables import GAME, Scenario

CARDS: list[Toml] = tomllib.loads(packaged("planetary_events.toml").decode())["planetary_event"]
OPTIONS = [(card, letter) for card in CARDS for letter in "ABC"]
THREATS = [card for card in CARDS if "threat" in card]


def name(card: Toml | str) -> str:
    return card if isinstance(card, str) else str(card["id"]).removeprefix("planetary.")


@pytest.mark.parametrize(
    ("card", "letter"), OPTIONS, ids=lambda p: p if isinstance(p, str) else name(p)
)
def test_every_option(card: Toml, letter: str) -> None:
    """B27.6.2, B27.6.8: the condition is demanded and paid, the reward comes, once."""
    option = card[letter]
    wanted = option["if"]
    c = Colony(
        card["planet"],
        card["stage"],
        2 if any("colony_level" in e for e in option["reward"]) else 4,
    )
    if c.s.level[c.cell] == 4:
        c.s.centre[c.cell] = 1
    if set(wanted) - {"pay"}:
        assert not c.offered(card["stage"], letter)
    fulfil(c, wanted)
    later = wanted.get("have", {}).get("what") in LATER or "war_weariness" in option["reward"][0]
    if later:
        assert not c.offered(card["stage"], letter)
        return
    old, was = numbers(c), quantities(c)
    c.take(card["stage"], letter)
    assert not c.offered(card["stage"], letter)
    check_reward(c, option, old, was)


@pytest.mark.parametrize("card", THREATS, ids=name)
def test_every_threat(card: Toml) -> None:
    """B27.6.7: a pip each closing phase; at the number its effect, and the count begins anew."""
    c = Colony(card["planet"], 2, 3)
    c.s.sites[SITES * c.cell] = pack(c.seat, 0, 1)
    for pip in range(1, card["threat"]["pips"]):
        next_round(c)
        assert c.s.threat[c.cell] == pip
    before = numbers(c)
    next_round(c)
    assert c.s.threat[c.cell] == 0
    check_threat(c, card["threat"]["effect"][0], before)


def next_round(c: Colony) -> None:
    """Everybody passes until the closing phase is over."""
    round = c.s.round
    while c.s.round == round:
        if c.t.question() == "movement":  # after income
            c.player.has(**dict.fromkeys(RESOURCES, RICH))
        c.t.play("pass" if c.t.offers("pass") else c.t.options()[0])


def check_threat(c: Colony, effect: Toml, before: Toml) -> None:
    now = numbers(c)
    if "colony_level" in effect:
        assert now["level"] == before["level"] - 1
    elif "destroy" in effect:
        assert now["buildings"] == before["buildings"] - 1
    else:
        assert 4 * RICH - sum(now["account"].values()) == sum(effect["lose"].values())


@pytest.mark.parametrize("card", THREATS, ids=name)
def test_an_option_stops_a_threat(card: Toml) -> None:
    """B27.6.7: while none of the named options has been taken."""
    c = Colony(card["planet"], 2, 3)
    c.s.taken[c.cell] = 1 << 3 + "ABC".index(card["threat"]["stopped_by"][0])
    tally(c.s, c.seat)
    next_round(c)
    assert c.s.threat[c.cell] == 0


# --- drawing, decisions, repetition, forced development ------------------------------------------


def founded(answer: str) -> Colony:
    """A colony ship settles Dawn when the economy phase begins."""
    c = Colony("planet.dawn", 0, 1)
    c.s.owner[c.cell], c.s.level[c.cell] = NOBODY, 0
    add_civil(c.s, c.seat, COLONY_SHIP, c.cell)
    while c.t.question() != "found-place":
        c.t.play("pass")
    c.t.play(f"at:{CELL_IDS[c.cell]}")
    assert c.t.question() == "planet-card"
    c.t.play(answer)
    return c


def test_the_first_card_works_at_once() -> None:
    """B27.6.1, B27.6.9, decision 45"""
    c = founded("yes")
    assert c.s.chain[c.cell] == 1
    c.player.has(food=3)
    while c.t.active.seat != c.seat:
        c.t.play("pass")
    assert c.offered(1, "A") and not c.offered(2, "A")


def test_an_ordinary_colony_never_draws() -> None:
    """B27.6.1: not with later levels either."""
    c = founded("no")
    c.s.since[c.cell] = 0
    while c.t.active.seat != c.seat:
        c.t.play("pass")
    c.player.has(food=40)
    c.t.ask_again().play(f"grow:{CELL_IDS[c.cell]}")
    assert c.s.chain[c.cell] == c.s.due[c.cell] == 0


def test_the_next_card_is_active_with_the_next_round() -> None:
    """B27.6.4: it comes with the next level."""
    c = Colony("planet.dawn", 1)
    c.s.requested = 1  # Form has paid for a colony of level II already
    c.t.ask_again().play(f"grow:{CELL_IDS[c.cell]}")
    assert (c.s.chain[c.cell], c.s.due[c.cell]) == (1, 1)
    assert not c.offered(2, "A")
    next_round(c)
    assert (c.s.chain[c.cell], c.s.due[c.cell]) == (2, 0)


def test_cards_once_drawn_are_not_drawn_again() -> None:
    """Decision 45: a level that was lost and gained anew brings nothing."""
    c = Colony("planet.dawn", 2, 1)
    c.t.ask_again().play(f"grow:{CELL_IDS[c.cell]}")
    assert (c.s.chain[c.cell], c.s.due[c.cell]) == (2, 0)


def test_forced_development_costs_an_income() -> None:
    """B27.6.5: the card is active at once; the colony yields nothing once, upkeep stays."""
    c = Colony("planet.ashvale", 1)
    c.t.ask_again().play(f"grow:{CELL_IDS[c.cell]}")
    usual = c.player.income
    c.t.play(f"force:{CELL_IDS[c.cell]}")
    assert (c.s.chain[c.cell], c.s.due[c.cell]) == (2, 0)
    natural = CONTENT.planets[c.s.planet[c.cell]].resources
    lost = {name: usual[name] - c.player.income[name] for name in RESOURCES}
    assert list(lost.values()) == list(natural)
    while not (c.s.phase == ECONOMY and c.s.round == 4):
        c.t.play("pass")
    assert c.player.income == usual and c.s.exhausted[c.cell] == 0


def test_decisions_exclude_each_other() -> None:
    """B27.6.3: B1 or C1; A stays, also after later cards."""
    c = Colony("planet.dawn", 2)
    c.take(1, "B")
    assert not c.offered(1, "C") and c.offered(1, "A")
    assert c.offered(2, "B") and c.offered(2, "C")


def test_repeatable_options_come_back_every_round() -> None:
    """B27.6.2"""
    c = Colony("planet.dawn", 3)
    c.take(3, "C")
    assert not c.offered(3, "C")
    next_round(c)
    c.player.has(food=9)
    assert c.offered(3, "C")


def test_a_lost_battle_brings_nothing() -> None:
    """B27.6.8: defeat costs the units lost; militia do not take part."""
    c = Colony("planet.thornworld", 2)
    unit_here(c, "ground.infantry", 1)
    c.s.forced = [0] * 200
    c.take(2, "A")
    assert not c.s.taken[c.cell] and not c.s.ground
    assert sum(c.s.troops[GROUND_UNITS * c.cell : GROUND_UNITS * (c.cell + 1)]) <= 1


def test_a_blocked_colony_rests() -> None:
    """Decision 46: income and upkeep of cards belong to the colony."""
    c = Colony("planet.ashvale", 1)
    c.take(1, "B")
    with_card = c.player.income
    c.s.blockade[c.cell] = 1 - c.seat
    blocked = c.player.income
    natural = CONTENT.planets[c.s.planet[c.cell]].resources
    assert with_card["awe"] - blocked["awe"] == natural[1] + 1
    assert with_card["food"] - blocked["food"] == natural[0] - 1


def test_the_feast_gives_culture_in_the_closing_phase() -> None:
    """A22.6, B27.6: `planetary.dawn.2` has an effect of its own."""
    c = Colony("planet.dawn", 2)
    while c.t.question() != "movement":
        c.t.play("pass")
    before = c.player.account["culture"]
    next_round(c)
    assert c.player.account["culture"] == RICH + 1 and before != RICH + 1


def test_the_conqueror_takes_the_cards_and_ruins_forget_them() -> None:
    """B27.6.6"""
    c = Colony("planet.dawn", 2)
    c.take(1, "A")
    conquer(c.s, 1 - c.seat, c.cell)
    assert c.s.chain[c.cell] == 2 and c.s.taken[c.cell] == 1
    hear_destroyed(c.s, 1 - c.seat, c.cell, c.seat)
    assert c.s.chain[c.cell] == c.s.taken[c.cell] == 0


def test_without_the_option_nobody_draws() -> None:
    """B27.6: a switch of the table."""
    t = Scenario(planetary_events=False)
    assert not t.s.planet_events
    assert not develop_options(t.s, 0) and not force_options(t.s, 0)


def test_laws_of_cards() -> None:
    """B27.6.2, B27.6.4, B27.6.9: options without a card, a fourth card, a home world with one."""
    for spoil, law in ((spoil_options, "B27.6.2 options"), (spoil_stages, "B27.6.4 stages")):
        c = Colony("planet.dawn", 2)
        spoil(c)
        assert law in GAME.broken_laws(c.s)
    c = Colony("planet.dawn", 2)
    c.s.due[c.player.home] = 1
    assert "B27.6.9 cards" in GAME.broken_laws(c.s)


def spoil_options(c: Colony) -> None:
    c.s.taken[c.cell] = 1 << 6


def spoil_stages(c: Colony) -> None:
    c.s.due[c.cell] = 2
