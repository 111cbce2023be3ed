"""Help pages and usage errors in the reader's language, from the same keys for all commands."""

from collections.abc import Sequence
from typing import Any

import typer
from rich.table import Table
from rich.text import Text

from raumhafen.cli.shell import Shell, nearest
from raumhafen.engine.errors import Argument, RaumhafenError
from raumhafen.games import METAS

# Typer carries its own copy of Click or uses an installed one, depending on its version; the
# command objects and errors look the same, but only these names lead to them in both cases.
UsageError: Any = typer.BadParameter.__base__
GENERAL = (("--lang LANG", "help-lang"), ("--help", "help-help"))


def wants_help(args: Sequence[str]) -> bool:
    return not args or "--help" in args or "-h" in args


def print_help(shell: Shell, root: Any, args: Sequence[str]) -> None:
    """The page of the command that is named first, or the list of commands."""
    words = [word for word in args if not word.startswith("-")]
    if words and words[0] in root.commands:
        _command_page(shell, root.commands[words[0]])
    else:
        _front_page(shell, root)


def _front_page(shell: Shell, root: Any) -> None:
    shell.print("help-usage", line=f"raumhafen {shell.say('help-command-place')} …")
    shell.print("help-about")
    rows = [(name, _first_line(shell.say(cmd.help))) for name, cmd in root.commands.items()]
    _section(shell, "help-commands", rows)
    _section(shell, "help-general", [(name, shell.say(key)) for name, key in GENERAL])


def _command_page(shell: Shell, command: Any) -> None:
    arguments = [param for param in command.params if param.param_type_name == "argument"]
    options = [param for param in command.params if param.opts and param.opts[0].startswith("-")]
    places = [_argument_name(param) for param in arguments]
    line = " ".join(["raumhafen", command.name, *places, shell.say("help-options-place")])
    shell.print("help-usage", line=line)
    shell.print(command.help)
    _section(shell, "help-arguments", [(_argument_name(p), _help(shell, p)) for p in arguments])
    rows = [(_option_name(p), _help(shell, p)) for p in options if p.name != "help"]
    rows += [(name, shell.say(key)) for name, key in GENERAL]
    _section(shell, "help-options", rows)


def _help(shell: Shell, param: Any) -> str:
    """The words of a parameter: its own key, or one made of its name."""
    return shell.say(param.help or f"help-web-{param.name}")


def _argument_name(param: Any) -> str:
    name = str(param.metavar or param.name.upper())
    return name if param.required else f"[{name}]"


def _option_name(param: Any) -> str:
    if getattr(param, "is_flag", False):
        return str(param.opts[0])
    return f"{param.opts[0]} {param.metavar or param.name.upper()}"


def _section(shell: Shell, key: str, rows: list[tuple[str, str]]) -> None:
    if not rows:
        return
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True, style="cyan")
    grid.add_column()
    for name, text in rows:
        grid.add_row(Text(f"  {name}"), Text(text))
    shell.console.print()
    shell.console.print(Text(shell.say(key), style="bold"))
    shell.console.print(grid)


def _first_line(text: str) -> str:
    return text.partition("\n")[0]


# --- errors --------------------------------------------------------------------------------------


def check_command(root: Any, args: Sequence[str]) -> None:
    """The first word must be a command."""
    if args[0] not in root.commands:
        guess = nearest(args[0], root.commands)
        raise RaumhafenError("error-cli-command", {"command": args[0], "guess": guess})


def usage_error(root: Any, args: Sequence[str], error: Any) -> RaumhafenError:
    """A parser's complaint as one of our refusals, with a suggestion."""
    command = root.commands[args[0]]
    page = f"raumhafen {args[0]} --help"
    param = getattr(error, "param", None)
    if hasattr(error, "possibilities"):
        return unknown_option(error.option_name, option_names(command))
    if hasattr(error, "option_name"):
        return RaumhafenError("error-cli-no-value", {"name": error.option_name, "page": page})
    if param is not None and type(error).__name__ == "MissingParameter":
        name = _argument_name(param)
        given: dict[str, Argument] = {
            "name": name,
            "page": page,
            "games": ", ".join(METAS),
        }
        return RaumhafenError(
            "error-cli-missing-game" if name == "GAME" else "error-cli-missing", given
        )
    if param is not None:
        return RaumhafenError("error-cli-value", {"name": param.opts[0], "page": page})
    return RaumhafenError("error-cli-usage", {"page": page})


def option_names(command: Any) -> list[str]:
    return [opt for param in command.params for opt in param.opts if opt.startswith("--")]


def unknown_option(name: str, known: Sequence[str]) -> RaumhafenError:
    return RaumhafenError("error-cli-option", {"name": name, "guess": nearest(name, known)})
