"""Rows of a table's log: a replay line and its events, as stored, sent and shown."""

from typing import TYPE_CHECKING

import msgspec
from msgspec import UNSET

from raumhafen.engine.events import EVERYBODY, Event
from raumhafen.engine.game import Game
from raumhafen.engine.lines import Line, Plain, as_line, seat_of
from raumhafen.server.messages import Args, GameEvent, LogLine

if TYPE_CHECKING:
    StoredLine = Line
else:
    StoredLine = Plain  # a decoder cannot choose among several kinds of objects by their keys


class Told(msgspec.Struct, omit_defaults=True, gc=False):
    """An event, ready for the text catalogue; `raw` has the numbers behind the names."""

    key: str
    rule: str
    args: Args
    raw: Args | None = None
    to: int = EVERYBODY

    def seen_by(self, seat: int) -> bool:
        return self.to in (EVERYBODY, seat)


class Row(msgspec.Struct, omit_defaults=True):
    """`hidden` lines were played in a secret section: other seats learn only the events."""

    line: StoredLine
    events: list[Told] = []
    hidden: bool = False
    request: str | None = None


class Shown(msgspec.Struct, omit_defaults=True):
    """Stored beside a line, to show it again without playing the game again."""

    events: list[Told] = []
    hidden: bool = False


def tell(game: Game, event: Event) -> Told:
    readable = game.readable(event.args)
    raw = None if readable == event.args else event.args
    return Told(event.key, event.rule, readable, raw, event.audience)


HIDDEN = '"hidden":true}'  # with which the stored form of a hidden row ends
_ENCODER = msgspec.json.Encoder()
_SHOWN = msgspec.json.Decoder(Shown)
_LINE = msgspec.json.Decoder(Plain)


def encode_line(row: Row) -> str:
    return _ENCODER.encode(row.line).decode()


def encode_shown(row: Row) -> str:
    if not row.events and not row.hidden:
        return ""
    return _ENCODER.encode(Shown(row.events, row.hidden)).decode()


def decode_row(line: str, shown: str, request: str | None) -> Row:
    row = Row(as_line(_LINE.decode(line)), request=request)
    if shown:
        found = _SHOWN.decode(shown)
        row.events, row.hidden = found.events, found.hidden
    return row


def decode_rows(found: list[tuple[str, str, str | None]]) -> list[Row]:
    return [decode_row(line, shown, request) for line, shown, request in found]


def show_line(row: Row, n: int, seat: int, open_to_all: bool) -> LogLine:
    """The part of a line that one seat may know."""
    line, actor = row.line, seat_of(row.line)
    veiled = row.hidden and actor != seat and not open_to_all
    shown = LogLine(n, actor, show_events(row.events, seat, open_to_all))
    if "code" in line:
        shown.code, shown.auto = None if veiled else line["code"], "auto" in line
        shown.aside = True if "aside" in line else UNSET
    elif "revise" in line:
        shown.code, shown.auto, shown.revise = None, False, True
    elif "undo" in line:
        shown.undo = True
    elif "ask" in line:
        shown.ask, shown.at = line["ask"], line["at"]
    elif "consent" in line:
        shown.consent = line["consent"]
    elif "stand" in line:
        shown.stand, shown.on = line["stand"], line["on"]
    if veiled:
        shown.hidden = True
    return shown


def show_opening(events: list[Told], seat: int, open_to_all: bool) -> LogLine:
    """What happened before the first line."""
    return LogLine(0, None, show_events(events, seat, open_to_all), opening=True)


def show_events(events: list[Told], seat: int, open_to_all: bool) -> list[GameEvent]:
    seen = [event for event in events if open_to_all or event.seen_by(seat)]
    return [GameEvent(e.key, e.rule, e.args, UNSET if e.raw is None else e.raw) for e in seen]
