"""Any game, drawn as the tree of its view: not pretty, but complete and playable."""

from collections.abc import Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text
from rich.tree import Tree

from raumhafen.engine.errors import RaumhafenError
from raumhafen.engine.game import View
from raumhafen.text import Texts

SHORT = 60


class PlainBoard:
    """Shows whatever the view holds under the names the view gives it."""

    def __init__(self, texts: Texts, names: Sequence[str], labels: Sequence[str]) -> None:
        self.texts = texts
        self.labels = labels

    def heading(self, view: View) -> str:
        return ""

    def draw(
        self, view: View, seat: int, log: RenderableType, width: int, height: int
    ) -> RenderableType:
        return Group(tree("", view["board"]), log)

    def seat(self, view: View, seat: int, width: int) -> RenderableType:
        seats = view["board"].get("seats", [])
        return tree(self.labels[seat], seats[seat] if seat < len(seats) else view["board"])

    def market(self, view: View, seat: int, width: int) -> RenderableType:
        return tree("", view["board"])

    def option(self, code: str, view: View) -> list[str]:
        return [self.texts.action(code, view["question"]["kind"])]

    def legend(self) -> str:
        return ""

    def card(self, name: str, view: View) -> RenderableType:
        raise RaumhafenError("error-no-cards")


def tree(label: str, value: Any) -> RenderableType:
    """Short values on one line, long ones as a branch."""
    if not isinstance(value, dict | list) or len(str(value)) <= SHORT:
        return Text(f"{label} {value}".strip())
    branch = Tree(Text(label or "·"))
    items = value.items() if isinstance(value, dict) else enumerate(value)
    for name, inner in items:
        branch.add(tree(str(name), inner))
    return branch
