"""The built client: its files, its first page for every address of its own, and nothing else."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from litestar.testing import AsyncTestClient

from raumhafen.server.settings import Settings
from raumhafen.server.web.app import build
from raumhafen.server.web.links import CONFIRM, Link, make_link
from raumhafen.server.web.routes.client import inside


def built(folder: Path) -> Path:
    static = folder / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html><title>Raumhafen</title>")
    (static / "assets" / "app-1a2b.js").write_text("export {};")
    (folder / "secret.txt").write_text("no")
    return static


@pytest.mark.slow
def test_files_and_addresses_of_the_client(tmp_path: Path) -> None:
    settings = Settings(data=tmp_path / "data", static=built(tmp_path))

    async def story() -> None:
        async with AsyncTestClient(build(settings, "secret")) as client:
            for address in ("/", "/lobby", "/table/abc", "/replay/abc?at=3"):
                page = await client.get(address)
                assert page.status_code == 200 and "<title>Raumhafen" in page.text
                assert page.headers["cache-control"] == "no-cache"
            script = await client.get("/assets/app-1a2b.js")
            assert "javascript" in script.headers["content-type"]
            assert "immutable" in script.headers["cache-control"]
            for address in ("/assets/gone.js", "/api/nothing", "/../secret.txt", "/schema/x"):
                assert (await client.get(address)).status_code == 404, address

    asyncio.run(story())


def test_without_a_build_the_server_says_so(tmp_path: Path) -> None:
    settings = Settings(data=tmp_path / "data", static=tmp_path / "none")

    async def story() -> None:
        async with AsyncTestClient(build(settings, "secret")) as client:
            answer = await client.get("/")
            assert answer.status_code == 503
            assert answer.json()["error"]["key"] == "error-no-client"

    asyncio.run(story())


def test_no_address_climbs_out_of_the_folder(tmp_path: Path) -> None:
    static = built(tmp_path)
    assert inside(static, "index.html") is not None
    for name in ("", "../secret.txt", "assets/../../secret.txt", "/etc/passwd", "assets"):
        assert inside(static, name) is None


def test_addresses_of_the_server_are_no_pages_and_strangers_have_nothing(tmp_path: Path) -> None:
    """Neither tables of their own nor a session to end; and no link confirms nobody's mail."""
    settings = Settings(data=tmp_path / "data", static=built(tmp_path))

    async def story() -> None:
        async with AsyncTestClient(build(settings, "secret")) as client:
            for address in ("/healthz/x", "/metrics/x", "/api/nothing"):
                assert (await client.get(address)).status_code == 404, address
            mine = await client.get("/api/tables?mine=1")
            assert (mine.status_code, mine.json()) == (200, [])
            head = {"x-csrf-token": client.cookies["csrf"]}
            out = await client.post("/api/logout", headers=head)
            assert (out.status_code, out.json()["id"]) == (200, None)
            token = make_link("secret", Link(CONFIRM, "nobody", "a@example.org"))
            link = await client.post("/api/mail/confirm", json={"token": token}, headers=head)
            assert (link.status_code, link.json()["error"]["key"]) == (403, "error-link")

    asyncio.run(story())
