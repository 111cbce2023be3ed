"""Names of cards in place of their numbers and ids, for people."""

from typing import Final

from raumhafen.engine.errors import Argument
from raumhafen.games.space_base.content.load import CONTENT

CARD_ARGUMENTS: Final = ("card", "to")


def readable(args: dict[str, Argument]) -> dict[str, Argument]:
    """Cards by their names, which are the same in every language."""
    return {name: named(value) if name in CARD_ARGUMENTS else value for name, value in args.items()}


def named(value: Argument) -> str:
    """The card of a number in an event, or of an id in an action code."""
    return CONTENT.cards[value].name if isinstance(value, int) else CONTENT.by_id(value).name
