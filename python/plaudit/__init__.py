"""Receives votes of a Plaudit site, by webhook or live stream, and talks to its API."""

from .dedupe import Claim, Dedupe, LostClaim, MemoryDedupe
from .receiver import Receiver, Request, Response
from .refusals import Reason, Refused, Verified
from .signature import stream_secret
from .signing import SignedVote, sign_vote
from .sql import AsyncpgDedupe, SqlDedupe, SqliteDedupe
from .verify import verify
from .votes import Vote, parse_vote

__version__ = "0.2.0"
