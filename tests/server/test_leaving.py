"""Leaving tables, and tables that are closed."""

from __future__ import annotations

import pytest
from websockets.exceptions import ConnectionClosed

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
