"""Clocks of people. Time comes from the caller, so that tests need not wait.

Live clocks run on the steady time of the process, which nobody can set; between processes, and
over a restart, on the time of day. Whatever that does, a seat never gets more than it had.

Live: a bank of seconds for every seat and some more for each decision. Days: every decision anew.
Both come for progress only, which everybody sees: hidden answers are one decision, together, when
they are revealed; taking back, leaving and coming back gain nothing.
When a clock runs out the rules' own default or a bot answers that one question; after three in a
row a bot holds the seat.

Games with an hourglass have a place beside the seats, whose actions the server writes: such a game
shows `hourglass: {"due": [code, seconds], "ticks": n}` to everybody; the seconds count from the
moment at which `ticks` changed, or from the start of the race (`races`). While it runs, it is the
clock of everybody: the others rest.
"""

import time
from collections.abc import Collection

from raumhafen.engine.game import SPECTATOR
from raumhafen.server.store.records import Clocks, Pace, Ring, TableRecord
from raumhafen.server.tables.match import Match
from raumhafen.server.tables.races import COUNTDOWN, PATIENCE, race_of

DAY = 86_400.0
MISSES = 3
LIVE, DAYS, NONE = "live", "days", "none"


DIFFERENCE = 1.0  # seconds
_START = time.time() - time.monotonic()  # the time of day when steady time was zero


def time_of(record: TableRecord) -> float:
    """The present time of a table's clocks: days go by the calendar, everything else is steady."""
    return time.time() if record.pace.kind == DAYS else _START + time.monotonic()


def set_back(record: TableRecord, now: float) -> bool:
    """Clocks that seem to have begun in the future begin now: the time of day was set back.

    Without it a seat would have more than what was left to it. Tells whether it was by more than
    what two machines differ by anyway.
    """
    clocks, ring = record.clocks, record.clocks.ring
    begun = [since for since in clocks.since if since is not None]
    begun += [] if ring is None else [ring.since]
    clocks.since = [None if since is None else min(since, now) for since in clocks.since]
    clocks.away = {seat: min(since, now) for seat, since in clocks.away.items()}
    if ring is not None and ring.since > now:
        ring.at, ring.since = ring.at - (ring.since - now), now
    if clocks.race is not None and clocks.race.at is not None:
        clocks.race.at = min(clocks.race.at, now + PATIENCE + COUNTDOWN)
    return max(begun, default=now) > now + DIFFERENCE


def new_clocks(pace: Pace, seats: int) -> Clocks:
    return Clocks([full(pace)] * seats, [None] * seats)


def full(pace: Pace) -> float:
    return pace.days * DAY if pace.kind == DAYS else float(pace.seconds)


def after_step(
    record: TableRecord,
    match: Match,
    changed: list[int],
    now: float,
    at: float | None = None,
    hidden: Collection[int] = (),
) -> Clocks:
    """The clocks of a table; sand that runs is the clock of everybody.

    `at` is the time of day, by which people are away; `hidden` seats have answered in secret.
    """
    ring = ring_of(match, record.clocks.ring, now)
    race = race_of(record, ring, now)
    length = match.ledger.lengths[SPECTATOR]
    progress = length > record.clocks.mark
    asked = match.awaited() if ring is None else []
    found = tick(record, asked, changed, now, progress, hidden)
    found.ring, found.race = (ring, None) if race is None else (None, race)
    found.mark = max(record.clocks.mark, length)
    found.waits = waits_after(record, match.awaited(), changed, now if at is None else at)
    return found


def waits_after(
    record: TableRecord, asked: list[int], changed: list[int], now: float
) -> list[float | None]:
    """Since when each person has owed the table the answer that is open now."""
    known = dict(enumerate(record.clocks.waits))
    waits: list[float | None] = []
    for chair in record.seats:
        before = None if chair.seat in changed else known.get(chair.seat)
        waited = chair.seat in asked and not chair.played_by_bot
        waits.append((now if before is None else before) if waited else None)
    return waits


def waits_since(record: TableRecord, seat: int) -> float:
    """Tables of earlier releases know only when something happened last."""
    found = record.clocks.waits[seat] if seat < len(record.clocks.waits) else None
    return record.updated if found is None else found


def tick(
    record: TableRecord,
    asked: list[int],
    changed: list[int],
    now: float,
    progress: bool = True,
    hidden: Collection[int] = (),
) -> Clocks:
    """Stops clocks of seats whose question is gone or new, and starts those of asked people."""
    before = record.clocks
    clocks = Clocks(before.left[:], before.since[:], mark=before.mark)
    if record.pace.kind == NONE:
        return clocks
    for chair in record.seats:
        seat = chair.seat
        is_new = progress and seat in changed
        runs = seat in asked and not chair.played_by_bot
        stops = clocks.since[seat] is not None and (not runs or is_new)
        if stops:
            stop(clocks, seat, now)
        if progress and (stops or seat in before.owed):
            clocks.left[seat] += record.pace.increment if record.pace.kind == LIVE else 0.0
        elif seat in before.owed or (seat in hidden and not runs and not chair.held):
            clocks.owed.append(seat)
        if is_new and seat in asked and record.pace.kind == DAYS:
            clocks.left[seat] = full(record.pace)
        if seat in asked and chair.held:
            clocks.away[seat] = now if seat in changed else before.away.get(seat, now)
        if runs and clocks.since[seat] is None:
            begin(clocks, seat, now, now if is_new else before.away.get(seat, now))
    return clocks


def stop(clocks: Clocks, seat: int, now: float) -> None:
    since = clocks.since[seat]
    assert since is not None
    clocks.left[seat] = max(0.0, clocks.left[seat] - max(0.0, now - since))
    clocks.since[seat] = None


def begin(clocks: Clocks, seat: int, now: float, away: float) -> None:
    """Who has left with a question and comes back to it has been thinking all the time."""
    clocks.left[seat] = max(0.0, clocks.left[seat] - max(0.0, now - away))
    clocks.since[seat] = now


def ring_of(match: Match, before: Ring | None, now: float) -> Ring | None:
    """The next action of the game's hourglass, and its time."""
    seats = match.session.state.seats
    places = [place for place in match.deciders() if place >= seats]
    glass = match.game.view(match.session.state, SPECTATOR).get("hourglass") if places else None
    if not glass or not glass["due"]:
        return None
    code, seconds = glass["due"]
    goes_on = before is not None and before.ticks == glass["ticks"]
    since = before.since if before is not None and goes_on else now
    return Ring(places[0], code, since + seconds, glass["ticks"], since)


def next_event(clocks: Clocks) -> float | None:
    """When something happens by itself: a person's time is over, the hourglass acts or is set."""
    running = zip(clocks.since, clocks.left, strict=True)
    ends = [since + left for since, left in running if since is not None]
    if clocks.ring is not None:
        ends.append(clocks.ring.at)
    if clocks.race is not None and clocks.race.at is not None:
        ends.append(clocks.race.at)
    return min(ends, default=None)


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
    if started is None and record.pace.kind == DAYS:
        return full(record.pace)
    spent = 0.0 if started is None else max(0.0, now - started)
    return max(0.0, round(record.clocks.left[seat] - spent, 1))
