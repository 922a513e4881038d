// Tokens that expire, and tokens that only some addresses may use (decisions P450 to P452).
import { afterEach, beforeEach, expect, test } from 'vitest';
import { OPERATOR } from '../../src/access/audit.ts';
import { NO_TOKEN_LIMITS, type TokenLimits } from '../../src/access/token-limits.ts';
import { insertExpiryNotices, selectTokens } from '../../src/access/token-queries.ts';
import { changeTokenLimits, createToken } from '../../src/access/tokens.ts';
import { now } from '../../src/core/clock.ts';
import { expectProblem } from '../support/api.ts';
import { aManagedListing, type ManagedListing } from '../support/managed-listing.ts';

const DAY_MS = 86_400_000;
const HERE = { 'x-forwarded-for': '203.0.113.7' };
const ELSEWHERE = { 'x-forwarded-for': '198.51.100.1' };
/** The first is answered by the fast path. */
const PATHS = ['/webhooks/votes/check?userId=sample', '/token', '/tokens'];

let managed: ManagedListing;
beforeEach(async () => {
  managed = await aManagedListing();
});
afterEach(() => managed.close());

const db = () => managed.fixture.db;
const inDays = (days: number) => new Date(now().getTime() + days * DAY_MS);

async function tokenWith(limits: Partial<TokenLimits>) {
  const scopes = ['votes:read', 'webhooks:write'];
  const request = { listingId: managed.listingId, name: 'Limited', scopes, by: OPERATOR };
  const made = await createToken(db(), { ...request, limits: { ...NO_TOKEN_LIMITS, ...limits } });
  if (!made.ok) throw new Error(made.reason);
  return made;
}

const statuses = (token: string, headers: Record<string, string> = {}) =>
  Promise.all(PATHS.map(async (path) => (await managed.ask(path, { token, headers })).status));

test('P450 an expired token is refused everywhere, and works again once its end is moved', async () => {
  const { id, token } = await tokenWith({ expiresAt: inDays(1) });
  expect(await statuses(token)).toEqual([200, 200, 200]);
  await managed.fixture.clock.advance('25h');
  expect(await statuses(token)).toEqual([401, 401, 401]);
  const refused = await managed.ask('/token', { token });
  expectProblem(refused, 'UNAUTHENTICATED');
  expect(refused.body.detail).toContain('has expired');
  const change = { listingId: managed.listingId, id, by: OPERATOR };
  expect(await changeTokenLimits(db(), { ...change, limits: { ...NO_TOKEN_LIMITS, expiresAt: inDays(-1) } })).toEqual({
    ok: false,
    reason: 'expiry_past',
  });
  expect(await changeTokenLimits(db(), { ...change, limits: NO_TOKEN_LIMITS })).toEqual({ ok: true });
  expect(await statuses(token)).toEqual([200, 200, 200]);
});

test('P450 a wrong secret of an expired token is unknown, like any other', async () => {
  const { token } = await tokenWith({ expiresAt: inDays(1) });
  await managed.fixture.clock.advance('25h');
  const wrong = `${token.slice(0, -1)}${token.endsWith('0') ? '1' : '0'}`;
  expect((await managed.ask('/token', { token: wrong })).body.detail).toContain('does not exist');
});

test('P451 a token is refused from other addresses, in every path', async () => {
  const { token } = await tokenWith({ allowedRanges: ['203.0.113.0/24'] });
  expect(await statuses(token, HERE)).toEqual([200, 200, 200]);
  expect(await statuses(token, ELSEWHERE)).toEqual([401, 401, 401]);
  expect(await statuses(token)).toEqual([401, 401, 401]);
  expect((await managed.ask('/token', { token, headers: ELSEWHERE })).body.detail).toContain('another one');
});

test('P452 the API shows limits, and a token passes its own on', async () => {
  const expiresAt = inDays(30);
  const { token } = await tokenWith({ expiresAt, allowedRanges: ['203.0.113.0/24'] });
  const make = (json: unknown) =>
    managed.ask('/tokens', {
      method: 'POST',
      token,
      headers: HERE,
      json: { name: 'Made', scopes: ['votes:read'], ...(json as object) },
    });
  const made = await make({});
  expect(made.status).toBe(200);
  const { tokens } = (await managed.ask('/tokens', { token, headers: HERE })).body;
  expect(tokens.find(({ id }: { id: string }) => id === made.body.id)).toMatchObject({
    expiresAt: expiresAt.toISOString(),
    allowedAddresses: ['203.0.113.0/24'],
  });
  expect((await make({ allowedAddresses: ['203.0.113.7'], expiresAt: inDays(2).toISOString() })).status).toBe(200);
  for (const beyond of [{ allowedAddresses: ['0.0.0.0/0'] }, { expiresAt: inDays(31).toISOString() }])
    expectProblem(await make(beyond), 'FORBIDDEN');
  for (const [field, value] of [
    ['allowedAddresses', ['nowhere']],
    ['allowedAddresses', []],
    ['expiresAt', 'soon'],
    ['expiresAt', '9999-12-31T23:59:59-12:00'],
  ])
    expect((await make({ [field as string]: value })).body.errors[0].field).toBe(field);
  // One without limits has a secret that this token must not get.
  const free = await tokenWith({});
  const rotated = await managed.ask(`/tokens/${free.id}/rotate`, { method: 'POST', token, headers: HERE });
  expectProblem(rotated, 'FORBIDDEN');
});

test('P450 the listing gets one notice a week before, none for short-lived tokens', async () => {
  const kinds = async () => {
    await insertExpiryNotices(db());
    return (await db().selectFrom('notice').select('kind').execute()).map(({ kind }) => kind);
  };
  const { id } = await tokenWith({ expiresAt: inDays(30) });
  await tokenWith({ expiresAt: inDays(3) });
  expect(await kinds()).toEqual([]);
  await managed.fixture.clock.advance('24d');
  expect(await kinds()).toEqual(['token.expiring']);
  expect(await kinds()).toEqual(['token.expiring']);
  expect((await selectTokens(db(), managed.listingId)).find((token) => token.id === id)).toMatchObject({
    isExpired: false,
    expiresSoon: true,
  });
  const extended = {
    listingId: managed.listingId,
    id,
    by: OPERATOR,
    limits: { ...NO_TOKEN_LIMITS, expiresAt: inDays(20) },
  };
  await changeTokenLimits(db(), extended);
  expect(await kinds()).toEqual(['token.expiring']);
  await managed.fixture.clock.advance('14d');
  expect(await kinds()).toEqual(['token.expiring', 'token.expiring']);
});
