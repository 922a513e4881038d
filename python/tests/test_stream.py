"""The stream client against a service that misbehaves, over real sockets."""

import asyncio
import logging
import random
import threading
import time
import unittest

from plaudit.async_stream import AsyncStream
from plaudit.errors import NotAuthorized, PlauditError, StreamEnded
from plaudit.sse import Comment, Frame, FrameTooLong, Retry, SseParser
from plaudit.stream import Stream

from .stream_service import TOKEN, StreamService, ended, frame, ready, send, send_and_close


def follow(service, **options):
    options = {"retry": 0.01, "silence": 5.0, "acknowledge_interval": 0.01, **options}
    return Stream(service.url, TOKEN, **options)


def take(stream, count):
    """The IDs of the first events; closes the stream."""
    ids = []
    for event in stream:
        ids.append(event.id)
        if len(ids) == count:
            stream.close()
    return ids


class Statuses(list):
    def __call__(self, status):
        self.append(status)

    def states(self):
        return [status.state for status in self]


class Following(unittest.TestCase):
    def test_it_yields_votes_and_test_events_in_order(self):
        with StreamService(send(ready(), frame("e1"), ":\n", frame("t1", test=True), frame("e2"))) as service:
            stream = follow(service)
            events = []
            for event in stream:
                events.append((event.type, event.id, event.vote.event_id, event.vote.user_id))
                if len(events) == 3:
                    stream.close()
        expected = [("vote", "e1", "e1", "u1"), ("test", "t1", "test", "u1"), ("vote", "e2", "e2", "u1")]
        self.assertEqual(events, expected)
        self.assertEqual(service.requests[0][1]["authorization"], f"Bearer {TOKEN}")

    def test_it_resumes_after_the_last_event_when_the_connection_closes(self):
        first = send_and_close(ready(), frame("e1"), frame("e2"))
        with StreamService(first, send(ready(), frame("e3"))) as service:
            self.assertEqual(take(follow(service), 3), ["e1", "e2", "e3"])
            self.assertEqual(service.requests[1][1]["last-event-id"], "e2")

    def test_a_frame_that_is_cut_is_not_handled_and_comes_again(self):
        cut = frame("e2")
        first = send_and_close(ready(), frame("e1"), cut[: len(cut) // 2])
        with StreamService(first, send(ready(), frame("e2"))) as service:
            self.assertEqual(take(follow(service), 2), ["e1", "e2"])
            self.assertEqual(service.requests[1][1]["last-event-id"], "e1")

    def test_a_duplicate_frame_is_handled_once(self):
        first = send_and_close(ready(), frame("e1"), frame("e1"))
        with StreamService(first, send(ready(), frame("e1"), frame("e2"))) as service:
            self.assertEqual(take(follow(service), 2), ["e1", "e2"])

    def test_a_connection_that_ends_before_the_first_event_does_not_begin_later(self):
        for position, parameter, header in (("e0", None, "e0"), (None, "after=0", None)):
            with StreamService(send_and_close(ready(position)), send(ready("e0"), frame("e1"))) as service:
                self.assertEqual(take(follow(service), 1), ["e1"])
                request, headers = service.requests[1]
                self.assertEqual(headers.get("last-event-id"), header)
                self.assertEqual("after=0" in request, parameter is not None)

    def test_silence_leads_to_a_new_connection(self):
        statuses = Statuses()
        with StreamService(send(ready(), frame("e1")), send(ready(), frame("e2"))) as service:
            self.assertEqual(take(follow(service, silence=0.2, on_status=statuses), 2), ["e1", "e2"])
        self.assertIn("0.2 seconds", statuses[1].message)

    def test_heartbeats_keep_the_connection(self):
        def beat(to):
            to.start()
            to.write(ready())
            for _ in range(5):
                time.sleep(0.1)
                to.write(":\n")
            to.write(frame("e1"))
            to.stay_open()

        with StreamService(beat) as service:
            self.assertEqual(take(follow(service, silence=0.4), 1), ["e1"])
            self.assertEqual(len(service.requests), 1)

    def test_chunked_responses_are_read(self):
        text = frame("e1")

        def chunked(to):
            to.start("Content-Type: text/event-stream; charset=utf-8\r\nTransfer-Encoding: chunked\r\n")
            for part in (ready(), text[:100], text[100:]):
                to.write(f"{len(part):x}\r\n{part}\r\n")
            to.stay_open()

        with StreamService(chunked) as service:
            self.assertEqual(take(follow(service), 1), ["e1"])

    def test_slow_and_restarting_services_are_connected_to_again(self):
        first, second = send(ready(), frame("e1"), ended("restarting")), send(ready(), ended("slow"))
        with StreamService(first, second, send(ready(), frame("e2"))) as service:
            self.assertEqual(take(follow(service), 2), ["e1", "e2"])

    def test_a_full_service_is_left_alone_as_long_as_it_says(self):
        def full(to):
            to.refuse(429, "RATE_LIMITED", "Retry-After: 1\r\n")

        started = time.monotonic()
        with StreamService(full, send(ready(), frame("e1"))) as service:
            self.assertEqual(take(follow(service), 1), ["e1"])
        self.assertGreaterEqual(time.monotonic() - started, 0.99)

    def test_proxies_that_respond_with_pages_are_tried_again(self):
        def page(to):
            to.write("HTTP/1.1 403 Forbidden\r\nContent-Type: text/html\r\nContent-Length: 4\r\n\r\nnope")

        def compressed(to):
            to.start("Content-Type: text/event-stream\r\nContent-Encoding: gzip\r\n")

        def redirect(to):
            to.write("HTTP/1.1 301 Moved\r\nLocation: https://other.example/\r\nContent-Length: 0\r\n\r\n")

        statuses = Statuses()
        with StreamService(page, compressed, redirect, send(ready(), frame("e1"))) as service:
            self.assertEqual(take(follow(service, on_status=statuses), 1), ["e1"])
        self.assertIn("other.example", statuses[2].message)


class Endings(unittest.TestCase):
    def test_revoked_and_replaced_streams_end(self):
        for reason, code, word in (("revoked", "STREAM_REVOKED", "token"), ("replaced", "STREAM_REPLACED", "consumer")):
            with StreamService(send(ready(), ended(reason))) as service:
                with self.assertRaisesRegex(StreamEnded, word) as raised:
                    list(follow(service))
                self.assertEqual((raised.exception.code, len(service.requests)), (code, 1))

    def test_an_unknown_token_ends_the_stream_and_is_not_shown(self):
        with StreamService(lambda to: to.refuse(401, "UNAUTHENTICATED")) as service:
            stream = follow(service)
            with self.assertRaises(NotAuthorized) as raised:
                list(stream)
            self.assertNotIn(TOKEN, str(raised.exception) + repr(raised.exception) + repr(stream))

    def test_it_gives_up_after_the_allowed_failures(self):
        with StreamService(lambda to: None) as service:
            with self.assertRaises(StreamEnded) as raised:
                list(follow(service, max_failures=3))
            self.assertEqual((raised.exception.code, len(service.requests)), ("STREAM_GAVE_UP", 3))

    def test_nothing_that_listens_is_a_failure_too(self):
        with self.assertRaises(StreamEnded):
            list(Stream("http://127.0.0.1:1", TOKEN, max_failures=2, retry=0.01))

    def test_forged_and_misleading_events_are_never_yielded(self):
        forged = "whsec_Zm9yZ2VkIGZvcmdlZCBmb3JnZWQgZm9yZ2VkIGZvcmc="
        bad = [
            frame("e1", secret=forged),
            frame("e1", kind="test"),
            frame("t1", test=True, kind="vote"),
            "event: vote\nid: e1\ndata: {}\n\n",
            "event: vote\nid: e1\ndata: nonsense\n\n",
            frame("e1").replace("id: e1\n", ""),
            "data: " + "x" * 1_100_000,
        ]
        for text in bad:
            with StreamService(send(ready(), text)) as service:
                with self.assertRaises(PlauditError):
                    self.fail(next(iter(follow(service, max_failures=2))))

    def test_close_wakes_a_thread_that_waits(self):
        with StreamService(send(ready())) as service:
            connected = threading.Event()
            stream = follow(service, on_status=lambda status: connected.set())
            events = []
            thread = threading.Thread(target=lambda: events.extend(stream))
            thread.start()
            connected.wait(5)
            stream.close()
            thread.join(5)
            self.assertFalse(thread.is_alive())

    def test_wrong_options_are_errors_at_once(self):
        wrong = [{"consumer": "a b"}, {"after": "x y"}, {"events": []}, {"events": ["votes"]}]
        for options in wrong:
            with self.assertRaises(ValueError):
                Stream("https://votes.example", TOKEN, **options)
        for address in ("votes.example", "ftp://votes.example", "https://a:b@votes.example", "https://x:y/"):
            with self.assertRaises(ValueError):
                Stream(address, TOKEN)
        for token in ("", " ", "a b", None):
            with self.assertRaises(ValueError):
                Stream("https://votes.example", token)


class Acknowledging(unittest.TestCase):
    def test_what_was_handled_is_acknowledged_and_what_was_not_is_not(self):
        with StreamService(send(ready(), frame("e1"), frame("e2"), frame("e3"))) as service:
            for event in follow(service, consumer="sample"):
                if event.id == "e3":
                    break
            self.assertEqual(service.acknowledged[-1], ("sample", "e2"))

    def test_an_exception_in_the_loop_leaves_its_event_unacknowledged(self):
        with StreamService(send(ready(), frame("e1"), frame("e2"))) as service:
            with self.assertRaises(RuntimeError):
                for event in follow(service, consumer="sample"):
                    if event.id == "e2":
                        raise RuntimeError("the sample loop fails")
            self.assertEqual(service.acknowledged[-1], ("sample", "e1"))

    def test_acknowledgments_are_few(self):
        frames = "".join(frame(f"e{number}") for number in range(300))
        with StreamService(send(ready(), frames)) as service:
            self.assertEqual(len(take(follow(service, consumer="sample", acknowledge_interval=1.0), 300)), 300)
            self.assertLessEqual(len(service.acknowledged), 4)
            self.assertEqual(service.acknowledged[-1], ("sample", "e299"))

    def test_a_service_that_cannot_store_the_position_stops_nothing(self):
        statuses = Statuses()
        with StreamService(send(ready(), frame("e1"), frame("e2"))) as service:
            service.acknowledge_status = 503
            self.assertEqual(take(follow(service, consumer="sample", on_status=statuses), 2), ["e1", "e2"])
        self.assertIn("not_acknowledged", statuses.states())


class Handlers(unittest.TestCase):
    def test_a_handler_that_fails_is_called_again_and_later_events_wait(self):
        calls, statuses = [], Statuses()

        def reward(vote):
            calls.append(vote.event_id)
            if len(calls) < 3:
                raise RuntimeError("the sample database is away")
            if vote.event_id == "e2":
                stream.close()

        with StreamService(send(ready(), frame("e1"), frame("e2"))) as service:
            stream = follow(service, consumer="sample", on_status=statuses)
            stream.run(reward)
            self.assertEqual(calls, ["e1", "e1", "e1", "e2"])
            self.assertEqual(service.acknowledged[-1], ("sample", "e2"))
        self.assertEqual(statuses.states().count("handler_failed"), 2)

    def test_test_events_go_to_their_own_handler(self):
        rewarded, tested = [], []

        def on_test(vote):
            tested.append(vote.event_id)
            stream.close()

        with StreamService(send(ready(), frame("e1"), frame("t1", test=True))) as service:
            stream = follow(service)
            stream.run(lambda vote: rewarded.append(vote.event_id), on_test)
        self.assertEqual((rewarded, tested), (["e1"], ["test"]))

    def test_asynchronous_handlers_need_the_asynchronous_stream(self):
        async def reward(vote):
            pass

        with self.assertRaisesRegex(TypeError, "AsyncStream"):
            Stream("https://votes.example", TOKEN).run(reward)


class Asynchronous(unittest.TestCase):
    def open(self, service, **options):
        return AsyncStream(service.url, TOKEN, **{"retry": 0.01, "acknowledge_interval": 0.01, **options})

    def test_events_are_yielded_and_acknowledged(self):
        async def main(service):
            ids = []
            async for event in self.open(service, consumer="sample"):
                ids.append(event.id)
                if len(ids) == 3:
                    break
            return ids

        first = send_and_close(ready(), frame("e1"), frame("e2"))
        with StreamService(first, send(ready(), frame("e3"))) as service:
            self.assertEqual(asyncio.run(main(service)), ["e1", "e2", "e3"])
            self.assertEqual(service.acknowledged[-1], ("sample", "e2"))

    def test_handlers_of_both_kinds_are_called_and_failures_repeated(self):
        for is_async in (False, True):
            calls = []

            def reward(vote):
                calls.append(vote.event_id)
                if len(calls) == 1:
                    raise RuntimeError("the sample database is away")
                if vote.event_id == "e2":
                    stream.close()

            async def reward_async(vote):
                reward(vote)

            with StreamService(send(ready(), frame("e1"), frame("e2"))) as service:
                stream = self.open(service, on_status=lambda status: None)
                asyncio.run(stream.run(reward_async if is_async else reward))
            self.assertEqual(calls, ["e1", "e1", "e2"])

    def test_a_cancellation_ends_it_at_once(self):
        async def main(service):
            connected = asyncio.Event()
            loop = asyncio.get_running_loop()
            stream = self.open(service, on_status=lambda status: loop.call_soon_threadsafe(connected.set))
            running = asyncio.create_task(stream.run(lambda vote: None))
            await connected.wait()
            running.cancel()
            with self.assertRaises(asyncio.CancelledError):
                await running

        with StreamService(send(ready())) as service:
            started = time.monotonic()
            asyncio.run(main(service))
            self.assertLess(time.monotonic() - started, 3)

    def test_the_error_that_ends_a_stream_is_raised(self):
        async def main(service):
            await self.open(service, on_status=lambda status: None).run(lambda vote: None)

        with StreamService(send(ready(), ended("replaced"))) as service, self.assertRaises(StreamEnded):
            asyncio.run(main(service))


class Parser(unittest.TestCase):
    TEXT = (
        "\ufeffretry: 2000\n\n:\nevent: vote\nid: e1\ndata: {}\n\n: note\r\nevent: a\r\ndata: x\r\ndata:y\r\n\r\n"
        "id\rdata: é👏\r\rdata\n\nevent: lost\n\nunknown: x\ndata:  two spaces\n\ndata: cut"
    )
    ITEMS = [
        Retry(2.0),
        Comment(),
        Frame("vote", "{}", "e1"),
        Comment(),
        Frame("a", "x\ny", None),
        Frame("message", "é👏", ""),
        Frame("message", "", None),
        Frame("message", " two spaces", None),
    ]

    def test_chunks_of_any_size_lead_to_the_same_frames(self):
        content = self.TEXT.encode()
        randomness = random.Random(1)
        for _ in range(500):
            parser, items, start = SseParser(), [], 0
            while start < len(content):
                size = randomness.choice((1, 1, 2, 3, 10, 1000))
                items += parser.push(content[start : start + size])
                start += size
            self.assertEqual(items, self.ITEMS)

    def test_long_frames_and_lines_are_refused(self):
        for text in ("data: " + "x" * 200, "data: x\n" * 40):
            with self.assertRaises(FrameTooLong):
                SseParser(100).push(text.encode())

    def test_bytes_that_are_not_utf8_do_not_raise(self):
        self.assertEqual(SseParser().push(b"data: \xff\xfe\n\n"), [Frame("message", "\ufffd\ufffd", None)])


def setUpModule():
    logging.getLogger("plaudit").setLevel(logging.CRITICAL + 1)
