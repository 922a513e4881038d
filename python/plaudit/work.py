"""What is done with a genuine event: claim it, call the handler, mark it as done. Shared by receiver and stream."""

from __future__ import annotations

import asyncio
import inspect
import logging
import threading
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from typing import Any, Literal, Union

from .dedupe import Claim, MemoryDedupe
from .votes import Vote

log = logging.getLogger("plaudit")

Outcome = Literal["handled", "duplicate", "busy"]
Handler = Callable[..., None | Awaitable[None] | Any]
"""`handler(vote)`, or `handler(vote, transaction)` if the store has transactions; plain or `async`."""


class VoteWork:
    """Runs the handlers once for each event. The handler's exception is the caller's to see."""

    def __init__(self, on_vote: Handler, on_test: Handler | None, dedupe: Any | None) -> None:
        self._on_vote, self._on_test = on_vote, on_test
        self._store: Any = MemoryDedupe() if dedupe is None else dedupe
        self._has_transactions = hasattr(self._store, "transaction")
        self._store_is_async = inspect.iscoroutinefunction(self._store.claim)
        self.is_async = self._store_is_async or any(is_async(handler) for handler in (on_vote, on_test))
        self._check()

    def _check(self) -> None:
        """A connection belongs to its thread, so the handler has to be of the same kind as the store."""
        if not self._has_transactions or self._store_is_async == is_async(self._on_vote):
            return
        name = type(self._store).__name__
        wanted = "async def" if self._store_is_async else "def, not async def"
        raise TypeError(f"{name} hands its connection to the handler, so on_vote must be declared with {wanted}.")

    def run(self, vote: Vote) -> Outcome:
        """For plain handlers and stores."""
        if vote.test:
            if self._on_test is not None:
                _call_plain(self._on_test, vote)
            return "handled"
        claim = self._store.claim(vote.event_id)
        if claim.state != "new":
            return _repeated(claim)
        try:
            if self._has_transactions:
                with self._store.transaction(claim) as transaction:
                    _call_plain(self._on_vote, vote, transaction)
            else:
                with _renewed(self._store, claim):
                    _call_plain(self._on_vote, vote)
        except BaseException:
            self._store.release(claim)
            raise
        if not self._has_transactions:
            self._store.done(claim)
        return "handled"

    async def run_async(self, vote: Vote) -> Outcome:
        """For any mixture. What is not asynchronous runs in a thread, so that the event loop never waits for it."""
        if not self.is_async:
            return await asyncio.to_thread(self.run, vote)
        if vote.test:
            if self._on_test is not None:
                await _call(self._on_test, vote)
            return "handled"
        claim: Claim = await _call(self._store.claim, vote.event_id)
        if claim.state != "new":
            return _repeated(claim)
        try:
            await self._reward(vote, claim)
        except BaseException:
            await asyncio.shield(_call(self._store.release, claim))
            raise
        if not self._has_transactions:
            await _call(self._store.done, claim)
        return "handled"

    async def _reward(self, vote: Vote, claim: Claim) -> None:
        if not self._has_transactions:
            with _renewed(self._store, claim):
                await _call(self._on_vote, vote)
        elif self._store_is_async:
            async with self._store.transaction(claim) as transaction:
                await _call(self._on_vote, vote, transaction)
        else:
            await asyncio.to_thread(self._in_transaction, vote, claim)

    def _in_transaction(self, vote: Vote, claim: Claim) -> None:
        with self._store.transaction(claim) as transaction:
            _call_plain(self._on_vote, vote, transaction)


@contextmanager
def _renewed(store: Any, claim: Claim) -> Iterator[None]:
    """Renews a claim with a lease while its handler runs, so that nobody takes over and rewards the vote again."""
    if not hasattr(store, "renew"):
        yield
        return
    ended = threading.Event()

    def renew() -> None:
        while not ended.wait(getattr(store, "renew_seconds", 60.0)):
            try:
                store.renew(claim)
            except Exception:
                log.exception("The claim of the event %s was not renewed. It is tried again.", claim.event_id)

    thread = threading.Thread(target=renew, name="plaudit-renew", daemon=True)
    thread.start()
    try:
        yield
    finally:
        ended.set()


def _call_plain(function: Callable[..., Any], *values: Any) -> None:
    """A coroutine that nobody awaits would be a vote without a reward."""
    result = function(*values)
    if inspect.iscoroutine(result):
        result.close()
        raise TypeError("The handler returned a coroutine. Declare it with async def instead of wrapping it.")


async def _call(function: Callable[..., Any], *values: Any) -> Any:
    if is_async(function):
        return await function(*values)
    result = await asyncio.to_thread(function, *values)
    # A plain function may return a coroutine, such as a lambda that calls an asynchronous one.
    return await result if inspect.isawaitable(result) else result


def is_async(function: Any) -> bool:
    """Whether calling it returns a coroutine: a function, a method, an object with `__call__`, or a partial of one."""
    inner = getattr(function, "func", function)
    return inspect.iscoroutinefunction(inner) or inspect.iscoroutinefunction(getattr(inner, "__call__", None))


def _repeated(claim: Claim) -> Outcome:
    return "duplicate" if claim.state == "done" else "busy"
