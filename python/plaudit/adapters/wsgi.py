"""The receiver as a WSGI application."""

from __future__ import annotations

from collections.abc import Mapping
from http import HTTPStatus
from typing import TYPE_CHECKING, Any

from ..refusals import Refused, refuse

if TYPE_CHECKING:
    from ..receiver import Receiver

NO_CHUNKS = "This server does not read bodies in chunks: let the proxy in front of it send Content-Length."
FIX = "Leave `wsgi.input` unread in middleware, or replace it by the bytes that were read."


def respond_wsgi(receiver: Receiver, environ: Mapping[str, Any], start_response: Any) -> list[bytes]:
    from ..receiver import Request

    method = environ.get("REQUEST_METHOD", "GET")
    body = _read(environ, receiver.max_body) if method == "POST" else b""
    response = receiver.handle(Request(method, _headers(environ), body))
    content = response.text.encode()
    headers = [*response.headers.items(), ("Content-Length", str(len(content)))]
    if content:
        headers.append(("Content-Type", "text/plain; charset=utf-8"))
    if response.status == 204:
        headers = []
    start_response(f"{response.status} {HTTPStatus(response.status).phrase}", headers)
    return [content]


def _headers(environ: Mapping[str, Any]) -> list[tuple[str, str]]:
    return [(name[5:].replace("_", "-"), str(value)) for name, value in environ.items() if name.startswith("HTTP_")]


def _read(environ: Mapping[str, Any], limit: int) -> bytes | Refused:
    length = _length(environ)
    if length is None and not environ.get("wsgi.input_terminated"):
        return refuse("body_missing", fix=NO_CHUNKS) if environ.get("HTTP_TRANSFER_ENCODING") else b""
    if length is not None and length > limit:
        return refuse("body_too_large", limit=limit)
    try:
        body: bytes = environ["wsgi.input"].read(limit + 1 if length is None else length)
    except Exception:
        return refuse("body_incomplete")
    if length and body == b"":
        return refuse("body_missing", fix=FIX)
    return refuse("body_incomplete") if length is not None and len(body) < length else body


def _length(environ: Mapping[str, Any]) -> int | None:
    text = str(environ.get("CONTENT_LENGTH") or "")
    return int(text) if text.isascii() and text.isdigit() else None
