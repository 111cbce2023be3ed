"""One run of the command: language, help, errors, exit code."""

import os
import sys
from typing import Any

import typer

from raumhafen.cli import operations
from raumhafen.cli.app import build_app
from raumhafen.cli.exits import INTERRUPTED, WRONG
from raumhafen.cli.help import UsageError, check_command, print_help, usage_error, wants_help
from raumhafen.cli.shell import Shell, check_lang, choose_lang, take_lang
from raumhafen.engine.errors import RaumhafenError


def run(argv: list[str]) -> int:
    """One command line; gives the exit code."""
    given, args = take_lang(argv)
    shell = Shell(choose_lang(given, os.environ), sys.stdin, sys.stdout, sys.stderr)
    root: Any = None
    try:
        check_lang(given)
        if args and args[0] in operations.NAMES:
            shell.add_words("server")
        root = typer.main.get_command(build_app(args[0] if args else ""))
        if wants_help(args):
            print_help(shell, root, args)
            return 0
        check_command(root, args)
        code = root.main(args, "raumhafen", standalone_mode=False, obj=shell)
        return code if isinstance(code, int) else 0
    except UsageError as error:
        shell.complain(shell.texts.error(usage_error(root, args, error)))
    except RaumhafenError as error:
        shell.complain(shell.texts.error(error))
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # The reader of a pipe has gone; nothing that Python still holds can be delivered.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    return WRONG
