"""Every adapter against every fault, over real sockets, with plain and with asynchronous handlers."""

import asyncio
import gzip
import http.client
import json
import logging
import socket
import threading
import time
import unittest

from plaudit import MemoryDedupe, Receiver, sign_vote

from .servers import ADAPTERS, READ_BEFORE, is_installed

SECRET = "whsec_AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8="
OLD_SECRET = "whsec_ICEiIyQlJicoKSorLC0uLzAxMjM0NTY3ODk6Ozw9Pj8="
TIMEOUT = 0.4

logging.getLogger("plaudit").setLevel(logging.CRITICAL + 1)


class SampleOwner:
    """A receiver whose handlers do what the voter's name says, and remember what they did."""

    def __init__(self, is_async):
        self.rewarded, self.tested, self.refused = [], [], []
        self.started, self.go_on = threading.Event(), threading.Event()
        self.failures_left = 1
        handler = self.reward_async if is_async else self.reward
        self.receiver = Receiver(
            [SECRET, OLD_SECRET], handler, self.tested.append, self.refused.append, MemoryDedupe(), timeout=TIMEOUT
        )

    def reward(self, vote):
        if vote.user_id == "slow":
            self.started.set()
            self.go_on.wait(10)
        self._finish(vote)

    async def reward_async(self, vote):
        if vote.user_id == "slow":
            self.started.set()
            while not self.go_on.is_set():
                await asyncio.sleep(0.005)
        self._finish(vote)

    def _finish(self, vote):
        if vote.user_id == "fails" and self.failures_left > 0:
            self.failures_left -= 1
            raise RuntimeError("the sample database is away")
        self.rewarded.append(vote.event_id)


class Exchange:
    """Sends requests to one server."""

    def __init__(self, port, owner):
        self.port, self.owner = port, owner

    def send(self, signed, method="POST", body=None, headers=None):
        sent = {**signed.headers, **(headers or {})}
        return self.request(method, signed.body if body is None else body, sent)

    def request(self, method, body, headers):
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=10)
        try:
            connection.request(method, "/votes", body, {k: v for k, v in headers.items() if v is not None})
            response = connection.getresponse()
            return response.status, response.read().decode()
        finally:
            connection.close()


def until(condition):
    deadline = time.monotonic() + 10
    while not condition():
        if time.monotonic() > deadline:
            raise AssertionError("The condition did not come true within ten seconds.")
        time.sleep(0.002)


class Faults:
    """One method per fault; `self.site` is the server, `self.owner` the receiver's side."""

    def reason(self, status, expected_status, reason):
        self.assertEqual(status[0], expected_status, status)
        self.assertEqual([refused.reason for refused in self.owner.refused], [reason])
        self.assertEqual(self.owner.rewarded, [])
        self.assertGreater(len(status[1]), 40, "the response does not say what to do")

    def test_a_genuine_vote_is_rewarded(self):
        self.assertEqual(self.site.send(sign_vote(SECRET, event_id="e1")), (204, ""))
        self.assertEqual(self.owner.rewarded, ["e1"])

    def test_a_duplicate_is_accepted_and_not_rewarded_again(self):
        self.site.send(sign_vote(SECRET, event_id="e1"))
        self.assertEqual(self.site.send(sign_vote(SECRET, event_id="e1", attempt=2))[0], 204)
        self.assertEqual(self.owner.rewarded, ["e1"])

    def test_of_two_at_once_one_is_rewarded_and_one_is_sent_again(self):
        first = []
        sender = threading.Thread(target=lambda: first.append(self.send_slow("e1")))
        sender.start()
        self.owner.started.wait(5)
        self.assertEqual(self.send_slow("e1")[0], 503)
        self.owner.go_on.set()
        sender.join()
        until(lambda: self.owner.rewarded == ["e1"])
        self.assertEqual(self.send_slow("e1")[0], 204)
        self.assertEqual(self.owner.rewarded, ["e1"])

    def send_slow(self, event_id):
        return self.site.send(sign_vote(SECRET, {"userId": "slow"}, event_id=event_id))

    def test_a_handler_that_takes_too_long_goes_on_and_rewards_once(self):
        started = time.monotonic()
        self.assertEqual(self.send_slow("e1")[0], 503)
        self.assertLess(time.monotonic() - started, TIMEOUT + 3)
        self.assertEqual(self.send_slow("e1")[0], 503)
        self.owner.go_on.set()
        until(lambda: self.owner.rewarded == ["e1"])
        until(lambda: self.send_slow("e1")[0] == 204)
        self.assertEqual(self.owner.rewarded, ["e1"])

    def test_a_forged_vote_is_refused(self):
        self.reason(self.site.send(sign_vote(SECRET, forged=True)), 401, "signature_mismatch")

    def test_an_unsigned_vote_is_refused(self):
        unsigned = {"X-Webhook-Signature": None, "webhook-signature": None}
        self.reason(self.site.send(sign_vote(SECRET), headers=unsigned), 401, "missing_signature")

    def test_a_vote_for_another_secret_is_refused(self):
        other = "whsec_QEFCQ0RFRkdISUpLTE1OT1BRUlNUVVZXWFlaW1xdXl8="
        self.reason(self.site.send(sign_vote(other)), 401, "signature_mismatch")

    def test_a_changed_body_is_refused(self):
        signed = sign_vote(SECRET)
        self.reason(self.site.send(signed, body=signed.body.replace(b"123", b"124")), 401, "signature_mismatch")

    def test_a_body_that_was_serialized_again_is_named(self):
        signed = sign_vote(SECRET)
        indented = json.dumps(json.loads(signed.body), indent=2)
        self.reason(self.site.send(signed, body=indented), 401, "body_reserialized")

    def test_a_truncated_an_overlong_and_a_senseless_signature_are_refused(self):
        signed = sign_vote(SECRET)
        good = signed.headers["X-Webhook-Signature"]
        for header in (good[:-1], good + "0", "sha256=" + "g" * 64, "sha256=", "nonsense"):
            self.owner.refused.clear()
            headers = {"X-Webhook-Signature": header, "webhook-signature": None}
            self.reason(self.site.send(signed, headers=headers), 401, "malformed_signature")

    def test_an_old_request_is_refused_with_both_clocks(self):
        response = self.site.send(sign_vote(SECRET, signed_at=time.time() - 600))
        self.reason(response, 401, "timestamp_stale")
        self.assertRegex(response[1], r"\d\d:\d\d:\d\dZ.*\d\d:\d\d:\d\dZ")

    def test_a_test_event_is_never_rewarded_and_never_a_duplicate(self):
        self.assertEqual([self.site.send(sign_vote(SECRET, test=True))[0] for _ in range(2)], [204, 204])
        self.assertEqual((len(self.owner.tested), self.owner.rewarded), (2, []))

    def test_get_is_refused_with_the_usual_cause(self):
        response = self.site.request("GET", None, {})
        self.reason(response, 405, "wrong_method")
        self.assertIn("redirect", response[1])

    def test_a_genuine_body_that_cannot_be_read_is_sent_again(self):
        from plaudit.signature import sign_body

        body = b'{"event":"vote.created",'
        headers = {"Content-Type": "application/json", "X-Webhook-Signature": sign_body(body, SECRET)}
        self.reason(self.site.request("POST", body, headers), 500, "unreadable_body")

    def test_a_handler_that_fails_gets_the_vote_again(self):
        sent = [self.site.send(sign_vote(SECRET, {"userId": "fails"}, event_id="e1"))[0] for _ in range(3)]
        self.assertEqual((sent, self.owner.rewarded), ([503, 204, 204], ["e1"]))

    def test_an_oversized_body_is_refused(self):
        try:
            self.reason(self.site.send(sign_vote(SECRET), body=b"x" * 270_000), 413, "body_too_large")
        except (BrokenPipeError, ConnectionResetError):
            # The server may close the connection before everything was sent.
            self.assertEqual(self.owner.rewarded, [])

    def test_a_compressed_body_is_refused(self):
        signed = sign_vote(SECRET)
        headers = {"Content-Encoding": "gzip"}
        self.assertIn(self.site.send(signed, body=gzip.compress(signed.body), headers=headers)[0], (400, 415))
        self.assertEqual(self.owner.rewarded, [])

    def test_a_client_that_leaves_midway_does_no_harm(self):
        signed = sign_vote(SECRET)
        head = "".join(f"{name}: {value}\r\n" for name, value in signed.headers.items())
        connection = socket.create_connection(("127.0.0.1", self.site.port))
        start = f"POST /votes HTTP/1.1\r\nHost: localhost\r\nContent-Length: {len(signed.body)}\r\n{head}\r\n"
        connection.sendall(start.encode() + signed.body[:50])
        connection.close()
        self.assertEqual(self.site.send(sign_vote(SECRET, event_id="e2"))[0], 204)
        self.assertEqual(self.owner.rewarded, ["e2"])

    def test_a_vote_in_chunks_is_rewarded_or_sent_again(self):
        signed = sign_vote(SECRET, event_id="e1")
        chunks = iter([signed.body[:40], signed.body[40:100], signed.body[100:]])
        try:
            status = self.site.send(signed, body=chunks)
            self.assertIn(status[0], (204, 500), status)
            self.assertEqual(self.owner.rewarded, ["e1"] if status[0] == 204 else [])
        except ConnectionError:
            # A server that does not read chunks may close the connection before the response has arrived.
            self.assertEqual(self.owner.rewarded, [])

    def test_the_previous_secret_is_accepted_during_a_rotation(self):
        self.assertEqual(self.site.send(sign_vote(OLD_SECRET, event_id="e1"))[0], 204)
        self.assertEqual(self.owner.rewarded, ["e1"])

    def test_it_works_for_a_service_of_any_name(self):
        self.assertEqual(self.site.send(sign_vote(SECRET, event_id="e1", service="Sample-Site"))[0], 204)

    def test_names_beyond_ascii_arrive(self):
        self.assertEqual(self.site.send(sign_vote(SECRET, {"playerName": ".Stève_1 👏"}, event_id="e1"))[0], 204)


def define(adapter, packages, serve, is_async):
    """One class per adapter and kind of handler. The server lives as long as the class."""

    class AdapterTest(Faults, unittest.TestCase):
        @classmethod
        def setUpClass(cls):
            cls.current = None
            cls.context = serve(SwitchableReceiver(cls))
            cls.port = cls.context.__enter__()

        @classmethod
        def tearDownClass(cls):
            cls.context.__exit__(None, None, None)

        def setUp(self):
            self.owner = type(self).current = SampleOwner(is_async)
            self.site = Exchange(self.port, self.owner)

        def tearDown(self):
            self.owner.go_on.set()

    name = f"{adapter}, {'asynchronous' if is_async else 'plain'} handler"
    AdapterTest.__name__ = AdapterTest.__qualname__ = name
    skipped = unittest.skipUnless(is_installed(packages), f"{', '.join(packages)} not installed")
    return skipped(AdapterTest)


class SwitchableReceiver(Receiver):
    """Stays in the server, while each test has an owner of its own."""

    def __init__(self, test_class):
        super().__init__(SECRET, lambda vote: None)
        self.test_class = test_class

    def handle(self, request):
        return self.test_class.current.receiver.handle(request)

    async def handle_async(self, request):
        return await self.test_class.current.receiver.handle_async(request)


for _adapter, (_packages, _serve) in ADAPTERS.items():
    for _is_async in (False, True):
        _class = define(_adapter, _packages, _serve, _is_async)
        globals()[_class.__name__] = _class
del _class


class BodyReadBefore(unittest.TestCase):
    def test_a_body_that_was_read_before_is_named_and_sent_again(self):
        for adapter, (packages, serve) in READ_BEFORE.items():
            with self.subTest(adapter):
                if not is_installed(packages):
                    self.skipTest(f"{', '.join(packages)} not installed")
                owner = SampleOwner(False)
                with serve(owner.receiver) as port:
                    status, text = Exchange(port, owner).send(sign_vote(SECRET))
                self.assertEqual((status, [one.reason for one in owner.refused]), (500, ["body_missing"]), text)
