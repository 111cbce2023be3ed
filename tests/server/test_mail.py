"""Mail: verified first, gathered, limited, and never in anybody's way."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from email.message import EmailMessage, Message
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from sqlalchemy import Select
from sqlalchemy.ext.asyncio import AsyncConnection
from structlog.testing import capture_logs

from raumhafen.server.errors import Refusal
from raumhafen.server.metrics import Metrics
from raumhafen.server.services.gathering import Gathering, Way
from raumhafen.server.services.mail import HOUR, TO_ONE_ADDRESS, Mail
from raumhafen.server.services.smtp import Unwanted, expect
from raumhafen.server.services.tasks import Tasks
from raumhafen.server.settings import Settings
from raumhafen.server.store.database import Database, migrate
from raumhafen.server.store.mailings import LINKED, MAILS_A_DAY, NOTICED, Mailings
from raumhafen.server.store.records import UserRecord
from raumhafen.server.tables.hub import Hub
from raumhafen.server.web.links import CONFIRM, RECOVER, Link, make_link, read_link
from raumhafen.server.web.routes.mail import clean_address, recovered
from raumhafen.server.web.security import stamp_of
from tests.server.accounts import PASSWORD
from tests.server.databases import with_database
from tests.server.inside import PEOPLE, Now, at_a_hub
from tests.server.people import Chair, Person, key_of
from tests.server.postbox import Handler, Post, listen
from tests.server.servers import QUICK, Server
from tests.server.tables import together, until_awaited

NEW = "battery staple"
Story = Callable[[Server, Post], Awaitable[None]]
PATIENCE = 20.0


def with_mail(data: Path, story: Story, smtp: Handler | None = None, *options: str) -> Server:
    """A server with a mail server beside it, and everything in its log."""

    async def run() -> Server:
        post = Post()
        async with listen(smtp or post.smtp) as port:
            mail = ("--smtp", f"127.0.0.1:{port}", "--mail-from", "games@example.org")
            settings = (*mail, "--public-url", "https://games.example", "--log-level", "debug")
            server = Server(data, *QUICK, *settings, *options)
            await asyncio.to_thread(server.start)
            try:
                await story(server, post)
            finally:
                began = time.monotonic()
                await asyncio.to_thread(server.stop)
                assert time.monotonic() - began < 10.0
        return server

    server = asyncio.run(run())
    assert server.errors() == []
    return server


async def letter(post: Post) -> Message:
    return await asyncio.wait_for(post.mails.get(), PATIENCE)


def words_of(mail: Message) -> str:
    return bytes(mail.get_payload(decode=True)).decode()


def token_of(mail: Message, kind: str) -> str:
    found = re.search(rf"https://games\.example/account#{kind}=(\S+)", words_of(mail))
    assert found is not None, words_of(mail)
    return found[1]


async def register(person: Person, name: str) -> None:
    person.id = (await person.post("/api/register", {"name": name, "password": PASSWORD}))["id"]


async def verified(person: Person, post: Post, address: str) -> str:
    await person.post("/api/me/mail", {"mail": address, "password": PASSWORD})
    token = token_of(await letter(post), CONFIRM)
    await person.post("/api/mail/confirm", {"token": token})
    return token


@pytest.mark.slow
def test_an_address_counts_once_its_link_was_followed(tmp_path: Path) -> None:
    secrets: list[str] = []

    async def story(server: Server, post: Post) -> None:
        async with Person(server.base) as anna, Person(server.base) as ben:
            await register(anna, "Anna")
            await register(ben, "Ben")
            wrong = {"mail": "anna@example.org", "password": "wrong horse"}
            assert key_of(await anna.try_post("/api/me/mail", wrong)) == "error-password"
            right = {**wrong, "password": PASSWORD}
            assert (await anna.post("/api/me/mail", right))["mail"] is None
            token = token_of(await letter(post), CONFIRM)
            await anna.patch("/api/me", {"settings": {"mail": "other@example.org"}})
            assert (await anna.get("/api/me"))["settings"] == {}
            assert key_of(await anna.try_post("/api/me/mail", right)) == "error-mail-often"
            false = await anna.try_post("/api/mail/confirm", {"token": token[:-1]})
            assert (false.status_code, key_of(false)) == (403, "error-link")
            await anna.post("/api/mail/confirm", {"token": token})
            assert (await anna.get("/api/me"))["mail"] == "anna@example.org"
            # One address is one account, however it is written.
            await ben.post("/api/me/mail", {"mail": " ANNA@Example.org ", "password": PASSWORD})
            again = {"token": token_of(await letter(post), CONFIRM)}
            assert key_of(await ben.try_post("/api/mail/confirm", again)) == "error-mail-taken"
            assert (await anna.post("/api/me/mail", {"mail": "", "password": PASSWORD}))[
                "mail"
            ] is None
            await ben.post("/api/mail/confirm", again)
            secrets.extend([PASSWORD, token, again["token"], "anna@example.org", "wrong horse"])

    server = with_mail(tmp_path, story)
    log = server.log.read_text()
    assert '"event": "request"' in log
    assert [secret for secret in secrets if secret in log] == []


@pytest.mark.slow
def test_a_forgotten_password_comes_back_by_verified_mail(tmp_path: Path) -> None:
    async def story(server: Server, post: Post) -> None:
        async with Person(server.base) as anna, Person(server.base) as eve:
            await register(anna, "Anna")
            await verified(anna, post, "anna@example.org")
            for address in ("nobody@example.org", "anna@example.org"):
                answer = await eve.try_post("/api/recover", {"mail": address})
                assert (answer.status_code, answer.content) == (204, b"")
            mail = await letter(post)
            assert mail["To"] == "anna@example.org"
            body = {"token": token_of(mail, RECOVER), "new": NEW}
            me = await eve.post("/api/recover/password", body)
            assert me["id"] == anna.id == (await eve.get("/api/me"))["id"]
            assert (await anna.get("/api/me"))["id"] is None  # all other sessions end
            assert key_of(await anna.try_post("/api/recover/password", body)) == "error-link"
            await anna.post("/api/login", {"name": "Anna", "password": NEW})
            assert post.mails.empty()

    with_mail(tmp_path, story)


@pytest.mark.slow
def test_several_turns_make_one_letter(tmp_path: Path) -> None:
    async def story(server: Server, post: Post) -> None:
        async with Person(server.base) as anna, Person(server.base) as ben:
            await register(anna, "Anna")
            await register(ben, "Ben")
            await verified(ben, post, "ben@example.org")
            await ben.patch("/api/me", {"settings": {"lang": "de"}})
            tables = [await together(anna, ben) for _ in range(3)]
            for table in tables:
                await until_awaited(await begun(anna, table), 1)
            mail = await letter(post)
            assert all(f"/table/{table}" in words_of(mail) for table in tables)
            assert "3 Partien" in str(mail["Subject"])
            await asyncio.sleep(2.0)
            assert post.mails.empty()

    with_mail(tmp_path, story, None, "--mail-seconds", "4")


async def begun(anna: Person, table: str) -> Chair:
    chair = await anna.sit(table)
    await chair.until_kind("state")
    return chair


@pytest.mark.slow
def test_unverified_addresses_get_no_notice(tmp_path: Path) -> None:
    async def story(server: Server, post: Post) -> None:
        async with Person(server.base) as anna, Person(server.base) as ben:
            await register(anna, "Anna")
            await register(ben, "Ben")
            await ben.post("/api/me/mail", {"mail": "victim@example.org", "password": PASSWORD})
            assert "Ben" in words_of(await letter(post))
            await until_awaited(await begun(anna, await together(anna, ben)), 1)
            await asyncio.sleep(1.5)
            assert post.mails.empty()

    with_mail(tmp_path, story, None, "--mail-seconds", "0.1")


@pytest.mark.slow
def test_a_mail_server_that_hangs_delays_nobody(tmp_path: Path) -> None:
    """Letters that go nowhere, and people who sign in meanwhile."""
    calls: list[asyncio.StreamWriter] = []

    async def hang(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        calls.append(writer)
        await reader.read()

    async def story(server: Server, post: Post) -> None:
        people = [await Person(server.base).__aenter__() for _ in range(14)]
        for number, person in enumerate(people):
            await register(person, f"Person {number}")
        usual = await time_to_sign_in(people[:4])
        for number, person in enumerate(people):
            body = {"mail": f"p{number}@example.org", "password": PASSWORD}
            await person.post("/api/me/mail", body)
        async with asyncio.timeout(PATIENCE):
            while not calls:
                await asyncio.sleep(0.05)
        # A letter has ten seconds: whoever waited for one would be far slower than this.
        assert await time_to_sign_in(people[:4]) < 3 * usual + 4.0
        for person in people:
            await person.leave()

    with_mail(tmp_path, story, hang)


async def time_to_sign_in(people: list[Person]) -> float:
    began = time.monotonic()
    for number, person in enumerate(people):
        await person.post("/api/login", {"name": f"Person {number}", "password": PASSWORD})
    return time.monotonic() - began


# --- parts ---------------------------------------------------------------------------------------


def test_links_end_and_serve_one_purpose() -> None:
    token = make_link("secret", Link(CONFIRM, "a", "a@example.org"), now=1000.0)
    assert read_link("secret", CONFIRM, token, now=2000.0).proof == "a@example.org"
    wrong = [
        ("other", CONFIRM, token, 2000.0),
        ("secret", RECOVER, token, 2000.0),
        ("secret", CONFIRM, token, 1001.0 + 86_400),
        ("secret", CONFIRM, "x" + token, 2000.0),
        ("secret", CONFIRM, "", 2000.0),
        ("secret", CONFIRM, "ü.ü", 2000.0),
    ]
    for secret, kind, text, now in wrong:
        with pytest.raises(Refusal, match="error-link"):
            read_link(secret, kind, text, now)


@pytest.mark.parametrize(
    "given",
    ["", "anna", "a@b", "a b@example.org", "a@example.org\r\nBcc: x@example.org", "ä@example.org",
     "<a@example.org>", "a@example.org, b@example.org", "a" * 65 + "@example.org"],
)  # fmt: skip
def test_only_plain_addresses_are_taken(given: str) -> None:
    with pytest.raises(Refusal, match="error-mail-address"):
        clean_address(given)


def test_mail_is_limited_by_gap_and_day(tmp_path: Path) -> None:
    async def story(database: Database) -> None:
        await migrate(database)
        mailings = Mailings(database)
        at = 86_400.0 * 100
        assert await mailings.claim("a", NOTICED, at, 300.0)
        assert not await mailings.claim("a", NOTICED, at + 299.0, 300.0)
        assert await mailings.claim("a", LINKED, at + 299.0, 60.0)  # another kind
        assert await mailings.claim("b", NOTICED, at + 1.0, 300.0)  # another person
        for number in range(1, MAILS_A_DAY - 1):
            assert await mailings.claim("a", NOTICED, at + 300.0 * number, 300.0)
        assert not await mailings.claim("a", NOTICED, at + 80_000.0, 300.0)
        assert await mailings.claim("a", NOTICED, at + 86_400.0, 300.0)

    with_database(Settings(data=tmp_path).database_url, story)


def test_of_two_processes_that_write_first_one_letter_goes_out(tmp_path: Path) -> None:
    """Both have found nothing; the database takes one of the two rows."""

    async def story(database: Database) -> None:
        await migrate(database)
        assert await Mailings(database).claim("a", NOTICED, 1000.0, 0.0)
        write = database.write

        @asynccontextmanager
        async def late() -> AsyncIterator[Any]:
            async with write() as connection:
                yield SimpleNamespace(execute=blind(connection))

        def blind(connection: AsyncConnection) -> Callable[[Any], Awaitable[Any]]:
            async def execute(statement: Any) -> Any:
                if isinstance(statement, Select):
                    return SimpleNamespace(first=lambda: None)
                return await connection.execute(statement)

            return execute

        database.write = late  # type: ignore[method-assign]
        assert not await Mailings(database).claim("a", NOTICED, 2000.0, 0.0)
        assert await Mailings(database).claim("b", NOTICED, 2000.0, 0.0)

    with_database(Settings(data=tmp_path).database_url, story)


def post_office(**options: Any) -> Mail:
    """Mail whose letters nobody carries away."""

    async def claim(*anything: object) -> bool:
        return True

    settings = Settings(public_url="https://example.org", **options)
    return Mail(settings, SimpleNamespace(), SimpleNamespace(claim=claim), Tasks(Metrics()))  # type: ignore[arg-type]


async def refusal(mail: Mail, address: str) -> str:
    with pytest.raises(Refusal) as refused:
        await mail.link(PEOPLE[0], address, CONFIRM, "token")
    return refused.value.key


def test_without_a_mail_server_no_letter_is_written() -> None:
    async def story() -> None:
        mail = post_office()
        assert await refusal(mail, "a@example.org") == "error-mail-off"
        mail.notice(PEOPLE[0].id, {"t": "turn", "table": "t"})
        assert mail._letters.empty() and not mail._gathering._gathered

    asyncio.run(story())


def test_nobody_fills_the_letter_box_of_a_stranger(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever asks for it; after an hour all is forgotten."""
    now = Now(monkeypatch)

    async def story() -> None:
        mail = post_office(smtp="127.0.0.1:1")
        for _ in range(TO_ONE_ADDRESS):
            await mail.link(PEOPLE[0], "a@example.org", CONFIRM, "token")
        assert await refusal(mail, "a@example.org") == "error-mail-often"
        await mail.link(PEOPLE[0], "b@example.org", CONFIRM, "token")
        assert mail._letters.qsize() == TO_ONE_ADDRESS + 1
        now.at += HOUR
        await mail.link(PEOPLE[0], "a@example.org", CONFIRM, "token")
        assert list(mail._linked) == ["a@example.org"]

    asyncio.run(story())


def test_a_letter_that_fails_holds_up_no_other() -> None:
    """Nor does a full box: it is told, and nobody waits."""

    async def story() -> list[str]:
        mail, carried = post_office(smtp="127.0.0.1"), []

        async def deliver(letter: EmailMessage) -> None:
            carried.append(str(letter["To"]))
            if len(carried) == 1:
                raise ConnectionRefusedError

        mail._deliver = deliver  # type: ignore[method-assign]
        mail._letters = asyncio.Queue(2)
        for name in "abc":
            mail._write(PEOPLE[0], f"{name}@example.org", "subject", "body")
        postman = asyncio.create_task(mail._carry())
        async with asyncio.timeout(30):
            while len(carried) < 2:
                await asyncio.sleep(0)
        postman.cancel()
        return carried

    with capture_logs() as logs:
        assert asyncio.run(story()) == ["a@example.org", "b@example.org"]
    failed = ("mail-failed", "ConnectionRefusedError")
    assert [(log["event"], log.get("error")) for log in logs] == [("mail-full", None), failed]


def test_answers_of_a_mail_server_have_several_lines_or_refuse() -> None:
    async def story() -> None:
        reader = asyncio.StreamReader()
        reader.feed_data(b"250-first\r\n250-second\r\n250 last\r\n550-no such box\r\n")
        await expect(reader, "2")
        with pytest.raises(Unwanted, match="^550$"):  # its words may hold addresses
            await expect(reader, "2")

    asyncio.run(story())


def test_turns_wait_for_the_next_letter_if_the_last_one_was_just_written() -> None:
    """As another process may have done; then they go out together, once."""
    told: list[list[str]] = []
    free = iter([False, False, True])

    async def claim(*anything: object) -> bool:
        if len(told) == 0:
            gathering.notice("u0", {"t": "turn", "table": f"t{len(gathering._gathered['u0'])}"})
        return next(free)

    async def get(user_id: str) -> UserRecord:
        return PEOPLE[0]

    async def reaches(user: UserRecord) -> bool:
        return True

    async def tell(user: UserRecord, messages: list[dict[str, Any]]) -> None:
        told.append([message["table"] for message in messages])

    gathering = Gathering(
        SimpleNamespace(get=get), SimpleNamespace(claim=claim), Tasks(Metrics()),  # type: ignore[arg-type]
        Way(NOTICED, 0.0, reaches, tell),
    )  # fmt: skip

    async def story() -> None:
        gathering.notice("u0", {"t": "turn", "table": "t0"})
        async with asyncio.timeout(30):
            while gathering._gathered:
                await asyncio.sleep(0)

    asyncio.run(story())
    assert told == [["t0", "t1", "t2", "t3"]]


def test_links_of_who_is_gone_or_banned_lead_nowhere(tmp_path: Path) -> None:
    async def story(hub: Hub) -> None:
        anna = UserRecord("a", "Anna", "anna", "hash", {}, 0.0, 0.0, mail="a@example.org")
        await hub.services.users.add(anna)
        link = Link(RECOVER, "a", stamp_of(anna))
        assert (await recovered(hub.services, link)).id == "a"
        for changed, key in ((Link(RECOVER, "b", ""), "error-link"), (link, "error-banned")):
            await hub.services.users.change("a", banned=1.0)
            with pytest.raises(Refusal) as refused:
                await recovered(hub.services, changed)
            assert (refused.value.key, refused.value.status) == (key, 403)

    at_a_hub(tmp_path, story)
