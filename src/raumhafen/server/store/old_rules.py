"""Tables that were begun with older rules, and so cannot go on."""

from raumhafen.games import METAS
from raumhafen.server.store.records import OPEN, RUNNING, TableRecord


def is_old(record: TableRecord) -> bool:
    """Newer rules than ours are no older ones: another process of a later release knows them."""
    if record.state == OPEN:
        return False  # it begins with the rules of that day
    meta = METAS.get(record.game)
    return meta is None or record.rules < meta.rules_version


def is_stopped(record: TableRecord) -> bool:
    return record.state == RUNNING and is_old(record)
