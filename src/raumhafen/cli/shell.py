"""The shell that every command gets: its language, its words and the two consoles."""

import difflib
import io
import locale
import os
from collections.abc import Iterable, Mapping
from typing import TextIO

from rich.console import Console

from raumhafen.engine.errors import RaumhafenError
from raumhafen.engine.game import Game
from raumhafen.text import LANGUAGES, Spoken, Texts, common_sources

LANG_VARIABLES = ("RAUMHAFEN_LANG", "LC_ALL", "LC_MESSAGES", "LANG")
PIPE_WIDTH = 100


class Shell:
    """One run of the command: where it reads, where it writes, in which language."""

    def __init__(self, lang: str, stdin: TextIO, stdout: TextIO, stderr: TextIO) -> None:
        self.lang = lang
        self.stdin = stdin
        self.texts = Texts(lang)
        self.console = make_console(stdout)
        self.errors = make_console(stderr)

    def speak(self, game: Game) -> Texts:
        """From here on with the words of a game."""
        self.texts = Texts(self.lang, game)
        return self.texts

    def add_words(self, part: str) -> None:
        """The words of another part, where it is installed."""
        for source in common_sources(self.lang, (part,)):
            if source.is_file():
                self.texts.add(source)

    def say(self, key: str, /, **args: Spoken) -> str:
        return self.texts.fill(key, args)

    def print(self, key: str, /, **args: Spoken) -> None:
        self.console.print(self.texts.fill(key, args), markup=False, highlight=False)

    def complain(self, text: str) -> None:
        """One line on the error stream, never wrapped, so that scripts can read it."""
        line = f"raumhafen: {' '.join(text.split())}"
        self.errors.print(line, markup=False, highlight=False, soft_wrap=True, style="bold red")

    @property
    def interactive(self) -> bool:
        return self.stdin.isatty() and self.console.is_terminal


def make_console(stream: TextIO) -> Console:
    """Rich finds out about colour itself (NO_COLOR, pipes); only the width of a pipe is ours."""
    if isinstance(stream, io.TextIOWrapper):
        stream.reconfigure(errors="replace")
    known = stream.isatty() or "COLUMNS" in os.environ
    return Console(file=stream, width=None if known else PIPE_WIDTH, highlight=False)


def take_lang(argv: list[str]) -> tuple[str | None, list[str]]:
    """Takes `--lang XX` out of a command line, wherever it stands."""
    rest: list[str] = []
    lang: str | None = None
    words = iter(argv)
    for word in words:
        if word == "--lang":
            lang = next(words, "")
        elif word.startswith("--lang="):
            lang = word.removeprefix("--lang=")
        else:
            rest.append(word)
    return lang, rest


def choose_lang(given: str | None, env: Mapping[str, str]) -> str:
    """What was asked for, else what the environment speaks, else English."""
    if given is not None:
        return given if given in LANGUAGES else LANGUAGES[0]
    for variable in LANG_VARIABLES:
        short = env.get(variable, "").lower()[:2]
        if short in LANGUAGES:
            return short
    system = (locale.getlocale()[0] or "").lower()[:2]
    return system if system in LANGUAGES else LANGUAGES[0]


def check_lang(given: str | None) -> None:
    if given is not None and given not in LANGUAGES:
        known = ", ".join(LANGUAGES)
        raise RaumhafenError("error-cli-lang", {"lang": given, "known": known})


def nearest(word: str, known: Iterable[str]) -> str:
    """The best guess at what somebody meant; the first choice if nothing is near."""
    choices = list(known)
    near = difflib.get_close_matches(word, choices, n=1, cutoff=0.3)
    return near[0] if near else choices[0]
