"""Messages of the sockets from clients: one tagged union, checked while it is read."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from raumhafen.server.wire import PLAIN, Code, RequestId, SeatNumber, Small


class Message(msgspec.Struct, tag_field="t"):
    """`id` makes repeats harmless; `v`, the last version that was seen, makes second clicks so."""


class Act(Message, tag="act"):
    id: RequestId
    v: int
    seat: SeatNumber
    code: Code | None = None
    codes: Annotated[list[Code], Meta(max_length=32)] | None = None


class Aside(Message, tag="aside"):
    """Something done out of turn; all codes or none, and the last of them is for all to see."""

    id: RequestId
    seat: SeatNumber
    codes: Annotated[list[Code], Meta(min_length=1, max_length=32)]
    v: int | None = None


class Revise(Message, tag="revise"):
    id: RequestId
    seat: SeatNumber
    v: int | None = None


class Undo(Message, tag="undo"):
    id: RequestId
    seat: SeatNumber
    v: int | None = None


class Redo(Message, tag="redo"):
    id: RequestId
    seat: SeatNumber | None = None
    v: int | None = None


class Reset(Message, tag="reset"):
    id: RequestId
    seat: SeatNumber | None = None
    v: int | None = None


class ConsentTo(Message, tag="consent"):
    id: RequestId
    yes: bool
    seat: SeatNumber | None = None
    v: int | None = None


class Stand(Message, tag="stand"):
    id: RequestId
    seat: SeatNumber
    kind: Small
    on: bool = True


class Ready(Message, tag="ready"):
    """The race may begin."""

    id: RequestId
    seat: SeatNumber | None = None


class Say(Message, tag="say"):
    text: Annotated[str, Meta(min_length=1, max_length=500, pattern=PLAIN)]
    room: Literal["players", "spectators"] = "players"
    id: RequestId | None = None


class Look(Message, tag="look"):
    """The position of an own seat, or of the present one, in full."""

    seat: SeatNumber | None = None


class Ping(Message, tag="ping"):
    pass


Change = Act | Aside | Revise | Undo | Redo | Reset | ConsentTo | Stand | Ready
Incoming = Change | Say | Look | Ping
INCOMING = msgspec.json.Decoder(Incoming)
