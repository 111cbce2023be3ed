"""Replays over REST: download, upload, positions, summary, playing on."""

from __future__ import annotations

import asyncio
import gzip
import json
import random
from pathlib import Path
from types import SimpleNamespace

import pytest

from raumhafen.engine.replay import new_header, read_lines
from raumhafen.engine.verification import verify
from raumhafen.games import load_game
from raumhafen.server.errors import Refusal
from raumhafen.server.replays import library
from raumhafen.server.replays.packing import pack
from raumhafen.server.tables.hub import Hub
from raumhafen.server.tables.repeating import LONGEST
from raumhafen.server.tables.starting import play_on
from raumhafen.server.web.routes import replays
from tests.server.inside import PEOPLE, at_a_hub, record_of
from tests.server.people import Person, key_of, upload, with_people
from tests.server.servers import Server
from tests.server.tables import alone, finished, wait_to_be_asked

GAME = load_game("space-base")


def test_a_finished_game_is_downloaded_verified_and_looked_at(server: Server) -> None:
    async def story(anna: Person, ben: Person) -> None:
        table = await finished(anna)
        await ben.guest("Ben")
        text = (await ben.http.get(f"/api/tables/{table}/replay")).text
        replay = read_lines(text.splitlines())
        assert verify(GAME, replay) >= 1
        info = await ben.get(f"/api/replays/{table}")
        assert info["length"] == len(replay.history)
        for n in (0, 1, info["length"] // 2, info["length"]):
            seen = await ben.get(f"/api/replays/{table}/at/{n}?seat=all")
            state = replay.restore(GAME, n)
            board = json.loads(json.dumps(GAME.view(state, 1)))
            assert seen["views"][1]["board"] == board
            mine = await ben.get(f"/api/replays/{table}/at/{n}?seat=1")
            assert mine["view"]["board"] == board and "views" not in mine
        assert seen["line"]["n"] == info["length"]
        assert "event-game-over" in [event["key"] for event in seen["line"]["events"]]
        assert seen["view"]["outcome"] is not None
        for wrong in ("at/99999", "at/1?seat=7", "at/1?seat=x"):
            assert (await ben.http.get(f"/api/replays/{table}/{wrong}")).status_code == 404

    with_people(server, story)


def test_the_summary_follows_points_and_chances(server: Server) -> None:
    async def story(anna: Person) -> None:
        table = await finished(anna)
        story = await anna.get(f"/api/replays/{table}/summary")
        turns, points, chances = story["turns"], story["points"], story["chances"]
        assert len(turns) == len(points) == len(chances) > 10
        assert turns[0]["n"] == 0 and turns[-1]["n"] == story["length"]
        outcome = (await anna.get(f"/api/tables/{table}"))["outcome"]
        assert points[-1] == outcome["points"]
        assert all(sum(shares) == pytest.approx(1.0, abs=0.01) for shares in chances)
        assert chances[-1][outcome["winners"][0]] == 1.0

    with_people(server, story, 1)


def test_a_study_judges_the_answers_slice_by_slice(server: Server) -> None:
    async def story(anna: Person) -> None:
        table = await finished(anna)
        summary = await anna.get(f"/api/replays/{table}/summary")
        codes = {move["n"]: (move["seat"], move["code"]) for move in summary["moves"]}
        assert summary["turns"][1]["key"] == "event-turn"
        at, judged = 0, []
        for _ in range(2):
            found = await anna.get(f"/api/replays/{table}/study/{at}")
            assert at < found["next"] <= found["length"] == summary["length"]
            assert await anna.get(f"/api/replays/{table}/study/{at}") == found
            judged += found["moves"]
            at = found["next"]
            if at == found["length"]:
                break
        assert judged
        for move in judged:
            assert codes[move["n"]] == (move["seat"], move["code"])
            assert move["best_chance"] >= move["chance"] or not move["mark"]
            assert bool(move["mark"]) == bool(move["why"])
        asked = judged[0]["n"] - 1
        found = await anna.get(f"/api/replays/{table}/hint/{asked}")
        assert found["seat"] == judged[0]["seat"] and found["hint"]["why"]
        end = await anna.http.get(f"/api/replays/{table}/hint/{summary['length']}")
        assert end.status_code == 409
        assert (await anna.http.get(f"/api/replays/{table}/study/99999")).status_code == 404

    with_people(server, story, 1)


def test_names_survive_an_upload(server: Server) -> None:
    async def story(anna: Person, ben: Person) -> None:
        table = await finished(anna)
        names = (await anna.get(f"/api/replays/{table}"))["names"]
        text = (await anna.http.get(f"/api/tables/{table}/replay")).text
        await ben.guest("Ben")
        kept = (await upload(ben, text)).json()
        assert kept["names"] == names and any(names)
        lines = text.splitlines()
        for strange in (["\u0007", "B"], ["A"], "AB", [1, 2], ["A" * 500, "B"]):
            header = {**json.loads(lines[0]), "names": strange}
            body = "\n".join([json.dumps(header), *lines[1:]])
            found = (await upload(ben, body)).json()["names"]
            assert found in (["", "B"], [""] * len(names))

    with_people(server, story)


def test_a_running_replay_is_only_for_who_plays_alone(server: Server) -> None:
    async def story(anna: Person, eve: Person) -> None:
        table, _ = await alone(anna)
        assert (await anna.http.get(f"/api/tables/{table}/replay")).status_code == 200
        await eve.guest("Eve")
        assert (await eve.http.get(f"/api/tables/{table}/replay")).status_code == 403
        assert (await eve.http.get(f"/api/replays/{table}/at/0")).status_code == 404

    with_people(server, story)


def test_an_upload_is_played_again_and_kept(server: Server) -> None:
    async def story(anna: Person) -> None:
        table = await finished(anna)
        text = (await anna.http.get(f"/api/tables/{table}/replay")).text
        kept = (await upload(anna, text)).json()
        assert kept["digests"] >= 1 and kept["game"] == "space-base"
        files = {"file": ("game.jsonl", text)}
        form = await anna.http.post("/api/replays", files=files, headers=anna.headers)
        assert form.json()["length"] == kept["length"]
        back = (await anna.http.get(f"/api/replays/{kept['id']}/file")).text
        assert verify(GAME, read_lines(back.splitlines())) >= 1

    with_people(server, story, 1)


def broken_replays(text: str) -> dict[str, str]:
    lines = text.splitlines()
    header = json.loads(lines[0])
    forged = [line.replace('"digest":"', '"digest":"0') for line in lines]
    return {
        "empty": "",
        "nonsense": "\x00\x01 no json",
        "list": "[1]\n",
        "other game": json.dumps({**header, "game": "chess"}),
        "other rules": json.dumps({**header, "rules": 99}),
        "seats": json.dumps({**header, "seats": "many"}),
        "no options": json.dumps({**header, "options": None}),
        "seed": json.dumps({**header, "seed": {"a": 1}}),
        "digest": "\n".join(forged),
        "illegal": "\n".join([lines[0], '{"seat":0,"code":"buy:29"}']),
        "wrong seat": "\n".join([lines[0], '{"seat":"x","code":"sum"}']),
        "undo": "\n".join([lines[0], '{"undo":"x"}']),
        "undo far": "\n".join([lines[0], '{"undo":-5}', '{"undo":99}']),
        "snapshot": "\n".join([lines[0], '{"at":0,"snapshot":{"evil":1},"digest":"x"}']),
        "long": "\n".join([lines[0]] + ["{}"] * 30_000),
        "heavy": "\n".join([lines[0]] + ['{"undo":99999}'] * 100),
    }


def test_broken_uploads_are_refused_with_a_reason(server: Server) -> None:
    async def story(anna: Person) -> None:
        table = await finished(anna)
        text = (await anna.http.get(f"/api/tables/{table}/replay")).text
        for name, broken in broken_replays(text).items():
            answer = await upload(anna, broken)
            assert answer.status_code == 400, (name, answer.text)
            assert key_of(answer).startswith("error-"), name

    with_people(server, story, 1)


def test_playing_on_from_a_position(server: Server) -> None:
    async def story(anna: Person) -> None:
        table = await finished(anna)
        length = (await anna.get(f"/api/replays/{table}"))["length"]
        n = length // 2
        before = await anna.get(f"/api/replays/{table}/at/{n}?seat=1")
        new = await anna.post(f"/api/replays/{table}/play-on", {"n": n, "seat": 1})
        assert new["mine"] == [1] and new["state"] == "running" and not new["rated"]
        chair = await anna.sit(new["id"])
        state = await chair.until_kind("state")
        board = before["view"]["board"]
        assert [s["vp"] for s in state["view"]["board"]["seats"]] >= [
            s["vp"] for s in board["seats"]
        ]
        await wait_to_be_asked(chair)
        await chair.play_on(random.Random(3))
        for wrong in ({"n": length + 1, "seat": 0}, {"n": 3, "seat": 9}):
            answer = await anna.try_post(f"/api/replays/{table}/play-on", wrong)
            assert answer.status_code == 404

    with_people(server, story, 1)


def test_uploads_are_listed_and_deleted_by_their_owner(server: Server) -> None:
    async def story(anna: Person, eve: Person) -> None:
        assert await anna.get("/api/replays") == []  # nobody yet
        table, _ = await alone(anna)
        await eve.guest("Eve")
        text = (await anna.http.get(f"/api/tables/{table}/replay")).text
        ids = [(await upload(anna, text)).json()["id"] for _ in range(2)]
        mine = await anna.get("/api/replays")
        assert [one["id"] for one in mine] == ids[::-1]
        assert mine[0]["game"] == "space-base" and mine[0]["created"] >= mine[1]["created"]
        assert await eve.get("/api/replays") == []
        path = f"/api/replays/{ids[0]}"
        assert mine[1]["length"] == (await eve.get(path))["length"]  # others may read it
        refused = await eve.try_delete(path)
        assert (refused.status_code, key_of(refused)) == (403, "error-not-your-replay")
        assert (await anna.try_delete(path)).status_code == 204
        assert (await eve.http.get(path)).status_code == 404  # though it was just read
        assert [one["id"] for one in await anna.get("/api/replays")] == [ids[1]]
        for gone in (path, f"/api/replays/{table}"):
            assert key_of(await anna.try_delete(gone)) == "error-no-replay"
        without_token = await anna.http.delete(f"/api/replays/{ids[1]}")
        assert key_of(without_token) == "error-csrf"

    with_people(server, story)


def test_the_recording_of_a_private_game_is_for_members(server: Server) -> None:
    """Not for nobody, not for others with a session; the invite lets them in, as to the table."""

    async def story(anna: Person, eve: Person) -> None:
        table = await finished(anna, private=True)
        await eve.get("/api/games")  # a browser, but nobody
        invite = (await anna.get(f"/api/tables/{table}"))["invite"]
        paths = [f"/api/replays/{table}{rest}" for rest in ("", "/file", "/at/3", "/summary")]
        for signed_in in (False, True):
            if signed_in:
                await eve.guest("Eve")
            for path in paths:
                answer = await eve.http.get(path)
                assert (answer.status_code, key_of(answer)) == (404, "error-no-replay")
                wrong = await eve.http.get(f"{path}?code=wrong")
                assert wrong.status_code == 404
                assert (await eve.http.get(f"{path}?code={invite}")).status_code == 200
        body = {"n": 3, "seat": 0}
        answer = await eve.try_post(f"/api/replays/{table}/play-on", body)
        assert (answer.status_code, key_of(answer)) == (404, "error-no-replay")
        for path in paths:  # kept in memory or not
            assert (await anna.http.get(path)).status_code == 200
            assert (await eve.http.get(path)).status_code == 404

    with_people(server, story)


# --- inside the process --------------------------------------------------------------------------


def test_the_last_recordings_that_were_read_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    """So many of them, and not too much together; but the one that was just read always."""
    shelf = library.Library(SimpleNamespace())  # type: ignore[arg-type]

    def keep(name: str, size: int) -> str:
        shelf._keep(name, SimpleNamespace(body=b"x" * size))  # type: ignore[arg-type]
        return "".join(shelf._kept)

    monkeypatch.setattr(library, "KEPT", 3)
    monkeypatch.setattr(library, "KEPT_BYTES", 100)
    assert [keep(name, 10) for name in "abcd"] == ["a", "ab", "abc", "bcd"]
    assert keep("e", 85) == "de"
    assert keep("f", 500) == "f"


def test_an_upload_deleted_while_it_was_asked_for_is_not_there(tmp_path: Path) -> None:
    async def story(hub: Hub) -> None:
        with pytest.raises(Refusal) as refused:
            await library.Library(hub.services)._uploaded("deleted")
        assert (refused.value.key, refused.value.status) == ("error-no-replay", 404)

    at_a_hub(tmp_path, story)


def test_a_person_keeps_only_so_many_uploads(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(replays, "UPLOADS", 1)

    async def story(hub: Hub) -> None:
        await replays.check_room(hub.services, PEOPLE[0])
        await hub.services.uploads.add(
            id="first", game="space-base", user_id=PEOPLE[0].id, length=0, digests=0, body=b"",
            created=0.0,
        )  # fmt: skip
        with pytest.raises(Refusal) as refused:
            await replays.check_room(hub.services, PEOPLE[0])
        assert (refused.value.key, refused.value.status) == ("error-too-many-uploads", 409)
        await replays.check_room(hub.services, PEOPLE[1])

    at_a_hub(tmp_path, story)


@pytest.mark.parametrize("packed", [True, False])
def test_a_recording_travels_packed_to_who_can_unpack_it(packed: bool) -> None:
    record = record_of("space-base", 2)
    body = pack(record, [])
    asked = SimpleNamespace(headers={"accept-encoding": "br, gzip"} if packed else {})
    answer = asyncio.run(replays.as_file(asked, "x", body))  # type: ignore[arg-type]
    assert ("Content-Encoding" in answer.headers) == packed
    text = gzip.decompress(answer.content) if packed else answer.content
    assert read_lines(text.decode().splitlines()).header["game"] == "space-base"


def test_nobody_plays_on_from_beyond_the_longest_games(tmp_path: Path) -> None:
    """Before anything is unpacked or made."""

    async def story(hub: Hub) -> None:
        header = new_header(load_game("space-base"), 2, {}, "long")
        with pytest.raises(Refusal) as refused:
            await play_on(hub, header, b"never read", LONGEST + 1, 0, PEOPLE[0])
        assert refused.value.key == "error-play-on-long"
        assert await hub.services.tables.unfinished(PEOPLE[0].id) == 0

    at_a_hub(tmp_path, story)


def test_an_upload_that_is_no_text_is_refused() -> None:
    async def body() -> bytes:
        return b'{"raumhafen": 1, "name": "\xff"}'

    asked = SimpleNamespace(content_type=("application/x-ndjson", {}), body=body)
    with pytest.raises(Refusal) as refused:
        asyncio.run(replays.uploaded_text(asked))  # type: ignore[arg-type]
    assert (refused.value.key, refused.value.arguments) == ("error-replay-header", {"line": 1})
