"""Push messages as they travel, and the addresses to which they may go."""

from __future__ import annotations

import asyncio
import socket
import threading
import time

import msgspec
import pytest
from cryptography.exceptions import InvalidSignature, InvalidTag

from raumhafen.games import PACKAGES
from raumhafen.server.services.endpoints import (
    BadEndpoint,
    Lookups,
    is_public,
    post_bytes,
    read_endpoint,
)
from raumhafen.server.services.push import contact, write
from raumhafen.server.services.push_message import (
    RECORD,
    Reader,
    authorization,
    encrypt,
    new_key,
    pack,
    private_key,
    unpack,
)
from raumhafen.server.settings import Settings
from raumhafen.server.store.records import UserRecord
from raumhafen.text import LANGUAGES
from tests.server.postbox import listen
from tests.server.push_service import READER, Browser, PushService, opened, verified

# RFC 8291, appendix A
TEXT = b"When I grow up, I want to be a watermelon"
SENDER = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
READER_PRIVATE = "q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"
SALT = "DGv6ra1nlYgDCS1FRnbzlw"
MESSAGE = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6"
    "TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy"
    "4a-fN"
)


def test_the_worked_example_of_the_standard() -> None:
    """RFC 8291, appendix A: the same keys and salt give the same bytes, and are read again."""
    READER.check()
    made = encrypt(TEXT, READER, unpack(SALT), private_key(SENDER), padded=1)
    assert pack(made) == MESSAGE
    assert opened(private_key(READER_PRIVATE), unpack(READER.auth), made) == TEXT


def test_lengths_tell_nothing_and_no_two_messages_are_alike() -> None:
    made = [encrypt(text, READER) for text in (b"", b"1", b"1", TEXT)]
    assert len({len(one) for one in made}) == 1 and len(set(made)) == 4
    with pytest.raises(ValueError, match="too long"):
        encrypt(bytes(RECORD), READER)


def test_nobody_else_reads_a_message() -> None:
    made, other = encrypt(TEXT, READER), Browser("")
    with pytest.raises(InvalidTag):
        opened(other.key, unpack(READER.auth), made)
    with pytest.raises(InvalidTag):
        opened(private_key(READER_PRIVATE), other.auth, made)


@pytest.mark.parametrize(
    ("key", "auth"),
    [
        ("", ""),
        (READER.key, READER.auth[:-2]),
        (READER.key[:-4], READER.auth),
        (READER.key, "!" * 22),
        ("ä" * 87, READER.auth),
        (pack(b"\x04" + bytes(64)), READER.auth),  # no point of the curve
        (pack(b"\x02" + unpack(READER.key)[1:33]), READER.auth),  # in short form
    ],
)
def test_keys_that_nobody_can_write_to(key: str, auth: str) -> None:
    with pytest.raises(ValueError):
        Reader(key, auth).check()


def test_the_sender_is_proved_for_one_service_and_half_a_day() -> None:
    key = private_key(new_key())
    header = authorization(key, "https://push.example/a/b?c", "mailto:a@example.org", now=1000.0)
    found = {"aud": "https://push.example", "exp": 44_200, "sub": "mailto:a@example.org"}
    assert verified(header) == found
    with pytest.raises(InvalidSignature):
        verified(header.replace("vapid t=eyJ0eXAi", "vapid t=eyJ0eXAj"))
    assert "sub" not in verified(authorization(key, "https://push.example/", ""))


def test_whom_a_push_service_may_ask() -> None:
    both = Settings(mail_from="Games <games@example.org>", public_url="https://games.example")
    assert contact(both) == "mailto:games@example.org"
    assert contact(Settings(public_url="https://games.example")) == "https://games.example"
    assert contact(Settings(public_url="http://127.0.0.1:8000")) == ""


# --- words ---------------------------------------------------------------------------------------


def test_words_are_the_persons_own() -> None:
    turn = {"t": "turn", "table": "abc", "game": "space-base", "seat": 1}
    held = {**turn, "t": "held"}
    ada = UserRecord("a", "Ada", None, None, {"lang": "de"}, 0.0, 0.0)
    one = write(ada, [turn], 1)
    assert (one.title, one.body, one.url) == ("Du bist am Zug", "Space Base", "/table/abc")
    assert write(ada, [turn], 3).body == "Space Base. 3 Partien warten auf dich."
    assert "Bot" in write(ada, [held], 0).title
    ada.settings = {}
    many = write(ada, [turn, {**turn, "table": "xyz"}], 2)
    assert (many.url, many.body) == ("/games", "2 games are waiting for you.")


@pytest.mark.slow
def test_whatever_it_says_a_message_is_as_long() -> None:
    """In both languages, of the game with the longest name, for many games."""
    base = {"table": "x" * 24, "seat": 1}
    people = [UserRecord("a", "Ada", None, None, {"lang": one}, 0.0, 0.0) for one in LANGUAGES]
    texts = [
        msgspec.json.encode(write(person, [{**base, "t": kind, "game": game}], 100))
        for person in people
        for kind in ("turn", "held")
        for game in PACKAGES
    ]
    assert len(set(map(len, texts))) > 3
    assert len({len(encrypt(text, READER)) for text in texts}) == 1


# --- addresses -----------------------------------------------------------------------------------

WRONG = [
    "",
    "https://",
    "push.example/x",
    "http://push.example/x",
    "ftp://push.example/x",
    "https://push.example",
    "https://push.example:8443/x",
    "https://push.example:99999/x",
    "https://user@push.example/x",
    "https://push.example/x y",
    "https://push.example/x\r\nHost: other",
    "https://push.example/ü",
    "https://[::1]/x",
    "https://push.example\\@127.0.0.1/x",
    "https://push.example/" + "x" * 1000,
]


@pytest.mark.parametrize("text", WRONG)
def test_only_plain_addresses_of_the_open_internet(text: str) -> None:
    with pytest.raises(BadEndpoint):
        read_endpoint(text)


def test_services_of_the_operators_own_may_be_anywhere() -> None:
    own = ("http://10.0.0.7:9000",)
    assert read_endpoint("http://10.0.0.7:9000/a?b", own).path == "/a?b"
    assert read_endpoint("https://push.example:443/a", own).port == 443
    for other in ("http://10.0.0.7:9001/a", "http://10.0.0.7/a", "https://10.0.0.7:9000/a"):
        with pytest.raises(BadEndpoint):
            read_endpoint(other, own)


@pytest.mark.parametrize(
    "address",
    ["127.0.0.1", "127.8.9.1", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254",
     "100.64.0.1", "0.0.0.0", "255.255.255.255", "224.0.0.1", "240.0.0.1", "198.18.0.1",
     "::", "::1", "fe80::1%eth0", "fc00::1", "fd12::1", "fec0::1", "ff02::1", "::ffff:127.0.0.1",
     "::ffff:8.8.8.8", "::7f00:1", "64:ff9b::7f00:1", "2002:7f00:1::", "2001::1"],
)  # fmt: skip
def test_addresses_of_this_machine_and_its_network(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize("address", ["8.8.8.8", "142.250.1.95", "2606:4700::1111"])
def test_addresses_of_the_open_internet(address: str) -> None:
    assert is_public(address)


def looked_up(monkeypatch: pytest.MonkeyPatch, *found: str) -> str:
    rows = [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (one, 443)) for one in found]
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_args, **_kinds: rows)
    endpoint = read_endpoint("https://push.example/x")

    async def story() -> str:
        return await Lookups().address_of(endpoint)

    return asyncio.run(story())


def test_a_name_that_leads_into_the_own_network(monkeypatch: pytest.MonkeyPatch) -> None:
    """One inner address among outer ones is enough: which one would be taken, nobody knows."""
    assert looked_up(monkeypatch, "142.250.1.95", "8.8.8.8") == "142.250.1.95"
    for found in (["10.0.0.7"], ["8.8.8.8", "127.0.0.1"], []):
        with pytest.raises(BadEndpoint):
            looked_up(monkeypatch, *found)


@pytest.mark.parametrize("host", ["localhost", "127.0.0.1", "2130706433", "0x7f.1", "127.1", "0"])
def test_however_this_machine_is_written(host: str) -> None:
    async def story() -> None:
        with pytest.raises(BadEndpoint):
            await Lookups().address_of(read_endpoint(f"https://{host}/x"))

    asyncio.run(story())


def test_a_name_server_that_hangs_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither by whoever asked, nor at the end, nor by those who look up something else."""
    hanging, calls = threading.Event(), list[str]()

    def look(host: str, *_args: object, **_kinds: object) -> list[object]:
        calls.append(host)
        if host == "slow.example":
            hanging.wait(60)
        raise OSError

    monkeypatch.setattr(socket, "getaddrinfo", look)

    async def story() -> None:
        lookups, slow = Lookups(), read_endpoint("https://slow.example/x")
        for _ in range(3):
            with pytest.raises(TimeoutError):
                async with asyncio.timeout(0.05):
                    await lookups.address_of(slow)
        with pytest.raises(BadEndpoint):
            await lookups.address_of(read_endpoint("https://push.example/x"))

    began = time.monotonic()
    asyncio.run(story())
    assert time.monotonic() - began < 20.0
    hanging.set()
    assert calls == ["slow.example"] * 3 + ["push.example"]


def test_the_checked_address_is_called_and_redirects_are_not_followed() -> None:
    """Whatever the name means a moment later."""

    async def story() -> None:
        service = PushService()
        service.answers["/x"] = "307 Temporary Redirect\r\nLocation: /elsewhere"
        async with listen(service.take) as port:
            origin = f"http://push.invalid:{port}"
            endpoint = read_endpoint(f"{origin}/x", (origin,))
            status = await post_bytes(endpoint, "127.0.0.1", {"TTL": "5"}, b"body")
        assert status == 307
        came = service.came.get_nowait()
        assert (came.path, came.body, came.headers["ttl"]) == ("/x", b"body", "5")
        assert came.headers["host"] == f"push.invalid:{port}" and service.came.empty()

    asyncio.run(story())


def test_an_answer_that_is_none() -> None:
    async def nonsense(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        writer.write(b"SSH-2.0\r\n")

    async def story() -> int:
        async with listen(nonsense) as port:
            origin = f"http://push.invalid:{port}"
            endpoint = read_endpoint(f"{origin}/x", (origin,))
            return await post_bytes(endpoint, "127.0.0.1", {}, b"")

    assert asyncio.run(story()) == 0
