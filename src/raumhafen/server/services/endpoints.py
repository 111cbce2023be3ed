"""Addresses that people's browsers name, and POSTs to them.

Anybody can name any address, so one is believed only where it lies on the open internet: https at
the usual port, and a host all of whose addresses are public. It is looked up each time, and the
connection goes to the address that was checked. Redirects are not followed.
"""

import asyncio
import contextlib
import re
import socket
import ssl
import threading
from collections.abc import Mapping
from functools import cache
from ipaddress import IPv4Address, IPv6Address, ip_address
from typing import NamedTuple
from urllib.parse import urlsplit

LONGEST = 1000
LOOKUPS = 8  # threads that may wait for name servers
HTTPS = 443
PLAIN = re.compile(r"https?://[a-z0-9.-]{1,253}(?::[0-9]{1,5})?/[!-~]*", re.IGNORECASE)
STATUS = re.compile(rb"HTTP/1\.[01] ([0-9]{3})\b")


class BadEndpoint(Exception):
    """No address that we call."""


class Endpoint(NamedTuple):
    """`trusted` are services of the operator's own, wherever they are."""

    origin: str
    secure: bool
    host: str
    port: int
    path: str
    trusted: bool


def read_endpoint(text: str, trusted: tuple[str, ...] = ()) -> Endpoint:
    if len(text) > LONGEST or not PLAIN.fullmatch(text):
        raise BadEndpoint
    parts = urlsplit(text)
    origin, secure = f"{parts.scheme}://{parts.netloc}", parts.scheme == "https"
    path = parts.path + (f"?{parts.query}" if parts.query else "")
    try:
        port = parts.port or (HTTPS if secure else 80)
    except ValueError:
        raise BadEndpoint from None
    is_own = origin in trusted
    if not is_own and (not secure or port != HTTPS):
        raise BadEndpoint
    return Endpoint(origin, secure, parts.hostname or "", port, path, is_own)


def is_public(text: str) -> bool:
    """Not this machine, nor its network, nor a way around to either."""
    address = ip_address(text.partition("%")[0])
    if address.is_multicast or address.is_reserved or not address.is_global:
        return False
    return isinstance(address, IPv4Address) or not is_detour(address)


def is_detour(address: IPv6Address) -> bool:
    """Forms that carry another address inside, or that only a site knows."""
    inside = address.ipv4_mapped or address.sixtofour or address.teredo
    return inside is not None or address.is_site_local


class Lookups:
    """Names of hosts, looked up in threads that nobody waits for at the end: name servers may hang
    for long, and threads that others share would hang with them.
    """

    def __init__(self) -> None:
        self._free = asyncio.Semaphore(LOOKUPS)

    async def address_of(self, endpoint: Endpoint) -> str:
        """One address of the host, if all of them may be called."""
        try:
            found = await self._look_up(endpoint.host, endpoint.port)
        except (OSError, UnicodeError):
            raise BadEndpoint from None
        if not found or not (endpoint.trusted or all(map(is_public, found))):
            raise BadEndpoint
        return found[0]

    async def _look_up(self, host: str, port: int) -> list[str]:
        await self._free.acquire()
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[list[str]] = loop.create_future()

        def settle(found: list[str], error: Exception | None) -> None:
            self._free.release()
            if answer.done():  # nobody waits any more
                return
            if error is None:
                answer.set_result(found)
            else:
                answer.set_exception(error)

        def work() -> None:
            found, error = addresses(host, port)
            with contextlib.suppress(RuntimeError):  # the loop has ended meanwhile
                loop.call_soon_threadsafe(settle, found, error)

        threading.Thread(target=work, name="raumhafen-lookup", daemon=True).start()
        return await answer


def addresses(host: str, port: int) -> tuple[list[str], Exception | None]:
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError) as error:
        return [], error
    return [str(one[4][0]) for one in found], None


@cache
def tls() -> ssl.SSLContext:
    return ssl.create_default_context()


async def post_bytes(
    endpoint: Endpoint, address: str, headers: Mapping[str, str], body: bytes
) -> int:
    """To an address that was checked. The status of the answer, of which nothing else is read; the
    caller limits the time.
    """
    secured, name = (tls(), endpoint.host) if endpoint.secure else (None, None)
    reader, writer = await asyncio.open_connection(
        address, endpoint.port, ssl=secured, server_hostname=name
    )
    try:
        writer.write(request_of(endpoint, headers, len(body)) + body)
        await writer.drain()
        found = STATUS.match(await reader.readline())
        return int(found[1]) if found else 0
    finally:
        writer.close()


def request_of(endpoint: Endpoint, headers: Mapping[str, str], length: int) -> bytes:
    usual = {
        "Host": endpoint.origin.partition("://")[2],
        "Content-Length": str(length),
        "Connection": "close",
    }
    lines = [f"{name}: {value}" for name, value in {**usual, **headers}.items()]
    return "\r\n".join([f"POST {endpoint.path} HTTP/1.1", *lines, "", ""]).encode("ascii")
