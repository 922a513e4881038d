// GET /webhooks/stats (§4.5, decisions A8, A20, A21).
import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { now } from '../../src/core/clock.ts';
import type { Db } from '../../src/db/database.ts';
import { deleteOldVoterMonths } from '../../src/votes/vote-stats-queries.ts';
import { type ApiTestClient, createApiClient, expectProblem } from '../support/api.ts';
import { freshDatabase, type TestDatabase } from '../support/database.ts';
import { aBot, aServer, aToken, aVote } from '../support/people-and-listings.ts';

let database: TestDatabase;
let db: Db;
let ask: ApiTestClient;
beforeEach(async () => {
  await database?.close();
  database = await freshDatabase();
  db = database.db;
  ask = createApiClient(db);
});
afterAll(() => database.close());

const PATH = '/webhooks/stats';
const DAY_MS = 86_400_000;

/** Moves the time to noon (UTC) on the 20th of a month, so that no test depends on the day it is run. */
async function atNoonOfThe20th(): Promise<void> {
  const today = now();
  const month = today.getUTCMonth() + (today.getUTCDate() >= 20 ? 1 : 0);
  const noon = Date.UTC(today.getUTCFullYear(), month, 20, 12);
  await database.clock.advance(`${noon - today.getTime()}ms`);
}

const ago = (days: number, hours = 0) => new Date(now().getTime() - days * DAY_MS - hours * 3_600_000);

describe('decision A8: the statistics', () => {
  test('of a listing without votes are zeros for each of thirty days', async () => {
    await atNoonOfThe20th();
    const bot = await aBot(db);
    const { token } = await aToken(db, bot);
    const { status, headers, body } = await ask(PATH, { token });
    expect(status).toBe(200);
    expect(headers.get('ratelimit')).toBe('"vote-stats";r=59;t=60');
    expect(body).toEqual({
      listingId: bot.id,
      listingType: 'bot',
      votes: { total: 0, last24h: 0, last7d: 0, last30d: 0, thisMonth: 0 },
      daily: Array.from({ length: 30 }, (_, i) => ({
        date: ago(29 - i)
          .toISOString()
          .slice(0, 10),
        votes: 0,
      })),
      topVoters: [],
    });
  });

  test('decision A21: count the last 24 hours to the second and the rest by whole days in UTC', async () => {
    await atNoonOfThe20th();
    const server = await aServer(db);
    const { token } = await aToken(db, server);
    const moments = [
      ago(0, 0),
      ago(0, 11),
      ago(0, 23),
      ago(1, 1),
      ago(6, 11),
      ago(7, 1),
      ago(19, 11),
      ago(20, 1),
      ago(29, 11),
      ago(30, 1),
      ago(80, 0),
    ];
    for (const [place, at] of moments.entries()) await aVote(db, server, { voterId: `v${place}`, at });
    const { body } = await ask(PATH, { token });
    expect(body.listingType).toBe('game');
    expect(body.votes).toEqual({ total: 11, last24h: 3, last7d: 5, last30d: 9, thisMonth: 7 });
    expect(body.daily).toHaveLength(30);
    const sum = body.daily.reduce((total: number, { votes }: { votes: number }) => total + votes, 0);
    expect(sum).toBe(body.votes.last30d);
    expect(body.daily.at(-1)).toEqual({ date: ago(0).toISOString().slice(0, 10), votes: 2 });
    expect(body.daily[0]).toEqual({ date: ago(29).toISOString().slice(0, 10), votes: 1 });
  });

  test('show the ten top voters of this month, most votes first, without `username` and `avatarUrl`', async () => {
    await atNoonOfThe20th();
    const bot = await aBot(db);
    const { token } = await aToken(db, bot);
    // A vote from last month does not count.
    await aVote(db, bot, { voterId: 'v0', at: ago(25) });
    for (let voter = 0; voter < 12; voter += 1)
      for (let vote = 3 - Math.floor(voter / 4); vote > 0; vote -= 1)
        await aVote(db, bot, { voterId: `v${voter}`, userId: `u${voter}`, at: ago(vote, voter) });
    const { body } = await ask(PATH, { token });
    expect(body.topVoters.map(({ userId, votes }: { userId: string; votes: number }) => [userId, votes])).toEqual([
      ...[0, 1, 2, 3].map((voter) => [`u${voter}`, 3]),
      ...[4, 5, 6, 7].map((voter) => [`u${voter}`, 2]),
      ...[8, 9].map((voter) => [`u${voter}`, 1]),
    ]);
    expect(body.topVoters[0]).toEqual({ userId: 'u0', votes: 3, lastVotedAt: expect.any(String) });
    expect(Math.abs(Date.parse(body.topVoters[0].lastVotedAt) - ago(1).getTime())).toBeLessThan(60_000);
    expect(JSON.stringify(body)).not.toMatch(/username|avatarUrl/);
  });

  test('are separate for each listing', async () => {
    const [one, two] = [await aBot(db), await aBot(db)];
    await aVote(db, one, { voterId: 'v' });
    const { token } = await aToken(db, two);
    expect((await ask(`${PATH}?listingId=${one.id}`, { token })).body.votes.total).toBe(0);
  });

  test('start a month without top voters, and housekeeping deletes the previous month', async () => {
    await atNoonOfThe20th();
    const bot = await aBot(db);
    const { token } = await aToken(db, bot);
    await aVote(db, bot, { voterId: 'v' });
    expect(await deleteOldVoterMonths(db)).toBe(0);
    await database.clock.advance('15d');
    const { body } = await ask(PATH, { token });
    expect([body.topVoters, body.votes.thisMonth, body.votes.last30d]).toEqual([[], 0, 1]);
    expect(await deleteOldVoterMonths(db)).toBe(1);
  });
});

test('decision A21: top voters match the votes, also where votes came before the counts', async () => {
  await atNoonOfThe20th();
  const bot = await aBot(db);
  for (const [voterId, days] of [
    ['a', 3],
    ['a', 1],
    ['b', 2],
  ] as const)
    await aVote(db, bot, { voterId, at: ago(days) });
  const counted = await sql`select user_id, votes, last_voted_at from voter_month order by user_id`.execute(db);
  const votes = await sql`
    select user_id, count(*)::int as votes, max(voted_at) as last_voted_at from vote group by 1 order by 1`.execute(db);
  expect(counted.rows).toEqual(votes.rows);
});

describe('§5.5 permission and rate limit', () => {
  test('401 without votes:read; 405 for other methods; 429 after sixty requests', async () => {
    expectProblem(await ask(PATH), 'UNAUTHENTICATED');
    const bot = await aBot(db);
    const other = await aToken(db, bot, ['stats:write']);
    expectProblem(await ask(PATH, { token: other.token }), 'MISSING_SCOPE');
    const { token } = await aToken(db, bot);
    expectProblem(await ask(PATH, { token, method: 'PUT' }), 'METHOD_NOT_ALLOWED');
    const answers = await Promise.all(Array.from({ length: 70 }, () => ask(PATH, { token })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(60);
    expectProblem(answers.find(({ status }) => status !== 200)!, 'RATE_LIMITED');
  });
});
