// Managing deliveries and tokens over the API (§5.3 webhooks:write, decision A10), with a real receiver.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { continueBulkRedeliveries } from '../../src/deliveries/bulk-redelivery.ts';
import { expectProblem } from '../support/api.ts';
import { aManagedListing, type ManagedListing } from '../support/managed-listing.ts';

let on: ManagedListing;

beforeEach(async () => {
  on = await aManagedListing();
});
afterEach(() => on.close());

const get: ManagedListing['get'] = (path) => on.get(path);
const send: ManagedListing['send'] = (...asked) => on.send(...asked);
const save: ManagedListing['save'] = (url) => on.save(url);

describe('A10 /webhooks/deliveries', () => {
  test('lists them newest first, in pages, by status and by event', async () => {
    await save();
    for (const voter of ['one', 'two', 'three']) await on.fixture.vote(on.listingId, voter);
    await on.fixture.tick();
    const first = (await get('/webhooks/deliveries?limit=2')).body;
    expect(first.deliveries).toHaveLength(2);
    const second = (await get(`/webhooks/deliveries?limit=2&cursor=${first.nextCursor}`)).body;
    expect(second).toMatchObject({
      deliveries: [{ status: 'delivered', attempts: 1, test: false }],
      nextCursor: null,
    });
    const ids = [...first.deliveries, ...second.deliveries].map(({ eventId }) => eventId);
    expect(ids).toEqual([...ids].sort().reverse());
    expect((await get('/webhooks/deliveries?status=failed')).body.deliveries).toEqual([]);
    expect((await get(`/webhooks/deliveries?eventId=${ids[1]}`)).body.deliveries).toMatchObject([{ eventId: ids[1] }]);
  });

  test('rejects an invalid status, limit or cursor, and a repeated parameter', async () => {
    for (const query of ['status=lost', 'limit=0', 'limit=101', 'limit=x', 'cursor=x', 'status=failed&status=held'])
      expectProblem(await get(`/webhooks/deliveries?${query}`), 'VALIDATION_FAILED');
  });

  test('shows one with its body, its attempts and their explanations, and none of another listing', async () => {
    await save();
    on.receiver.answer = 503;
    await on.fixture.vote(on.listingId, 'voter');
    await on.fixture.tick();
    const [{ eventId }] = (await get('/webhooks/deliveries')).body.deliveries;
    const { body } = await get(`/webhooks/deliveries/${eventId}`);
    expect(body).toMatchObject({
      eventId,
      status: 'retrying',
      httpStatus: 503,
      body: on.receiver.received[0]!.body,
    });
    expect(body.history).toMatchObject([
      { number: 1, trigger: 'vote', code: 'http_503', counted: true, happened: expect.any(String) },
    ]);
    expect(body.history[0].deliveryId).toBe(on.receiver.received[0]!.headers['x-plaudit-delivery']);
    const foreign = await on.aToken(['webhooks:write'], await on.fixture.listing());
    expectProblem(await on.ask(`/webhooks/deliveries/${eventId}`, { token: foreign }), 'NOT_FOUND');
    for (const none of ['test', '%00', '%2F', 'x'.repeat(500), '0'.repeat(32)])
      expectProblem(await get(`/webhooks/deliveries/${none}`), 'NOT_FOUND');
  });

  test('§3.2 redelivers one under the next attempt number', async () => {
    await save();
    on.receiver.answer = 404;
    await on.fixture.vote(on.listingId, 'voter');
    await on.fixture.tick();
    on.receiver.answer = 204;
    const [{ eventId }] = (await get('/webhooks/deliveries')).body.deliveries;
    expect((await send('POST', `/webhooks/deliveries/${eventId}/redeliver`)).body).toEqual({ attempt: 2 });
    expectProblem(await send('POST', `/webhooks/deliveries/${eventId}/redeliver`), 'CONFLICT');
    await on.fixture.tick();
    expect(on.receiver.received.map(({ headers }) => headers['x-plaudit-attempt'])).toEqual(['1', '2']);
    expect(on.receiver.received[1]!.body).toBe(on.receiver.received[0]!.body);
    expectProblem(await send('POST', `/webhooks/deliveries/${'0'.repeat(32)}/redeliver`), 'GONE');
    expectProblem(await send('POST', '/webhooks/deliveries/test/redeliver'), 'NOT_FOUND');
  });

  test('§8 at most ten redeliveries a minute, then 429 with Retry-After, which sends nothing and does not count', async () => {
    await save();
    for (let voter = 0; voter < 11; voter += 1) await on.fixture.vote(on.listingId, `voter${voter}`);
    await on.fixture.tick();
    const { deliveries } = (await get('/webhooks/deliveries')).body;
    const again = ({ eventId }: { eventId: string }) => send('POST', `/webhooks/deliveries/${eventId}/redeliver`);
    for (const delivery of deliveries.slice(0, 10)) expect((await again(delivery)).status).toBe(200);
    const answer = await again(deliveries[10]);
    expectProblem(answer, 'RATE_LIMITED');
    expect(answer.headers.get('retry-after')).toMatch(/^([1-9]|[1-5]\d|60)$/);
    await on.fixture.tick();
    expect(on.receiver.received).toHaveLength(21);
  });

  test('§3.1, §3.2 a disabled webhook redelivers nothing, single or in bulk, until it is saved again, which resets its health', async () => {
    await save();
    on.receiver.answer = 404;
    for (let voter = 0; voter < 20; voter += 1) await on.fixture.vote(on.listingId, `voter${voter}`);
    await on.fixture.tick();
    await on.fixture.tick();
    expect((await get('/webhooks/config')).body).toMatchObject({
      state: 'disabled',
      consecutiveFailures: 20,
    });
    const [{ eventId }] = (await get('/webhooks/deliveries')).body.deliveries;
    const one = `/webhooks/deliveries/${eventId}/redeliver`;
    const since = new Date(Date.now() - 60_000).toISOString();
    expectProblem(await send('POST', one), 'CONFLICT');
    expectProblem(await send('POST', '/webhooks/deliveries/redeliver', { since, status: 'failed' }), 'CONFLICT');
    expect((await save()).body).toMatchObject({ state: 'enabled', consecutiveFailures: 0, secret: null });
    on.receiver.answer = 204;
    expect((await send('POST', one)).body).toEqual({ attempt: 2 });
    await on.fixture.tick();
    expect((await get('/webhooks/health')).body).toMatchObject({ status: 'healthy' });
    expect(on.receiver.received).toHaveLength(21);
  });

  test('redelivers many in one batch, with its progress, until it is canceled', async () => {
    const path = '/webhooks/deliveries/redeliver';
    const since = new Date(Date.now() - 60_000).toISOString();
    expectProblem(await get(path), 'NOT_FOUND');
    expectProblem(await send('POST', path, { since, status: 'failed' }), 'NOT_FOUND');
    await save();
    on.receiver.answer = 404;
    for (let voter = 0; voter < 12; voter += 1) await on.fixture.vote(on.listingId, `voter${voter}`);
    await on.fixture.tick();
    on.receiver.answer = 204;
    const ordered = await send('POST', path, { since, status: 'failed' });
    expect(ordered.body).toMatchObject({ state: 'running', total: 12, redelivered: 0, endedAt: null });
    expectProblem(await send('POST', path, { since, status: 'failed' }), 'CONFLICT');
    await continueBulkRedeliveries(on.fixture.db);
    expect((await get(path)).body).toMatchObject({ state: 'running', redelivered: 10 });
    expect((await send('DELETE', path)).body).toEqual({ stopped: true });
    expect((await send('DELETE', path)).body).toEqual({ stopped: false });
    expect((await get(path)).body).toMatchObject({ state: 'stopped', endedAt: expect.stringMatching(/Z$/) });
    for (const [json, field] of [
      [{ status: 'failed' }, 'since'],
      [{ since: 'yesterday', status: 'failed' }, 'since'],
      [{ since: '2026-02-30T00:00:00Z', status: 'failed' }, 'since'],
      [{ since, until: since, status: 'failed' }, 'until'],
      [{ since, status: 'held' }, 'status'],
      [{ since }, 'status'],
    ] as const) {
      const answer = await send('POST', path, json);
      expectProblem(answer, 'VALIDATION_FAILED');
      expect(answer.body.errors).toMatchObject([{ field }]);
    }
  });
});

test.each(['since', 'until'])(
  'A10 %s outside of the years that have events names the field in the error',
  async (field) => {
    for (const moment of ['0000-01-01T00:00:00Z', '9999-12-31T23:59:59-01:00']) {
      const span = { since: '2026-01-01T00:00:00Z', until: '2026-01-02T00:00:00Z', [field]: moment };
      const answer = await send('POST', '/webhooks/deliveries/redeliver', { ...span, status: 'failed' });
      expectProblem(answer, 'VALIDATION_FAILED');
      expect(answer.body.errors).toMatchObject([{ field }]);
    }
  },
);

describe('A10 /tokens', () => {
  test('are listed without secrets, created, rotated and revoked', async () => {
    const made = (await send('POST', '/tokens', { name: 'Checker', scopes: ['votes:read'] })).body;
    expect(made.token).toMatch(/^plt_/);
    expect((await on.ask('/webhooks/votes/check?userId=u', { token: made.token })).status).toBe(200);
    const listed = await get('/tokens');
    expect(listed.body.tokens[0]).toMatchObject({ id: made.id, name: 'Checker', scopes: ['votes:read'] });
    expect(JSON.stringify(listed.body)).not.toContain(made.token.split('_')[2]);
    const rotated = (await send('POST', `/tokens/${made.id}/rotate`)).body;
    expectProblem(await on.ask('/webhooks/votes/check?userId=u', { token: made.token }), 'UNAUTHENTICATED');
    expect((await on.ask('/webhooks/votes/check?userId=u', { token: rotated.token })).status).toBe(200);
    expect((await send('DELETE', `/tokens/${made.id}`)).body).toEqual({ deleted: true });
    expect((await send('DELETE', `/tokens/${made.id}`)).body).toEqual({ deleted: false });
    expectProblem(await on.ask('/webhooks/votes/check?userId=u', { token: rotated.token }), 'UNAUTHENTICATED');
    expectProblem(await send('POST', `/tokens/${made.id}/rotate`), 'NOT_FOUND');
  });

  test('cannot get more scopes than the requesting token, neither when created nor when rotated', async () => {
    expectProblem(await send('POST', '/tokens', { name: 'More', scopes: ['stats:write'] }), 'MISSING_SCOPE');
    await on.aToken(['changelog:write']);
    const mighty = (await get('/tokens')).body.tokens.find(({ scopes }: { scopes: string[] }) =>
      scopes.includes('changelog:write'),
    );
    expectProblem(await send('POST', `/tokens/${mighty.id}/rotate`), 'MISSING_SCOPE');
  });

  test('one that rotates itself ten times concurrently succeeds once, with a secret that works', async () => {
    const token = await on.aToken(['webhooks:write']);
    const rotate = `/tokens/tok_${token.split('_')[1]}/rotate`;
    const answers = await Promise.all(Array.from({ length: 10 }, () => on.ask(rotate, { method: 'POST', token })));
    const rotated = answers.filter(({ status }) => status === 200);
    expect(rotated).toHaveLength(1);
    // The others are either rejected, because the secret changed, or blocked by the rotation.
    for (const answer of answers)
      if (answer.status !== 200) expectProblem(answer, answer.status === 409 ? 'CONFLICT' : 'UNAUTHENTICATED');
    expect((await on.ask('/tokens', { token: rotated[0]?.body.token })).status).toBe(200);
  });

  test('of another listing cannot be seen, rotated or revoked', async () => {
    await on.aToken(['votes:read'], await on.fixture.listing());
    const { rows } = {
      rows: await on.fixture.db.selectFrom('api_token').select(['id', 'listing_id']).execute(),
    };
    const foreign = rows.find((row) => row.listing_id !== on.listingId)!;
    expect((await get('/tokens')).body.tokens.map(({ id }: { id: string }) => id)).not.toContain(foreign.id);
    expectProblem(await send('POST', `/tokens/${foreign.id}/rotate`), 'NOT_FOUND');
    expect((await send('DELETE', `/tokens/${foreign.id}`)).body).toEqual({ deleted: false });
  });

  test('A18 are limited to 25', async () => {
    for (let made = 1; made < 25; made += 1) await on.aToken(['votes:read']);
    expectProblem(await send('POST', '/tokens', { name: 'One more', scopes: ['votes:read'] }), 'CONFLICT');
  });

  test('are rejected with an invalid name or invalid scopes, naming the field', async () => {
    for (const [wrong, json, field] of [
      ['no name', { scopes: ['votes:read'] }, 'name'],
      ['an empty name', { name: '', scopes: ['votes:read'] }, 'name'],
      ['a name of spaces', { name: '   ', scopes: ['votes:read'] }, 'name'],
      ['a name of 81 characters', { name: 'x'.repeat(81), scopes: ['votes:read'] }, 'name'],
      ['no scopes', { name: 'x' }, 'scopes'],
      ['an empty list of scopes', { name: 'x', scopes: [] }, 'scopes'],
      ['an unknown scope', { name: 'x', scopes: ['everything'] }, 'scopes.0'],
      ['scopes as a string', { name: 'x', scopes: 'votes:read' }, 'scopes'],
    ] as const) {
      const answer = await send('POST', '/tokens', json);
      expectProblem(answer, 'VALIDATION_FAILED');
      expect([wrong, answer.body.errors]).toMatchObject([wrong, [{ field }]]);
    }
  });
});
