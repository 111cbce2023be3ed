"""Political deeds as the screen shows them: with their price, and the reason if not."""

import pytest

from raumhafen.engine.rng import Rng
from raumhafen.engine.session import Session
from raumhafen.games import load_game
from raumhafen.games.sternenkinder.content.market import CARD
from raumhafen.games.sternenkinder.content.tables import GOVERNMENT_IDS, OWN_FLEET
from raumhafen.games.sternenkinder.rules.core.fleets import add_fleet
from raumhafen.games.sternenkinder.rules.core.market import take
from raumhafen.games.sternenkinder.state import FLEETS, NOBODY, SternState
from raumhafen.games.sternenkinder.views.board import own_view
from raumhafen.games.sternenkinder.views.cabinet import cabinet_deeds
from raumhafen.games.sternenkinder.views.deed_shapes import DeedView
from raumhafen.games.sternenkinder.views.deeds import deeds
from raumhafen.games.sternenkinder.views.market import services, wares
from tests.games.sternenkinder.courts import Court
from tests.games.sternenkinder.dealers import Market
from tests.games.sternenkinder.tables import Seat
from tests.games.sternenkinder.talks import TREATY, Diplomacy, pact

VERBS = ("treaty", "cancel", "war", "armistice", "hire", "dismiss", "initiative", "council",
         "plead", "govern", "seek", "advisor", "skill", "auction", "auction-event", "draw-ware",
         "play", "underground")  # fmt: skip


def shown(t: Diplomacy) -> dict[str, DeedView]:
    return {deed["code"]: deed for deed in deeds(t.s, t.mine.seat)}


def lack(t: Diplomacy, code: str) -> str:
    return shown(t)[code].get("lacks", "")


def test_a_treaty_says_its_price_and_what_stands_against_it() -> None:
    t = Diplomacy()
    alliance = t.offer("alliance")
    assert shown(t)[alliance] == {"code": alliance, "price": 4}
    assert lack(pact(t, "alliance"), alliance) == "concluded"
    assert shown(t)[f"cancel:alliance:{t.other.seat}"]["price"] == 5
    assert lack(t, f"war:{t.other.seat}") == "bound"


def test_strangers_and_the_poor() -> None:
    t = Diplomacy(met=False)
    assert lack(t, t.offer("trade")) == lack(t, f"war:{t.other.seat}") == "unknown"
    rich = Diplomacy()
    for seat in range(2):
        rich.seat(seat).has(culture=0)
    assert lack(rich, rich.offer("armament")) == "culture"
    assert lack(rich, rich.offer("federation_invite")) == "no-federation"


def test_without_political_actions() -> None:
    t = Diplomacy()
    t.s.budget = [0] * len(t.s.budget)
    assert lack(t, t.offer("trade")) == "treaty-action"
    assert lack(t, "initiative") == "law-action"


def test_a_government_names_the_technology() -> None:
    t = Diplomacy()
    found = [deed for code, deed in shown(t).items() if code.startswith("govern:")]
    assert len(found) == 5
    assert all("tech" in deed for deed in found if deed.get("lacks") == "tech")
    t.s.government[t.mine.seat] = GOVERNMENT_IDS.index("government.democracy")
    assert lack(t, "govern:democracy") == "governs"


def test_who_may_not_declare_war() -> None:
    """A6.3, A6.6: a Federation; nobody on a kleptocracy; not again while peace lasts."""
    t = Diplomacy()
    war = f"war:{t.other.seat}"
    assert shown(t)[war] == {"code": war, "price": 1} and t.offers(war)
    t.s.government[t.mine.seat] = GOVERNMENT_IDS.index("government.federation")
    assert lack(t, war) == "federal" and not t.ask_again().offers(war)
    t = Diplomacy()
    t.s.government[t.other.seat] = GOVERNMENT_IDS.index("government.kleptocracy")
    assert lack(t, war) == "kleptocracy" and not t.ask_again().offers(war)
    t = Diplomacy()
    t.s.peace[2 * t.mine.seat + t.other.seat] = t.s.round
    assert lack(t, war) == "peace" and not t.ask_again().offers(war)


def test_mercenaries_are_hired_once_and_dismissed() -> None:
    """A5.17, B27.2.7: for AWE, on an own planet that is not blocked; else they are sent away."""
    t = Diplomacy()
    price = shown(t)["hire"]["price"]
    assert shown(t)["hire"] == {"code": "hire", "price": price, "resource": "awe"}
    t.mine.has(awe=price - 1)
    assert lack(t, "hire") == "awe" and not t.ask_again().offers("hire")
    t.mine.has(awe=price)
    t.s.blockade[t.mine.home] = t.other.seat
    assert lack(t, "hire") == "place" and not t.ask_again().offers("hire")
    t.s.blockade[t.mine.home] = NOBODY
    t.ask_again().play("hire")
    assert "hire" not in shown(t) and lack(t, "dismiss") == "treaty-action"
    t.s.budget[5 * t.mine.seat + TREATY], t.s.acted = 1, 0
    assert shown(t)["dismiss"] == {"code": "dismiss", "price": 0}
    assert t.ask_again().offers("dismiss") and not t.offers("hire")


def test_no_room_for_mercenaries() -> None:
    """B27.2.3, A15.3: own fleets and those of honour may fill all places of a player."""
    t = Diplomacy()
    for _ in range(FLEETS):
        add_fleet(t.s, t.mine.seat, OWN_FLEET, t.mine.home)
    assert lack(t, "hire") == "fleets" and not t.ask_again().offers("hire")


def test_pleading_with_the_sovereign() -> None:
    """A9.17: only after the law has failed, as an initiative."""
    t = Diplomacy()
    assert "plead" not in shown(t)
    t.s.sovereign = 6
    assert shown(t)["plead"] == {"code": "plead", "price": 0} and t.ask_again().offers("plead")
    t.s.budget = [0] * len(t.s.budget)
    assert lack(t, "plead") == "law-action" and not t.ask_again().offers("plead")


def cabinet(t: Court) -> dict[str, DeedView]:
    return {deed["code"]: deed for deed in cabinet_deeds(t.s, t.mine.seat)}


def test_an_advisor_says_his_price_and_what_stands_against_him() -> None:
    """A10.11, A10.13: the technology, the resource he is paid with, the action, once a phase."""
    t = Court().display("rain_settler").advisor("form_builder")
    settler, sites = "advisor:rain_settler", "skill:form_builder:first_a"
    assert cabinet(t)[settler] == {"code": settler, "price": 6, "resource": "food"}
    assert cabinet(t)[sites] == {"code": sites, "price": 8, "resource": "food"}
    assert "skill:form_builder:second_a" not in cabinet(t)
    t.mine.has(food=7)
    assert cabinet(t)[sites]["lacks"] == "food" and "lacks" not in cabinet(t)[settler]
    t.s.budget = [0] * len(t.s.budget)
    assert cabinet(t)[settler]["lacks"] == cabinet(t)["seek"]["lacks"] == "government-action"
    t.s.techs[t.mine.seat] = 0
    t.renew()
    assert cabinet(t)[settler]["tech"] == "expert_council"
    t.s.advisor_deck, t.s.advisor_queue = 0, []
    assert cabinet(t)["seek"]["lacks"] == "advisor-deck"


def test_an_advisor_rises_once_a_phase() -> None:
    """A10.13"""
    t = Court().advisor("rain_settler")
    t.mine.has(food=30)
    t.play("skill:rain_settler:first_a")
    assert cabinet(t)["skill:rain_settler:second_a"]["lacks"] == "raised"


def test_a_card_of_the_market_says_when_it_works() -> None:
    """A12.2, A12.6"""
    t = Market().show("secret_lab")
    t.hold(t.mine, "slush_fund", "four_winds", "grim_carnival")
    told = {deed["code"]: deed.get("lacks", "") for deed in wares(t.s, t.mine.seat)}
    assert told["play:slush_fund"] == "ware-works" and told["play:four_winds"] == "ware-time"
    assert told["play:grim_carnival"] == told["auction:secret_lab"] == told["draw-ware"] == ""
    t.use("play:grim_carnival", f"foe:{t.other.seat}")
    told = {deed["code"]: deed.get("lacks", "") for deed in wares(t.s, t.mine.seat)}
    assert told["play:grim_carnival"] == "ware-used"
    rest = {deed["code"]: deed.get("lacks", "") for deed in wares(t.s, t.other.seat)}
    assert rest == {"auction:secret_lab": "political-action", "draw-ware": "political-action"}
    t.s.market_deck, t.s.market_under = 0, []
    assert wares(t.s, t.mine.seat)[-1]["lacks"] == "market-deck"
    assert own_view(t.s, t.mine.seat)["bid_fee"] == 1


def test_deeds_are_told_in_the_politics_phase_only() -> None:
    t = Diplomacy()
    assert "deeds" in own_view(t.s, t.mine.seat)
    t.pass_all()
    assert t.question() == "economy" and "deeds" not in own_view(t.s, t.mine.seat)


@pytest.mark.parametrize("seed", range(3))
def test_nothing_stands_against_what_is_offered(seed: int) -> None:
    """At the beginning of a turn the menu has exactly the deeds without a lack."""
    game = load_game("sternenkinder")
    session = Session.new(game, 3, {"map": "short", "round_limit": 8, "politics": True}, seed)
    rng, seen = Rng(f"deeds {seed}"), 0
    assert isinstance(session.state, SternState)
    session.state.met = [7] * 3  # strangers would only show how much cannot be done
    for player in range(3):
        Seat(session.state, player).techs("expert_council")
        card = CARD[("ghost_cargo", "slush_fund", "art_theft")[player]]
        session.state.market_deck &= ~(1 << card)
        take(session.state, player, card)
    session.settle()
    while not session.state.over and seen < 40:
        s = session.state
        assert isinstance(s, SternState)
        seat = s.deciders()[0]
        asked = s.asked[seat]
        codes = [game.actions.code(action) for action in s.options(seat)]
        if asked is not None and asked.ask.name == "politics" and not s.acted:
            seen += 1
            menu = {code for code in codes if code.partition(":")[0] in VERBS}
            told = [*deeds(s, seat), *cabinet_deeds(s, seat), *wares(s, seat), *services(s, seat)]
            assert {deed["code"] for deed in told if "lacks" not in deed} == menu
        session.act(seat, codes[rng.below(len(codes))])
        session.settle()
    assert seen > 10
