"""Politics of Sternenkinder on a terminal: treaties and wars on the board, words for all that can
be done, and a match through pipes."""

from __future__ import annotations

import io

import pytest
from rich.console import Console
from rich.text import Text

from raumhafen.cli.boards import Board, make_board
from raumhafen.engine.game import View
from raumhafen.engine.perspective import table_view
from raumhafen.games.sternenkinder.rules.politics import goals, wars
from raumhafen.text import LANGUAGES, Texts
from tests.cli.shell import Streams
from tests.games.sternenkinder.tables import GAME
from tests.games.sternenkinder.talks import Diplomacy, pact

NAMES = ["Ada", "Bob", "Cleo"]
WIDTH = 100


def summit() -> View:
    """An alliance with one, a war with the other, and everything that can be done about them."""
    t = pact(Diplomacy(3), "alliance")
    me, foe = t.mine.seat, (t.mine.seat + 2) % 3
    wars.begin_war(t.s, me, foe, 1 << me, 1 << foe)
    goals.set_goal(t.s, me, foe, goals.VICTORY, 1, foe)
    t.ask_again()
    return table_view(GAME, t.s, me)


def board(lang: str) -> Board:
    return make_board("sternenkinder", Texts(lang, GAME, strict=True), NAMES, NAMES)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_board_shows_treaties_and_wars(lang: str) -> None:
    view = summit()
    console = Console(file=io.StringIO(), width=WIDTH, record=True)
    console.print(board(lang).draw(view, view["seat"], Text("log"), WIDTH, 400))
    text = console.export_text()
    assert "alliance" in text and "weariness" in text and "'victory'" in text
    assert max(map(len, text.splitlines())) <= WIDTH


@pytest.mark.parametrize(
    ("lang", "armistice", "end"),
    [("en", "an armistice", "Alliance"), ("de", "einen Waffenstillstand", "Bündnis")],
)
def test_what_can_be_done_has_words(lang: str, armistice: str, end: str) -> None:
    """A5.18, A5.19"""
    view, words = summit(), board(lang)
    said = {code: words.option(code, view)[0] for code in view["question"]["options"]}
    assert all(said.values())
    verbs = {code.partition(":")[0] for code in said}
    assert {"armistice", "cancel", "treaty", "initiative", "pass"} <= verbs
    assert any(armistice in text for text in said.values())
    assert any(end in said[code] for code in said if code.startswith("cancel:alliance"))


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_match_with_politics_through_pipes(raumhafen: Streams, lang: str) -> None:
    """Who passes in the first round comes to the politics of the second."""
    start = "play sternenkinder --seed 5 --bots random --politics true --people none --map short"
    ran = raumhafen(f"{start} --lang {lang}", "pass\n" * 6)
    assert ran.err == "" and board(lang).option("initiative", summit())[0] in ran.out
