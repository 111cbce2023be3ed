"""The lines of a replay and of a table's log: plain JSON objects, told apart by their keys.

An engine alone writes headers, acts, revisions, undoing, snapshots and epochs. A table adds what
people settle among themselves (taking back by consent, standing answers); those lines change no
position.
"""

from typing import Any, NotRequired, TypedDict, TypeGuard, cast, final

from raumhafen.engine.game import OptionValue
from raumhafen.engine.save import Saved

Plain = dict[str, Any]  # an object as it was read, before anybody knows what it is


@final
class Header(TypedDict):
    """The first line: everything from which the opening follows."""

    raumhafen: int
    game: str
    rules: int
    seats: int
    options: dict[str, OptionValue]
    seed: int | str
    names: NotRequired[list[str]]
    agents: NotRequired[list[str]]


@final
class ActLine(TypedDict):
    """An answer of a seat; the marks are there only if they are true."""

    seat: int
    code: str
    auto: NotRequired[bool]  # nobody thought about it
    follows: NotRequired[bool]  # given together with the line before it
    late: NotRequired[bool]  # given by a clock that had run out
    barrier: NotRequired[bool]  # something was rolled, drawn or revealed by it
    aside: NotRequired[bool]  # done out of turn, beside an open question


@final
class ReviseLine(TypedDict):
    """A seat starts its hidden answers over."""

    seat: int
    revise: bool


@final
class UndoLine(TypedDict):
    """Back to a length of the history; `seat` is who wanted it, where people sit at a table."""

    undo: int
    seat: NotRequired[int]


@final
class SnapshotLine(TypedDict):
    """The whole position after `at` entries of the history, and its digest."""

    at: int
    snapshot: Saved
    digest: str


@final
class DigestLine(TypedDict):
    """The digest alone, at the end of a match."""

    at: int
    digest: str


@final
class EpochLine(TypedDict):
    """A header in the middle: from here on the match is played by newer rules.

    `position` is the match after `at` entries of the history as the new rules save it. `replayed`
    says that they have played all entries before it too, since the epoch before began, and came to
    the same positions; otherwise those entries belong to older rules and nothing leads back there.
    """

    raumhafen: int
    game: str
    rules: int
    seats: int
    options: dict[str, OptionValue]
    seed: int | str
    before: int  # the version of the rules until here
    at: int
    position: Saved
    digest: str
    replayed: NotRequired[bool]


@final
class AskLine(TypedDict):
    """A seat asks the others to go back to `at`."""

    seat: int
    ask: str
    at: int


@final
class ConsentLine(TypedDict):
    seat: int
    consent: bool


@final
class StandLine(TypedDict):
    """A standing answer is given (with what it remembers) or withdrawn."""

    seat: int
    stand: str
    on: bool
    memo: NotRequired[list[int]]


Played = ActLine | ReviseLine
# One flat union: `"key" in line` tells its members apart for mypy, but not those of a nested one.
Line = (
    ActLine
    | ReviseLine
    | UndoLine
    | SnapshotLine
    | DigestLine
    | EpochLine
    | AskLine
    | ConsentLine
    | StandLine
)


def is_played(line: Line) -> TypeGuard[Played]:
    """It counts in the history."""
    return "code" in line or "revise" in line


def seat_of(line: Line) -> int | None:
    """Whose line it is; snapshots are nobody's."""
    if "seat" in line:
        return line["seat"]
    return None


def code_of(line: Played) -> str | None:
    """The answer; None where hidden answers start over."""
    return None if "revise" in line else line["code"]


def as_line(plain: Plain) -> Line:
    """A line that was read; a wrong one is found out when it is played."""
    return cast(Line, plain)


def as_header(plain: Plain) -> Header:
    """A header that was read; `check_header` looks at it before anything is done with it."""
    return cast(Header, plain)
