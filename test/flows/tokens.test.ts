// API tokens (§5).
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { byPerson, OPERATOR } from '../../src/access/audit.ts';
import { authenticateToken } from '../../src/access/authenticate-token.ts';
import { selectTokens } from '../../src/access/token-queries.ts';
import { createToken, revokeToken, rotateToken } from '../../src/access/tokens.ts';
import type { Db } from '../../src/db/database.ts';
import { freshDatabase, type TestDatabase } from '../support/database.ts';
import { aBot, aPerson, aServer, aToken, FROM_LOOPBACK } from '../support/people-and-listings.ts';

let database: TestDatabase;
let db: Db;
beforeEach(async () => {
  await database?.close();
  database = await freshDatabase();
  db = database.db;
});
afterAll(() => database.close());

const bearer = (token: string) => `Bearer ${token}`;

describe('§5.2 a token', () => {
  test('belongs to one listing and carries its scopes', async () => {
    const server = await aServer(db, 'fivem');
    const { id, token } = await aToken(db, server, ['votes:read', 'webhooks:write', 'votes:read']);
    expect(token).toMatch(/^plt_[0-9a-z]{20}_[0-9a-z]{40}$/);
    expect(await authenticateToken(db, bearer(token), FROM_LOOPBACK)).toMatchObject({
      ok: true,
      id,
      listingId: server.id,
      listingType: 'game',
      game: 'fivem',
      scopes: ['votes:read', 'webhooks:write'],
    });
  });

  test('is stored as a hash: its secret appears nowhere in the database', async () => {
    const { token } = await aToken(db, await aBot(db));
    const rows = await db.selectFrom('api_token').selectAll().execute();
    const secret = token.split('_')[2]!;
    expect(JSON.stringify(rows)).not.toContain(secret);
    expect(Buffer.from(rows[0]!.secret_hash).toString('latin1')).not.toContain(secret);
    expect(rows[0]!.secret_hash).toHaveLength(32);
  });

  test('is listed with its creator, newest first, without the secret', async () => {
    const owner = await aPerson(db);
    const bot = await aBot(db, owner);
    await createToken(db, { listingId: bot.id, name: 'old', scopes: ['votes:read'], by: byPerson(owner) });
    await database.clock.advance('1s');
    await createToken(db, { listingId: bot.id, name: 'new', scopes: ['stats:write'], by: byPerson(owner) });
    const listed = await selectTokens(db, bot.id);
    expect(listed.map((token) => token.name)).toEqual(['new', 'old']);
    expect(listed[0]).toMatchObject({ scopes: ['stats:write'], createdBy: owner.id, lastUsedAt: null });
    expect(JSON.stringify(listed)).not.toContain('hash');
  });
});

describe('§5.4 the scopes of a token', () => {
  test.each(['stats:write', 'changelog:write'])('of a game listing never include %s', async (scope) => {
    const server = await aServer(db);
    const given = { listingId: server.id, name: 'x', scopes: ['votes:read', scope], by: OPERATOR };
    expect(await createToken(db, given)).toEqual({ ok: false, reason: 'scope_not_allowed', scope });
  });

  test('of a bot can be all four', async () => {
    const scopes = ['votes:read', 'webhooks:write', 'stats:write', 'changelog:write'];
    const { token } = await aToken(db, await aBot(db), scopes);
    expect(await authenticateToken(db, bearer(token), FROM_LOOPBACK)).toMatchObject({ ok: true, scopes });
  });

  test('must be known, and at least one', async () => {
    const given = { listingId: (await aBot(db)).id, name: 'x', by: OPERATOR };
    expect(await createToken(db, { ...given, scopes: ['admin'] })).toMatchObject({
      reason: 'scope_unknown',
      scope: 'admin',
    });
    expect(await createToken(db, { ...given, scopes: [] })).toMatchObject({ reason: 'no_scopes' });
  });
});

describe('creating a token is rejected', () => {
  test('for an unknown listing, and with an invalid name', async () => {
    const given = { listingId: (await aBot(db)).id, scopes: ['votes:read'], by: OPERATOR, name: 'x' };
    expect(await createToken(db, { ...given, listingId: 'nothing' })).toMatchObject({
      reason: 'unknown_listing',
    });
    for (const name of ['', '  ', 'a\0b', '\ud800', '𝒳'.repeat(81)])
      expect(await createToken(db, { ...given, name })).toEqual({ ok: false, reason: 'name_invalid' });
    expect(await createToken(db, { ...given, name: '𝒳'.repeat(80) })).toMatchObject({ ok: true });
  });

  test('beyond 25 live ones, even when thirty are requested concurrently; revoking one allows another', async () => {
    const bot = await aBot(db);
    const given = { listingId: bot.id, name: 'x', scopes: ['votes:read'], by: OPERATOR };
    const made = await Promise.all(Array.from({ length: 30 }, () => createToken(db, given)));
    expect(made.filter((creation) => creation.ok)).toHaveLength(25);
    expect(made.find((creation) => !creation.ok)).toEqual({ ok: false, reason: 'too_many' });
    const [first] = await selectTokens(db, bot.id);
    expect(await revokeToken(db, bot.id, first!.id, OPERATOR)).toBe(true);
    expect(await createToken(db, given)).toMatchObject({ ok: true });
  });
});

describe('§5.5 authentication reports', () => {
  test('missing, malformed and unknown tokens', async () => {
    const { token } = await aToken(db, await aBot(db));
    for (const header of [undefined, null, '', '   '])
      expect(await authenticateToken(db, header, FROM_LOOPBACK)).toEqual({ ok: false, reason: 'missing' });
    for (const header of ['Bearer', 'Bearer ', `Basic ${token}`, token, 'Bearer plt_x_y', `Bearer ${token} ${token}`])
      expect(await authenticateToken(db, header, FROM_LOOPBACK)).toEqual({ ok: false, reason: 'malformed' });
    for (const header of [
      `Bearer ${token}0`,
      `Bearer ${'x'.repeat(70_000)}`,
      bearer(token.toUpperCase()),
      'Bearer \ud800\0',
    ])
      expect(await authenticateToken(db, header, FROM_LOOPBACK)).toEqual({ ok: false, reason: 'malformed' });
    const last = token.at(-1) === '0' ? '1' : '0';
    for (const wrong of [
      token.slice(0, -1) + last,
      token.replace(/^plt_./, (start) => (start === 'plt_0' ? 'plt_1' : 'plt_0')),
    ])
      expect(await authenticateToken(db, bearer(wrong), FROM_LOOPBACK)).toEqual({ ok: false, reason: 'unknown' });
  });

  test('no error for Bearer in any case', async () => {
    const { token } = await aToken(db, await aBot(db));
    for (const scheme of ['bearer', 'BEARER', 'Bearer  '])
      expect(await authenticateToken(db, `${scheme} ${token}`, FROM_LOOPBACK)).toMatchObject({ ok: true });
  });

  test('a revoked token, for good', async () => {
    const bot = await aBot(db);
    const { id, token } = await aToken(db, bot);
    expect(await revokeToken(db, bot.id, id, OPERATOR)).toBe(true);
    expect(await authenticateToken(db, bearer(token), FROM_LOOPBACK)).toEqual({ ok: false, reason: 'revoked' });
    expect(await revokeToken(db, bot.id, id, OPERATOR)).toBe(false);
    expect(await rotateToken(db, { listingId: bot.id, id, by: OPERATOR })).toEqual({
      ok: false,
      reason: 'unknown_token',
    });
    expect(await selectTokens(db, bot.id)).toEqual([]);
  });

  test('the old secret of a rotated token as unknown; the ID stays the same', async () => {
    const bot = await aBot(db);
    const { id, token } = await aToken(db, bot);
    const rotation = await rotateToken(db, { listingId: bot.id, id, by: OPERATOR });
    expect(await authenticateToken(db, bearer(token), FROM_LOOPBACK)).toEqual({ ok: false, reason: 'unknown' });
    expect(await authenticateToken(db, bearer(rotation.ok ? rotation.token : ''), FROM_LOOPBACK)).toMatchObject({
      ok: true,
      id,
    });
  });

  test('nothing to another listing that tries to rotate or revoke the token', async () => {
    const { id, token } = await aToken(db, await aBot(db));
    const other = await aBot(db);
    expect(await rotateToken(db, { listingId: other.id, id, by: OPERATOR })).toMatchObject({ ok: false });
    expect(await revokeToken(db, other.id, id, OPERATOR)).toBe(false);
    expect(await authenticateToken(db, bearer(token), FROM_LOOPBACK)).toMatchObject({ ok: true });
  });
});

test('a use is recorded at most once a minute, with its purpose', async () => {
  const bot = await aBot(db);
  const { token } = await aToken(db, bot);
  const lastUse = async () => (await selectTokens(db, bot.id))[0]!.lastUsedAt?.getTime() ?? 0;
  await Promise.all(
    Array.from({ length: 20 }, () =>
      authenticateToken(db, bearer(token), { ...FROM_LOOPBACK, operation: 'checkVote' }),
    ),
  );
  await expect.poll(lastUse).toBeGreaterThan(0);
  const first = await lastUse();
  await database.clock.advance('59s');
  await authenticateToken(db, bearer(token), { ...FROM_LOOPBACK, operation: 'listVotes' });
  expect(await lastUse()).toBe(first);
  expect((await selectTokens(db, bot.id))[0]).toMatchObject({ lastUsedFor: 'checkVote' });
  await database.clock.advance('2s');
  await authenticateToken(db, bearer(token), { ...FROM_LOOPBACK, operation: 'listVotes' });
  await expect.poll(lastUse).toBeGreaterThanOrEqual(first + 60_000);
  expect((await selectTokens(db, bot.id))[0]).toMatchObject({ lastUsedFor: 'listVotes' });
});
