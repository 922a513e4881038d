"""How long to wait before trying again."""

from __future__ import annotations

import random

MAX_BACKOFF_SECONDS = 60.0


def backoff(failures: int, base: float) -> float:
    """Doubles with each failure up to a minute. The random half keeps many clients from returning at once."""
    limit: float = min(MAX_BACKOFF_SECONDS, base * 2 ** min(max(failures - 1, 0), 30))
    return limit * (0.5 + random.random() / 2)
