// POST /bots/:id/stats (§1.5, §7, §8, decision A9).
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { OPERATOR } from '../../src/access/audit.ts';
import type { Db } from '../../src/db/database.ts';
import { findListing } from '../../src/listings/queries.ts';
import { deleteListing } from '../../src/listings/save-listing.ts';
import { selectServerCountHours } from '../../src/listings/server-count-queries.ts';
import { type ApiTestClient, createApiClient, expectProblem } from '../support/api.ts';
import { freshDatabase, type TestDatabase } from '../support/database.ts';
import { aBot, aServer, aToken } from '../support/people-and-listings.ts';

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

async function reportingBot() {
  const bot = await aBot(db);
  const { token } = await aToken(db, bot, ['stats:write']);
  const path = `/bots/${bot.id}/stats`;
  return {
    bot,
    token,
    path,
    post: (json: unknown) => ask(path, { method: 'POST', token, json }),
    raw: (body: string) => ask(path, { method: 'POST', token, body, headers: { 'content-type': 'application/json' } }),
    stored: async () => (await findListing(db, bot.id))?.servers ?? null,
  };
}

describe('decision A9: a report', () => {
  test('responds with what was stored and when, and is shown on the listing', async () => {
    const { post, stored } = await reportingBot();
    expect(await stored()).toBeNull();
    const { status, headers, body } = await post({ serverCount: 12_345, shardCount: 16, else: 1 });
    expect(status).toBe(200);
    expect(body).toEqual({
      serverCount: 12_345,
      reportedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    });
    expect(headers.get('ratelimit-policy')).toBe('"stats-reports";q=1;w=60');
    expect(headers.get('ratelimit')).toBe('"stats-reports";r=0;t=60');
    expect(await stored()).toEqual({
      serverCount: 12_345,
      shardCount: 16,
      reportedAt: new Date(body.reportedAt),
    });
  });

  test('without shards clears the previous ones', async () => {
    const { post, stored } = await reportingBot();
    await post({ serverCount: 1, shardCount: 2 });
    await database.clock.advance('61s');
    await post({ serverCount: 3 });
    expect(await stored()).toMatchObject({ serverCount: 3, shardCount: null });
  });

  test.each([
    ['{"serverCount":0}', 0],
    ['{"serverCount":-0}', 0],
    ['{"serverCount":100000000}', 100_000_000],
    ['{"serverCount":1e3,"shardCount":1}', 1000],
    ['{"serverCount":5.0,"shardCount":1000000}', 5],
    ['{"serverCount":7,"__proto__":{"serverCount":8}}', 7],
    ['{"serverCount":1,"serverCount":2}', 2],
  ])('of %s is accepted', async (body, serverCount) => {
    const { raw, stored } = await reportingBot();
    const answer = await raw(body);
    expect([answer.status, answer.body.serverCount]).toEqual([200, serverCount]);
    expect(Object.is((await stored())?.serverCount, serverCount)).toBe(true);
  });

  test.each([
    '{}',
    'null',
    '[]',
    '5',
    '{"serverCount":null}',
    '{"serverCount":"5"}',
    '{"serverCount":[5]}',
    '{"serverCount":{"valueOf":5}}',
    '{"serverCount":true}',
    '{"serverCount":-1}',
    '{"serverCount":1.5}',
    '{"serverCount":100000001}',
    '{"serverCount":1e400}',
    '{"serverCount":-1e400}',
    '{"serverCount":9007199254740993}',
    '{"serverCount":99999999999999999999999999999999999999}',
    '{"serverCount":"\\u0000"}',
    '{"serverCount":"\\ud800"}',
    '{"__proto__":{"serverCount":5}}',
    '{"servercount":5}',
    '{"serverCount":5,"shardCount":0}',
    '{"serverCount":5,"shardCount":1000001}',
    '{"serverCount":5,"shardCount":1.5}',
    '{"serverCount":5,"shardCount":"1"}',
    '{"serverCount":5,"shardCount":null}',
    '{"serverCount":NaN}',
    '{"serverCount":0x10}',
  ])('§7 of %s responds with 400, changes nothing and does not count', async (body) => {
    const { raw, post, stored } = await reportingBot();
    const answer = await raw(body);
    expectProblem(answer, 'VALIDATION_FAILED');
    for (const { field, message } of answer.body.errors) expect(`${field} ${message}`).toMatch(/^\w+ .+\.$/);
    expect(await stored()).toBeNull();
    expect((await post({ serverCount: 1 })).status).toBe(200);
  });
});

describe('§5.5, §7: permission to report', () => {
  test('401 without a token or without stats:write, before anything else', async () => {
    const { bot, path } = await reportingBot();
    expectProblem(await ask(path, { method: 'POST', body: 'x' }), 'UNAUTHENTICATED');
    const { token } = await aToken(db, bot, ['votes:read', 'webhooks:write', 'changelog:write']);
    const answer = await ask(path, { method: 'POST', token, json: { serverCount: 1 } });
    expectProblem(answer, 'MISSING_SCOPE');
    expect(answer.headers.get('www-authenticate')).toContain('scope="stats:write"');
  });

  test('403 for another bot, 404 for an unknown bot, before the body is validated (decision A2)', async () => {
    const { bot, token } = await reportingBot();
    const other = await aBot(db);
    const server = await aServer(db);
    const at = (id: string) => ask(`/bots/${id}/stats`, { method: 'POST', token, body: 'x' });
    const another = await at(other.id);
    expectProblem(another, 'FORBIDDEN');
    expect(another.body.detail).toBe(`This API token belongs to another bot, ${bot.id}.`);
    for (const id of [server.id, 'nobody', '__proto__', '%00', 'x'.repeat(33)]) {
      const answer = await at(id);
      expectProblem(answer, 'NOT_FOUND');
      expect(answer.body.detail).toContain(`This API token belongs to ${bot.id}.`);
    }
    expect((await findListing(db, other.id))?.servers).toBeNull();
  });

  test('§5.3 a game server’s token cannot have the scope', async () => {
    const server = await aServer(db);
    await expect(aToken(db, server, ['stats:write'])).rejects.toThrow('scope_not_allowed');
    const { token } = await aToken(db, server, ['votes:read']);
    const refused = await ask(`/bots/${server.id}/stats`, {
      method: 'POST',
      token,
      json: { serverCount: 1 },
    });
    expectProblem(refused, 'MISSING_SCOPE');
    expect(refused.body.detail).toMatch(/^This is only for bots/);
  });

  test('415, 413 and 405 as for other endpoints', async () => {
    const { token, path } = await reportingBot();
    const headers = { 'content-type': 'text/plain' };
    expectProblem(await ask(path, { method: 'POST', token, body: '{}', headers }), 'UNSUPPORTED_MEDIA_TYPE');
    const large = { serverCount: 1, pad: 'x'.repeat(70_000) };
    expectProblem(await ask(path, { method: 'POST', token, json: large }), 'PAYLOAD_TOO_LARGE');
    expectProblem(await ask(path, { token }), 'METHOD_NOT_ALLOWED');
  });
});

describe('§8 at most one report a minute', () => {
  test('§7 the extra report responds with 429 and Retry-After, and changes nothing', async () => {
    const { post, stored, bot } = await reportingBot();
    await post({ serverCount: 10, shardCount: 2 });
    const before = await stored();
    const history = await selectServerCountHours(db, bot.id, 90);
    const answer = await post({ serverCount: 11 });
    expectProblem(answer, 'RATE_LIMITED');
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
    expect(Number(answer.headers.get('retry-after'))).toBeLessThanOrEqual(60);
    expect(answer.headers.get('ratelimit')).toMatch(/^"stats-reports";r=0;t=\d+$/);
    expect(answer.headers.get('ratelimit-policy')).toBe('"stats-reports";q=1;w=60');
    expect(await stored()).toEqual(before);
    expect(await selectServerCountHours(db, bot.id, 90)).toEqual(history);
    await database.clock.advance('60s');
    expect((await post({ serverCount: 11 })).status).toBe(200);
    expect(await stored()).toMatchObject({ serverCount: 11 });
  });

  test('is exact over all of a bot’s tokens: of fifty concurrent reports one is stored, the one that succeeds', async () => {
    const { bot, token, path, stored } = await reportingBot();
    const second = await aToken(db, bot, ['stats:write']);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, i) =>
        ask(path, { method: 'POST', token: i % 2 ? token : second.token, json: { serverCount: i } }),
      ),
    );
    const taken = answers.filter(({ status }) => status === 200);
    expect(taken).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(49);
    expect((await stored())?.serverCount).toBe(taken[0]?.body.serverCount);
  });

  test('is separate for each bot', async () => {
    const [one, two] = [await reportingBot(), await reportingBot()];
    expect((await one.post({ serverCount: 1 })).status).toBe(200);
    expect((await two.post({ serverCount: 1 })).status).toBe(200);
  });

  test('a deleted bot responds with 401: its tokens are deleted with it', async () => {
    const { bot, post } = await reportingBot();
    await deleteListing(db, bot.id, OPERATOR);
    expectProblem(await post({ serverCount: 1 }), 'UNAUTHENTICATED');
  });
});
