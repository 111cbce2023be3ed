"""Reception of news from other processes, at the tables that are open here."""

from raumhafen.server.errors import Refusal
from raumhafen.server.services.news import (
    AnyNews,
    Beat,
    ChatSaid,
    HandedOver,
    PersonalNotice,
    Presence,
    SessionsEnded,
    StoredRows,
    TableChanged,
    TableNews,
)
from raumhafen.server.tables import handover
from raumhafen.server.tables.hub import Hub
from raumhafen.server.tables.live import LiveTable


async def receive(hub: Hub, news: AnyNews) -> None:
    match news:
        case PersonalNotice():
            hub.services.notices.send(news.user, news.message)
        case HandedOver():
            await handover.follow_other(hub, news)
        case SessionsEnded():
            handover.cut(hub, news.user)
        case Beat():
            pass
        case _:
            table = hub.live.get(news.table)
            if table is not None:
                await receive_at(hub, table, news)


async def receive_at(hub: Hub, table: LiveTable, news: TableNews) -> None:
    match news:
        case StoredRows():
            await table.follow(news.entry)
        case TableChanged():
            await look_again(hub, table)
        case ChatSaid():
            table.audience.show_chat(news.said)
        case Presence():
            table.audience.note_elsewhere(news.sender, set(news.users))


async def look_again(hub: Hub, table: LiveTable) -> None:
    try:
        await table.catch_up()
    except Refusal:  # closed in another process
        hub.vanish(table)
    else:
        table.audience.show_info()
