"""Commands of the web platform, which need the extra `web`: loaded only when one is called."""

from collections.abc import Callable
from importlib import import_module
from typing import Any

import typer

from raumhafen.engine.errors import RaumhafenError

NAMES = ("serve", "backup", "restore", "verify")
MODULE = "raumhafen.server.commands"


def mount(app: typer.Typer, wanted: str) -> None:
    """Adds the commands of the platform, which is loaded only for the one that is called."""
    for name in NAMES:
        call = load(name) if name == wanted else _not_called
        app.command(name, help=f"help-cmd-{name}")(call)


def load(name: str) -> Callable[..., Any]:
    try:
        found: Callable[..., Any] = getattr(import_module(MODULE), name)
    except ImportError as error:
        raise RaumhafenError("error-no-web", {"missing": error.name or MODULE}) from error
    return found


def _not_called() -> None:
    raise AssertionError("only the wanted command is called")
