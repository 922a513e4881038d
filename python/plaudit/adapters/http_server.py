"""The receiver as a handler of `http.server`, for programs without a web framework."""

from __future__ import annotations

from http.server import BaseHTTPRequestHandler
from typing import TYPE_CHECKING, Any

from ..refusals import Refused, refuse

if TYPE_CHECKING:
    from ..receiver import Receiver

SOCKET_TIMEOUT_SECONDS = 15


def make_http_handler(receiver: Receiver, path: str) -> type[BaseHTTPRequestHandler]:
    """A handler class for `ThreadingHTTPServer`. Other paths than `path` are 404."""
    from ..receiver import Request, Response

    class VoteHandler(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"
        # A client that stops sending must not keep a thread forever.
        timeout = SOCKET_TIMEOUT_SECONDS

        def respond(self) -> None:
            if self.path.split("?")[0] != path:
                self.close_connection = True
                return self.send(Response(404, f"Votes are received at {path}."))
            body = _read(self, receiver.max_body)
            try:
                self.send(receiver.handle(Request(self.command, self.headers.items(), body)))
            except OSError:
                # The client has gone; what was done stays done.
                self.close_connection = True

        do_GET = do_HEAD = do_POST = do_PUT = do_PATCH = do_DELETE = do_OPTIONS = respond

        def send(self, response: Response) -> None:
            content = response.text.encode() if self.command != "HEAD" else b""
            self.send_response(response.status)
            for name, value in response.headers.items():
                self.send_header(name, value)
            if response.status != 204:
                self.send_header("Content-Type", "text/plain; charset=utf-8")
                self.send_header("Content-Length", str(len(content)))
            if self.close_connection:
                self.send_header("Connection", "close")
            self.end_headers()
            self.wfile.write(content)

        def log_message(self, format: str, *args: Any) -> None:
            """Nothing: refusals and failures are logged by the receiver."""

    return VoteHandler


def _read(handler: BaseHTTPRequestHandler, limit: int) -> bytes | Refused:
    if handler.headers.get("Transfer-Encoding"):
        # What follows is not known to be another request.
        handler.close_connection = True
        return _read_chunks(handler, limit)
    text = handler.headers.get("Content-Length", "")
    if not (text.isascii() and text.isdigit()):
        # Without a length, the end of the body cannot be known; the site always sends one.
        handler.close_connection = True
        return b""
    length = int(text)
    if length > limit:
        handler.close_connection = True
        return refuse("body_too_large", limit=limit)
    try:
        body = handler.rfile.read(length)
    except OSError:
        body = b""
    if len(body) == length:
        return body
    handler.close_connection = True
    return refuse("body_incomplete")


def _read_chunks(handler: BaseHTTPRequestHandler, limit: int) -> bytes | Refused:
    """A body in chunks, as some proxies send it (RFC 9112, 7.1)."""
    body = b""
    try:
        while size := int(handler.rfile.readline(100).split(b";")[0].strip() or b"?", 16):
            if not 0 < size <= limit - len(body):
                return refuse("body_too_large", limit=limit)
            chunk = handler.rfile.read(size + 2)
            if len(chunk) != size + 2 or not chunk.endswith(b"\r\n"):
                return refuse("body_incomplete")
            body += chunk[:-2]
        # Fields after the body, and the empty line at their end.
        for _ in range(20):
            if handler.rfile.readline(1000).strip() == b"":
                break
    except (OSError, ValueError):
        return refuse("body_incomplete")
    return body
