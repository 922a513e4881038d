// Vote checks in two real server processes on one PostgreSQL (§8, decisions A4 and A6).
import { afterAll, beforeAll, expect, test } from 'vitest';
import { OPERATOR } from '../../src/access/audit.ts';
import { revokeToken } from '../../src/access/tokens.ts';
import type { Db } from '../../src/db/database.ts';
import { freshDatabase, type TestDatabase } from '../support/database.ts';
import { TEST_SECRET_KEY } from '../support/delivery-fixture.ts';
import { aBot, aServer, aToken, aVote } from '../support/people-and-listings.ts';
import { type ServerProcess, startServer } from '../support/server-process.ts';

let database: TestDatabase;
let db: Db;
let servers: readonly ServerProcess[] = [];
beforeAll(async () => {
  database = await freshDatabase();
  db = database.db;
  const environment = { DATABASE_URL: database.url ?? '', SECRET_KEY: TEST_SECRET_KEY };
  // One after the other: the first stores the check of the secret key in the database.
  servers = [await startServer(environment), await startServer(environment)];
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.kill()));
  await database.close();
});

const ask = (place: number, path: string, token: string, init: RequestInit = {}) =>
  fetch(`http://127.0.0.1:${servers[place % servers.length]!.summary.port}/api/v1${path}`, {
    ...init,
    headers: { authorization: `Bearer ${token}`, ...init.headers },
  });

const batch = (name: string) => ({
  method: 'POST',
  body: JSON.stringify({ playerNames: [name] }),
  headers: { 'content-type': 'application/json' },
});

test('decision A6: of 500 concurrent checks with two processes and two tokens, exactly 120 succeed', async () => {
  const server = await aServer(db);
  const tokens = [(await aToken(db, server)).token, (await aToken(db, server)).token];
  const answers = await Promise.all(
    Array.from({ length: 500 }, (_, i) => {
      const token = tokens[Math.floor(i / 2) % 2]!;
      if (i % 5 === 4) return ask(i, '/webhooks/votes/check', token, batch(`Player_${i}`));
      const asked = i % 5 === 3 ? `playerName=Player_${i}` : `userId=u${i}`;
      return ask(i, `/webhooks/votes/check?${asked}`, token);
    }),
  );
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(120);
  expect(statuses.filter((status) => status === 429)).toHaveLength(380);
  // Each response reports a different remaining number.
  const left = answers
    .filter(({ status }) => status === 200)
    .map(({ headers }) => Number(/r=(\d+)/.exec(headers.get('ratelimit') ?? '')?.[1]));
  expect(left.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 120 }, (_, i) => i));
  for (const answer of answers.filter(({ status }) => status === 429))
    expect(answer.headers.get('retry-after')).toMatch(/^([1-9]|[1-5]\d|60)$/);
});

test('§7 of 40 concurrent reports with two processes one is accepted', async () => {
  const bot = await aBot(db);
  const { token } = await aToken(db, bot, ['stats:write']);
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, i) =>
      ask(i, `/bots/${bot.id}/stats`, token, {
        method: 'POST',
        body: JSON.stringify({ serverCount: i }),
        headers: { 'content-type': 'application/json' },
      }),
    ),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(39);
});

test('decision A4: a check that starts after a vote was accepted returns true in every process', async () => {
  const server = await aServer(db);
  const { token } = await aToken(db, server);
  // Other checks keep both processes busy, so that these are batched with older ones.
  const noise = await aToken(db, await aServer(db));
  for (let i = 0; i < 25; i += 1) {
    const busy = Array.from({ length: 6 }, (_, place) => ask(place, `/webhooks/votes/check?userId=n${i}`, noise.token));
    await aVote(db, server, { voterId: `voter${i}`, playerName: `Player_${i}` });
    const answers = await Promise.all([
      ask(0, `/webhooks/votes/check?userId=voter${i}`, token),
      ask(1, `/webhooks/votes/check?userId=voter${i}`, token),
      ask(0, `/webhooks/votes/check?playerName=PLAYER_${i}`, token),
      ask(1, `/webhooks/votes/check?playerName=player_${i}`, token),
    ]);
    const bodies = await Promise.all(answers.map((answer) => answer.json()));
    expect(bodies).toEqual(Array.from({ length: 4 }, () => expect.objectContaining({ voted: true })));
    await Promise.all(busy);
  }
});

test('A18 a revoked token is rejected by every process from the next check on', async () => {
  const bot = await aBot(db);
  for (let i = 0; i < 10; i += 1) {
    const { id, token } = await aToken(db, bot);
    const check = (place: number) => ask(place, '/webhooks/votes/check?userId=u', token);
    expect((await Promise.all([check(0), check(1)])).map(({ status }) => status)).toEqual([200, 200]);
    await revokeToken(db, bot.id, id, OPERATOR);
    expect((await Promise.all([check(0), check(1)])).map(({ status }) => status)).toEqual([401, 401]);
  }
});
