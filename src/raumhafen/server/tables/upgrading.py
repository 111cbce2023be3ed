"""Tables of older rules are taken over by the present ones when they are opened; what a later
release needs for that is kept when they are closed.
"""

import time

from raumhafen.engine.shapes import OutcomeView
from raumhafen.games import METAS
from raumhafen.server.logs import LOG
from raumhafen.server.replays.upgrading import Judgement, carry_out, judge_case, read_case
from raumhafen.server.services.bundle import Services
from raumhafen.server.store.old_rules import waits_for_upgrade
from raumhafen.server.store.positions import Kept
from raumhafen.server.store.records import RUNNING, TableRecord
from raumhafen.server.tables.data import TableData
from raumhafen.server.workers.jobs import UPGRADE

ATTEMPTS = 3


async def upgraded(services: Services, record: TableRecord) -> TableRecord:
    """The record as it is afterwards. Of several processes one makes the change."""
    for _ in range(ATTEMPTS):
        if not waits_for_upgrade(record):
            break
        async with services.database.read() as connection:
            case = await read_case(connection, record)
        judgement: Judgement = await services.workers.call(UPGRADE, record.owner, judge_case, case)
        async with services.database.write() as connection:
            done = await carry_out(connection, record, judgement)
        if done:
            LOG.info("upgrade", table=record.id, kind=judgement.kind, reason=judgement.key)
        found = await services.tables.get(record.id)
        record = record if found is None else found
    return record


# --- what a later release needs ------------------------------------------------------------------


async def keep_positions(services: Services, open_tables: list[TableData]) -> None:
    await services.positions.keep([position_of(data) for data in open_tables if is_running(data)])


def is_running(data: TableData) -> bool:
    return data.match is not None and data.record.state == RUNNING


def position_of(data: TableData) -> Kept:
    match = data.playing()
    game, state = match.game, match.session.state
    outcome = game.outcome(state)
    standing: OutcomeView = {
        "points": outcome.points,
        "winners": outcome.winners,
        "rule": outcome.reason,
    }
    version = game.meta.rules_version
    return Kept(data.record.id, match.version, version, match.length, game.save(state), standing)


async def tables_without_position(services: Services, limit: int) -> list[str]:
    """As after a power cut: nobody was there to keep their positions."""
    rules = {meta.id: meta.rules_version for meta in METAS.values()}
    return await services.positions.missing(time.time(), rules, limit)
