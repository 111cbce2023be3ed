"""Leaving tables, and tables that are closed."""

from __future__ import annotations

from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from raumhafen.server.errors import Refusal
from raumhafen.server.services.watchers import Watcher
from raumhafen.server.store.records import FINISHED, FREE, SeatRecord
from raumhafen.server.tables import seating
from raumhafen.server.tables.hub import NO_TABLE, Hub
from tests.server.inside import PEOPLE, Inside, at_a_hub, at_a_table, record_of
from tests.server.people import Person, key_of, with_people
from tests.server.servers import Server
from tests.server.tables import TABLE, listed, two_at_a_table


def test_only_who_belongs_to_a_table_can_leave_it(server: Server) -> None:
    """A stranger must not close a table by leaving it, though nobody sits there yet."""

    async def story(anna: Person, eve: Person) -> None:
        await anna.guest("Anna")
        await eve.guest("Eve")
        table = await anna.post("/api/tables", {**TABLE, "kinds": ["open", "open", "bot:random"]})
        path = f"/api/tables/{table['id']}"
        answer = await eve.try_post(f"{path}/leave")
        assert (answer.status_code, key_of(answer)) == (403, "error-not-at-table")
        assert (await anna.get(path))["state"] == "open"
        await anna.post(f"{path}/leave")  # its owner is rid of it, without a seat too
        assert (await anna.http.get(path)).status_code == 404

    with_people(server, story)


def test_who_looks_at_a_table_learns_that_it_was_closed(server: Server) -> None:
    async def story(anna: Person, eve: Person) -> None:
        await anna.guest("Anna")
        await eve.guest("Eve")
        table = (await anna.post("/api/tables", TABLE))["id"]
        chair = await eve.sit(table)
        await chair.until_kind("table")
        await anna.post(f"/api/tables/{table}/leave")
        with pytest.raises(ConnectionClosed):
            await chair.until_kind("never")
        assert chair.socket.close_code == 4404

    with_people(server, story)


def test_a_game_that_one_has_left_need_not_stay_in_the_list(server: Server) -> None:
    """The other one may never come back; whoever takes the seat back has the table again."""

    async def story(anna: Person, ben: Person) -> None:
        table, *_ = await two_at_a_table(anna, ben, bots=0)
        path = f"/api/tables/{table}"
        early = await ben.try_post(f"{path}/put-away")
        assert (early.status_code, key_of(early)) == (409, "error-not-finished")
        await ben.post(f"{path}/leave")
        assert (await ben.try_post(f"{path}/put-away")).status_code == 204
        assert table not in await listed(ben) and table in await listed(anna)
        await ben.post(f"{path}/takeback-seat")
        assert table in await listed(ben)

    with_people(server, story)


def test_nobody_joins_a_game_or_takes_a_seat_of_it_that_was_never_theirs(tmp_path: Path) -> None:
    async def story(place: Inside) -> None:
        hub, table = place.hub, place.table.record.id
        for ask, key, status in (
            (seating.join(hub, table, PEOPLE[4], None), "error-already-started", 409),
            (seating.take_back(hub, table, PEOPLE[4]), "error-not-at-table", 403),
        ):
            with pytest.raises(Refusal) as refused:
                await ask
            assert (refused.value.key, refused.value.status) == (key, status)
        stored = await hub.services.tables.get(table)
        assert stored is not None and stored.people() == {PEOPLE[0].id, PEOPLE[1].id}

    at_a_table(tmp_path, story)


def test_a_guest_who_leaves_takes_nothing_from_the_host(tmp_path: Path) -> None:
    """The seat is free again; the table and whoever made it stay."""

    async def story(hub: Hub) -> None:
        record = record_of("space-base", 3)
        record.owner = PEOPLE[2].id
        await hub.services.tables.add(record)
        after = await seating.leave(hub, record.id, PEOPLE[1])
        assert after.owner == PEOPLE[2].id and after.seats[1] == SeatRecord(1, FREE)
        after = await seating.leave(hub, record.id, PEOPLE[2])
        assert after.owner == PEOPLE[0].id and after.people() == {PEOPLE[0].id}

    at_a_hub(tmp_path, story)


def test_leaving_a_game_that_is_over_changes_nothing(tmp_path: Path) -> None:
    async def story(place: Inside) -> None:
        place.table.record.state = FINISHED
        before = await place.hub.services.tables.get(place.table.record.id)
        after = await seating.leave(place.hub, place.table.record.id, PEOPLE[1])
        assert after.people() == {PEOPLE[0].id, PEOPLE[1].id} and not after.seats[1].held
        assert await place.hub.services.tables.get(place.table.record.id) == before

    at_a_table(tmp_path, story)


def test_who_closes_a_table_is_not_told_that_it_is_gone(tmp_path: Path) -> None:
    """That page is on its way elsewhere; those of others are closed, once."""

    async def story(hub: Hub) -> None:
        record = record_of("space-base", 2)
        record.seats[1] = SeatRecord(1, FREE)
        await hub.services.tables.add(record)
        table = await hub.open(record.id)
        host, watching = Watcher(PEOPLE[0]), Watcher(PEOPLE[3])
        for watcher in (host, watching):
            table.audience.enter(watcher)
        await seating.leave(hub, record.id, PEOPLE[0])
        assert (host.code, watching.code) == (None, NO_TABLE) and not host.lost
        assert hub.live == {} and await hub.services.tables.get(record.id) is None
        hub.vanish(table)  # as news of another process would have it
        assert host.code == NO_TABLE

    at_a_hub(tmp_path, story)
