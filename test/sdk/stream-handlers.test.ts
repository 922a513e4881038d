// Handlers, iteration and options of the live stream's client, over real sockets.
import { setTimeout as wait } from 'node:timers/promises';
import { PGlite } from '@electric-sql/pglite';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { memoryDedupe, sqlDedupe } from '../../sdk/src/index.ts';
import { createStream } from '../../sdk/src/stream/index.ts';
import { dumpedDatabase } from '../support/embedded-template.ts';
import { closeStreams, followStream } from './follow-stream.ts';
import {
  begin,
  endedFrame,
  openStreamService,
  respondWithProblem,
  STREAM_TOKEN,
  type StreamService,
  voteFrame,
} from './stream-service.ts';

let service: StreamService;
afterEach(async () => {
  await closeStreams();
  await service?.close();
});

describe('handlers', () => {
  it('a failing handler is called again, and later events wait', async () => {
    service = await openStreamService((response) => begin(response).write(voteFrame('a') + voteFrame('b')));
    const calls: string[] = [];
    const { statuses } = followStream(service.url, {
      consumer: 'bot',
      onVote: ({ eventId }) => {
        calls.push(eventId);
        if (calls.length === 1) throw new Error('The database is away.');
      },
    });
    await expect.poll(() => calls).toEqual(['a', 'a', 'b']);
    await expect.poll(() => service.acknowledged.at(-1)?.eventId).toBe('b');
    expect(statuses.find(({ state }) => state === 'handler-failed')).toMatchObject({ attempt: 1 });
  });

  it('an event is acknowledged after its handler, in batches, and never moves back', async () => {
    const ids = Array.from({ length: 200 }, (_, at) => `e${at}`);
    service = await openStreamService((response) => begin(response).write(ids.map((id) => voteFrame(id)).join('')));
    const { votes } = followStream(service.url, { consumer: 'bot', acknowledgeMs: 50 });
    await expect.poll(() => service.acknowledged.at(-1)).toEqual({ consumer: 'bot', eventId: 'e199' });
    expect(votes).toEqual(ids);
    const places = service.acknowledged.map(({ eventId }) => ids.indexOf(eventId));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places.length).toBeLessThan(20);
  });

  it('an acknowledgment that fails is sent again', async () => {
    service = await openStreamService((response) => begin(response).write(voteFrame('a')));
    service.acknowledgeStatuses.push(500, 503);
    const { statesOf } = followStream(service.url, { consumer: 'bot' });
    await expect.poll(() => service.acknowledged).toEqual([{ consumer: 'bot', eventId: 'a' }]);
    expect(statesOf().filter((state) => state === 'acknowledge-failed')).toHaveLength(2);
  });

  it('a stream that has ended says so, also if its last event cannot be acknowledged', async () => {
    service = await openStreamService((response) => begin(response).end(voteFrame('a') + endedFrame('revoked')));
    service.acknowledgeStatuses.push(...Array.from({ length: 1_000 }, () => 401));
    const { stream, statuses } = followStream(service.url, { consumer: 'bot' });
    await expect.poll(() => statuses.at(-1)?.state).toBe('ended');
    expect(await stream.ended).toMatchObject({ reason: 'revoked' });
  });

  it('closing waits for the handler that runs, and acknowledges its event', async () => {
    service = await openStreamService((response) => begin(response).write(voteFrame('a') + voteFrame('b')));
    const steps: string[] = [];
    const { stream } = followStream(service.url, {
      consumer: 'bot',
      acknowledgeMs: 5_000,
      onVote: async ({ eventId }) => {
        steps.push(`start ${eventId}`);
        await wait(100);
        steps.push(`end ${eventId}`);
      },
    });
    await expect.poll(() => steps).toEqual(['start a']);
    expect(await stream.close()).toMatchObject({ reason: 'closed', error: null });
    expect(steps).toEqual(['start a', 'end a']);
    expect(service.acknowledged).toEqual([{ consumer: 'bot', eventId: 'a' }]);
  });

  it('an event whose handler still fails when the stream is closed is not acknowledged', async () => {
    service = await openStreamService((response) => begin(response).write(voteFrame('a')));
    const { stream, statesOf } = followStream(service.url, {
      consumer: 'bot',
      onVote: () => {
        throw new Error('no');
      },
    });
    await expect.poll(statesOf).toContain('handler-failed');
    await stream.close();
    expect(service.acknowledged).toEqual([]);
  });

  it('a vote that the dedupe store knows is not rewarded again, and one that another process handles is waited for', async () => {
    service = await openStreamService((response) =>
      begin(response).write(voteFrame('a') + voteFrame('b') + voteFrame('c')),
    );
    const dedupe = memoryDedupe();
    const [first, second] = [await dedupe.claim('a'), await dedupe.claim('b')];
    if (first.state !== 'new' || second.state !== 'new') throw new Error('The votes are new.');
    await first.complete();
    const { votes, statesOf } = followStream(service.url, { consumer: 'bot', dedupe });
    await expect.poll(statesOf).toContain('handler-failed');
    expect(votes).toEqual([]);
    await second.release();
    await expect.poll(() => votes).toEqual(['b', 'c']);
    await expect.poll(() => service.acknowledged.at(-1)?.eventId).toBe('c');
  });

  it('a reward is committed with its mark, or neither is', async () => {
    const database = new PGlite({ loadDataDir: await dumpedDatabase() });
    await database.query('create table reward (event_id text)');
    service = await openStreamService((response) => begin(response).write(voteFrame('a') + voteFrame('b')));
    const calls: string[] = [];
    const stream = createStream({
      baseUrl: service.url,
      token: STREAM_TOKEN,
      consumer: 'bot',
      retryMs: 20,
      dedupe: sqlDedupe(database),
      onStatus: () => undefined,
      onVote: async ({ eventId }, { transaction }) => {
        calls.push(eventId);
        await transaction.query('insert into reward values ($1)', [eventId]);
        if (calls.length === 1) throw new Error('The first try fails after it has written.');
      },
    });
    await expect.poll(() => service.acknowledged.at(-1)?.eventId).toBe('b');
    await stream.close();
    expect(calls).toEqual(['a', 'a', 'b']);
    const { rows } = await database.query('select event_id from reward order by 1');
    expect(rows).toEqual([{ event_id: 'a' }, { event_id: 'b' }]);
    await database.close();
  });

  it('without a status handler, problems are printed', async () => {
    const print = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    service = await openStreamService((response) => respondWithProblem(response, 401));
    const { stream } = followStream(service.url, { onStatus: undefined });
    await stream.ended;
    expect(print.mock.calls.flat().join()).toMatch(/^Plaudit stream: .*API token/);
    print.mockRestore();
  });
});

describe('iterating', () => {
  it('acknowledges an event when the next one is asked for', async () => {
    service = await openStreamService((response) => begin(response).write(voteFrame('a') + voteFrame('b')));
    const stream = createStream({
      baseUrl: service.url,
      token: STREAM_TOKEN,
      consumer: 'bot',
      onStatus: () => undefined,
    });
    const seen: string[] = [];
    for await (const { id } of stream) {
      seen.push(id);
      if (id === 'b') break;
    }
    expect(seen).toEqual(['a', 'b']);
    expect(service.acknowledged.at(-1)?.eventId).toBe('a');
  });

  it('ends when the signal is aborted or the stream is closed, also from inside the loop', async () => {
    service = await openStreamService((response) => begin(response).write(voteFrame('a')));
    const aborting = new AbortController();
    const aborted = createStream({ baseUrl: service.url, token: STREAM_TOKEN, signal: aborting.signal });
    for await (const _ of aborted) aborting.abort();
    expect((await aborted.ended).reason).toBe('closed');

    const closed = createStream({ baseUrl: service.url, token: STREAM_TOKEN });
    for await (const _ of closed) await closed.close();
    expect((await closed.ended).reason).toBe('closed');
    const unread = createStream({ baseUrl: service.url, token: STREAM_TOKEN });
    expect((await unread.close()).reason).toBe('closed');
  });
});

describe('options', () => {
  it.each([
    [{ baseUrl: 'votes.example' }, 'baseUrl'],
    [{ token: '' }, 'token'],
    [{ token: 'two words' }, 'token'],
    [{ consumer: 'a b' }, 'consumer'],
    [{ after: '../x' }, 'after'],
    [{ events: [] }, 'events'],
  ])('%o is refused with a sentence', (wrong, name) => {
    const given = { baseUrl: 'https://votes.example', token: STREAM_TOKEN, ...wrong };
    expect(() => createStream(given)).toThrow(`\`${name}\` must`);
  });
});
