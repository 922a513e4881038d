"""The live stream for asyncio: `Stream` in a thread of its own, with handlers on the event loop."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from .backoff import backoff
from .stream import DEFAULT_RETRY_SECONDS, Stream
from .stream_events import StreamEvent
from .work import Handler, VoteWork


class AsyncStream:
    """`async for event in stream`, or `await stream.run(on_vote)`. Takes the options of `Stream`."""

    def __init__(self, base_url: str, token: str, consumer: str | None = None, **options: Any) -> None:
        self._stream = Stream(base_url, token, consumer, **options)
        self._retry = float(options.get("retry") or DEFAULT_RETRY_SECONDS)

    def __repr__(self) -> str:
        return f"Async{self._stream!r}"

    def close(self) -> None:
        """Ends the stream after the event that is being handled."""
        self._stream.close()

    async def run(self, on_vote: Handler, on_test: Handler | None = None, dedupe: Any | None = None) -> None:
        """Calls the handlers, one event at a time, until the stream ends. An event whose handler fails comes again."""
        work = VoteWork(on_vote, on_test, dedupe)
        async for event in self:
            failures = 0
            while not await self._try(work, event, failures + 1):
                failures += 1
                if self._stream.is_closed:
                    return
                await asyncio.sleep(backoff(failures, self._retry))

    async def __aiter__(self) -> AsyncIterator[StreamEvent]:
        loop = asyncio.get_running_loop()
        # A thread of its own: the shared ones must not be occupied forever.
        executor = ThreadPoolExecutor(1, thread_name_prefix="plaudit-stream")
        events = self._stream.events()
        try:
            while (event := await loop.run_in_executor(executor, next, events, None)) is not None:
                yield event
        finally:
            # Also after a cancellation, while the thread still waits for the next event.
            self._stream.close()
            closing = loop.run_in_executor(executor, events.close)
            executor.shutdown(wait=False)
            await asyncio.shield(closing)

    async def _try(self, work: VoteWork, event: StreamEvent, number: int) -> bool:
        try:
            return await work.run_async(event.vote) != "busy"
        except Exception as error:
            self._stream.handler_failed(event, error, number)
            return False
