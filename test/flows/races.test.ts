// Concurrent votes and clicks, and the edges of the voting window (V1, V2, V4, §8): one wins, none is lost.

import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { formatEventId } from '../../src/core/ids.ts';
import { createLog } from '../../src/core/log.ts';
import { openDatabase } from '../../src/db/database.ts';
import { listDeliveries } from '../../src/deliveries/delivery-log.ts';
import { type RedeliverResult, redeliver } from '../../src/deliveries/redeliver.ts';
import { createDeliveryContext } from '../../src/delivery-context.ts';
import type { CastVoteResult } from '../../src/votes/cast-vote.ts';
import { type DeliveryFixture, openDeliveryFixture } from '../support/delivery-fixture.ts';
import { type Receiver, startReceiver } from '../support/receiver.ts';
import { verifyBody } from '../support/signatures.ts';

const HOUR_MS = 3_600_000;

let fixture: DeliveryFixture;
let receiver: Receiver;

beforeEach(async () => {
  fixture = await openDeliveryFixture({ ALLOW_PRIVATE_TARGETS: '127.0.0.0/8' });
  receiver = await startReceiver();
});

afterEach(async () => {
  await receiver.close();
  await fixture.close();
});

const range = (count: number) => Array.from({ length: count }, (_, index) => index);

function accepted(results: readonly CastVoteResult[]) {
  return results.filter((result) => result.ok);
}

async function counts(listingId: string) {
  const { rows } = await sql<{ votes: number; score: number; events: number; windows: number }>`
    select vote_count as votes, score,
      (select count(*) from event where listing_id = listing.id) as events,
      (select count(*) from voting_window where listing_id = listing.id) as windows
    from listing where id = ${listingId}`.execute(fixture.db);
  return rows[0]!;
}

async function votedNow(listingId: string, voterId = 'voter'): Promise<Extract<CastVoteResult, { ok: true }>> {
  const result = await fixture.vote(listingId, voterId);
  if (!result.ok) throw new Error(result.reason);
  return result;
}

describe('V1 one vote per window under concurrency', () => {
  test('1,000 parallel votes of one user are one vote; the rest are told when the next one is possible', async () => {
    const listingId = await fixture.listing();
    await fixture.webhook(listingId, receiver.url);
    const results = await Promise.all(range(1_000).map(() => fixture.vote(listingId, 'voter')));
    const won = accepted(results);
    expect(won).toHaveLength(1);
    const [winner] = won;
    for (const result of results) {
      if (!result.ok) expect(result).toEqual({ ok: false, reason: 'too_soon', nextVoteAt: winner!.nextVoteAt });
    }
    expect(winner!.nextVoteAt.getTime() - winner!.votedAt.getTime()).toBe(12 * HOUR_MS);
    expect(await counts(listingId)).toEqual({ votes: 1, score: 1, events: 1, windows: 1 });
    await fixture.tick();
    expect(receiver.received).toHaveLength(1);
  });

  test('V2 1,000 parallel users are 1,000 votes: counted, scored, listed by day, and each delivered and signed', async () => {
    const listingId = await fixture.listing();
    const secret = await fixture.webhook(listingId, receiver.url);
    const results = await Promise.all(range(1_000).map((user) => fixture.vote(listingId, `voter${user}`)));
    const won = accepted(results);
    expect(won).toHaveLength(1_000);
    expect(await counts(listingId)).toEqual({ votes: 1_000, score: 1_000, events: 1_000, windows: 1_000 });
    expect(await votesByDay(listingId)).toEqual(daysOf(won));
    await fixture.tick();
    expect(receiver.received).toHaveLength(1_000);
    const eventIds = receiver.received.map(({ body }) => JSON.parse(body).eventId as string);
    expect(eventIds.toSorted()).toEqual(won.map(({ eventId }) => eventId.replaceAll('-', '')).toSorted());
    const forged = receiver.received.filter(
      ({ body, headers }) => !verifyBody(body, headers['x-webhook-signature'] as string, secret),
    );
    expect(forged).toEqual([]);
  });
});

async function votesByDay(listingId: string): Promise<Record<string, [number, number]>> {
  const { rows } = await sql<{ day: string; votes: number; weight: number }>`
    select day::text, votes, weight from listing_day where listing_id = ${listingId}`.execute(fixture.db);
  return Object.fromEntries(rows.map(({ day, votes, weight }) => [day, [votes, weight]]));
}

/** One day, or two around midnight. */
function daysOf(votes: readonly { votedAt: Date }[]): Record<string, [number, number]> {
  const days: Record<string, [number, number]> = {};
  for (const { votedAt } of votes) {
    const [votes, weight] = days[votedAt.toISOString().slice(0, 10)] ?? [0, 0];
    days[votedAt.toISOString().slice(0, 10)] = [votes + 1, weight + 1];
  }
  return days;
}

describe.skipIf(process.env.PLAUDIT_TEST_DATABASE !== 'postgres')('O3 two processes on one PostgreSQL', () => {
  test('claim concurrently and never send a delivery twice', async () => {
    const database = await openDatabase({ databaseUrl: fixture.database.url, dataDir: '' });
    const log = createLog('silent');
    const second = createDeliveryContext({ ...fixture, database, log }, { trial: fixture.trial });
    try {
      const listings = await Promise.all(range(20).map(() => fixture.listing()));
      for (const listingId of listings) await fixture.webhook(listingId, receiver.url);
      for (const round of range(3)) {
        const voting = listings.flatMap((id) => range(10).map((user) => fixture.vote(id, `v${round}-${user}`)));
        await Promise.all([...voting, fixture.tick(), second.engine.tick()]);
        await Promise.all([fixture.tick(), second.engine.tick()]);
      }
      expect(receiver.received).toHaveLength(600);
      expect(new Set(receiver.received.map(({ body }) => JSON.parse(body).eventId)).size).toBe(600);
      expect(new Set(receiver.received.map(({ headers }) => headers['x-plaudit-attempt']))).toEqual(new Set(['1']));
    } finally {
      await second.notifier.close();
      await second.outbound.close();
      await database.close();
    }
  });
});

describe('§3.2 parallel clicks on Redeliver', () => {
  const click = (listingId: string, eventId: string) =>
    redeliver({ db: fixture.db, wake: fixture.wake }, { listingId, eventId: formatEventId(eventId) });
  const tally = (results: readonly RedeliverResult[]) =>
    Object.groupBy(results, (result) => (result.ok ? 'ok' : result.reason));

  test('§8 of 30 events: exactly ten a minute are accepted, each with one attempt', async () => {
    const listingId = await fixture.listing();
    await fixture.webhook(listingId, receiver.url);
    const events: string[] = [];
    for (const user of range(30)) events.push((await votedNow(listingId, `voter${user}`)).eventId);
    await fixture.tick();
    const { ok, rate_limited } = tally(await Promise.all(events.map((event) => click(listingId, event))));
    expect([ok!.length, rate_limited!.length]).toEqual([10, 20]);
    await fixture.tick();
    expect(receiver.received).toHaveLength(40);
    await fixture.clock.advance('60s');
    const later = tally(await Promise.all(events.map((event) => click(listingId, event))));
    expect(later.ok).toHaveLength(10);
  });

  test('of one event: one is accepted; the others report that it is in progress and do not count toward the limit', async () => {
    const listingId = await fixture.listing();
    await fixture.webhook(listingId, receiver.url);
    const { eventId } = await votedNow(listingId);
    await fixture.tick();
    for (const attempts of range(10).map((round) => round + 2)) {
      const { ok, in_flight } = tally(await Promise.all(range(5).map(() => click(listingId, eventId))));
      expect(ok).toEqual([{ ok: true, attempt: attempts }]);
      expect(in_flight).toHaveLength(4);
      await fixture.tick();
      expect(receiver.received).toHaveLength(attempts);
    }
    expect(await click(listingId, eventId)).toMatchObject({ ok: false, reason: 'rate_limited' });
  });
});

describe('§8 the voting window', () => {
  test.each([
    ['a bot', undefined, 12],
    ['a minecraft server', 'minecraft', 24],
    ['a roblox game', 'roblox', 24],
  ] as const)('of %s is closed until its last millisecond and open again at its end', async (_, game, hours) => {
    const listingId = await fixture.listing(game);
    // Every statement of the test runs at one fixed time, so that an edge of a millisecond can be tested.
    const start = await freezeClock();
    const first = await votedNow(listingId);
    expect(first.nextVoteAt.getTime() - first.votedAt.getTime()).toBe(hours * HOUR_MS);
    await freezeClock(start + hours * HOUR_MS - 1);
    const early = await fixture.vote(listingId, 'voter');
    expect(early).toEqual({ ok: false, reason: 'too_soon', nextVoteAt: first.nextVoteAt });
    await freezeClock(start + hours * HOUR_MS);
    expect(await fixture.vote(listingId, 'voter')).toMatchObject({ ok: true, votedAt: first.nextVoteAt });
    expect((await counts(listingId)).votes).toBe(2);
  });

  test('is separate for each voter and each listing', async () => {
    const [one, other] = [await fixture.listing(), await fixture.listing()];
    await votedNow(one, 'a');
    await votedNow(one, 'b');
    await votedNow(other, 'a');
    expect(await fixture.vote(one, 'a')).toMatchObject({ ok: false, reason: 'too_soon' });
  });
});

/** Stops the database's clock at an instant in whole milliseconds; returns it. */
async function freezeClock(atMs?: number): Promise<number> {
  const { rows } = await sql<{ ms: number }>`
    select floor(extract(epoch from plaudit_now()) * 1000)::float8 as ms`.execute(fixture.db);
  const ms = atMs ?? rows[0]!.ms;
  await sql
    .raw(
      `create or replace function plaudit_now() returns timestamptz language sql stable parallel safe
       as $$ select to_timestamp(${ms / 1000}) $$`,
    )
    .execute(fixture.db);
  return ms;
}

describe('V4 the player name of a vote', () => {
  test.each([
    ['Steve', 'Steve'],
    ['  Steve ', 'Steve'],
    ['.Bedrock_Player', '.Bedrock_Player'],
    ['*~x', '*~x'],
    ['abcdefghijklmnop', 'abcdefghijklmnop'],
    ['', null],
    ['   ', null],
    [null, null],
  ])('%j is sent as %j', async (typed, sent) => {
    const listingId = await fixture.listing('minecraft');
    await fixture.webhook(listingId, receiver.url);
    expect(await fixture.vote(listingId, 'voter', { playerName: typed })).toMatchObject({ ok: true });
    await fixture.tick();
    expect(JSON.parse(receiver.received[0]!.body).data.playerName).toBe(sent);
  });

  test.each(['abcdefghijklmnopq', '.abcdefghijklmnop', 'two words', '***x', 'x.y', 'Ünal', 'a\nb', '.'])(
    '%j is rejected, and nothing is written',
    async (playerName) => {
      const listingId = await fixture.listing('minecraft');
      const result = await fixture.vote(listingId, 'voter', { playerName });
      expect(result).toMatchObject({ ok: false, reason: 'player_name' });
      expect(await counts(listingId)).toEqual({ votes: 0, score: 0, events: 0, windows: 0 });
    },
  );

  test('is rejected on bots and on other games', async () => {
    for (const game of [undefined, 'fivem', 'roblox', 'hytale'] as const) {
      const listingId = await fixture.listing(game);
      const result = await fixture.vote(listingId, 'voter', { playerName: 'Steve' });
      expect(result).toMatchObject({ ok: false, reason: 'player_name' });
      expect(await fixture.vote(listingId, 'voter', { playerName: ' ' })).toMatchObject({ ok: true });
    }
  });
});

describe('a vote with --at', () => {
  const daysAgo = (days: number) => new Date(Date.now() - days * 24 * HOUR_MS);

  test('counts from its own time, and its event is delivered like any other', async () => {
    const listingId = await fixture.listing();
    await fixture.webhook(listingId, receiver.url);
    const at = daysAgo(3);
    const result = await fixture.vote(listingId, 'voter', { at });
    expect(result).toMatchObject({
      ok: true,
      votedAt: at,
      nextVoteAt: new Date(at.getTime() + 12 * HOUR_MS),
    });
    await fixture.tick();
    expect(JSON.parse(receiver.received[0]!.body).data.votedAt).toBe(at.toISOString());
    const { deliveries } = await listDeliveries(fixture.db, { listingId, limit: 10 });
    expect(deliveries).toMatchObject([{ state: 'delivered' }]);
    expect(await votesByDay(listingId)).toEqual({ [at.toISOString().slice(0, 10)]: [1, 1] });
    await votedNow(listingId);
  });

  test('V3 has no weight in the ranking when it is more than 30 days old', async () => {
    const listingId = await fixture.listing();
    expect(await fixture.vote(listingId, 'a', { at: daysAgo(31) })).toMatchObject({ ok: true });
    expect(await fixture.vote(listingId, 'b', { at: daysAgo(31) })).toMatchObject({ ok: true });
    expect(await counts(listingId)).toMatchObject({ votes: 2, score: 0 });
    expect(await fixture.vote(listingId, 'c', { at: daysAgo(29) })).toMatchObject({ ok: true });
    expect(await counts(listingId)).toMatchObject({ votes: 3, score: 1 });
  });

  test('is rejected when it is in the future, 90 days old or older, malformed, or inside the window', async () => {
    const listingId = await fixture.listing();
    for (const at of [new Date(Date.now() + 60_000), daysAgo(90), new Date(Number.NaN)]) {
      expect(await fixture.vote(listingId, 'voter', { at })).toMatchObject({ ok: false, reason: 'at' });
    }
    const { nextVoteAt } = await votedNow(listingId);
    for (const at of [daysAgo(1), daysAgo(89), new Date(Date.now() - 1_000)]) {
      const result = await fixture.vote(listingId, 'voter', { at });
      expect(result).toEqual({ ok: false, reason: 'too_soon', nextVoteAt });
    }
    expect((await counts(listingId)).votes).toBe(1);
  });
});
