// Consumers of the live stream (decision P264), and what was forwarded (decision P265).
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { readAuditPage } from '../../src/access/audit.ts';
import { expectProblem } from '../support/api.ts';
import { STREAM_PATH, type StreamApi, useStreamApi } from '../support/stream-api.ts';

const api = useStreamApi();
const follow: StreamApi['follow'] = (...given) => api().follow(...given);
const vote: StreamApi['vote'] = (...given) => api().vote(...given);
const ask: StreamApi['ask'] = (...given) => api().ask(...given);

describe('P264 a consumer', () => {
  const acknowledge = (eventId: string, consumer = 'rewards') =>
    ask(`${STREAM_PATH}/acknowledge`, { method: 'POST', token: api().token.token, json: { consumer, eventId } });

  test('continues where it has acknowledged events, and never goes back', async () => {
    const [first, second, third] = [await vote('one'), await vote('two'), await vote('three')];
    expect((await acknowledge(second)).body).toEqual({ consumer: 'rewards', eventId: second, advanced: true });
    expect((await acknowledge(first)).body).toEqual({ consumer: 'rewards', eventId: second, advanced: false });
    expect((await acknowledge(second)).body).toEqual({ consumer: 'rewards', eventId: second, advanced: false });
    expect(await (await follow('?consumer=rewards')).ids(1)).toEqual([third]);
    expect(await (await follow(`?consumer=rewards&after=${first}`)).ids(2)).toEqual([second, third]);
    const listed = await ask(`${STREAM_PATH}/consumers`, { token: api().token.token });
    expect(listed.body).toEqual({
      consumers: [{ name: 'rewards', eventId: second, acknowledgedAt: expect.stringMatching(/Z$/) }],
    });
  });

  test('that is new gets what comes after its first connection, also if it acknowledges nothing', async () => {
    await vote('one');
    const frames = await follow('?consumer=rewards');
    await frames.next();
    await frames.leave();
    const [second, third] = [await vote('two'), await vote('three')];
    expect(await (await follow('?consumer=rewards')).ids(2)).toEqual([second, third]);
  });

  test('of a listing without events gets the first one', async () => {
    const frames = await follow('?consumer=rewards');
    await frames.next();
    await frames.leave();
    const first = await vote('one');
    expect(await (await follow('?consumer=rewards')).ids(1)).toEqual([first]);
  });

  test('that was away for more than 90 days is told that events may be missing', async () => {
    await acknowledge(await vote('one'));
    await api().fixture.clock.advance('91d');
    const second = await vote('two');
    const frames = await follow('?consumer=rewards');
    await frames.next();
    expect((await frames.next())?.event).toBe('gap');
    expect(await frames.ids(1)).toEqual([second]);
  });

  test('that was deleted begins from now, and its stream ends', async () => {
    await acknowledge(await vote('one'));
    const frames = await follow('?consumer=rewards');
    await frames.next();
    const removal = { method: 'DELETE', token: api().token.token };
    expect((await ask(`${STREAM_PATH}/consumers/rewards`, removal)).body).toEqual({ deleted: true });
    expect((await frames.next())?.data).toMatchObject({ reason: 'replaced' });
    expect((await ask(`${STREAM_PATH}/consumers/rewards`, removal)).body).toEqual({ deleted: false });
    await vote('two');
    const next = await follow('?consumer=rewards');
    await next.next();
    const third = await vote('three');
    expect(await next.ids(1)).toEqual([third]);
    const { events } = await readAuditPage(api().fixture.db, { action: 'stream.consumer_removed' });
    expect(events).toMatchObject([{ subject: 'rewards', tokenId: api().token.id }]);
  });

  test('cannot acknowledge an event of another listing, or one that is malformed', async () => {
    const other = await api().fixture.listing();
    const foreign = await api().fixture.vote(other, 'voter');
    if (foreign.ok) expectProblem(await acknowledge(foreign.eventId.replaceAll('-', '')), 'NOT_FOUND');
    expectProblem(await acknowledge('0'), 'VALIDATION_FAILED');
    expectProblem(await acknowledge(await vote('one'), 'a/b'), 'VALIDATION_FAILED');
  });

  test('is one of at most 20', async () => {
    const eventId = await vote('one');
    const names = Array.from({ length: 22 }, (_, number) => `consumer-${number}`);
    const answers = await Promise.all(names.map((name) => acknowledge(eventId, name)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
    expectProblem(answers.find(({ status }) => status !== 200)!, 'CONFLICT');
    const known = answers.findIndex(({ status }) => status === 200);
    expectProblem(await ask(`${STREAM_PATH}?consumer=one-more`, { token: api().token.token }), 'CONFLICT');
    expect((await ask(`${STREAM_PATH}?consumer=${names[known]}`, { token: api().token.token })).status).toBe(200);
  });
});

describe('P322 the delivery of an event', () => {
  const read = (id: string) => ask(`/webhooks/deliveries/${id}`, { token: api().token.token });

  test('that was not sent to a webhook says so, and who has acknowledged it', async () => {
    const before = await vote('before');
    await (await follow('?consumer=chat')).next();
    const id = await vote('one');
    const behind = { consumer: 'statistics', eventId: before };
    const ahead = { consumer: 'chat', eventId: id };
    for (const json of [behind, ahead])
      await ask(`${STREAM_PATH}/acknowledge`, { method: 'POST', token: api().token.token, json });
    const { status, body } = await read(id);
    expect(status).toBe(200);
    expect(body).toMatchObject({ eventId: id, test: false, status: 'no_webhook', attempts: 0, history: [] });
    expect(body).toMatchObject({ acknowledgedBy: ['chat'], forwards: [] });
    // What was before its first connection, a consumer has never been sent.
    expect((await read(before)).body).toMatchObject({ acknowledgedBy: ['statistics'] });
  });

  test('of another listing is not found', async () => {
    const other = await api().fixture.vote(await api().fixture.listing(), 'voter');
    if (other.ok) expectProblem(await read(other.eventId.replaceAll('-', '')), 'NOT_FOUND');
  });
});

describe('P265 a forward', () => {
  const report = (json: Record<string, unknown>) =>
    ask(`${STREAM_PATH}/forwards`, { method: 'POST', token: api().token.token, json });
  const result = { to: 'http://localhost:3000/votes', status: 204, durationMs: 12, error: null };

  test('is recorded with its event', async () => {
    const id = await vote('one');
    expect((await report({ id, ...result })).body).toEqual({ recorded: true });
    const failed = { to: result.to, status: null, durationMs: null, error: 'Connection refused' };
    expect((await report({ id, ...failed })).body).toEqual({ recorded: true });
    const rows = await api().fixture.db.selectFrom('stream_forward').selectAll().orderBy('number').execute();
    expect(rows).toMatchObject([
      { status: 204, duration_ms: 12 },
      { status: null, error: 'Connection refused' },
    ]);
  });

  test('is one of at most 5,000 a day, so that what is stored for 30 days is bounded', async () => {
    const { fixture, listingId } = api();
    const { clock, db } = fixture;
    const id = await vote('one');
    await report({ id, ...result });
    await sql`update spending set used = 5000 where key = ${`stream-forwards-day:${listingId}`}`.execute(db);
    const refused = await report({ id, ...result });
    expectProblem(refused, 'RATE_LIMITED');
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(86_000);
    await clock.advance('25h');
    expect((await report({ id, ...result })).status).toBe(200);
  });

  test('of an unknown event or with hostile values is refused', async () => {
    expectProblem(await report({ id: '019aa0f4b3157a2c8000000000000001', ...result }), 'NOT_FOUND');
    const id = await vote('one');
    for (const wrong of [{ status: 99 }, { status: 1.5 }, { to: '' }, { error: 'x'.repeat(501) }, { durationMs: -1 }])
      expectProblem(await report({ id, ...result, ...wrong }), 'VALIDATION_FAILED');
  });
});
