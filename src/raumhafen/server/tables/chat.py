"""Chat at a table, in one room for players and one for spectators."""

from raumhafen.server.store.records import FINISHED, ChatRecord, TableRecord
from raumhafen.server.wire import ENCODER

PLAYERS, SPECTATORS = "players", "spectators"


def chat_message(said: ChatRecord, version: int) -> bytes:
    return ENCODER.encode(
        {
            "t": "chat",
            "v": version,
            "id": said.id,
            "room": said.room,
            "user": said.user_id,
            "from": said.name,
            "text": said.text,
            "at": said.at,
        }
    )


def readable_rooms(record: TableRecord, user_id: str) -> list[str]:
    """Players do not read what spectators say about their game until it is over."""
    readable = record.state == FINISHED or user_id not in record.people()
    return [PLAYERS, SPECTATORS] if readable else [PLAYERS]
