"""Fixtures of the command line."""

from tests.cli.shell import raumhafen

__all__ = ["raumhafen"]
