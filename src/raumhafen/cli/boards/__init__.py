"""Boards on a terminal: each game draws its own view, and any game can be shown plainly."""

from collections.abc import Sequence
from typing import Protocol

from rich.console import RenderableType

from raumhafen.cli.boards.plain import PlainBoard
from raumhafen.engine.game import View
from raumhafen.text import Texts


class Board(Protocol):
    """Draws views (never states) and puts options into the words of a position."""

    def heading(self, view: View) -> str:
        """Where the match stands, in one line."""

    def draw(
        self, view: View, seat: int, log: RenderableType, width: int, height: int
    ) -> RenderableType:
        """The table as a seat sees it, with the latest events, in about this size."""

    def seat(self, view: View, seat: int, width: int) -> RenderableType:
        """One seat's board alone."""

    def market(self, view: View, seat: int, width: int) -> RenderableType:
        """What is on offer to a seat."""

    def option(self, code: str, view: View) -> list[str]:
        """An option with what it means here and now; lines after the first are details."""

    def legend(self) -> str:
        """What the signs mean; empty if there are none."""

    def card(self, name: str, view: View) -> RenderableType:
        """What a card says."""


def make_board(game_id: str, texts: Texts, names: Sequence[str], labels: Sequence[str]) -> Board:
    """`labels` are the names for lists, where a bot says what it is."""
    if game_id == "space-base":
        # Loads the content of the game, which no other game needs.
        from raumhafen.cli.boards.space_base import SpaceBaseBoard

        return SpaceBaseBoard(texts, names, labels)
    if game_id == "galaxy-trucker":
        from raumhafen.cli.boards.galaxy_trucker import GalaxyTruckerBoard

        return GalaxyTruckerBoard(texts, names, labels)
    if game_id == "merchant-of-venus":
        from raumhafen.cli.boards.merchant_of_venus import MerchantOfVenusBoard

        return MerchantOfVenusBoard(texts, names, labels)
    return PlainBoard(texts, names, labels)
