"""The stores: new, busy and done; leases; and rewards that are committed with their mark."""

import asyncio
import contextlib
import os
import sqlite3
import tempfile
import threading
import time
import unittest

from plaudit import AsyncpgDedupe, LostClaim, MemoryDedupe, Receiver, SqlDedupe, SqliteDedupe, sign_vote
from plaudit.receiver import Request
from plaudit.votes import parse_vote
from plaudit.work import VoteWork

SECRET = "whsec_AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8="


class Folder(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.path = os.path.join(folder.name, "sample.db")

    def query(self, statement, *values):
        with contextlib.closing(sqlite3.connect(self.path)) as connection, connection:
            return connection.execute(statement, values).fetchall()


class Stores(Folder):
    def stores(self):
        yield MemoryDedupe()
        yield SqliteDedupe(self.path)

    def test_a_claim_is_new_then_busy_then_done(self):
        for store in self.stores():
            with self.subTest(type(store).__name__):
                first = store.claim("e1")
                self.assertEqual(
                    [first.state, store.claim("e1").state, store.claim("e2").state], ["new", "busy", "new"]
                )
                store.done(first)
                self.assertEqual(store.claim("e1").state, "done")

    def test_a_released_claim_is_new_again(self):
        for store in self.stores():
            with self.subTest(type(store).__name__):
                store.release(store.claim("e1"))
                self.assertEqual(store.claim("e1").state, "new")

    def test_of_many_claims_at_once_exactly_one_is_new(self):
        for store in self.stores():
            with self.subTest(type(store).__name__):
                states = []
                threads = [threading.Thread(target=lambda: states.append(store.claim("e1").state)) for _ in range(20)]
                for thread in threads:
                    thread.start()
                for thread in threads:
                    thread.join()
                self.assertEqual(sorted(states), ["busy"] * 19 + ["new"])

    def test_memory_is_bounded(self):
        store = MemoryDedupe(max_events=2)
        for event_id in ("e1", "e2", "e3"):
            store.done(store.claim(event_id))
        self.assertEqual([store.claim(event_id).state for event_id in ("e3", "e2", "e1")], ["done", "done", "new"])

    def test_a_file_remembers_after_a_restart(self):
        store = SqliteDedupe(self.path)
        store.done(store.claim("e1"))
        self.assertEqual(SqliteDedupe(self.path).claim("e1").state, "done")

    def test_an_expired_lease_is_taken_over_and_its_holder_cannot_finish(self):
        store = SqliteDedupe(self.path, lease=-1)
        slow = store.claim("e1")
        taken = store.claim("e1")
        self.assertEqual(taken.state, "new")
        with self.assertRaises(LostClaim):
            store.done(slow)
        store.release(slow)
        store.done(taken)
        self.assertEqual(store.claim("e1").state, "done")

    def test_a_handler_that_runs_longer_than_the_lease_keeps_its_claim(self):
        started, go_on, rewarded = threading.Event(), threading.Event(), []

        def reward(vote):
            started.set()
            go_on.wait(10)
            rewarded.append(vote.event_id)

        async def reward_async(vote):
            await asyncio.to_thread(reward, vote)

        for event_id, handler in (("e1", reward), ("e2", reward_async)):
            with self.subTest(handler.__name__):
                work = VoteWork(handler, None, SqliteDedupe(self.path, lease=1))
                vote = parse_vote(sign_vote(SECRET, event_id=event_id).body)
                run = (lambda: asyncio.run(work.run_async(vote))) if work.is_async else (lambda: work.run(vote))
                worker = threading.Thread(target=run)
                worker.start()
                started.wait(5)
                [(first,)] = self.query("select lease_until from plaudit_event where event_id = ?", event_id)
                while time.time() < first + 2:
                    time.sleep(0.05)
                self.assertEqual(SqliteDedupe(self.path, lease=1).claim(event_id).state, "busy")
                go_on.set()
                worker.join()
                self.assertEqual(SqliteDedupe(self.path).claim(event_id).state, "done")
                started.clear()
                go_on.clear()
        self.assertEqual(rewarded, ["e1", "e2"])

    def test_old_events_are_forgotten_after_90_days(self):
        store = SqliteDedupe(self.path)
        store.done(store.claim("old"))
        self.query("update plaudit_event set done_at = done_at - 90 * 86400 - 1")
        SqliteDedupe(self.path).claim("new")
        self.assertEqual(self.query("select event_id from plaudit_event"), [("new",)])

    def test_a_database_in_memory_is_refused(self):
        with self.assertRaisesRegex(ValueError, "MemoryDedupe"):
            SqliteDedupe(":memory:")


class Rewards(Folder):
    """The reward and the mark are one transaction."""

    def setUp(self):
        super().setUp()
        self.query("create table coins (player text, amount integer)")
        self.fail_next = False
        self.receiver = Receiver(SECRET, self.reward, dedupe=SqlDedupe(self.connect, "qmark"))

    def connect(self):
        return sqlite3.connect(self.path)

    def reward(self, vote, connection):
        connection.execute("insert into coins values (?, 100)", (vote.user_id,))
        if self.fail_next:
            self.fail_next = False
            raise RuntimeError("the sample handler fails after its insert")

    def send(self, event_id):
        signed = sign_vote(SECRET, {"userId": "u1"}, event_id=event_id)
        return self.receiver.handle(Request("POST", signed.headers, signed.body)).status

    def test_a_vote_is_rewarded_once(self):
        self.assertEqual([self.send("e1"), self.send("e1")], [204, 204])
        self.assertEqual(self.query("select * from coins"), [("u1", 100)])

    def test_a_handler_that_fails_leaves_nothing_behind(self):
        self.fail_next = True
        with self.assertLogs("plaudit", "ERROR"):
            self.assertEqual(self.send("e1"), 503)
        self.assertEqual(self.query("select * from coins"), [])
        self.assertEqual(self.send("e1"), 204)
        self.assertEqual(self.query("select * from coins"), [("u1", 100)])

    def test_a_connection_that_commits_by_itself_is_refused(self):
        store = SqlDedupe(lambda: sqlite3.connect(self.path, isolation_level=None), "qmark")
        with self.assertRaisesRegex(ValueError, "autocommit"):
            store.claim("e1")

    def test_an_asynchronous_handler_cannot_get_a_synchronous_connection(self):
        async def reward(vote, connection):
            pass

        with self.assertRaisesRegex(TypeError, "async def"):
            Receiver(SECRET, reward, dedupe=SqlDedupe(self.connect, "qmark"))
        with self.assertRaisesRegex(TypeError, "async def"):
            Receiver(SECRET, lambda vote, connection: None, dedupe=AsyncpgDedupe(None))


@unittest.skipUnless(os.environ.get("TEST_POSTGRES"), "TEST_POSTGRES is not set")
class Postgres(unittest.TestCase):
    """With the drivers that are installed: psycopg and asyncpg."""

    url = os.environ.get("TEST_POSTGRES", "")

    def test_psycopg_rewards_once_among_many_at_once(self):
        try:
            import psycopg
        except ImportError:
            self.skipTest("psycopg is not installed")
        with psycopg.connect(self.url) as connection:
            connection.execute("drop table if exists plaudit_event, coins")
            connection.execute("create table coins (player text)")

        def reward(vote, connection):
            connection.execute("insert into coins values (%s)", (vote.user_id,))

        receiver = Receiver(SECRET, reward, dedupe=SqlDedupe(lambda: psycopg.connect(self.url)))
        signed = sign_vote(SECRET, event_id="e1")
        statuses = []
        send = lambda: statuses.append(receiver.handle(Request("POST", signed.headers, signed.body)).status)
        threads = [threading.Thread(target=send) for _ in range(10)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        self.assertIn(204, statuses)
        self.assertLessEqual(set(statuses), {204, 503})
        with psycopg.connect(self.url) as connection:
            self.assertEqual(connection.execute("select count(*) from coins").fetchone(), (1,))

    def test_whoever_takes_over_waits_for_the_transaction_that_is_open(self):
        try:
            import psycopg
        except ImportError:
            self.skipTest("psycopg is not installed")
        with psycopg.connect(self.url) as connection:
            connection.execute("drop table if exists plaudit_event")
        # The lease has ended at once, as after a handler that takes longer than five minutes.
        store, states = SqlDedupe(lambda: psycopg.connect(self.url), lease=-1), []
        other = threading.Thread(target=lambda: states.append(store.claim("e1").state))
        with store.transaction(store.claim("e1")) as transaction:
            other.start()
            with psycopg.connect(self.url, autocommit=True) as watching:
                waits = (
                    "select count(*) from pg_stat_activity where wait_event_type = 'Lock' and query like '%plaudit%'"
                )
                while watching.execute(waits).fetchone() == (0,):
                    pass
            transaction.execute("select 1")
        other.join()
        self.assertEqual((states, store.claim("e1").state), (["busy"], "done"))

    def test_asyncpg_rewards_once_among_many_at_once(self):
        try:
            import asyncpg
        except ImportError:
            self.skipTest("asyncpg is not installed")
        asyncio.run(self.reward_with_asyncpg(asyncpg))

    async def reward_with_asyncpg(self, asyncpg):
        async with asyncpg.create_pool(self.url, min_size=1, max_size=5) as pool:
            await pool.execute("drop table if exists plaudit_event, coins")
            await pool.execute("create table coins (player text)")
            failures = [RuntimeError("the sample handler fails")]

            async def reward(vote, connection):
                await connection.execute("insert into coins values ($1)", vote.user_id)
                if failures:
                    raise failures.pop()

            receiver = Receiver(SECRET, reward, dedupe=AsyncpgDedupe(pool))
            signed = sign_vote(SECRET, event_id="e1")
            request = Request("POST", signed.headers, signed.body)
            with self.assertLogs("plaudit", "ERROR"):
                self.assertEqual((await receiver.handle_async(request)).status, 503)
            self.assertEqual(await pool.fetchval("select count(*) from coins"), 0)
            responses = await asyncio.gather(*[receiver.handle_async(request) for _ in range(10)])
            self.assertLessEqual({response.status for response in responses}, {204, 503})
            self.assertEqual(await pool.fetchval("select count(*) from coins"), 1)
            self.assertEqual((await receiver.handle_async(request)).status, 204)
