// Moments at which a receiver must neither lose a vote nor handle it twice, and mistakes that it names.
import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import {
  createReceiver,
  type DedupeStore,
  memoryDedupe,
  type NewClaim,
  signVote,
  VerificationError,
  verify,
  verifyOrThrow,
} from '@plaudit/sdk';
import express from 'express';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { ADAPTERS } from './adapters.ts';
import { RECEIVER_SECRET, ReceiverBench } from './bench.ts';

const VOTE = { eventId: 'vote-1' };
const named = (name: string) => ADAPTERS.find((adapter) => adapter.name === name)!;
let bench: ReceiverBench;
afterEach(() => bench?.close());

function gate(): { readonly opened: Promise<void>; open(): void } {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

describe.each(['node:http', 'Express', 'Fastify, as a plugin'])('with %s', (name) => {
  const adapter = named(name);

  test('a handler that responds after the deadline has done its work', async () => {
    bench = await new ReceiverBench(adapter).start({ timeoutMs: 100 });
    const { opened, open } = gate();
    bench.onVote = async (_event, context) => {
      await opened;
      adapter.respondItself(context, 200);
    };
    expect(await bench.send(await bench.sign(VOTE))).toMatchObject({ status: 503, result: 'running' });
    open();
    await expect.poll(async () => (await bench.send(await bench.sign(VOTE))).result).toBe('duplicate');
    expect([bench.votes, bench.errors]).toEqual([['vote-1'], []]);
  });

  test('a handler that runs on after its client has gone handles the vote', async () => {
    bench = await new ReceiverBench(adapter).start();
    const { opened, open } = gate();
    bench.onVote = () => opened;
    const { body, headers } = await bench.sign(VOTE);
    const { hostname, port, pathname } = new URL(bench.url);
    const socket = connect(Number(port), hostname);
    const lines = Object.entries({ Host: 'localhost', 'Content-Length': Buffer.byteLength(body), ...headers });
    socket.write(`POST ${pathname} HTTP/1.1\r\n${lines.map((pair) => pair.join(': ')).join('\r\n')}\r\n\r\n${body}`);
    await expect.poll(() => bench.votes).toEqual(['vote-1']);
    socket.resetAndDestroy();
    await once(socket, 'close');
    open();
    await expect.poll(async () => (await bench.send(await bench.sign(VOTE))).result).toBe('duplicate');
    expect(bench.votes).toEqual(['vote-1']);
  });
});

describe('a dedupe store', () => {
  const failing = (claim: DedupeStore['claim']): DedupeStore => ({ claim });
  const completing = (complete: () => Promise<void>, transaction?: object): DedupeStore =>
    failing(async () => ({ state: 'new', transaction, complete, release: async () => {} }) as unknown as NewClaim);
  const broken = async () => {
    throw new Error('The sample store is away.');
  };

  test('that is away gets the vote sent again, and no handler runs', async () => {
    bench = await new ReceiverBench(named('node:http')).start({ dedupe: failing(broken) });
    expect(await bench.send(await bench.sign(VOTE))).toMatchObject({ status: 503, result: 'failed' });
    expect([bench.votes, bench.errors.length]).toEqual([[], 1]);
    expect(await bench.send(await bench.sign({ test: true }))).toMatchObject({ status: 200, result: 'test' });
  });

  test('that claims after the deadline starts no work', async () => {
    const { opened, open } = gate();
    const memory = memoryDedupe();
    const dedupe = failing((eventId) => opened.then(() => memory.claim(eventId)));
    bench = await new ReceiverBench(named('node:http')).start({ dedupe, timeoutMs: 50 });
    expect(await bench.send(await bench.sign(VOTE))).toMatchObject({ status: 503 });
    open();
    await expect.poll(async () => (await bench.send(await bench.sign(VOTE))).result).toBe('handled');
    expect(bench.votes).toEqual(['vote-1']);
  });

  test('that cannot mark a vote loses the mark, but not the response: the reward was given', async () => {
    bench = await new ReceiverBench(named('node:http')).start({ dedupe: completing(broken) });
    expect(await bench.send(await bench.sign(VOTE))).toMatchObject({ status: 200, result: 'handled' });
    expect(bench.errors).toHaveLength(1);
  });

  test('that cannot commit gets the vote sent again: the reward was rolled back', async () => {
    bench = await new ReceiverBench(named('node:http')).start({ dedupe: completing(broken, {}) });
    expect(await bench.send(await bench.sign(VOTE))).toMatchObject({ status: 503, result: 'failed' });
  });
});

describe('mistakes', () => {
  test('without a secret createReceiver says what to set', () => {
    const options = { secret: process.env.PLAUDIT_SECRET_THAT_IS_NOT_SET, onVote: () => {} };
    expect(() => createReceiver(options)).toThrow(/whsec_.*the variable is not set/);
    expect(() => createReceiver({ secret: ' ', onVote: () => {} })).toThrow(TypeError);
  });

  test('a secret that is missing later is not taken for a forged vote', async () => {
    bench = await new ReceiverBench(named('node:http')).start({ secret: () => undefined });
    expect(await bench.send(await bench.sign(VOTE))).toMatchObject({ status: 500, reason: 'secret_missing' });
  });

  test('a secret that cannot be read gets the vote sent again', async () => {
    const secret = () => {
      throw new Error('The sample vault is sealed.');
    };
    bench = await new ReceiverBench(named('node:http')).start({ secret });
    const response = await bench.send(await bench.sign(VOTE));
    expect(response).toMatchObject({ status: 500, result: 'failed' });
    expect(response.text).not.toContain('vault');
    expect(bench.lines.join()).toContain('vault');
  });

  test('a body that something has read and thrown away is named, with the fix for the framework', async () => {
    const refused: string[] = [];
    const receiver = createReceiver({
      secret: RECEIVER_SECRET,
      onVote: () => {},
      onRefused: ({ reason, message }) => refused.push(reason, message),
    });
    const app = express().use((request, _response, next) => {
      request.resume().on('end', () => next());
    });
    const server = createServer(app.use('/votes', receiver.express)).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/votes`;
    const response = await fetch(url, { method: 'POST', ...(await signVote(VOTE, RECEIVER_SECRET)) });
    server.close();
    server.closeAllConnections();
    expect([response.status, refused[0]]).toEqual([500, 'body_missing']);
    expect(refused[1]).toContain("app.use('/votes', receiver.express) before app.use(express.json())");
  });

  test('a Request that was read before is named', async () => {
    const receiver = createReceiver({ secret: RECEIVER_SECRET, onVote: () => {}, log: () => {} });
    const request = new Request('http://localhost/votes', {
      method: 'POST',
      ...(await signVote(VOTE, RECEIVER_SECRET)),
    });
    await request.text();
    const response = await receiver.fetch(request);
    expect([response.status, ((await response.json()) as { reason: string }).reason]).toEqual([500, 'body_missing']);
  });

  test('a callback that fails changes nothing', async () => {
    const lines: string[] = [];
    const onRefused = () => {
      throw new Error('The sample callback failed.');
    };
    const receiver = createReceiver({
      secret: RECEIVER_SECRET,
      onVote: () => {},
      onRefused,
      log: (line) => lines.push(line),
    });
    const response = await receiver.fetch(new Request('http://localhost/votes'));
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST']);
    expect(lines.join()).toContain('sample callback');
  });

  test('a log that throws changes nothing, and what it did not print is printed', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    onTestFinished(() => warn.mockRestore());
    const logger = { name: 'sample', warn: (line: string) => line };
    const receiver = createReceiver({
      secret: RECEIVER_SECRET,
      onVote() {
        throw new Error('The sample database is away.');
      },
      log(this: typeof logger, line) {
        this.warn(line);
      },
    });
    const server = createServer((request, response) => void receiver.node(request, response));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void server.close());
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/votes`;
    expect((await fetch(url, { method: 'POST', body: '{}' })).status).toBe(401);
    expect((await fetch(url, { method: 'POST', ...(await signVote(VOTE, RECEIVER_SECRET)) })).status).toBe(503);
    const printed = warn.mock.calls.flat().join('\n');
    expect(printed).toMatch(/missing_signature[\s\S]*`log` failed[\s\S]*sample database/);
  });

  test('without callbacks a refusal is printed once, and never the secret', async () => {
    const lines: string[] = [];
    const receiver = createReceiver({ secret: RECEIVER_SECRET, onVote: () => {}, log: (line) => lines.push(line) });
    const forged = await signVote(VOTE, RECEIVER_SECRET, { forged: true });
    for (let time = 0; time < 3; time++)
      await receiver.fetch(new Request('http://localhost/votes', { method: 'POST', ...forged }));
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(/signature_mismatch/);
    expect(lines[0]).not.toContain(RECEIVER_SECRET.slice(6, 20));
  });
});

describe('verify', () => {
  test('refuses an old request and shows both clocks', async () => {
    const { body, headers } = await signVote(VOTE, RECEIVER_SECRET, { now: new Date('2026-01-31T12:00:00Z') });
    const refused = await verify(body, headers, RECEIVER_SECRET, { now: new Date('2026-01-31T12:10:00Z') });
    expect(refused).toMatchObject({ ok: false, reason: 'timestamp_stale' });
    expect(JSON.stringify(refused)).toMatch(/2026-01-31T12:00:00.000Z.*2026-01-31T12:10:00.000Z/);
    expect(await verify(body, headers, RECEIVER_SECRET, { toleranceSeconds: Number.POSITIVE_INFINITY })).toMatchObject({
      ok: true,
    });
  });

  test('takes bytes, buffers, text and what was parsed', async () => {
    const { body, headers } = await signVote(VOTE, RECEIVER_SECRET);
    const bytes = new TextEncoder().encode(body);
    const shifted = new Uint8Array(bytes.length + 3).fill(65);
    shifted.set(bytes, 3);
    for (const form of [body, bytes, bytes.buffer, Buffer.from(body), shifted.subarray(3), JSON.parse(body)])
      expect(await verify(form, new Headers(headers), RECEIVER_SECRET)).toMatchObject({ ok: true, isTest: false });
    for (const nothing of [null, undefined])
      expect(await verify(nothing, headers, RECEIVER_SECRET)).toMatchObject({ ok: false, reason: 'body_missing' });
  });

  test('tries at most ten signatures, because each costs an HMAC of the body', async () => {
    const { body, headers } = await signVote(VOTE, RECEIVER_SECRET);
    const { 'X-Webhook-Signature': _, 'webhook-signature': right, ...others } = headers;
    const verifyBehind = (wrong: number) => {
      const signatures = Array.from({ length: wrong }, (_, at) => `v1,${Buffer.alloc(32, at).toString('base64')}`);
      return verify(body, { ...others, 'webhook-signature': [...signatures, right].join(' ') }, RECEIVER_SECRET);
    };
    expect(await verifyBehind(9)).toMatchObject({ ok: true });
    expect(await verifyBehind(10)).toMatchObject({ ok: false, reason: 'signature_mismatch' });
  });

  test('has a form that throws the reason', async () => {
    const { body, headers } = await signVote(VOTE, RECEIVER_SECRET);
    expect(await verifyOrThrow(body, headers, RECEIVER_SECRET)).toMatchObject({ event: { eventId: 'vote-1' } });
    const failure = await verifyOrThrow(`${body} `, headers, RECEIVER_SECRET).catch((error) => error);
    expect(failure).toBeInstanceOf(VerificationError);
    expect(failure.refusal.reason).toBe('body_reserialized');
  });
});

test('with respond: before, the response does not wait for the handler, but for the claim', async () => {
  bench = await new ReceiverBench(named('node:http')).start({ respond: 'before' });
  const { opened, open } = gate();
  bench.onVote = () => opened;
  expect(await bench.send(await bench.sign(VOTE))).toMatchObject({ status: 200, result: 'accepted' });
  expect(await bench.send(await bench.sign(VOTE))).toMatchObject({ status: 503, result: 'busy' });
  open();
  await expect.poll(async () => (await bench.send(await bench.sign(VOTE))).result).toBe('duplicate');
});
