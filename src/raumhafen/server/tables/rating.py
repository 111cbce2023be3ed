"""Ratings by game (openskill): people with an account, and the bots they meet.

Only games between at least two people count; against bots alone anything can be taken back.
"""

import msgspec
from openskill.models import PlackettLuce
from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from raumhafen.engine.shapes import OutcomeView
from raumhafen.server.store.database import Database
from raumhafen.server.store.records import BOT, RatingRecord, SeatRecord, TableRecord
from raumhafen.server.store.schema import ratings, tables, users


async def rate(database: Database, record: TableRecord) -> None:
    """Exactly once for each rated table, also after a crash: `due` says that it is to do."""
    if not record.rated:
        return
    async with database.write() as connection:
        waiting = (tables.c.id == record.id) & tables.c.due.is_not(None)
        taken = await connection.execute(update(tables).where(waiting).values(due=None))
        if not taken.rowcount or record.outcome is None:
            return
        known = await _known(connection, record)
        keep = await _accounts(connection, record)
        for rating in rerated(record, known):
            if rating.player in keep or rating.player.startswith("bot:"):
                await _put(connection, rating)


def player_of(seat: SeatRecord) -> str:
    """A person stays responsible for a seat that a bot holds."""
    return f"bot:{seat.agent}" if seat.kind == BOT else str(seat.user_id)


async def _known(connection: AsyncConnection, record: TableRecord) -> dict[str, RatingRecord]:
    players = [player_of(seat) for seat in record.seats]
    wanted = select(ratings).where(ratings.c.game == record.game, ratings.c.player.in_(players))
    return {row.player: RatingRecord(*row) for row in await connection.execute(wanted)}


async def _accounts(connection: AsyncConnection, record: TableRecord) -> set[str]:
    """Guests are played against, but nothing is kept for them."""
    wanted = select(users.c.id).where(users.c.id.in_(record.people()), users.c.login.is_not(None))
    return {row.id for row in await connection.execute(wanted)}


async def _put(connection: AsyncConnection, rating: RatingRecord) -> None:
    same = (ratings.c.game == rating.game) & (ratings.c.player == rating.player)
    await connection.execute(delete(ratings).where(same))
    await connection.execute(insert(ratings).values(msgspec.structs.asdict(rating)))


def rerated(record: TableRecord, known: dict[str, RatingRecord]) -> list[RatingRecord]:
    """The ratings after the game; of several seats of one player the best one counts."""
    assert record.outcome is not None
    best: dict[str, tuple[float, str]] = {}
    for seat in record.seats:
        score = seat_score(record.outcome, seat.seat)
        player = player_of(seat)
        if player not in best or score > best[player][0]:
            best[player] = (score, seat.name or seat.agent)
    if len(best) < 2:
        return []
    return _rerated(record.game, best, known)


def seat_score(outcome: OutcomeView, seat: int) -> float:
    """Points order the seats; who won stands above all, however it was won."""
    return float(outcome["points"][seat]) + (1e6 if seat in outcome["winners"] else 0.0)


def _rerated(
    game: str, best: dict[str, tuple[float, str]], known: dict[str, RatingRecord]
) -> list[RatingRecord]:
    model = PlackettLuce()
    fresh = model.rating()
    before = [known.get(p) or RatingRecord(game, p, "", fresh.mu, fresh.sigma, 0) for p in best]
    teams = [[model.rating(mu=entry.mu, sigma=entry.sigma)] for entry in before]
    after = model.rate(teams, scores=[score for score, _ in best.values()])
    return [
        RatingRecord(game, old.player, name, new[0].mu, new[0].sigma, old.games + 1)
        for old, new, (_, name) in zip(before, after, best.values(), strict=True)
    ]
