"""What the browser gets: the box, and in views what can be worked out from the open table."""

import json
from typing import Any

import pytest

from raumhafen.engine.game import SPECTATOR
from raumhafen.games.merchant_of_venus.content import CONTENT
from raumhafen.games.merchant_of_venus.drawing import drawing
from raumhafen.games.merchant_of_venus.game import GAME
from raumhafen.text import LANGUAGES, Texts
from tests.games.merchant_of_venus.table import A, B, Table


@pytest.fixture(scope="module")
def box() -> dict[str, Any]:
    found = json.loads(json.dumps(drawing(4)))
    assert isinstance(found, dict)
    return found


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
    assert reach["cw02"]["cost"] == 9 and reach["cw02"]["path"][0] == "gb01"
    assert reach["r_gb_cw_3"]["chance"] == 1
    over = sum(a + b + c >= 9 for a in range(1, 7) for b in range(1, 7) for c in range(1, 7))
    assert reach["cw02"]["chance"] == pytest.approx(over / 216, abs=1e-4)
    assert mine(t, B)["reach"] is None and mine(t, B)["exits"] is None
    assert "mine" not in GAME.view(t.s, SPECTATOR)


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
