"""Reasons that bots and advisors give: what is told for an answer, and that it can be said."""

from functools import cache

import pytest

from raumhafen.agents.foresight import spoken
from raumhafen.games.merchant_of_venus.bots.reasons import reasons
from raumhafen.games.merchant_of_venus.game import GAME
from raumhafen.text import LANGUAGES, Texts
from tests.games.merchant_of_venus.scenarios import LAIR, ambush, fly, start, two_gates
from tests.games.merchant_of_venus.table import A, Table, landed, staying

Told = tuple[str, dict[str, str | int]]


@cache
def texts() -> list[Texts]:
    return [Texts(lang, GAME, strict=True) for lang in LANGUAGES]


def told(t: Table, code: str) -> list[Told]:
    """The reasons for an answer of the seat that is asked; all have words in every language."""
    assert code in t.options
    found = reasons(t.s, t.asks, GAME.actions.parse(code))
    for reason in found:
        assert all(text.fill(reason.key, {**spoken(GAME, reason)}) for text in texts())
    return [(reason.key, {**reason.args}) for reason in found]


def departing(t: Table) -> Table:
    t.turn(A)
    return t


# --- departure -----------------------------------------------------------------------------------


def test_who_stays_in_space_has_nothing_to_do() -> None:
    """MV5.1"""
    t = departing(start(2, "r_gb_cw_1"))
    assert told(t, "stay") == [("reason-stay", {"space": "r_gb_cw_1"})]


def test_who_stays_at_a_market_is_told_what_it_pays() -> None:
    """MV10.8 Two goods that are wanted there, both at the price of today."""
    t = landed(culture=3)
    t.pile(3, "m03b")
    t.give(A, "g01", "g12", "g12")
    trading, sales = told(departing(t), "stay")
    assert trading == ("reason-stay-trading", {"space": "cw02"})
    view = GAME.view(t.s, A)["systems"][1]["pays"]
    shown = {"place": "cw", "good": "g12", "count": 3, "credits": view["g01"] + 2 * view["g12"]}
    assert sales == ("reason-sells", shown)


def test_a_market_that_wants_nothing_says_so() -> None:
    """MV10.7 Culture 8 wants no perfume, and nobody is known to want what it makes."""
    t = landed(culture=8)
    t.give(A, "g01")
    assert told(departing(t), "stay")[1:] == [("reason-wants-nothing", {"place": "cw"})]


def test_a_goal_is_told_with_what_could_be_loaded_there() -> None:
    """MV10.3 Culture 3 makes g03, which culture 4 is known to want."""
    t = landed(culture=3)
    t.discover("jw", 4)
    t.pile(4, "m04a")
    price = GAME.view(t.s, A)["systems"][2]["pays"]["g03"]
    there = ("reason-load-there", {"good": "g03", "place": "jw", "credits": price})
    assert told(departing(t), "stay")[-1] == there


def test_from_a_navigation_space_a_ship_just_flies() -> None:
    """MV5.3 No direction is named, so the best goal is told."""
    verb, way, news = told(departing(start(2, "nh11")), "fly")
    assert verb == ("reason-verb-fly", {})
    assert way == ("reason-this-turn", {"place": "nh"})
    assert news == ("reason-stranger", {"place": "nh"})


def test_a_direction_that_leads_nowhere_first_has_no_goal() -> None:
    """MV5.3 From cw03 no place is nearest by cw04."""
    t = departing(start(2, "cw03"))
    assert told(t, "head:cw04") == [("reason-no-goal", {})]


def test_a_pirate_on_the_next_space_is_told_with_the_best_odds() -> None:
    """MV7.4 A laser of 4 against a pirate without a modifier."""
    t = ambush("pi1")
    t.gauges(A, 4, 1)
    assert told(departing(t), f"head:{LAIR}")[-1] == (
        "reason-pirate",
        {"space": LAIR, "percent": 67},
    )


# --- speed ---------------------------------------------------------------------------------------


def rolled(*items: str) -> Table:
    """6 MP next to the base; the system nh is 5 MP away."""
    t = start(2, "r_gb_cw_1")
    t.discover("cw", 3)
    t.give(A, *items)
    fly(t, "r_gb_cw_2", 2, 2, 2)
    assert t.asked == "speed"
    return t


def test_closing_the_speed_step_tells_the_points() -> None:
    """MV5.5"""
    points, way = told(rolled("t03"), "done")
    assert points == ("reason-speed", {"mp": 6})
    assert way == ("reason-in-reach", {"place": "nh", "mp": 5})


def test_a_flame_is_told_with_what_it_adds() -> None:
    """MV11.6 10 MP, with which the goal is in reach for certain."""
    shown = {"place": "nh", "way": 5, "mp": 6, "after": 16, "percent": 100}
    assert told(rolled("t03"), "flame") == [("reason-flame", shown)]


def test_another_die_is_told_by_its_slot() -> None:
    """MV5.6"""
    verb, way = told(rolled("t06"), "assign:1:t06")
    assert verb == ("reason-verb-assign", {"die": "1", "slot": "t06"})
    assert way == ("reason-in-reach", {"place": "nh", "mp": 5})


# --- navigation ----------------------------------------------------------------------------------


def test_values_of_a_navigation_space() -> None:
    """MV6.1-MV6.3 Without a die the neighbour decides; value 2 is the way in, 3 leads to nh11."""
    t = Table()
    fly(t, "nh12", 3, 4, 2)
    assert told(t, "done") == [("reason-neighbour", {"place": "nh"})]
    assert told(t, "assign:3:navigation") == [("reason-way-back", {"value": 2})]
    ((key, shown),) = told(t, "assign:1:navigation")
    assert key == "reason-value" and (shown["value"], shown["space"]) == (3, "nh11")


def test_values_of_a_teleportal() -> None:
    """MV6.4, MV13.6 Chance, a number that is not in play, and the relic that ignores it."""
    t = two_gates()
    t.reward(A, "re02")
    fly(t, LAIR, 3, 2, 5)
    assert t.asked == "navigation" and t.at(A) == LAIR
    assert told(t, "done") == [("reason-chance-gate", {"place": "jw"})]
    assert told(t, "assign:2:navigation") == [("reason-no-gate", {"value": 2})]
    verb, way = told(t, "ignore")
    assert verb == ("reason-verb-ignore", {}) and way[0] == "reason-in-reach"


# --- checks and fights ---------------------------------------------------------------------------


def test_dice_before_a_check_and_what_follows_a_failure() -> None:
    """MV11.16, MV7.2"""
    t = start(2, "wts07")
    t.give(A, "t14")
    fly(t, "wts08", 2, 2, 3)
    t.do("done")
    assert t.asked == "before-check"
    assert told(t, "assign:3:t14") == [("reason-verb-assign", {"die": "3", "slot": "t14"})]
    t.do("done")
    t.effect(6)
    assert told(t, "done") == [("reason-turn-ends", {"mp": 6})]


def test_a_die_before_a_fight() -> None:
    """MV7.4, MV11.16 Pilot skill 2 of the human against modifier 1."""
    t = ambush("pi5")
    t.give(A, "t14")
    fly(t, LAIR, 2, 2, 3)
    t.do("done")
    assert told(t, "assign:1:t14") == [("reason-verb-assign", {"die": "1", "slot": "t14"})]
    assert told(t, "fight:pilot") == [("reason-odds", {"skill": "pilot", "percent": 17})]


# --- business ------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def market() -> Table:
    """A stays at a market of culture 8 with goods, somebody who arrives and people who wait.

    Nothing is answered here, so the tests share it.
    """
    t = landed(culture=8)
    t.discover("jw", 9)
    t.pile(8, "m08a")
    t.pile(9, "m09a")
    t.money(A, 500)
    t.give(A, "g04", "g07")
    t.passenger(A, "ps28")
    for name in ("ps02", "ps21"):
        t.waiting(name, "cw")
    return staying(t)


def test_a_sale_is_told_with_the_best_buyer_elsewhere(market: Table) -> None:
    """MV10.8 This system itself is none."""
    pays = [GAME.view(market.s, A)["systems"][system]["pays"] for system in (1, 2)]
    here, there = told(market, "sell:g07")
    assert here == ("reason-sell", {"good": "g07", "credits": pays[0]["g07"]})
    assert there[0] == "reason-buyer" and there[1]["place"] == "jw"
    assert there[1]["credits"] == pays[1]["g07"]


def test_a_good_that_only_this_system_wants_has_no_buyer(market: Table) -> None:
    """MV10.7 g04 is bought by 5 to 8."""
    assert told(market, "sell:g04")[1] == ("reason-no-buyer", {"good": "g04"})


def test_loading_tells_fare_way_and_room(market: Table) -> None:
    """MV10.12 To the base, or to culture 6, which nobody has met."""
    (key, fare), room = told(market, "load:ps02")
    assert key == "reason-fare" and (fare["place"], fare["credits"]) == ("gb", 180)
    assert room == ("reason-takes-room", {"size": 1, "room": 0})
    unknown = ("reason-fare-unknown", {"passenger": "ps21", "credits": 100})
    assert told(market, "load:ps21")[0] == unknown


def test_arrival_and_building(market: Table) -> None:
    """MV10.12, MV12.2"""
    arrival = ("reason-arrives", {"passenger": "ps28", "credits": 140})
    assert told(market, "set-down:ps28") == [arrival]
    price = ("reason-price", {"credits": 200, "left": 300})
    assert told(market, "build") == [("reason-verb-build", {}), price]
