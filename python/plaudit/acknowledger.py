"""Stores on the service how far a consumer has come: at most once a second, and never ahead of the handler."""

from __future__ import annotations

import threading
from collections.abc import Callable

from .backoff import backoff
from .errors import PlauditError


class Acknowledger:
    """`store(id)` raises a PlauditError if it fails. It is called in a thread, which starts with the first event."""

    def __init__(
        self, store: Callable[[str], None], interval: float, on_failure: Callable[[PlauditError], None]
    ) -> None:
        self._store, self._interval, self._on_failure = store, interval, on_failure
        self._changed = threading.Condition()
        self._latest: str | None = None
        self._stored: str | None = None
        self._closing = threading.Event()
        self._thread: threading.Thread | None = None

    def handled(self, event_id: str) -> None:
        """This event and all before it are done."""
        with self._changed:
            self._latest = event_id
            self._changed.notify()
            if self._thread is None:
                self._thread = threading.Thread(target=self._run, name="plaudit-acknowledge", daemon=True)
                self._thread.start()

    def flush(self) -> None:
        """Stores what is not stored yet, once. If that fails, the events are streamed again."""
        self._closing.set()
        with self._changed:
            self._changed.notify()
        if self._thread is not None:
            self._thread.join()
            self._store_latest()

    def _run(self) -> None:
        failures = 0
        while not self._closing.is_set():
            with self._changed:
                while self._latest == self._stored and not self._closing.is_set():
                    self._changed.wait()
            if self._closing.is_set():
                return
            failures = 0 if self._store_latest() else failures + 1
            self._closing.wait(backoff(failures, self._interval) if failures else self._interval)

    def _store_latest(self) -> bool:
        latest = self._latest
        if latest is None or latest == self._stored:
            return True
        try:
            self._store(latest)
        except PlauditError as error:
            self._on_failure(error)
            # An event that the service no longer has cannot be acknowledged; a later one can.
            if error.status == 404:
                self._stored = latest
            return False
        self._stored = latest
        return True
