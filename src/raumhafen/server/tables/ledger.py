"""The ledger of a match: what each seat may count, so that no number tells a secret.

Hidden answers are counted by the seat that gives them and by nobody else: versions, lengths of the
history, places in it and the last lines of the log are kept for every seat by itself.
"""

from collections import deque

import msgspec

from raumhafen.engine.events import EVERYBODY
from raumhafen.engine.lines import Line, is_played, seat_of
from raumhafen.server.messages import LogLine
from raumhafen.server.store.log_rows import Row, show_line

RECENT = 100


class Noted(msgspec.Struct):
    """A line and where it stands, in truth and for each seat."""

    version: int
    known: list[int]  # the version of each seat after it
    n: int
    lengths: list[int]  # n as each seat counts it
    row: Row
    back: list[int] | None = None  # where somebody asks to go, as each seat counts it

    def shown_to(self, seat: int, over: bool) -> LogLine:
        shown = show_line(self.row, self.n if over else self.lengths[seat], seat, over)
        if self.back is not None and not over:
            shown.at = self.back[seat]
        return shown


class Ledger:
    """Of all lists by seat the last entry is for spectators."""

    def __init__(self, places: int) -> None:
        self.known = [0] * (places + 1)  # how many lines each seat may have seen
        self.lengths = self.known  # the history as each seat counts it
        self.unseen_by: list[int | None] = []  # beside the history: whose hidden answer it is
        # The last lines for all, and the hidden ones of each seat: nobody's secrets push out what
        # others may read.
        self.recent: dict[int | None, deque[Noted]] = {}

    def note(self, row: Row, version: int, n: int) -> Noted | None:
        """Counts a line, unless it is one for machines."""
        if not is_visible(row.line):
            return None
        owner = None if is_public(row) else owner_of(row)
        self._count(row.line, owner)
        noted = Noted(version, self.known, n, self.lengths, row)
        if "ask" in row.line:
            noted.back = [self.place(k, row.line["at"]) for k in range(len(self.lengths))]
        self.recent.setdefault(owner, deque(maxlen=RECENT)).append(noted)
        return noted

    def _count(self, line: Line, owner: int | None) -> None:
        self.known = one_more(self.known, owner)
        if is_played(line):
            self.unseen_by.append(owner)
            self.lengths = one_more(self.lengths, owner)
        elif "undo" in line:
            gone = self.unseen_by[line["undo"] :]
            del self.unseen_by[line["undo"] :]
            self.lengths = [
                length - sum(who in (None, seat) for who in gone)
                for seat, length in enumerate(self.lengths)
            ]

    def place(self, seat: int, at: int) -> int:
        """A position of the history as the seat counts it."""
        later = self.unseen_by[at:]
        return self.lengths[seat] - sum(owner in (None, seat) for owner in later)

    def readable(self, seat: int, over: bool) -> list[Noted]:
        whose = list(self.recent) if over else [None, seat]
        found = [one for owner in whose for one in self.recent.get(owner, ())]
        shown = [one for one in found if is_shown(one.row, seat, over)]
        return sorted(shown, key=lambda one: one.version)[-RECENT:]


def one_more(counts: list[int], owner: int | None) -> list[int]:
    """For everybody, or for the one who alone may know."""
    if owner is None:
        return [count + 1 for count in counts]
    found = counts[:]
    found[owner] += 1
    return found


def is_visible(line: Line) -> bool:
    """Snapshots and digests are for machines."""
    return "snapshot" not in line and "digest" not in line


def owner_of(row: Row) -> int:
    seat = seat_of(row.line)
    assert seat is not None, "a line without a seat is everybody's"
    return seat


def is_public(row: Row) -> bool:
    """Not a hidden answer, or the one that lets all be revealed."""
    if row.hidden:
        return any(event.to == EVERYBODY for event in row.events)
    return "stand" not in row.line


def is_shown(row: Row, seat: int, over: bool) -> bool:
    """Hidden answers of others are for the end, their standing answers nobody's business."""
    if not is_visible(row.line) or is_public(row) or owner_of(row) == seat:
        return is_visible(row.line)
    return over and "stand" not in row.line


def tells(rows: list[Row]) -> bool:
    """Whether everybody may know that something has happened."""
    return any(is_visible(row.line) and is_public(row) for row in rows)


def unseen(rows: list[Row]) -> set[int]:
    """Seats that have answered in secret."""
    return {owner_of(row) for row in rows if is_played(row.line) and not is_public(row)}
