"""A push service beside the server, and browsers that can read what comes there."""

from __future__ import annotations

import asyncio
import json
import os
from typing import Any, NamedTuple

from cryptography.hazmat.primitives.asymmetric.ec import (
    ECDH,
    ECDSA,
    EllipticCurvePrivateKey,
    generate_private_key,
)
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256

from raumhafen.server.services.push_message import (
    CURVE,
    Reader,
    derived,
    pack,
    point_of,
    public_key,
    unpack,
)

Json = dict[str, Any]
# A browser, as it stands in RFC 8291, appendix A
READER = Reader(
    "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
    "BTBZMqHH6r4Tts7J_aSIgg",
)


class Pushed(NamedTuple):
    """What came: where, with which headers, and the body as it was."""

    path: str
    headers: dict[str, str]
    body: bytes


class PushService:
    """Answers with the status that a path has, or not at all."""

    def __init__(self) -> None:
        self.came: asyncio.Queue[Pushed] = asyncio.Queue()
        self.answers: dict[str, str] = {}

    async def take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode("ascii")
        first, *lines = head.strip().split("\r\n")
        headers = {name.lower(): value for name, value in (line.split(": ", 1) for line in lines)}
        body = await reader.readexactly(int(headers["content-length"]))
        method, path, _ = first.split(" ")
        assert method == "POST"
        await self.came.put(Pushed(path, headers, body))
        if path.startswith("/hang"):
            await reader.read()
        answer = self.answers.get(path, "201 Created")
        writer.write(f"HTTP/1.1 {answer}\r\nContent-Length: 0\r\n\r\n".encode())


class Browser:
    """The keys that a browser makes for a subscription."""

    def __init__(self, endpoint: str) -> None:
        self.endpoint = endpoint
        self.key: EllipticCurvePrivateKey = generate_private_key(CURVE)
        self.auth = os.urandom(16)

    def subscription(self) -> Json:
        """As browsers write it, with a field that we do not need."""
        point = pack(point_of(self.key.public_key()))
        keys = {"p256dh": point, "auth": pack(self.auth)}
        return {"endpoint": self.endpoint, "expirationTime": None, "keys": keys}

    def read(self, pushed: Pushed) -> Json:
        found = json.loads(opened(self.key, self.auth, pushed.body))
        assert isinstance(found, dict)
        return found


def opened(key: EllipticCurvePrivateKey, auth: bytes, body: bytes) -> bytes:
    """RFC 8291 from the browser's end."""
    salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
    sender, sealed = body[21 : 21 + length], body[21 + length :]
    assert len(sealed) <= size
    exchanged = key.exchange(ECDH(), public_key(pack(sender)))
    info = b"WebPush: info\0" + point_of(key.public_key()) + sender
    secret = derived(exchanged, auth, info, 32)
    content = derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = derived(secret, salt, b"Content-Encoding: nonce\0", 12)
    text = AESGCM(content).decrypt(nonce, sealed, None).rstrip(b"\0")
    assert text.endswith(b"\x02")
    return text[:-1]


def verified(header: str) -> dict[str, object]:
    """RFC 8292: what a push service checks."""
    token, key = (part.split("=", 1)[1] for part in header.removeprefix("vapid ").split(", "))
    text, _, signed = token.rpartition(".")
    raw = unpack(signed)
    r, s = int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big")
    public_key(key).verify(encode_dss_signature(r, s), text.encode(), ECDSA(SHA256()))
    head, claims = (json.loads(unpack(part)) for part in text.split("."))
    assert head == {"typ": "JWT", "alg": "ES256"}
    assert isinstance(claims, dict)
    return claims
