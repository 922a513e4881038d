"""The client of the API for asyncio: the methods of `Client`, each in a thread, so that the event loop never waits."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterable, Iterator
from datetime import datetime
from typing import Any, TypeVar

from .client import Client, ListedVote, VoteCheck

Item = TypeVar("Item")


class AsyncClient:
    """`AsyncClient("https://votes.example", token)`: see `Client` for what the methods do."""

    def __init__(self, base_url: str, token: str, *, timeout: float = 15.0, max_wait: float = 60.0) -> None:
        self._client = Client(base_url, token, timeout=timeout, max_wait=max_wait)

    def __repr__(self) -> str:
        return f"Async{self._client!r}"

    async def token_info(self) -> dict[str, Any]:
        return await asyncio.to_thread(self._client.token_info)

    async def check(
        self, user_id: str | None = None, *, player_name: str | None = None, identity: str | None = None
    ) -> VoteCheck:
        return await asyncio.to_thread(self._client.check, user_id, player_name=player_name, identity=identity)

    async def check_many(
        self, player_names: Iterable[str] = (), *, identities: Iterable[str] = ()
    ) -> dict[str, VoteCheck]:
        return await asyncio.to_thread(self._client.check_many, player_names, identities=identities)

    def votes(
        self,
        *,
        user_id: str | None = None,
        player_name: str | None = None,
        since: datetime | None = None,
        until: datetime | None = None,
    ) -> AsyncIterator[ListedVote]:
        return _in_thread(self._client.votes(user_id=user_id, player_name=player_name, since=since, until=until))

    async def claim(self, **fields: Any) -> list[ListedVote]:
        """With the fields of `Client.claim`. If it is canceled, the next call gets the votes."""
        if fields.get("claim_id") is not None:
            return await asyncio.to_thread(self._client.claim, **fields)
        with self._client._repeatable_claim(fields) as claim_id:
            return await asyncio.to_thread(self._client.claim, **{**fields, "claim_id": claim_id})

    async def link_identity(self, code: str, identity: str) -> None:
        await asyncio.to_thread(self._client.link_identity, code, identity)

    async def stats(self) -> dict[str, Any]:
        return await asyncio.to_thread(self._client.stats)

    async def report_stats(self, server_count: int, shard_count: int | None = None) -> None:
        await asyncio.to_thread(self._client.report_stats, server_count, shard_count)

    async def put_changelog(
        self, version: str, body: str, *, title: str | None = None, released_at: datetime | None = None
    ) -> dict[str, Any]:
        return await asyncio.to_thread(self._client.put_changelog, version, body, title=title, released_at=released_at)

    async def delete_changelog(self, version: str) -> bool:
        return await asyncio.to_thread(self._client.delete_changelog, version)

    async def health(self) -> dict[str, Any]:
        return await asyncio.to_thread(self._client.health)

    def deliveries(self, *, status: str | None = None) -> AsyncIterator[dict[str, Any]]:
        return _in_thread(self._client.deliveries(status=status))

    async def delivery(self, event_id: str) -> dict[str, Any]:
        return await asyncio.to_thread(self._client.delivery, event_id)

    async def redeliver(self, event_id: str) -> int:
        return await asyncio.to_thread(self._client.redeliver, event_id)

    async def send_test_event(self, player_name: str | None = None) -> str:
        return await asyncio.to_thread(self._client.send_test_event, player_name)

    async def stream_consumers(self) -> list[dict[str, Any]]:
        return await asyncio.to_thread(self._client.stream_consumers)

    async def delete_stream_consumer(self, name: str) -> bool:
        return await asyncio.to_thread(self._client.delete_stream_consumer, name)


async def _in_thread(items: Iterator[Item]) -> AsyncIterator[Item]:
    """Each step may wait for a page."""
    ended = object()
    while (item := await asyncio.to_thread(next, items, ended)) is not ended:
        yield item  # type: ignore[misc]
