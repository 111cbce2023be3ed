"""One word for one thing: resources and phases have their names of the rule book everywhere."""

import re
from importlib import resources

import pytest

from raumhafen.engine.rng import Rng
from raumhafen.engine.session import Session
from raumhafen.games import load_game
from raumhafen.games.sternenkinder.state import SternState

LANGUAGES = ("en", "de")
# The specification writes resources as letters; whoever plays has never seen them.
LETTER = re.compile(r"(?<![\w$-])[CFR](?![\w'])")
OTHER_WORDS = re.compile(
    r"[Rr]essource|(?:Politik|Ökonomie|Bewegungs|Schlachten|Schluss)phase|Kampf-?[Pp]hase"
)


def lines(lang: str) -> list[str]:
    folder = resources.files("raumhafen.games.sternenkinder") / "text" / lang
    texts = [path.read_text(encoding="utf-8") for path in folder.iterdir()]
    return [line for text in texts for line in text.splitlines() if not line.startswith("#")]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_resources_have_names_not_letters(lang: str) -> None:
    assert [line for line in lines(lang) if LETTER.search(line)] == []


def test_german_has_one_word_for_resources_and_one_for_each_phase() -> None:
    assert [line for line in lines("de") if OTHER_WORDS.search(line)] == []


def test_the_round_in_the_list_of_games_is_the_round_on_the_board() -> None:
    """A3.1: a round has five phases of several turns each, so turns do not count it."""
    game = load_game("sternenkinder")
    session, rng = Session.new(game, 2, {"map": "short"}, 3), Rng(3)
    session.settle()
    seen: set[int] = set()
    while not session.state.over and len(seen) < 3:
        seat = session.state.deciders()[0]
        options = session.state.options(seat)
        session.act(seat, game.actions.code(options[rng.below(len(options))]))
        session.settle()
        assert isinstance(session.state, SternState)
        seen.add(session.state.round)
        assert game.rounds_begun(session.state) == session.state.round
