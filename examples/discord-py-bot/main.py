"""Rewards votes: with a role in Discord, or on the console without DISCORD_TOKEN."""

import asyncio
import logging
import os
from pathlib import Path

from plaudit import AsyncClient, AsyncStream, PlauditError, Receiver, SqliteDedupe

# Remembers which votes were rewarded, also over restarts. A vote may arrive more than once.
DEDUPE = SqliteDedupe("votes.db")


async def main():
    url, token = os.environ.get("PLAUDIT_URL"), os.environ.get("PLAUDIT_TOKEN")
    if not url or not token:
        raise SystemExit("PLAUDIT_URL and PLAUDIT_TOKEN are not set. Copy .env.example to .env and fill them in.")
    reward = await start_bot(url, token) if os.environ.get("DISCORD_TOKEN") else print_rewards()
    # Not by PORT, which many hosts set for every program.
    if os.environ.get("PLAUDIT_SECRET"):
        await receive_by_webhook(reward)
    else:
        await receive_by_stream(url, token, reward)


async def receive_by_stream(url, token, reward):
    """Votes arrive over an outgoing connection, also those that were cast while the bot was offline."""
    stream = AsyncStream(url, token, "discord-bot", on_status=lambda status: print(status.message, flush=True))
    # If `reward` fails, the vote comes again.
    await stream.run(reward, show_test, DEDUPE)


async def receive_by_webhook(reward):
    """Votes are sent to https://your-bot.example/votes, which must lead to this port."""
    from aiohttp import web

    receiver = Receiver(os.environ["PLAUDIT_SECRET"], reward, show_test, dedupe=DEDUPE)
    app = web.Application()
    app.router.add_route("*", "/votes", receiver.aiohttp)
    runner = web.AppRunner(app)
    await runner.setup()
    port = int(os.environ.get("PORT") or 8080)
    await web.TCPSite(runner, port=port).start()
    print(f"Waiting for votes on port {port}.", flush=True)
    await asyncio.Event().wait()


async def start_bot(url, token):
    from bot import VoteBot

    api = AsyncClient(url, token)
    listing_id = (await api.token_info())["listingId"]
    bot = VoteBot(api, f"{url.rstrip('/')}/listings/{listing_id}/vote")
    await bot.login(os.environ["DISCORD_TOKEN"])
    connection, ready = asyncio.create_task(bot.connect()), asyncio.create_task(bot.wait_until_ready())
    # Whatever ends first: a connection that ends before the bot is ready has failed.
    done, _ = await asyncio.wait({connection, ready}, return_when=asyncio.FIRST_COMPLETED)
    for task in done:
        task.result()
    return bot.reward


def print_rewards():
    print("DISCORD_TOKEN is not set, so rewards are printed.", flush=True)
    return lambda vote: print(f"Reward for {vote.user_id}, until {vote.next_vote_at:%Y-%m-%d %H:%M} UTC", flush=True)


def show_test(vote):
    print(f"Test event for {vote.user_id}: everything works. Tests are not rewarded.", flush=True)


def read_env_file():
    """Variables that are set already take precedence."""
    file = Path(".env")
    for line in file.read_text().splitlines() if file.exists() else ():
        name, separator, value = line.partition("=")
        if separator and not name.startswith("#"):
            os.environ.setdefault(name.strip(), value.strip())


if __name__ == "__main__":
    read_env_file()
    logging.basicConfig(format="%(message)s")
    try:
        asyncio.run(main())
    except KeyboardInterrupt:
        pass
    except PlauditError as error:
        raise SystemExit(str(error)) from None
