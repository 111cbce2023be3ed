"""Races against an hourglass begin for everybody at the same moment.

Before the sand begins to run every person says "ready", and after the last of them everybody is
counted down. Bots are always ready; who is away or still reads holds the others up for a minute
at most. Until then nobody builds, and nothing of it is part of the game: the rules and recordings
know only what was done in the race. Time comes from the caller.
"""

import msgspec

from raumhafen.server.errors import Refusal
from raumhafen.server.store.records import Race, Ring, TableRecord

COUNTDOWN = 3.0  # seconds
PATIENCE = 60.0  # after the first who is ready
LONGEST = 3600.0  # sand that runs for an hour or more is no race, but a step over days


def race_of(record: TableRecord, ring: Ring | None, now: float) -> Race | None:
    """The race that has still to begin, if the hourglass is about to be set."""
    before = record.clocks
    if ring is None or before.ring is not None or ring.at - ring.since >= LONGEST:
        return None
    known = before.race is not None and before.race.ticks == ring.ticks
    race = before.race if before.race is not None and known else Race(ring.ticks)
    people = [chair.seat for chair in record.seats if not chair.played_by_bot]
    if not people or (race.at is not None and race.at <= now):
        return None
    return msgspec.structs.replace(race, at=start_of(race, people, now))


def start_of(race: Race, people: list[int], now: float) -> float | None:
    """Who becomes ready can only make it sooner."""
    if not any(seat in race.ready for seat in people):
        return race.at
    missing = any(seat not in race.ready for seat in people)
    start = now + COUNTDOWN + (PATIENCE if missing else 0.0)
    return start if race.at is None else min(start, race.at)


def make_ready(record: TableRecord, user_id: str) -> None:
    """All seats of one person at once; saying it twice changes nothing."""
    race = record.clocks.race
    if race is None:
        raise Refusal("error-no-race", status=409)
    ready = sorted({*race.ready, *record.seats_of(user_id)})
    record.clocks.race = msgspec.structs.replace(race, ready=ready)


def check_begun(record: TableRecord, seat: int) -> None:
    """Nobody builds before the others may; says what is still missing."""
    race = record.clocks.race
    if race is not None:
        known = seat in race.ready
        raise Refusal("error-race-waits" if known else "error-race-ready", status=409)
