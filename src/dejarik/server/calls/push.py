"""Web push: messages that only the browser can read (RFC 8291), signed so that its push service knows us (RFC 8292)."""

from __future__ import annotations

import base64
import json
import os
from typing import Final

from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from dejarik.core.refusal import Refused

#: Seconds for which a push service keeps a message for a browser that is off, and for which a signature is good.
KEPT, GOOD = 24 * 3600, 12 * 3600
#: The record of aes128gcm: one holds the whole message.
RECORD: Final = 4096
#: Bytes of a message, so that all push services take it.
LONGEST: Final = 3000


def encoded(data: bytes) -> str:
    """As keys travel in web push: base64 for URLs, without padding."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def new_key() -> str:
    """A server's own key, to be kept: the secret number of a point on P-256."""
    number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
    return encoded(number.to_bytes(32, "big"))


def check_browser(key: str, auth: str) -> None:
    """Refuse keys that are none."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(key))
        fits = len(decoded(key)) == 65 and len(decoded(auth)) == 16
    except (ValueError, TypeError):
        fits = False
    if not fits:
        raise Refused("call-browser")


def _private(key: str) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(int.from_bytes(decoded(key), "big"), ec.SECP256R1())


def _point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)


def public(key: str) -> str:
    """What browsers are told of the server's key when they subscribe."""
    return encoded(_point(_private(key).public_key()))


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def sealed(message: bytes, key: str, auth: str, *, once: str = "", salt: bytes = b"") -> bytes:
    """The message for one browser alone; `once` is the key of this message, drawn anew each time (RFC 8291)."""
    assert len(message) <= LONGEST
    ours, salt = _private(once or new_key()), salt or os.urandom(16)
    theirs = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(key))
    point = _point(ours.public_key())
    shared = ours.exchange(ec.ECDH(), theirs)
    secret = _derived(shared, decoded(auth), b"WebPush: info\0" + decoded(key) + point, 32)
    lock = _derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(secret, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD.to_bytes(4, "big") + bytes([len(point)]) + point
    return head + AESGCM(lock).encrypt(nonce, message + b"\x02", None)


def signed(key: str, origin: str, at: float, contact: str = "") -> str:
    """Who we are, for the push service at `origin` and for half a day (RFC 8292)."""
    claims = {"aud": origin, "exp": int(at) + GOOD, **({"sub": contact} if contact else {})}
    parts = [json.dumps(part, separators=(",", ":")).encode() for part in ({"typ": "JWT", "alg": "ES256"}, claims)]
    text = ".".join(map(encoded, parts))
    numbers = decode_dss_signature(_private(key).sign(text.encode(), ec.ECDSA(hashes.SHA256())))
    token = f"{text}.{encoded(b''.join(number.to_bytes(32, 'big') for number in numbers))}"
    return f"vapid t={token}, k={public(key)}"
