"""Rows of the database as values of the server."""

from typing import Any, Final

import msgspec

from raumhafen.engine.shapes import OutcomeView
from raumhafen.server.messages import Room
from raumhafen.server.wire import PaceKind, SeatKind, TableState

OPEN: Final = "open"
RUNNING: Final = "running"
FINISHED: Final = "finished"
CLOSED: Final = "closed"  # new rules could not go on with it
PERSON: Final = "person"
BOT: Final = "bot"
FREE: Final = "open"
INCREMENT: Final = 10  # seconds, as tables had them before they could choose


class Pace(msgspec.Struct):
    """`live`: seconds for each seat, and some more for each decision; `days`: days for a move."""

    kind: PaceKind = "none"
    seconds: int = 0
    days: int = 0
    increment: int = INCREMENT


class Ring(msgspec.Struct):
    """When the clock of a game itself acts, which has a place beside the seats."""

    place: int
    code: str
    at: float
    ticks: int  # how often the game's time has begun anew
    since: float


class Race(msgspec.Struct):
    """People are asked whether they are ready, before the sand of this `ticks` begins to run.

    `at` is when it does: at the latest, once the first is ready; soon, once all are.
    """

    ticks: int
    ready: list[int] = []
    at: float | None = None


class Clocks(msgspec.Struct):
    """Seconds left by seat, and since when a seat's clock has been running.

    `waits` says, with clocks and without, since when the table has been waiting for a person.
    `mark` is the length that the game has had, as everybody counts it: only beyond it there is
    more time. `owed` are seats that have answered in secret and get theirs when all is revealed;
    `away` says since when a seat with an open question has been left to a bot.
    """

    left: list[float] = []
    since: list[float | None] = []
    ring: Ring | None = None
    waits: list[float | None] = []
    mark: int = 0
    owed: list[int] = []
    away: dict[int, float] = {}
    race: Race | None = None


class SeatRecord(msgspec.Struct):
    seat: int
    kind: SeatKind
    user_id: str | None = None
    name: str = ""
    agent: str = ""
    held: bool = False
    missed: int = 0

    @property
    def played_by_bot(self) -> bool:
        return self.kind == BOT or self.held


class TableRecord(msgspec.Struct):
    id: str
    game: str
    rules: int
    options: dict[str, str | int | bool]
    seed: str
    owner: str
    invite: str
    private: bool
    hot_seat: bool
    bot_pace: bool
    rated: bool
    pace: Pace
    state: TableState
    version: int
    waiting: list[int]
    clocks: Clocks
    due: float | None
    driver: str | None
    driver_until: float
    outcome: OutcomeView | None
    created: float
    updated: float
    rematch: str | None = None
    seats: list[SeatRecord] = []

    def seats_of(self, user_id: str | None) -> list[int]:
        if user_id is None:
            return []
        return [seat.seat for seat in self.seats if seat.user_id == user_id]

    def people(self) -> set[str]:
        return {seat.user_id for seat in self.seats if seat.user_id is not None}

    def admits(self, user_id: str | None, code: str | None = None) -> bool:
        """Private tables, and recordings of them, are for members and who knows the invite code."""
        if not self.private or (user_id is not None and self.owner == user_id):
            return True
        return user_id in self.people() or (code is not None and code == self.invite)

    @property
    def solo(self) -> bool:
        """One person alone: nobody has to be asked before something is taken back."""
        return len(self.people()) <= 1


class UserRecord(msgspec.Struct):
    id: str
    name: str
    login: str | None
    password: str | None
    settings: dict[str, Any]
    created: float
    seen: float
    look: str | None = None
    mail: str | None = None
    banned: float | None = None

    @property
    def guest(self) -> bool:
        return self.login is None


class SubscriptionRecord(msgspec.Struct):
    """A browser with the keys by which only it can read what is sent there."""

    id: str
    user_id: str
    session: str
    endpoint: str
    key: str
    auth: str
    at: float


class ChatRecord(msgspec.Struct):
    """A line of chat; it gets its `id` when it is stored."""

    room: Room
    name: str
    text: str
    at: float
    user_id: str | None = None
    id: int = 0


class RatingRecord(msgspec.Struct):
    game: str
    player: str
    name: str
    mu: float
    sigma: float
    games: int
