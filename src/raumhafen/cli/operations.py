"""Mounting of the commands for operators, which need the extra `web` and load when called."""

from collections.abc import Callable
from typing import Any

import typer

from raumhafen.engine.errors import RaumhafenError

NAMES = ("serve", "backup", "restore", "verify", "upgrade")


def mount(app: typer.Typer, wanted: str) -> None:
    """Adds the commands of the platform, which is loaded only for the one that is called."""
    for name in NAMES:
        call = load(name) if name == wanted else _not_called
        app.command(name, help=f"help-cmd-{name}")(call)


def load(name: str) -> Callable[..., Any]:
    try:
        from raumhafen.cli import server
    except ImportError as error:
        raise RaumhafenError("error-no-web", {"missing": error.name or "web"}) from error
    found: Callable[..., Any] = getattr(server, name)
    return found


def _not_called() -> None:
    raise AssertionError("only the wanted command is called")
