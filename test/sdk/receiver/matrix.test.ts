// Every adapter of the receiver meets every fault, over real sockets.
import { once } from 'node:events';
import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import { type SampleVote, signVote } from '@plaudit/sdk';
import { afterEach, describe, expect, test } from 'vitest';
import { signBody } from '../../support/signatures.ts';
import { ADAPTERS } from './adapters.ts';
import { RECEIVER_SECRET, ReceiverBench, type SentRequest } from './bench.ts';

const OTHER_SECRET = 'whsec_QEFCQ0RFRkdISUpLTE1OT1BRUlNUVVZXWFlaW1xdXl8=';
const VOTE: SampleVote = { eventId: 'vote-1' };
let bench: ReceiverBench;
afterEach(() => bench.close());

interface Refused {
  readonly name: string;
  readonly reason: string;
  readonly status: number;
  /** What an adapter responds whose body was parsed before, if that differs. */
  readonly parsed?: { readonly status: number | readonly number[]; readonly reason?: string };
  request(): Promise<SentRequest> | SentRequest;
}

const signed = (vote = VOTE, options = {}) => signVote(vote, RECEIVER_SECRET, options);
const ownOnly = async (signature: (body: string) => string): Promise<SentRequest> => {
  const { body } = await signed();
  return { body, headers: { 'Content-Type': 'application/json', 'X-Webhook-Signature': signature(body) } };
};
const genuine = (body: string): SentRequest => ({
  body,
  headers: { 'Content-Type': 'application/json', 'X-Webhook-Signature': signBody(body, RECEIVER_SECRET) },
});
const pretty = (body: string) => JSON.stringify(JSON.parse(body), null, 2);
const ALREADY_PARSED = { status: 401, reason: 'body_already_parsed' };

const REFUSED: readonly Refused[] = [
  {
    name: 'a forged signature',
    reason: 'signature_mismatch',
    status: 401,
    parsed: ALREADY_PARSED,
    request: () => signed(VOTE, { forged: true }),
  },
  {
    name: 'another secret',
    reason: 'signature_mismatch',
    status: 401,
    parsed: ALREADY_PARSED,
    request: () => signVote(VOTE, OTHER_SECRET),
  },
  {
    name: 'a changed body',
    reason: 'signature_mismatch',
    status: 401,
    parsed: ALREADY_PARSED,
    request: async () => {
      const { body, headers } = await signed();
      return { headers, body: body.replace('"weight":1', '"weight":9') };
    },
  },
  {
    name: 'no signature',
    reason: 'missing_signature',
    status: 401,
    request: async () => ({ ...(await signed()), headers: { 'Content-Type': 'application/json' } }),
  },
  {
    name: 'a truncated signature',
    reason: 'malformed_signature',
    status: 401,
    request: () => ownOnly((body) => signBody(body, RECEIVER_SECRET).slice(0, -1)),
  },
  {
    name: 'an overlong signature',
    reason: 'malformed_signature',
    status: 401,
    request: () => ownOnly((body) => `${signBody(body, RECEIVER_SECRET)}00`),
  },
  {
    name: 'a signature that is not hexadecimal',
    reason: 'malformed_signature',
    status: 401,
    request: () => ownOnly(() => `sha256=${'z'.repeat(64)}`),
  },
  {
    name: 'a signature without sha256=',
    reason: 'signature_prefix_cut',
    status: 401,
    request: () => ownOnly((body) => signBody(body, RECEIVER_SECRET).slice(7)),
  },
  {
    name: 'a timestamp of ten minutes ago',
    reason: 'timestamp_stale',
    status: 401,
    request: () => signed(VOTE, { stale: true }),
  },
  { name: 'GET instead of POST', reason: 'wrong_method', status: 405, request: () => ({ method: 'GET' }) },
  {
    name: 'a compressed body',
    reason: 'content_encoding',
    status: 415,
    // express.json() inflates it, and Fastify tries to parse it.
    parsed: { status: [415, 400] },
    request: async () => {
      const { body, headers } = await signed();
      return { body: new Uint8Array(gzipSync(body)), headers: { ...headers, 'Content-Encoding': 'gzip' } };
    },
  },
  {
    name: 'a body that is too large',
    reason: 'body_too_large',
    status: 413,
    // express.json() has a smaller limit of its own.
    parsed: { status: 413 },
    request: () => genuine(JSON.stringify({ filler: 'x'.repeat(300_000) })),
  },
  {
    name: 'genuine JSON that is not a vote',
    reason: 'unreadable_body',
    status: 500,
    request: () => genuine('{"event":"vote.created","version":1}'),
  },
  {
    name: 'a genuine body that is not JSON',
    reason: 'unreadable_body',
    status: 500,
    // express.json() and Fastify respond with 400 before the receiver gets it.
    parsed: { status: 400 },
    request: () => genuine('{"event":'),
  },
  {
    name: 'a genuine event of a later version',
    reason: 'unsupported_event',
    status: 500,
    request: () => genuine('{"event":"vote.created","version":2}'),
  },
];

describe.each(ADAPTERS)('$name', (adapter) => {
  test.each(REFUSED)('refuses $name', async ({ reason, status, parsed, request }) => {
    bench = await new ReceiverBench(adapter).start();
    const response = await bench.send(await request());
    const expected = { status, reason, ...(adapter.parsed ? parsed : {}) };
    expect([expected.status].flat()).toContain(response.status);
    if (response.reason !== undefined) {
      expect(response.reason).toBe(expected.reason);
      expect(bench.refused).toEqual([expected.reason]);
    }
    expect([bench.votes, bench.tests]).toEqual([[], []]);
  });

  test('handles a vote, and a duplicate of it once', async () => {
    bench = await new ReceiverBench(adapter).start();
    expect(await bench.send(await bench.sign(VOTE))).toMatchObject({ status: 200, result: 'handled' });
    expect(await bench.send(await bench.sign(VOTE, { attempt: 2 }))).toMatchObject({
      status: 200,
      result: 'duplicate',
    });
    expect(bench.votes).toEqual(['vote-1']);
    expect(bench.lines.length).toBe(adapter.parsed ? 1 : 0);
  });

  test('handles ten duplicates at once a single time', async () => {
    bench = await new ReceiverBench(adapter).start();
    const responses = await Promise.all(
      Array.from({ length: 10 }, async (_, place) => bench.send(await bench.sign(VOTE, { attempt: place + 1 }))),
    );
    expect(responses.filter(({ result }) => result === 'handled')).toHaveLength(1);
    for (const { status, result } of responses)
      expect(['handled 200', 'duplicate 200', 'busy 503']).toContain(`${result} ${status}`);
    expect(bench.votes).toEqual(['vote-1']);
    expect(await bench.send(await bench.sign(VOTE))).toMatchObject({ status: 200, result: 'duplicate' });
  });

  test('gives every test event to onTest, and none to onVote', async () => {
    bench = await new ReceiverBench(adapter).start();
    for (let time = 0; time < 2; time++)
      expect(await bench.send(await bench.sign({ test: true }))).toMatchObject({ status: 200, result: 'test' });
    expect([bench.votes, bench.tests]).toEqual([[], ['test', 'test']]);
  });

  test('accepts both secrets during a rotation, and headers named after any service', async () => {
    bench = await new ReceiverBench(adapter).start({ secret: [OTHER_SECRET, RECEIVER_SECRET] });
    const old = await signVote({ eventId: 'old' }, RECEIVER_SECRET, { serviceName: 'Sample' });
    const fresh = await signVote({ eventId: 'new' }, OTHER_SECRET);
    expect([(await bench.send(old)).status, (await bench.send(fresh)).status]).toEqual([200, 200]);
    expect(bench.votes).toEqual(['old', 'new']);
  });

  test('accepts a body that was written again only where it was parsed', async () => {
    bench = await new ReceiverBench(adapter).start();
    const { body, headers } = await bench.sign(VOTE);
    const response = await bench.send({ body: pretty(body), headers });
    expect(response).toMatchObject(
      adapter.parsed ? { status: 200, result: 'handled' } : { status: 401, reason: 'body_reserialized' },
    );
  });

  test('asks for a vote again whose handler throws', async () => {
    bench = await new ReceiverBench(adapter).start();
    bench.onVote = () => {
      throw new Error('The sample database is away.');
    };
    const response = await bench.send(await bench.sign(VOTE));
    expect(response).toMatchObject({ status: 503, result: 'failed' });
    expect(response.text).not.toContain('sample database');
    expect(bench.errors).toHaveLength(1);
    bench.onVote = () => {};
    expect(await bench.send(await bench.sign(VOTE))).toMatchObject({ status: 200, result: 'handled' });
    expect(bench.votes).toHaveLength(2);
  });

  test('lets a handler respond itself, once', async () => {
    bench = await new ReceiverBench(adapter).start();
    bench.onVote = (_event, context) => adapter.respondItself(context, 202);
    expect(await bench.send(await bench.sign(VOTE))).toEqual({ status: 202, text: 'own' });
    expect(await bench.send(await bench.sign(VOTE))).toMatchObject({ status: 200, result: 'duplicate' });
    expect(bench.errors).toEqual([]);
  });

  test('asks for a vote again whose handler responds with an error status', async () => {
    bench = await new ReceiverBench(adapter).start();
    bench.onVote = (_event, context) => adapter.respondItself(context, 507);
    expect(await bench.send(await bench.sign(VOTE))).toEqual({ status: 507, text: 'own' });
    bench.onVote = () => {};
    expect(await bench.send(await bench.sign(VOTE))).toMatchObject({ status: 200, result: 'handled' });
  });

  test('responds in time while a slow handler runs on, and does not run it twice', async () => {
    bench = await new ReceiverBench(adapter).start({ timeoutMs: 100 });
    let finish = () => {};
    const finished = new Promise<void>((resolve) => {
      finish = resolve;
    });
    bench.onVote = () => finished;
    expect(await bench.send(await bench.sign(VOTE))).toMatchObject({ status: 503, result: 'running' });
    expect(await bench.send(await bench.sign(VOTE))).toMatchObject({ status: 503, result: 'busy' });
    finish();
    await expect.poll(async () => (await bench.send(await bench.sign(VOTE))).result).toBe('duplicate');
    expect(bench.votes).toEqual(['vote-1']);
  });

  test('survives a client that ends in the middle of the body', async () => {
    bench = await new ReceiverBench(adapter).start();
    await sendHalf(bench);
    if (!/ behind |as a handler|Lambda/.test(adapter.name))
      await expect.poll(() => bench.refused).toEqual(['body_incomplete']);
    expect(await bench.send(await bench.sign(VOTE))).toMatchObject({ status: 200, result: 'handled' });
    expect(bench.votes).toEqual(['vote-1']);
  });
});

async function sendHalf({ url, sign }: ReceiverBench): Promise<void> {
  const { host, hostname, port, pathname } = new URL(url);
  const { body, headers } = await sign({});
  const lines = Object.entries({ Host: host, ...headers, 'Content-Length': '1000' }).map(([k, v]) => `${k}: ${v}`);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  socket.write(`POST ${pathname} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${body.slice(0, 100)}`);
  await new Promise<void>((resolve) => socket.end(() => resolve()));
  socket.destroy();
}
