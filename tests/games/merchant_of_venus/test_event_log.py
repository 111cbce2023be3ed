"""MV17.3 Nothing that lies open changes without a line in the log."""

import pytest

from raumhafen.engine.events import Event
from raumhafen.engine.rng import Rng
from raumhafen.engine.state import CHANCE, apply, take_events
from raumhafen.games.merchant_of_venus.content.tables import ABILITY_OF, SELF_REPAIR
from raumhafen.games.merchant_of_venus.game import GAME
from raumhafen.games.merchant_of_venus.rules.cards.rewards import DRAW_REWARD
from raumhafen.games.merchant_of_venus.rules.flight.navigation import TELEPORT
from raumhafen.games.merchant_of_venus.rules.flight.pirates import FIGHT_PIRATE
from raumhafen.games.merchant_of_venus.rules.scoring import SCORING
from raumhafen.games.merchant_of_venus.state import VenusState
from tests.contract.play import choose_with
from tests.games.merchant_of_venus.ledger import (
    DRAWS,
    ROLLS,
    changes,
    faces,
    holdings,
    rolled,
    told,
    tossing_step,
)
from tests.games.merchant_of_venus.matches import SETTINGS, begin
from tests.games.merchant_of_venus.riches import enrich, is_asked_to_depart
from tests.games.merchant_of_venus.table import A, B, C, Table, landed, staying

FEW = 24
MANY = 240


def audit(seed: int, keys: set[str]) -> None:
    """A match, rich from its first departure on, whose log is held against every change."""
    s, rng = begin(seed), Rng(f"told:{seed}")
    s.log, s.explicit = [], True
    while not is_asked_to_depart(s):
        apply(s, *choose_with(GAME, s, rng, 0))
    if seed % 4:
        enrich(s, rng)
    while not s.over:
        keys |= {event.key for event in audited_step(s, rng, sense=seed % 3)}


def audited_step(s: VenusState, rng: Rng, sense: int) -> list[Event]:
    """One answer with all that chance adds to it."""
    before = holdings(s)
    events = apply(s, *choose_with(GAME, s, rng, sense))
    while s.chance:
        events += audited_toss(s, rng.below(s.chance))
    said = [event.key for event in events]
    assert told(events, before) == changes(before, holdings(s)), said
    return events


def audited_toss(s: VenusState, outcome: int) -> list[Event]:
    """Dice are named at once, and there is no chance that is neither a roll nor a draw."""
    step = tossing_step(s)
    assert step in ROLLS | DRAWS, f"is {step} a roll or a draw?"
    dice = faces(s, outcome) if step in ROLLS else []
    events = apply(s, CHANCE, outcome)
    assert any(contains(shown, dice) for shown in [[], *rolled(events)]), step
    return events


def contains(shown: list[int], dice: list[int]) -> bool:
    """MV13.6 A die set beforehand lies beside those that were rolled."""
    rest = shown[:]
    for die in dice:
        if die not in rest:
            return False
        rest.remove(die)
    return True


@pytest.mark.slow
def test_every_gain_loss_and_roll_is_told() -> None:
    """MV17.3, MV18.8 To the last credit, out of the log alone; a few matches."""
    for seed in range(0, 4 * len(SETTINGS), 4 * len(SETTINGS) // FEW):
        audit(seed, set())


@pytest.mark.soak
def test_every_gain_loss_and_roll_is_told_in_many_matches() -> None:
    """MV17.3, MV18.8 Many matches, in which all that can be told is told."""
    keys: set[str] = set()
    for seed in range(MANY):
        audit(seed, keys)
    assert keys >= RARE


RARE = {
    "event-bounty", "event-deeds-refunded", "event-effect-die", "event-fight-hopeless",
    "event-from-card", "event-fuzzy", "event-gauge-bought", "event-gauge-falls",
    "event-gauge-rises", "event-infamy-removed", "event-pirate-marker", "event-port-income",
    "event-ports-sold", "event-probe", "event-production", "event-reward-used",
    "event-second-mission", "event-spoiler",
}  # fmt: skip


# --- what once was silent -------------------------------------------------------------------------


def lines(t: Table, *keys: str) -> list[tuple[str, str, dict[str, str | int]]]:
    """The lines of these kinds: key, rule, and what they say."""
    t.events += take_events(t.s)
    return [(e.key, e.rule, dict(e.args)) for e in t.events if e.key in keys]


def test_a_fight_without_a_roll_is_told() -> None:
    """MV7.4, MV7.5 Also the marker under the pirate."""
    t = Table()
    t.ship(A, "jw07")
    t.pirate("pi5", "jw07")
    t.run(FIGHT_PIRATE, A)
    assert lines(t, "event-fight-hopeless", "event-pirate-marker") == [
        ("event-fight-hopeless", "MV7.4", {"seat": A, "pirate": "pi5"}),
        ("event-pirate-marker", "MV7.5", {"pirate": "pi5", "count": 1}),
    ]


def test_a_bounty_is_told() -> None:
    """MV7.4"""
    t = Table()
    t.ship(A, "jw07")
    t.gauges(A, 3, 0)
    t.pirate("pi5", "jw07", infamy=2)
    t.s.mp = 3
    t.run(FIGHT_PIRATE, A)
    t.do("fight:laser")
    t.effect(2)
    shown = {"seat": A, "amount": 40, "fame": 2}
    assert lines(t, "event-bounty") == [("event-bounty", "MV7.4", shown)]


def test_a_repair_is_told_in_the_turn_that_it_begins() -> None:
    """MV13.9"""
    t = Table()
    pilots = range(len(ABILITY_OF))
    s = t.s
    s.pilot[A], s.level[A] = next(
        (pilot, level)
        for pilot in pilots
        for level in range(1, 5)
        if ABILITY_OF[pilot][level] == SELF_REPAIR
    )
    s.lowered[A] = 1
    t.turn(A)
    shown = {"seat": A, "gauge": "laser", "value": 2}
    assert [key for key, _, _ in lines(t, "event-turn", "event-gauge-rises")] == [
        "event-turn",
        "event-gauge-rises",
    ]
    assert ("event-gauge-rises", "MV13.9", shown) in lines(t, "event-gauge-rises")


def test_nothing_is_told_of_a_gauge_that_is_at_its_end() -> None:
    """MV1.3, MV13.9 A laser that was raised to 5 meanwhile needs no repair."""
    t = Table()
    t.pilot(A, "p_eeepeeep", 4)
    t.gauges(A, 5, 2)
    t.s.lowered[A] = 1
    t.turn(A)
    assert lines(t, "event-gauge-rises") == []
    assert t.s.gauges[:2] == [5, 2] and t.s.lowered[A] == 0


@pytest.mark.parametrize(
    ("card", "key", "shown"),
    [
        ("en26", "event-credits", {"seat": A, "amount": 20}),
        ("en35", "event-mp", {"seat": A, "mp": 5}),
        ("en40", "event-infamy-removed", {"seat": A, "amount": 1}),
    ],
)
def test_what_cards_bring_is_told(card: str, key: str, shown: dict[str, int]) -> None:
    """MV8.3"""
    t = Table()
    t.ship(A, "jw07")
    t.s.infamy[A] = 1
    t.encounter(A, card, mp=3)
    assert lines(t, key) == [(key, "MV8.3", shown)]


def test_production_is_told() -> None:
    """MV8.4 Of discovered cultures whose supply area holds something."""
    t = Table()
    t.discover("cw", 6)
    t.supply("g06", 3)
    t.ship(A, "jw07")
    t.encounter(A, "en10", mp=3)
    shown = {"region": "cw", "good": "g06", "count": 3}
    assert lines(t, "event-production") == [("event-production", "MV8.4", shown)]


@pytest.mark.parametrize(
    ("card", "key", "shown"),
    [
        ("re24", "event-infamy-removed", {"seat": A, "amount": 2}),
        ("re25", "event-credits", {"seat": A, "amount": 40}),
    ],
)
def test_rewards_that_work_at_once_are_told(card: str, key: str, shown: dict[str, int]) -> None:
    """MV13.6"""
    t = Table()
    t.s.infamy[A] = 2
    t.run(DRAW_REWARD, A)
    t.draw(card)
    assert lines(t, key) == [(key, "MV13.6", shown)]


def test_the_income_of_an_own_port_is_told() -> None:
    """MV12.5"""
    t = landed(space="cw06")
    t.port(A, "cw06")
    t.money(A, 500)
    staying(t)
    t.do(next(code for code in sorted(t.offered("buy")) if code.startswith("buy:g")))
    assert lines(t, "event-port-income") == [
        ("event-port-income", "MV12.5", {"seat": A, "amount": 10})
    ]


def test_the_second_mission_is_told() -> None:
    """MV13.4"""
    t = Table()
    t.money(A, 60)
    staying(t)
    t.do("second-mission")
    shown = {"seat": A, "price": 60, "fame": 5}
    assert lines(t, "event-second-mission") == [("event-second-mission", "MV13.4", shown)]


def test_the_dice_of_the_end_are_told() -> None:
    """MV14.1, MV14.3"""
    t = Table()
    t.give(A, "t01f", "t11")
    t.port(A, "cw06")
    t.run(SCORING, A)
    t.effect(4)
    t.dice(3, 3)
    keys = ("event-ports-sold", "event-spoiler", "event-fuzzy-double")
    assert lines(t, *keys) == [
        ("event-ports-sold", "MV14.1", {"seat": A, "count": 1, "amount": 200}),
        ("event-spoiler", "MV14.3", {"seat": A, "die": 4}),
        ("event-fuzzy-double", "MV14.3", {"seat": A, "a": 3, "b": 3}),
    ]


def test_the_effect_die_at_a_teleportal_is_told() -> None:
    """MV6.4"""
    t = Table()
    t.teleportal(1, "jw07")
    t.teleportal(3, "im12")
    t.ship(A, "jw07")
    t.s.mp = 4
    t.run(TELEPORT, A)
    t.effect(3)
    assert lines(t, "event-effect-die") == [("event-effect-die", "MV6.4", {"seat": A, "die": 3})]
    assert t.at(A) == "im12"


def test_points_that_cannot_be_used_are_told() -> None:
    """MV5.13 As in T8."""
    t = Table()
    t.ship(A, "as05")
    t.discover("as", 13)
    t.turn(A)
    t.do("head:as04")
    t.speed(1, 1, 1)
    t.do("done", "done", "go:as04-as01")  # no boost, no landing
    assert t.over
    assert lines(t, "event-mp-lost") == [("event-mp-lost", "MV5.13", {"seat": A, "mp": 1})]


def test_a_swap_of_missions_names_both_cards() -> None:
    """MV11.13 Too rare for random matches."""
    t = Table()
    t.give(A, "t09")
    t.mission(A, "mi01")
    t.mission(B, "mi02")
    t.ship(A, "cw06")
    t.ship(B, "cw06")
    t.turn(A)
    t.do("stay")
    before = holdings(t.s)
    t.events = []
    t.do("jam:1:1:1")
    swap = {(A, "mi01"): -1, (A, "mi02"): 1, (B, "mi01"): 1, (B, "mi02"): -1}
    assert told(t.events, before) == changes(before, holdings(t.s)) == swap


# --- MV4.6 the dice stay --------------------------------------------------------------------------


def thrown(t: Table) -> dict[str, object] | None:
    found: dict[str, object] | None = GAME.view(t.s, B)["turn"]["thrown"]
    return found


def test_dice_stay_visible_until_the_next_roll() -> None:
    """MV4.6 Over the turn of somebody who stays, and without counting for anything."""
    t = Table(3)
    t.turn(A)
    t.do("head:r_gb_cw_1")
    t.speed(2, 2, 3)
    while not t.over:
        t.do(sorted(t.options)[0])
    t.turn(B)
    assert thrown(t) == {"seat": A, "dice": [2, 2, 3]}
    assert t.s.dice == [] and not t.offered("assign")
    t.do("stay")
    while not t.over:
        t.do("done")
    t.turn(C)
    assert thrown(t) == {"seat": A, "dice": [2, 2, 3]}
    t.do("head:r_gb_cw_1")
    t.speed(1, 3, 5)
    assert thrown(t) is None and t.s.dice == [1, 3, 5]
