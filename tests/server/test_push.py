"""Web push: told when it is one's turn and one is away, and never in anybody's way."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import ssl
import threading
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from raumhafen.server.services import endpoints
from raumhafen.server.services.endpoints import Lookups
from raumhafen.server.services.push import Parcel
from raumhafen.server.services.push_message import new_key
from raumhafen.server.settings import Settings
from raumhafen.server.store.belongings import Belongings
from raumhafen.server.store.database import Database, kept_secret, migrate, open_database
from raumhafen.server.store.mailings import NOTICED, PUSHED, PUSHES_A_DAY, Mailings
from raumhafen.server.store.records import SubscriptionRecord, UserRecord
from raumhafen.server.store.subscriptions import EACH, UNCONFIRMED, Subscriptions, id_of
from raumhafen.server.store.users import Users
from raumhafen.server.tables.hub import Hub
from tests.server.accounts import PASSWORD
from tests.server.databases import with_database
from tests.server.inside import at_a_hub
from tests.server.people import Chair, Person, catch_up, key_of
from tests.server.postbox import listen
from tests.server.push_service import Browser, Pushed, PushService, verified
from tests.server.servers import QUICK, Postgres, Server
from tests.server.tables import TABLE, together, until_awaited

PATIENCE = 40.0
GAP = ("--push-seconds", "0.2")


class Beside:
    """A server and the push service that it may call."""

    def __init__(self, server: Server, service: PushService, port: int) -> None:
        self.server = server
        self.service = service
        self.origin = f"http://127.0.0.1:{port}"

    def browser(self, path: str = "/one") -> Browser:
        return Browser(self.origin + path)

    async def next(self) -> Pushed:
        return await asyncio.wait_for(self.service.came.get(), PATIENCE)

    def endpoints(self) -> list[str]:
        """What is stored now."""
        file = self.server.data / "raumhafen.sqlite3"
        with contextlib.closing(sqlite3.connect(file)) as connection:
            rows = connection.execute("SELECT endpoint FROM subscriptions ORDER BY endpoint")
            return [str(row[0]).removeprefix(self.origin) for row in rows]


Story = Callable[[Beside], Awaitable[None]]


def with_push(data: Path, story: Story, *options: str) -> Server:
    """A server with a push service beside it, and everything in its log."""

    async def run() -> Server:
        service = PushService()
        async with listen(service.take) as port:
            own = ("--push-origin", f"http://127.0.0.1:{port}", "--log-level", "debug")
            server = Server(data, *QUICK, *own, *options)
            await asyncio.to_thread(server.start)
            try:
                await story(Beside(server, service, port))
            finally:
                began = time.monotonic()
                await asyncio.to_thread(server.stop)
                assert time.monotonic() - began < 10.0
        return server

    server = asyncio.run(run())
    assert server.errors() == []
    return server


async def subscribe(person: Person, browser: Browser) -> None:
    answer = await person.try_post("/api/push", browser.subscription())
    assert answer.status_code == 204, answer.text


async def awaited(anna: Person, ben: Person) -> tuple[str, Chair]:
    """A table where Anna sits and Ben, who is not there, is asked."""
    table = await together(anna, ben)
    chair = await anna.sit(table)
    await chair.until_kind("state")
    await until_awaited(chair, 1)
    return table, chair


@pytest.mark.slow
def test_who_is_away_is_told_and_who_is_there_is_not(tmp_path: Path) -> None:
    secrets: list[str] = []

    async def story(beside: Beside) -> None:
        async with Person(beside.server.base) as anna, Person(beside.server.base) as ben:
            await anna.guest("Anna")
            await ben.guest("Ben")
            await ben.patch("/api/me", {"settings": {"lang": "de"}})
            hers, his = beside.browser("/anna"), beside.browser("/ben")
            await subscribe(anna, hers)
            await subscribe(ben, his)
            table = str((await anna.post("/api/tables", {**TABLE, "seats": 2}))["id"])
            await ben.post(f"/api/tables/{table}/join")
            chair = await anna.sit(table)
            await catch_up(chair)  # she is there before it is her turn
            await anna.post(f"/api/tables/{table}/start")
            await chair.until_kind("state")
            await until_awaited(chair, 1)
            pushed = await beside.next()
            assert pushed.path == "/ben"
            assert his.read(pushed) == {
                "title": "Du bist am Zug",
                "body": "Space Base",
                "url": f"/table/{table}",
                "count": 1,
            }
            headers = pushed.headers
            assert (headers["content-encoding"], headers["topic"]) == ("aes128gcm", "turns")
            assert int(headers["ttl"]) > 3600
            assert verified(headers["authorization"])["aud"] == beside.origin
            assert headers["authorization"].endswith((await ben.get("/api/push"))["key"])
            await asyncio.sleep(1.0)
            assert beside.service.came.empty()
            secrets.extend([f"{beside.origin}/ben", his.subscription()["keys"]["auth"]])

    server = with_push(tmp_path, story, *GAP)
    log = server.log.read_text()
    assert '"event": "request"' in log
    assert [secret for secret in secrets if secret in log] == []


@pytest.mark.slow
def test_several_turns_make_one_message(tmp_path: Path) -> None:
    async def story(beside: Beside) -> None:
        async with Person(beside.server.base) as anna, Person(beside.server.base) as ben:
            await anna.guest("Anna")
            await ben.guest("Ben")
            his = beside.browser()
            await subscribe(ben, his)
            for _ in range(3):
                await awaited(anna, ben)
            found = his.read(await beside.next())
            assert (found["count"], found["url"]) == (3, "/games")
            assert "3 games" in found["body"]
            await asyncio.sleep(1.0)
            assert beside.service.came.empty()

    with_push(tmp_path, story, "--push-seconds", "8")


@pytest.mark.slow
def test_who_has_answered_meanwhile_is_told_nothing(tmp_path: Path) -> None:
    async def story(beside: Beside) -> None:
        async with Person(beside.server.base) as anna, Person(beside.server.base) as ben:
            await anna.guest("Anna")
            await ben.guest("Ben")
            his = beside.browser()
            await subscribe(ben, his)
            table, at_anna = await awaited(anna, ben)
            at_ben = await ben.sit(table)
            await at_ben.until_kind("state")
            await until_awaited(at_ben, 0)
            other, _ = await awaited(anna, ben)
            found = his.read(await beside.next())  # of the second table alone
            assert (found["count"], found["url"]) == (1, f"/table/{other}")
            await at_anna.close()

    with_push(tmp_path, story, "--push-seconds", "8")


@pytest.mark.slow
def test_a_browser_that_is_gone_is_forgotten(tmp_path: Path) -> None:
    async def story(beside: Beside) -> None:
        async with Person(beside.server.base) as anna, Person(beside.server.base) as ben:
            await anna.guest("Anna")
            await ben.guest("Ben")
            beside.service.answers.update(
                {"/gone": "410 Gone", "/lost": "404 Not Found", "/busy": "503 Busy"}
            )
            for path in ("/gone", "/lost", "/busy", "/fine"):
                await subscribe(ben, beside.browser(path))
            await awaited(anna, ben)
            paths = {(await beside.next()).path for _ in range(4)}
            assert paths == {"/gone", "/lost", "/busy", "/fine"}
            async with asyncio.timeout(PATIENCE):
                while beside.endpoints() != ["/busy", "/fine"]:
                    await asyncio.sleep(0.05)

    with_push(tmp_path, story, *GAP)


@pytest.mark.slow
def test_a_push_service_that_hangs_delays_nobody(tmp_path: Path) -> None:
    """All browsers of one person hang; another one is told, and people play on."""

    async def story(beside: Beside) -> None:
        people = [await Person(beside.server.base).__aenter__() for _ in range(3)]
        anna, ben, cleo = people
        for person, name in zip(people, ("Anna", "Ben", "Cleo"), strict=True):
            await person.guest(name)
        for number in range(EACH):
            await subscribe(ben, beside.browser(f"/hang/{number}"))
        hers = beside.browser("/cleo")
        await subscribe(cleo, hers)
        await awaited(anna, ben)
        for _ in range(EACH):
            assert (await beside.next()).path.startswith("/hang/")
        began = time.monotonic()
        table, _ = await awaited(anna, cleo)
        assert hers.read(await beside.next())["url"] == f"/table/{table}"
        # A message has ten seconds: whoever waited for one would be far slower than this.
        assert time.monotonic() - began < 8.0
        for person in people:
            await person.leave()

    with_push(tmp_path, story, *GAP)


@pytest.mark.slow
def test_what_is_refused(tmp_path: Path) -> None:
    """Addresses of the own network, keys that are none, nobody, and pages of others."""

    async def story(beside: Beside) -> None:
        async with Person(beside.server.base) as anna:
            good = beside.browser().subscription()
            nobody = await anna.try_post("/api/push", good)
            assert (nobody.status_code, key_of(nobody)) == (401, "error-not-signed-in")
            await anna.guest("Anna")
            for endpoint in (
                "https://127.0.0.1/x",
                "https://localhost/x",
                "https://169.254.169.254/latest",
                "https://10.0.0.1/x",
                "http://push.example/x",
                beside.server.base + "/api/logout",
                "https://push.example:22/x",
                "x",
            ):
                answer = await anna.try_post("/api/push", {**good, "endpoint": endpoint})
                assert (answer.status_code, key_of(answer)) == (400, "error-push-endpoint")
            for keys in (
                {**good["keys"], "auth": good["keys"]["auth"][:-3]},
                {**good["keys"], "p256dh": "A" * 87},
            ):
                answer = await anna.try_post("/api/push", {**good, "keys": keys})
                assert (answer.status_code, key_of(answer)) == (400, "error-push-endpoint")
            plain = await anna.http.post("/api/push", json=good)
            assert key_of(plain) == "error-csrf"
            await anna.http.get("/api/me")  # gives a fresh token
            assert beside.endpoints() == []
            await subscribe(anna, beside.browser())
            assert beside.endpoints() == ["/one"]

    with_push(tmp_path, story)


@pytest.mark.slow
def test_subscriptions_end_with_their_session(tmp_path: Path) -> None:
    """Signed out, a new password, deleted; and they follow when a guest becomes somebody."""

    async def story(beside: Beside) -> None:
        async with (
            Person(beside.server.base) as anna,
            Person(beside.server.base) as twin,
            Person(beside.server.base) as eve,
        ):
            await anna.guest("Anna")
            await subscribe(anna, beside.browser("/anna"))
            await anna.post("/api/register", {"name": "Anna", "password": PASSWORD})
            await twin.guest("Twin")
            await subscribe(twin, beside.browser("/twin"))
            me = await twin.post("/api/login", {"name": "Anna", "password": PASSWORD})
            await eve.guest("Eve")
            ended = await eve.try_post("/api/push/end", {"endpoint": f"{beside.origin}/twin"})
            assert ended.status_code == 204
            assert beside.endpoints() == ["/anna", "/twin"]  # not hers to end
            assert owners(beside) == {me["id"]}
            await twin.post("/api/logout")
            assert beside.endpoints() == ["/anna"]
            await twin.post("/api/login", {"name": "Anna", "password": PASSWORD})
            await subscribe(twin, beside.browser("/twin"))
            new = "battery staple"
            await anna.post("/api/me/password", {"password": PASSWORD, "new": new})
            assert beside.endpoints() == ["/anna"]
            await subscribe(anna, beside.browser("/other"))
            await anna.try_post("/api/push/end", {"endpoint": f"{beside.origin}/other"})
            assert beside.endpoints() == ["/anna"]
            await anna.post("/api/me/delete", {"password": new})
            assert beside.endpoints() == []

    with_push(tmp_path, story)


def owners(beside: Beside) -> set[str]:
    file = beside.server.data / "raumhafen.sqlite3"
    with contextlib.closing(sqlite3.connect(file)) as connection:
        return {str(row[0]) for row in connection.execute("SELECT user_id FROM subscriptions")}


@pytest.mark.slow
def test_a_server_that_pushes_nothing(tmp_path: Path) -> None:
    async def story(beside: Beside) -> None:
        async with Person(beside.server.base) as anna:
            await anna.guest("Anna")
            assert await anna.get("/api/push") == {"key": None}
            answer = await anna.try_post("/api/push", beside.browser().subscription())
            assert (answer.status_code, key_of(answer)) == (409, "error-push-off")

    with_push(tmp_path, story, "--no-push")


@pytest.mark.slow
def test_the_key_outlives_the_process_and_nobody_else_reads_it(tmp_path: Path) -> None:
    server = Server(tmp_path, *QUICK).start()

    async def key() -> str:
        async with Person(server.base) as anna:
            return str((await anna.get("/api/push"))["key"])

    first = asyncio.run(key())
    server.stop()
    server.start()
    assert asyncio.run(key()) == first and len(first) == 87
    assert server.stop() == 0
    assert (tmp_path / "raumhafen.sqlite3").stat().st_mode & 0o077 == 0


# --- parts ---------------------------------------------------------------------------------------


def record(number: int, user_id: str = "a", at: float = 1000.0) -> SubscriptionRecord:
    endpoint = f"https://push.example/{number}"
    return SubscriptionRecord(id_of(endpoint), user_id, f"s{number}", endpoint, "k", "s", at)


def test_the_newest_browsers_of_a_person_count(tmp_path: Path) -> None:
    async def story(database: Database) -> None:
        await migrate(database)
        kept = Subscriptions(database)
        await kept.add(record(99, "b"))
        for number in range(EACH + 2):
            await kept.add(record(number, at=1000.0 + number))
            await kept.add(record(number, at=1000.0 + number))  # again is harmless
        found = {one.endpoint for one in await kept.of("a")}
        assert found == {record(number).endpoint for number in range(2, EACH + 2)}
        assert len(await kept.of("b")) == 1
        await kept.add(record(99, "c", at=3000.0))  # somebody else signs in there
        assert await kept.of("b") == []
        await kept.drop_unconfirmed(2000.0 + UNCONFIRMED)
        assert (await kept.of("a"), len(await kept.of("c"))) == ([], 1)

    with_database(Settings(data=tmp_path).database_url, story)


@pytest.mark.slow
def test_pushes_are_limited_apart_from_mail(tmp_path: Path) -> None:
    async def story(database: Database) -> None:
        await migrate(database)
        mailings, at = Mailings(database), 86_400.0 * 100
        for number in range(PUSHES_A_DAY):
            assert await mailings.claim("a", PUSHED, at + 30.0 * number, 30.0)
        assert not await mailings.claim("a", PUSHED, at + 80_000.0, 30.0)
        assert await mailings.claim("a", NOTICED, at + 80_000.0, 30.0)
        assert await mailings.claim("a", PUSHED, at + 86_400.0, 30.0)
        assert not await mailings.claim("a", PUSHED, at + 86_401.0, 30.0)

    with_database(Settings(data=tmp_path).database_url, story)


def test_the_browsers_of_a_deleted_account_go_along(tmp_path: Path) -> None:
    async def story() -> None:
        database = await open_database(Settings(data=tmp_path))
        kept, users = Subscriptions(database), Users(database)
        ada = UserRecord("a", "Ada", "ada", "x", {}, 0.0, 0.0)
        guest = UserRecord("g", "Guest", None, None, {}, 0.0, 0.0)
        for user in (ada, guest):
            await users.add(user)
        await kept.add(record(1, "g"))
        await Belongings(database).give("g", ada)
        assert [one.user_id for one in await kept.of("a")] == ["a"]
        await Belongings(database).forget(ada, "greedy")
        assert await kept.of("a") == []
        await database.close()

    asyncio.run(story())


@pytest.mark.slow
def test_pages_of_one_browser_that_confirm_at_once(postgres: Postgres) -> None:
    async def story(database: Database) -> None:
        await migrate(database)
        kept = Subscriptions(database)
        for _ in range(5):
            await asyncio.gather(*(kept.add(record(1)) for _ in range(8)))
        assert len(await kept.of("a")) == 1

    with_database(Settings(database=postgres.database()).database_url, story)


def test_processes_that_start_together_agree_on_the_key(tmp_path: Path) -> None:
    async def story(database: Database) -> None:
        await migrate(database)
        others = [Database(Settings(data=tmp_path).database_url) for _ in range(4)]
        found = await asyncio.gather(*(kept_secret(other, "push", new_key) for other in others))
        assert len(set(found)) == 1
        for other in others:
            await other.close()

    with_database(Settings(data=tmp_path).database_url, story)


def test_nothing_is_gathered_where_nothing_is_pushed(tmp_path: Path) -> None:
    """Nor is a browser told of a turn that was answered while others were gathered."""

    async def story(hub: Hub) -> None:
        push = hub.services.push
        sent: list[object] = []
        push._send = sent.append  # type: ignore[method-assign,assignment]
        await hub.services.subscriptions.add(record(1))
        anna = UserRecord("a", "Anna", None, None, {}, 0.0, 0.0)
        await push._tell(anna, [{"t": "turn", "table": "answered", "game": "space-base"}])
        assert sent == []
        await push._tell(anna, [{"t": "held", "table": "left", "game": "space-base"}])
        assert len(sent) == 1
        push.key = None
        push.notice("a", {"t": "turn", "table": "t"})
        assert push._gathering._gathered == {}

    at_a_hub(tmp_path, story)


def test_a_push_that_fails_holds_up_no_other(tmp_path: Path) -> None:
    """Nor does a full queue: it is told, and nobody waits."""

    async def story(hub: Hub) -> None:
        push, tried = hub.services.push, list[str]()

        async def deliver(parcel: Parcel) -> int:
            tried.append(parcel.to.endpoint)
            if len(tried) == 1:
                raise TimeoutError
            return 201

        push._deliver = deliver  # type: ignore[method-assign]
        push._parcels = asyncio.Queue(2)
        browsers = [record(number) for number in range(3)]
        with capture_logs() as logs:
            for browser in browsers:
                push._send(Parcel(browser, b"text"))
            carrier = asyncio.create_task(push._carry())
            async with asyncio.timeout(30):
                while len(tried) < 2:
                    await asyncio.sleep(0)
            carrier.cancel()
        assert tried == [browser.endpoint for browser in browsers[:2]]
        assert [(log["event"], log.get("error")) for log in logs] == [
            ("push-full", None),
            ("push-failed", "TimeoutError"),
        ]

    at_a_hub(tmp_path, story)


def test_push_services_are_called_by_their_true_name() -> None:
    """One context for all calls: to read the certificates of this machine takes long."""
    context = endpoints.tls()
    assert context.check_hostname and context.verify_mode == ssl.CERT_REQUIRED
    assert endpoints.tls() is context


def test_an_address_that_nobody_waits_for_any_more_harms_nobody(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Its thread gives its place back whenever it comes to an end."""
    answers = threading.Event()

    def addresses(host: str, port: int) -> tuple[list[str], None]:
        answers.wait(30)
        return ["9.9.9.9"], None

    monkeypatch.setattr(endpoints, "addresses", addresses)

    faults: list[object] = []

    async def story() -> None:
        asyncio.get_running_loop().set_exception_handler(lambda loop, fault: faults.append(fault))
        lookups = Lookups()
        lookups._free = asyncio.Semaphore(1)
        given_up = asyncio.create_task(lookups._look_up("example.org", 443))
        await asyncio.sleep(0)
        given_up.cancel()
        await asyncio.gather(given_up, return_exceptions=True)
        answers.set()
        assert await asyncio.wait_for(lookups._look_up("example.org", 443), 30) == ["9.9.9.9"]
        assert faults == []

    asyncio.run(story())
