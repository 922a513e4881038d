"""Deduplication in a database: SQLite, any DB-API 2.0 driver, or asyncpg."""

from __future__ import annotations

import asyncio
import secrets
import sqlite3
import threading
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, closing, contextmanager
from typing import Any, Literal

from .dedupe import Claim, LostClaim

KEEP_SECONDS = 90 * 24 * 3600
CLEANUP_SECONDS = 3600
DEFAULT_LEASE_SECONDS = 300

ParamStyle = Literal["qmark", "format"]

CREATE_TABLE = """create table if not exists plaudit_event (
  event_id varchar(64) primary key, claim varchar(32) not null, lease_until bigint not null, done_at bigint)"""
SELECT = "select done_at, lease_until from plaudit_event where event_id = ?"
INSERT = "insert into plaudit_event (event_id, claim, lease_until) values (?, ?, ?)"
TAKE_OVER = """update plaudit_event set claim = ?, lease_until = ?
  where event_id = ? and done_at is null and lease_until < ?"""
MARK_DONE = "update plaudit_event set done_at = ? where event_id = ? and claim = ? and done_at is null"
RELEASE = "delete from plaudit_event where event_id = ? and claim = ? and done_at is null"
RENEW = "update plaudit_event set lease_until = ? where event_id = ? and claim = ? and done_at is null"
CLEAN_UP = "delete from plaudit_event where done_at < ?"


class SqlDedupe:
    """Stores events in the table `plaudit_event`, which it creates, and hands its transaction to the handler.

    `connect` opens a DB-API connection, such as `lambda: psycopg.connect(...)`, or takes one from a pool whose
    `close()` puts it back. The handler is called as `on_vote(vote, connection)`; write the reward with this connection,
    and do not commit. `paramstyle` is "qmark" for sqlite3, and "format" for psycopg and most other drivers.
    """

    def __init__(
        self, connect: Callable[[], Any], paramstyle: ParamStyle = "format", lease: int = DEFAULT_LEASE_SECONDS
    ) -> None:
        self._connect, self._paramstyle, self._lease = connect, paramstyle, lease
        self._preparing = threading.Lock()
        self._cleaned_at: float | None = None

    def claim(self, event_id: str) -> Claim:
        with closing(self._connect()) as connection:
            with self._preparing:
                self._prepare(connection)
            claim = self._claim(connection, event_id, int(time.time()))
            connection.commit()
            return claim

    @contextmanager
    def transaction(self, claim: Claim) -> Iterator[Any]:
        with closing(self._connect()) as connection:
            try:
                # Marking comes first: it locks the row, so that nobody takes over while the handler runs.
                if self._run(connection, MARK_DONE, int(time.time()), claim.event_id, claim.token).rowcount != 1:
                    raise LostClaim(f"Another process took over the event {claim.event_id}.")
                yield connection
                connection.commit()
            except BaseException:
                connection.rollback()
                raise

    def renew(self, claim: Claim) -> None:
        """Keeps the claim while a handler runs outside of a transaction."""
        with closing(self._connect()) as connection:
            self._run(connection, RENEW, int(time.time()) + self._lease, claim.event_id, claim.token)
            connection.commit()

    def release(self, claim: Claim) -> None:
        with closing(self._connect()) as connection:
            self._run(connection, RELEASE, claim.event_id, claim.token)
            connection.commit()

    def _claim(self, connection: Any, event_id: str, now: int) -> Claim:
        new = Claim("new", event_id, secrets.token_hex(16))
        row = _columns(self._run(connection, SELECT, event_id).fetchone())
        if row is None:
            return new if self._insert(connection, new, now) else Claim("busy", event_id)
        if row[0] is not None:
            return Claim("done", event_id)
        if row[1] >= now:
            return Claim("busy", event_id)
        taken = self._run(connection, TAKE_OVER, new.token, now + self._lease, event_id, now).rowcount
        return new if taken == 1 else Claim("busy", event_id)

    def _insert(self, connection: Any, claim: Claim, now: int) -> bool:
        """False if somebody else inserted the event at the same time."""
        try:
            self._run(connection, INSERT, claim.event_id, claim.token, now + self._lease)
            return True
        except Exception as error:
            # DB-API 2.0 fixes the name of the class, but each driver has its own.
            if "IntegrityError" not in [parent.__name__ for parent in type(error).__mro__]:
                raise
            connection.rollback()
            return False

    def _prepare(self, connection: Any) -> None:
        """Creates the table, and deletes old events once an hour."""
        if _commits_by_itself(connection):
            raise ValueError("SqlDedupe needs a connection that does not commit by itself: turn autocommit off.")
        now = time.monotonic()
        if self._cleaned_at is not None and now - self._cleaned_at < CLEANUP_SECONDS:
            return
        if self._cleaned_at is None:
            self._run(connection, CREATE_TABLE)
        self._run(connection, CLEAN_UP, int(time.time()) - KEEP_SECONDS)
        connection.commit()
        self._cleaned_at = now

    def _run(self, connection: Any, statement: str, *values: Any) -> Any:
        cursor = connection.cursor()
        cursor.execute(statement if self._paramstyle == "qmark" else statement.replace("?", "%s"), values)
        return cursor


def _commits_by_itself(connection: Any) -> bool:
    if isinstance(connection, sqlite3.Connection):
        return connection.isolation_level is None
    return getattr(connection, "autocommit", False) is True


def _columns(row: Any) -> Any:
    """Some connections return rows as dictionaries."""
    return list(row.values()) if isinstance(row, dict) else row


class SqliteDedupe:
    """Stores events in a SQLite file of its own, so that a restart forgets nothing. Needs no database server."""

    def __init__(self, path: str, lease: int = DEFAULT_LEASE_SECONDS) -> None:
        if path in ("", ":memory:"):
            raise ValueError("SqliteDedupe needs the path of a file. To remember events in memory, use MemoryDedupe().")
        self._store = SqlDedupe(lambda: sqlite3.connect(path, timeout=5), "qmark", lease)
        # The handler has no transaction that would hold the row, so its claim is renewed while it runs.
        self.renew_seconds = max(lease, 1) / 3

    def claim(self, event_id: str) -> Claim:
        return self._store.claim(event_id)

    def done(self, claim: Claim) -> None:
        with self._store.transaction(claim):
            pass

    def renew(self, claim: Claim) -> None:
        self._store.renew(claim)

    def release(self, claim: Claim) -> None:
        self._store.release(claim)


class AsyncpgDedupe:
    """The same table through an asyncpg pool. The handler is called as `await on_vote(vote, connection)`."""

    def __init__(self, pool: Any, lease: int = DEFAULT_LEASE_SECONDS) -> None:
        self._pool, self._lease = pool, lease
        self._preparing = asyncio.Lock()
        self._cleaned_at: float | None = None

    async def claim(self, event_id: str) -> Claim:
        async with self._pool.acquire() as connection:
            async with self._preparing:
                await self._prepare(connection)
            now = int(time.time())
            new = Claim("new", event_id, secrets.token_hex(16))
            return new if await self._take(connection, new, now) else await self._existing(connection, event_id)

    @asynccontextmanager
    async def transaction(self, claim: Claim) -> AsyncIterator[Any]:
        async with self._pool.acquire() as connection, connection.transaction():
            values = (int(time.time()), claim.event_id, claim.token)
            if not await self._changes(connection, _numbered(MARK_DONE), *values):
                raise LostClaim(f"Another process took over the event {claim.event_id}.")
            yield connection

    async def _take(self, connection: Any, claim: Claim, now: int) -> bool:
        row = await connection.fetchrow(_numbered(SELECT), claim.event_id)
        if row is None:
            statement = _numbered(INSERT) + " on conflict (event_id) do nothing"
            return await self._changes(connection, statement, claim.event_id, claim.token, now + self._lease)
        if row[0] is not None or row[1] >= now:
            return False
        values = (claim.token, now + self._lease, claim.event_id, now)
        return await self._changes(connection, _numbered(TAKE_OVER), *values)

    async def _existing(self, connection: Any, event_id: str) -> Claim:
        row = await connection.fetchrow(_numbered(SELECT), event_id)
        return Claim("done" if row is not None and row[0] is not None else "busy", event_id)

    async def release(self, claim: Claim) -> None:
        async with self._pool.acquire() as connection:
            await connection.execute(_numbered(RELEASE), claim.event_id, claim.token)

    async def _prepare(self, connection: Any) -> None:
        now = time.monotonic()
        if self._cleaned_at is not None and now - self._cleaned_at < CLEANUP_SECONDS:
            return
        if self._cleaned_at is None:
            await connection.execute(CREATE_TABLE)
        await connection.execute(_numbered(CLEAN_UP), int(time.time()) - KEEP_SECONDS)
        self._cleaned_at = now

    async def _changes(self, connection: Any, statement: str, *values: Any) -> bool:
        """Whether one row was changed: asyncpg returns a status such as `UPDATE 1`."""
        return str(await connection.execute(statement, *values)).endswith(" 1")


def _numbered(statement: str) -> str:
    """Replaces each `?` by `$1`, `$2` and so on."""
    parts = statement.split("?")
    return parts[0] + "".join(f"${number}{part}" for number, part in enumerate(parts[1:], 1))
