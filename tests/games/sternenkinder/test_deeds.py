"""Political deeds as the screen shows them: with their price, and the reason if not."""

import pytest

from raumhafen.engine.rng import Rng
from raumhafen.engine.session import Session
from raumhafen.games import load_game
from raumhafen.games.sternenkinder.content.tables import GOVERNMENT_IDS
from raumhafen.games.sternenkinder.state import SternState
from raumhafen.games.sternenkinder.views.board import own_view
from raumhafen.games.sternenkinder.views.deeds import deeds
from raumhafen.games.sternenkinder.views.shapes import DeedView
from tests.games.sternenkinder.talks import Diplomacy, pact

VERBS = ("treaty", "cancel", "war", "armistice", "hire", "dismiss", "initiative", "council",
         "plead", "govern")  # fmt: skip


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
            free = {deed["code"] for deed in deeds(s, seat) if "lacks" not in deed}
            assert free == menu
        session.act(seat, codes[rng.below(len(codes))])
        session.settle()
    assert seen > 10
