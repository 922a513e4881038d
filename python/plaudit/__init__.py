"""Receives votes of a Plaudit site, by webhook or live stream, and talks to its API."""

from .async_client import AsyncClient
from .async_stream import AsyncStream
from .client import Client, ListedVote, VoteCheck
from .dedupe import Claim, Dedupe, LostClaim, MemoryDedupe
from .discord import Autoposter
from .errors import InvalidRequest, NetworkError, NotAuthorized, NotFound, PlauditError, RateLimited, StreamEnded
from .receiver import Receiver, Request, Response
from .refusals import Reason, Refused, Verified
from .signature import stream_secret
from .signing import SignedVote, sign_vote
from .sql import AsyncpgDedupe, SqlDedupe, SqliteDedupe
from .stream import Stream
from .stream_events import StreamEvent, StreamStatus
from .verify import verify
from .votes import Vote, parse_vote

__all__ = [
    "AsyncClient",
    "AsyncStream",
    "AsyncpgDedupe",
    "Autoposter",
    "Claim",
    "Client",
    "Dedupe",
    "InvalidRequest",
    "ListedVote",
    "LostClaim",
    "MemoryDedupe",
    "NetworkError",
    "NotAuthorized",
    "NotFound",
    "PlauditError",
    "RateLimited",
    "Reason",
    "Receiver",
    "Refused",
    "Request",
    "Response",
    "SignedVote",
    "SqlDedupe",
    "SqliteDedupe",
    "Stream",
    "StreamEnded",
    "StreamEvent",
    "StreamStatus",
    "Verified",
    "Vote",
    "VoteCheck",
    "parse_vote",
    "sign_vote",
    "stream_secret",
    "verify",
]
