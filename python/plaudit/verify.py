"""Verifying a delivery: its signatures, its age, its content. Pure."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Iterable, Mapping, Sequence
from datetime import datetime, timezone
from typing import Literal

from .refusals import Refused, Verified, refuse
from .signature import PREFIX, decode_secret, equal, sign_body, sign_standard
from .votes import UnreadableVote, UnsupportedEvent, parse_vote

TOLERANCE_SECONDS = 300

Headers = Mapping[str, str] | Iterable[tuple[str, str]] | Iterable[tuple[bytes, bytes]]
Result = Verified | Refused
Check = Literal["absent", "malformed", "incomplete", "prefix_cut", "mismatch", "match"]


def verify(
    body: bytes | str,
    headers: Headers,
    secret: str | Sequence[str],
    *,
    now: float | None = None,
    tolerance: float | None = TOLERANCE_SECONDS,
) -> Result:
    """Verifies a delivery. `secret`: the signing secret, or several while it is being rotated.

    Returns `Verified(event)` or `Refused(reason, message)`, and never raises for what a request contains. `now`:
    seconds since 1970. `tolerance`: how old the signed time may be, in seconds; None checks no time.
    """
    data = body.encode("utf-8", "surrogatepass") if isinstance(body, str) else bytes(body)
    known = lower_case(headers)
    # With an empty key, anybody can sign.
    all_secrets = [one for one in clean_secrets(secret) if one]
    if not all_secrets:
        return refuse("secret_missing")
    own, standard = _check_both(data, known, all_secrets)
    if "match" not in (own, standard):
        return _explain(data, known, all_secrets, (own, standard))
    if standard == "match" and tolerance is not None:
        sent, here = int(known["webhook-timestamp"]), time.time() if now is None else now
        if abs(here - sent) > tolerance:
            return refuse("timestamp_stale", sent=_clock(sent), here=_clock(here), minutes=f"{tolerance / 60:g}")
    return read_event(data)


def clean_secrets(secret: str | Sequence[str]) -> list[str]:
    """Without white space around them, which comes from files and environment variables."""
    return [one.strip() for one in ([secret] if isinstance(secret, str) else secret)]


def read_event(body: bytes) -> Result:
    """Reads the body of a genuine delivery."""
    try:
        return Verified(parse_vote(body))
    except UnsupportedEvent as error:
        return refuse("unsupported_event", detail=str(error)[:200])
    except UnreadableVote as error:
        return refuse("unreadable_body", detail=str(error)[:200])


def lower_case(headers: Headers) -> dict[str, str]:
    """The headers by their names in lower case; of repeated ones the first."""
    pairs = headers.items() if isinstance(headers, Mapping) else headers
    known: dict[str, str] = {}
    for name, value in pairs:
        known.setdefault(_text(name).lower(), _text(value))
    return known


def _text(value: str | bytes) -> str:
    return value.decode("latin-1") if isinstance(value, bytes) else value


def _check_both(body: bytes, headers: Mapping[str, str], all_secrets: Sequence[str]) -> tuple[Check, Check]:
    return _check_own(body, headers, all_secrets), _check_standard(body, headers, all_secrets)


def _check_own(body: bytes, headers: Mapping[str, str], all_secrets: Sequence[str]) -> Check:
    header = headers.get("x-webhook-signature", "").strip()
    if header == "":
        return "absent"
    if re.fullmatch(r"[0-9a-fA-F]{64}", header):
        return "prefix_cut"
    if not re.fullmatch(r"sha256=[0-9a-fA-F]{64}", header):
        return "malformed"
    # A list, not a generator: the time must not tell which secret matches.
    return "match" if any([equal(header.lower(), sign_body(body, one)) for one in all_secrets]) else "mismatch"


def _check_standard(body: bytes, headers: Mapping[str, str], all_secrets: Sequence[str]) -> Check:
    signatures = headers.get("webhook-signature", "").split()
    if not signatures:
        return "absent"
    message_id, timestamp = headers.get("webhook-id", ""), headers.get("webhook-timestamp", "")
    if message_id == "" or not re.fullmatch(r"[0-9]{1,12}", timestamp):
        return "incomplete"
    well_formed = [one for one in signatures[:10] if re.fullmatch(r"v1,[A-Za-z0-9+/]{43}=", one)]
    if not well_formed:
        return "malformed"
    # A secret that is no base64 decodes to an empty key.
    usable = [secret for secret in all_secrets if decode_secret(secret)]
    expected = [sign_standard(message_id, timestamp, body, secret) for secret in usable]
    return "match" if any([equal(one, wanted) for one in well_formed for wanted in expected]) else "mismatch"


def _explain(
    body: bytes, headers: Mapping[str, str], all_secrets: Sequence[str], checks: tuple[Check, Check]
) -> Refused:
    own, standard = checks
    if own == standard == "absent":
        return refuse("missing_signature")
    if "mismatch" in checks:
        return _explain_mismatch(body, headers, all_secrets)
    if own != "absent":
        return refuse("signature_prefix_cut" if own == "prefix_cut" else "malformed_signature")
    return refuse("incomplete_headers" if standard == "incomplete" else "malformed_signature")


def _explain_mismatch(body: bytes, headers: Mapping[str, str], all_secrets: Sequence[str]) -> Refused:
    """Tries the usual mistakes. Nothing is accepted because of them."""
    with_prefix = [PREFIX + secret for secret in all_secrets if not secret.startswith(PREFIX)]
    if _check_own(body, headers, with_prefix) == "match":
        return refuse("secret_prefix_cut")
    original = _original(body)
    if original is not None and "match" in _check_both(original, headers, all_secrets):
        return refuse("body_reserialized")
    return refuse("signature_mismatch")


def compact_json(value: object) -> bytes:
    """The bytes that the site signs, if nothing was added or sorted: as written by JSON.stringify."""
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False).encode("utf-8", "surrogatepass")


def _original(body: bytes) -> bytes | None:
    try:
        return compact_json(json.loads(body))
    except (ValueError, RecursionError):
        return None


def _clock(seconds: float) -> str:
    try:
        return datetime.fromtimestamp(seconds, timezone.utc).strftime("%Y-%m-%dT%H:%M:%SZ")
    except (ValueError, OverflowError, OSError):
        return f"{seconds:.0f} seconds after 1970"
