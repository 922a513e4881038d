"""Deduplication: a store says whether an event is new, being worked on, or done. This one is in memory."""

from __future__ import annotations

import threading
from collections import OrderedDict
from contextlib import AbstractAsyncContextManager, AbstractContextManager
from dataclasses import dataclass
from typing import Any, Literal, Protocol

ClaimState = Literal["new", "busy", "done"]


@dataclass(frozen=True)
class Claim:
    """`token` proves that the claim is still ours: another process may take over when its lease has ended."""

    state: ClaimState
    event_id: str
    token: str = ""


class Dedupe(Protocol):
    """A store. After a claim that is `new`, exactly one of `done` and `release` is called.

    A store whose claims expire also has `renew(claim)`, which is called every `renew_seconds` while a handler runs.
    """

    def claim(self, event_id: str) -> Claim: ...

    def done(self, claim: Claim) -> None: ...

    def release(self, claim: Claim) -> None: ...


class TransactionalDedupe(Protocol):
    """A store that hands its transaction to the handler, so that reward and mark are committed together."""

    def claim(self, event_id: str) -> Claim: ...

    def transaction(self, claim: Claim) -> AbstractContextManager[Any]:
        """Marks the event as done, yields the connection, and commits; rolls back if the handler fails."""
        ...

    def release(self, claim: Claim) -> None: ...


class AsyncTransactionalDedupe(Protocol):
    """The same for an asynchronous driver."""

    async def claim(self, event_id: str) -> Claim: ...

    def transaction(self, claim: Claim) -> AbstractAsyncContextManager[Any]: ...

    async def release(self, claim: Claim) -> None: ...


class LostClaim(RuntimeError):
    """Another process took over the event because this one was too slow. Nothing was committed."""


class MemoryDedupe:
    """Remembers the last events in memory. A restart forgets them, so use it where a second reward does no harm."""

    def __init__(self, max_events: int = 100_000) -> None:
        self._max_events = max_events
        self._lock = threading.Lock()
        self._running: set[str] = set()
        self._done: OrderedDict[str, None] = OrderedDict()

    def claim(self, event_id: str) -> Claim:
        with self._lock:
            if event_id in self._done:
                return Claim("done", event_id)
            if event_id in self._running:
                return Claim("busy", event_id)
            self._running.add(event_id)
            return Claim("new", event_id)

    def done(self, claim: Claim) -> None:
        with self._lock:
            self._running.discard(claim.event_id)
            self._done[claim.event_id] = None
            if len(self._done) > self._max_events:
                self._done.popitem(last=False)

    def release(self, claim: Claim) -> None:
        with self._lock:
            self._running.discard(claim.event_id)
