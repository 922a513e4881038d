"""An event loop in a thread, which runs asynchronous handlers for synchronous frameworks."""

from __future__ import annotations

import asyncio
import os
import threading


class BackgroundLoop:
    """Started with the first use, and again in each process that is forked."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._loop: asyncio.AbstractEventLoop | None = None
        self._process = 0

    def get(self) -> asyncio.AbstractEventLoop:
        with self._lock:
            if self._loop is None or self._process != os.getpid():
                self._loop, self._process = asyncio.new_event_loop(), os.getpid()
                threading.Thread(target=self._loop.run_forever, name="plaudit-loop", daemon=True).start()
            return self._loop
