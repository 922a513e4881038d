"""Uses the Python package against the real service, as told by the first argument; prints one line of JSON per result."""

import json
import os
import sys
from http.server import ThreadingHTTPServer

from plaudit import Client, PlauditError, Receiver, SqliteDedupe, Stream


def show(**fields):
    # In one write, because several threads do this: print() writes the end of the line by itself.
    sys.stdout.write(json.dumps(fields, default=str) + "\n")
    sys.stdout.flush()


def client(url):
    """Everything that the client can do, with the bot's token, the server's and the Roblox game's."""
    bot, server, game = (
        Client(url, os.environ[name])
        for name in ("BOT_TOKEN", "SERVER_TOKEN", "GAME_TOKEN")
    )
    voter, player = os.environ["VOTER"], os.environ["PLAYER"]
    show(
        token=bot.token_info()["listingId"],
        check=bot.check(voter).voted,
        none=bot.check("1").voted,
    )
    names = ["Steve_1", *[f"Sample_{number}" for number in range(60)]]
    checked = server.check_many(names)
    show(
        checked=len(checked), voted=[name for name, one in checked.items() if one.voted]
    )
    show(
        identity=game.check(identity="roblox:156").voted,
        many=game.check_many(identities=["roblox:156"])["roblox:156"].voted,
    )
    show(
        votes=[vote.user_id for vote in bot.votes()],
        total=bot.stats()["votes"]["total"],
    )
    show(
        claims=[
            [vote.user_id == player for vote in game.claim(identity="roblox:156")]
            for _ in range(2)
        ]
    )
    bot.report_stats(42, 2)
    put = bot.put_changelog("9.9.9", "From the Python package.", title="Python")
    show(
        created=put["created"],
        title=put["entry"]["title"],
        deleted=bot.delete_changelog("9.9.9"),
    )
    failures = []
    for call in (
        lambda: bot.link_identity("AAAA-AAAA", "x"),
        lambda: bot.delivery("x"),
        lambda: Client(url, "plt_x").stats(),
    ):
        try:
            call()
        except PlauditError as error:
            failures.append([type(error).__name__, error.code])
    show(failures=failures)


def receive(path):
    """Prints the port, and then each vote and test event."""
    receiver = Receiver(
        os.environ.get("PLAUDIT_SECRET", "whsec_c2FtcGxl"),
        lambda vote: show(vote=vote.user_id),
        lambda vote: show(test=vote.event_id),
        lambda refused: show(refused=refused.reason),
        SqliteDedupe(path),
    )
    with ThreadingHTTPServer(
        ("127.0.0.1", int(os.environ.get("PORT", "0"))), receiver.http_handler()
    ) as server:
        show(port=server.server_address[1])
        server.serve_forever()


def deliveries(url):
    """The delivery log of the bot."""
    bot = Client(url, os.environ["BOT_TOKEN"])
    delivered = list(bot.deliveries(status="delivered"))
    newest = next(one for one in delivered if not one["test"])
    show(
        delivered=len(delivered),
        body="vote.created" in bot.delivery(newest["eventId"])["body"],
    )
    show(redelivered=bot.redeliver(newest["eventId"]), health=bot.health()["status"])


def stream(url):
    """Prints each event as a consumer of the live stream."""
    following = Stream(
        url,
        os.environ["BOT_TOKEN"],
        "python",
        retry=0.05,
        on_status=lambda status: show(state=status.state),
    )
    try:
        for event in following:
            show(type=event.type, id=event.id, user=event.vote.user_id)
    except PlauditError as error:
        show(ended=error.code)


if __name__ == "__main__":
    {"client": client, "receive": receive, "deliveries": deliveries, "stream": stream}[
        sys.argv[1]
    ](sys.argv[2])
