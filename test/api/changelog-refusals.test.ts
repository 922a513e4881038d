// What PUT and DELETE /bots/:id/changelog/:version reject, in which order, without consuming the rate limit (§7,
// decision A2).
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { OPERATOR } from '../../src/access/audit.ts';
import { removeEntry, restoreEntry } from '../../src/changelog/remove-entry.ts';
import type { Db } from '../../src/db/database.ts';
import { setPlan } from '../../src/listings/save-listing.ts';
import {
  type ApiTestClient,
  type ApiTestResponse,
  createApiClient,
  createApiContext,
  expectProblem,
} from '../support/api.ts';
import { freshDatabase, type TestDatabase } from '../support/database.ts';
import { aBot, aServer, aToken } from '../support/people-and-listings.ts';

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

const at = (version: string, id = bot) => `/bots/${id}/changelog/${version}`;
const put = (version: string, json: unknown, given = token) => ask(at(version), { method: 'PUT', token: given, json });
const remove = (version: string, given = token) => ask(at(version), { method: 'DELETE', token: given });
const stored = () => db.selectFrom('changelog_entry').selectAll().orderBy('version').execute();

async function spent(): Promise<number> {
  const row = await db.selectFrom('spending').select('used').where('key', '=', `changelog:${bot}`).executeTakeFirst();
  return row?.used ?? 0;
}

/** A time by the database's clock. */
async function fromNow(seconds: number): Promise<string> {
  const { now } = await db.selectNoFrom((eb) => eb.fn<Date>('plaudit_now').as('now')).executeTakeFirstOrThrow();
  return new Date(now.getTime() + seconds * 1000).toISOString();
}

async function expectUnspent(answer: Promise<ApiTestResponse>, code: Parameters<typeof expectProblem>[1]) {
  const before = await spent();
  expectProblem(await answer, code);
  expect(await spent()).toBe(before);
}

describe('§7 401, 404 and 403', () => {
  test.each(['PUT', 'DELETE'])(
    '%s without a token or its scope responds with 401, before everything else',
    async (method) => {
      const lacking = (await aToken(db, { id: bot }, ['votes:read', 'stats:write'])).token;
      expectProblem(await ask(at('1', 'nobody'), { method }), 'UNAUTHENTICATED');
      expectProblem(await ask(at('!', 'nobody'), { method, token: lacking }), 'MISSING_SCOPE');
    },
  );

  test.each(['PUT', 'DELETE'])('%s for an unknown bot responds with 404, also for a game', async (method) => {
    const game = (await aServer(db)).id;
    for (const id of ['nobody', game, 'x'.repeat(33), '%00', '%ff', 'a%2Fb', '%', '%E0%A4%A', 'a%252Fb'])
      expectProblem(await ask(at('!', id), { method, token }), 'NOT_FOUND');
  });

  test.each(['PUT', 'DELETE'])(
    '%s for another bot responds with 403, before the request is validated',
    async (method) => {
      const other = (await aBot(db)).id;
      expectProblem(await ask(at('!', other), { method, token }), 'FORBIDDEN');
    },
  );
});

describe('§7 400', () => {
  test.each([
    ['33 characters', 'x'.repeat(33)],
    ['a first character that is neither letter nor digit', '.1'],
    ['a leading hyphen', '-1'],
    ['a space', '1%200'],
    ['a slash', 'a%2Fb'],
    ['NUL', '1%00'],
    ['bytes that are not UTF-8', '1%ff'],
    ['a malformed percent escape', '1%'],
    ['a truncated percent-encoded character', '1%E0%A4%A'],
    ['a non-ASCII letter', '%C3%A9'],
    ['a line break', '1%0A'],
    ['a percent', '1%2525'],
  ])('a version with %s', async (_, version) => {
    await expectUnspent(put(version, { body: 'a' }), 'VALIDATION_FAILED');
    await expectUnspent(remove(version), 'VALIDATION_FAILED');
    expect((await put(version, { body: 'a' })).body.errors).toMatchObject([{ field: 'version' }]);
  });

  test.each([
    ['body', {}],
    ['body', { body: '' }],
    ['body', { body: ' \n\t\u00a0\u2003\ufeff' }],
    ['body', { body: 'x'.repeat(8_001) }],
    ['body', { body: '💥'.repeat(8_001) }],
    ['body', { body: 'a\0b' }],
    ['body', { body: '\ud800' }],
    ['body', { body: 1 }],
    ['body', { body: null }],
    ['body', { body: ['a'] }],
    ['title', { body: 'a', title: 'x'.repeat(121) }],
    ['title', { body: 'a', title: '💥'.repeat(121) }],
    ['title', { body: 'a', title: null }],
    ['title', { body: 'a', title: 5 }],
    ['title', { body: 'a', title: 'a\0' }],
    ['releasedAt', { body: 'a', releasedAt: null }],
    ['releasedAt', { body: 'a', releasedAt: 1_700_000_000 }],
    ['releasedAt', { body: 'a', releasedAt: '' }],
    ['releasedAt', { body: 'a', releasedAt: 'yesterday' }],
    ['releasedAt', { body: 'a', releasedAt: '2026-01-01' }],
    ['releasedAt', { body: 'a', releasedAt: '2026-01-01T00:00:00' }],
    ['releasedAt', { body: 'a', releasedAt: '2026-02-29T00:00:00Z' }],
    ['releasedAt', { body: 'a', releasedAt: '2026-01-01T24:00:00Z' }],
    ['releasedAt', { body: 'a', releasedAt: '2999-01-01T00:00:00Z' }],
    ['releasedAt', { body: 'a', releasedAt: '9999-12-31T23:59:59-23:59' }],
    ['releasedAt', { body: 'a', releasedAt: '0000-01-01T00:00:00Z' }],
    ['body', []],
    ['body', 'text'],
    ['body', null],
  ])('on %s: %j', async (field, json) => {
    await expectUnspent(put('1', json), 'VALIDATION_FAILED');
    expect((await put('1', json)).body.errors).toMatchObject([{ field, message: expect.stringMatching(/\.$/) }]);
    expect(await stored()).toEqual([]);
  });

  test('§8 values at the limits are accepted, counted in code points (decision A11)', async () => {
    const version = `1${'.'.repeat(31)}`;
    const sent = { body: '💥'.repeat(8_000), title: '💥'.repeat(120) };
    const { status, body } = await put(version, sent);
    expect(status).toBe(200);
    expect(body.entry).toMatchObject({ version, ...sent });
  });

  test('C4 a release 59 seconds ahead of the service’s clock is accepted, one 61 seconds or more ahead is in the future', async () => {
    expect((await put('1', { body: 'a', releasedAt: await fromNow(59) })).status).toBe(200);
    await expectUnspent(put('2', { body: 'a', releasedAt: await fromNow(62) }), 'VALIDATION_FAILED');
    await database.clock.advance('10d');
    expect((await put('2', { body: 'a', releasedAt: await fromNow(0) })).status).toBe(200);
  });

  test('a body that is not JSON responds with 415, a body that is too large with 413', async () => {
    await expectUnspent(ask(at('1'), { method: 'PUT', token, body: 'a' }), 'UNSUPPORTED_MEDIA_TYPE');
    await expectUnspent(put('1', { body: 'x'.repeat(70_000) }), 'PAYLOAD_TOO_LARGE');
    const headers = { 'content-type': 'application/json' };
    await expectUnspent(ask(at('1'), { method: 'PUT', token, body: '{', headers }), 'VALIDATION_FAILED');
  });
});

describe('§7 403 PREMIUM_REQUIRED', () => {
  test.each([
    ['free', false, false],
    ['free', true, true],
    ['verified', false, true],
    ['enterprise', false, true],
  ] as const)('plan %s, Changelog Pro %s: allowed %s', async (plan, changelogPro, allowed) => {
    await setPlan(db, bot, { plan, changelogPro }, OPERATOR);
    if (allowed) expect((await put('1', { body: 'a' })).status).toBe(200);
    else await expectUnspent(put('1', { body: 'a' }), 'PREMIUM_REQUIRED');
  });

  test('P90 names the contact, if the operator has set one', async () => {
    await setPlan(db, bot, { plan: 'free', changelogPro: false }, OPERATOR);
    const site = { ...createApiContext(db).site, contact: 'votes@mail.example' };
    const json = { body: 'a' };
    const refused = await createApiClient(db, { site })(at('1'), { method: 'PUT', token, json });
    expect(refused.body.detail).toMatch(/Ask for them at votes@mail\.example\.$/);
    expect((await put('1', json)).body.detail).toMatch(/Changelog Pro add-on\.$/);
  });

  test('decision A2: takes precedence over 409, but not over 400', async () => {
    await put('1', { body: 'a' });
    await removeEntry(db, { listingId: bot, version: '1', reason: 'Spam', by: OPERATOR });
    await setPlan(db, bot, { plan: 'free', changelogPro: false }, OPERATOR);
    await expectUnspent(put('1', { body: '' }), 'VALIDATION_FAILED');
    await expectUnspent(put('1', { body: 'a', releasedAt: await fromNow(90) }), 'VALIDATION_FAILED');
    await expectUnspent(put('1', { body: 'a' }), 'PREMIUM_REQUIRED');
    await expectUnspent(remove('1'), 'ENTRY_REMOVED');
  });
});

describe('§7 409', () => {
  test('C5 an entry removed by staff can be neither replaced nor deleted until staff restores it', async () => {
    const before = (await put('1', { body: 'a', title: 'First' })).body.entry;
    await removeEntry(db, { listingId: bot, version: '1', reason: 'Spam', by: OPERATOR });
    await expectUnspent(put('1', { body: 'b' }), 'ENTRY_REMOVED');
    await expectUnspent(remove('1'), 'ENTRY_REMOVED');
    await database.clock.advance('400d');
    await expectUnspent(put('1', { body: 'b' }), 'ENTRY_REMOVED');
    expect((await put('2', { body: 'another version' })).status).toBe(200);
    await restoreEntry(db, { listingId: bot, version: '1' }, OPERATOR);
    expect((await put('1', { body: 'b' })).body).toMatchObject({ created: false, entry: { id: before.id } });
  });

  test('decision A2: takes precedence over 429', async () => {
    await put('1', { body: 'a' });
    await removeEntry(db, { listingId: bot, version: '1', reason: 'Spam', by: OPERATOR });
    await db.updateTable('spending').set({ used: 30 }).execute();
    expectProblem(await put('1', { body: 'b' }), 'ENTRY_REMOVED');
    expectProblem(await remove('1'), 'ENTRY_REMOVED');
    expectProblem(await put('2', { body: 'b' }), 'RATE_LIMITED');
  });
});
