"""What the receiver itself decides, without a server."""

import asyncio
import functools
import json
import logging
import threading
import unittest

from plaudit import Receiver, sign_vote
from plaudit.receiver import Request

SECRET = "whsec_AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8="


def request(signed, body=None):
    return Request("POST", signed.headers, signed.body if body is None else body)


class ReceiverTest(unittest.TestCase):
    def test_a_parsed_body_is_accepted_with_one_warning(self):
        rewarded = []
        receiver = Receiver(SECRET, rewarded.append)
        with self.assertLogs("plaudit", "WARNING") as logged:
            for event_id in ("e1", "e2"):
                signed = sign_vote(SECRET, {"playerName": ".Stève_1", "weight": 1.5}, event_id=event_id)
                self.assertEqual(receiver.handle(request(signed, json.loads(signed.body))).status, 204)
        self.assertEqual((len(logged.output), len(rewarded)), (1, 2))

    def test_a_parsed_body_that_does_not_match_is_named(self):
        refused = []
        receiver = Receiver(SECRET, print, None, refused.append)
        signed = sign_vote(SECRET)
        with self.assertLogs("plaudit", "WARNING"):
            response = receiver.handle(request(signed, dict(sorted(json.loads(signed.body).items()))))
        self.assertEqual((response.status, refused[0].reason), (401, "body_already_parsed"))

    def test_an_empty_secret_is_an_error_at_the_start(self):
        for secret in ("", " ", [], ["whsec_a", ""]):
            with self.assertRaisesRegex(ValueError, "whsec_"):
                Receiver(secret, print)

    def test_without_on_test_test_events_are_accepted(self):
        receiver = Receiver(SECRET, lambda vote: self.fail("rewarded a test event"))
        self.assertEqual(receiver.handle(request(sign_vote(SECRET, test=True))).status, 204)

    def test_by_default_refusals_are_logged_with_their_reason(self):
        with self.assertLogs("plaudit", "WARNING") as logged:
            Receiver(SECRET, print).handle(request(sign_vote(SECRET, forged=True)))
        self.assertIn("signature_mismatch", logged.output[0])

    def test_on_refused_that_fails_changes_no_response(self):
        def fail(refused):
            raise RuntimeError("the sample log is full")

        with self.assertLogs("plaudit", "ERROR"):
            response = Receiver(SECRET, print, None, fail).handle(request(sign_vote(SECRET, forged=True)))
        self.assertEqual(response.status, 401)

    def test_on_refused_cannot_be_asynchronous(self):
        async def on_refused(refused):
            pass

        with self.assertRaisesRegex(TypeError, "async def"):
            Receiver(SECRET, print, None, on_refused)

    def test_every_form_of_asynchronous_handler_is_awaited(self):
        rewarded = []

        async def reward(vote, note="plain"):
            await asyncio.sleep(0)
            rewarded.append(note)

        class Callable:
            async def __call__(self, vote):
                await reward(vote, "object")

        for handler in (reward, functools.partial(reward, note="partial"), Callable()):
            self.assertEqual(Receiver(SECRET, handler).handle(request(sign_vote(SECRET))).status, 204)
            receiver = Receiver(SECRET, handler)
            self.assertEqual(asyncio.run(receiver.handle_async(request(sign_vote(SECRET)))).status, 204)
        self.assertEqual(rewarded, ["plain", "plain", "partial", "partial", "object", "object"])

    def test_a_coroutine_that_nobody_awaits_is_a_failure(self):
        async def reward(vote):
            self.fail("not awaited")

        with self.assertLogs("plaudit", "ERROR"):
            self.assertEqual(Receiver(SECRET, lambda vote: reward(vote)).handle(request(sign_vote(SECRET))).status, 503)

    def test_a_plain_handler_does_not_block_the_event_loop(self):
        entered, go_on = threading.Event(), threading.Event()

        def reward(vote):
            entered.set()
            go_on.wait(10)

        async def main():
            receiving = asyncio.create_task(Receiver(SECRET, reward).handle_async(request(sign_vote(SECRET))))
            while not entered.is_set():
                await asyncio.sleep(0.001)
            go_on.set()
            return (await receiving).status

        self.assertEqual(asyncio.run(main()), 204)

    def test_a_caller_that_gives_up_does_not_stop_the_handler(self):
        rewarded, go_on = [], asyncio.Event()

        async def reward(vote):
            await go_on.wait()
            rewarded.append(vote.event_id)

        async def main():
            receiver = Receiver(SECRET, reward)
            receiving = asyncio.create_task(receiver.handle_async(request(sign_vote(SECRET, event_id="e1"))))
            await asyncio.sleep(0.01)
            receiving.cancel()
            go_on.set()
            while not rewarded:
                await asyncio.sleep(0.001)

        asyncio.run(main())
        self.assertEqual(rewarded, ["e1"])

    def test_a_late_failure_is_logged(self):
        go_on = threading.Event()

        def reward(vote):
            go_on.wait(10)
            raise RuntimeError("the sample handler fails late")

        receiver = Receiver(SECRET, reward, timeout=0.01)
        with self.assertLogs("plaudit", "ERROR") as logged:
            self.assertEqual(receiver.handle(request(sign_vote(SECRET))).status, 503)
            go_on.set()
            for thread in threading.enumerate():
                if thread.name == "plaudit-vote":
                    thread.join()
        self.assertIn("fails late", logged.output[-1])

    def test_context_variables_reach_a_plain_handler(self):
        import contextvars

        variable = contextvars.ContextVar("variable", default="lost")
        variable.set("kept")
        seen = []
        Receiver(SECRET, lambda vote: seen.append(variable.get())).handle(request(sign_vote(SECRET)))
        self.assertEqual(seen, ["kept"])

    def setUp(self):
        logging.getLogger("plaudit").setLevel(logging.NOTSET)
        self.addCleanup(logging.getLogger("plaudit").setLevel, logging.CRITICAL + 1)


if __name__ == "__main__":
    unittest.main()
