"""Rows of a table's log: a replay line and its events, as stored, sent and shown."""

from typing import Any

import msgspec

from raumhafen.engine.events import EVERYBODY, Event
from raumhafen.engine.game import Game
from raumhafen.engine.replay import Line

Args = dict[str, str | int]


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

    line: Line
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


_ENCODER = msgspec.json.Encoder()
_SHOWN = msgspec.json.Decoder(Shown)
_LINE = msgspec.json.Decoder(dict[str, Any])


def encode_line(row: Row) -> str:
    return _ENCODER.encode(row.line).decode()


def encode_shown(row: Row) -> str:
    if not row.events and not row.hidden:
        return ""
    return _ENCODER.encode(Shown(row.events, row.hidden)).decode()


def decode_row(line: str, shown: str, request: str | None) -> Row:
    row = Row(_LINE.decode(line), request=request)
    if shown:
        found = _SHOWN.decode(shown)
        row.events, row.hidden = found.events, found.hidden
    return row


def decode_rows(found: list[tuple[str, str, str | None]]) -> list[Row]:
    return [decode_row(line, shown, request) for line, shown, request in found]


def show_line(row: Row, n: int, seat: int, open_to_all: bool) -> dict[str, Any]:
    """The part of a line that one seat may know."""
    line = row.line
    veiled = row.hidden and line.get("seat") != seat and not open_to_all
    shown: dict[str, Any] = {"n": n, "seat": line.get("seat")}
    if "code" in line or "revise" in line:
        shown["code"] = None if veiled else line.get("code")
        shown["auto"] = bool(line.get("auto"))
    for name in ("opening", "revise", "ask", "consent", "stand", "on"):
        if name in line:
            shown[name] = line[name]
    if "undo" in line:
        shown["undo"] = True
    if "ask" in line:
        shown["at"] = line["at"]
    if veiled:
        shown["hidden"] = True
    shown["events"] = [_show_event(e) for e in row.events if open_to_all or e.seen_by(seat)]
    return shown


def _show_event(event: Told) -> dict[str, Any]:
    shown: dict[str, Any] = {"key": event.key, "rule": event.rule, "args": event.args}
    if event.raw is not None:
        shown["raw"] = event.raw
    return shown
