"""Taking back, alone and with the consent of others."""

from __future__ import annotations

import asyncio

import pytest

from tests.server.people import Chair, Person, catch_up, lines_of
from tests.server.servers import Server
from tests.server.tables import alone, two_at_a_table, wait_to_be_asked


def test_alone_everything_can_be_taken_back_and_repeated(server: Server) -> None:
    async def story() -> None:
        async with Person(server.base) as anna:
            _, chair = await alone(anna)
            for _ in range(6):
                await wait_to_be_asked(chair)
                await chair.act(chair.options[-1])
            await wait_to_be_asked(chair)
            before = chair.view
            assert chair.undo["solo"] and chair.undo["agreed"] is not None
            assert (await chair.ask(t="undo", seat=0))["t"] == "ack"
            assert chair.log[-1]["undo"] is True and chair.undo["redo"]
            assert chair.view != before
            again = await chair.ask(t="redo", seat=0)
            assert again["t"] == "ack", (again, chair.log[-4:], chair.undo)
            assert chair.view["board"] == before["board"]
            assert (await chair.ask(t="redo", seat=0))["error"]["key"] == "error-nothing-to-redo"

    asyncio.run(story())


async def past_a_barrier(at_anna: Chair, at_ben: Chair) -> None:
    """Plays until Anna's last action can no longer be taken back freely."""
    for _ in range(60):
        for chair in (at_anna, at_ben):
            if chair.options:
                await chair.act(chair.options[0])
        await catch_up(at_anna, at_ben)
        if at_anna.undo["agreed"] is not None and at_anna.undo["free"] is None:
            return
    raise AssertionError("no barrier in sixty rounds")


@pytest.mark.parametrize("yes", [True, False])
def test_with_others_taking_back_needs_consent(server: Server, yes: bool) -> None:
    async def story() -> None:
        async with Person(server.base) as anna, Person(server.base) as ben:
            _, at_anna, at_ben = await two_at_a_table(anna, ben, bots=0)
            await past_a_barrier(at_anna, at_ben)
            target = at_anna.undo["agreed"]
            assert (await at_anna.ask(t="undo", seat=0))["t"] == "ack"
            asked = await at_ben.until(lambda m: any("ask" in line for line in lines_of(m)))
            assert asked["undo"]["asks"] == {"seat": 0, "at": target, "waiting": [1]}
            refused = await at_anna.ask(t="consent", yes=True)
            assert refused["error"]["key"] == "error-no-consent-asked"  # nobody agrees with himself
            assert (await at_ben.ask(t="consent", yes=yes))["t"] == "ack"
            lines = [line for m in at_ben.seen for line in lines_of(m)]
            taken_back = [line for line in lines if line.get("undo")]
            assert [line["n"] for line in taken_back] == ([target] if yes else [])
            assert at_ben.undo["asks"] is None

    asyncio.run(story())


def test_who_leaves_need_not_agree_any_more(server: Server) -> None:
    async def story() -> None:
        async with Person(server.base) as anna, Person(server.base) as ben:
            table, at_anna, at_ben = await two_at_a_table(anna, ben, bots=0)
            await past_a_barrier(at_anna, at_ben)
            target = at_anna.undo["agreed"]
            await at_anna.ask(t="undo", seat=0)
            await ben.post(f"/api/tables/{table}/leave")
            back = await at_anna.until(lambda m: any("undo" in line for line in lines_of(m)))
            assert lines_of(back)[0]["n"] == target and back["undo"]["asks"] is None

    asyncio.run(story())
