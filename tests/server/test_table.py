"""At a table: whole games over sockets, and everything that is refused."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from raumhafen.engine.game import SPECTATOR
from raumhafen.engine.lines import seat_of
from raumhafen.engine.perspective import table_view
from raumhafen.engine.replay import read_lines
from raumhafen.games import METAS, load_game
from tests.server.conftest import QUICK as QUICK_SERVER
from tests.server.people import Chair, Person, catch_up, is_late, is_line, lines_of, wait_for_bots
from tests.server.servers import Server

GAME = load_game("space-base")
QUIET = {"bot_pace": False}


async def two_at_a_table(
    anna: Person, ben: Person, bots: int = 2, **wanted: Any
) -> tuple[str, Chair, Chair]:
    """Two people and some bots, started; both look at the table."""
    await anna.guest("Anna")
    await ben.guest("Ben")
    kinds = ["me", "open", *["bot:greedy"] * bots]
    body = {"game": "space-base", "seats": len(kinds), "kinds": kinds, **QUIET, **wanted}
    table = (await anna.post("/api/tables", body))["id"]
    await ben.post(f"/api/tables/{table}/join")
    await anna.post(f"/api/tables/{table}/start")
    chairs = [await anna.sit(table), await ben.sit(table)]
    for chair in chairs:
        await chair.until_kind("state")
    return table, chairs[0], chairs[1]


async def alone(anna: Person, **wanted: Any) -> tuple[str, Chair]:
    await anna.guest("Anna")
    body = {"game": "space-base", "seats": 2, "kinds": ["me", "bot:random"], **QUIET, **wanted}
    table = (await anna.post("/api/tables", body))["id"]
    await anna.post(f"/api/tables/{table}/start")
    chair = await anna.sit(table)
    await chair.until_kind("state")
    return table, chair


async def wait_to_be_asked(chair: Chair) -> None:
    while not chair.options and not chair.over:
        await chair.next()


@pytest.mark.slow
def test_two_people_and_two_bots_play_a_whole_game(server: Server) -> None:
    async def story() -> None:
        async with Person(server.base) as anna, Person(server.base) as ben:
            table, at_anna, at_ben = await two_at_a_table(anna, ben)
            watcher = await (await Person(server.base).__aenter__()).guest("Wim")
            at_wim = await watcher.sit(table)
            rng = random.Random(1)
            reading = at_wim.until_kind("ended", 150)
            *_, ended = await asyncio.gather(at_anna.play_on(rng), at_ben.play_on(rng), reading)
            info = await anna.get(f"/api/tables/{table}")
            assert info["state"] == "finished"
            assert ended["outcome"] == info["outcome"] == at_anna.view["outcome"]
            replay = await anna.http.get(f"/api/tables/{table}/replay")
            check_views(replay.text, {0: at_anna, 1: at_ben, SPECTATOR: at_wim})
            await watcher.leave()

    asyncio.run(story())


def check_views(text: str, chairs: dict[int, Chair]) -> None:
    """The board after every line, put together from what was sent, is exactly what the engine
    shows to that seat, never more.
    """
    replay = read_lines(text.splitlines())
    for seat, chair in chairs.items():
        compared = 0
        for line, board in chair.told:
            if "undo" not in line:
                state = replay.restore(GAME, line["n"])
                assert board == json.loads(json.dumps(GAME.view(state, seat))), line
                compared += 1
                assert_line_is_veiled(line, seat)
        assert compared > 20
        assert chair.view == json.loads(json.dumps(table_view(GAME, state, seat)))
        assert {"roll", "pay", "buy"} <= {key for key, _ in chair.beats}


def assert_line_is_veiled(line: dict[str, Any], seat: int) -> None:
    if line.get("hidden"):
        assert line["code"] is None and line["seat"] != seat


def test_before_the_end_no_socket_learns_a_hidden_answer(server: Server) -> None:
    async def story() -> None:
        async with Person(server.base) as anna, Person(server.base) as ben:
            _, at_anna, at_ben = await two_at_a_table(anna, ben, bots=0)
            while not (at_anna.options and at_ben.options and at_anna.view["secret"]):
                for chair in (at_anna, at_ben):
                    if chair.options:
                        await chair.act(chair.options[0])
                await catch_up(at_anna, at_ben)
            chosen, before = at_anna.options[0], at_ben.version
            await at_anna.act(chosen)
            step = await at_ben.until_kind("step")
            assert step["lines"] == [] and step["board"] == {} and step["v"] == before
            assert chosen not in json.dumps(at_ben.view["board"]["mine"])
            assert step["view"]["waiting"] == [1]

    asyncio.run(story())


@pytest.mark.parametrize("game", list(METAS))
def test_every_game_can_be_played_here(server: Server, game: str) -> None:
    async def story() -> None:
        async with Person(server.base) as anna:
            await anna.guest("Anna")
            kinds = ["me"] + ["bot:random"] * (METAS[game].min_seats - 1)
            _, chair = await alone(anna, game=game, seats=len(kinds), kinds=kinds)
            rng = random.Random(6)
            for _ in range(40):
                await wait_to_be_asked(chair)
                if chair.over:
                    break
                answer = await chair.act(rng.choice(chair.options))
                assert answer["t"] == "ack" or is_late(answer), answer
            content = await anna.get(f"/api/games/{game}/content")
            assert content
            for language in ("en", "de"):
                assert (await anna.get(f"/api/games/{game}/rules/{language}"))["rules"]

    asyncio.run(story())


def test_a_repeated_message_is_acknowledged_and_changes_nothing(server: Server) -> None:
    async def story() -> None:
        async with Person(server.base) as anna:
            table, chair = await alone(anna)
            await wait_to_be_asked(chair)
            message = {"t": "act", "v": chair.version, "seat": 0, "code": chair.options[0]}
            first = await chair.ask(**message, id="once")
            second = await chair.ask(**message, id="once")
            assert first["t"] == second["t"] == "ack"
            again = await anna.sit(table)
            third = await again.ask(**message, id="once")
            assert third["t"] == "ack"
            replay = (await anna.http.get(f"/api/tables/{table}/replay")).text
            mine = [line for line in replay.splitlines() if '"seat":0' in line and "code" in line]
            assert len(mine) == 1

    asyncio.run(story())


def test_a_stale_answer_is_refused(server: Server) -> None:
    async def story() -> None:
        async with Person(server.base) as anna:
            _, chair = await alone(anna)
            await wait_to_be_asked(chair)
            seen = chair.version
            await chair.act(chair.options[0])
            await wait_to_be_asked(chair)
            refused = await chair.act(chair.options[0], v=seen)
            assert refused["t"] == "refused"
            assert refused["error"]["key"] == "error-stale"

    asyncio.run(story())


def test_an_illegal_action_is_refused_with_its_rule(server: Server) -> None:
    async def story() -> None:
        async with Person(server.base) as anna:
            _, chair = await alone(anna, kinds=["me", "me"])
            await wait_to_be_asked(chair)
            before = chair.view
            refused = await chair.act("buy:29")
            assert refused["t"] == "refused"
            assert refused["error"]["rule"].startswith("SB")
            refused = await chair.act("fly:3")
            assert refused["error"]["key"] == "error-action-unknown"
            await chair.ask(t="act", v=chair.version, seat=chair.view["seat"])
            await chair.send(t="look", seat=chair.view["seat"])
            assert (await chair.until_kind("state"))["view"] == before

    asyncio.run(story())


def test_nobody_acts_for_another_seat(server: Server) -> None:
    async def story() -> None:
        async with Person(server.base) as anna, Person(server.base) as ben:
            _, at_anna, at_ben = await two_at_a_table(anna, ben)
            for seat in (0, 2, 9):
                refused = await at_ben.act("sum", seat=seat)
                assert refused["error"]["key"] == "error-not-your-seat"
            for message in (
                {"t": "undo", "seat": 0},
                {"t": "revise", "seat": 0},
                {"t": "stand", "seat": 0, "kind": "turn"},
                {"t": "redo", "seat": 0},
                {"t": "reset", "seat": 0},
            ):
                assert (await at_ben.ask(**message))["error"]["key"] == "error-not-your-seat"
            await at_ben.send(t="look", seat=0)
            assert (await at_ben.until_kind("refused"))["error"]["key"] == "error-not-your-seat"

    asyncio.run(story())


def test_a_spectator_can_only_watch(server: Server) -> None:
    async def story() -> None:
        async with Person(server.base) as anna, Person(server.base) as wim:
            table, _ = await alone(anna)
            await wim.guest("Wim")
            chair = await wim.sit(table)
            state = await chair.until_kind("state")
            assert state["seat"] is None and state["mine"] == []
            assert "mine" not in state["view"]["board"] and state["view"]["question"] is None
            assert (await chair.act("sum", seat=0))["error"]["key"] == "error-not-at-table"
            hint = await wim.try_post(f"/api/tables/{table}/hint", {"seat": 0})
            assert hint.json()["error"]["key"] == "error-not-your-seat"

    asyncio.run(story())


def test_a_finished_table_takes_no_more_actions(server: Server) -> None:
    async def story() -> None:
        async with Person(server.base) as anna:
            table, chair = await alone(anna)
            await chair.play_on(random.Random(2))
            for message in (
                {"t": "act", "v": chair.version, "seat": 0, "code": "sum"},
                {"t": "undo", "seat": 0},
                {"t": "stand", "seat": 0, "kind": "turn"},
            ):
                refused = await chair.ask(**message)
                assert refused["error"]["key"] == "error-table-finished"
            # Late visitors get the end as well.
            late = await anna.sit(table)
            assert (await late.until_kind("state"))["view"]["outcome"] is not None

    asyncio.run(story())


@pytest.mark.parametrize("change", ["signature", "user", "stamp", "empty", "none"])
def test_a_forged_cookie_opens_no_socket(server: Server, change: str) -> None:
    async def story() -> None:
        async with Person(server.base) as anna:
            table, _ = await alone(anna)
            true = anna.http.cookies.get("session") or ""
            user, issued, stamp, signature = true.split(".")
            forged = {
                "signature": f"{user}.{issued}.{stamp}.{signature[:-2]}AA",
                "user": f"someone-else.{issued}.{stamp}.{signature}",
                "stamp": f"{user}.{issued}.0123456789abcdef.{signature}",
                "empty": "...",
                "none": "",
            }[change]
            address = server.base.replace("http", "ws") + f"/ws/table/{table}"
            headers = {"Cookie": f"session={forged}"} if forged else {}
            async with connect(
                address,
                origin=server.base,  # type: ignore[arg-type]  # a plain text is an origin
                additional_headers=headers,
                proxy=None,
            ) as socket:
                with pytest.raises(ConnectionClosed) as closed:
                    await asyncio.wait_for(socket.recv(), 5)
                assert closed.value.rcvd is not None and closed.value.rcvd.code == 4401

    asyncio.run(story())


@pytest.mark.parametrize("origin", ["http://evil.example", None])
def test_a_page_of_another_site_opens_no_socket(server: Server, origin: str | None) -> None:
    async def story() -> None:
        async with Person(server.base) as anna:
            table, _ = await alone(anna)
            cookie = anna.http.cookies.get("session")
            with pytest.raises(InvalidStatus) as refused:
                await connect(
                    server.base.replace("http", "ws") + f"/ws/table/{table}",
                    origin=origin,  # type: ignore[arg-type]  # a plain text is an origin
                    additional_headers={"Cookie": f"session={cookie}"},
                    proxy=None,
                )
            assert refused.value.response.status_code == 403

    asyncio.run(story())


def test_a_private_table_is_for_its_members_and_the_invited(server: Server) -> None:
    async def story() -> None:
        async with Person(server.base) as anna, Person(server.base) as eve:
            table, _ = await alone(anna, private=True)
            await eve.guest("Eve")
            chair = await eve.sit(table)
            with pytest.raises(ConnectionClosed) as closed:
                await chair.next()
            assert closed.value.rcvd is not None and closed.value.rcvd.code == 4403
            assert (await eve.http.get(f"/api/tables/{table}")).status_code == 404
            invite = (await anna.get(f"/api/tables/{table}"))["invite"]
            invited = await eve.sit(table, code=invite)
            assert (await invited.until_kind("state"))["seat"] is None

    asyncio.run(story())


def test_who_comes_back_gets_what_was_missed(server: Server) -> None:
    async def story() -> None:
        async with Person(server.base) as anna:
            table, chair = await alone(anna)
            await wait_to_be_asked(chair)
            await chair.act(chair.options[0])
            await wait_to_be_asked(chair)
            await wait_for_bots(chair)
            seen, length = chair.version, chair.log[-1]["n"]
            await chair.close()
            other = await anna.sit(table)
            await other.until_kind("state")
            await other.act(other.options[0])
            await wait_to_be_asked(other)
            await wait_for_bots(other)
            back = await anna.sit(table, since=seen)
            state = await back.until_kind("state")
            assert [line["n"] for line in state["log"]][0] == length + 1
            await other.send(t="look", seat=0)
            now = await other.until_kind("state")
            assert (state["v"], state["view"]) == (now["v"], now["view"])

    asyncio.run(story())


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


def test_hot_seat_shows_each_own_seat_on_demand(server: Server) -> None:
    async def story() -> None:
        async with Person(server.base) as anna:
            _, chair = await alone(anna, kinds=["me", "me"])
            assert chair.table["hot_seat"] and chair.mine == [0, 1]
            rng = random.Random(4)
            while not chair.over:
                asked = chair.view["waiting"]
                if chair.view["seat"] not in asked:
                    await chair.send(t="look", seat=asked[0])
                    state = await chair.until_kind("state")
                    assert state["seat"] == asked[0]
                await chair.act(rng.choice(chair.options))

    asyncio.run(story())


def test_chat_of_players_and_of_spectators(server: Server) -> None:
    async def story() -> None:
        async with Person(server.base) as anna, Person(server.base) as wim:
            table, at_anna = await alone(anna)
            await wim.guest("Wim")
            at_wim = await wim.sit(table)
            await at_anna.ask(t="say", room="players", text="hello <b>all</b>")
            heard = await at_wim.until_kind("chat")
            assert (heard["from"], heard["text"]) == ("Anna", "hello <b>all</b>")
            await at_wim.ask(t="say", room="spectators", text="she should buy")
            crossed = await at_wim.ask(t="say", room="players", text="psst")
            assert crossed["error"]["key"] == "error-chat-room"
            await at_anna.send(t="ping")
            await at_anna.until_kind("pong")
            assert not [m for m in at_anna.seen if m["t"] == "chat" and m["room"] == "spectators"]
            late = await wim.sit(table)
            said = [(await late.until_kind("chat"))["text"] for _ in range(2)]
            assert said == ["hello <b>all</b>", "she should buy"]

    asyncio.run(story())


def test_a_standing_answer_answers_and_can_be_withdrawn(server: Server) -> None:
    async def story() -> None:
        async with Person(server.base) as anna:
            table, chair = await alone(anna)
            await wait_to_be_asked(chair)
            assert (await chair.ask(t="stand", seat=0, kind="better"))["t"] == "ack"
            again = await anna.sit(table)
            assert (await again.until_kind("state"))["standing"] == {"0": ["better"]}
            assert (await chair.ask(t="stand", seat=0, kind="turn"))["t"] == "ack"
            assert (await chair.ask(t="stand", seat=0, kind="better", on=False))["t"] == "ack"
            later = await anna.sit(table)
            assert (await later.until_kind("state"))["standing"] == {"0": ["turn"]}
            wrong = await chair.ask(t="stand", seat=0, kind="sleep")
            assert wrong["error"]["key"] == "error-standing-unknown"

    asyncio.run(story())


def test_a_hint_names_an_option_and_everybodys_chances(server: Server) -> None:
    async def story() -> None:
        async with Person(server.base) as anna:
            table, chair = await alone(anna)
            await wait_to_be_asked(chair)
            hint = await anna.post(f"/api/tables/{table}/hint", {"seat": 0})
            assert hint["code"] in chair.options
            assert {option["code"] for option in hint["options"]} == set(chair.options)
            assert sum(hint["chances"]) == pytest.approx(1.0, abs=0.01)
            assert hint["why"][0]["key"] == "hint-chance"

    asyncio.run(story())


def test_a_leaver_is_held_by_a_bot_and_can_come_back(server: Server) -> None:
    async def story() -> None:
        async with Person(server.base) as anna, Person(server.base) as ben:
            table, at_anna, at_ben = await two_at_a_table(anna, ben, bots=0)
            await ben.post(f"/api/tables/{table}/leave")
            rng = random.Random(5)
            for _ in range(10):
                await wait_to_be_asked(at_anna)
                await at_anna.act(rng.choice(at_anna.options))
            assert at_anna.table["seats"][1]["held_by_bot"]
            refused = await at_ben.act("sum", seat=1)
            assert refused["error"]["key"] == "error-seat-held"
            info = await ben.post(f"/api/tables/{table}/takeback-seat")
            assert not info["seats"][1]["held_by_bot"]
            await asyncio.gather(at_anna.play_on(rng), at_ben.play_on(rng))

    asyncio.run(story())


@pytest.mark.slow
def test_a_clock_that_runs_out_is_answered_by_a_bot(server: Server) -> None:
    async def story() -> None:
        async with Person(server.base) as anna:
            pace = {"kind": "live", "seconds": 10}
            _, chair = await alone(anna, pace=pace)
            await wait_to_be_asked(chair)
            while chair.clock["deadline"] is None:  # it comes right behind the question
                await chair.next()
            late = await chair.until(
                lambda m: any(line["seat"] == 0 and line["auto"] for line in lines_of(m)), 20
            )
            assert lines_of(late)[0]["code"]

    asyncio.run(story())


@pytest.mark.slow
def test_no_message_is_ahead_of_what_was_shown(tmp_path: Path) -> None:
    """While a bot's answer is being stored, an ack comes for what was stored before it; who would
    take the version of the table itself for what it has seen could answer unseen questions.
    """

    async def story(base: str) -> None:
        async with Person(base) as anna:
            _, chair = await alone(anna, game="galaxy-trucker")
            rng = random.Random(6)
            for _ in range(60):
                await wait_to_be_asked(chair)
                if chair.over:
                    break
                await chair.send(t="ping")
                answer = await chair.act(rng.choice(chair.options))  # each message is checked
                assert answer["t"] == "ack" or is_late(answer), answer

    running = Server(tmp_path, *QUICK_SERVER, late="0.1").start()
    try:
        asyncio.run(story(running.base))
    finally:
        running.stop()


@pytest.mark.slow
def test_bots_keep_a_pace_that_people_can_follow(tmp_path: Any) -> None:
    async def story(base: str) -> str:
        async with Person(base) as anna:
            table, chair = await alone(anna, bot_pace=True)
            for _ in range(60):
                if chair.options:
                    await chair.act(chair.options[-1])
                    continue
                line = lines_of(await chair.until(is_line))[-1]
                if line["seat"] == 1 and not line["auto"] and not line.get("hidden"):
                    return table
            raise AssertionError("the bot never moved openly")

    running = Server(tmp_path, "--bot-delay", "0.4").start()
    try:
        table = asyncio.run(story(running.base))
    finally:
        running.stop()
    moves = running.moves(table)
    for (_, before), (row, after) in zip(moves, moves[1:], strict=False):
        if seat_of(row.line) == 1 and "auto" not in row.line and not row.hidden:
            assert after - before > 0.38
