// P123: while a listing's owner, or the person who saw a token's secret, is suspended, the token is read-only.
import { Hono } from 'hono';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { byPerson, byToken, OPERATOR } from '../../src/access/audit.ts';
import { reinstatePerson, suspendPerson } from '../../src/access/suspend.ts';
import { createToken, rotateToken } from '../../src/access/tokens.ts';
import { createApi, describeRoutes } from '../../src/api/routes.ts';
import { createApiContext, expectProblem } from '../support/api.ts';
import { aManagedListing, type ManagedListing } from '../support/managed-listing.ts';
import { addManager, aPerson } from '../support/people-and-listings.ts';

const ALL = ['votes:read', 'webhooks:write', 'stats:write', 'changelog:write'];
/** Operations other than GET that change nothing that the owner manages. */
const READING = ['checkVotes', 'claimVotes', 'acknowledgeEvent', 'recordForward'];

let managed: ManagedListing;
let token: string;
beforeEach(async () => {
  managed = await aManagedListing();
  await managed.save();
  token = await managed.aToken(ALL);
});
afterEach(() => managed.close());

const db = () => managed.fixture.db;
const suspend = (personId = 'usr_owner') => suspendPerson(db(), { personId, reason: 'Spam.', days: 3 }, OPERATOR);

function operations() {
  const { paths } = describeRoutes(createApiContext(db()));
  return Object.entries(paths ?? {}).flatMap(([path, methods]) =>
    Object.entries(methods as Record<string, { operationId?: string }>)
      .filter(([, operation]) => operation.operationId)
      .map(([method, { operationId }]) => ({
        id: operationId!,
        method: method.toUpperCase(),
        path: path
          .replace('/api/v1', '')
          .replace('{id}', managed.listingId)
          .replaceAll(/\{\w+\}/g, 'sample'),
      })),
  );
}

describe('P123 while the owner is suspended', () => {
  test('every write of the API is rejected with an explanation', async () => {
    const writes = operations().filter(({ method, id }) => method !== 'GET' && !READING.includes(id));
    expect(writes.length).toBeGreaterThan(12);
    await suspend();
    for (const { id, method, path } of writes) {
      const answer = await managed.ask(path, { method, token, json: {} });
      expect([id, answer.status]).toEqual([id, 403]);
      expectProblem(answer, 'FORBIDDEN');
      expect(answer.body.detail).toMatch(
        /^The owner of this listing is suspended.*Votes are still counted and delivered\.$/,
      );
    }
  });

  test('nothing is written and no rate limit is consumed; afterwards the token works again', async () => {
    await suspend();
    const before = await db().selectFrom('spending').selectAll().execute();
    expectProblem(await managed.ask('/webhooks/config/pause', { method: 'POST', token }), 'FORBIDDEN');
    expectProblem(
      await managed.ask('/tokens', { method: 'POST', token, json: { name: 'x', scopes: ALL } }),
      'FORBIDDEN',
    );
    expect(await db().selectFrom('spending').selectAll().execute()).toEqual(before);
    expect(await db().selectFrom('api_token').selectAll().execute()).toHaveLength(2);
    await reinstatePerson(db(), 'usr_owner', OPERATOR);
    const made = await managed.ask('/tokens', { method: 'POST', token, json: { name: 'x', scopes: ALL } });
    expect(made.status).toBe(200);
    await suspend();
    await managed.fixture.clock.advance('73h');
    expect((await managed.ask('/tokens', { method: 'POST', token, json: { name: 'y', scopes: ALL } })).status).toBe(
      200,
    );
  });

  test('reads, vote checks, votes and deliveries continue', async () => {
    await suspend();
    for (const { id, path } of operations().filter(({ method }) => method === 'GET')) {
      const answer = await managed.ask(id === 'checkVote' ? `${path}?userId=u` : path, { token });
      expect([id, [200, 404].includes(answer.status)]).toEqual([id, true]);
    }
    const check = await managed.ask('/webhooks/votes/check', {
      method: 'POST',
      token,
      json: { playerNames: ['a'] },
    });
    expectProblem(check, 'VALIDATION_FAILED');
    expect((await managed.fixture.vote(managed.listingId, 'voter')).ok).toBe(true);
    await managed.fixture.tick();
    expect(managed.receiver.received).toHaveLength(1);
  });

  test('A2 takes precedence over 400, but not over 401 and 404', async () => {
    await suspend();
    const reader = await managed.aToken(['votes:read']);
    expectProblem(await managed.ask('/tokens', { method: 'POST', token: reader, json: {} }), 'MISSING_SCOPE');
    expectProblem(await managed.ask('/bots/none/stats', { method: 'POST', token, json: {} }), 'NOT_FOUND');
    expectProblem(await managed.ask('/tokens', { method: 'POST', token, body: 'no JSON' }), 'FORBIDDEN');
  });

  test('P105 also if it begins while the body is still arriving', async () => {
    const { fixture } = managed;
    const app = new Hono().route('/api/v1', createApi({ ...createApiContext(fixture.db), ...fixture }));
    const text = JSON.stringify({ name: 'Late', scopes: ['votes:read'] });
    let begun = false;
    const body = new ReadableStream({
      async pull(stream) {
        if (begun) {
          await suspend();
          stream.enqueue(Buffer.from(text.slice(5)));
          stream.close();
        } else stream.enqueue(Buffer.from(text.slice(0, 5)));
        begun = true;
      },
    });
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const answer = await app.request('/api/v1/tokens', {
      method: 'POST',
      headers,
      body,
      duplex: 'half',
    } as RequestInit);
    expect([answer.status, JSON.parse(await answer.text()).code]).toEqual([403, 'FORBIDDEN']);
    expect(await db().selectFrom('api_token').where('name', '=', 'Late').selectAll().execute()).toEqual([]);
  });
});

describe('P123 a token whose creator is suspended', () => {
  const pause = (text: string) => managed.ask('/webhooks/config/pause', { method: 'POST', token: text });
  const made = async (by: Parameters<typeof createToken>[1]['by']) => {
    const { listingId } = managed;
    const creation = await createToken(db(), { listingId, name: 'Sample', scopes: ALL, by });
    if (!creation.ok) throw new Error(creation.reason);
    return creation;
  };

  test('is read-only, together with tokens created with it; other tokens of the listing are not', async () => {
    const manager = await aPerson(db());
    await addManager(db(), managed.listingId, manager.email);
    const own = await made(byPerson(manager));
    const second = await made(byToken(own));
    await suspend(manager.id);
    for (const text of [own.token, second.token]) {
      const answer = await pause(text);
      expectProblem(answer, 'FORBIDDEN');
      expect(answer.body.detail).toMatch(/^The person who created this API token is suspended/);
    }
    expect((await managed.ask('/webhooks/config', { token: own.token })).status).toBe(200);
    expect((await pause(token)).status).toBe(200);
  });

  test('is refused by every write of the API, while the owner’s tokens are not', async () => {
    const manager = await aPerson(db());
    const own = await made(byPerson(manager));
    await suspend(manager.id);
    const writes = operations().filter(({ method, id }) => method !== 'GET' && !READING.includes(id));
    for (const { id, method, path } of writes) {
      const ask = (text: string) => managed.ask(path, { method, token: text, json: {} });
      expect([id, (await ask(own.token)).status]).toEqual([id, 403]);
    }
    expect((await pause(token)).status).toBe(200);
  });

  test('works again once another person has rotated it', async () => {
    const manager = await aPerson(db());
    const own = await made(byPerson(manager));
    await suspend(manager.id);
    const place = { listingId: managed.listingId, id: own.id };
    const rotated = await rotateToken(db(), { ...place, by: byPerson({ id: 'usr_owner' }) });
    expect(rotated.ok && (await pause(rotated.token)).status).toBe(200);
  });
});
