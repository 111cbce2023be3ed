"""Chat at a table, in one room for players and one for spectators."""

from typing import Final

from raumhafen.server.messages import ChatTold
from raumhafen.server.store.records import FINISHED, ChatRecord, TableRecord

PLAYERS: Final = "players"
SPECTATORS: Final = "spectators"


def chat_message(said: ChatRecord, version: int) -> ChatTold:
    return ChatTold(version, said.room, said.name, said.text, said.at)


def readable_rooms(record: TableRecord, user_id: str) -> list[str]:
    """Players do not read what spectators say about their game until it is over."""
    readable = record.state == FINISHED or user_id not in record.people()
    return [PLAYERS, SPECTATORS] if readable else [PLAYERS]
