"""The autoposter with bots that behave like those of discord.py, and with discord.py's own class if it is installed."""

import asyncio
import logging
import unittest
from types import SimpleNamespace

from plaudit.discord import Autoposter, count_guilds
from plaudit.errors import NotAuthorized, RateLimited

logging.getLogger("plaudit").setLevel(logging.CRITICAL + 1)


class SampleBot:
    """As much of `discord.Client` as the autoposter uses."""

    def __init__(self, guilds, shard_count=None, shards=None):
        self.guilds, self.shard_count = range(guilds), shard_count
        if shards is not None:
            self.shards = {number: None for number in range(shards)}
        self.ready, self.closed = True, False

    def is_ready(self):
        return self.ready

    def is_closed(self):
        return self.closed


class SampleClient:
    """Remembers reports; fails as often as told."""

    def __init__(self, bot, *errors, stop_after=1):
        self.bot, self.errors, self.reports, self.stop_after = bot, list(errors), [], stop_after

    async def report_stats(self, server_count, shard_count=None):
        if self.errors:
            raise self.errors.pop(0)
        self.reports.append((server_count, shard_count))
        self.bot.closed = len(self.reports) == self.stop_after


def run(bot, client, **options):
    """Returns the errors that were told."""
    errors = []

    async def main():
        poster = Autoposter(bot, client, on_error=errors.append, **{"interval": 0.01, "retry": 0.01, **options})
        task = poster.start()
        assert poster.start() is task
        await asyncio.wait_for(task, 10)

    asyncio.run(main())
    return errors


class AutoposterTest(unittest.TestCase):
    def test_it_reports_again_and_again_until_the_bot_closes(self):
        bot = SampleBot(7)
        client = SampleClient(bot, stop_after=3)
        self.assertEqual(run(bot, client), [])
        self.assertEqual(client.reports, [(7, 1)] * 3)

    def test_all_shards_are_summed(self):
        bot = SampleBot(12, shard_count=4, shards=4)
        client = SampleClient(bot)
        run(bot, client)
        self.assertEqual(client.reports, [(12, 4)])

    def test_a_part_of_the_shards_reports_nothing(self):
        for bot in (SampleBot(12, shard_count=4, shards=3), SampleBot(12, shard_count=4)):
            self.assertIsNone(count_guilds(bot))

    def test_nothing_is_reported_before_every_shard_is_ready(self):
        bot = SampleBot(12, shard_count=2, shards=2)
        bot.ready = False
        client = SampleClient(bot)

        async def main():
            poster = Autoposter(bot, client, interval=0.01, retry=0.01)
            task = poster.start()
            await asyncio.sleep(0.05)
            self.assertEqual(client.reports, [])
            bot.ready = True
            await asyncio.wait_for(task, 10)

        asyncio.run(main())
        self.assertEqual(client.reports, [(12, 2)])

    def test_a_bot_in_several_processes_gives_the_sum_itself(self):
        for is_async in (False, True):
            counts = [None, 30]

            async def count_later():
                return counts.pop(0)

            bot = SampleBot(12, shard_count=4, shards=2)
            client = SampleClient(bot)
            run(bot, client, count=count_later if is_async else lambda: counts.pop(0))
            self.assertEqual(client.reports, [(30, 4)])

    def test_it_goes_on_after_a_failure_and_waits_as_long_as_the_service_says(self):
        bot = SampleBot(7)
        client = SampleClient(
            bot, RateLimited("wait", code="RATE_LIMITED", status=429, retry_after=0.05), OSError("away")
        )
        self.assertEqual(len(run(bot, client)), 2)
        self.assertEqual(client.reports, [(7, 1)])

    def test_a_token_that_does_not_work_ends_it(self):
        bot = SampleBot(7)
        client = SampleClient(bot, NotAuthorized("no", code="UNAUTHENTICATED", status=401))
        self.assertEqual(len(run(bot, client)), 1)
        self.assertEqual(client.reports, [])

    def test_the_real_class_of_discord_py_reports_only_when_it_is_ready(self):
        try:
            import discord
        except ImportError:
            self.skipTest("discord.py is not installed")

        async def main():
            bot = discord.AutoShardedClient(intents=discord.Intents.none(), shard_count=2)
            self.assertIsNone(count_guilds(bot))
            bot._ready = asyncio.Event()
            bot._ready.set()
            self.assertIsNone(count_guilds(bot), "no shard has connected")
            bot._AutoShardedClient__shards = {number: SimpleNamespace(id=number) for number in (0, 1)}
            self.assertEqual(count_guilds(bot), 0)
            self.assertFalse(bot.is_closed())
            await bot.http.close()

        asyncio.run(main())
