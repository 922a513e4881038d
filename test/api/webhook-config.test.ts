// Managing the webhook over the API (§5.3 webhooks:write, decision A10): settings, test, health; with a real receiver.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
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

describe('A10 /webhooks/config', () => {
  test('is set with PUT, which shows the secret once, read with GET, and removed with DELETE', async () => {
    expectProblem(await get('/webhooks/config'), 'NOT_FOUND');
    const first = await save();
    expect(first.status).toBe(200);
    expect(first.body).toEqual({
      url: on.receiver.url,
      format: 'json',
      state: 'enabled',
      consecutiveFailures: 0,
      hasSecret: true,
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

  test('rejects an unusable URL, naming the field, and stores nothing', async () => {
    for (const [wrong, json, field] of [
      ['no URL', {}, 'url'],
      ['a number', { url: 7 }, 'url'],
      ['no address', { url: 'votes' }, 'url'],
      ['plain http', { url: 'http://example.com/votes' }, 'url'],
      ['a private address', { url: 'https://10.0.0.1/' }, 'url'],
      ['credentials', { url: 'https://a:b@example.com/' }, 'url'],
      ['2,001 characters', { url: `https://example.com/${'x'.repeat(1_981)}` }, 'url'],
      ['NUL', { url: 'https://example.com/\0' }, 'url'],
      ['a list', ['https://example.com/'], 'body'],
    ] as const) {
      const answer = await send('PUT', '/webhooks/config', json);
      expectProblem(answer, 'VALIDATION_FAILED');
      const named = [wrong, { field, message: expect.stringMatching(/\.$/) }];
      expect([wrong, answer.body.errors[0]]).toMatchObject(named);
      expectProblem(await get('/webhooks/config'), 'NOT_FOUND');
    }
  });

  test('judges the URL exactly as it was sent, without trimming it', async () => {
    for (const [url, message] of [
      ['https://example.com/votes\n', /invisible character/],
      ['\thttps://example.com/votes', /invisible character/],
      ['   ', /not a complete URL/],
      ['𝕏'.repeat(2_000), /2048 characters/],
    ] as const) {
      const answer = await send('PUT', '/webhooks/config', { url });
      expectProblem(answer, 'VALIDATION_FAILED');
      expect(answer.body.errors).toEqual([{ field: 'url', message: expect.stringMatching(message) }]);
    }
    expectProblem(await get('/webhooks/config'), 'NOT_FOUND');
  });

  test('masks the URL of a chat channel, which has no secret to rotate', async () => {
    await save(`https://discord.com/api/webhooks/123456789012345678/${'t'.repeat(68)}`);
    const { body } = await get('/webhooks/config');
    expect(body).toMatchObject({ format: 'discord', hasSecret: false });
    expect(body.url).not.toContain('tttttttt');
    expectProblem(await send('POST', '/webhooks/config/rotate-secret'), 'CONFLICT');
  });

  test('D13 rotate-secret returns a new secret; without a webhook there is none', async () => {
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
    await on.fixture.vote(on.listingId, 'voter');
    await on.fixture.tick();
    expect((await get('/webhooks/deliveries?status=held')).body.deliveries).toHaveLength(1);
    expect((await send('POST', '/webhooks/config/resume')).body.state).toBe('enabled');
    await on.fixture.tick();
    expect(on.receiver.received).toHaveLength(1);
  });
});

describe('A10 POST /webhooks/test', () => {
  test('D11 responds with the receiver’s response, and what to do about it', async () => {
    expectProblem(await send('POST', '/webhooks/test'), 'NOT_FOUND');
    await save();
    expect((await send('POST', '/webhooks/test')).body).toMatchObject({
      delivered: true,
      code: 'delivered',
      httpStatus: 204,
      todo: null,
    });
    expect(JSON.parse(on.receiver.received[0]!.body)).toMatchObject({ test: true, eventId: 'test' });
    on.receiver.answer = 401;
    expect((await send('POST', '/webhooks/test')).body).toMatchObject({
      delivered: false,
      code: 'http_401',
      httpStatus: 401,
      happened: expect.stringMatching(/\.$/),
      todo: expect.stringMatching(/\.$/),
    });
  });

  test('is limited to ten a minute', async () => {
    await save();
    for (let round = 0; round < 10; round += 1) expect((await send('POST', '/webhooks/test')).status).toBe(200);
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
  on.receiver.answer = 404;
  await on.fixture.vote(on.listingId, 'voter');
  await on.fixture.tick();
  expect((await get('/webhooks/health')).body).toEqual({
    status: 'failing',
    consecutiveFailures: 1,
    lastDeliveredAt: null,
    lastFailure: { at: expect.stringMatching(/Z$/), httpStatus: 404, code: 'http_404' },
    last24Hours: { delivered: 0, failed: 1, retrying: 0, undelivered: 0 },
  });
});

test('§5.5 all of it requires webhooks:write', async () => {
  const reader = await on.aToken(['votes:read']);
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
    expectProblem(await on.ask(path, { method, token: reader }), 'MISSING_SCOPE');
});

test('A27 management has a rate limit of 60 a minute for a listing', async () => {
  for (let round = 0; round < 60; round += 1) expect((await get('/tokens')).status).toBe(200);
  const answer = await get('/tokens');
  expectProblem(answer, 'RATE_LIMITED');
  expect(answer.headers.get('ratelimit')).toMatch(/^"management";r=0;t=\d+$/);
  expectProblem(await save(), 'RATE_LIMITED');
});
