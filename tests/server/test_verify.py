"""Damage to what is stored: `verify` finds it, names the place and never says that all is well."""

from __future__ import annotations

import asyncio
import gzip
import os
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from raumhafen.engine.errors import RaumhafenError
from raumhafen.engine.game import Game
from raumhafen.engine.replay import Replay, new_header
from raumhafen.games import load_game
from raumhafen.server.replays import verification
from raumhafen.server.replays.packing import header_of
from raumhafen.server.replays.verification import Texts, play_again, verify_all
from raumhafen.server.settings import Settings
from raumhafen.server.store import backup
from raumhafen.server.store.database import Database, open_database
from raumhafen.server.store.failures import StorageFailed
from raumhafen.server.store.integrity import check_file
from raumhafen.server.store.log import Append, Log
from raumhafen.server.store.records import RUNNING, Clocks, UserRecord
from raumhafen.server.store.tables import Tables
from raumhafen.server.store.uploads import Uploads
from raumhafen.server.tables.creation import new_table
from raumhafen.server.tables.match import Match
from raumhafen.server.wire import NewTable
from tests.server.servers import command

ANNA = UserRecord("anna", "Anna", None, None, {}, 0.0, 0.0)
FILE = "raumhafen.sqlite3"
FINE = "all as recorded"


async def store_games(data: Path, count: int, actions: int) -> list[str]:
    settings = Settings(data=data)
    database = await open_database(settings)
    log = Log(database)
    await log.start()
    ids = []
    for number in range(count):
        record = new_table(ANNA, NewTable("space-base", 2, {}, ["me", "me"], private=True))
        record.state, record.seed = RUNNING, f"verify-{number}"
        match = Match(load_game("space-base"), header_of(record, []), [])
        rows = match.open([])
        while match.length < actions:
            seat = match.deciders()[0]
            rows += match.act(seat, [match.game.actions.code(match.session.state.options(seat)[0])])
        await Tables(database).add(record)
        entry = Append(record.id, 0, rows, 0.0, [0], Clocks(), None, RUNNING, None)
        await log.append(entry)
        ids.append(record.id)
    await log.stop()
    await database.close()
    return ids


@pytest.fixture
def games(tmp_path: Path) -> list[str]:
    return asyncio.run(store_games(tmp_path, 3, 30))


def verify(data: Path) -> tuple[int, str]:
    """The exit code and the words of the command, without their line breaks."""
    done = command("verify", "--data", str(data))
    assert "Traceback" not in done.stdout + done.stderr, done.stderr
    return done.returncode, " ".join(done.stdout.split())


def found_in(data: Path) -> list[tuple[str, RaumhafenError]]:
    async def look() -> list[tuple[str, RaumhafenError]]:
        database = await open_database(Settings(data=data))
        try:
            return (await verify_all(database)).faults
        finally:
            await database.close()

    return asyncio.run(look())


@pytest.mark.slow
def test_untouched_games_are_fine(tmp_path: Path, games: list[str]) -> None:
    code, told = verify(tmp_path)
    assert code == 0 and FINE in told


def sql(data: Path, *statements: tuple[str, list[object]]) -> None:
    with closing(sqlite3.connect(data / FILE)) as connection:
        for statement, values in statements:
            connection.execute(statement, values)
        connection.commit()


DAMAGE: list[tuple[str, str, str]] = [
    ('UPDATE lines SET line = \'{"seat": 0, "co\' WHERE table_id = ? AND seq = 7', "8", "json"),
    ("UPDATE lines SET line = '[1, 2]' WHERE table_id = ? AND seq = 7", "8", "list"),
    ('UPDATE lines SET line = \'{"undo": "x"}\' WHERE table_id = ? AND seq = 7', "8", "undo"),
    ('UPDATE lines SET line = \'{"seat":0,"code":7}\' WHERE table_id = ? AND seq = 7', "8", "code"),
    (
        'UPDATE lines SET line = \'{"seat":99,"code":"done"}\' WHERE table_id = ? AND seq = 7',
        "8",
        "seat",
    ),
    (
        "UPDATE lines SET line = cast(x'7bff7d' AS text) WHERE table_id = ? AND seq = 7",
        "8",
        "no text",
    ),
    ("UPDATE lines SET shown = '{' WHERE table_id = ? AND seq = 7", "8", "shown"),
    ("DELETE FROM lines WHERE table_id = ? AND seq = 7", "8", "gap"),
    ("UPDATE tables SET version = version + 1 WHERE id = ?", "", "version"),
    ("UPDATE tables SET options = '{' WHERE id = ?", "", "options"),
    ("UPDATE tables SET clocks = '[]' WHERE id = ?", "", "clocks"),
]


@pytest.mark.slow
@pytest.mark.parametrize(("statement", "line", "name"), DAMAGE, ids=[d[2] for d in DAMAGE])
def test_damage_is_named_with_its_table_and_line(
    tmp_path: Path, games: list[str], statement: str, line: str, name: str
) -> None:
    sql(tmp_path, (statement, [games[1]]))
    faults = [fault for fault in found_in(tmp_path) if fault[0] in games]
    assert [table for table, _ in faults] == [games[1]]
    assert str(faults[0][1].arguments.get("line", "")) == line


def overwrite(path: Path, wanted: Callable[[bytes], bool]) -> int:
    """Fills pages with nonsense, as a bad disk does."""
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        (size,) = connection.execute("PRAGMA page_size").fetchone()
    data = bytearray(path.read_bytes())
    pages = [at for at in range(size, len(data), size) if wanted(bytes(data[at : at + size]))]
    for at in pages:
        data[at : at + size] = os.urandom(size)
    path.write_bytes(bytes(data))
    return len(pages)


@pytest.mark.slow
def test_a_page_of_lines_that_cannot_be_read(tmp_path: Path, games: list[str]) -> None:
    """The table and the line are named, and `backup` makes no file of it."""
    pages: list[int] = []

    def third_of_lines(page: bytes) -> bool:
        if page[:1] == b"\x0d" and b'"seat"' in page:
            pages.append(1)
        return page[:1] == b"\x0d" and b'"seat"' in page and len(pages) == 3

    assert overwrite(tmp_path / FILE, third_of_lines) == 1
    code, told = verify(tmp_path)
    assert code == 1 and FINE not in told
    assert "Tree" in told or "page" in told  # the file's own check
    assert any(f"Table {game}: Line " in told for game in games), told
    file = tmp_path / "backup.gz"
    made = command("backup", str(file), "--data", str(tmp_path))
    assert made.returncode == 2 and "Traceback" not in made.stderr, made.stderr
    assert list(tmp_path.glob("backup*")) == []


@pytest.mark.slow
@pytest.mark.parametrize("table", [b"CREATE TABLE", b""])
def test_a_file_that_is_no_database(tmp_path: Path, games: list[str], table: bytes) -> None:
    path = tmp_path / FILE
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    text = bytearray(path.read_bytes())
    text[0:4096] = os.urandom(4096) if table else b"\0" * 4096
    path.write_bytes(bytes(text))
    code, told = verify(tmp_path)
    assert code == 1 and FINE not in told and "is damaged" in told


@pytest.mark.slow
def test_what_a_backup_cannot_read_is_not_fine(tmp_path: Path, games: list[str]) -> None:
    """A name that is no text: no game is touched by it."""
    columns = "id, name, settings, created, seen"
    user = f"INSERT INTO users ({columns}) VALUES ('u', cast(x'ff' AS text), '{{}}', 0, 0)"
    sql(tmp_path, (user, []))
    assert command("backup", str(tmp_path / "b.gz"), "--data", str(tmp_path)).returncode == 2
    code, told = verify(tmp_path)
    assert code == 1 and FINE not in told and "users" in told


@pytest.mark.slow
def test_files_with_secrets_are_for_their_owner_only(tmp_path: Path, games: list[str]) -> None:
    file = tmp_path / "backup.gz"
    os.umask(0o022)
    (tmp_path / FILE).chmod(0o644)  # of an earlier release
    assert command("backup", str(file), "--data", str(tmp_path)).returncode == 0
    found = {path.name: path.stat().st_mode & 0o777 for path in tmp_path.iterdir()}
    assert found == dict.fromkeys(found, 0o600)
    assert {FILE, "backup.gz"} <= set(found)


def test_a_new_database_is_private_while_it_is_open(tmp_path: Path) -> None:
    async def story() -> dict[str, int]:
        database = await open_database(Settings(data=tmp_path))
        found = {path.name: path.stat().st_mode & 0o777 for path in tmp_path.iterdir()}
        await database.close()
        return found

    os.umask(0o022)
    found = asyncio.run(story())
    assert len(found) > 1 and found == dict.fromkeys(found, 0o600)


@pytest.fixture
def game(tmp_path: Path) -> str:
    return asyncio.run(store_games(tmp_path, 1, 8))[0]


def test_a_game_that_is_said_to_be_over_has_an_end(tmp_path: Path, game: str) -> None:
    assert found_in(tmp_path) == []
    sql(tmp_path, ("UPDATE tables SET state = 'finished' WHERE id = ?", [game]))
    ((table, fault),) = found_in(tmp_path)
    assert (table, fault.key, fault.arguments) == (game, "error-replay-end", {"state": "finished"})


@pytest.mark.parametrize("broken", [None, 3])
def test_lines_that_cannot_be_read_together_are_read_one_by_one(
    tmp_path: Path, game: str, monkeypatch: pytest.MonkeyPatch, broken: int | None
) -> None:
    """The one that is broken is named; if each alone is fine, the table is."""
    real = verification.texts_between

    async def read(database: Database, table_id: str, first: int, last: int | None) -> Texts:
        if last is None or first == broken:
            raise StorageFailed("page 7 is damaged")
        return await real(database, table_id, first, last)

    monkeypatch.setattr(verification, "texts_between", read)
    ((_, fault),) = found_in(tmp_path)
    line = {} if broken is None else {"line": broken + 1}
    assert fault.key == ("verify-record" if broken is None else "error-replay-line")
    assert fault.arguments == {**line, "reason": "page 7 is damaged"}


@pytest.mark.parametrize("bad", range(1, 12))
def test_the_line_with_which_playing_fails_strangely_is_found(
    bad: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    replay = Replay(new_header(load_game("space-base"), 2, {}, "strange"))
    for _ in range(11):
        replay.add({"seat": 0, "stand": "turn", "on": True})

    def verify(game: Game, part: Replay) -> int:
        if len(part.lines) >= bad:
            raise KeyError("nobody thought of this")
        return 0

    monkeypatch.setattr(verification, "verify", verify)
    with pytest.raises(RaumhafenError) as told:
        play_again(load_game("space-base"), replay)
    assert told.value.arguments["line"] == bad + 1  # the header is the first line


def test_a_database_that_is_not_there_is_neither_wrong_nor_made(tmp_path: Path) -> None:
    assert check_file(tmp_path / FILE) == []
    assert not (tmp_path / FILE).exists()


def test_a_backup_of_another_schema_is_refused_and_recordings_come_back_whole(
    settings: Settings, tmp_path: Path
) -> None:
    body = bytes(range(256))
    path, wrong = tmp_path / "backup.gz", tmp_path / "wrong.gz"

    async def story() -> None:
        first = await open_database(settings)
        await Uploads(first).add(
            id="r", game="space-base", user_id="anna", length=0, digests=0, body=body, created=0.0
        )
        await backup.write(first, path)
        head, *rest = gzip.decompress(path.read_bytes()).splitlines(keepends=True)
        wrong.write_bytes(gzip.compress(head.replace(b"revision", b"another") + b"".join(rest)))
        second = await open_database(Settings(data=tmp_path / "second"))
        with pytest.raises(RaumhafenError, match="restore-unreadable"):
            await backup.read(second, wrong)
        assert await Uploads(second).get("r") is None
        await backup.read(second, path)
        found = await Uploads(second).get("r")
        assert found is not None and found.body == body
        await first.close()
        await second.close()

    asyncio.run(story())
