"""The receiver as a handler of aiohttp."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ..refusals import Refused, refuse

if TYPE_CHECKING:
    from ..receiver import Receiver


async def respond_aiohttp(receiver: Receiver, request: Any) -> Any:
    from aiohttp import web

    from ..receiver import Request

    body = await _read(request, receiver.max_body)
    response = await receiver.handle_async(Request(request.method, request.headers, body))
    # Without a body, aiohttp must not announce its type.
    text = response.text or None
    return web.Response(status=response.status, text=text, headers=dict(response.headers))


async def _read(request: Any, limit: int) -> bytes | Refused:
    if (request.content_length or 0) > limit:
        return refuse("body_too_large", limit=limit)
    # aiohttp keeps what `read()`, `text()` and `json()` have read.
    if getattr(request, "_read_bytes", None) is None and request.content.at_eof() and request.content_length:
        return refuse("body_missing", fix="Use `await request.read()` in middleware, which keeps the bytes.")
    body = bytearray()
    try:
        if getattr(request, "_read_bytes", None) is not None:
            return bytes(await request.read())
        async for chunk in request.content.iter_chunked(limit):
            body += chunk
            if len(body) > limit:
                return refuse("body_too_large", limit=limit)
    except Exception:
        return refuse("body_incomplete")
    return bytes(body)
