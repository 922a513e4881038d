"""Signed votes for the tests of your own receiver: genuine, repeated, outdated and forged ones."""

from __future__ import annotations

import secrets
import time
import uuid
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta, timezone
from typing import Any

from .signature import sign_body, sign_standard
from .verify import compact_json
from .votes import TEST_EVENT_ID

FORGED_SECRET = "whsec_Zm9yZ2VkIGZvcmdlZCBmb3JnZWQgZm9yZ2VkIGZvcmc="


@dataclass(frozen=True)
class SignedVote:
    body: bytes
    headers: dict[str, str]


def sign_vote(
    secret: str,
    data: Mapping[str, Any] | None = None,
    *,
    event_id: str | None = None,
    test: bool = False,
    attempt: int = 1,
    signed_at: float | None = None,
    forged: bool = False,
    service: str = "Plaudit",
) -> SignedVote:
    """A delivery as the site would send it. `data` replaces fields of the sample vote, such as `userId`.

    A duplicate is a second call with the same `event_id`, a stale one has a `signed_at` in the past (in seconds since
    1970), and a forged one is signed with another secret.
    """
    chosen = TEST_EVENT_ID if test else event_id or secrets.token_hex(16)
    body = compact_json(_payload(chosen, test, data or {}))
    message_id = f"test_{secrets.token_hex(8)}" if test else chosen
    timestamp = str(int(time.time() if signed_at is None else signed_at))
    key = FORGED_SECRET if forged else secret.strip()
    headers = {
        "Content-Type": "application/json",
        "User-Agent": f"{service}-Webhooks/1",
        f"X-{service}-Event": "vote.created",
        f"X-{service}-Event-Id": chosen,
        f"X-{service}-Delivery": str(uuid.uuid4()),
        f"X-{service}-Attempt": str(attempt),
        "X-Webhook-Signature": sign_body(body, key),
        "webhook-id": message_id,
        "webhook-timestamp": timestamp,
        "webhook-signature": sign_standard(message_id, timestamp, body, key),
    }
    return SignedVote(body, headers)


def _payload(event_id: str, test: bool, data: Mapping[str, Any]) -> dict[str, Any]:
    now = datetime.now(timezone.utc)
    is_game = data.get("listingType") == "game" or "game" in data or "playerName" in data
    vote = {
        "listingId": "lst_sample",
        "userId": "123456789012345678",
        "votedAt": _time(now),
        "nextVoteAt": _time(now + timedelta(hours=24 if is_game else 12)),
        "weight": 1,
        "listingType": "game" if is_game else "bot",
        **({"game": "minecraft", "playerName": "Sample_1"} if is_game else {}),
        **data,
    }
    return {
        "event": "vote.created",
        "version": 1,
        "eventId": event_id,
        "timestamp": _time(now),
        "test": test,
        "data": vote,
    }


def _time(moment: datetime) -> str:
    return moment.isoformat(timespec="milliseconds").replace("+00:00", "Z")
