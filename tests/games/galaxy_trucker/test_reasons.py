"""GT5 to GT18 What the assistant says about an answer: the numbers of small positions."""

from __future__ import annotations

from raumhafen.engine.errors import Argument
from raumhafen.games.galaxy_trucker.actions import ACTIONS
from raumhafen.games.galaxy_trucker.game import GAME
from raumhafen.games.galaxy_trucker.rules.flight.course import FLIGHT
from raumhafen.games.galaxy_trucker.rules.flight.loading import load_goods
from raumhafen.games.galaxy_trucker.rules.flight.losses import lose_goods
from raumhafen.games.galaxy_trucker.rules.flight.meteors_and_shots import HIT
from tests.games.galaxy_trucker.table import MANUAL, Table
from tests.games.galaxy_trucker.yard import Yard

Told = dict[str, dict[str, Argument]]
BIG_METEOR, RIGHT = 1, 1


def told(t: Table, seat: int, code: str) -> Told:
    """The reasons for an option by their keys, without the figures that it changes."""
    assert code in t.options(seat)
    found = [
        reason
        for reason in GAME.mind().reasons(t.s, seat, ACTIONS.parse(code))
        if reason.key not in ("reason-more", "reason-less")
    ]
    assert len({reason.key for reason in found}) == len(found)
    return {reason.key: reason.args for reason in found}


# --- between the cards ---------------------------------------------------------------------------


def test_staying_giving_up_and_challenging() -> None:
    """GT18.3, GT19.4 Goods at half price, rounded up; GT9.5 a challenge has no price."""
    t = Table("PG", options=MANUAL)
    t.goods(0, "6,7", "yellow")
    t.deck("I-04", "I-05")
    t.run(FLIGHT)
    assert told(t, 0, "stay") == {"reason-stay": {"cards": 2, "crew": 4, "goods": 3}}
    assert told(t, 0, "give-up") == {"reason-give-up": {"half": 2, "goods": 3}}
    assert told(t, 0, "challenge:2") == {"reason-challenge": {}}


# --- power ---------------------------------------------------------------------------------------


def test_engines_in_open_space() -> None:
    """GT13.3, GT15.1 Days for batteries."""
    t = Table("RGB")
    t.at(0, -2, -4)
    t.card("I-05")
    none, two = told(t, 1, "engines:0"), told(t, 1, "engines:2")
    assert none == {"reason-days-ahead": {"days": 1}, "reason-no-battery": {"left": 5}}
    assert two == {"reason-days-ahead": {"days": 5}, "reason-batteries": {"count": 2, "left": 3}}


def test_a_ship_without_strength_is_stranded() -> None:
    """GT15.1 It gives up, so that nothing else counts."""
    t = Table("GR", options=MANUAL)
    t.strip(0, "7,8")
    t.at(3, 0)
    t.card("I-05")
    assert told(t, 0, "engines:0") == {"reason-stranded": {}}


def test_a_fight_is_won_drawn_or_lost() -> None:
    """GT15.6, GT15.7 What each strength brings against smugglers of 4."""
    t = Table("RGB")
    t.at(5, 3, 2)
    t.tokens(0, "8,7", 1)
    t.card("I-02")
    lost = told(t, 0, "cannons:0:0")
    assert lost["reason-defeat"] == {"halves": 4, "enemy": 4, "goods": 2, "crew": 0, "shots": 0}
    drawn = told(t, 0, "cannons:1:0")
    assert drawn["reason-draw"] == {"halves": 8, "enemy": 4}
    assert drawn["reason-batteries"] == {"count": 1, "left": 0}
    t.say(0, "cannons:1:0")
    won = told(t, 1, "cannons:1:1")["reason-win"]
    assert won == {"halves": 9, "enemy": 4, "credits": 0, "cubes": 3, "days": 1}


def test_a_reward_counts_what_finds_room() -> None:
    """GT15.6, GT17.2 Two of three cubes; GT17.6 tokens by tile; GT17.2 what is left behind."""
    t = Table("GR")
    t.at(5, 3)
    t.card("I-02")
    t.say(0, "cannons:1:1")
    assert told(t, 0, "battery:8,7") == {"reason-battery": {"cell": "8,7", "left": 2}}
    t.say(0, "battery:8,7", "battery:8,8")
    accept = told(t, 0, "accept")
    assert accept == {"reason-reward": {"credits": 5}, "reason-days": {"days": 1}}
    assert told(t, 0, "decline") == {"reason-pass": {"days": 1}}
    t.say(0, "accept")
    stow = told(t, 0, "stow:yellow:6,7")
    assert stow == {"reason-stow": {"colour": 1, "credits": 3, "cell": "6,7"}}
    t.say(0, "stow:yellow:6,7")
    assert told(t, 0, "done") == {"reason-leave-goods": {"cubes": 2, "credits": 3}}


# --- what is found -------------------------------------------------------------------------------


def test_planets_offer_goods_for_days() -> None:
    """GT15.2 Of three blue cubes two find room."""
    t = Table("RGB")
    t.at(4, 3, 1)
    t.card("I-15")
    assert told(t, 0, "pass") == {"reason-pass": {"days": 2}}
    blue = told(t, 0, "land:3")
    assert blue == {"reason-goods": {"cubes": 3, "credits": 2}, "reason-days": {"days": 2}}


def test_a_wreck_takes_crew_and_days() -> None:
    """GT15.3"""
    t = Table("DR")
    t.at(5, 0)
    t.card("I-17")
    wreck = told(t, 0, "accept")
    assert wreck["reason-wreck"] == {"credits": 4, "crew": 3, "left": 3}
    assert wreck["reason-days"] == {"days": 1}
    assert told(t, 0, "pass") == {"reason-pass": {"days": 1}}


def test_a_station_takes_days_alone() -> None:
    """GT15.4"""
    t = Table("DR")
    t.at(5, 0)
    t.card("I-19")
    goods = told(t, 0, "accept")
    assert goods == {"reason-goods": {"cubes": 2, "credits": 5}, "reason-days": {"days": 1}}
    assert told(t, 0, "pass") == {"reason-pass": {"days": 1}}


def test_a_cube_can_make_way() -> None:
    """GT17.2 Before the first cube is stowed."""
    t = Table("-R")
    t.put(0, "8,7", "cargo2-0103", 0)
    t.goods(0, "8,7", "green")
    load_goods(t.s, 0, (1, 1))
    t.s.advance(t.s.stack)
    lift = told(t, 0, "lift:green:8,7")
    assert lift == {"reason-lift": {"colour": 2, "credits": 2, "cell": "8,7"}}


# --- losses --------------------------------------------------------------------------------------


def test_a_battery_saves_what_hangs_on_a_tile() -> None:
    """GT16.3, GT16.7"""
    t = Table("GR", board="II")
    t.run(HIT, 0, [BIG_METEOR, RIGHT, 8])
    shoot = told(t, 0, "shoot")
    assert shoot["reason-saves"] == {"cell": "8,8", "count": 2}
    assert shoot["reason-batteries"] == {"count": 1, "left": 4}


def test_the_dearest_cube_goes() -> None:
    """GT17.4 The yellow ones are gone at once; of the blue ones a hold is chosen."""
    t = Table("BR")
    t.put(0, "5,7", "cargo3-0202", 1)
    t.s.manual = 1
    t.goods(0, "6,7", "yellow", "blue", "blue")
    t.goods(0, "5,7", "yellow", "blue")
    lose_goods(t.s, 0, 3)
    t.s.advance(t.s.stack)
    blue = told(t, 0, "lose-goods:6,7")
    assert blue == {"reason-lose-cube": {"colour": 3, "credits": 1, "cell": "6,7"}}


# --- building ------------------------------------------------------------------------------------


def test_a_better_open_tile_is_named_beside_the_pile() -> None:
    """GT5.2 An engine lies open, which a ship without any wants more than a tile by chance."""
    t = Yard(mode="real-time")
    t.draw(0, "structural-3123")
    t.say(0, "put-back")
    assert told(t, 0, "take-pile")["reason-open-poor"] == {"count": 1}
    t.draw(0, "engine-2101")
    t.say(0, "put-back")
    assert told(t, 0, "take-pile")["reason-open-better"] == {"kind": "@tile-engine"}
    taken = told(t, 0, "take-open:engine-2101")
    assert taken["reason-fits"] == {"kind": "@tile-engine", "have": 0, "cell": "7,8"}


def test_a_tile_set_aside_may_fit_nowhere() -> None:
    """GT5.6 It fits beside the start cabin until tiles without further connectors close it."""
    t = Yard(mode="real-time")
    t.draw(0, "shield-0013")
    t.say(0, "set-aside")
    assert "reason-fits" in told(t, 0, "take-aside:1")
    t.build(0, "cannon-0020", "7,6")
    t.build(0, "engine-2000", "7,8")
    t.build(0, "life_support_purple-0003", "8,7")
    t.build(0, "life_support_brown-0003", "6,7", 2)
    assert t.faults() == [] and t.exposed() == 0
    nowhere = told(t, 0, "take-aside:1")
    assert nowhere == {"reason-fits-nowhere": {"kind": "@tile-shield", "have": 0}}


def test_the_tile_just_placed_can_be_taken_back() -> None:
    """GT5.3 Until the next one is taken."""
    t = Yard(mode="real-time")
    t.build(0, "engine-2101", "7,8")
    assert told(t, 0, "take-back") == {"reason-take-back": {}}
