"""Absence of people who are waited for, so that the others may let a bot stand in.

Only where no clock does the same by itself: after three late answers a bot holds the seat. Time
comes from the caller.
"""

import math
from dataclasses import dataclass

from raumhafen.server.errors import Refusal, forbidden
from raumhafen.server.store.records import FINISHED, OPEN, PERSON, RUNNING, SeatRecord, TableRecord
from raumhafen.server.tables import clocks


@dataclass
class Attendance:
    """People who are here, and until when the others were."""

    here: set[str]
    seen: dict[str, float]
    since: float  # of what was before, this process knows nothing
    patience: float


def stand_ins(record: TableRecord, who: Attendance) -> dict[int, float]:
    """From when on a bot may stand in, by seat."""
    if record.state != RUNNING or record.solo or has_clock(record):
        return {}
    chairs = [record.seats[seat] for seat in record.waiting if seat < len(record.seats)]
    return {chair.seat: may_from(record, chair, who) for chair in chairs if is_away(chair, who)}


def has_clock(record: TableRecord) -> bool:
    sand = record.clocks.ring is not None or record.clocks.race is not None
    return record.pace.kind != clocks.NONE or sand


def is_away(chair: SeatRecord, who: Attendance) -> bool:
    return chair.kind == PERSON and not chair.held and chair.user_id not in who.here


def may_from(record: TableRecord, chair: SeatRecord, who: Attendance) -> float:
    """Counted from the question, and from the last moment at which the person was here."""
    seen = who.seen.get(chair.user_id or "", 0.0)
    return max(clocks.waits_since(record, chair.seat), seen, who.since) + who.patience


def check(record: TableRecord, user_id: str, seat: int, who: Attendance, now: float) -> None:
    """Whether this person may give that seat to a bot; says why not."""
    check_asker(record, user_id, seat)
    chair = record.seats[seat]
    if chair.played_by_bot:
        raise Refusal("error-stand-in-bot", status=409)
    if chair.user_id in who.here:
        raise Refusal("error-stand-in-here", {"name": chair.name}, status=409)
    if has_clock(record):
        raise Refusal("error-stand-in-clock", status=409)
    if seat not in record.waiting:
        raise Refusal("error-stand-in-not-awaited", {"name": chair.name}, status=409)
    left = may_from(record, chair, who) - now
    if left > 0:
        arguments: dict[str, str | int] = {"name": chair.name, "minutes": math.ceil(left / 60)}
        raise Refusal("error-stand-in-early", arguments, status=409)


def check_asker(record: TableRecord, user_id: str, seat: int) -> None:
    """Somebody else who plays here, while the game is running."""
    if seat >= len(record.seats):
        raise Refusal("error-no-such-seat", {"seat": seat}, status=404)
    mine = record.seats_of(user_id)
    if all(record.seats[k].held for k in mine):
        raise forbidden("error-not-at-table")
    if record.state == OPEN:
        raise Refusal("error-not-started", status=409)
    if record.state == FINISHED:
        raise Refusal("error-table-finished", status=409)
    if seat in mine:
        raise Refusal("error-stand-in-own", status=409)
