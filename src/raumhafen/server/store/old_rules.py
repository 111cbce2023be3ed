"""Tables that were begun with older rules: those that are still to go on, and those that cannot."""

from sqlalchemy import ColumnElement, and_, or_

from raumhafen.games import METAS
from raumhafen.server.store.records import CLOSED, FINISHED, RUNNING, TableRecord
from raumhafen.server.store.schema import tables


def is_old(record: TableRecord) -> bool:
    """Nobody can open it any more: it was closed, or ended by rules that are gone."""
    return record.state == CLOSED or (record.state == FINISHED and is_behind(record))


def is_behind(record: TableRecord) -> bool:
    """Newer rules than ours are no older ones: another process of a later release knows them."""
    meta = METAS.get(record.game)
    return meta is None or record.rules < meta.rules_version


def waits_for_upgrade(record: TableRecord) -> bool:
    return record.state == RUNNING and is_behind(record)


def waiting_for_upgrade() -> ColumnElement[bool]:
    """The same as a condition of the database."""
    older = [and_(tables.c.game == m.id, tables.c.rules < m.rules_version) for m in METAS.values()]
    unknown = tables.c.game.not_in(list(METAS))
    return and_(tables.c.state == RUNNING, or_(unknown, *older))
