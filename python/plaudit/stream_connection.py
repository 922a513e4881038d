"""One connection of the live stream: the request, and the items of its response until it ends or falls silent."""

from __future__ import annotations

import http.client
import socket
import ssl
import threading
from collections.abc import Iterator
from typing import Any
from urllib.parse import urlsplit

from .api_request import NOT_THE_API, problem
from .errors import NetworkError, PlauditError
from .sse import FrameTooLong, Item, SseParser

CHUNK_BYTES = 65_536


class StreamConnection:
    """`close` may be called by another thread, and ends `items`."""

    def __init__(self, address: str, token: str, silence: float) -> None:
        parts = urlsplit(address)
        self._target = f"{parts.path}?{parts.query}" if parts.query else parts.path
        self._token, self._silence = token, silence
        host, port = parts.hostname or "", parts.port
        self._connection = (
            http.client.HTTPSConnection(host, port, timeout=silence, context=ssl.create_default_context())
            if parts.scheme == "https"
            else http.client.HTTPConnection(host, port, timeout=silence)
        )
        self._socket: socket.socket | None = None
        self._response: http.client.HTTPResponse | None = None
        self._lock = threading.Lock()
        self._is_closed = False

    def items(self, last_event_id: str | None) -> Iterator[Item]:
        """Returns when the service closes the connection; raises a PlauditError when it fails."""
        try:
            response = self._open(last_event_id)
            parser = SseParser()
            # `read1` returns what is there, instead of waiting for more.
            while chunk := response.read1(CHUNK_BYTES):
                yield from parser.push(chunk)
        except TimeoutError:
            message = f"Nothing arrived from the service for {self._silence:g} seconds. The connection is opened again."
            raise NetworkError(message, code="NETWORK_ERROR") from None
        except FrameTooLong as error:
            raise PlauditError(str(error), code="INVALID_RESPONSE") from None
        except (OSError, http.client.HTTPException, ValueError, AttributeError) as error:
            # After `close` by another thread, reads fail in several ways.
            reason = str(error) or type(error).__name__
            message = f"The connection to the service failed ({reason}). It is opened again."
            raise NetworkError(message, code="NETWORK_ERROR") from None
        finally:
            if self._response is not None:
                self._response.close()
            self._connection.close()

    def close(self) -> None:
        """Wakes the thread that reads, which then closes everything; closing the socket here would not."""
        with self._lock:
            self._is_closed = True
            if self._socket is not None:
                try:
                    self._socket.shutdown(socket.SHUT_RDWR)
                except OSError:
                    pass

    def _open(self, last_event_id: str | None) -> http.client.HTTPResponse:
        self._connection.connect()
        with self._lock:
            self._socket = self._connection.sock
            if self._is_closed:
                raise OSError("closed")
        self._connection.request("GET", self._target, headers=self._headers(last_event_id))
        self._response = response = self._connection.getresponse()
        kind = response.headers.get_content_type()
        if response.status != 200:
            raise problem(response.status, response.headers, response.read(CHUNK_BYTES))
        if kind != "text/event-stream" or response.headers.get("Content-Encoding", "identity") != "identity":
            raise PlauditError(NOT_THE_API.format(status=200), code="INVALID_RESPONSE", status=200)
        return response

    def _headers(self, last_event_id: str | None) -> dict[str, Any]:
        headers = {
            "Accept": "text/event-stream",
            # A proxy that compresses also collects, so events would be late.
            "Accept-Encoding": "identity",
            "Authorization": f"Bearer {self._token}",
            "Cache-Control": "no-store",
            "User-Agent": "plaudit-python",
        }
        return headers if last_event_id is None else {**headers, "Last-Event-ID": last_event_id}
