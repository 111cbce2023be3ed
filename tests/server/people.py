"""People for tests: a browser's worth of cookies, REST calls and sockets."""

from __future__ import annotations

import asyncio
import json
import random
import uuid
from collections.abc import Awaitable, Callable
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from tests.server.servers import Server

Json = dict[str, Any]

PATIENCE = 30.0  # seconds for a message; on a busy machine the first bot is awake after some


class Person:
    """Somebody with a browser."""

    def __init__(self, base: str) -> None:
        self.base = base
        self.http = httpx.AsyncClient(base_url=base, timeout=60.0, trust_env=False)
        self.id = ""
        self.chairs: list[Chair] = []

    async def __aenter__(self) -> Person:
        await self.http.get("/api/me")
        return self

    async def __aexit__(self, *error: object) -> None:
        await self.leave()

    async def leave(self) -> None:
        for chair in self.chairs:
            await chair.close()
        await self.http.aclose()

    @property
    def headers(self) -> dict[str, str]:
        return {"X-CSRF-Token": self.http.cookies.get("csrf") or ""}

    async def get(self, path: str) -> Any:
        answer = await self.http.get(path)
        assert answer.status_code == 200, (path, answer.status_code, answer.text)
        return answer.json()

    async def post(self, path: str, body: Any = None) -> Any:
        answer = await self.try_post(path, body)
        assert answer.status_code in (200, 201), (path, answer.status_code, answer.text)
        return answer.json()

    async def try_post(self, path: str, body: Any = None) -> httpx.Response:
        return await self.http.post(path, json={} if body is None else body, headers=self.headers)

    async def try_delete(self, path: str) -> httpx.Response:
        return await self.http.delete(path, headers=self.headers)

    async def patch(self, path: str, body: Any) -> Any:
        answer = await self.http.patch(path, json=body, headers=self.headers)
        assert answer.status_code == 200, answer.text
        return answer.json()

    async def guest(self, name: str) -> Person:
        self.id = (await self.post("/api/guest", {"name": name}))["id"]
        return self

    async def sit(self, table: str, since: int = 0, **extra: str) -> Chair:
        return await Chair.open(self, table, since, **extra)


def is_late(answer: Json) -> bool:
    """Somebody else's action came first, which the next messages tell."""
    return bool(answer["error"]["key"] == "error-stale")


def is_line(message: Json) -> bool:
    """Something that was done; a step without lines only shows what others' doings changed."""
    return lines_of(message) != []


def lines_of(message: Json) -> list[Json]:
    """The lines of the log that a step tells, none for any other message."""
    return [told["line"] for told in message["lines"]] if message["t"] == "step" else []


def merge(board: Json, patch: Json) -> Json:
    """A board after some of its sections have changed."""
    kept = {name: value for name, value in board.items() if name not in patch.get("gone", [])}
    merged = {**kept, **patch.get("set", {})}
    for name, entries in patch.get("into", {}).items():
        if isinstance(merged[name], list):
            section = [entries.get(str(at), entry) for at, entry in enumerate(merged[name])]
            merged[name] = section
        else:
            merged[name] = {**merged[name], **entries}
    return merged


async def catch_up(*chairs: Chair) -> None:
    """Reads everything that one process has told so far."""
    for chair in chairs:
        await chair.send(t="ping")
        await chair.until_kind("pong")


async def wait_for_bots(chair: Chair, people: int = 1) -> None:
    """Until the table waits for nobody but the people on the first seats."""
    while not chair.over and any(seat >= people for seat in chair.view["waiting"]):
        await chair.next()


class Chair:
    """A socket at a table that remembers what it was told."""

    def __init__(self, person: Person, socket: ClientConnection) -> None:
        self.person = person
        self.socket = socket
        self.version = 0
        self.view: Json = {}
        self.table: Json = {}
        self.clock: Json = {}
        self.undo: Json = {}
        self.mine: list[int] = []
        self.log: list[Json] = []
        self.seen: list[Json] = []
        self.told: list[tuple[Json, Json]] = []  # lines, and the board after each of them
        self.beats: list[tuple[str, Json]] = []  # their keys, and the board then

    @classmethod
    async def open(cls, person: Person, table: str, since: int = 0, **extra: str) -> Chair:
        query = "".join(f"&{name}={value}" for name, value in extra.items())
        return await cls.open_at(person, f"/ws/table/{table}?since={since}{query}")

    @classmethod
    async def open_at(cls, person: Person, path: str) -> Chair:
        cookies = "; ".join(f"{c.name}={c.value}" for c in person.http.cookies.jar)
        socket = await connect(
            person.base.replace("http", "ws") + path,
            origin=person.base,  # type: ignore[arg-type]  # a plain text is an origin
            additional_headers={"Cookie": cookies},
            compression=None,
            proxy=None,
            ping_interval=None,  # tests read when they want to
        )
        chair = cls(person, socket)
        person.chairs.append(chair)
        return chair

    async def close(self) -> None:
        await self.socket.close()

    async def next(self, timeout: float = PATIENCE) -> Json:
        """The next message, noted."""
        text = await asyncio.wait_for(self.socket.recv(), timeout)
        message: Json = json.loads(text)
        self.seen.append(message)
        self.note(message)
        return message

    def note(self, message: Json) -> None:
        if message["t"] not in ("step", "state"):  # nobody hears of what was not shown
            assert message.get("v", 0) <= self.version, message
        if message["t"] == "table":
            self.table = message["table"]
            self.clock = message["table"]["clock"]
        elif message["t"] == "clock":
            self.clock = message
        elif message["t"] == "state":
            self.version = message["v"]  # each seat knows its own
            self.view, self.undo = message["view"], message["undo"]
            self.mine, self.log = message["mine"], message["log"]
        elif message["t"] == "step":
            assert message["since"] == self.version
            self.version = message["v"]
            self.log += lines_of(message)
            self.view = {**message["view"], "board": self.follow(message)}
            self.undo = message["undo"]

    def follow(self, step: Json) -> Json:
        """The board after a step."""
        board = self.view["board"]
        for told in step["lines"]:
            for beat in told["beats"]:
                assert 0 <= beat["events"] <= len(told["line"]["events"])
                board = merge(board, beat["board"])
                self.beats.append((beat["key"], board))
            board = merge(board, told["board"])
            self.told.append((told["line"], board))
        return merge(board, step["board"])

    async def until(self, wanted: Callable[[Json], bool], timeout: float = PATIENCE) -> Json:
        """Reads on to the first message that is wanted."""
        async with asyncio.timeout(timeout):
            while True:
                message = await self.next(timeout)
                if wanted(message):
                    return message

    async def until_kind(self, kind: str, timeout: float = PATIENCE) -> Json:
        return await self.until(lambda message: message["t"] == kind, timeout)

    async def send(self, **message: Any) -> str:
        """Sends a message; gives its id."""
        message.setdefault("id", uuid.uuid4().hex)
        await self.socket.send(json.dumps(message))
        return str(message["id"])

    async def ask(self, **message: Any) -> Json:
        """Sends a message and waits for its ack or refusal."""
        sent = await self.send(**message)
        kinds = ("ack", "refused")
        return await self.until(lambda m: m["t"] in kinds and m.get("id") == sent)

    async def act(self, code: str, seat: int | None = None, v: int | None = None) -> Json:
        where = self.view["seat"] if seat is None else seat
        version = self.version if v is None else v
        return await self.ask(t="act", v=version, seat=where, code=code)

    @property
    def options(self) -> list[str]:
        question = self.view.get("question")
        return [] if question is None else list(question["options"])

    @property
    def over(self) -> bool:
        return self.view.get("outcome") is not None

    async def play_on(self, rng: random.Random, timeout: float = 150.0) -> None:
        """Answers at random until the game is over."""
        async with asyncio.timeout(timeout):
            while not self.over:
                if self.options:
                    answer = await self.act(rng.choice(self.options))
                    assert answer["t"] == "ack" or is_late(answer), answer
                else:
                    await self.next(timeout)


def with_people(server: Server, story: Callable[..., Awaitable[None]], count: int = 2) -> None:
    async def run() -> None:
        people = [await Person(server.base).__aenter__() for _ in range(count)]
        try:
            await story(*people)
        finally:
            for person in people:
                await person.leave()

    asyncio.run(run())


def key_of(answer: Any) -> str:
    return str(answer.json()["error"]["key"])


async def upload(person: Person, text: str) -> Any:
    headers = {**person.headers, "Content-Type": "application/x-ndjson"}
    return await person.http.post("/api/replays", content=text.encode(), headers=headers)
