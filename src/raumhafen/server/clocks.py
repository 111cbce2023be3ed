"""Clocks of people. Time comes from the caller, so that tests need not wait.

Live: a bank of seconds for every seat and INCREMENT for each decision. Days: every decision anew.
When a clock runs out a bot answers that one question; after three in a row it holds the seat.
"""

from raumhafen.server.store.records import Clocks, Pace, TableRecord

INCREMENT = 10.0
DAY = 86_400.0
MISSES = 3
LIVE, DAYS, NONE = "live", "days", "none"


def new_clocks(pace: Pace, seats: int) -> Clocks:
    return Clocks([full(pace)] * seats, [None] * seats)


def full(pace: Pace) -> float:
    return pace.days * DAY if pace.kind == DAYS else float(pace.seconds)


def tick(record: TableRecord, asked: list[int], changed: list[int], now: float) -> Clocks:
    """Stops clocks of seats whose question is gone or new, and starts those of asked people."""
    clocks, pace = record.clocks, record.pace
    if pace.kind == NONE:
        return clocks
    left, since = clocks.left[:], clocks.since[:]
    for chair in record.seats:
        seat = chair.seat
        started = since[seat]
        runs = seat in asked and not chair.played_by_bot
        if started is not None and (not runs or seat in changed):
            left[seat] = rest(pace, left[seat] - (now - started))
            since[seat] = None
        if runs and since[seat] is None:
            since[seat] = now
    return Clocks(left, since)


def rest(pace: Pace, left: float) -> float:
    """What a seat has for its next decision."""
    return full(pace) if pace.kind == DAYS else max(0.0, left) + INCREMENT


def deadline(record: TableRecord) -> float | None:
    """When the next clock runs out."""
    ends = [end for end in (seat_deadline(record, seat) for seat in seats(record)) if end]
    return min(ends, default=None)


def seat_deadline(record: TableRecord, seat: int) -> float | None:
    started = record.clocks.since[seat]
    return None if started is None else started + record.clocks.left[seat]


def seats(record: TableRecord) -> range:
    return range(len(record.clocks.since))


def expired(record: TableRecord, now: float) -> list[int]:
    ends = [(seat, seat_deadline(record, seat)) for seat in seats(record)]
    return [seat for seat, end in ends if end is not None and end <= now]


def left_now(record: TableRecord, seat: int, now: float) -> float | None:
    if record.pace.kind == NONE or seat >= len(record.clocks.left):
        return None
    started = record.clocks.since[seat]
    spent = 0.0 if started is None else now - started
    return max(0.0, round(record.clocks.left[seat] - spent, 1))
