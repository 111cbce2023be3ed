"""What happens at a table outside of the game: seats, start, leaving, rematch, hints."""

import secrets
import time

import msgspec

from raumhafen.engine.replay import Line
from raumhafen.games import METAS
from raumhafen.server import absence, clocks
from raumhafen.server.bots import AGENTS, freeze
from raumhafen.server.catalogue import check_game
from raumhafen.server.errors import Refusal
from raumhafen.server.hub import Hub
from raumhafen.server.live import LiveTable
from raumhafen.server.outdated import is_stopped
from raumhafen.server.security import new_id
from raumhafen.server.store.records import (
    BOT,
    FINISHED,
    FREE,
    OPEN,
    PERSON,
    RUNNING,
    Clocks,
    Pace,
    SeatRecord,
    TableRecord,
    UserRecord,
)
from raumhafen.server.wire import Hint, HintOption, NewTable, PaceBody, PlayNow, Reason

# --- making ------------------------------------------------------------------------------------


def new_table(user: UserRecord, wanted: NewTable) -> TableRecord:
    meta = METAS[check_game(wanted.game)]
    meta.check_seats(wanted.seats)
    chairs = [new_seat(k, kind, user) for k, kind in enumerate(kinds_of(wanted))]
    own = sum(chair.user_id == user.id for chair in chairs)
    now = time.time()
    return TableRecord(
        id=new_id(),
        game=meta.id,
        rules=meta.rules_version,
        options=dict(meta.complete(wanted.options)),
        seed=secrets.token_hex(12),
        owner=user.id,
        invite=new_id(),
        private=wanted.private,
        hot_seat=wanted.hot_seat or own > 1,
        bot_pace=wanted.bot_pace,
        rated=False,
        pace=pace_of(wanted.pace),
        state=OPEN,
        version=0,
        waiting=[],
        clocks=Clocks([], []),
        due=None,
        driver=None,
        driver_until=0.0,
        outcome=None,
        created=now,
        updated=now,
        seats=chairs,
    )


def quick_table(wanted: PlayNow) -> NewTable:
    """The smallest table: one person, the rest bots."""
    seats = METAS[check_game(wanted.game)].min_seats
    kinds = ["me"] + [f"bot:{wanted.agent}"] * (seats - 1)
    return NewTable(wanted.game, seats, kinds=kinds, private=True)


def kinds_of(wanted: NewTable) -> list[str]:
    kinds = wanted.kinds or ["me"] + ["open"] * (wanted.seats - 1)
    if len(kinds) != wanted.seats:
        raise Refusal("error-kinds", {"seats": wanted.seats})
    return kinds


def new_seat(seat: int, kind: str, user: UserRecord) -> SeatRecord:
    if kind == "me":
        return SeatRecord(seat, PERSON, user.id, user.name)
    if kind == "open":
        return SeatRecord(seat, FREE)
    name, _, agent = kind.partition(":")
    if name == "bot":
        return SeatRecord(seat, BOT, None, "", check_agent(agent))
    raise Refusal("error-kind", {"kind": kind})


def check_agent(agent: str) -> str:
    if agent not in AGENTS:
        raise Refusal("error-agent", {"agent": agent})
    return agent


def pace_of(pace: PaceBody) -> Pace:
    """Only the number that the kind uses is kept."""
    seconds = pace.seconds if pace.kind == clocks.LIVE else 0
    return Pace(pace.kind, seconds, pace.days if pace.kind == clocks.DAYS else 0)


# --- sitting down and leaving ------------------------------------------------------------------


async def join(hub: Hub, table_id: str, user: UserRecord, seat: int | None) -> TableRecord:
    table = await hub.open(table_id)
    record = table.record
    if record.seats_of(user.id):
        return record
    if record.state != OPEN:
        raise Refusal("error-already-started", status=409)
    free = [c.seat for c in record.seats if c.kind == FREE and seat in (None, c.seat)]
    for number in free:
        chair = SeatRecord(number, PERSON, user.id, user.name)
        if await hub.tables.seat(table_id, chair, before=FREE):
            return await refresh(hub, table)
    raise Refusal("error-no-free-seat", status=409)


async def refresh(hub: Hub, table: LiveTable) -> TableRecord:
    """Reads a table anew after its seats have changed, and shows it."""
    await hub.tables.change(table.record.id, updated=time.time())
    await table.catch_up()
    table.show_info()
    hub.publish_info(table.record.id)
    return table.record


async def leave(hub: Hub, table_id: str, user: UserRecord) -> TableRecord:
    """Before the start the seat is free again; later a bot holds it until its owner is back."""
    table = await hub.open(table_id)
    mine = table.record.seats_of(user.id)
    if not mine and table.record.owner != user.id:
        raise Refusal("error-not-at-table", status=403)
    if table.record.state == RUNNING:
        await hold(table, mine, held=True)
    elif table.record.state == OPEN:
        for number in mine:
            await hub.tables.seat(table_id, SeatRecord(number, FREE))
        await refresh(hub, table)
        await hand_over(hub, table, user)
    return table.record


async def hold(table: LiveTable, mine: list[int], held: bool) -> None:
    for number in mine:
        chair = table.record.seats[number]
        if chair.held != held:
            chair.held, chair.missed = held, 0
            await table.seat_changed(chair)


async def hand_over(hub: Hub, table: LiveTable, user: UserRecord) -> None:
    """Somebody else at the table becomes its owner; a table without people is closed."""
    people = table.record.people()
    if not people:
        await hub.tables.drop(table.record.id)
        hub.vanish(table, but=user.id)
        hub.publish_info(table.record.id)
    elif table.record.owner == user.id:
        await hub.tables.change(table.record.id, owner=min(people))
        await refresh(hub, table)


async def take_back(hub: Hub, table_id: str, user: UserRecord) -> TableRecord:
    table = await hub.open(table_id)
    mine = table.record.seats_of(user.id)
    if not mine:
        raise Refusal("error-not-at-table", status=403)
    await hold(table, mine, held=False)
    await hub.tables.bring_back(table_id, user.id)
    return table.record


async def stand_in(hub: Hub, table_id: str, user: UserRecord, seat: int) -> TableRecord:
    """A bot for somebody who is away and holds everybody up, until that person is back."""
    table = await hub.open(table_id)
    await table.look_who_was_here()
    # Nothing may come between the check and `held`: who sits down now finds the seat taken.
    absence.check(table.record, user.id, seat, table.attendance(), time.time())
    chair = table.record.seats[seat]
    await hold(table, table.record.seats_of(chair.user_id), held=True)
    hub.notices.held(table.record, chair, table.present())
    return table.record


# --- out of the list ---------------------------------------------------------------------------


async def put_away(hub: Hub, record: TableRecord, user: UserRecord) -> None:
    """Out of one's own list: what is over, what cannot go on, and what one has left.

    A table that cannot go on is closed when nobody lists it any more.
    """
    people = record.people() | {record.owner}
    if user.id not in people:
        raise Refusal("error-not-at-table", status=403)
    if not (record.state == FINISHED or is_stopped(record) or has_left(record, user)):
        raise Refusal("error-not-finished", status=409)
    gone = await hub.tables.put_away(record.id, user.id)
    if is_stopped(record) and people <= gone:
        await hub.tables.drop(record.id)


def has_left(record: TableRecord, user: UserRecord) -> bool:
    mine = record.seats_of(user.id)
    return record.state == RUNNING and bool(mine) and all(record.seats[k].held for k in mine)


async def close(hub: Hub, record: TableRecord, user: UserRecord) -> None:
    """For all: only who opened the table may, and only if nobody can go on with it."""
    if record.owner != user.id:
        raise Refusal("error-not-owner", status=403)
    if record.state == FINISHED:
        raise Refusal("error-finished", status=409)
    if not is_stopped(record):
        raise Refusal("error-not-finished", status=409)
    await hub.tables.drop(record.id)


# --- starting ----------------------------------------------------------------------------------


def is_rated(record: TableRecord) -> bool:
    """Several people, each with a keyboard of their own, at a finished game."""
    several = len(record.people()) > 1 and not record.hot_seat
    return several and not METAS[record.game].preview


async def start(
    hub: Hub, table_id: str, fill: str | None, history: list[Line] | None = None
) -> TableRecord:
    table = await hub.open(table_id)
    record = table.record
    if record.state != OPEN:
        raise Refusal("error-already-started", status=409)
    await fill_seats(hub, table, fill)
    record = table.record
    values = {
        "state": RUNNING,
        "rules": METAS[record.game].rules_version,  # the table may be older than the rules
        "rated": is_rated(record),
        "clocks": clocks.new_clocks(record.pace, len(record.seats)),
        "due": time.time(),
        "updated": time.time(),
    }
    if not await hub.tables.move(table_id, OPEN, **values):
        raise Refusal("error-already-started", status=409)
    await refresh(hub, table)
    await table.begin(history or [])
    for watcher in list(table.watchers):
        table.greet(watcher)
    return table.record


async def fill_seats(hub: Hub, table: LiveTable, fill: str | None) -> None:
    free = [chair.seat for chair in table.record.seats if chair.kind == FREE]
    if not free:
        return
    if fill is None:
        raise Refusal("error-seats-open", {"seats": len(free)}, status=409)
    for number in free:
        chair = SeatRecord(number, BOT, None, "", check_agent(fill))
        await hub.tables.seat(table.record.id, chair, before=FREE)
    await refresh(hub, table)


# --- again -------------------------------------------------------------------------------------


async def rematch(hub: Hub, old: TableRecord, user: UserRecord) -> TableRecord:
    """Everybody who asks gets the same new table; it starts when all are there."""
    if old.state != FINISHED:
        raise Refusal("error-not-finished", status=409)
    if user.id not in old.people():
        raise Refusal("error-not-at-table", status=403)
    known = None if old.rematch is None else await hub.tables.get(old.rematch)
    new_table_id = await first_to_ask(hub, old, user) if known is None else known.id
    table = await hub.open(new_table_id)
    for chair in old.seats:
        if chair.user_id == user.id:
            seat = SeatRecord(chair.seat, PERSON, user.id, user.name)
            await hub.tables.seat(new_table_id, seat, before=FREE)
    await refresh(hub, table)
    if table.record.state == OPEN and all(c.kind != FREE for c in table.record.seats):
        return await start(hub, new_table_id, None)
    return table.record


async def first_to_ask(hub: Hub, old: TableRecord, user: UserRecord) -> str:
    record = again(old, user)
    await hub.tables.add(record)
    if not await hub.tables.claim_rematch(old.id, old.rematch, record.id):
        await hub.tables.drop(record.id)
        found = await hub.tables.get(old.id)
        assert found is not None and found.rematch is not None
        return found.rematch
    shown = hub.live.get(old.id)
    if shown is None:
        hub.publish_info(old.id)
    else:
        await refresh(hub, shown)
    for person in old.people():
        message = {"t": "rematch", "table": record.id, "game": old.game}
        hub.notices.send(person, message)
        hub.publish({"kind": "notice", "user": person, "message": message})
    return record.id


def again(old: TableRecord, user: UserRecord) -> TableRecord:
    """The same table with its people still to come; private, so that their seats stay theirs.

    Who asks first is its host, since the host before may be away.
    """
    record = msgspec.structs.replace(old, id=new_id(), invite=new_id(), seed=secrets.token_hex(12))
    record.owner = user.id
    record.private, record.state, record.rated, record.rematch = True, OPEN, False, None
    record.version, record.waiting, record.outcome = 0, [], None
    record.clocks, record.due, record.old_since = Clocks([], []), None, None
    record.driver, record.driver_until = None, 0.0
    record.created = record.updated = time.time()
    record.seats = [
        SeatRecord(c.seat, BOT, None, c.name, c.agent)
        if c.kind == BOT
        else SeatRecord(c.seat, FREE)
        for c in old.seats
    ]
    return record


async def play_on(
    hub: Hub, header: Line, history: list[Line], seat: int, user: UserRecord
) -> TableRecord:
    """From a position of a replay, the other seats played by bots."""
    seats = header["seats"]
    if seat >= seats:
        raise Refusal("error-no-such-seat", {"seat": seat}, status=404)
    kinds = ["me" if k == seat else "bot:greedy" for k in range(seats)]
    wanted = NewTable(header["game"], seats, header["options"], kinds, private=True)
    record = new_table(user, wanted)
    record.seed = str(header["seed"])
    await hub.tables.add(record)
    return await start(hub, record.id, None, history)


def now() -> float:
    return time.time()


# --- hints -------------------------------------------------------------------------------------


async def hint(hub: Hub, table_id: str, seat: int) -> Hint:
    """What a strong bot would do; not in rated games, where it would be unfair."""
    table = await hub.open(table_id)
    match = table.playing()
    if table.record.rated:
        raise Refusal("error-hint-rated", status=403)
    if match.over or seat not in match.deciders():
        raise Refusal("error-not-asked", {"seat": seat}, status=409)
    position = freeze(match.session.state)
    seed = f"hint:{table_id}:{match.version}:{seat}"
    found = await hub.bots.advise(table.record.game, position, seat, seed)
    options = [HintOption(**option) for option in found["options"]]
    return Hint(found["code"], reasons(found, seat), found["chances"], options)


def reasons(found: dict[str, object], seat: int) -> list[Reason]:
    """Why: how often the search came back to it, and what it expects."""
    chances, options = found["chances"], found["options"]
    assert isinstance(chances, list) and isinstance(options, list)
    why = [Reason("hint-chance", {"percent": round(100 * chances[seat])})]
    if options:
        visits = sum(option["visits"] for option in options) or 1
        share = round(100 * options[0]["visits"] / visits)
        why.append(Reason("hint-share", {"percent": share, "options": len(options)}))
    if len(options) > 1:
        ahead = round(100 * (options[0]["value"] - options[1]["value"]))
        why.append(Reason("hint-ahead", {"percent": max(0, ahead), "code": options[1]["code"]}))
    return why
