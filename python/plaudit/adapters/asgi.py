"""The receiver as an ASGI application, for FastAPI, Starlette, Quart and others. It needs none of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ..refusals import Refused, refuse

if TYPE_CHECKING:
    from ..receiver import Receiver

FIX = "Exclude this path from the middleware that reads the body, or let it pass on the bytes."


class AsgiApp:
    """`app.add_route("/votes", receiver.fastapi)` in FastAPI and Starlette."""

    def __init__(self, receiver: Receiver) -> None:
        self._receiver = receiver

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        from ..receiver import Request

        if scope["type"] != "http":
            return
        body = await _read(scope, receive, self._receiver.max_body)
        response = await self._receiver.handle_async(Request(scope["method"], scope["headers"], body))
        content = response.text.encode()
        headers = [(name.lower().encode(), value.encode()) for name, value in response.headers.items()]
        if content:
            headers += [
                (b"content-type", b"text/plain; charset=utf-8"),
                (b"content-length", str(len(content)).encode()),
            ]
        await send({"type": "http.response.start", "status": response.status, "headers": headers})
        await send({"type": "http.response.body", "body": content})


async def _read(scope: Any, receive: Any, limit: int) -> bytes | Refused:
    length = _length(scope)
    if length > limit:
        return refuse("body_too_large", limit=limit)
    body = b""
    more = True
    while more:
        message = await receive()
        if message["type"] == "http.disconnect":
            return refuse("body_incomplete")
        body += message.get("body", b"")
        more = message.get("more_body", False)
        if len(body) > limit:
            return refuse("body_too_large", limit=limit)
    return refuse("body_missing", fix=FIX) if length > 0 and body == b"" else body


def _length(scope: Any) -> int:
    text = dict(scope["headers"]).get(b"content-length", b"0")
    return int(text) if text.isdigit() else 0
