"""The client of the API, for programs that do not use asyncio. `AsyncClient` has the same methods."""

from __future__ import annotations

import random
import time
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import datetime
from typing import Any
from urllib.parse import quote, urlencode

from .api_request import api_address, check_token, send_request
from .errors import NetworkError, PlauditError, RateLimited
from .lost_claims import LostClaims, claim_key
from .votes import parse_time

CHECKS_AT_ONCE = 50
PAGE_SIZE = 100
MAX_TRIES = 4
RETRIED_STATUSES = (500, 502, 503, 504)


@dataclass(frozen=True)
class VoteCheck:
    """Whether there is an active vote. The times are None if there is none."""

    voted: bool
    voted_at: datetime | None
    next_vote_at: datetime | None


@dataclass(frozen=True)
class ListedVote:
    """A vote of a list or a claim. `event_id` is that of its webhook."""

    event_id: str
    user_id: str
    voted_at: datetime
    next_vote_at: datetime
    weight: float
    game: str | None = None
    player_name: str | None = None


class Client:
    """`Client("https://votes.example", token)`. `max_wait`: how many seconds to wait at most when the service asks to.

    Requests that can be repeated safely are repeated after network errors and faults of the service. All errors are
    PlauditError. A client may be used by several threads.
    """

    def __init__(self, base_url: str, token: str, *, timeout: float = 15.0, max_wait: float = 60.0) -> None:
        self._address, self._token = api_address(base_url), check_token(token)
        self._timeout, self._max_wait = timeout, max_wait
        self._listing_id: str | None = None
        self._lost_claims = LostClaims()

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self._address.removesuffix('/api/v1')!r})"

    def token_info(self) -> dict[str, Any]:
        """Which listing the token belongs to, and its scopes."""
        return self._dict("GET", "/token")

    def check(
        self, user_id: str | None = None, *, player_name: str | None = None, identity: str | None = None
    ) -> VoteCheck:
        """Whether a voter has an active vote. `identity` is such as `roblox:123`. On an error, never grant a reward."""
        query = {"userId": user_id, "playerName": player_name, "identity": identity}
        return _check(self._dict("GET", "/webhooks/votes/check", query))

    def check_many(self, player_names: Iterable[str] = (), *, identities: Iterable[str] = ()) -> dict[str, VoteCheck]:
        """Checks any number of players, fifty per request. The results are by name or identity."""
        results: dict[str, VoteCheck] = {}
        for field, wanted in (("playerNames", player_names), ("identities", identities)):
            names = list(dict.fromkeys(wanted))
            for start in range(0, len(names), CHECKS_AT_ONCE):
                body = {field: names[start : start + CHECKS_AT_ONCE]}
                found = self._dict("POST", "/webhooks/votes/check", body=body, repeatable=True)["results"]
                results.update((name, _check(one)) for name, one in found.items())
        return results

    def votes(
        self,
        *,
        user_id: str | None = None,
        player_name: str | None = None,
        since: datetime | None = None,
        until: datetime | None = None,
    ) -> Iterator[ListedVote]:
        """All votes, newest first, page by page."""
        query = {"userId": user_id, "playerName": player_name, "since": _iso(since), "until": _iso(until)}
        return (_listed(one) for one in self._pages("/webhooks/votes", "votes", query))

    def claim(
        self,
        *,
        identity: str | None = None,
        user_id: str | None = None,
        player_name: str | None = None,
        consumer: str = "default",
        days: int = 30,
        claim_id: str | None = None,
    ) -> list[ListedVote]:
        """The votes of a player that `consumer` has not claimed yet. Reward each: they are not returned again.

        If it fails, call it again: it gets the votes that the lost response had. To be able to repeat a claim after a
        crash, store a `claim_id` of your own before you call this.
        """
        who = _given(identity=identity, userId=user_id, playerName=player_name)
        body = {**who, "consumer": consumer, "days": days}
        if claim_id is not None:
            return self._claim({**body, "claimId": claim_id})
        fields = {"identity": identity, "user_id": user_id, "player_name": player_name, "consumer": consumer}
        with self._repeatable_claim(fields) as own_id:
            return self._claim({**body, "claimId": own_id})

    def _claim(self, body: Mapping[str, Any]) -> list[ListedVote]:
        claimed = self._dict("POST", "/webhooks/votes/claim", body=body, repeatable=True)
        return [_listed(one) for one in claimed["votes"]]

    @contextmanager
    def _repeatable_claim(self, fields: Mapping[str, Any]) -> Iterator[str]:
        """The ID for a claim. Without a clear response, the next claim of the same votes gets it again."""
        key = claim_key(fields)
        claim_id = self._lost_claims.take(key)
        try:
            yield claim_id
        except BaseException as error:
            self._lost_claims.keep(key, claim_id, error)
            raise

    def link_identity(self, code: str, identity: str) -> None:
        """Links a game identity to the account that showed the player this code."""
        self._dict("POST", "/webhooks/identities/link", body={"code": code, "identity": identity})

    def stats(self) -> dict[str, Any]:
        """The numbers of votes, by day, and the top voters."""
        return self._dict("GET", "/webhooks/stats")

    def report_stats(self, server_count: int, shard_count: int | None = None) -> None:
        """Reports how many servers the bot is in; at most once a minute."""
        body = {"serverCount": server_count, **_given(shardCount=shard_count)}
        self._dict("POST", f"/bots/{self._bot()}/stats", body=body)

    def put_changelog(
        self, version: str, body: str, *, title: str | None = None, released_at: datetime | None = None
    ) -> dict[str, Any]:
        """Publishes the notes of a version, or replaces them."""
        entry = {"body": body, **_given(title=title, releasedAt=_iso(released_at))}
        return self._dict("PUT", f"/bots/{self._bot()}/changelog/{quote(version, safe='')}", body=entry)

    def delete_changelog(self, version: str) -> bool:
        """False if the version had no entry."""
        path = f"/bots/{self._bot()}/changelog/{quote(version, safe='')}"
        return bool(self._dict("DELETE", path)["deleted"])

    def health(self) -> dict[str, Any]:
        """The health of the webhook."""
        return self._dict("GET", "/webhooks/health")

    def deliveries(self, *, status: str | None = None) -> Iterator[dict[str, Any]]:
        """The delivery log, newest first, page by page. `status` is such as `failed` or `undelivered`."""
        return self._pages("/webhooks/deliveries", "deliveries", {"status": status})

    def delivery(self, event_id: str) -> dict[str, Any]:
        """A delivery with its body and all attempts."""
        return self._dict("GET", f"/webhooks/deliveries/{quote(event_id, safe='')}")

    def redeliver(self, event_id: str) -> int:
        """Sends an event again; returns the number of the attempt. At most ten a minute."""
        path = f"/webhooks/deliveries/{quote(event_id, safe='')}/redeliver"
        return int(self._dict("POST", path)["attempt"])

    def send_test_event(self, player_name: str | None = None) -> str:
        """Sends a test event to the live streams; returns its ID in the stream."""
        return str(self._dict("POST", "/webhooks/stream/test", body=_given(playerName=player_name))["id"])

    def stream_consumers(self) -> list[dict[str, Any]]:
        """The consumers of the live stream, and how far they have come."""
        return list(self._dict("GET", "/webhooks/stream/consumers")["consumers"])

    def delete_stream_consumer(self, name: str) -> bool:
        """False if there was none of this name."""
        return bool(self._dict("DELETE", f"/webhooks/stream/consumers/{quote(name, safe='')}")["deleted"])

    def acknowledge(self, consumer: str, event_id: str) -> None:
        """Stores how far a consumer of the live stream has come. Streams do this by themselves."""
        body = {"consumer": consumer, "eventId": event_id}
        self._dict("POST", "/webhooks/stream/acknowledge", body=body, repeatable=True)

    def _bot(self) -> str:
        if self._listing_id is None:
            self._listing_id = str(self.token_info()["listingId"])
        return quote(self._listing_id, safe="")

    def _pages(self, path: str, name: str, query: Mapping[str, Any]) -> Iterator[dict[str, Any]]:
        cursor = None
        while True:
            page = self._dict("GET", path, {**query, "limit": PAGE_SIZE, "cursor": cursor})
            yield from page[name]
            cursor = page["nextCursor"]
            if cursor is None:
                return

    def _dict(
        self,
        method: str,
        path: str,
        query: Mapping[str, Any] | None = None,
        *,
        body: Mapping[str, Any] | None = None,
        repeatable: bool = False,
    ) -> dict[str, Any]:
        """Sends a request, again if that can help. A refusal because of a rate limit has changed nothing."""
        url = self._address + path
        if query:
            url += "?" + urlencode({name: value for name, value in query.items() if value is not None})
        for number in range(1, MAX_TRIES + 1):
            try:
                response = send_request(method, url, self._token, body, self._timeout)
                return response if isinstance(response, dict) else {}
            except PlauditError as error:
                wait = self._wait_after(error, number, repeatable or method != "POST")
                if wait is None:
                    raise
                time.sleep(wait)
        raise AssertionError("unreachable")

    def _wait_after(self, error: PlauditError, number: int, repeatable: bool) -> float | None:
        """The seconds to wait before the next try; None if there is none."""
        if number == MAX_TRIES:
            return None
        is_limit = isinstance(error, RateLimited)
        is_fault = isinstance(error, NetworkError) or error.status in RETRIED_STATUSES
        if not is_limit and not (is_fault and repeatable):
            return None
        backoff = 0.5 * 2 ** (number - 1) * (0.5 + random.random() / 2)
        wait = backoff if error.retry_after is None else max(error.retry_after, 0.1)
        return wait if wait <= self._max_wait else None


def _given(**fields: Any) -> dict[str, Any]:
    return {name: value for name, value in fields.items() if value is not None}


def _iso(moment: datetime | None) -> str | None:
    """A time without a zone is local time, as everywhere in Python."""
    return None if moment is None else moment.astimezone().isoformat()


def _check(found: Mapping[str, Any]) -> VoteCheck:
    voted_at, next_vote_at = (None if found[name] is None else parse_time(found[name]) for name in _CHECK_TIMES)
    return VoteCheck(found["voted"] is True, voted_at, next_vote_at)


_CHECK_TIMES = ("votedAt", "nextVoteAt")


def _listed(found: Mapping[str, Any]) -> ListedVote:
    times = parse_time(found["votedAt"]), parse_time(found["nextVoteAt"])
    return ListedVote(
        found["eventId"], found["userId"], *times, found["weight"], found.get("game"), found.get("playerName")
    )
