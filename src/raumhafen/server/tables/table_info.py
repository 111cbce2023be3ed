"""Descriptions of tables, seats, clocks and undo for one reader."""

import time

from raumhafen.engine.game import SPECTATOR
from raumhafen.server.messages import UndoAsk, UndoState
from raumhafen.server.store.old_rules import is_old
from raumhafen.server.store.records import Pace, SeatRecord, TableRecord
from raumhafen.server.tables import clocks
from raumhafen.server.tables.match import Match
from raumhafen.server.tables.taking_back import free_undo, may_redo
from raumhafen.server.wire import ClockInfo, Glance, PaceBody, RaceInfo, SeatInfo, TableInfo


def table_info(
    record: TableRecord,
    user_id: str | None,
    present: set[str],
    spectators: int = 0,
    stand_ins: dict[int, float] | None = None,
) -> TableInfo:
    mine = record.seats_of(user_id)
    is_member = bool(mine) or record.owner == user_id
    old, now = is_old(record), time.time()
    return TableInfo(
        id=record.id,
        game=record.game,
        rules_version=record.rules,
        options=record.options,
        private=record.private,
        invite=record.invite if is_member else None,
        state=record.state,
        pace=pace_body(record.pace),
        hot_seat=record.hot_seat,
        bot_pace=record.bot_pace,
        rated=record.rated,
        hints=not record.rated,
        old_rules=old,
        seats=[seat_info(record, seat, present, stand_ins or {}, now) for seat in record.seats],
        waiting=[] if old else record.waiting,
        mine=mine,
        owner=record.owner,
        spectators=spectators,
        rematch=record.rematch if mine else None,
        clock=resting(record, now) if old else clock_info(record, clocks.time_of(record)),
        created=record.created,
        updated=record.updated,
        outcome=record.outcome,
    )


def glance(match: Match) -> Glance:
    """Round and points of a running match; nothing of it is a secret of anybody."""
    game, state = match.game, match.session.state
    return Glance(game.rounds_begun(state), game.standings(state))


def pace_body(pace: Pace) -> PaceBody:
    return PaceBody(pace.kind, pace.seconds, pace.days, pace.increment)


def seat_info(
    record: TableRecord,
    seat: SeatRecord,
    present: set[str],
    stand_ins: dict[int, float],
    now: float,
) -> SeatInfo:
    at = stand_ins.get(seat.seat)
    return SeatInfo(
        seat=seat.seat,
        kind=seat.kind,
        name=seat.name,
        user=seat.user_id,
        agent=seat.agent,
        connected=seat.kind == "bot" or seat.user_id in present,
        held_by_bot=seat.held,
        clock_left=clocks.left_now(record, seat.seat, clocks.time_of(record)),
        stand_in=None if at is None else max(0.0, round(at - now, 1)),
    )


def clock_info(record: TableRecord, now: float) -> ClockInfo:
    return ClockInfo(
        left=[clocks.left_now(record, seat.seat, now) for seat in record.seats],
        deadline=clocks.deadline(record),
        running=[k for k in clocks.seats(record) if record.clocks.since[k] is not None],
        ring=None if record.clocks.ring is None else record.clocks.ring.at,
        now=now,
        race=race_info(record),
    )


def race_info(record: TableRecord) -> RaceInfo | None:
    """Bots are always ready."""
    race = record.clocks.race
    if race is None:
        return None
    bots = [chair.seat for chair in record.seats if chair.played_by_bot]
    return RaceInfo(sorted({*race.ready, *bots}), race.at)


def resting(record: TableRecord, now: float) -> ClockInfo:
    """Nobody's time runs at a table that cannot go on."""
    return ClockInfo([None] * len(record.seats), None, [], None, now)


def undo_state(record: TableRecord, match: Match, seat: int) -> UndoState:
    """Actions that the seat could take back, and who has to agree."""
    if seat == SPECTATOR:
        return UndoState(None, None, redo=False, solo=False, asks=asks(match, seat))
    free = None if match.over else free_undo(record, match, seat)
    agreed = None if match.over else match.session.agreed_undo(seat)
    return UndoState(
        free=None if free is None else match.ledger.place(seat, free),
        agreed=None if agreed is None else match.ledger.place(seat, agreed),
        redo=may_redo(record, match, seat),
        solo=record.solo,
        asks=asks(match, seat, record),
    )


def asks(match: Match, seat: int, record: TableRecord | None = None) -> UndoAsk | None:
    consent = match.consent
    if consent is None:
        return None
    waiting = [] if record is None else must_agree(record, match)
    return UndoAsk(consent.seat, match.ledger.place(seat, consent.at), waiting)


def must_agree(record: TableRecord, match: Match) -> list[int]:
    """One seat of each other person who has to agree and has not yet."""
    consent = match.consent
    if consent is None:
        return []
    settled = {record.seats[k].user_id for k in [consent.seat, *consent.agreed]}
    waiting: dict[str, int] = {}
    for chair in record.seats:
        if chair.user_id not in settled and has_a_say(record, chair):
            waiting.setdefault(chair.user_id or "", chair.seat)
    return list(waiting.values())


def has_a_say(record: TableRecord, chair: SeatRecord) -> bool:
    """Who has left a table leaves it to the others, but where it counts nobody agrees so."""
    return chair.user_id is not None and (record.rated or not chair.held)
