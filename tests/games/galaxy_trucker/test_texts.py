"""Words of Galaxy Trucker: complete, alike in both languages, and every event can be said."""

from __future__ import annotations

import re
from functools import cache
from importlib import resources
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

from raumhafen.cli.options import value_word
from raumhafen.engine.errors import Argument, IllegalAction
from raumhafen.engine.rng import Rng
from raumhafen.engine.state import apply
from raumhafen.games.galaxy_trucker.actions import ACTIONS
from raumhafen.games.galaxy_trucker.content.kinds import CARD_KINDS, COLOURS, KINDS, SIDES
from raumhafen.games.galaxy_trucker.content.load import CONTENT
from raumhafen.games.galaxy_trucker.game import GAME
from raumhafen.games.galaxy_trucker.views.card_text import card_lines
from raumhafen.games.galaxy_trucker.views.names import readable, strength
from tests.games.galaxy_trucker.play import choose, new_game, random_table
from tests.golden.playthrough import next_seat

LANGUAGES = ("en", "de")
PACKAGE = resources.files("raumhafen.games.galaxy_trucker")
SOURCE = re.compile(r'"((?:event|illegal|error)-[a-z-]+)"')


def sources(language: str) -> list[str]:
    folder = PACKAGE / "text" / language
    names = sorted(entry.name for entry in folder.iterdir() if entry.name.endswith(".ftl"))
    return [(folder / name).read_text(encoding="utf-8") for name in names]


@cache
def bundle(language: str) -> FluentBundle:
    found = FluentBundle([language], use_isolating=False)
    for source in sources(language):
        found.add_resource(FluentResource(source))
    return found


def keys(language: str) -> list[str]:
    return [
        key for text in sources(language) for key in re.findall(r"^([a-zA-Z][\w-]*) =", text, re.M)
    ]


def say(language: str, key: str, args: dict[str, Argument]) -> str:
    messages = bundle(language)
    assert messages.has_message(key), f"{language}: {key}"
    pattern = messages.get_message(key).value
    assert pattern is not None, key
    shown = {
        name: say(language, value[1:], {}) if isinstance(value, str) and value[:1] == "@" else value
        for name, value in args.items()
    }
    text, errors = messages.format_pattern(pattern, shown)
    assert errors == [] and text, (key, args, errors)
    return str(text)


def variables(language: str) -> dict[str, set[str]]:
    """The arguments that each message uses."""
    found: dict[str, set[str]] = {}
    for text in sources(language):
        key = ""
        for line in text.splitlines():
            start = re.match(r"^([a-zA-Z][\w-]*) =", line)
            key = start[1] if start else key
            found.setdefault(key, set()).update(re.findall(r"\$(\w+)", line))
    return found


def test_languages_have_the_same_keys() -> None:
    assert keys("en") == keys("de")
    assert len(keys("en")) == len(set(keys("en")))


def test_languages_use_the_same_arguments() -> None:
    assert variables("en") == variables("de")


@pytest.mark.parametrize("language", LANGUAGES)
def test_names(language: str) -> None:
    wanted = [f"tile-{kind}" for kind in KINDS] + [f"card-{kind}" for kind in CARD_KINDS]
    wanted += [f"tile-{tile.id}" for tile in CONTENT.tiles]
    wanted += [f"card-{card.id}" for card in CONTENT.cards]
    wanted += [f"colour-{colour}" for colour in COLOURS] + [f"side-{side}" for side in SIDES]
    wanted += [f"fault-E{code}" for code in range(1, 7)]
    wanted += ["galaxy-trucker-title", "galaxy-trucker-tagline", "clock"]
    for key in wanted:
        assert say(language, key, {})


@pytest.mark.parametrize("language", LANGUAGES)
def test_options(language: str) -> None:
    for option in GAME.meta.options:
        say(language, f"option-{option.name}", {})
        for value in option.values:
            say(language, f"option-{option.name}-{value_word(value)}", {})


@pytest.mark.parametrize("language", LANGUAGES)
def test_questions_and_actions(language: str) -> None:
    for ask in GAME.asks:
        say(language, f"ask-{ask.name}", {})
    for number in range(GAME.actions.size):
        action = ACTIONS.action(number)
        args: dict[str, Argument] = {
            name: int(value) if value.isdigit() else value for name, value in action.args.items()
        }
        say(language, f"action-{action.kind}", readable(args))


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_the_code_can_say_has_words(language: str) -> None:
    """Every key that stands in the sources."""
    found: set[str] = set()
    for path in Path(str(PACKAGE)).rglob("*.py"):
        found |= set(SOURCE.findall(path.read_text(encoding="utf-8")))
    assert len(found) > 60
    assert [key for key in sorted(found) if key not in keys(language)] == []


def test_no_words_for_nothing() -> None:
    """Every event and refusal of the catalogue is said somewhere."""
    paths = Path(str(PACKAGE)).rglob("*.py")
    text = "".join(path.read_text(encoding="utf-8") for path in paths)
    said = set(SOURCE.findall(text))
    listed = {key for key in keys("en") if key.split("-")[0] in ("event", "illegal", "error")}
    assert listed - said == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_can_be_read(language: str) -> None:
    for card in CONTENT.cards:
        lines = card_lines(card)
        assert lines[0][0] == f"card-text-{card.kind}"
        for key, args in lines:
            say(language, key, {**args})


TILE_CODE = re.compile(r"-[0-3]{4}")


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_events_and_refusals_of_whole_games(language: str) -> None:
    """Everything told in random games, and every refusal, is a sentence without gap or code."""
    for seed in range(6):
        seats, options = random_table(seed)
        s = new_game(seats, options, seed)
        s.log = []
        rng = Rng(seed)
        while not s.over:
            seat = next_seat(s, rng)
            for event in apply(s, seat, choose(s.options(seat), rng)):
                assert event.rule.startswith("GT")
                told = say(language, event.key, readable(event.args))
                assert not TILE_CODE.search(told), told
            refused = rng.below(GAME.actions.size)
            for seat in s.deciders() if s.actions % 4 == 0 else ():
                if refused not in s.options(seat):
                    with pytest.raises(IllegalAction) as error:
                        apply(s, seat, refused)
                    if error.value.key.startswith("illegal"):
                        say(language, error.value.key, readable(error.value.arguments))


def test_half_strengths() -> None:
    """GT0.5 Halves are written as people write them."""
    assert [strength(halves) for halves in (0, 1, 2, 9)] == ["0", "½", "1", "4½"]
