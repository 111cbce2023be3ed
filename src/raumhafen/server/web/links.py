"""Links that prove something by their signature, for a limited time."""

import base64
import hmac
import time

import msgspec

from raumhafen.server.errors import Refusal
from raumhafen.server.web.security import signature

CONFIRM, RECOVER = "confirm", "recover"
AGES = {CONFIRM: 86_400.0, RECOVER: 3_600.0}


class Link(msgspec.Struct):
    """`proof` is the address that is verified, or the stamp of the password that is forgotten."""

    kind: str
    user: str
    proof: str
    until: float = 0.0


def make_link(secret: str, link: Link, now: float | None = None) -> str:
    link.until = (time.time() if now is None else now) + AGES[link.kind]
    text = base64.urlsafe_b64encode(msgspec.json.encode(link)).decode().rstrip("=")
    return f"{text}.{signature(secret, 'link', text)}"


def read_link(secret: str, kind: str, token: str, now: float | None = None) -> Link:
    """What a link says, if it is ours, of that kind and not too old."""
    text, _, signed = token.partition(".")
    if not hmac.compare_digest(signature(secret, "link", text).encode(), signed.encode()):
        raise Refusal("error-link", status=403)
    padded = text + "=" * (-len(text) % 4)
    link = msgspec.json.decode(base64.urlsafe_b64decode(padded), type=Link)
    if link.kind != kind or link.until < (time.time() if now is None else now):
        raise Refusal("error-link", status=403)
    return link
