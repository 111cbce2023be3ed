"""Words for people: keys and arguments of the code become sentences of one language.

Keys follow from the code, so nobody keeps a list of them:

    event-…                        what rules code tells
    ask-<ask>                      what a seat is asked
    action-<kind>                  an option, with the action's parameters as arguments
    action-<kind>-at-<ask>         the same where a question wants its own words (if it exists)
    illegal-…, error-…             refusals
    option-<name>[-<value>]        choices made when a table is set up
    standing-<kind>                standing answers
    <game id>-title, -tagline      the game itself
"""

from collections.abc import Mapping, Sequence
from importlib import resources
from importlib.resources.abc import Traversable

from raumhafen.engine.errors import Argument, RaumhafenError
from raumhafen.engine.events import Event
from raumhafen.engine.flow import Question
from raumhafen.engine.game import Game
from raumhafen.games import package
from raumhafen.text.bundle import LazyBundle

LANGUAGES = ("en", "de")
PARTS = ("common", "cli")  # catalogues beside this file that a terminal needs

Spoken = Argument | float  # numbers are written as the language writes them
Arguments = Mapping[str, Spoken]
Names = Sequence[str]


class MissingText(KeyError):
    """A key without words, or words that want an argument nobody gave."""


class Texts:
    """All words of one language: the common ones and those of one game.

    A fault shows as a marker like ⟦event-roll⟧, because a match must go on; `strict` raises.
    """

    def __init__(
        self,
        lang: str,
        game: Game | None = None,
        strict: bool = False,
        parts: Sequence[str] = PARTS,
    ) -> None:
        self.lang = lang
        self.game = game
        self.strict = strict
        self.bundle = LazyBundle(lang)
        for source in common_sources(lang, parts):
            self.add(source)
        if game is not None:
            self.add_game(game.meta.id)

    def add(self, source: Traversable) -> None:
        self.bundle.add(source.read_text(encoding="utf-8"))

    def add_game(self, game_id: str) -> None:
        for source in game_sources(self.lang, game_id):
            self.add(source)

    def has(self, key: str) -> bool:
        return self.bundle.has_message(key)

    def say(self, key: str, /, **args: Spoken) -> str:
        return self.fill(key, args)

    def fill(self, key: str, args: Arguments) -> str:
        """The words of a key; arguments that begin with "@" are keys themselves."""
        pattern = self.bundle.get_message(key).value if self.has(key) else None
        if pattern is None:
            return self.fault(key, "no words")
        given = {name: self.spoken(value) for name, value in args.items()}
        text, errors = self.bundle.format_pattern(pattern, given)
        return self.fault(key, str(errors)) if errors else str(text)

    def spoken(self, value: Spoken) -> Spoken:
        if isinstance(value, str) and value.startswith("@"):
            return self.fill(value[1:], {})
        return value

    def fault(self, key: str, reason: str) -> str:
        if self.strict:
            raise MissingText(f"{self.lang}: {key}: {reason}")
        return f"⟦{key}⟧"

    # --- words for what the engine gives -------------------------------------------------------

    def event(self, event: Event, names: Names = ()) -> str:
        """What happened, as a sentence; the rule behind it is for the caller to show."""
        return self.fill(event.key, self.readable(event.args, names))

    def ask(self, question: Question) -> str:
        return self.fill(f"ask-{question.ask.name}", {})

    def action(self, action: int | str, ask: str = "", context: Arguments | None = None) -> str:
        """An option in words; `context` adds arguments that only the position knows."""
        assert self.game is not None
        space = self.game.actions
        found = space.action(space.parse(action) if isinstance(action, str) else action)
        args = {name: _number(value) for name, value in found.args.items()}
        key = f"action-{found.kind}"
        special = f"{key}-at-{ask}"
        chosen = special if ask and self.has(special) else key
        return self.fill(chosen, {**self.readable(args, ()), **(context or {})})

    def error(self, error: RaumhafenError, names: Names = ()) -> str:
        """A refusal in words; a refusal that is the reason of another is told in words too."""
        args = self.readable(error.arguments, names)
        if "reason" in args and isinstance(error.__cause__, RaumhafenError):
            args["reason"] = self.error(error.__cause__, names).rstrip(".")
        return self.fill(error.key, args)

    def readable(self, args: Mapping[str, Argument], names: Names) -> dict[str, Argument]:
        """Component numbers become names, seats become the people who sit there."""
        shown = dict(args)
        if self.game is not None:
            shown = self.game.readable(shown)
        for name, value in shown.items():
            if is_seat(name) and isinstance(value, int):
                shown[name] = self.seat_name(value, names)
        return shown

    def seat_name(self, seat: int, names: Names) -> str:
        if 0 <= seat < len(names):
            return names[seat]
        return self.fill("seat", {"number": seat + 1})


def is_seat(name: str) -> bool:
    """Arguments that hold a seat are called `seat` or end in `_seat`."""
    return name == "seat" or name.endswith("_seat")


def _number(value: str) -> Argument:
    """Action codes are texts; numbers among them choose plural forms."""
    return int(value) if value.isdigit() else value


def common_sources(lang: str, parts: Sequence[str] = PARTS) -> list[Traversable]:
    return [resources.files(__name__) / lang / f"{part}.ftl" for part in parts]


def game_sources(lang: str, game_id: str) -> list[Traversable]:
    folder = resources.files(package(game_id)) / "text" / lang
    files = [entry for entry in folder.iterdir() if entry.name.endswith(".ftl")]
    return sorted(files, key=_name)


def _name(source: Traversable) -> str:
    return source.name
