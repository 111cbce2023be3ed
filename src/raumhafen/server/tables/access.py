"""Access to tables."""

from raumhafen.server.store.records import TableRecord


def may_watch(record: TableRecord, user_id: str, code: str | None) -> bool:
    """Private tables are for members and for those who know the invite code."""
    if not record.private or record.owner == user_id or user_id in record.people():
        return True
    return code is not None and code == record.invite
