"""Types of the JSON of views, and words with which games describe theirs.

Read by mypy, by decoders and by `make client-types`; never compiled, since compiled types forget
what they hold.
"""

from typing import Any, Final, NotRequired, TypedDict

PARTIAL: Final = "partial"  # in Annotated[dict[...], PARTIAL]: not every name has to be there


class Parts:
    """A list of fixed length, such as [cell, tile, quarters]: its places by name and type.

    Stands in `Annotated[list[...], Parts(...)]`, since JSON has lists and no tuples.
    """

    def __init__(self, **parts: Any) -> None:
        self.parts: dict[str, Any] = parts


class QuestionView(TypedDict):
    """A question with its options as action codes."""

    kind: str
    rule: str
    options: list[str]
    default: str | None


class OutcomeView(TypedDict):
    points: list[int]
    winners: list[int]
    rule: str


class Head(TypedDict):
    """A view without its board: whose turn it is, and what this seat is asked."""

    seat: int | None
    waiting: list[int]
    secret: bool
    question: QuestionView | None
    outcome: OutcomeView | None
    asides: NotRequired[list[str]]  # what this seat may do out of turn
    drafts: NotRequired[list[str]]  # those of them that nobody sees until another one sends them
    addressed: NotRequired[bool]  # somebody waits for an aside of this seat


class TableView(Head):
    board: dict[str, Any]
