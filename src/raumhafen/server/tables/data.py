"""A table's data in memory: its record and, once it has started, its match."""

from raumhafen.server.errors import Refusal
from raumhafen.server.store.records import TableRecord
from raumhafen.server.tables.match import Match


class TableData:
    """Shared by the table, its audience and its driver; reading it anew replaces both.

    A match that may hold more than the log is `lost` until the log has been read again.
    """

    def __init__(self, record: TableRecord) -> None:
        self.record = record
        self.match: Match | None = None
        self.lost = False

    def playing(self) -> Match:
        if self.lost:
            raise Refusal("error-storage", status=503)
        if self.match is None:
            raise Refusal("error-not-started", status=409)
        return self.match

    def is_open(self, seat: int, asked_at: int) -> bool:
        """The seat is still asked what it was asked at that version."""
        match = self.match
        return match is not None and not match.over and match.asked_at[seat] == asked_at

    def lose(self) -> None:
        self.match, self.lost = None, True

    def replace(self, record: TableRecord, match: Match | None) -> None:
        self.record, self.match, self.lost = record, match, False
