"""MV8.5, MV8.6 Intel cards and titles."""

from raumhafen.games.merchant_of_venus.content.tables import INTEL_IDS, NONE
from raumhafen.games.merchant_of_venus.game import GAME
from raumhafen.games.merchant_of_venus.rules.cards.titles import pass_titles
from raumhafen.games.merchant_of_venus.state import DISPLAYED
from tests.games.merchant_of_venus.scenarios import fly, meet, start
from tests.games.merchant_of_venus.table import A, B, Table, landed, staying


def test_nav_charts() -> None:
    """MV8.5 Charts set any value at one space, and return to the display."""
    t = Table()
    t.intel(A, "en17")
    fly(t, "nh12", 2, 2, 2)
    t.do("chart:1")
    assert "nh08" in t.path and t.s.intel_at[INTEL_IDS.index("en17")] == DISPLAYED


def odds(t: Table, code: str) -> tuple[object, object]:
    """What a hint says of a check: the chance without help, and with this answer."""
    (told,) = GAME.mind().reasons(t.s, A, GAME.actions.parse(code))
    return told.args["before"], told.args["percent"]


def test_forecast_and_almanac() -> None:
    """MV8.5, MV13.6 pass_hazard instead of the roll; check_plus_1 announced before it."""
    t = start(2, "trp08")
    t.intel(A, "en16")
    fly(t, "trp09", 3, 2, 2)
    assert odds(t, "done") == (33, 33) and odds(t, "forecast") == (33, 100)
    t.do("forecast")
    assert t.s.intel_at[INTEL_IDS.index("en16")] == DISPLAYED and "trp10" in t.path
    t = start(2, "trp08")
    t.reward(A, "re16")
    fly(t, "trp09", 3, 2, 2)
    assert odds(t, "almanac") == (33, 50)
    t.do("almanac")
    t.effect(3)
    assert t.told("event-check-passed")


def test_t33_titles() -> None:
    """MV8.6 T33: a tie goes to the active player; later only a sole lead moves it."""
    t = start(2, "pp07")
    t.s.contacts = [2, 2]
    t.s.card_owner[:4] = [A, A, B, B]
    t.s.home[:4] = [t.s.contact.index(k) for k in range(4)]
    t.encounter(A, "en12", 5)
    assert t.s.title_at[0] == A
    t.s.contacts = [2, 3]
    pass_titles(t.s)
    assert t.s.title_at[0] == B
    t.s.contacts = [3, 3]
    pass_titles(t.s)
    assert t.s.title_at[0] == B


def test_a_tied_title_waits() -> None:
    """MV8.6 If the active player is not among the tied."""
    t = start(3, "pp07")
    t.s.sold = [0, 2, 2]
    t.encounter(A, "en15", 5)
    assert t.s.title_at[3] == DISPLAYED


def test_intel_is_displayed_and_bought() -> None:
    """MV8.5, MV10.2 A buy action for c30; nobody holds two."""
    t = meet("en18")
    assert t.s.intel_at[INTEL_IDS.index("en18")] == DISPLAYED
    t.intel(NONE, "en17")
    t.ship(A, "gb01")
    t.money(A, 90)
    t.turn(A)
    t.do("stay", "intel:en18")
    assert t.s.credits[A] == 60 and t.offered("intel") == set()


def test_market_report() -> None:
    """MV8.5, MV17.1 Any of the three tokens on top before an own sale."""
    t = landed(culture=3)
    t.pile(3, "m03a", "m03b", "m03c")
    t.give(A, "g01")
    t.intel(A, "en19")
    staying(t)
    assert t.offered("market-top") == {"market-top:2", "market-top:3"}
    t.do("market-top:3")
    assert t.s.piles[6:9] == [2, 0, 1] and t.s.intel_at[INTEL_IDS.index("en19")] == DISPLAYED
    t.do("sell:g01")
    assert t.s.credits[A] == 120


def test_market_report_needs_a_sale() -> None:
    """MV8.5 It is used before an own sale, so there must be something to sell."""
    t = landed(culture=3)
    t.give(A, "g11")
    t.intel(A, "en19")
    t.money(A, 100)
    staying(t)
    assert t.asked == "business" and t.offered("market-top") == set()


def test_a_title_for_a_sole_leader_elsewhere() -> None:
    """MV8.6 When drawn it goes to the leader, whoever is in turn."""
    t = start(3, "pp07")
    t.s.delivered = [0, 3, 1]
    t.encounter(A, "en14", 5)
    assert t.s.title_at[2] == B


def test_nav_charts_are_good_for_one_space() -> None:
    """MV8.5, MV6.1 At the next space a value is asked for again."""
    t = Table()
    t.intel(A, "en17")
    fly(t, "nh12", 2, 2, 2)
    t.do("chart:3")
    assert t.at(A) == "nh11" and t.s.nav == 0 and t.asked == "navigation"


def test_the_forecast_passes_hazards_only() -> None:
    """MV8.5 Not the check of a card."""
    t = start(2, "pp07")
    t.intel(A, "en16")
    t.encounter(A, "en32", 5)
    assert t.asked == "chance" and t.s.intel_at[INTEL_IDS.index("en16")] == A
