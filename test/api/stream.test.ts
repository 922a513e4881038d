// GET /webhooks/stream (decision P262): frames, signatures, where a stream begins, how it ends, and what is refused.
import { createHmac } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { verify } from '@plaudit/sdk';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { OPERATOR } from '../../src/access/audit.ts';
import type { TokenLimits } from '../../src/access/token-limits.ts';
import { changeTokenLimits, revokeToken, rotateToken } from '../../src/access/tokens.ts';
import { now } from '../../src/core/clock.ts';
import { deleteListingRow } from '../../src/listings/queries.ts';
import { expectProblem } from '../support/api.ts';
import { aPerson } from '../support/people-and-listings.ts';
import { STREAM_PATH, type StreamApi, useStreamApi } from '../support/stream-api.ts';

const api = useStreamApi();
const follow: StreamApi['follow'] = (...given) => api().follow(...given);
const vote: StreamApi['vote'] = (...given) => api().vote(...given);
const ask: StreamApi['ask'] = (...given) => api().ask(...given);

const storedBody = async (eventId: string) => {
  const events = await api().fixture.db.selectFrom('event').select(['id', 'body']).execute();
  return events.find(({ id }) => id.replaceAll('-', '') === eventId)?.body;
};

describe('P262 a stream', () => {
  test('begins with ready, and is neither cached, compressed nor buffered', async () => {
    const response = await api().request();
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/event-stream; charset=UTF-8',
      'cache-control': 'private, no-store, no-transform',
      'x-accel-buffering': 'no',
      'x-content-type-options': 'nosniff',
    });
    const reader = response.body!.getReader();
    const { value } = await reader.read();
    expect(new TextDecoder().decode(value)).toMatch(
      /^retry: 2000\n\nevent: ready\ndata: \{"position":null,"consumer":null,"serverTime":"[0-9T:.-]+Z","heartbeatSeconds":10\}\n\n$/,
    );
    await reader.cancel();
  });

  test('sends votes with the exact bytes and headers of a webhook, signed with the stream secret', async () => {
    const frames = await follow();
    await frames.next();
    const eventId = await vote('voter');
    const frame = await frames.next();
    expect(frame).toMatchObject({ id: eventId, event: 'vote', data: { eventId } });
    const { headers, body: encoded } = frame!.data;
    const body = Buffer.from(encoded, 'base64');
    expect(body.toString('utf8')).toBe(await storedBody(eventId));
    expect(Object.keys(headers)).toEqual([
      'Content-Type',
      'User-Agent',
      'X-Plaudit-Event',
      'X-Plaudit-Event-Id',
      'X-Plaudit-Delivery',
      'X-Plaudit-Attempt',
      'X-Webhook-Signature',
      'webhook-id',
      'webhook-timestamp',
      'webhook-signature',
    ]);
    expect(headers).toMatchObject({ 'X-Plaudit-Event-Id': eventId, 'X-Plaudit-Attempt': '1', 'webhook-id': eventId });
    const secret = `whsec_${createHmac('sha256', api().token.token).update('plaudit stream secret').digest('base64')}`;
    const now = new Date(Number(headers['webhook-timestamp']) * 1_000);
    expect(await verify(body, headers, secret, { now })).toMatchObject({ ok: true, isTest: false, event: { eventId } });
    const otherSecret = `whsec_${Buffer.alloc(32).toString('base64')}`;
    expect(await verify(body, headers, otherSecret, { now })).toMatchObject({ ok: false });
  });

  test('begins with what comes next, after an event, or with the oldest; the header comes before the parameter', async () => {
    const [first, second] = [await vote('one'), await vote('two')];
    const fromNow = await follow();
    expect((await fromNow.next())?.data.position).toBe(second);
    expect(await (await follow('?after=0')).ids(2)).toEqual([first, second]);
    expect(await (await follow(`?after=${first}`)).ids(1)).toEqual([second]);
    const resumed = await follow('?after=0', { 'last-event-id': first });
    expect((await resumed.next())?.data.position).toBe(first);
    expect(await resumed.ids(1)).toEqual([second]);
    const third = await vote('three');
    expect(await fromNow.ids(1)).toEqual([third]);
  });

  test.each([
    ['of an unknown event', '019aa0f4b3157a2c8000000000000001'],
    ['from before everything', '00000000000000000000000000000000'],
  ])('says that events may be missing after a position %s', async (_, position) => {
    const first = await vote('one');
    const frames = await follow(`?after=${position}`);
    expect((await frames.next())?.data.position).toBeNull();
    expect((await frames.next())?.event).toBe('gap');
    expect(await frames.ids(1)).toEqual([first]);
  });

  test('P320 goes back ten minutes after a failover that has lost the last event, and whose numbers are given again', async () => {
    const { db, clock } = api().fixture;
    const old = await vote('one');
    await clock.advance('1h');
    const recent = await vote('two');
    const frames = await follow(`?after=${old}`);
    await frames.next();
    const lost = await vote('three');
    expect(await frames.ids(2)).toEqual([recent, lost]);
    await sql`delete from event where replace(id::text, '-', '') = ${lost}`.execute(db);
    await sql`select setval('event_position', (select max(position) from event), false)`.execute(db);
    const next = await vote('four');
    expect(await frames.next()).toMatchObject({ event: 'ended', data: { reason: 'restarting' } });
    const resumed = await follow('', { 'last-event-id': lost });
    expect((await resumed.next())?.data.position).toBe(old);
    expect((await resumed.next())?.event).toBe('gap');
    expect(await resumed.ids(2)).toEqual([recent, next]);
  });

  test('reaches back 90 days and no further', async () => {
    const [first, second] = [await vote('one'), await vote('two')];
    await api().fixture.clock.advance('89d');
    const third = await vote('three');
    expect(await (await follow(`?after=${first}`)).ids(2)).toEqual([second, third]);
    await api().fixture.clock.advance('2d');
    const frames = await follow(`?after=${first}`);
    await frames.next();
    expect((await frames.next())?.event).toBe('gap');
    expect(await frames.ids(1)).toEqual([third]);
    expect(await (await follow('?after=0')).ids(1)).toEqual([third]);
  });

  test('sends the kinds of events that were asked for', async () => {
    const votes = await follow('?events=vote');
    const tests = await follow('?events=test');
    const sent = await ask(`${STREAM_PATH}/test`, {
      method: 'POST',
      token: api().token.token,
      json: { playerName: 'Alex' },
    });
    expect(sent.status).toBe(200);
    const eventId = await vote('one');
    expect(await votes.ids(1)).toEqual([eventId]);
    await tests.next();
    const frame = await tests.next();
    expect(frame).toMatchObject({ id: sent.body.id, event: 'test', data: { eventId: 'test' } });
    expect(frame?.data.headers).toMatchObject({ 'X-Plaudit-Event-Id': 'test', 'webhook-id': `test_${sent.body.id}` });
    const body = JSON.parse(Buffer.from(frame?.data.body, 'base64').toString());
    expect(body).toMatchObject({ test: true, eventId: 'test', data: { playerName: 'Alex' } });
    expect(await api().fixture.db.selectFrom('queue').selectAll().execute()).toEqual([]);
  });

  test.each([
    ['?after=newest', {}, 'after'],
    ['?after=', {}, 'after'],
    ['?after=019AA0F4B3157A2C8000000000000001', {}, 'after'],
    ['', { 'last-event-id': '1; drop' }, 'Last-Event-ID'],
    ['?consumer=', {}, 'consumer'],
    [`?consumer=${'x'.repeat(65)}`, {}, 'consumer'],
    ['?consumer=a%20b', {}, 'consumer'],
    ['?consumer=%00', {}, 'consumer'],
    ['?consumer=a&consumer=b', {}, 'consumer'],
    ['?events=', {}, 'events.0'],
    ['?events=vote,other', {}, 'events.1'],
  ])('refuses %s %j with 400', async (query, headers, field) => {
    const answer = await ask(`${STREAM_PATH}${query}`, { token: api().token.token, headers });
    expectProblem(answer, 'VALIDATION_FAILED');
    expect(answer.body.errors[0].field).toBe(field);
  });

  test('is opened five times with a token; HEAD opens none', async () => {
    const head = await api().request('', { method: 'HEAD' });
    expect([head.status, head.headers.get('content-type'), await head.text()]).toEqual([
      200,
      'text/event-stream; charset=UTF-8',
      '',
    ]);
    for (let count = 0; count < 5; count += 1) await follow();
    const answer = await ask(STREAM_PATH, { token: api().token.token });
    expectProblem(answer, 'RATE_LIMITED');
    expect(answer.headers.get('retry-after')).toBe('10');
    const other = await api().tokenFor(api().listingId);
    expect((await ask(STREAM_PATH, { token: other.token })).status).toBe(200);
    await api().opened.shift()!.leave();
    await expect.poll(async () => (await api().request('', { method: 'GET' })).status).toBe(200);
  });
});

test('P340 the listings of one owner have at most 100 streams, so that others have some too', async () => {
  const { listingId, fixture } = api();
  for (let count = 0; count < 20; count += 1) {
    const { token } = await api().tokenFor(listingId);
    const opened = Array.from({ length: 5 }, () => follow('', { authorization: `Bearer ${token}` }));
    await Promise.all(opened);
  }
  const answer = await ask(STREAM_PATH, { token: api().token.token });
  expectProblem(answer, 'RATE_LIMITED');
  expect(answer.body.detail).toContain('one owner');
  const other = await fixture.listing();
  const otherToken = await api().tokenFor(other);
  expect((await ask(STREAM_PATH, { token: otherToken.token })).status).toBe(429);
  const { id } = await aPerson(fixture.db);
  await fixture.db.updateTable('listing').set({ owner_id: id }).where('id', '=', other).execute();
  expect((await ask(STREAM_PATH, { token: otherToken.token })).status).toBe(200);
  await api().opened.shift()!.leave();
  await expect.poll(async () => (await ask(STREAM_PATH, { token: api().token.token })).status).toBe(200);
});

describe('P262 a stream ends', () => {
  test.each<[string, () => Promise<unknown>]>([
    ['is revoked', () => revokeToken(api().fixture.db, api().listingId, api().token.id, OPERATOR)],
    [
      'is rotated',
      () => rotateToken(api().fixture.db, { listingId: api().listingId, id: api().token.id, by: OPERATOR }),
    ],
    [
      'expires',
      () =>
        api()
          .fixture.db.updateTable('api_token')
          .set({ expires_at: sql`plaudit_now()` })
          .where('id', '=', api().token.id)
          .execute(),
    ],
    ['is deleted with its listing', () => deleteListingRow(api().fixture.db, api().listingId)],
  ])('when its token %s, within a second', async (_, change) => {
    const frames = await follow();
    await frames.next();
    const startedMs = performance.now();
    await change();
    expect(await frames.next()).toMatchObject({ event: 'ended', data: { reason: 'revoked' } });
    expect(await frames.next()).toBeNull();
    expect(performance.now() - startedMs).toBeLessThan(1_000);
  });

  test('P451 when other addresses may use its token, and goes on if only its end is moved', async () => {
    const { fixture, listingId, token } = api();
    const limit = (limits: TokenLimits) =>
      changeTokenLimits(fixture.db, { listingId, id: token.id, limits, by: OPERATOR });
    const from = { 'x-forwarded-for': '203.0.113.7' };
    const frames = await follow('', from);
    await frames.next();
    await setTimeout(700);
    await limit({ allowedRanges: null, expiresAt: new Date(now().getTime() + 3_600_000) });
    const eventId = await vote('one');
    expect(await frames.ids(1)).toEqual([eventId]);
    const startedMs = performance.now();
    await limit({ allowedRanges: ['203.0.113.0/24', '2001:db8::/32'], expiresAt: null });
    expect(await frames.next()).toMatchObject({ event: 'ended', data: { reason: 'restarting' } });
    expect(await frames.next()).toBeNull();
    expect(performance.now() - startedMs).toBeLessThan(1_000);
    expectProblem(await ask(STREAM_PATH, { token: token.token }), 'UNAUTHENTICATED');
    const again = await follow('', from);
    await again.next();
    await setTimeout(700);
    const next = await vote('two');
    expect(await again.ids(1)).toEqual([next]);
  });

  test('when another connection takes its consumer name, or the consumer is deleted', async () => {
    const older = await follow('?consumer=rewards');
    const other = await follow('?consumer=another');
    await older.next();
    const newer = await follow('?consumer=rewards');
    expect((await newer.next())?.data.consumer).toBe('rewards');
    expect(await older.next()).toMatchObject({ event: 'ended', data: { reason: 'replaced' } });
    expect(await older.next()).toBeNull();
    const eventId = await vote('one');
    expect(await newer.ids(1)).toEqual([eventId]);
    expect(await other.ids(1)).toEqual([eventId]);
    const answer = await ask(`${STREAM_PATH}/consumers/rewards`, { method: 'DELETE', token: api().token.token });
    expect(answer.body).toEqual({ deleted: true });
    expect(await newer.next()).toMatchObject({ event: 'ended', data: { reason: 'replaced' } });
  });

  test('when the service stops', async () => {
    const frames = await follow();
    await frames.next();
    api().stopping.abort();
    expect(await frames.next()).toMatchObject({ event: 'ended', data: { reason: 'restarting' } });
    expect(await frames.next()).toBeNull();
    expectProblem(await ask(STREAM_PATH, { token: api().token.token }), 'UNAVAILABLE');
  });
});
