// The client of the live stream, against a server that misbehaves, over real sockets.
import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { createStream, streamSecret } from '../../sdk/src/stream/index.ts';
import { closeStreams, followStream, openStreams } from './follow-stream.ts';
import {
  begin,
  type ConnectionScript,
  endedFrame,
  expectedSecret,
  openStreamService,
  readyText,
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

describe('streamSecret', () => {
  it('is what the protocol defines', async () => {
    expect(await streamSecret(STREAM_TOKEN)).toBe(expectedSecret(STREAM_TOKEN));
  });
});

describe('a stream', () => {
  it('hands over votes in order, and test events apart from them', async () => {
    service = await openStreamService((response) =>
      begin(response).write(voteFrame('a') + voteFrame('t1', { type: 'test' }) + voteFrame('b')),
    );
    const tests: string[] = [];
    const { votes } = followStream(service.url, {
      onTest: (event, { id }) => void tests.push(`${event.eventId} ${id}`),
    });
    await expect.poll(() => votes).toEqual(['a', 'b']);
    expect(tests).toEqual(['test t1']);
    expect(service.requests[0]?.headers.authorization).toBe(`Bearer ${STREAM_TOKEN}`);
  });

  it('gives the exact bytes and the ordered headers', async () => {
    service = await openStreamService((response) => begin(response).write(voteFrame('a')));
    const stream = createStream({ baseUrl: `${service.url}/`, token: ` ${STREAM_TOKEN}\n` });
    openStreams.push(stream);
    for await (const { body, headers, event } of stream) {
      expect(JSON.parse(new TextDecoder().decode(body))).toEqual(event);
      expect(Object.keys(headers)).toEqual(
        Object.keys({
          'Content-Type': '',
          'X-Webhook-Signature': '',
          'webhook-id': '',
          'webhook-timestamp': '',
          'webhook-signature': '',
        }),
      );
      break;
    }
    expect((await stream.ended).reason).toBe('closed');
  });

  it('asks for the consumer, the kinds of events and where to begin, and later resumes after the last event', async () => {
    service = await openStreamService(
      (response) => begin(response).end(voteFrame('a')),
      (response) => begin(response).write(voteFrame('b')),
    );
    const { votes } = followStream(service.url, { consumer: 'bot', after: '0', events: ['vote'] });
    await expect.poll(() => votes).toEqual(['a', 'b']);
    const [first, second] = service.requests;
    expect(first?.url).toBe('/api/v1/webhooks/stream?consumer=bot&events=vote&after=0');
    expect(first?.headers['last-event-id']).toBeUndefined();
    expect(second?.url).toBe('/api/v1/webhooks/stream?consumer=bot&events=vote');
    expect(second?.headers['last-event-id']).toBe('a');
  });

  it('continues where the first connection began if it was lost before an event', async () => {
    service = await openStreamService(
      (response) => begin(response, 'p').end(),
      (response) => begin(response).end(),
      (response) => begin(response).write(voteFrame('a')),
    );
    const { votes } = followStream(service.url);
    await expect.poll(() => votes).toEqual(['a']);
    const [first, second, third] = service.requests;
    expect(first?.url).not.toContain('after');
    expect(second?.headers['last-event-id']).toBe('p');
    // A stream without a position began with the oldest event.
    expect(third?.headers['last-event-id']).toBeUndefined();
    expect(third?.url).toContain('after=0');
  });

  it('resumes after a frame that was cut', async () => {
    service = await openStreamService(
      (response) => {
        begin(response).write(voteFrame('a') + voteFrame('b').slice(0, 120), () => response.destroy());
      },
      (response) => begin(response).write(voteFrame('b')),
    );
    const { votes } = followStream(service.url);
    await expect.poll(() => votes).toEqual(['a', 'b']);
    expect(service.requests[1]?.headers['last-event-id']).toBe('a');
  });

  it('reconnects when nothing arrives', async () => {
    service = await openStreamService(
      (response) => begin(response).write(voteFrame('a')),
      (response) => begin(response).write(voteFrame('b')),
    );
    const { votes, statuses } = followStream(service.url, { silenceMs: 200 });
    await expect.poll(() => votes).toEqual(['a', 'b']);
    expect(statuses.find(({ state }) => state === 'reconnecting')?.message).toMatch(/^Nothing arrived/);
  });

  it('reconnects when the headers never come', async () => {
    service = await openStreamService(
      () => undefined,
      (response) => begin(response).write(voteFrame('a')),
    );
    const { votes } = followStream(service.url, { silenceMs: 200 });
    await expect.poll(() => votes).toEqual(['a']);
  });

  it('stays connected as long as heartbeats come', async () => {
    service = await openStreamService((response) => {
      begin(response);
      const beat = setInterval(() => response.write(':\n'), 50);
      response.on('close', () => clearInterval(beat));
      setTimeout(() => response.write(voteFrame('a')), 600);
    });
    const { votes } = followStream(service.url, { silenceMs: 300 });
    await expect.poll(() => votes).toEqual(['a']);
    expect(service.requests).toHaveLength(1);
  });

  it('handles an event once that is sent again', async () => {
    service = await openStreamService(
      (response) => begin(response).end(voteFrame('a') + voteFrame('b') + voteFrame('a')),
      (response) => begin(response).write(voteFrame('b') + voteFrame('c')),
    );
    const { votes } = followStream(service.url);
    await expect.poll(() => votes).toEqual(['a', 'b', 'c']);
  });

  it.each([
    ['signed with another secret', voteFrame('a', { secret: expectedSecret('another token') })],
    ['that is not JSON', 'event: vote\nid: a\ndata: {\n\n'],
    ['whose body is a test event', voteFrame('a', { test: true })],
    ['without an ID', voteFrame('a').replace('id: a\n', '')],
    ['with another event ID', voteFrame('a').replace('"eventId":"a"', '"eventId":"b"')],
    ['without signature headers', voteFrame('a').replaceAll(/webhook-/gi, 'other-')],
    ['that is too long', `event: vote\nid: a\ndata: ${'x'.repeat(2_000_000)}\n\n`],
  ])('does not handle an event %s, and asks for it again', async (_, frame) => {
    service = await openStreamService(
      (response) => begin(response).write(frame),
      (response) => begin(response).write(voteFrame('a')),
    );
    const { votes, statuses } = followStream(service.url);
    await expect.poll(() => votes).toEqual(['a']);
    expect(service.requests[1]?.headers['last-event-id']).toBeUndefined();
    const failure = statuses.find(({ state }) => state === 'reconnecting');
    expect(failure).toMatchObject({ error: { code: 'INVALID_RESPONSE' } });
  });

  it('waits as long as Retry-After says', async () => {
    service = await openStreamService(
      (response) => respondWithProblem(response, 429, { 'Retry-After': '1' }),
      (response) => begin(response).write(voteFrame('a')),
    );
    const startedAt = performance.now();
    const { votes, statuses } = followStream(service.url);
    await expect.poll(() => votes).toEqual(['a']);
    expect(performance.now() - startedAt).toBeGreaterThanOrEqual(950);
    expect(statuses[0]).toMatchObject({ state: 'reconnecting', error: { status: 429, retryAfter: 1 } });
  });

  it.each([
    ['503', (response) => respondWithProblem(response, 503)],
    ['a page instead of a stream', (response) => response.writeHead(200, { 'Content-Type': 'text/html' }).end('<p>')],
    ['a redirect', (response) => response.writeHead(301, { Location: 'https://other.example/x' }).end()],
    ['a 403 of a firewall', (response) => response.writeHead(403).end('Forbidden')],
    ['a closed connection', (response) => response.destroy()],
    ['ended/slow', (response) => begin(response).end(endedFrame('slow'))],
    ['ended/restarting', (response) => begin(response).end(endedFrame('restarting'))],
  ] satisfies [string, ConnectionScript][])('connects again after %s', async (_, script) => {
    service = await openStreamService(script, (response) => begin(response).write(voteFrame('a')));
    const { votes, statesOf } = followStream(service.url);
    await expect.poll(() => votes).toEqual(['a']);
    expect(statesOf()).toContain('reconnecting');
  });

  it.each([
    ['401', 'revoked', 'UNAUTHENTICATED', (response) => respondWithProblem(response, 401)],
    ['400', 'refused', 'VALIDATION_FAILED', (response) => respondWithProblem(response, 400)],
    ['ended/revoked', 'revoked', 'STREAM_REVOKED', (response) => begin(response).end(endedFrame('revoked'))],
    ['ended/replaced', 'replaced', 'STREAM_REPLACED', (response) => begin(response).end(endedFrame('replaced'))],
  ] satisfies [string, string, string, ConnectionScript][])(
    'ends after %s, with a message that does not contain the token',
    async (_, reason, code, script) => {
      service = await openStreamService(script);
      const { stream, statuses } = followStream(service.url);
      const end = await stream.ended;
      expect(end).toMatchObject({ reason, error: { code } });
      expect(statuses.at(-1)).toBe(end);
      expect(end.message).not.toContain(STREAM_TOKEN);
      expect(service.requests).toHaveLength(1);

      const iterated = createStream({ baseUrl: service.url, token: STREAM_TOKEN, onStatus: () => undefined });
      await expect(
        (async () => {
          for await (const _ of iterated);
        })(),
      ).rejects.toMatchObject({ code });
    },
  );

  it('gives up after as many failures as it was told', async () => {
    service = await openStreamService((response) => response.destroy());
    const { stream } = followStream(service.url, { maxFailures: 2 });
    expect(await stream.ended).toMatchObject({ reason: 'gave-up', error: { code: 'NETWORK_ERROR' } });
    expect(service.requests).toHaveLength(2);
  });

  it('reads a stream that a proxy has compressed', async () => {
    service = await openStreamService((response) => {
      response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Content-Encoding': 'gzip' });
      response.end(gzipSync(readyText() + voteFrame('a')));
    });
    const { votes } = followStream(service.url);
    await expect.poll(() => votes[0]).toBe('a');
  });

  it('reports a gap, and how many events came while it was not connected', async () => {
    const gap = 'event: gap\ndata: {"message":"Some events are too old."}\n\n';
    const later = { timestamp: '2026-01-01T00:00:01.000Z' };
    service = await openStreamService((response) =>
      begin(response).write(gap + voteFrame('a') + voteFrame('b') + voteFrame('c', later)),
    );
    const { votes, statuses } = followStream(service.url);
    await expect.poll(() => votes).toEqual(['a', 'b', 'c']);
    expect(statuses).toMatchObject([
      { state: 'connected', serverTime: '2026-01-01T00:00:00.000Z' },
      { state: 'gap', message: 'Some events are too old.' },
      { state: 'caught-up', missed: 2 },
    ]);
  });
});
