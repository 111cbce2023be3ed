"""MV17, MV18 Hidden things, and laws that always hold."""

import pytest

from raumhafen.engine.game import SPECTATOR
from raumhafen.engine.rng import Rng
from raumhafen.games.merchant_of_venus.content.tables import SPACE
from raumhafen.games.merchant_of_venus.game import GAME
from raumhafen.games.merchant_of_venus.state import VenusState
from tests.games.merchant_of_venus.table import A, B, Table, landed


def test_views_hide_what_nobody_knows() -> None:
    """MV17.1, MV17.2, MV17.3 Face-down cards, decks and lower market tokens are in no view."""
    t = landed(culture=3)
    t.s.known[14 * A + 2] = 1
    t.s.encounter_top, t.s.top_seen = [t.s.encounter_bag.pop()], [1 << A]
    mine, theirs = GAME.view(t.s, A), GAME.view(t.s, B)
    assert mine["mine"]["contacts"] == {"jw": t.s.contact[2] + 1}
    secrets = {name: theirs["mine"][name] for name in ("contacts", "top", "under")}
    assert secrets == {"contacts": {}, "top": [None], "under": []}
    assert "mine" not in GAME.view(t.s, SPECTATOR)
    assert len(mine["systems"][1]["pile"]) == 1 and mine["systems"][2] is None
    assert mine["seats"][A]["credits"] == 0 and mine["seats"] == theirs["seats"]


def test_redealing_keeps_what_is_known() -> None:
    """MV17.1, MV17.2 The seat's own knowledge stays, the rest is dealt anew."""
    t = Table()
    t.s.known[14 * A + 2] = 1
    places = set()
    for seed in range(30):
        copy = GAME.determinize(t.s, A, Rng(seed))
        assert isinstance(copy, VenusState)
        assert GAME.view(copy, A) == GAME.view(t.s, A)
        assert copy.contact[2] == t.s.contact[2]
        places.add(copy.contact[0])
    assert len(places) > 5


@pytest.mark.parametrize(
    ("law", "fault"),
    [
        ("MV18.1", "supply"),
        ("MV18.2", "riding"),
        ("MV18.3", "drive_stock"),
        ("MV18.4", "markers"),
        ("MV18.5", "removed"),
        ("MV18.5 first contact", "contact"),
        ("MV18.6", "gates"),
        ("MV18.7", "gauges"),
        ("MV18.8", "bank"),
    ],
)
def test_every_law_can_be_broken(law: str, fault: str) -> None:
    """MV18.1, MV18.2, MV18.3, MV18.4, MV18.5, MV18.6, MV18.7, MV18.8 A fault is found."""
    s = Table().s
    assert GAME.broken_laws(s) == []
    if fault in ("removed", "bank"):
        setattr(s, fault, 1)
    elif fault == "gates":
        s.gates[:2] = [SPACE["jw07"], SPACE["jw07"]]
    else:
        getattr(s, fault)[0] += 9
    assert any(found.startswith(law) for found in GAME.broken_laws(s))
