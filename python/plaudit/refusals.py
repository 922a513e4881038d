"""Why a delivery was refused: each reason has a status, and a sentence that names the usual mistake and its fix."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from .votes import Vote

Reason = Literal[
    "secret_missing",
    "missing_signature",
    "signature_mismatch",
    "secret_prefix_cut",
    "body_reserialized",
    "body_already_parsed",
    "signature_prefix_cut",
    "malformed_signature",
    "incomplete_headers",
    "timestamp_stale",
    "unreadable_body",
    "unsupported_event",
    "body_missing",
    "body_incomplete",
    "content_encoding",
    "body_too_large",
    "wrong_method",
]

# 4xx ends a delivery for good, so it is for requests that the site did not send like this. All others are retried.
_STATUS: Mapping[Reason, int] = {
    "secret_missing": 500,
    "unreadable_body": 500,
    "unsupported_event": 500,
    "body_missing": 500,
    "body_incomplete": 500,
    "content_encoding": 415,
    "body_too_large": 413,
    "wrong_method": 405,
}
_FORGED = 401


@dataclass(frozen=True)
class Refused:
    """A refused delivery. It is false, so that `if verify(...)` never lets it pass."""

    reason: Reason
    message: str
    """What happened and what to do. It contains no secret."""
    ok: Literal[False] = False

    @property
    def status(self) -> int:
        return _STATUS.get(self.reason, _FORGED)

    def __bool__(self) -> bool:
        return False


@dataclass(frozen=True)
class Verified:
    """A genuine delivery. `event` is the vote or the test event."""

    event: Vote
    ok: Literal[True] = True


MESSAGES: Mapping[Reason, str] = {
    "secret_missing": "The receiver has no secret. Set it to the signing secret that the listing's Webhook page has "
    "shown, which begins with whsec_.",
    "missing_signature": "The request has neither X-Webhook-Signature nor webhook-signature. If it came from the site, "
    "create a signing secret on the listing's Webhook page, and check that no proxy removes these headers.",
    "signature_mismatch": "The signature does not match the body. Check that the secret is the one that was shown for "
    "this listing, and that no proxy changes the body. After a rotation, configure the new secret.",
    "secret_prefix_cut": "The signature matches the secret with whsec_ in front of it. Configure the whole secret as it "
    "was shown, including whsec_.",
    "body_reserialized": "The signature matches the same JSON in its original form: the body was parsed and written "
    "again, or a line break was added. Pass the raw bytes of the request, and check proxies that rewrite bodies.",
    "body_already_parsed": "The receiver got a parsed body, and its JSON does not match the signature. If it is a vote, "
    "the secret is wrong, or the raw bytes of the request are needed.",
    "signature_prefix_cut": "X-Webhook-Signature lacks sha256= in front of its 64 digits. Pass the header as it "
    "arrived.",
    "malformed_signature": "The signature is not well formed. X-Webhook-Signature is sha256= and 64 hexadecimal digits; "
    "webhook-signature is v1, and 44 characters of base64. Check what shortens or changes the header.",
    "incomplete_headers": "webhook-signature is there, but webhook-id is missing, or webhook-timestamp is not a number "
    "of seconds. Check that no proxy removes or changes these headers.",
    "timestamp_stale": "The request was signed at {sent}, and the clock of this machine says {here}. More than "
    "{minutes} minutes apart are refused. Set the clock by NTP; if it is right, an old request was sent again.",
    "unreadable_body": "The delivery is genuine, but its body cannot be read ({detail}). It will be sent again, and can "
    "be redelivered for 90 days. Update the package plaudit.",
    "unsupported_event": "The delivery is genuine, but this version of the package does not know it ({detail}). It will "
    "be sent again, and can be redelivered for 90 days. Update the package plaudit.",
    "body_missing": "The body was read before the receiver got it, so its bytes are gone. {fix}",
    "body_incomplete": "The connection ended before the whole body had arrived. The delivery will be sent again.",
    "content_encoding": "The body has the Content-Encoding {encoding}, but deliveries are sent uncompressed. Turn "
    "off the compression of requests in the proxy.",
    "body_too_large": "The body has more than {limit} bytes. A delivery is much smaller, so this is not one.",
    "wrong_method": "This was {method}, but deliveries are POST requests. A redirect, such as from http to https, turns "
    "POST into GET: enter the final address, with https, on the Webhook page.",
}


def refuse(reason: Reason, **values: object) -> Refused:
    """A refusal with its sentence."""
    return Refused(reason, MESSAGES[reason].format(**values))
