"""Private answers, snapshots and explanations at a table, on the smallest game that has them."""

from __future__ import annotations

import asyncio

import pytest

from raumhafen.engine.errors import RaumhafenError
from raumhafen.engine.game import SPECTATOR
from raumhafen.engine.replay import new_header
from raumhafen.engine.rng import Rng
from raumhafen.games import METAS, load_game
from raumhafen.server.store.log_rows import Row, show_line
from raumhafen.server.tables.match import Match
from raumhafen.server.tables.thinning import LAST
from tests.engine import vaults
from tests.server.people import Person
from tests.server.servers import Server
from tests.server.tables import alone

SEATS = 3


def new_match() -> Match:
    match = Match(vaults.GAME, new_header(vaults.GAME, SEATS, {}, "vaults"), [])
    match.open([])
    return match


def shown(match: Match, rows: list[Row], seat: int) -> list[tuple[object, list[str]]]:
    """Code and events of the lines that a seat is shown."""
    found = [show_line(row, 0, seat, False) for row in rows if match.is_shown(row, seat)]
    return [(line.code, [event.key for event in line.events]) for line in found]


@pytest.mark.parametrize("answers", [["done"], ["hide:left", "done"], ["hide:left"] * 3])
def test_a_run_of_private_answers_is_one_line_for_others(answers: list[str]) -> None:
    """However many there were: only the end tells that somebody has decided."""
    match = new_match()
    rows = [row for code in answers for row in match.act(0, [code])]
    for other in (1, 2, SPECTATOR):
        assert shown(match, rows, other) == [(None, ["event-hidden"])]
    assert [code for code, _ in shown(match, rows, 0)] == answers


def test_no_view_of_another_seat_changes_before_the_end() -> None:
    match = new_match()
    state = match.session.state
    before = [vaults.GAME.view(state, seat) for seat in (1, 2, SPECTATOR)]
    versions = match.known[:]
    match.act(0, ["hide:left"])
    assert [vaults.GAME.view(state, seat) for seat in (1, 2, SPECTATOR)] == before
    assert match.known[1:] == versions[1:] and match.known[0] > versions[0]


def test_redealt_vaults_look_the_same() -> None:
    match = new_match()
    for code in ("hide:left", "hide:right", "done"):
        match.act(0, [code])
    state = match.session.state
    copy = vaults.GAME.determinize(state, 1, Rng("other"))
    assert vaults.GAME.view(copy, 1) == vaults.GAME.view(state, 1)


def test_a_game_says_how_far_apart_its_snapshots_are() -> None:
    """And a table keeps the last ten of them in memory; its log has all."""
    match = new_match()
    rows: list[Row] = []
    while not match.over:
        rows += match.act(match.deciders()[0], ["hide:left"])
    stored: list[int] = []
    for row in rows:
        line = row.line
        if "snapshot" in line:
            stored.append(line["at"])
    length = len(match.session.replay.history)
    assert stored == list(range(7, length + 1, 7)) and len(stored) > LAST
    kept = [entry.at for entry in match.session.replay.snapshots]
    assert kept[-LAST:] == stored[-LAST:] and len(kept) < len(stored)
    again = Match(vaults.GAME, match.session.replay.header, rows)
    assert [entry.at for entry in again.session.replay.snapshots][-LAST:] == stored[-LAST:]


def test_a_sum_is_explained_or_refused() -> None:
    match = new_match()
    match.act(0, ["hide:left"])
    state = match.session.state
    assert [share.amount for share in vaults.GAME.explain(state, 0, "stones")] == [1, 0]
    with pytest.raises(RaumhafenError, match="error-no-explanation"):
        vaults.GAME.explain(state, 0, "moons")


@pytest.mark.parametrize("game_id", sorted(METAS))
def test_the_route_explains_own_numbers_only(server: Server, game_id: str) -> None:
    """403 for a foreign seat, 400 for what has no sum; a sum is what the board shows."""

    async def story() -> None:
        async with Person(server.base) as anna, Person(server.base) as wim:
            seats = METAS[game_id].min_seats
            kinds = ["me", *["bot:random"] * (seats - 1)]
            table, chair = await alone(anna, game=game_id, seats=seats, kinds=kinds)
            path = f"/api/tables/{table}/explain"
            wrong = await anna.try_post(path, {"seat": 0, "what": "weather"})
            assert (wrong.status_code, key(wrong)) == (400, "error-no-explanation")
            await wim.guest("Wim")
            foreign = await wim.try_post(path, {"seat": 0, "what": "income:food"})
            assert (foreign.status_code, key(foreign)) == (403, "error-not-your-seat")
            empty = await anna.try_post(path, {"seat": 0, "what": ""})
            assert empty.status_code == 400
            if game_id == "sternenkinder":
                found = await anna.post(path, {"seat": 0, "what": "income:food"})
                shares = found["shares"]
                assert found["total"] == sum(share["amount"] for share in shares)
                assert found["total"] == chair.view["board"]["seats"][0]["income"]["food"]
                assert all(share["rule"] and share["key"] for share in shares)

    def key(answer: object) -> str:
        return str(answer.json()["error"]["key"])  # type: ignore[attr-defined]

    asyncio.run(story())


def test_games_of_the_platform_keep_their_distance() -> None:
    """50 entries as ever; Sternenkinder has large positions."""
    found = {id: load_game(id).snapshot_every for id in METAS}
    assert found.pop("sternenkinder") == 200 and set(found.values()) == {50}
