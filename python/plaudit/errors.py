"""The errors of everything that calls the API. Messages say what to do, and never contain the token."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class InvalidField:
    field: str
    message: str


class PlauditError(Exception):
    """`status`: the HTTP status, 0 without a response. `code`: the API's error code, or one of those below.

    Codes beyond those of the API: NETWORK_ERROR (no response), INVALID_RESPONSE (not a response of Plaudit),
    STREAM_REVOKED, STREAM_REPLACED and STREAM_GAVE_UP. `retry_after`: seconds, if the service said so.
    """

    def __init__(
        self,
        message: str,
        *,
        code: str,
        status: int = 0,
        fields: tuple[InvalidField, ...] = (),
        retry_after: float | None = None,
    ) -> None:
        super().__init__(message)
        self.code, self.status, self.fields, self.retry_after = code, status, fields, retry_after


class NetworkError(PlauditError):
    """No response arrived."""


class NotAuthorized(PlauditError):
    """The token is unknown, revoked, lacks the scope, or belongs to another listing."""


class NotFound(PlauditError):
    """There is no such thing."""


class InvalidRequest(PlauditError):
    """`fields` says what is wrong."""


class RateLimited(PlauditError):
    """`retry_after` says when to try again."""


class StreamEnded(PlauditError):
    """The live stream has ended for good, for example because the token was revoked."""
