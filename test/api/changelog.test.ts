// PUT and DELETE /bots/:id/changelog/:version (§2.5, §3.3, §4.1, §4.2, §8).
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { OPERATOR } from '../../src/access/audit.ts';
import type { Db } from '../../src/db/database.ts';
import { setPlan } from '../../src/listings/save-listing.ts';
import { type ApiTestClient, createApiClient, expectProblem } from '../support/api.ts';
import { freshDatabase, type TestDatabase } from '../support/database.ts';
import { aBot, aToken } from '../support/people-and-listings.ts';

let database: TestDatabase;
let db: Db;
let ask: ApiTestClient;
let bot: string;
let token: string;
beforeEach(async () => {
  await database?.close();
  database = await freshDatabase();
  db = database.db;
  ask = createApiClient(db);
  bot = (await aBot(db)).id;
  await setPlan(db, bot, { plan: 'verified', changelogPro: false }, OPERATOR);
  token = (await aToken(db, { id: bot }, ['changelog:write'])).token;
});
afterAll(() => database.close());

const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
const at = (version: string, id = bot) => `/bots/${id}/changelog/${version}`;
const put = (version: string, json: unknown, given = token) => ask(at(version), { method: 'PUT', token: given, json });
const remove = (version: string, given = token) => ask(at(version), { method: 'DELETE', token: given });
const stored = () => db.selectFrom('changelog_entry').selectAll().orderBy('version').execute();

async function spent(): Promise<number> {
  const row = await db.selectFrom('spending').select('used').where('key', '=', `changelog:${bot}`).executeTakeFirst();
  return row?.used ?? 0;
}

describe('§3.3 a PUT', () => {
  test('of a new version creates it, with the fields of §2.5', async () => {
    const { status, body } = await put('1.0.0', { body: '# Hello', title: 'First' });
    expect(status).toBe(200);
    expect(body).toEqual({
      created: true,
      entry: {
        id: expect.stringMatching(/^chg_\w{20}$/),
        version: '1.0.0',
        title: 'First',
        body: '# Hello',
        publishedAt: expect.stringMatching(TIME),
        editedAt: null,
      },
    });
  });

  test('of a known version replaces title and body, keeps the release date, and never creates a duplicate', async () => {
    const first = (await put('1.0.0', { body: 'a', title: 'First', releasedAt: '2026-01-02T03:04:05Z' })).body;
    await database.clock.advance('1h');
    const second = (await put('1.0.0', { body: 'b', title: 'Second' })).body;
    expect(second).toEqual({
      created: false,
      entry: {
        ...first.entry,
        title: 'Second',
        body: 'b',
        publishedAt: '2026-01-02T03:04:05.000Z',
        editedAt: expect.stringMatching(TIME),
      },
    });
    await database.clock.advance('1h');
    const third = (await put('1.0.0', { body: 'b', title: 'Second', releasedAt: '2026-01-03T00:00:00Z' })).body;
    expect(third.entry.publishedAt).toBe('2026-01-03T00:00:00.000Z');
    expect(Date.parse(third.entry.editedAt) - Date.parse(second.entry.editedAt)).toBeGreaterThanOrEqual(3_600_000);
    expect(await stored()).toHaveLength(1);
  });

  test.each([[{}], [{ title: '' }], [{ title: ' \u00a0 ' }]])('§4.1 with %j clears the stored title', async (more) => {
    await put('1', { body: 'a', title: 'First' });
    expect((await put('1', { body: 'a', ...more })).body.entry.title).toBe('');
    expect((await stored())[0]!.title).toBeNull();
  });

  test('decision A14: versions are compared exactly, including case', async () => {
    for (const version of ['v1', 'V1', '1.0', '1.0.0', '1_0', '1-0', '1+0'])
      expect((await put(version, { body: version })).body).toMatchObject({
        created: true,
        entry: { version, body: version },
      });
    expect((await put('1%2B0', { body: 'x' })).body).toMatchObject({
      created: false,
      entry: { version: '1+0' },
    });
  });

  test('ignores unknown fields, including `__proto__`', async () => {
    const body = '{"body":"a","__proto__":{"title":"x"},"constructor":1,"version":"9","id":"x","extra":[]}';
    const headers = { 'content-type': 'application/json' };
    const answer = await ask(at('1'), { method: 'PUT', token, body, headers });
    expect(answer.body).toMatchObject({ created: true, entry: { version: '1', title: '', body: 'a' } });
  });
});

describe('§3.3 a DELETE', () => {
  test('deletes the entry, and can be repeated safely; a later PUT creates a new one', async () => {
    const first = (await put('1.0', { body: 'a' })).body.entry;
    await put('1.0', { body: 'b' });
    expect(await remove('1.0')).toMatchObject({ status: 200, body: { deleted: true } });
    expect(await remove('1.0')).toMatchObject({ status: 200, body: { deleted: false } });
    const again = (await put('1.0', { body: 'c' })).body;
    expect(again).toMatchObject({ created: true, entry: { editedAt: null } });
    expect(again.entry.id).not.toBe(first.id);
  });

  test('§4.2 works without a plan that includes the changelog', async () => {
    await put('1.0', { body: 'a' });
    await setPlan(db, bot, { plan: 'free', changelogPro: false }, OPERATOR);
    expect((await remove('1.0')).body).toEqual({ deleted: true });
  });

  test('leaves other versions and other bots unchanged', async () => {
    const other = (await aBot(db)).id;
    await setPlan(db, other, { plan: 'enterprise', changelogPro: false }, OPERATOR);
    const theirs = (await aToken(db, { id: other }, ['changelog:write'])).token;
    await ask(at('1.0', other), { method: 'PUT', token: theirs, json: { body: 'theirs' } });
    await put('1.0', { body: 'a' });
    await put('v1.0', { body: 'a' });
    await remove('1.0');
    expect((await stored()).map(({ listing_id, version }) => [listing_id, version])).toEqual([
      [other, '1.0'],
      [bot, 'v1.0'],
    ]);
  });
});

describe('§8 the limit of 30 writes an hour', () => {
  test('is in every response, and counts PUT and DELETE together, over all tokens of the bot', async () => {
    const first = await put('1', { body: 'a' });
    expect(first.headers.get('ratelimit-policy')).toBe('"changelog-writes";q=30;w=3600');
    expect(first.headers.get('ratelimit')).toBe('"changelog-writes";r=29;t=3600');
    const second = (await aToken(db, { id: bot }, ['changelog:write'])).token;
    expect((await remove('1', second)).headers.get('ratelimit')).toMatch(/^"changelog-writes";r=28;t=\d+$/);
  });

  test('accepts exactly 30 of 100 concurrent writes; the others respond with 429 and change nothing', async () => {
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, i) => (i % 4 === 3 ? remove(`v${i}`) : put(`v${i}`, { body: 'a' }))),
    );
    const taken = answers.filter(({ status }) => status === 200);
    expect(taken).toHaveLength(30);
    expect(await stored()).toHaveLength(taken.filter(({ body }) => body.created).length);
    for (const answer of answers.filter(({ status }) => status !== 200)) {
      expectProblem(answer, 'RATE_LIMITED');
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(3_500);
      expect(Number(answer.headers.get('retry-after'))).toBeLessThanOrEqual(3_600);
      expect(answer.headers.get('ratelimit')).toMatch(/^"changelog-writes";r=0;t=\d+$/);
      expect(answer.headers.get('ratelimit-policy')).toBe('"changelog-writes";q=30;w=3600');
    }
    expect(await spent()).toBe(30);
    await database.clock.advance('1h');
    expect((await put('later', { body: 'a' })).status).toBe(200);
  });

  test('is separate for each bot', async () => {
    const other = (await aBot(db)).id;
    const theirs = (await aToken(db, { id: other }, ['changelog:write'])).token;
    await put('1', { body: 'a' });
    const answer = await ask(at('1', other), { method: 'DELETE', token: theirs });
    expect(answer.headers.get('ratelimit')).toMatch(/r=29/);
  });
});

describe('the endpoint', () => {
  test('responds to other methods with 405 and Allow', async () => {
    for (const method of ['GET', 'POST', 'PATCH']) {
      const answer = await ask(at('1'), { method, token });
      expectProblem(answer, 'METHOD_NOT_ALLOWED');
      expect(answer.headers.get('allow')).toBe('PUT, DELETE');
    }
  });

  test('decision A13: is described, with its error responses and the limits of its fields', async () => {
    const { body } = await ask('/openapi.json');
    const { put, delete: remove } = body.paths['/bots/{id}/changelog/{version}'];
    expect(Object.keys(put.responses)).toEqual([
      '200',
      '400',
      '401',
      '403',
      '404',
      '409',
      '413',
      '415',
      '429',
      '500',
      '503',
    ]);
    expect(Object.keys(remove.responses)).toEqual(['200', '400', '401', '403', '404', '409', '429', '500', '503']);
    expect(put.parameters.map((one: { name: string }) => one.name)).toEqual(['id', 'version']);
    const { properties, required } = put.requestBody.content['application/json'].schema;
    expect(required).toEqual(['body']);
    expect(properties).toMatchObject({
      body: { type: 'string', minLength: 1, maxLength: 8000 },
      title: { type: 'string', maxLength: 120 },
      releasedAt: { type: 'string', format: 'date-time' },
    });
    expect(body.components.schemas.ChangelogEntry.required).toEqual([
      'id',
      'version',
      'title',
      'body',
      'publishedAt',
      'editedAt',
    ]);
  });
});
