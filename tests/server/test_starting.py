"""Tables that several begin at the same moment."""

from __future__ import annotations

from pathlib import Path

import pytest

from raumhafen.server.errors import Refusal
from raumhafen.server.store.records import OPEN, RUNNING, TableRecord
from raumhafen.server.tables import seating
from raumhafen.server.tables.hub import Hub
from raumhafen.server.tables.rematch import start_once
from raumhafen.server.tables.starting import start
from tests.server.inside import PEOPLE, at_a_hub, record_of


async def opened(hub: Hub) -> TableRecord:
    record = record_of("space-base", 2)
    await hub.services.tables.add(record)
    return record


def test_a_table_begins_once_though_another_process_still_saw_it_open(tmp_path: Path) -> None:
    """The second to start learns it from the database, looks again and is refused."""

    async def story(hub: Hub) -> None:
        record = await opened(hub)
        late = Hub(hub.services)
        seen = await late.open(record.id)
        begun = await start(hub, record.id, None)
        assert (seen.record.state, begun.state) == (OPEN, RUNNING)
        with pytest.raises(Refusal) as refused:
            await start(late, record.id, None)
        assert refused.value.key == "error-already-started" and seen.record.state == RUNNING
        stored = await hub.services.tables.get(record.id)
        assert stored is not None and stored.version == begun.version

    at_a_hub(tmp_path, story)


def test_a_table_that_another_process_begins_meanwhile_is_looked_at_again(tmp_path: Path) -> None:
    """Between reading and writing: the database refuses, and the second look tells why."""

    async def story(hub: Hub) -> None:
        record = await opened(hub)
        late = Hub(hub.services)
        seen = await late.open(record.id)

        async def overtaken() -> None:
            del seen.load  # only this once
            await start(hub, record.id, None)

        seen.load = overtaken  # type: ignore[method-assign]
        with pytest.raises(Refusal, match="error-already-started"):
            await start(late, record.id, None)
        stored = await hub.services.tables.get(record.id)
        assert stored is not None and stored.state == RUNNING

    at_a_hub(tmp_path, story)


def test_the_last_two_who_want_a_rematch_may_ask_at_the_same_moment(tmp_path: Path) -> None:
    """It begins with the first of them; who has no seat of it comes too late."""

    async def story(hub: Hub) -> None:
        record = await opened(hub)
        await start(hub, record.id, None)
        table = await hub.open(record.id)
        await start_once(hub, table)
        assert table.record.state == RUNNING
        assert (await seating.came_late(table, PEOPLE[1])).id == record.id
        with pytest.raises(Refusal, match="error-already-started"):
            await seating.came_late(table, PEOPLE[4])

    at_a_hub(tmp_path, story)
