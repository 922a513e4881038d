"""One request to the API, by urllib: no redirects, bounded responses, errors that say what to do."""

from __future__ import annotations

import http.client
import json
import re
import time
import urllib.error
import urllib.request
from collections.abc import Mapping
from email.utils import parsedate_to_datetime
from typing import Any
from urllib.parse import urlsplit

from .errors import InvalidField, InvalidRequest, NetworkError, NotAuthorized, NotFound, PlauditError, RateLimited

MAX_RESPONSE_BYTES = 8 * 1024 * 1024
MAX_RETRY_AFTER_SECONDS = 600.0

ADVICE: Mapping[str, str] = {
    "UNAUTHENTICATED": "Create an API token in the dashboard (Tokens); this one may have been revoked.",
    "MISSING_SCOPE": "Create an API token with that scope in the dashboard (Tokens).",
    "FORBIDDEN": "An API token works only for the listing it was created for.",
}
NOT_THE_API = (
    "The service responded with {status} and not as expected. Check that the address is that of a Plaudit site, and "
    "that no proxy or firewall blocks the request."
)


class _NoRedirects(urllib.request.HTTPRedirectHandler):
    """A redirect would send the token elsewhere, or turn a POST into a GET."""

    def redirect_request(self, *_: Any) -> None:
        return None


_opener = urllib.request.build_opener(_NoRedirects)


def api_address(base_url: str) -> str:
    """`https://votes.example`, with or without a slash or /api/v1, becomes `https://votes.example/api/v1`."""
    wrong = ValueError("base_url must be the address of the site, such as https://votes.example.")
    try:
        parts = urlsplit(base_url.strip())
        _ = parts.port
    except (ValueError, AttributeError):
        raise wrong from None
    if parts.scheme not in ("http", "https") or not parts.hostname or "@" in parts.netloc:
        raise wrong
    path = re.sub(r"/api/v1$", "", parts.path.rstrip("/"))
    return f"{parts.scheme}://{parts.netloc}{path}/api/v1"


def check_token(token: str) -> str:
    """Rejects what cannot be an API token, without repeating it."""
    trimmed = token.strip() if isinstance(token, str) else ""
    if not re.fullmatch(r"[\x21-\x7e]+", trimmed):
        raise ValueError("token must be an API token from the dashboard (Tokens). Is the variable set?")
    return trimmed


def send_request(method: str, url: str, token: str, body: Mapping[str, Any] | None, timeout: float) -> Any:
    """Returns the parsed response; raises a PlauditError for anything but a success."""
    data = None if body is None else json.dumps(body).encode()
    headers = {"Authorization": f"Bearer {token}", "Accept": "application/json", "User-Agent": "plaudit-python"}
    if data is not None:
        headers["Content-Type"] = "application/json"
    request = urllib.request.Request(url, data, headers, method=method)
    try:
        with _opener.open(request, timeout=timeout) as response:
            return _parse(response.status, response.read(MAX_RESPONSE_BYTES + 1))
    except urllib.error.HTTPError as error:
        with error:
            raise problem(error.code, error.headers, _read_bounded(error)) from None
    except (OSError, http.client.HTTPException) as error:
        raise NetworkError(_network_message(error), code="NETWORK_ERROR") from None


def _parse(status: int, content: bytes) -> Any:
    try:
        if len(content) <= MAX_RESPONSE_BYTES:
            return json.loads(content)
    except ValueError:
        pass
    raise PlauditError(NOT_THE_API.format(status=status), code="INVALID_RESPONSE", status=status)


def _read_bounded(error: urllib.error.HTTPError) -> bytes:
    try:
        return error.read(65_536)
    except (OSError, http.client.HTTPException):
        return b""


def _network_message(error: BaseException) -> str:
    reason = getattr(error, "reason", error)
    if isinstance(reason, TimeoutError):
        return "The service did not respond in time. Check the address and the network, and try again."
    return f"The service cannot be reached ({reason}). Check the address and the network, and try again."


def problem(status: int, headers: Any, content: bytes) -> PlauditError:
    """The error for a response that is not a success."""
    retry_after = parse_retry_after(headers.get("Retry-After"))
    if 300 <= status < 400:
        target = urlsplit(headers.get("Location") or "").netloc
        message = f"The service redirects{f' to {target}' if target else ''}. Use the address it redirects to."
        return PlauditError(message, code="INVALID_RESPONSE", status=status)
    parsed = _parse_problem(content)
    if parsed is None:
        message = NOT_THE_API.format(status=status)
        return PlauditError(message, code="INVALID_RESPONSE", status=status, retry_after=retry_after)
    code, fields = parsed["code"], _fields(parsed)
    named = [f"{one.field}: {one.message}" for one in fields] or [str(parsed.get("detail", ""))]
    parts = [f"{parsed.get('title', code)}.", *named, ADVICE.get(code, "")]
    message = " ".join(part for part in parts if part)
    return _class_for(status)(message, code=code, status=status, fields=fields, retry_after=retry_after)


def _class_for(status: int) -> type[PlauditError]:
    classes = {400: InvalidRequest, 401: NotAuthorized, 403: NotAuthorized, 404: NotFound, 429: RateLimited}
    return classes.get(status, PlauditError)


def _parse_problem(content: bytes) -> dict[str, Any] | None:
    try:
        parsed = json.loads(content)
    except (ValueError, RecursionError):
        return None
    return parsed if isinstance(parsed, dict) and isinstance(parsed.get("code"), str) else None


def _fields(parsed: Mapping[str, Any]) -> tuple[InvalidField, ...]:
    errors = parsed.get("errors")
    if not isinstance(errors, list):
        return ()
    return tuple(
        InvalidField(str(one.get("field")), str(one.get("message"))) for one in errors if isinstance(one, dict)
    )


def parse_retry_after(header: str | None) -> float | None:
    """In seconds, bounded; None if it is missing or neither a number nor a date."""
    if header is None:
        return None
    text = header.strip()
    if text.isascii() and text.isdigit():
        return min(MAX_RETRY_AFTER_SECONDS, float(text[:9]))
    try:
        moment = parsedate_to_datetime(text)
        seconds = moment.timestamp() - time.time()
    except (TypeError, ValueError, OverflowError):
        return None
    return min(MAX_RETRY_AFTER_SECONDS, max(0.0, seconds))
