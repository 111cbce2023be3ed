"""Creation of tables."""

import secrets
import time

from raumhafen.agents import NAMES, strengths
from raumhafen.games import METAS
from raumhafen.server.errors import Refusal
from raumhafen.server.services.bundle import Services
from raumhafen.server.services.catalogue import check_game
from raumhafen.server.services.limits import NEW_TABLE
from raumhafen.server.store.ids import new_id
from raumhafen.server.store.records import (
    BOT,
    FREE,
    OPEN,
    PERSON,
    Clocks,
    Pace,
    SeatRecord,
    TableRecord,
    UserRecord,
)
from raumhafen.server.tables import clocks
from raumhafen.server.wire import NewTable, PaceBody, PlayNow


async def check_room(services: Services, user: UserRecord) -> None:
    """Before a table is made: not too fast, and not too many that nobody plays to the end."""
    if not services.settings.rate_limits:
        return
    services.limits.take(user.id, NEW_TABLE)
    most = services.settings.tables_each
    if await services.tables.unfinished(user.id) >= most:
        raise Refusal("error-too-many-tables", {"tables": most}, status=409)


def new_table(user: UserRecord, wanted: NewTable) -> TableRecord:
    meta = METAS[check_game(wanted.game)]
    meta.check_seats(wanted.seats)
    chairs = [new_seat(meta.id, k, kind, user) for k, kind in enumerate(kinds_of(wanted))]
    own = [chair for chair in chairs if chair.user_id == user.id]
    shared = wanted.hot_seat or len(own) > 1
    if len(own) > 1:
        name_seats(own, wanted.names)
    now = time.time()
    return TableRecord(
        id=new_id(),
        game=meta.id,
        rules=meta.rules_version,
        options=dict(meta.complete(wanted.options)),
        seed=seed_of(wanted, chairs),
        owner=user.id,
        invite=new_id(),
        private=wanted.private,
        hot_seat=shared,
        bot_pace=wanted.bot_pace,
        rated=is_rated(user, wanted, chairs, shared),
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


def seed_of(wanted: NewTable, chairs: list[SeatRecord]) -> str:
    """Nobody but bots may meet somebody who knows the deal; tutorials and studies do."""
    if wanted.seed is None:
        return secrets.token_hex(12)
    if not wanted.private or sum(chair.kind != BOT for chair in chairs) > 1:
        raise Refusal("error-seed", status=409)
    return wanted.seed


def is_rated(user: UserRecord, wanted: NewTable, chairs: list[SeatRecord], shared: bool) -> bool:
    """The wish; without one, public tables are rated if they can be."""
    why_not = never_rated(user, chairs, shared)
    if wanted.rated and why_not is not None:
        raise Refusal(why_not, status=409)
    wish = not wanted.private if wanted.rated is None else wanted.rated
    return wish and why_not is None


def never_rated(user: UserRecord, chairs: list[SeatRecord], shared: bool) -> str | None:
    """Why a table cannot be rated: ratings are of accounts, each with one hand, against others."""
    if user.guest:
        return "error-rated-guest"
    if shared:
        return "error-rated-shared"
    if sum(chair.kind != BOT for chair in chairs) < 2:
        return "error-rated-alone"
    return None


def quick_table(wanted: PlayNow) -> NewTable:
    """The smallest table with an opponent: one person, the rest bots."""
    seats = max(2, METAS[check_game(wanted.game)].min_seats)
    kinds = ["me"] + [f"bot:{wanted.agent}"] * (seats - 1)
    return NewTable(wanted.game, seats, kinds=kinds, private=True)


def kinds_of(wanted: NewTable) -> list[str]:
    kinds = wanted.kinds or ["me"] + ["open"] * (wanted.seats - 1)
    if len(kinds) != wanted.seats:
        raise Refusal("error-kinds", {"seats": wanted.seats})
    return kinds


def new_seat(game_id: str, seat: int, kind: str, user: UserRecord) -> SeatRecord:
    if kind == "me":
        return SeatRecord(seat, PERSON, user.id, user.name)
    if kind == "open":
        return SeatRecord(seat, FREE)
    name, _, agent = kind.partition(":")
    if name == "bot":
        return SeatRecord(seat, BOT, None, "", check_agent(game_id, agent))
    raise Refusal("error-kind", {"kind": kind})


def name_seats(own: list[SeatRecord], names: list[str]) -> None:
    """Everybody before a shared screen has a name; who goes alone goes by the own one."""
    for chair in own:
        given = " ".join(names[chair.seat].split()) if chair.seat < len(names) else ""
        chair.name = given or chair.name


def check_agent(game_id: str, agent: str) -> str:
    if agent not in NAMES:
        raise Refusal("error-agent", {"agent": agent})
    if agent not in strengths(game_id):
        raise Refusal("error-agent-no-judgement", {"name": agent})
    return agent


def pace_of(pace: PaceBody) -> Pace:
    """Only the number that the kind uses is kept."""
    seconds = pace.seconds if pace.kind == clocks.LIVE else 0
    days = pace.days if pace.kind == clocks.DAYS else 0
    return Pace(pace.kind, seconds, days, pace.increment)
