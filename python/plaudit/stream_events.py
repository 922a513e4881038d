"""The frames of the live stream: votes and test events, verified, and frames about the stream itself."""

from __future__ import annotations

import base64
import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal

from .errors import PlauditError, StreamEnded
from .sse import Frame
from .verify import verify
from .votes import Vote


@dataclass(frozen=True)
class StreamEvent:
    """`id` is the position in the stream; for votes it is the event ID. `body` and `headers` are those of a webhook."""

    type: Literal["vote", "test"]
    id: str
    vote: Vote
    body: bytes
    headers: Mapping[str, str]


@dataclass(frozen=True)
class StreamStatus:
    """What happens to the connection. `message` says it in words; `error` is there if something failed."""

    state: Literal["connected", "gap", "reconnecting", "handler_failed", "not_acknowledged", "ended"]
    message: str
    error: BaseException | None = None


ENDINGS: Mapping[str, tuple[str, str]] = {
    "revoked": (
        "STREAM_REVOKED",
        "The API token no longer works. Create a new one in the dashboard (Tokens).",
    ),
    "replaced": (
        "STREAM_REPLACED",
        "Its name is the parameter `consumer`.",
    ),
}


def read_event(frame: Frame, secret: str) -> StreamEvent:
    """Verifies the event with the stream secret; raises a PlauditError for a frame that must not be handled."""
    try:
        sent = json.loads(frame.data)
        body = base64.b64decode(sent["body"], validate=True)
        headers = {str(name): str(value) for name, value in sent["headers"].items()}
    except (ValueError, KeyError, TypeError, AttributeError):
        raise _unusable("An event of the stream cannot be read.") from None
    # The signed time is not compared with this machine's clock, because a wrong clock must not cost votes: the event
    # was requested by this connection.
    result = verify(body, headers, secret, tolerance=None)
    if not result.ok:
        raise _unusable(f"An event of the stream was refused ({result.reason}).")
    if result.event.event_id != sent.get("eventId") or result.event.test != (frame.event == "test") or not frame.id:
        raise _unusable("An event of the stream has the wrong ID or type.")
    return StreamEvent("test" if result.event.test else "vote", frame.id, result.event, body, headers)


def _unusable(what: str) -> PlauditError:
    message = f"{what} It was not handled. If this repeats, check the address of the site and any proxy in between."
    return PlauditError(message, code="INVALID_RESPONSE", status=200)


def read_ended(frame: Frame) -> PlauditError | None:
    """StreamEnded if connecting again cannot help; None for an end after which the client connects again."""
    fields = read_fields(frame)
    ending = ENDINGS.get(str(fields.get("reason")))
    if ending is None:
        return None
    code, advice = ending
    return StreamEnded(f"{fields.get('message', '')} {advice}".strip(), code=code)


def read_fields(frame: Frame) -> Mapping[str, Any]:
    try:
        fields = json.loads(frame.data)
    except ValueError:
        return {}
    return fields if isinstance(fields, dict) else {}
