"""A push message as it travels: encrypted for one browser (RFC 8291), signed by us (RFC 8292).

The push service in between learns neither words nor tables, nor by their length.
"""

import base64
import binascii
import os
import struct
import time
from dataclasses import dataclass
from urllib.parse import urlsplit

import msgspec
from cryptography.hazmat.primitives.asymmetric.ec import (
    ECDH,
    ECDSA,
    SECP256R1,
    EllipticCurvePrivateKey,
    EllipticCurvePublicKey,
    derive_private_key,
    generate_private_key,
)
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE = SECP256R1()
KEY_BYTES, AUTH_BYTES, SALT_BYTES = 65, 16, 16
RECORD = 4096  # bytes of the one record that a message is
PADDED = 512  # messages have a multiple of so many bytes, and none of ours needs more
TAG_BYTES, END = 16, b"\x02"
TOKEN_AGE = 12 * 3600.0  # at most a day is allowed


def pack(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def unpack(text: str) -> bytes:
    """Raises ValueError for what is no base64url."""
    try:
        return base64.b64decode(text + "=" * (-len(text) % 4), b"-_", validate=True)
    except (binascii.Error, UnicodeEncodeError) as error:
        raise ValueError("no base64url") from error


# --- keys --------------------------------------------------------------------------------------


def new_key() -> str:
    """A private key as text."""
    number = generate_private_key(CURVE).private_numbers().private_value
    return pack(number.to_bytes(32, "big"))


def private_key(text: str) -> EllipticCurvePrivateKey:
    return derive_private_key(int.from_bytes(unpack(text), "big"), CURVE)


def public_key(text: str) -> EllipticCurvePublicKey:
    """Raises ValueError for what is no point of the curve."""
    return EllipticCurvePublicKey.from_encoded_point(CURVE, unpack(text))


def point_of(key: EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


@dataclass(frozen=True)
class Reader:
    """The keys of a browser, which only the browser and we know."""

    key: str
    auth: str

    def check(self) -> None:
        """Raises ValueError for keys that nobody can write to."""
        if len(unpack(self.key)) != KEY_BYTES or len(unpack(self.auth)) != AUTH_BYTES:
            raise ValueError("no keys of a browser")
        public_key(self.key)


# --- encryption --------------------------------------------------------------------------------


def encrypt(
    text: bytes,
    reader: Reader,
    salt: bytes | None = None,
    sender: EllipticCurvePrivateKey | None = None,
    padded: int = PADDED,
) -> bytes:
    """One message in one record; salt and sender's key are new each time, but for tests."""
    salt = salt or os.urandom(SALT_BYTES)
    sender = sender or generate_private_key(CURVE)
    point = point_of(sender.public_key())
    secret = shared_secret(sender, reader, point)
    key = derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = derived(secret, salt, b"Content-Encoding: nonce\0", 12)
    filled = text + END
    filled += bytes(-len(filled) % padded)
    if len(filled) + TAG_BYTES > RECORD:
        raise ValueError("too long for a push message")
    head = salt + struct.pack(">IB", RECORD, len(point)) + point
    return head + AESGCM(key).encrypt(nonce, filled, None)


def shared_secret(sender: EllipticCurvePrivateKey, reader: Reader, point: bytes) -> bytes:
    """What both ends know, bound to both keys and to the secret of the subscription."""
    exchanged = sender.exchange(ECDH(), public_key(reader.key))
    info = b"WebPush: info\0" + unpack(reader.key) + point
    return derived(exchanged, unpack(reader.auth), info, 32)


def derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)


# --- signature ---------------------------------------------------------------------------------


class Claims(msgspec.Struct, omit_defaults=True):
    aud: str
    exp: int
    sub: str = ""


def authorization(
    key: EllipticCurvePrivateKey, endpoint: str, contact: str, now: float | None = None
) -> str:
    """Proves to a push service who sends; good for this one service, for half a day."""
    parts = urlsplit(endpoint)
    expires = int((time.time() if now is None else now) + TOKEN_AGE)
    claims = Claims(f"{parts.scheme}://{parts.netloc}", expires, contact)
    head = pack(b'{"typ":"JWT","alg":"ES256"}')
    text = f"{head}.{pack(msgspec.json.encode(claims))}"
    r, s = decode_dss_signature(key.sign(text.encode(), ECDSA(SHA256())))
    signed = pack(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
    return f"vapid t={text}.{signed}, k={pack(point_of(key.public_key()))}"
