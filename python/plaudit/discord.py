"""Reports the server count of a discord.py bot: the sum of all shards or nothing, every ten minutes."""

from __future__ import annotations

import asyncio
import inspect
import logging
from collections.abc import Callable
from typing import Any

from .async_client import AsyncClient
from .backoff import backoff
from .errors import InvalidRequest, NotAuthorized, NotFound, PlauditError

log = logging.getLogger("plaudit")

INTERVAL_SECONDS = 600.0
# While shards start, and after failures.
RETRY_SECONDS = 15.0


class Autoposter:
    """`Autoposter(bot, client).start()` in `setup_hook`. The bot is a `discord.Client` or `AutoShardedClient`.

    `count`: for a bot in several processes, a function that returns the sum over all of them, or None while one has
    not reported; it may be `async`. Without it, a bot that runs only a part of its shards reports nothing.
    `on_error`: gets what went wrong; by default it is logged.
    """

    def __init__(
        self,
        bot: Any,
        client: AsyncClient,
        *,
        count: Callable[[], Any] | None = None,
        on_error: Callable[[Exception], None] | None = None,
        interval: float = INTERVAL_SECONDS,
        retry: float = RETRY_SECONDS,
    ) -> None:
        self._bot, self._client, self._count = bot, client, count
        self._on_error = _log_error if on_error is None else on_error
        # The service accepts one report a minute.
        self._interval, self._retry = interval, retry
        self._task: asyncio.Task[None] | None = None

    def start(self) -> asyncio.Task[None]:
        """Starts with the first complete count; stops with the bot. Calling it again changes nothing."""
        if self._task is None or self._task.done():
            self._task = asyncio.get_running_loop().create_task(self._run())
        return self._task

    def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()

    async def _run(self) -> None:
        failures = 0
        while not self._bot.is_closed():
            try:
                reported = await self._report()
                failures = 0
                wait = self._interval if reported else self._retry
            except Exception as error:
                failures += 1
                self._tell(error)
                if _is_final(error):
                    return
                wait = max(min(backoff(failures, self._retry), self._interval), getattr(error, "retry_after", 0) or 0)
            await self._rest(wait)

    async def _report(self) -> bool:
        """False if the count is not complete yet."""
        counted = await self._counted()
        if counted is None:
            return False
        await self._client.report_stats(counted, self._bot.shard_count or 1)
        return True

    async def _counted(self) -> int | None:
        if self._count is not None:
            counted = self._count()
            result = await counted if inspect.isawaitable(counted) else counted
            return None if result is None else int(result)
        return count_guilds(self._bot)

    async def _rest(self, seconds: float) -> None:
        """Ends early when the bot is closed."""
        until = asyncio.get_running_loop().time() + seconds
        while not self._bot.is_closed() and (left := until - asyncio.get_running_loop().time()) > 0:
            await asyncio.sleep(min(left, 1.0))

    def _tell(self, error: Exception) -> None:
        try:
            self._on_error(error)
        except Exception:
            log.exception("on_error failed.")


def count_guilds(bot: Any) -> int | None:
    """The bot's servers, or None while a shard has not reported or if this process does not run all shards."""
    if not bot.is_ready():
        return None
    shards = getattr(bot, "shards", None)
    own = len(shards) if shards is not None else 1
    return len(bot.guilds) if own >= (bot.shard_count or 1) else None


def _is_final(error: Exception) -> bool:
    """A token that does not work, or a bot that is not listed, stays so."""
    api_error = isinstance(error, (NotAuthorized, NotFound, InvalidRequest))
    return api_error and isinstance(error, PlauditError) and error.code != "INVALID_RESPONSE"


def _log_error(error: Exception) -> None:
    log.warning("The server count could not be reported. %s", error)
