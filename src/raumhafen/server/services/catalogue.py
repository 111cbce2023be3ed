"""The catalogue of games, with their content, rules and texts."""

import hashlib
from collections.abc import Callable
from importlib.resources import files
from importlib.resources.abc import Traversable

import msgspec

from raumhafen.agents import strengths
from raumhafen.engine.errors import RaumhafenError
from raumhafen.games import METAS, load_game, package
from raumhafen.rulebook import load_rulebook
from raumhafen.server.errors import Refusal, not_found
from raumhafen.server.wire import GameInfo, OptionInfo, RuleInfo, RulesInfo
from raumhafen.text import LANGUAGES, game_sources

NOT_FOR_BROWSERS = ("cli.ftl",)


class Page:
    """Bytes with a tag, so that a browser asks only whether they have changed."""

    def __init__(self, body: bytes) -> None:
        self.body = body
        self.etag = '"' + hashlib.blake2b(body, digest_size=12).hexdigest() + '"'


class Catalogue:
    """Pages are made when first asked for, and kept: they do not change while the server runs."""

    def __init__(self) -> None:
        self._pages: dict[tuple[str, ...], Page] = {}

    def games(self) -> list[GameInfo]:
        return [game_info(meta.id) for meta in METAS.values()]

    def content(self, game_id: str, seats: int | None) -> Page:
        meta = METAS[check_game(game_id)]
        count = meta.max_seats if seats is None else seats
        meta.check_seats(count)
        return self._page(("content", game_id, str(count)), lambda: content(game_id, count))

    def texts(self, language: str, game_id: str | None) -> Page:
        check_language(language)
        games = list(METAS) if game_id is None else [check_game(game_id)]
        key = ("texts", language, *games)
        return self._page(key, lambda: sources(language, games).encode())

    def rules(self, game_id: str, language: str) -> Page:
        check_game(game_id), check_language(language)
        return self._page(("rules", game_id, language), lambda: rules(game_id, language))

    def _page(self, key: tuple[str, ...], make: Callable[[], bytes]) -> Page:
        if key not in self._pages:
            self._pages[key] = Page(make())
        return self._pages[key]


def check_game(game_id: str) -> str:
    try:
        package(game_id)
    except RaumhafenError as error:
        raise Refusal(error.key, error.arguments, status=404) from None
    return game_id


def check_language(language: str) -> str:
    if language not in LANGUAGES:
        raise not_found("error-language")
    return language


def game_info(game_id: str) -> GameInfo:
    meta, game = METAS[game_id], load_game(game_id)
    return GameInfo(
        id=meta.id,
        min_seats=meta.min_seats,
        max_seats=meta.max_seats,
        rules_version=meta.rules_version,
        options=[OptionInfo(o.name, list(o.values), o.rule) for o in meta.options],
        actions={kind.name: list(kind.params) for kind in game.actions.kinds},
        standing=list(game.standing_kinds),
        agents=list(strengths(game_id)),
    )


# --- texts and rules ---------------------------------------------------------------------------


def sources(language: str, games: list[str]) -> str:
    """The common texts of a language, then those of the games."""
    common = files("raumhafen") / "text" / language
    found = [e for e in by_name(common) if e.name not in NOT_FOR_BROWSERS]
    for game_id in games:
        found += game_sources(language, game_id)
    return "\n".join(entry.read_text(encoding="utf-8") for entry in found)


def by_name(folder: Traversable) -> list[Traversable]:
    found = [entry for entry in folder.iterdir() if entry.name.endswith(".ftl")]
    return sorted(found, key=lambda entry: entry.name)


def rules(game_id: str, language: str) -> bytes:
    book = load_rulebook(game_id, language)
    found = [
        RuleInfo(rule.number, f"{chapter.number} {chapter.title}".strip(), rule.text)
        for chapter in book.chapters
        for rule in chapter.rules
    ]
    return msgspec.json.encode(RulesInfo(found))


# --- content -----------------------------------------------------------------------------------


def content(game_id: str, seats: int) -> bytes:
    return msgspec.json.encode(load_game(game_id).client_content(seats))
