"""Both wheels hold the whole package, play a match and serve the page, with no repository near."""

import asyncio
import re
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from raumhafen.engine.replay import write_lines
from raumhafen.engine.session import Session
from raumhafen.games import METAS, load_game
from tests.packaging.installed import Environment, fetch, fetch_json
from tests.server.people import Person, upload

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "raumhafen"
KINDS = ("plain", "compiled")
WHERE = "import raumhafen.engine.flow as flow; print(flow.__file__)"

pytestmark = [pytest.mark.slow, pytest.mark.timeout(300)]


@pytest.fixture(scope="module")
def wheels(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """`make test` has built client and compiled rules before."""
    folder = tmp_path_factory.mktemp("wheels")
    command = [sys.executable, str(ROOT / "tools" / "wheels.py")]
    command += ["--out", str(folder / "dist"), "--work", str(folder / "work"), "--level", "1"]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    plain, compiled = sorted((folder / "dist").iterdir(), key=lambda path: "-py3-" not in path.name)
    return {"plain": plain, "compiled": compiled}


def source_files() -> set[str]:
    found = (path for path in PACKAGE.rglob("*") if path.is_file())
    return {
        path.relative_to(PACKAGE.parent).as_posix()
        for path in found
        if "__pycache__" not in path.parts
    }


def contents(wheel: Path) -> set[str]:
    return set(zipfile.ZipFile(wheel).namelist())


def is_extra(name: str) -> bool:
    return ".dist-info/" in name or name.endswith((".so", ".pyd"))


def test_each_wheel_holds_every_file_of_the_package(wheels: dict[str, Path]) -> None:
    for wheel in wheels.values():
        assert {name for name in contents(wheel) if not is_extra(name)} == source_files()


def test_only_the_narrow_tag_holds_extension_modules(wheels: dict[str, Path]) -> None:
    assert wheels["plain"].name.endswith("-py3-none-any.whl")
    assert re.search(r"-cp(3\d+)-cp\1-\w+\.whl$", wheels["compiled"].name)
    extensions = {
        kind: [name for name in contents(wheels[kind]) if name.endswith((".so", ".pyd"))]
        for kind in KINDS
    }
    assert not extensions["plain"] and len(extensions["compiled"]) > 50


def test_the_compiled_wheel_is_taken_where_both_are_offered(
    wheels: dict[str, Path], tmp_path: Path
) -> None:
    environment = Environment(tmp_path)
    offered = ("--find-links", wheels["plain"].parent)
    environment.pip("--no-deps", "--ignore-installed", *offered, "raumhafen")
    assert not environment.ask(WHERE).endswith(".py")


@pytest.mark.parametrize("kind", KINDS)
def test_an_installed_wheel_plays_and_serves(
    wheels: dict[str, Path], kind: str, tmp_path: Path
) -> None:
    environment = Environment(tmp_path)
    environment.install(wheels[kind])
    where = Path(environment.ask(WHERE))
    assert where.is_relative_to(tmp_path) and (where.suffix == ".py") == (kind == "plain")
    check_match(environment)
    with environment.serving() as base:
        check_page(base)
        shown = fetch_json(base + "/api/games")
        asyncio.run(check_recordings(base))
    assert [game["id"] for game in shown] == [meta.id for meta in METAS.values()]


def check_match(environment: Environment) -> None:
    agents = ("--agents", "greedy,random", "--games", "1", "--seed", "1")
    told = environment.run(environment.bin / "raumhafen", "simulate", "space-base", *agents)
    assert "greedy" in told and "100.0" in told


def check_page(base: str) -> None:
    """The first page, and the program that it loads."""
    page = fetch(base + "/").decode()
    (script,) = re.findall(r'<script[^>]* src="(/assets/[^"]+\.js)"', page)
    assert len(fetch(base + script)) > 10_000


async def check_recordings(base: str) -> None:
    """A recording of each game is taken in, shown and played on from."""
    async with Person(base) as person:
        await person.guest("Anna")
        for game in METAS:
            answer = await upload(person, opening(game))
            assert answer.status_code == 201, answer.text
            kept = answer.json()
            shown = await person.get(f"/api/replays/{kept['id']}/at/0")
            table = await person.post(f"/api/replays/{kept['id']}/play-on", {"n": 0, "seat": 0})
            assert shown["view"]["board"] and table["game"] == game
        refused = await upload(person, "nothing\n")
        assert refused.status_code == 400
        assert refused.json()["error"]["key"] == "error-replay-line"
        assert refused.json()["error"]["args"]["line"] == 1


def opening(game: str) -> str:
    """The file of a match that has just begun."""
    found = load_game(game)
    session = Session.new(found, max(2, found.meta.min_seats), {}, 1)
    session.settle()
    return "\n".join(write_lines(session.replay)) + "\n"
