"""The client against a service that misbehaves, over real sockets. `test/python` tests it against the real one."""

import asyncio
import http.server
import json
import logging
import threading
import time
import unittest
from datetime import datetime, timezone

from plaudit.async_client import AsyncClient
from plaudit.client import Client, ListedVote
from plaudit.errors import InvalidRequest, NetworkError, NotAuthorized, NotFound, PlauditError, RateLimited

TOKEN = "plt_sample_token"
CHECK = {"voted": True, "votedAt": "2026-01-31T12:00:00.000Z", "nextVoteAt": "2026-02-01T00:00:00.000Z"}


class ApiTest(unittest.TestCase):
    """`self.responses`: (status, headers, content) for each request; the last one repeats."""

    def setUp(self):
        self.responses, self.requests = [], []
        self.go_on = threading.Event()
        self.go_on.set()
        test = self

        class Handler(http.server.BaseHTTPRequestHandler):
            def respond(self):
                body = self.rfile.read(int(self.headers.get("Content-Length") or 0))
                test.requests.append((self.command, self.path, json.loads(body) if body else None))
                test.assertEqual(self.headers["Authorization"], f"Bearer {TOKEN}")
                test.go_on.wait(5)
                status, headers, content = test.responses[min(len(test.requests), len(test.responses)) - 1]
                if status == 0:
                    return self.connection.close()
                content = content if isinstance(content, bytes) else json.dumps(content).encode()
                self.send_response(status)
                for name, value in {"Content-Length": len(content), **headers}.items():
                    self.send_header(name, str(value))
                self.end_headers()
                self.wfile.write(content)

            do_GET = do_POST = do_PUT = do_DELETE = respond

            def log_message(self, *_):
                pass

        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.server.server_address[1]}"
        thread = threading.Thread(target=self.server.serve_forever, kwargs={"poll_interval": 0.02})
        thread.start()
        self.addCleanup(self.server.server_close)
        self.addCleanup(thread.join)
        self.addCleanup(self.server.shutdown)
        self.client = Client(self.url, TOKEN, timeout=2, max_wait=2)

    def respond(self, *responses):
        self.responses = [one if isinstance(one, tuple) else (200, {}, one) for one in responses]


class Requests(ApiTest):
    def test_a_check_asks_by_one_of_three_names(self):
        self.respond(CHECK)
        check = self.client.check("123")
        self.assertEqual((check.voted, check.voted_at), (True, datetime(2026, 1, 31, 12, tzinfo=timezone.utc)))
        self.client.check(player_name=".Stève 1")
        self.client.check(identity="roblox:1")
        paths = [path.split("?")[1] for _, path, _ in self.requests]
        self.assertEqual(paths, ["userId=123", "playerName=.St%C3%A8ve+1", "identity=roblox%3A1"])

    def test_no_vote_has_no_times(self):
        self.respond({"voted": False, "votedAt": None, "nextVoteAt": None})
        self.assertEqual(self.client.check("123").voted_at, None)

    def test_many_checks_are_sent_in_chunks_of_fifty(self):
        names = [f"Sample_{number}" for number in range(120)]
        self.respond(*[{"results": {name: CHECK for name in names[start : start + 50]}} for start in (0, 50, 100)])
        results = self.client.check_many([*names, *names])
        self.assertEqual(list(results), names)
        self.assertEqual([len(body["playerNames"]) for _, _, body in self.requests], [50, 50, 20])

    def test_votes_are_read_page_by_page(self):
        vote = {"eventId": "e1", "userId": "u1", **CHECK, "weight": 1, "game": "minecraft", "playerName": "Sample_1"}
        self.respond({"votes": [vote], "nextCursor": "c2"}, {"votes": [vote], "nextCursor": None})
        votes = list(self.client.votes(since=datetime(2026, 1, 1, tzinfo=timezone.utc)))
        self.assertEqual((len(votes), votes[0].player_name, type(votes[0])), (2, "Sample_1", ListedVote))
        self.assertIn("since=2026-01-01T00%3A00%3A00%2B00%3A00", self.requests[0][1])
        self.assertIn("cursor=c2", self.requests[1][1])

    def test_a_claim_whose_response_was_lost_is_repeated_with_its_id(self):
        self.respond((0, {}, b""), {"votes": []})
        self.assertEqual(self.client.claim(identity="roblox:1"), [])
        self.assertEqual(len({body["claimId"] for _, _, body in self.requests}), 1)
        self.client.claim(identity="roblox:1")
        self.assertEqual(len({body["claimId"] for _, _, body in self.requests}), 2)

    def test_paths_cannot_be_left(self):
        self.respond({"listingId": "a/b"}, {"deleted": True})
        self.client.delete_changelog("../../tokens")
        self.assertEqual(self.requests[1][1], "/api/v1/bots/a%2Fb/changelog/..%2F..%2Ftokens")


class Failures(ApiTest):
    def problem(self, status, code="SAMPLE", headers=None, **fields):
        return (
            status,
            headers or {},
            {"code": code, "title": "Sample", "detail": "The sample service refuses.", **fields},
        )

    def test_each_status_has_its_error(self):
        expected = {400: InvalidRequest, 401: NotAuthorized, 403: NotAuthorized, 404: NotFound, 409: PlauditError}
        for status, error in expected.items():
            self.respond(self.problem(status, errors=[{"field": "userId", "message": "Is required."}]))
            with self.assertRaises(error) as raised:
                self.client.check("123")
            self.assertEqual((raised.exception.status, raised.exception.code), (status, "SAMPLE"))
            self.assertEqual(raised.exception.fields[0].field, "userId")
            self.assertIn("Is required.", str(raised.exception))

    def test_a_rate_limit_is_waited_for(self):
        self.respond(self.problem(429, "RATE_LIMITED", {"Retry-After": "1"}), CHECK)
        started = time.monotonic()
        self.assertTrue(self.client.check("123").voted)
        self.assertGreaterEqual(time.monotonic() - started, 0.99)

    def test_a_longer_wait_than_allowed_is_an_error_with_its_seconds(self):
        self.respond(self.problem(429, "RATE_LIMITED", {"Retry-After": "30"}))
        with self.assertRaises(RateLimited) as raised:
            self.client.check("123")
        self.assertEqual((raised.exception.retry_after, len(self.requests)), (30, 1))

    def test_faults_are_retried_for_what_can_be_repeated(self):
        self.respond(self.problem(503), (0, {}, b""), CHECK)
        self.assertTrue(self.client.check("123").voted)
        self.requests.clear()
        self.respond(self.problem(503))
        with self.assertRaises(PlauditError):
            self.client.redeliver("e1")
        self.assertEqual(len(self.requests), 1)

    def test_redirects_are_not_followed(self):
        self.respond((302, {"Location": "https://other.example/api/v1"}, b""))
        with self.assertRaisesRegex(PlauditError, "other.example"):
            self.client.check("123")

    def test_what_is_not_the_api_is_named(self):
        for response in ((403, {}, b"<h1>Blocked</h1>"), (200, {}, b"<html>"), (200, {}, b"x" * 9_000_000)):
            self.respond(response)
            with self.assertRaisesRegex(PlauditError, "proxy or firewall") as raised:
                self.client.stats()
            self.assertEqual(raised.exception.code, "INVALID_RESPONSE")

    def test_nothing_that_listens_is_a_network_error(self):
        with self.assertRaises(NetworkError):
            Client("http://127.0.0.1:1", TOKEN, max_wait=0).check("123")

    def test_the_token_is_in_no_text(self):
        self.respond(self.problem(401))
        with self.assertRaises(NotAuthorized) as raised:
            self.client.check("123")
        texts = repr(self.client) + repr(AsyncClient(self.url, TOKEN)) + str(raised.exception) + repr(raised.exception)
        self.assertNotIn(TOKEN, texts)

    def test_a_claim_that_fails_is_repeated_by_the_next_call(self):
        def claim(**more):
            try:
                return self.client.claim(identity="roblox:1", **more)
            except PlauditError:
                return None

        # A proxy responded, so nobody knows whether the votes were claimed.
        self.respond((408, {}, b"<html>"), {"votes": []}, {"votes": []}, (409, {}, {"code": "CONFLICT"}), {"votes": []})
        for more in ({}, {"consumer": "other"}, {"consumer": "default"}, {}, {}):
            claim(**more)
        ids = [body["claimId"] for _, _, body in self.requests]
        self.assertEqual((ids[2], len(set(ids))), (ids[0], 4))

    def test_a_claim_that_is_canceled_is_repeated_by_the_next_call(self):
        async def main():
            client = AsyncClient(self.url, TOKEN)
            first = asyncio.create_task(client.claim(identity="roblox:1"))
            while not self.requests:
                await asyncio.sleep(0.002)
            first.cancel()
            await asyncio.wait({first})
            canceled = first.cancelled()
            self.go_on.set()
            await client.claim(identity="roblox:1")
            await client.claim(identity="roblox:1")
            return canceled

        self.go_on = threading.Event()
        self.respond({"votes": []})
        self.assertTrue(asyncio.run(main()))
        ids = [body["claimId"] for _, _, body in self.requests]
        self.assertEqual((ids[1], len(set(ids))), (ids[0], 2))

    def test_the_asynchronous_client_has_the_same_methods(self):
        names = {name for name in dir(Client) if not name.startswith("_")} - {"acknowledge"}
        self.assertEqual({name for name in dir(AsyncClient) if not name.startswith("_")}, names)

    def test_the_asynchronous_client_works(self):
        async def main():
            client = AsyncClient(self.url, TOKEN)
            voted = (await client.check("123")).voted
            self.respond({"deliveries": [{"eventId": "e1"}], "nextCursor": None})
            return voted, [one async for one in client.deliveries()]

        self.respond(CHECK)
        self.assertEqual(asyncio.run(main()), (True, [{"eventId": "e1"}]))


def setUpModule():
    logging.getLogger("plaudit").setLevel(logging.CRITICAL + 1)
