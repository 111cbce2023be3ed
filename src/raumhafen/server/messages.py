"""Messages of the sockets from the server: one tagged union for a table, one for a person.

Messages from the client stand in `incoming`. Every message about a table carries `v`, the
version of the position that the socket was shown last.
"""

from typing import Any, Literal

import msgspec
from msgspec import UNSET, UnsetType

from raumhafen.engine.shapes import Head, OutcomeView, TableView
from raumhafen.server.errors import ErrorBody
from raumhafen.server.wire import RaceInfo, TableInfo

Room = Literal["players", "spectators"]
Args = dict[str, str | int]

# --- what happened -------------------------------------------------------------------------------


class GameEvent(msgspec.Struct):
    """An event, ready for the text catalogue."""

    key: str
    rule: str
    args: Args
    raw: Args | UnsetType = UNSET  # the numbers behind the names, where there are any


class LogLine(msgspec.Struct):
    """A line of the log as one seat may see it."""

    n: int  # the place in the history; taking back uses places again
    seat: int | None
    events: list[GameEvent]
    code: str | None | UnsetType = UNSET
    auto: bool | UnsetType = UNSET
    hidden: bool | UnsetType = UNSET  # a secret answer of somebody else
    aside: bool | UnsetType = UNSET  # done out of turn
    opening: bool | UnsetType = UNSET
    revise: bool | UnsetType = UNSET
    undo: bool | UnsetType = UNSET
    ask: str | UnsetType = UNSET
    at: int | UnsetType = UNSET
    consent: bool | UnsetType = UNSET
    stand: str | UnsetType = UNSET
    on: bool | UnsetType = UNSET


class Patch(msgspec.Struct, omit_defaults=True):
    """Sections of a board that differ from the board before."""

    set: dict[str, Any] = {}  # new or other sections, whole
    into: dict[str, dict[str, Any]] = {}  # by section: other entries, by place or name
    gone: list[str] = []


class BeatShown(msgspec.Struct):
    """A moment that is seen by itself."""

    key: str
    events: int  # so many events of the line have happened by then
    board: Patch


class StepLine(msgspec.Struct):
    """A line, its beats, and what has changed on the board after the last of them."""

    line: LogLine
    beats: list[BeatShown]
    board: Patch


class UndoAsk(msgspec.Struct):
    seat: int
    at: int
    waiting: list[int]


class UndoState(msgspec.Struct):
    """What the seat could take back, and who has to agree."""

    free: int | None
    agreed: int | None
    redo: bool
    solo: bool  # nobody else has to agree: all others are bots, or sit at this screen
    asks: UndoAsk | None


class ReplayPosition(msgspec.Struct):
    """A position of a replay: as a seat saw it, or with everything open."""

    n: int
    length: int
    seat: int | None
    view: TableView
    line: LogLine | None
    views: list[TableView] | UnsetType = UNSET  # by seat, where everything is open


# --- at a table ----------------------------------------------------------------------------------


class TableMessage(msgspec.Struct, tag_field="t"):
    v: int


class TableTold(TableMessage, tag="table"):
    table: TableInfo


class Position(TableMessage, tag="state"):
    """Everything for one seat; `log` has the lines that it may have missed."""

    seat: int | None
    view: TableView
    log: list[LogLine]
    undo: UndoState
    standing: dict[int, list[str]]
    mine: list[int]


class Step(TableMessage, tag="step"):
    """What has happened since the version `since`, for one seat."""

    since: int
    lines: list[StepLine]
    board: Patch  # what else has changed by now
    view: Head
    undo: UndoState
    standing: dict[int, list[str]] | UnsetType = UNSET


class Ack(TableMessage, tag="ack"):
    id: str


class Refused(TableMessage, tag="refused"):
    id: str | None
    error: ErrorBody


class ClockTold(TableMessage, tag="clock"):
    left: list[float | None]
    deadline: float | None
    running: list[int]
    ring: float | None
    now: float
    race: RaceInfo | None = None


class Thinking(TableMessage, tag="thinking"):
    seat: int


class ChatTold(TableMessage, tag="chat"):
    id: int
    room: Room
    user: str | None  # unknown in lines of older releases
    name: str = msgspec.field(name="from")
    text: str
    at: float


class Unsaid(TableMessage, tag="unsaid"):
    """Lines of chat that are no more."""

    ids: list[int]


class Ended(TableMessage, tag="ended"):
    outcome: OutcomeView


class Pong(msgspec.Struct, tag_field="t", tag="pong"):
    v: int | UnsetType = UNSET


ServerMessage = (
    TableTold
    | Position
    | Step
    | Ack
    | Refused
    | ClockTold
    | Thinking
    | ChatTold
    | Unsaid
    | Ended
    | Pong
)

# --- to a person ---------------------------------------------------------------------------------


class Notice(msgspec.Struct, tag_field="t"):
    table: str
    game: str


class YourTurn(Notice, tag="turn"):
    """A seat of yours is asked something new."""

    seat: int


class SeatHeld(Notice, tag="held"):
    """A bot plays for you because you were away."""

    seat: int


class RematchOffered(Notice, tag="rematch"):
    pass


PersonMessage = YourTurn | SeatHeld | RematchOffered


class PushMessage(msgspec.Struct):
    """What browsers show while no page is open."""

    title: str
    body: str
    url: str  # a path of this server
    count: int  # games that wait
