"""The payload of a vote: parsed from the bytes of a webhook or of the live stream."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any, Literal

TEST_EVENT_ID = "test"


@dataclass(frozen=True)
class Vote:
    """A vote, or a test event. Never grant a reward if `test` is true."""

    event_id: str
    """The same in all retries and redeliveries: deduplicate by it. `test` in test events."""
    test: bool
    listing_id: str
    listing_type: Literal["bot", "game"]
    user_id: str
    """The voter's Discord ID, or the ID of their account on the site, such as `usr_…`."""
    voted_at: datetime
    next_vote_at: datetime
    weight: float
    """The weight in the ranking. The public count always increases by one."""
    game: str | None = None
    player_name: str | None = None
    timestamp: datetime | None = None
    raw: Mapping[str, Any] = field(default_factory=dict, repr=False, compare=False)
    """The whole payload, with fields that this version of the package does not know."""


class UnreadableVote(ValueError):
    """The body cannot be read as a vote event."""


class UnsupportedEvent(UnreadableVote):
    """Another event, or another version of the payload."""


def parse_vote(body: bytes) -> Vote:
    """Parses the body of a delivery; raises UnreadableVote. Unknown fields are ignored."""
    try:
        payload = json.loads(body.decode("utf-8"))
        if (payload["event"], payload["version"]) != ("vote.created", 1):
            raise UnsupportedEvent(f"event {payload['event']!r}, version {payload['version']!r}")
        return _read(payload, payload["data"])
    except UnreadableVote:
        raise
    except (ValueError, KeyError, TypeError, RecursionError) as error:
        raise UnreadableVote(f"{type(error).__name__}: {error}") from None


def is_annulment(body: bytes) -> bool:
    """Whether this is an event of an annulled or restored vote, which the receiver accepts and ignores."""
    try:
        payload = json.loads(body.decode("utf-8"))
        return payload["event"] in ("vote.annulled", "vote.restored") and payload["version"] == 1
    except (ValueError, KeyError, TypeError, RecursionError):
        return False


def _read(payload: Mapping[str, Any], data: Mapping[str, Any]) -> Vote:
    if not isinstance(payload["test"], bool):
        raise UnreadableVote("test is neither true nor false")
    game = data["listingType"] == "game"
    return Vote(
        event_id=_text(payload, "eventId"),
        # Either sign of a test event is enough, so that none is ever rewarded.
        test=payload["test"] or payload["eventId"] == TEST_EVENT_ID,
        listing_id=_text(data, "listingId"),
        listing_type="game" if game else "bot",
        user_id=_text(data, "userId"),
        voted_at=parse_time(data["votedAt"]),
        next_vote_at=parse_time(data["nextVoteAt"]),
        weight=data["weight"],
        game=data.get("game") if game else None,
        player_name=data.get("playerName") if game else None,
        timestamp=parse_time(payload["timestamp"]),
        raw=payload,
    )


def _text(fields: Mapping[str, Any], name: str) -> str:
    value = fields[name]
    if not isinstance(value, str) or value == "":
        raise UnreadableVote(f"{name} is not text")
    return value


def parse_time(text: str) -> datetime:
    """Parses an ISO 8601 time. Before Python 3.11, `fromisoformat` does not know `Z`."""
    return datetime.fromisoformat(text[:-1] + "+00:00" if text.endswith("Z") else text)
