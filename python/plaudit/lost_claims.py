"""Claims without a clear response: the site may have carried them out, so the next claim of the same votes repeats them."""

from __future__ import annotations

import secrets
import threading
from collections.abc import Hashable, Mapping
from typing import Any

from .errors import PlauditError

MAX_KEPT = 10_000


class LostClaims:
    """Gives each claim its ID. May be used by several threads."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._kept: dict[Hashable, list[str]] = {}

    def take(self, key: Hashable) -> str:
        """The ID of a lost claim, for one call only, or a new one."""
        with self._lock:
            lost = self._kept.get(key, [])
            claim_id = lost.pop(0) if lost else secrets.token_hex(16)
            if not lost:
                self._kept.pop(key, None)
            return claim_id

    def keep(self, key: Hashable, claim_id: str, error: BaseException) -> None:
        """Keeps the ID if the claim may have been carried out."""
        if _is_refused(error):
            return
        with self._lock:
            self._kept.setdefault(key, []).append(claim_id)
            if len(self._kept) > MAX_KEPT:
                del self._kept[next(iter(self._kept))]


def claim_key(fields: Mapping[str, Any]) -> Hashable:
    """Whose votes are claimed, and for which consumer."""
    return (*(fields.get(name) for name in ("identity", "user_id", "player_name")), fields.get("consumer", "default"))


def _is_refused(error: BaseException) -> bool:
    """By the API itself, not by something in between."""
    return isinstance(error, PlauditError) and 400 <= error.status < 500 and error.code != "INVALID_RESPONSE"
