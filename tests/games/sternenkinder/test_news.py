"""News: what one chapter did, others hear at the end of the action (A0.10, decision 12)."""

import pytest

from raumhafen.games.sternenkinder.rules.core import news
from raumhafen.games.sternenkinder.rules.core.news import (
    COLONY_RAISED,
    LISTENERS,
    TECH_RESEARCHED,
    announce,
)
from raumhafen.games.sternenkinder.rules.core.spread import take_mix
from raumhafen.games.sternenkinder.rules.listeners import CHAPTERS
from raumhafen.games.sternenkinder.state import SternState
from tests.games.sternenkinder.tables import GAME, Scenario

heard: list[tuple[str, int, int, int]] = []


def note(s: SternState, seat: int, here: int, subject: int) -> None:
    heard.append(("note", seat, here, subject))


def ask_something(s: SternState, seat: int, here: int, subject: int) -> None:
    heard.append(("ask", seat, here, subject))
    take_mix(s, seat, 1)


def make_more(s: SternState, seat: int, here: int, subject: int) -> None:
    announce(s, COLONY_RAISED, seat, here, 9)


@pytest.fixture
def listening() -> object:
    """Three listeners beside the real ones; the table is restored afterwards."""
    heard.clear()
    LISTENERS.fill(
        [
            *CHAPTERS,
            (TECH_RESEARCHED, ask_something),
            (TECH_RESEARCHED, make_more),
            (TECH_RESEARCHED, note),
            (COLONY_RAISED, note),
        ]
    )
    yield None
    LISTENERS.fill(CHAPTERS)


def test_chapters_hear_one_after_the_other_and_may_ask(listening: object) -> None:
    """A0.10: a listener's question comes before the next listener, and the turn goes on after."""
    t = Scenario()
    player = t.active.has(research=30)
    t.play("research:simple_missiles")
    tech = player.s.techs[player.seat].bit_length() - 1
    assert [name for name, *_ in heard] == ["ask"]
    assert t.question() == "receive-food"
    saved = GAME.save(t.s)
    assert GAME.save(GAME.load(saved)) == saved
    t.play("amount:1")
    assert heard[1] == ("note", player.seat, news.NOWHERE, tech)
    assert heard[2] == ("note", player.seat, news.NOWHERE, 9)
    assert t.question() == "economy" and t.s.news == []


def test_unheard_news_breaks_a_law(listening: object) -> None:
    t = Scenario()
    announce(t.s, COLONY_RAISED, 0, t.seat(0).home, 2)
    assert GAME.broken_laws(t.s) == ["news that nobody heard"]


def test_what_nobody_listens_to_is_not_noted() -> None:
    t = Scenario()
    announce(t.s, news.MOMENT["approach"], 0)
    assert t.s.news == []
