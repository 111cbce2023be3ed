"""Signed cookies, passwords, response headers and the origin of sockets."""

import base64
import hashlib
import hmac
import secrets
import time
from collections.abc import Mapping
from typing import Any, NamedTuple
from urllib.parse import urlsplit

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from raumhafen.server.settings import Settings
from raumhafen.server.store.records import UserRecord

COOKIE = SESSION = "session"
MAX_AGE = 180 * 86_400
_HASHER = PasswordHasher()

HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
        "font-src 'self'; connect-src 'self'; manifest-src 'self'; media-src 'self'; "
        "worker-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    # Invite codes stand in addresses and must not travel to other sites.
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}


# --- cookies -----------------------------------------------------------------------------------


def signature(secret: str, purpose: str, text: str) -> str:
    """What is signed for one purpose is worth nothing for another."""
    mac = hmac.new(secret.encode(), f"{purpose}:{text}".encode(), hashlib.sha256).digest()
    return base64.urlsafe_b64encode(mac).decode().rstrip("=")


class Session(NamedTuple):
    user_id: str
    stamp: str


def stamp_of(user: UserRecord) -> str:
    """Changes with the password, so that a new one ends all sessions but one's own."""
    if user.password is None:
        return ""
    return hashlib.sha256(user.password.encode()).hexdigest()[:16]


def sign(secret: str, session: Session, now: float | None = None) -> str:
    """The chance number tells two sessions of the same second apart."""
    issued = int(time.time() if now is None else now)
    text = f"{session.user_id}.{issued}.{session.stamp}.{secrets.token_hex(6)}"
    return f"{text}.{signature(secret, SESSION, text)}"


def key_of_session(cookie: str) -> str:
    """What a session that was ended is remembered by; nobody can make a cookie of it."""
    return hashlib.sha256(cookie.encode()).hexdigest()


def read_cookie(secret: str, value: str, now: float | None = None) -> Session | None:
    """The session in a cookie, if it is ours and not too old."""
    text, _, signed = value.rpartition(".")
    if not hmac.compare_digest(signature(secret, SESSION, text).encode(), signed.encode()):
        return None
    user_id, _, rest = text.partition(".")
    issued, _, rest = rest.partition(".")  # guests of earlier releases have no stamp either
    stamp = rest.partition(".")[0]
    age = (time.time() if now is None else now) - int(issued)
    return Session(user_id, stamp) if 0 <= age + 60 <= MAX_AGE else None


def session_cookie(secret: str, user: UserRecord, settings: Settings) -> Cookie:
    return Cookie(
        key=COOKIE,
        value=sign(secret, Session(user.id, stamp_of(user))),
        httponly=True,
        samesite="lax",
        secure=settings.secure,
        max_age=MAX_AGE,
        path="/",
    )


# --- passwords ---------------------------------------------------------------------------------


def hash_password(password: str) -> str:
    return _HASHER.hash(password)


def check_password(stored: str, password: str) -> bool:
    try:
        return _HASHER.verify(stored, password)
    except (VerificationError, InvalidHashError):
        return False


# --- origin ------------------------------------------------------------------------------------


def is_same_origin(connection: ASGIConnection[Any, Any, Any, Any], settings: Settings) -> bool:
    """A page of another site must not speak with our cookies."""
    origin = connection.headers.get("origin", "")
    if origin in settings.origins:
        return True
    return bool(origin) and urlsplit(origin).netloc == connection.headers.get("host", "")


# --- figures -------------------------------------------------------------------------------------


LOOPBACK = ("127.0.0.1", "::1")
PASSED_ON = ("x-forwarded-for", "forwarded", "x-real-ip", "via")  # what proxies add


def may_read_figures(token: str, client: str, headers: Mapping[str, str]) -> bool:
    """With a token whoever knows it, from anywhere; else this machine, but not through a proxy."""
    if token:
        given = headers.get("authorization", "")
        return hmac.compare_digest(given.encode(), f"Bearer {token}".encode())
    return client in LOOPBACK and not any(name in headers for name in PASSED_ON)
