"""The receiver as a view function of Flask."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ..refusals import Refused, refuse

if TYPE_CHECKING:
    from ..receiver import Receiver

FIX = "Use `request.get_data()` in hooks that run before the view, which keeps the bytes."


def respond_flask(receiver: Receiver) -> Any:
    from flask import make_response, request

    from ..receiver import Request

    response = receiver.handle(Request(request.method, request.headers.items(), _read(request, receiver.max_body)))
    made = make_response(response.text, response.status, dict(response.headers))
    made.content_type = "text/plain; charset=utf-8"
    return made


def _read(request: Any, limit: int) -> bytes | Refused:
    length: int | None = request.content_length
    if length is not None and length > limit:
        return refuse("body_too_large", limit=limit)
    try:
        # `get_data` returns what `get_json` has kept. Without a length, it would read without bounds.
        is_kept = getattr(request, "_cached_data", None) is not None
        body: bytes = request.get_data() if is_kept or length is not None else request.stream.read(limit + 1)
    except Exception:
        return refuse("body_incomplete")
    if body == b"" and (length or "Transfer-Encoding" in request.headers):
        return refuse("body_missing", fix=FIX)
    return refuse("body_incomplete") if length is not None and len(body) < length else body
