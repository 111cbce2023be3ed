"""At a table: whole games over sockets, and everything that is refused."""

from __future__ import annotations

import asyncio
import json
import random
from typing import Any

import pytest

from raumhafen.engine.game import SPECTATOR
from raumhafen.engine.lines import seat_of
from raumhafen.engine.perspective import table_view
from raumhafen.engine.replay import Replay, read_lines
from raumhafen.games import METAS, load_game
from raumhafen.server.replays.positions import play_line
from raumhafen.server.tables.ledger import is_public
from tests.server.people import Chair, Person, catch_up, is_late, is_line, lines_of
from tests.server.servers import Server
from tests.server.tables import BRIEF, alone, two_at_a_table, wait_to_be_asked

GAME = load_game("space-base")


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


def places_of(replay: Replay, seat: int) -> list[int]:
    """Where the lines stand in truth, by the numbers that a seat knows: hidden answers of others
    do not count.
    """
    state, found = replay.restore(GAME, 0), [0]
    for at, line in enumerate(replay.history, start=1):
        row = play_line(GAME, state, line)
        if is_public(row) or line["seat"] == seat:
            found.append(at)
    return found


def check_views(text: str, chairs: dict[int, Chair]) -> None:
    """The board after every line, put together from what was sent, is exactly what the engine
    shows to that seat, never more.
    """
    replay = read_lines(text.splitlines())
    for seat, chair in chairs.items():
        compared, places = 0, places_of(replay, seat)
        for line, board in chair.told:
            if "undo" not in line:
                at = len(replay.history) if line is chair.told[-1][0] else places[line["n"]]
                state = replay.restore(GAME, at)
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
            table, chair = await alone(anna, **BRIEF)
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
            best, *rest = hint["options"]
            assert {option["code"] for option in hint["options"]} == set(chair.options)
            assert best["code"] == hint["code"] and best["chance"] == hint["chances"][0]
            assert sum(hint["chances"]) == pytest.approx(1.0, abs=0.01)
            assert best["why"] and best["why"] == hint["why"][: len(best["why"])]
            assert all(option["why"] for option in rest[:3])
            assert hint["why"][-1]["key"] in ("hint-ahead", "hint-close", "hint-obvious")

    asyncio.run(story())


def test_a_forecast_says_what_an_answer_of_ones_own_does(server: Server) -> None:
    async def story() -> None:
        async with Person(server.base) as anna, Person(server.base) as ben:
            table, chair = await alone(anna)
            await wait_to_be_asked(chair)
            path, code = f"/api/tables/{table}/forecast", chair.options[-1]
            found = await anna.post(path, {"seat": 0, "code": code})
            assert found["code"] == code and found["why"]
            assert await anna.post(path, {"seat": 0, "code": code}) == found
            gone = await anna.post(path, {"seat": 0, "code": "take:6"})
            assert gone == {"code": "take:6", "why": [], "changes": []}
            for wrong in ("nonsense", ""):
                answer = await anna.try_post(path, {"seat": 0, "code": wrong})
                assert answer.status_code == 400
            assert (await anna.try_post(path, {"seat": 1, "code": code})).status_code == 403
            assert (await ben.try_post(path, {"seat": 0, "code": code})).status_code == 401

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
