"""The live stream: every vote over an outgoing connection, without a public port."""

from __future__ import annotations

import logging
import re
import threading
from collections import OrderedDict
from collections.abc import Callable, Generator, Iterator, Sequence
from typing import Any
from urllib.parse import urlencode

from .acknowledger import Acknowledger
from .api_request import api_address, check_token, send_request
from .backoff import backoff
from .errors import PlauditError, StreamEnded
from .signature import stream_secret
from .sse import Comment, Frame, Retry
from .stream_connection import StreamConnection
from .stream_events import StreamEvent, StreamStatus, read_ended, read_event, read_fields
from .work import Handler, VoteWork

log = logging.getLogger("plaudit")

REMEMBERED_EVENTS = 1_000
ACKNOWLEDGE_SECONDS = 10.0
DEFAULT_RETRY_SECONDS = 1.0
# A refusal by the API itself; a 403 of a firewall may be temporary.
FINAL_STATUSES = (400, 401, 403)
OnStatus = Callable[[StreamStatus], None]


class Stream:
    """Follows the stream, over any number of connections: `for event in stream`, or `stream.run(on_vote)`.

    An event counts as handled when the loop asks for the next one. `consumer`: the name under which the service
    remembers how far this program has come, so that it gets everything that it missed; each program needs its own.
    `after`: an event ID, or "0" for the oldest event; without `consumer` and `after` the stream begins now.
    `retry`: the first pause before connecting or calling a handler again, in seconds; later ones double.
    `max_failures`: ends after so many failures to connect in a row; by default never.
    """

    def __init__(
        self,
        base_url: str,
        token: str,
        consumer: str | None = None,
        *,
        after: str | None = None,
        events: Sequence[str] = ("vote", "test"),
        on_status: OnStatus | None = None,
        max_failures: int | None = None,
        retry: float | None = None,
        silence: float = 25.0,
        acknowledge_interval: float = 1.0,
    ) -> None:
        _check_options(consumer, after, events)
        self._address = f"{api_address(base_url)}/webhooks/stream"
        self._token = check_token(token)
        self._secret = stream_secret(self._token)
        self._consumer, self._after, self._events = consumer, after, events
        self._on_status = _log_status if on_status is None else on_status
        self._max_failures, self._silence = max_failures, silence
        # Without a wish of the caller, the service says how long to wait before connecting again.
        self._retry, self._keeps_retry = (DEFAULT_RETRY_SECONDS, False) if retry is None else (retry, True)
        self._acknowledge_interval = acknowledge_interval
        self._last_id: str | None = None
        self._failures = 0
        self._handled: OrderedDict[str, None] = OrderedDict()
        self._closed = threading.Event()
        self._connection: StreamConnection | None = None

    def __repr__(self) -> str:
        return f"Stream({self._address!r}, consumer={self._consumer!r})"

    @property
    def is_closed(self) -> bool:
        return self._closed.is_set()

    def close(self) -> None:
        """Ends the stream after the event that is being handled. May be called by another thread."""
        self._closed.set()
        connection = self._connection
        if connection is not None:
            connection.close()

    def run(self, on_vote: Handler, on_test: Handler | None = None, dedupe: Any | None = None) -> None:
        """Calls the handlers, one event at a time, until the stream ends. An event whose handler fails comes again."""
        work = VoteWork(on_vote, on_test, dedupe)
        if work.is_async:
            raise TypeError("The handlers are asynchronous. Use AsyncStream.")
        for event in self:
            failures = 0
            while not self._try(work, event, failures + 1):
                failures += 1
                if self._closed.wait(backoff(failures, self._retry)):
                    return

    def __iter__(self) -> Iterator[StreamEvent]:
        return self.events()

    def events(self) -> Generator[StreamEvent, None, None]:
        """Raises StreamEnded or another PlauditError when connecting again cannot help."""
        acknowledger = self._acknowledger()
        try:
            while not self._closed.is_set():
                wait = 0.0
                try:
                    yield from self._follow(acknowledger)
                    self._failures += 1
                    wait = self._pause("The service closed the connection. It is opened again.", None)
                except PlauditError as error:
                    self._failures += 1
                    if not self._closed.is_set():
                        self._raise_if_final(error)
                        wait = self._pause(str(error), error)
                self._closed.wait(wait)
        finally:
            if acknowledger is not None:
                acknowledger.flush()

    def _follow(self, acknowledger: Acknowledger | None) -> Iterator[StreamEvent]:
        """The events of one connection."""
        self._connection = StreamConnection(self._url(), self._token, self._silence)
        if self._closed.is_set():
            return
        try:
            last = None if self._last_id == "0" else self._last_id
            for item in self._connection.items(last):
                if isinstance(item, Comment):
                    self._failures = 0
                elif isinstance(item, Retry):
                    if not self._keeps_retry:
                        self._retry = min(max(item.seconds, 0.01), 30.0)
                elif item.event in ("vote", "test"):
                    event = read_event(item, self._secret)
                    if event.id not in self._handled:
                        yield event
                    self._remember(event.id)
                    if acknowledger is not None:
                        acknowledger.handled(event.id)
                elif self._notice(item):
                    return
                if self._closed.is_set():
                    return
        finally:
            self._connection.close()

    def _notice(self, frame: Frame) -> bool:
        """Whether the service has ended the connection."""
        if frame.event == "ready":
            position = read_fields(frame).get("position")
            if self._last_id is None:
                # If the connection ends before the first event, the next one must not begin later than this one.
                self._last_id = position if isinstance(position, str) else "0"
            self._report(StreamStatus("connected", "Connected to the live stream."))
        elif frame.event == "gap":
            self._report(StreamStatus("gap", str(read_fields(frame).get("message", "Events may be missing."))))
        elif frame.event == "ended":
            error = read_ended(frame)
            if error is not None:
                raise error
            return True
        return False

    def _url(self) -> str:
        after = self._after if self._last_id is None else ("0" if self._last_id == "0" else None)
        query = {"consumer": self._consumer, "after": after, "events": ",".join(self._events)}
        return f"{self._address}?{urlencode({name: value for name, value in query.items() if value is not None})}"

    def _remember(self, event_id: str) -> None:
        self._last_id, self._failures = event_id, 0
        self._handled[event_id] = None
        if len(self._handled) > REMEMBERED_EVENTS:
            self._handled.popitem(last=False)

    def _pause(self, message: str, error: PlauditError | None) -> float:
        wait = max(backoff(self._failures, self._retry), (error and error.retry_after) or 0.0)
        if not self._closed.is_set():
            self._report(StreamStatus("reconnecting", message, error))
        return wait

    def _raise_if_final(self, error: PlauditError) -> None:
        final = isinstance(error, StreamEnded) or (error.status in FINAL_STATUSES and error.code != "INVALID_RESPONSE")
        if not final and (self._max_failures is None or self._failures < self._max_failures):
            return
        self._report(StreamStatus("ended", str(error), error))
        if final:
            raise error
        raise StreamEnded(
            f"Connecting failed {self._failures} times in a row. {error}", code="STREAM_GAVE_UP"
        ) from error

    def _acknowledger(self) -> Acknowledger | None:
        consumer = self._consumer
        if consumer is None:
            return None
        return Acknowledger(
            lambda event_id: self._acknowledge({"consumer": consumer, "eventId": event_id}),
            self._acknowledge_interval,
            lambda error: self._report(
                StreamStatus(
                    "not_acknowledged", f"The position could not be stored, so events may come again. {error}", error
                )
            ),
        )

    def _acknowledge(self, body: dict[str, str]) -> None:
        send_request("POST", f"{self._address}/acknowledge", self._token, body, ACKNOWLEDGE_SECONDS)

    def _try(self, work: VoteWork, event: StreamEvent, number: int) -> bool:
        try:
            return work.run(event.vote) != "busy"
        except Exception as error:
            self.handler_failed(event, error, number)
            return False

    def handler_failed(self, event: StreamEvent, error: BaseException, number: int) -> None:
        """Reports it; the caller calls the handler again, and later events wait."""
        message = (
            f"The handler of event {event.vote.event_id} failed ({error!r}). It is called again; later events wait."
        )
        self._report(StreamStatus("handler_failed", message, error))

    def _report(self, status: StreamStatus) -> None:
        try:
            self._on_status(status)
        except Exception:
            log.exception("on_status failed.")


def _log_status(status: StreamStatus) -> None:
    level = logging.INFO if status.state == "connected" else logging.WARNING
    error = status.error if status.state == "handler_failed" else None
    log.log(level, "%s", status.message, exc_info=error)


def _check_options(consumer: str | None, after: str | None, events: Sequence[str]) -> None:
    if consumer is not None and not re.fullmatch(r"[A-Za-z0-9._-]{1,64}", consumer):
        raise ValueError("consumer must be 1 to 64 letters, digits, dots, hyphens or underscores.")
    if after is not None and not re.fullmatch(r"[A-Za-z0-9_-]{1,64}", after):
        raise ValueError('after must be an event ID, or "0" for the oldest event.')
    if not events or not set(events) <= {"vote", "test"}:
        raise ValueError('events must contain "vote", "test" or both.')
