"""The catalogues are complete, alike in both languages, and hold nothing that nobody says."""

from __future__ import annotations

from importlib import resources

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from raumhafen.engine.game import Game
from raumhafen.games import METAS, PACKAGES, load_game, package
from raumhafen.text import LANGUAGES
from raumhafen.text.bundle import parse, split
from tests.text.keys import (
    common_catalogue,
    constants,
    game_catalogue,
    game_folder,
    game_keys,
    key_patterns,
    messages,
    shown_as,
    special_keys,
    told_arguments,
    told_keys,
    trees,
)

GAMES = sorted(PACKAGES)
OURS = ("common", "cli")
FAMILIES = ("event-", "ask-", "action-", "illegal-", "option-", "standing-")


def spoken() -> dict[str, set[str]]:
    return {
        lang: set().union(*[common_catalogue(lang, name) for name in OURS]) for lang in LANGUAGES
    }


# --- what Fluent reads ---------------------------------------------------------------------------


FILES = [
    *(f"raumhafen.text/{lang}/{name}.ftl" for lang in LANGUAGES for name in OURS),
    *(f"{package(g)}/text/{lang}" for g in GAMES for lang in LANGUAGES),
]


class Variables(Visitor):
    """The arguments that a message wants."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.names.add(node.id.name)


@pytest.mark.parametrize("place", FILES)
def test_fluent_reads_what_the_platform_and_these_tests_read(place: str) -> None:
    """Every message is Fluent and stands once; it is found and parsed alike by itself."""
    package_name, _, path = place.partition("/")
    folder = resources.files(package_name) / path
    for file in [folder] if folder.is_file() else folder.iterdir():
        text = file.read_text(encoding="utf-8")
        body = FluentResource(text).body
        assert not [one.content for one in body if isinstance(one, ftl.Junk)]
        whole = [one for one in body if isinstance(one, (ftl.Message, ftl.Term))]
        told = [f"-{one.id.name}" if isinstance(one, ftl.Term) else one.id.name for one in whole]
        assert len(told) == len(set(told)) and told == [*split(text)]
        assert messages(text) == {
            one.id.name: arguments(one) for one in whole if isinstance(one, ftl.Message)
        }
        for name, one in list(zip(told, whole, strict=True))[::25]:
            alone = parse(split(text)[name])
            assert alone is not None and alone.equals(one, ["span"])


def arguments(message: ftl.Message) -> set[str]:
    seen = Variables()
    seen.visit(message)
    return seen.names


# --- the common words ----------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_has_words(lang: str) -> None:
    wanted = told_keys("engine", "agents", "sim", "cli") | {"error-game-unknown", "error-no-tests"}
    refusals = {key for key in wanted if not key.startswith("event-")}
    assert refusals - spoken()[lang] == set()


@pytest.mark.parametrize("name", OURS)
def test_both_languages_say_the_same_with_the_same_arguments(name: str) -> None:
    assert common_catalogue("en", name) == common_catalogue("de", name)


@pytest.mark.slow
def test_no_common_word_is_unused() -> None:
    used = {text for tree in trees("") for text in constants(tree)}
    patterns = key_patterns("cli", "text")
    idle = {
        key
        for name in OURS
        for key in common_catalogue("en", name)
        if key not in used and not any(pattern.fullmatch(key) for pattern in patterns)
    }
    assert idle == set()


def test_no_key_stands_in_two_catalogues() -> None:
    for lang in LANGUAGES:
        shared = common_catalogue(lang, "common").keys() & common_catalogue(lang, "cli").keys()
        assert shared == set()
        for game_id in GAMES:
            assert game_catalogue(METAS[game_id], lang).keys() & spoken()[lang] == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_refusals_get_the_arguments_they_want(lang: str) -> None:
    given = told_arguments("engine", "agents", "sim", "cli")
    for name in OURS:
        wanted = common_catalogue(lang, name)
        for key in wanted.keys() & given.keys():
            for arguments in given[key]:
                assert wanted[key] <= arguments, key


# --- the games -----------------------------------------------------------------------------------


@pytest.fixture(params=GAMES)
def game(request: pytest.FixtureRequest) -> Game:
    return load_game(str(request.param))


def test_both_languages_of_a_game_are_alike(game: Game) -> None:
    """So the others look at one of them."""
    assert game_catalogue(game.meta, "en") == game_catalogue(game.meta, "de")


def test_every_key_of_a_game_has_words(game: Game) -> None:
    known = game_catalogue(game.meta, "en").keys() | spoken()["en"]
    assert game_keys(game) - known == set()


def test_no_key_of_a_game_is_unused(game: Game) -> None:
    allowed = game_keys(game) | special_keys(game)
    families = {key for key in game_catalogue(game.meta, "en") if key.startswith(FAMILIES)}
    assert families - allowed == set()


def test_events_of_a_game_give_the_arguments_their_words_want(game: Game) -> None:
    wanted = game_catalogue(game.meta, "en")
    renamed = shown_as(game)
    for key, places in told_arguments(game_folder(game.meta)).items():
        for arguments in places:
            given = set().union(*[renamed.get(name, {name}) for name in arguments])
            assert wanted[key] <= given, key


def test_actions_of_a_game_want_only_their_parameters(game: Game) -> None:
    wanted = game_catalogue(game.meta, "en")
    for kind in game.actions.kinds:
        plain = f"action-{kind.name}"
        for key in [plain, *(f"{plain}-at-{ask.name}" for ask in game.asks)]:
            assert wanted.get(key, set()) <= kind.params.keys(), key


@pytest.mark.parametrize("game_id", GAMES)
def test_words_of_a_terminal_are_all_used(game_id: str) -> None:
    drawing = f"cli/boards/{package(game_id).rpartition('.')[2]}*.py"
    used = {text for tree in trees(drawing) for text in constants(tree)}
    patterns = key_patterns(drawing)
    idle = {
        key
        for key in game_catalogue(METAS[game_id], "en", "terminal")
        if key not in used and not any(pattern.fullmatch(key) for pattern in patterns)
    }
    assert idle == set()


# --- the collector itself ------------------------------------------------------------------------


def test_the_collector_finds_keys_of_every_kind() -> None:
    game = load_game("space-base")
    keys = game_keys(game)
    assert {"event-sum", "event-roll", "illegal-closed-sector", "ask-cube-source"} <= keys
    assert {"action-set", "option-variant-light-speed", "standing-better"} <= keys
    assert "action-done-at-buy" in special_keys(game)
    given = told_arguments(game_folder(game.meta))
    assert given["event-roll"] == [{"seat", "a", "b"}]
    assert given["illegal-empty-slot"] == [{"slot"}]
