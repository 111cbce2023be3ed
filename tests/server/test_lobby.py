"""The lobby over REST."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from raumhafen.server.errors import Refusal
from raumhafen.server.tables import creation
from tests.server.people import Chair, Person, key_of, with_people
from tests.server.servers import Server
from tests.server.tables import TABLE, wait_to_be_asked


def test_one_click_starts_a_game_for_a_stranger(server: Server) -> None:
    async def story(anna: Person) -> None:
        assert (await anna.get("/api/me"))["id"] is None
        table = await anna.post("/api/play-now", {"game": "space-base"})
        assert table["state"] == "running" and table["mine"] == [0]
        me = await anna.get("/api/me")
        assert me["guest"] and me["name"].startswith("Guest ")
        assert [t["id"] for t in await anna.get("/api/tables?mine=1")] == [table["id"]]

    with_people(server, story, 1)


def test_a_stranger_from_germany_is_called_gast(server: Server) -> None:
    async def story(anna: Person) -> None:
        anna.http.headers["Accept-Language"] = "de-AT,de;q=0.9"
        await anna.post("/api/play-now", {"game": "space-base"})
        assert (await anna.get("/api/me"))["name"].startswith("Gast ")

    with_people(server, story, 1)


def test_a_table_is_found_joined_and_started(server: Server) -> None:
    async def story(anna: Person, ben: Person) -> None:
        await anna.guest("Anna")
        await ben.guest("Ben")
        table = await anna.post("/api/tables", {**TABLE, "options": {"variant": "light-speed"}})
        assert table["state"] == "open" and table["options"]["variant"] == "light-speed"
        listed = await ben.get("/api/tables?state=open")
        assert table["id"] in [one["id"] for one in listed]
        assert all(one["invite"] is None for one in listed)
        path = f"/api/tables/{table['id']}"
        joined = await ben.post(f"{path}/join", {"seat": 2})
        assert joined["mine"] == [2] and joined["seats"][2]["name"] == "Ben"
        assert (await ben.post(f"{path}/join", {"seat": 1}))["mine"] == [2]  # once is enough
        assert key_of(await ben.try_post(f"{path}/start")) == "error-not-owner"
        assert key_of(await anna.try_post(f"{path}/start")) == "error-seats-open"
        started = await anna.post(f"{path}/start", {"fill": "random"})
        assert started["state"] == "running" and not started["rated"]  # guests
        assert started["seats"][1]["agent"] == "random"
        assert key_of(await anna.try_post(f"{path}/start")) == "error-already-started"

    with_people(server, story)


def test_an_invite_link_leads_to_a_private_table(server: Server) -> None:
    async def story(anna: Person, ben: Person) -> None:
        await anna.guest("Anna")
        table = await anna.post("/api/tables", {**TABLE, "private": True})
        await ben.guest("Ben")
        assert table["id"] not in [t["id"] for t in await ben.get("/api/tables?state=open")]
        path = f"/api/tables/{table['id']}"
        assert key_of(await ben.try_post(f"{path}/join")) == "error-no-table"
        found = await ben.get(f"/api/invite/{table['invite']}")
        assert found["id"] == table["id"] and found["invite"] is None
        joined = await ben.post(f"{path}/join", {"code": table["invite"]})
        assert joined["mine"] == [1] and joined["invite"] == table["invite"]
        assert (await ben.http.get("/api/invite/nonsense")).status_code == 404

    with_people(server, story)


def test_a_full_table_takes_nobody_else(server: Server) -> None:
    async def story(anna: Person, ben: Person, eve: Person) -> None:
        for person, name in ((anna, "Anna"), (ben, "Ben"), (eve, "Eve")):
            await person.guest(name)
        table = await anna.post("/api/tables", {**TABLE, "seats": 2})
        path = f"/api/tables/{table['id']}"
        both = await asyncio.gather(ben.try_post(f"{path}/join"), eve.try_post(f"{path}/join"))
        assert sorted(answer.status_code for answer in both) == [200, 409]

    with_people(server, story, 3)


def test_leaving_before_the_start_frees_the_seat(server: Server) -> None:
    async def story(anna: Person, ben: Person) -> None:
        await anna.guest("Anna")
        await ben.guest("Ben")
        table = await anna.post("/api/tables", TABLE)
        path = f"/api/tables/{table['id']}"
        await ben.post(f"{path}/join")
        await anna.post(f"{path}/leave")
        info = await ben.get(path)
        assert info["owner"] == ben.id and info["seats"][0]["kind"] == "open"
        await ben.post(f"{path}/leave")
        assert (await ben.http.get(path)).status_code == 404

    with_people(server, story)


def test_my_games_show_where_i_have_to_move_first(server: Server) -> None:
    async def story(anna: Person) -> None:
        await anna.guest("Anna")
        running = await anna.post("/api/play-now", {"game": "space-base"})
        opened = await anna.post("/api/tables", TABLE)
        for _ in range(50):
            mine = await anna.get("/api/tables?mine=1")
            if mine[0]["waiting"]:
                break
            await asyncio.sleep(0.1)
        assert [table["id"] for table in mine] == [running["id"], opened["id"]]

    with_people(server, story, 1)


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"game": "space-bass"}, "error-game-unknown"),
        ({"seats": 9}, "error-seats"),
        ({"options": {"variant": "slow"}}, "error-option-value"),
        ({"options": {"moon": 1}}, "error-option-unknown"),
        ({"kinds": ["me"]}, "error-kinds"),
        ({"kinds": ["me", "open", "bot:genius"]}, "error-agent"),
        ({"kinds": ["me", "open", "cat"]}, "error-kind"),
        ({"seats": "many"}, "error-bad-request"),
        ({"pace": {"kind": "live", "seconds": 1}}, "error-bad-request"),
    ],
)
def test_impossible_tables_are_refused(server: Server, change: dict[str, Any], key: str) -> None:
    async def story(anna: Person) -> None:
        await anna.guest("Anna")
        answer = await anna.try_post("/api/tables", {**TABLE, **change})
        assert 400 <= answer.status_code < 500
        assert key_of(answer) == key

    with_people(server, story, 1)


def test_bots_that_a_game_cannot_have_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(creation, "strengths", lambda game_id: ("random", "greedy", "search"))
    with pytest.raises(Refusal) as refusal:
        creation.check_agent("space-base", "expert")
    assert refusal.value.key == "error-agent-no-judgement"


def test_tables_need_a_name(server: Server) -> None:
    async def story(anna: Person) -> None:
        answer = await anna.try_post("/api/tables", TABLE)
        assert (answer.status_code, key_of(answer)) == (401, "error-not-signed-in")

    with_people(server, story, 1)


def test_a_person_is_told_when_it_is_their_move(server: Server) -> None:
    async def story(anna: Person, ben: Person) -> None:
        await anna.guest("Anna")
        await ben.guest("Ben")
        notices = await Chair.open_at(ben, "/ws/me")
        table = await anna.post("/api/tables", {**TABLE, "seats": 2})
        await ben.post(f"/api/tables/{table['id']}/join")
        await anna.post(f"/api/tables/{table['id']}/start")
        chair = await anna.sit(table["id"])
        await chair.until_kind("state")
        while 1 not in chair.view["waiting"]:
            await chair.act(chair.options[0])
        assert (await notices.until_kind("turn"))["table"] == table["id"]

    with_people(server, story)


def test_games_content_rules_and_texts(server: Server) -> None:
    async def story(anna: Person) -> None:
        games = await anna.get("/api/games")
        assert "space-base" in [game["id"] for game in games]
        content = await anna.get("/api/games/space-base/content?seats=3")
        assert len(content["cards"]) == 60 + 132 + 12
        assert content["cards"][0]["text"]["station"]
        for language in ("en", "de"):
            rules = (await anna.get(f"/api/games/space-base/rules/{language}"))["rules"]
            assert "SB12.1" in [rule["number"] for rule in rules]
            texts = await anna.http.get(f"/api/texts/{language}?game=space-base")
            assert "error-stale" in texts.text and "event-roll" in texts.text
            tag = {"If-None-Match": texts.headers["etag"]}
            path = f"/api/texts/{language}?game=space-base"
            assert (await anna.http.get(path, headers=tag)).status_code == 304
        for wrong in ("/api/games/chess/content", "/api/texts/fr", "/api/nothing"):
            assert (await anna.http.get(wrong)).status_code == 404

    with_people(server, story, 1)


def test_a_known_deal_is_for_who_is_alone_with_bots(server: Server) -> None:
    """Tutorials have one; against people it would be a deck that somebody has seen."""
    body = {"game": "space-base", "seats": 2, "private": True, "seed": "lesson"}

    async def story(anna: Person) -> None:
        await anna.guest("Anna")
        for kinds, private in (
            (["me", "open"], True),
            (["me", "me"], True),
            (["me", "bot"], False),
        ):
            seats = [f"{kind}:random" if kind == "bot" else kind for kind in kinds]
            wanted = {**body, "kinds": seats, "private": private}
            assert key_of(await anna.try_post("/api/tables", wanted)) == "error-seed"
        yards = []
        for _ in range(2):
            made = await anna.post("/api/tables", {**body, "kinds": ["me", "bot:random"]})
            await anna.post(f"/api/tables/{made['id']}/start")
            chair = await anna.sit(made["id"])
            await wait_to_be_asked(chair)
            yards.append(chair.view["board"]["shipyard"])
        assert yards[0] == yards[1]

    with_people(server, story, 1)


def test_people_before_a_shared_screen_have_names(server: Server) -> None:
    """Who gives none goes by the own name; a new name leaves the others theirs."""

    async def story(anna: Person) -> None:
        await anna.guest("Anna")
        body = {**TABLE, "kinds": ["me", "me", "me"], "hot_seat": True, "names": ["", " Grete "]}
        table = await anna.post("/api/tables", body)
        assert [seat["name"] for seat in table["seats"]] == ["Anna", "Grete", "Anna"]
        await anna.patch("/api/me", {"name": "Anne"})
        seats = (await anna.get(f"/api/tables/{table['id']}"))["seats"]
        assert [seat["name"] for seat in seats] == ["Anne", "Grete", "Anne"]

    with_people(server, story, 1)


def test_nobody_sits_alone_under_another_name(server: Server) -> None:
    async def story(anna: Person) -> None:
        await anna.guest("Anna")
        body = {**TABLE, "kinds": ["me", "open", "open"], "names": ["Ben"]}
        assert (await anna.post("/api/tables", body))["seats"][0]["name"] == "Anna"

    with_people(server, story, 1)


def test_a_glance_tells_round_and_points(server: Server) -> None:
    """Of running games, to those who sit there."""

    async def story(anna: Person, ben: Person) -> None:
        await anna.guest("Anna")
        await ben.guest("Ben")
        body = {**TABLE, "kinds": ["me", "bot:random", "bot:random"]}
        table = await anna.post("/api/tables", body)
        path = f"/api/tables/{table['id']}"
        assert key_of(await anna.http.get(f"{path}/glance")) == "error-not-started"
        await anna.post(f"{path}/start")
        found = await anna.get(f"{path}/glance")
        assert found["round"] >= 1 and len(found["scores"]) == 3
        assert key_of(await ben.http.get(f"{path}/glance")) == "error-not-at-table"

    with_people(server, story)
