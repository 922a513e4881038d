// Managing webhook, deliveries and tokens over the API (§5.3 webhooks:write, decision A10), with real receivers.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createToken } from '../../src/access/tokens.ts';
import { continueRedeliveries } from '../../src/deliveries/redeliver-many.ts';
import { type Ask, apiOver, expectProblem } from '../support/api.ts';
import { type Receiver, startReceiver } from '../support/receiver.ts';
import { openStage, type Stage } from '../support/stage.ts';

let stage: Stage;
let receiver: Receiver;
let listingId: string;
let ask: Ask;
let token: string;

beforeEach(async () => {
  stage = await openStage();
  receiver = await startReceiver();
  listingId = await stage.listing();
  ask = apiOver(stage.db, { vault: stage.vault, deliveries: stage });
  token = await aToken(['webhooks:write', 'votes:read']);
});

afterEach(async () => {
  await receiver.close();
  await stage.close();
});

async function aToken(scopes: readonly string[], listing = listingId): Promise<string> {
  const made = await createToken(stage.db, { listingId: listing, name: 'Sample', scopes, createdBy: null });
  if (!made.ok) throw new Error(made.reason);
  return made.token;
}

const get = (path: string) => ask(path, { token });
const send = (method: string, path: string, json?: unknown) => ask(path, { method, token, json });
const save = (url = receiver.url) => send('PUT', '/webhooks/config', { url });

describe('A10 /webhooks/config', () => {
  test('is set with PUT, which shows the secret once, read with GET, and taken away with DELETE', async () => {
    expectProblem(await get('/webhooks/config'), 'NOT_FOUND');
    const first = await save();
    expect(first.status).toBe(200);
    expect(first.body).toEqual({
      ...{ url: receiver.url, format: 'json', state: 'enabled', consecutiveFailures: 0, hasSecret: true },
      secret: expect.stringMatching(/^whsec_/),
    });
    expect(first.headers.get('ratelimit-policy')).toBe('"management";q=60;w=60');
    expect((await save()).body.secret).toBeNull();
    const { secret: _, ...settings } = first.body;
    expect((await get('/webhooks/config')).body).toEqual(settings);
    expect((await send('DELETE', '/webhooks/config')).body).toEqual({ deleted: true });
    expect((await send('DELETE', '/webhooks/config')).body).toEqual({ deleted: false });
    expectProblem(await get('/webhooks/health'), 'NOT_FOUND');
  });

  test.each([
    ['no URL', {}, 'url'],
    ['a number', { url: 7 }, 'url'],
    ['no address', { url: 'votes' }, 'url'],
    ['plain http', { url: 'http://example.com/votes' }, 'url'],
    ['a private address', { url: 'https://10.0.0.1/' }, 'url'],
    ['credentials', { url: 'https://a:b@example.com/' }, 'url'],
    ['2,001 characters', { url: `https://example.com/${'x'.repeat(1_981)}` }, 'url'],
    ['NUL', { url: 'https://example.com/\0' }, 'url'],
    ['a list', ['https://example.com/'], 'body'],
  ])('refuses %s, naming the field, and stores nothing', async (_, json, field) => {
    const answer = await send('PUT', '/webhooks/config', json);
    expectProblem(answer, 'VALIDATION_FAILED');
    expect(answer.body.errors[0]).toMatchObject({ field, message: expect.stringMatching(/\.$/) });
    expectProblem(await get('/webhooks/config'), 'NOT_FOUND');
  });

  test('masks the URL of a chat channel, which has no secret to rotate', async () => {
    await save(`https://discord.com/api/webhooks/123456789012345678/${'t'.repeat(68)}`);
    const { body } = await get('/webhooks/config');
    expect(body).toMatchObject({ format: 'discord', hasSecret: false });
    expect(body.url).not.toContain('tttttttt');
    expectProblem(await send('POST', '/webhooks/config/rotate-secret'), 'CONFLICT');
  });

  test('D13 rotate-secret shows a new secret; without a webhook there is none', async () => {
    expectProblem(await send('POST', '/webhooks/config/rotate-secret'), 'NOT_FOUND');
    const { body } = await save();
    const rotated = await send('POST', '/webhooks/config/rotate-secret');
    expect(rotated.body.secret).toMatch(/^whsec_/);
    expect(rotated.body.secret).not.toBe(body.secret);
  });

  test('D9 pause holds deliveries and resume sends them', async () => {
    expectProblem(await send('POST', '/webhooks/config/pause'), 'NOT_FOUND');
    await save();
    expect((await send('POST', '/webhooks/config/pause')).body.state).toBe('paused');
    await stage.vote(listingId, 'voter');
    await stage.tick();
    expect((await get('/webhooks/deliveries?status=held')).body.deliveries).toHaveLength(1);
    expect((await send('POST', '/webhooks/config/resume')).body.state).toBe('enabled');
    await stage.tick();
    expect(receiver.received).toHaveLength(1);
  });
});

describe('A10 POST /webhooks/test', () => {
  test('D11 answers with what the receiver said, and what to do about it', async () => {
    expectProblem(await send('POST', '/webhooks/test'), 'NOT_FOUND');
    await save();
    expect((await send('POST', '/webhooks/test')).body).toMatchObject({
      ...{ delivered: true, code: 'delivered', httpStatus: 204, todo: null },
    });
    expect(JSON.parse(receiver.received[0]!.body)).toMatchObject({ test: true, eventId: 'test' });
    receiver.answer = 401;
    expect((await send('POST', '/webhooks/test')).body).toMatchObject({
      ...{ delivered: false, code: 'http_401', httpStatus: 401 },
      ...{ happened: expect.stringMatching(/\.$/), todo: expect.stringMatching(/\.$/) },
    });
  });

  test('is limited to ten a minute', async () => {
    await save();
    for (let round = 0; round < 10; round += 1)
      expect((await send('POST', '/webhooks/test')).status).toBe(200);
    const answer = await send('POST', '/webhooks/test');
    expectProblem(answer, 'RATE_LIMITED');
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

test('A10 GET /webhooks/health is the summary of §1', async () => {
  await save();
  expect((await get('/webhooks/health')).body).toMatchObject({
    status: 'no_deliveries_yet',
    lastFailure: null,
  });
  receiver.answer = 404;
  await stage.vote(listingId, 'voter');
  await stage.tick();
  expect((await get('/webhooks/health')).body).toEqual({
    ...{ status: 'failing', consecutiveFailures: 1, lastDeliveredAt: null },
    lastFailure: { at: expect.stringMatching(/Z$/), httpStatus: 404, code: 'http_404' },
    last24Hours: { delivered: 0, failed: 1, retrying: 0, undelivered: 0 },
  });
});

describe('A10 /webhooks/deliveries', () => {
  test('lists them newest first, by page, by status and by event', async () => {
    await save();
    for (const voter of ['one', 'two', 'three']) await stage.vote(listingId, voter);
    await stage.tick();
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
    expect((await get(`/webhooks/deliveries?eventId=${ids[1]}`)).body.deliveries).toMatchObject([
      { eventId: ids[1] },
    ]);
  });

  test.each(['status=lost', 'limit=0', 'limit=101', 'limit=x', 'cursor=x', 'status=failed&status=held'])(
    'refuses ?%s',
    async (query) => expectProblem(await get(`/webhooks/deliveries?${query}`), 'VALIDATION_FAILED'),
  );

  test('shows one with its body, its attempts and what they mean, and none of another listing', async () => {
    await save();
    receiver.answer = 503;
    await stage.vote(listingId, 'voter');
    await stage.tick();
    const [{ eventId }] = (await get('/webhooks/deliveries')).body.deliveries;
    const { body } = await get(`/webhooks/deliveries/${eventId}`);
    expect(body).toMatchObject({
      eventId,
      status: 'retrying',
      httpStatus: 503,
      body: receiver.received[0]!.body,
    });
    expect(body.history).toMatchObject([
      { number: 1, trigger: 'vote', code: 'http_503', counted: true, happened: expect.any(String) },
    ]);
    expect(body.history[0].deliveryId).toBe(receiver.received[0]!.headers['x-plaudit-delivery']);
    const foreign = await aToken(['webhooks:write'], await stage.listing());
    expectProblem(await ask(`/webhooks/deliveries/${eventId}`, { token: foreign }), 'NOT_FOUND');
    for (const none of ['test', '%00', '%2F', 'x'.repeat(500), '0'.repeat(32)])
      expectProblem(await get(`/webhooks/deliveries/${none}`), 'NOT_FOUND');
  });

  test('§3.2 redelivers one under the next attempt number', async () => {
    await save();
    receiver.answer = 404;
    await stage.vote(listingId, 'voter');
    await stage.tick();
    receiver.answer = 204;
    const [{ eventId }] = (await get('/webhooks/deliveries')).body.deliveries;
    expect((await send('POST', `/webhooks/deliveries/${eventId}/redeliver`)).body).toEqual({ attempt: 2 });
    expectProblem(await send('POST', `/webhooks/deliveries/${eventId}/redeliver`), 'CONFLICT');
    await stage.tick();
    expect(receiver.received.map(({ headers }) => headers['x-plaudit-attempt'])).toEqual(['1', '2']);
    expect(receiver.received[1]!.body).toBe(receiver.received[0]!.body);
    expectProblem(await send('POST', `/webhooks/deliveries/${'0'.repeat(32)}/redeliver`), 'GONE');
    expectProblem(await send('POST', '/webhooks/deliveries/test/redeliver'), 'NOT_FOUND');
  });

  test('redelivers many by one order, with its progress, until it is stopped', async () => {
    const path = '/webhooks/deliveries/redeliver';
    const since = new Date(Date.now() - 60_000).toISOString();
    expectProblem(await get(path), 'NOT_FOUND');
    expectProblem(await send('POST', path, { since, status: 'failed' }), 'NOT_FOUND');
    await save();
    receiver.answer = 404;
    for (let voter = 0; voter < 12; voter += 1) await stage.vote(listingId, `voter${voter}`);
    await stage.tick();
    receiver.answer = 204;
    const ordered = await send('POST', path, { since, status: 'failed' });
    expect(ordered.body).toMatchObject({ state: 'running', total: 12, redelivered: 0, endedAt: null });
    expectProblem(await send('POST', path, { since, status: 'failed' }), 'CONFLICT');
    await continueRedeliveries(stage.db);
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

describe('A10 /tokens', () => {
  test('are listed without secrets, made, rotated and revoked', async () => {
    const made = (await send('POST', '/tokens', { name: 'Checker', scopes: ['votes:read'] })).body;
    expect(made.token).toMatch(/^plt_/);
    expect((await ask('/webhooks/votes/check?userId=u', { token: made.token })).status).toBe(200);
    const listed = await get('/tokens');
    expect(listed.body.tokens[0]).toMatchObject({ id: made.id, name: 'Checker', scopes: ['votes:read'] });
    expect(JSON.stringify(listed.body)).not.toContain(made.token.split('_')[2]);
    const rotated = (await send('POST', `/tokens/${made.id}/rotate`)).body;
    expectProblem(await ask('/webhooks/votes/check?userId=u', { token: made.token }), 'UNAUTHENTICATED');
    expect((await ask('/webhooks/votes/check?userId=u', { token: rotated.token })).status).toBe(200);
    expect((await send('DELETE', `/tokens/${made.id}`)).body).toEqual({ deleted: true });
    expect((await send('DELETE', `/tokens/${made.id}`)).body).toEqual({ deleted: false });
    expectProblem(await ask('/webhooks/votes/check?userId=u', { token: rotated.token }), 'UNAUTHENTICATED');
    expectProblem(await send('POST', `/tokens/${made.id}/rotate`), 'NOT_FOUND');
  });

  test('give no more than the asking token has, neither new nor by rotation', async () => {
    expectProblem(await send('POST', '/tokens', { name: 'More', scopes: ['stats:write'] }), 'MISSING_SCOPE');
    await aToken(['changelog:write']);
    const mighty = (await get('/tokens')).body.tokens.find(({ scopes }: { scopes: string[] }) =>
      scopes.includes('changelog:write'),
    );
    expectProblem(await send('POST', `/tokens/${mighty.id}/rotate`), 'MISSING_SCOPE');
  });

  test('of another listing cannot be seen, rotated or revoked', async () => {
    await aToken(['votes:read'], await stage.listing());
    const { rows } = { rows: await stage.db.selectFrom('api_token').select(['id', 'listing_id']).execute() };
    const foreign = rows.find((row) => row.listing_id !== listingId)!;
    expect((await get('/tokens')).body.tokens.map(({ id }: { id: string }) => id)).not.toContain(foreign.id);
    expectProblem(await send('POST', `/tokens/${foreign.id}/rotate`), 'NOT_FOUND');
    expect((await send('DELETE', `/tokens/${foreign.id}`)).body).toEqual({ deleted: false });
  });

  test('A18 are at most 25', async () => {
    for (let made = 1; made < 25; made += 1) await aToken(['votes:read']);
    expectProblem(await send('POST', '/tokens', { name: 'One more', scopes: ['votes:read'] }), 'CONFLICT');
  });

  test.each([
    ['no name', { scopes: ['votes:read'] }, 'name'],
    ['an empty name', { name: '', scopes: ['votes:read'] }, 'name'],
    ['a name of spaces', { name: '   ', scopes: ['votes:read'] }, 'name'],
    ['a name of 81 characters', { name: 'x'.repeat(81), scopes: ['votes:read'] }, 'name'],
    ['no scopes', { name: 'x' }, 'scopes'],
    ['an empty list of scopes', { name: 'x', scopes: [] }, 'scopes'],
    ['an unknown scope', { name: 'x', scopes: ['everything'] }, 'scopes.0'],
    ['scopes as a text', { name: 'x', scopes: 'votes:read' }, 'scopes'],
  ])('are refused with %s', async (_, json, field) => {
    const answer = await send('POST', '/tokens', json);
    expectProblem(answer, 'VALIDATION_FAILED');
    expect(answer.body.errors).toMatchObject([{ field }]);
  });
});

test('§5.5 all of it needs webhooks:write', async () => {
  const reader = await aToken(['votes:read']);
  for (const [method, path] of [
    ['GET', '/webhooks/config'],
    ['PUT', '/webhooks/config'],
    ['DELETE', '/webhooks/config'],
    ['POST', '/webhooks/config/rotate-secret'],
    ['POST', '/webhooks/config/pause'],
    ['POST', '/webhooks/config/resume'],
    ['POST', '/webhooks/test'],
    ['GET', '/webhooks/health'],
    ['GET', '/webhooks/deliveries'],
    ['GET', '/webhooks/deliveries/x'],
    ['POST', '/webhooks/deliveries/x/redeliver'],
    ['POST', '/webhooks/deliveries/redeliver'],
    ['GET', '/webhooks/deliveries/redeliver'],
    ['DELETE', '/webhooks/deliveries/redeliver'],
    ['GET', '/tokens'],
    ['POST', '/tokens'],
    ['POST', '/tokens/x/rotate'],
    ['DELETE', '/tokens/x'],
  ] as const)
    expectProblem(await ask(path, { method, token: reader }), 'MISSING_SCOPE');
});

test('A27 management has a budget of 60 a minute for a listing', async () => {
  for (let round = 0; round < 60; round += 1) expect((await get('/tokens')).status).toBe(200);
  const answer = await get('/tokens');
  expectProblem(answer, 'RATE_LIMITED');
  expect(answer.headers.get('ratelimit')).toMatch(/^"management";r=0;t=\d+$/);
  expectProblem(await save(), 'RATE_LIMITED');
});
