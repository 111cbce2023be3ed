"""Options of a game on the command line: `--variant light-speed` comes from its meta data."""

from collections.abc import Sequence

from raumhafen.cli.help import unknown_option
from raumhafen.cli.shell import nearest
from raumhafen.engine.errors import RaumhafenError
from raumhafen.engine.game import Meta, Option, OptionValue


def read_options(meta: Meta, words: Sequence[str], others: Sequence[str]) -> dict[str, OptionValue]:
    """`--name value` or `--name=value`, as often as wanted; `others` only helps the guessing."""
    known = {flag(option): option for option in meta.options}
    found: dict[str, OptionValue] = {}
    rest = list(words)
    while rest:
        name, joined, value = rest.pop(0).partition("=")
        if name.replace("_", "-") not in known:
            raise unknown_option(name, [*known, *others])
        if not joined:
            if not rest:
                raise RaumhafenError(
                    "error-cli-no-value", {"name": name, "page": "raumhafen games"}
                )
            value = rest.pop(0)
        option = known[name.replace("_", "-")]
        found[option.name] = read_value(option, name, value)
    return found


def flag(option: Option) -> str:
    return f"--{option.name.replace('_', '-')}"


def read_value(option: Option, name: str, text: str) -> OptionValue:
    named = {value_word(value): value for value in option.values}
    if text not in named:
        args = {"name": name, "value": text, "guess": nearest(text, named)}
        raise RaumhafenError("error-cli-choice", {**args, "known": ", ".join(named)})
    return named[text]


def value_word(value: OptionValue) -> str:
    """How a value is written in commands and text keys."""
    return str(value).lower() if isinstance(value, bool) else str(value)
