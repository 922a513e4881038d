"""The two signatures of a delivery: X-Webhook-Signature, and the Standard Webhooks headers."""

from __future__ import annotations

import base64
import hashlib
import hmac
import re

PREFIX = "whsec_"
STREAM_SECRET_MESSAGE = b"plaudit stream secret"


def sign_body(body: bytes, secret: str) -> str:
    """`sha256=<hex>`. The key is the whole secret as it was shown, in UTF-8."""
    return "sha256=" + hmac.new(secret.encode("utf-8", "surrogatepass"), body, hashlib.sha256).hexdigest()


def sign_standard(message_id: str, timestamp: str, body: bytes, secret: str) -> str:
    """`v1,<base64>` over `id.timestamp.body`. The key is what the base64 after `whsec_` decodes to."""
    signed = f"{message_id}.{timestamp}.".encode("utf-8", "surrogatepass") + body
    return "v1," + base64.b64encode(hmac.new(decode_secret(secret), signed, hashlib.sha256).digest()).decode()


def decode_secret(secret: str) -> bytes:
    """Decodes leniently, so that a mistyped secret leads to a refusal and not to an exception."""
    text = secret.removeprefix(PREFIX)
    letters = re.sub(r"[^A-Za-z0-9+/]", "", text.split("=")[0].replace("-", "+").replace("_", "/"))
    if len(letters) % 4 == 1:
        letters = letters[:-1]
    return base64.b64decode(letters + "=" * (-len(letters) % 4))


def stream_secret(token: str) -> str:
    """The secret that signs the events of a live stream. Both sides derive it from the API token."""
    digest = hmac.new(token.encode(), STREAM_SECRET_MESSAGE, hashlib.sha256).digest()
    return PREFIX + base64.b64encode(digest).decode()


def equal(left: str, right: str) -> bool:
    """Compares in constant time, whatever characters there are."""
    return hmac.compare_digest(left.encode("utf-8", "surrogatepass"), right.encode("utf-8", "surrogatepass"))
