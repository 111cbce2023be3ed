"""Signed cookies, passwords, response headers and the origin of sockets."""

import base64
import hashlib
import hmac
import time
from typing import Any, NamedTuple
from urllib.parse import urlsplit

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from raumhafen.server.settings import Settings
from raumhafen.server.store.records import UserRecord

COOKIE = "session"
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


def _signature(secret: str, text: str) -> str:
    mac = hmac.new(secret.encode(), b"session:" + text.encode(), hashlib.sha256).digest()
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
    text = f"{session.user_id}.{int(time.time() if now is None else now)}.{session.stamp}"
    return f"{text}.{_signature(secret, text)}"


def read_cookie(secret: str, value: str, now: float | None = None) -> Session | None:
    """The session in a cookie, if it is ours and not too old."""
    text, _, signature = value.rpartition(".")
    if not hmac.compare_digest(_signature(secret, text).encode(), signature.encode()):
        return None
    user_id, _, rest = text.partition(".")
    issued, _, stamp = rest.partition(".")  # guests of earlier releases have no stamp either
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
