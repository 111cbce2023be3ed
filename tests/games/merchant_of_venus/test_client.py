"""Content for the browser, and aids in views that are worked out from the open table."""

import json
from typing import Any

import pytest

from raumhafen.engine.game import SPECTATOR
from raumhafen.engine.save import save
from raumhafen.games.merchant_of_venus.content.load import CONTENT
from raumhafen.games.merchant_of_venus.content.tables import (
    CARD_EFFECTS,
    CHALLENGE_IDS,
    COST,
    EFFECT_LISTS,
    ENCOUNTER_IDS,
    ITEM,
    SITE_IDS,
    SPACE_IDS,
)
from raumhafen.games.merchant_of_venus.game import GAME
from raumhafen.games.merchant_of_venus.rules.cards.rewards import DRAW_REWARD
from raumhafen.games.merchant_of_venus.rules.flight.hazards import FACE_HAZARD
from raumhafen.games.merchant_of_venus.rules.scoring import worth
from raumhafen.games.merchant_of_venus.views.client import client_content
from raumhafen.games.merchant_of_venus.views.ways import reachable
from raumhafen.text import LANGUAGES, Texts
from tests.games.merchant_of_venus.table import A, B, Table, landed, staying


@pytest.fixture(scope="module")
def box() -> dict[str, Any]:
    found = json.loads(json.dumps(client_content(4)))
    assert isinstance(found, dict)
    return found


@pytest.mark.slow
def test_the_map_is_complete(box: dict[str, Any]) -> None:
    """MV2.1 Coordinates, links both ways, exits."""
    assert len(box["spaces"]) == 268 and len(box["lines"]) == 323
    assert all(0 <= space["x"] <= 1000 and 0 <= space["y"] <= 1000 for space in box["spaces"])
    assert sum(len(near) for near in box["near"].values()) == 2 * 323
    assert box["systems"]["cw"]["places"] == ["cw01", "cw02"]
    assert box["systems"]["cw"]["sites"] == ["cw03", "cw06"]
    exits = next(space["exits"] for space in box["spaces"] if space["id"] == "nh12")
    assert len(exits) == 6 and set(exits) == set(box["near"]["nh12"])


def test_who_makes_wants_and_smuggles(box: dict[str, Any]) -> None:
    """MV10.7, MV11.8"""
    assert box["trade"]["3"]["makes"] == ["g03", "t03"]
    assert box["trade"]["3"]["wants"] == ["g01", "g02", "g12", "g13", "g14"]
    assert box["trade"]["7"]["smuggles"] == ["g01", "g02"]
    assert sum(len(entry["boards"]) for entry in box["trade"].values()) == 25
    assert box["items"]["t07b"]["ware"] == "t07" and box["items"]["g10"]["capacity"] == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_and_card_text_is_there(box: dict[str, Any], language: str) -> None:
    texts = Texts(language, GAME, strict=True)
    for key in [*box["names"].values(), *box["texts"].values()]:
        assert texts.fill(key, {})
    assert len(box["texts"]) >= len(CONTENT.missions) + len(CONTENT.encounters)


# --- views ---------------------------------------------------------------------------------------


def mine(t: Table, seat: int = A) -> dict[str, Any]:
    found = GAME.view(t.s, seat)["mine"]
    assert isinstance(found, dict)
    return found


def test_ways_are_shown_to_the_seat_that_is_about_to_move() -> None:
    """MV5.8 T4: Southern Comfort costs 9 MP; 9 or more is 74 % of three dice. Nobody is told
    about ways who is not asked."""
    t = Table()
    t.turn(A)
    reach = mine(t)["reach"]
    assert reach["cw02"]["cost"] == 9 and whole_way(reach, "cw02")[0] == "gb01"
    assert reach["cw02"]["answers"] == ["head:r_gb_cw_1"]
    assert reach["r_gb_cw_3"]["chance"] == 1
    over = sum(a + b + c >= 9 for a in range(1, 7) for b in range(1, 7) for c in range(1, 7))
    assert reach["cw02"]["chance"] == pytest.approx(over / 216, abs=1e-4)
    assert mine(t, B)["reach"] is None and mine(t, B)["exits"] is None
    assert "mine" not in GAME.view(t.s, SPECTATOR)


def whole_way(reach: dict[str, Any], space: str) -> list[str]:
    """As a client puts it together."""
    way = reach[space]
    return list(way["path"]) if "path" in way else [*whole_way(reach, way["from"]), space]


def test_ways_are_put_together_from_their_parts() -> None:
    """MV5.8 What is sent in parts is what the search found, everywhere on the map."""
    for start in ("gb01", "gp04", "as09", "nh12", "im10"):
        t = Table()
        t.ship(A, start)
        t.turn(A)
        reach = mine(t)["reach"]
        for target in reachable(t.s, A):
            space = SPACE_IDS[target.space]
            assert whole_way(reach, space) == [SPACE_IDS[at] for at in target.path()]


def test_exits_of_navigation_spaces() -> None:
    """MV6.1 T16: value 2 leads back to the base, 3 to nh11."""
    t = Table()
    t.turn(A)
    assert set(mine(t)["exits"]["nh12"]) == {"gb01", "nh08", "nh11"}
    assert mine(t)["exits"]["nh12"]["nh08"] == pytest.approx(1 - (2 / 6) ** 3, abs=1e-4)


def test_odds_against_the_own_gauges() -> None:
    """MV7.1, MV7.4"""
    t = Table()
    t.gauges(A, 3, 1)
    t.pilot(A, "p_human")
    t.pirate("pi5", "jw07")
    t.turn(A)
    assert mine(t)["odds"] == {"laser": 0.5, "shield": 0.1667, "pilot": 0.3333}
    assert mine(t)["pirates"] == {"jw07": {"laser": 0.3333, "shield": 0.0, "pilot": 0.1667}}


def test_prices_and_what_a_market_pays() -> None:
    """MV10.4, MV10.8 T35 and T37: from afar too."""
    t = Table()
    t.discover("trp", 3)
    t.pile(3, "m03a", "m03b", "m03c")
    t.discover("cw", 14)
    t.pilot(A, "p_qossuth")
    t.turn(A)
    system = GAME.view(t.s, B)["systems"][0]
    assert system["states"] == {"basic": "weak", "quality": "strong", "luxury": "active"}
    assert system["pays"] == {"g01": 160, "g02": 220, "g12": 140, "g13": 190, "g14": 250}
    assert mine(t)["prices"]["cw"]["g14"] == 150 and mine(t, B)["prices"]["cw"]["g14"] == 160
    assert mine(t)["prices"]["cw"]["combined_drive"] == 290


def test_deeds_intel_and_rewards_have_prices() -> None:
    """MV10.4, MV10.11, MV8.5 With the home discount; the base sells rewards and intel."""
    t = Table()
    t.discover("cw", 14)
    t.discover("ib", 1)
    t.pilot(A, "p_qossuth")
    t.turn(A)
    assert mine(t)["services"]["cw"] == {"intel": 20, "deed": 190}
    assert mine(t, B)["services"]["cw"] == {"intel": 30, "deed": 200}
    assert mine(t)["services"]["gb"] == {"intel": 30, "reward": 60}


def test_a_bill_lies_open_while_it_is_paid() -> None:
    """MV10.5 The price, the fee, and what the first contact card can pay of it."""
    t = Table()
    t.discover("cw", 8, owner=A, credits=80)
    t.port(B, "cw06")
    t.ship(A, "cw06")
    t.money(A, 100)
    staying(t)
    assert mine(t)["bill"] is None
    t.do("buy:g08")
    assert t.asked == "payment"
    price = COST[ITEM["g08"]]
    bill = {"what": "buy:g08", "price": price, "fee": 10, "card": 80, "cash": 100}
    assert mine(t)["bill"] == bill and mine(t, B)["bill"] is None


def test_a_cheap_gauge_is_billed_too() -> None:
    """MV8.3 The bazaar has its own price, and no card pays a part of it."""
    t = Table()
    t.ship(A, "jw07")
    t.money(A, 100)
    t.encounter(A, "en27", 4)
    assert t.asked == "buy-gauge"
    assert mine(t)["bill"] == {"what": None, "price": 40, "fee": 0, "card": 0, "cash": 100}
    assert mine(t, B)["bill"] is None


# --- what lies on the table ----------------------------------------------------------------------


def on_table(t: Table) -> dict[str, Any]:
    found = GAME.view(t.s, SPECTATOR)["open"]
    assert isinstance(found, dict)
    return found


def test_the_card_stays_readable_while_it_asks() -> None:
    """MV8.1 Also for somebody who opens the table in the middle of it, and not afterwards."""
    card = next(k for k in ENCOUNTER_IDS if k not in ("en01", "en02") and asks_choice(k))
    t = Table()
    t.give(A, "g01")
    t.gauges(A, 3, 3)
    t.ship(A, "cw08")
    t.encounter(A, card, mp=4)
    assert t.asked == "card-option" and on_table(t)["card"] == card
    loaded = GAME.load(save(t.s))
    assert GAME.view(loaded, A)["open"]["card"] == card
    t.do(sorted(t.options)[0])
    while t.asked == "chance":
        t.toss(0, t.s.chance)
    assert t.asked != "" or on_table(t) == {}


def asks_choice(card: str) -> bool:
    return any(e.op == "choose" for e in EFFECT_LISTS[CARD_EFFECTS[ENCOUNTER_IDS.index(card)]])


def test_a_reward_stays_readable_while_it_asks() -> None:
    """MV13.5"""
    t = Table()
    t.run(DRAW_REWARD, A)
    t.draw("re08")
    assert t.asked == "reward" and on_table(t) == {"reward": "re08"}
    t.do("keep")
    assert on_table(t) == {}


def test_a_mission_stays_readable_while_it_asks() -> None:
    """MV13.2, MV13.3 Until it is completed; then its place is that of the next one."""
    t = landed()
    t.mission(A, "mi02")
    t.give(A, "g03", "g04")
    staying(t)
    t.do("complete:1")
    assert t.asked == "mission-good" and on_table(t) == {"mission": "mi02"}
    t.do("lose:g03")
    t.draw("re21")
    assert t.asked == "chance" and "mission" not in on_table(t)


def test_a_failed_check_shows_its_die() -> None:
    """MV7.2 What was rolled against which value."""
    t = Table()
    t.gauges(A, 2, 1)
    t.ship(A, "wts06")
    t.s.active, t.s.mp = A, 4
    t.run(FACE_HAZARD, A, [0])
    t.effect(5)
    assert t.asked == "hazard-failed"
    assert on_table(t)["check"] == {"skill": "laser", "value": 2, "die": 5}


def test_deeds_and_closed_lines_are_on_the_map() -> None:
    """MV10.11, MV12.4"""
    t = Table()
    assert GAME.view(t.s, A)["board"]["closed"] == []
    t.port(B, "cw06")
    t.s.deed[SITE_IDS.index("cw03")] = A
    board = GAME.view(t.s, A)["board"]
    assert board["closed"] == ["cw06-cw02"] and board["deeds"] == {"cw03": A}


def test_a_challenge_shows_how_far_it_is() -> None:
    """MV15.1"""
    t = Table(1)
    assert GAME.view(t.s, A)["goal"] == {}
    t.s.challenge = CHALLENGE_IDS.index("ch4")
    t.money(A, 150)
    t.port(A, "cw06")
    credits = worth(t.s, A)
    assert credits >= 350
    expected = {"credits_at_end": [credits, 1600], "spaceports": [1, 3]}
    assert GAME.view(t.s, SPECTATOR)["goal"] == expected
