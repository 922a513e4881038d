"""The receiver of vote webhooks: verifies a request, runs the handler once per event, and chooses the response."""

from __future__ import annotations

import asyncio
import contextvars
import logging
import threading
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Future, wait
from dataclasses import dataclass, field
from typing import Any

from .adapters.aiohttp import respond_aiohttp
from .adapters.asgi import AsgiApp
from .adapters.flask import respond_flask
from .adapters.http_server import make_http_handler
from .adapters.wsgi import respond_wsgi
from .event_loop import BackgroundLoop
from .refusals import Refused, refuse
from .verify import Headers, clean_secrets, compact_json, lower_case, verify
from .votes import Vote, is_annulment
from .work import Handler, Outcome, VoteWork, is_async

log = logging.getLogger("plaudit")

MAX_BODY_BYTES = 256 * 1024
# The site waits ten seconds. A late 2xx would count as a failure, so the receiver responds before that.
TIMEOUT_SECONDS = 8.0
MAX_RUNNING = 100

Body = bytes | bytearray | memoryview | str | Mapping[str, Any] | Refused


@dataclass(frozen=True)
class Request:
    """A request as an adapter read it. `body` is a refusal if it could not be read."""

    method: str
    headers: Headers
    body: Body


@dataclass(frozen=True)
class Response:
    status: int
    text: str = ""
    headers: Mapping[str, str] = field(default_factory=dict)


class Receiver:
    """Receives votes. Give it to your framework: `receiver.aiohttp`, `.flask`, `.fastapi`, `.wsgi` or `.serve()`.

    `secret`: the signing secret of the Webhook page, or several. `on_vote(vote)` gives the reward; it may be `async`.
    If it fails, the site sends the vote again. `on_test(vote)` gets test events, which must not be rewarded.
    `on_refused(refused)` gets what was refused and why; by default that is logged. `dedupe`: where rewarded events are
    remembered; by default in memory, which a restart empties.
    """

    def __init__(
        self,
        secret: str | Sequence[str],
        on_vote: Handler,
        on_test: Handler | None = None,
        on_refused: Callable[[Refused], None] | None = None,
        dedupe: Any | None = None,
        *,
        timeout: float = TIMEOUT_SECONDS,
        max_body: int = MAX_BODY_BYTES,
    ) -> None:
        self._secrets = clean_secrets(secret)
        if not self._secrets or "" in self._secrets:
            raise ValueError("The signing secret is empty. Set it to the whsec_… shown on the listing's Webhook page.")
        if is_async(on_refused):
            raise TypeError("on_refused must be declared with def, not async def: nobody waits for it.")
        self._work = VoteWork(on_vote, on_test, dedupe)
        self._on_refused = _log_refusal if on_refused is None else on_refused
        self._timeout = timeout
        self.max_body = max_body
        self._running = threading.BoundedSemaphore(MAX_RUNNING)
        self._loop = BackgroundLoop()
        self._tasks: set[asyncio.Task[Outcome]] = set()
        self._warned = False
        self.asgi = AsgiApp(self)
        self.fastapi = self.starlette = self.asgi

    def handle(self, request: Request) -> Response:
        """For synchronous frameworks. Adapters call it; so can your own."""
        vote = self._check(request)
        if isinstance(vote, Response):
            return vote
        if self._work.is_async:
            future = asyncio.run_coroutine_threadsafe(self._work.run_async(vote), self._loop.get())
        else:
            started = self._start_thread(vote)
            if started is None:
                return self._overloaded()
            future = started
        done, _ = wait({future}, timeout=self._timeout)
        if not done:
            return self._too_slow(vote, future)
        return self._respond(vote, future.exception() or future.result())

    async def handle_async(self, request: Request) -> Response:
        """For asynchronous frameworks."""
        vote = self._check(request)
        if isinstance(vote, Response):
            return vote
        if self._work.is_async:
            task = asyncio.create_task(self._work.run_async(vote))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
            waiting: asyncio.Future[Outcome] = task
        else:
            started = self._start_thread(vote)
            if started is None:
                return self._overloaded()
            waiting = asyncio.wrap_future(started)
        # Not `wait_for`: what runs must go on after the time limit, and when the client has gone.
        done, _ = await asyncio.wait({waiting}, timeout=self._timeout)
        if not done:
            return self._too_slow(vote, waiting)
        return self._respond(vote, waiting.exception() or waiting.result())

    async def aiohttp(self, request: Any) -> Any:
        """`app.router.add_route("*", "/votes", receiver.aiohttp)`"""
        return await respond_aiohttp(self, request)

    def flask(self) -> Any:
        """`app.add_url_rule("/votes", view_func=receiver.flask, methods=["GET", "POST"])`"""
        return respond_flask(self)

    def wsgi(self, environ: Mapping[str, Any], start_response: Any) -> list[bytes]:
        """A WSGI application, for gunicorn, waitress, or a path of another application."""
        return respond_wsgi(self, environ, start_response)

    def http_handler(self, path: str = "/votes") -> Any:
        """A class for `http.server.ThreadingHTTPServer`."""
        return make_http_handler(self, path)

    def serve(self, port: int, host: str = "127.0.0.1", path: str = "/votes") -> None:
        """Runs a server of the standard library until the program is interrupted."""
        from http.server import ThreadingHTTPServer

        with ThreadingHTTPServer((host, port), self.http_handler(path)) as server:
            server.serve_forever()

    def _check(self, request: Request) -> Vote | Response:
        if request.method.upper() != "POST":
            return self._refuse(refuse("wrong_method", method=request.method.upper()[:20]))
        headers = lower_case(request.headers)
        encoding = headers.get("content-encoding", "identity").strip().lower()
        if encoding not in ("", "identity"):
            return self._refuse(refuse("content_encoding", encoding=encoding[:40]))
        if isinstance(request.body, Refused):
            return self._refuse(request.body)
        body = self._to_bytes(request.body)
        if len(body) > self.max_body:
            return self._refuse(refuse("body_too_large", limit=self.max_body))
        result = verify(body, headers, self._secrets)
        if result.ok:
            return result.event
        if result.reason == "unsupported_event" and is_annulment(body):
            return Response(200, "Annulled and restored votes are ignored.")
        is_parsed = isinstance(request.body, Mapping) and result.reason == "signature_mismatch"
        return self._refuse(refuse("body_already_parsed") if is_parsed else result)

    def _to_bytes(self, body: Any) -> bytes:
        if isinstance(body, str):
            return body.encode("utf-8", "surrogatepass")
        if not isinstance(body, Mapping):
            return bytes(body)
        # The site's JSON has no white space, so writing it again mostly leads to the same bytes. The signature decides.
        if not self._warned:
            self._warned = True
            log.warning("The receiver got a parsed body. Pass the raw bytes of the request instead.")
        return compact_json(body)

    def _refuse(self, refused: Refused) -> Response:
        try:
            self._on_refused(refused)
        except Exception:
            log.exception("on_refused failed.")
        headers = {"Allow": "POST"} if refused.reason == "wrong_method" else {}
        # The site shows this text in its delivery log, where the owner looks for the cause.
        return Response(refused.status, refused.message, headers)

    def _start_thread(self, vote: Vote) -> Future[Outcome] | None:
        """Runs the work in a thread of its own, in the caller's context; None if too many are running."""
        if not self._running.acquire(blocking=False):
            return None
        future: Future[Outcome] = Future()
        context = contextvars.copy_context()

        def run() -> None:
            try:
                future.set_result(context.run(self._work.run, vote))
            except BaseException as error:
                future.set_exception(error)
            finally:
                self._running.release()

        threading.Thread(target=run, name="plaudit-vote", daemon=True).start()
        return future

    def _respond(self, vote: Vote, result: Outcome | BaseException) -> Response:
        if isinstance(result, BaseException):
            log.error("The handler failed for the event %s. It will be sent again.", vote.event_id, exc_info=result)
            return Response(503, "The handler failed. Its error is in the log of the receiver.")
        if result == "busy":
            return Response(503, "This event is being worked on. It will be sent again.")
        return Response(204)

    def _too_slow(self, vote: Vote, future: Any) -> Response:
        future.add_done_callback(lambda ended: _log_late_failure(vote, ended))
        log.warning(
            "The handler has not finished the event %s within %g s. It goes on, and the event is sent again to confirm "
            "it. Do slow work elsewhere.",
            vote.event_id,
            self._timeout,
        )
        return Response(503, f"The handler has not finished within {self._timeout:g} seconds. It goes on.")

    def _overloaded(self) -> Response:
        log.warning("More than %d events are being worked on. Further ones are refused until some end.", MAX_RUNNING)
        return Response(503, "Too many events are being worked on. This one will be sent again.")


def _log_refusal(refused: Refused) -> None:
    log.warning("A request was refused (%s): %s", refused.reason, refused.message)


def _log_late_failure(vote: Vote, ended: Any) -> None:
    error = None if ended.cancelled() else ended.exception()
    if error is not None:
        log.error("The handler failed late for the event %s. It is sent again.", vote.event_id, exc_info=error)
