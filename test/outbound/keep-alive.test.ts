// D16: a connection is reused only if its next bytes can only be the response to the next request.
import type { Socket } from 'node:net';
import { describe, expect, test } from 'vitest';
import type { PostRequest } from '../../src/outbound/http-post.ts';
import { receiveRaw } from '../support/sockets.ts';
import { openTestOutbound } from '../support/test-outbound.ts';

describe('D16 the next request’s response was not sent before the request', () => {
  const OK = 'HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nok';

  test('an unsolicited response ends an idle connection', async () => {
    const hungUp = Promise.withResolvers<void>();
    const talking: Socket[] = [];
    const receiver = await receiveRaw((socket) => {
      talking.push(socket);
      socket.on('close', () => hungUp.resolve());
      socket.write(OK);
    });
    const gate = openTestOutbound();
    const post = () => gate.post({ url: `http://127.0.0.1:${receiver.port}/`, headers: {}, body: '{}' });
    expect(await post()).toMatchObject({ ok: true, status: 200 });
    talking[0]!.write('HTTP/1.1 500 Unasked\r\n\r\n');
    await hungUp.promise;
    expect(await post()).toMatchObject({ ok: true, status: 200, body: 'ok' });
    expect(receiver.connections()).toBe(2);
  });

  test.each([
    [
      'both kinds of framing',
      'HTTP/1.1 200 OK\r\ncontent-length: 2\r\ntransfer-encoding: chunked\r\n\r\n2\r\nok\r\n0\r\n\r\n',
    ],
    ['HTTP/1.0', 'HTTP/1.0 200 OK\r\nconnection: keep-alive\r\ncontent-length: 2\r\n\r\nok'],
    ['an announced end', 'HTTP/1.1 200 OK\r\nconnection: close\r\ncontent-length: 2\r\n\r\nok'],
    ['a body longer than its length', `${OK}ok`],
    ['a connection closed at once', null],
  ])('the connection of a response with %s is not reused', async (_what, bytes) => {
    const closed = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const receiver = await receiveRaw((socket) => {
      const { resolve } = closed[receiver.connections() - 1]!;
      socket.on('close', () => resolve());
      if (bytes === null) socket.end(OK);
      else socket.write(bytes);
    });
    const gate = openTestOutbound();
    for (const { promise } of closed) {
      const result = await gate.post({ url: `http://127.0.0.1:${receiver.port}/`, headers: {}, body: '{}' });
      expect(result).toMatchObject({ ok: true, status: 200, body: 'ok' });
      await promise;
    }
    expect(receiver.connections()).toBe(2);
  });

  test('a content-length shorter than the body truncates it, and the rest is not taken for a response', async () => {
    const receiver = await receiveRaw((socket) => {
      socket.write('HTTP/1.1 200 OK\r\ncontent-length: 5\r\n\r\nfive!HTTP/1.1 500 Smuggled\r\n\r\n');
    });
    const gate = openTestOutbound();
    const post = () => gate.post({ url: `http://127.0.0.1:${receiver.port}/`, headers: {}, body: '{}' });
    expect(await post()).toMatchObject({ ok: true, status: 200, body: 'five!' });
    expect(await post()).toMatchObject({ ok: true, status: 200, body: 'five!' });
    expect(receiver.connections()).toBe(2);
  });

  test('a connection closed while the next request is sent: a failure or a new connection, and never sent twice', async () => {
    let requests = 0;
    // It closes a few turns of the event loop after its response, before or after the next request is sent.
    const receiver = await receiveRaw((socket) => {
      const turns = requests++ % 8;
      const hangUp = (left: number) => void (left === 0 ? socket.end() : setImmediate(hangUp, left - 1));
      socket.write(OK, () => hangUp(turns));
    });
    const gate = openTestOutbound();
    const ends: string[] = [];
    const attempts = 80;
    for (let sent = 0; sent < attempts; sent++) {
      const result = await gate.post({ url: `http://127.0.0.1:${receiver.port}/`, headers: {}, body: '{}' });
      ends.push(result.ok ? 'answered' : result.code);
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect(ends.filter((end) => !['answered', 'idle_closed'].includes(end))).toEqual([]);
    expect(ends.filter((end) => end === 'answered').length).toBeGreaterThan(attempts / 4);
    expect(requests).toBeLessThanOrEqual(attempts);
  });
});

describe('P350 a connection that the receiver closes when a request is sent on it', () => {
  const OK = 'HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nok';

  /** Responds to the first request of each connection; `then` gets the socket at the second one. */
  async function startReceiver(then: (socket: Socket) => void) {
    const seen = new WeakSet<Socket>();
    const receiver = await receiveRaw((socket) => {
      if (seen.has(socket)) return then(socket);
      seen.add(socket);
      socket.write(OK);
    });
    const outbound = openTestOutbound({ timeoutMs: 1_000 });
    const url = `http://127.0.0.1:${receiver.port}/`;
    const post = (more: Partial<PostRequest> = {}) => outbound.post({ url, headers: {}, body: '{}', ...more });
    return { receiver, post };
  }

  test.each([
    ['closed', (socket: Socket) => socket.end()],
    ['reset', (socket: Socket) => socket.resetAndDestroy()],
  ])('%s: not charged, and the next request uses a new connection', async (_what, then) => {
    const { receiver, post } = await startReceiver(then);
    // Two idle connections: the second one is closed too.
    await Promise.all([post(), post()]);
    expect(receiver.connections()).toBe(2);
    expect(await post()).toMatchObject({ ok: false, code: 'idle_closed', charged: false });
    expect(await post()).toMatchObject({ ok: true });
    expect(receiver.connections()).toBe(3);
  });

  test('a request that must not meet one uses a new connection', async () => {
    const { receiver, post } = await startReceiver((socket) => socket.end());
    await post();
    expect(await post({ isSingle: true })).toMatchObject({ ok: true });
    expect(receiver.connections()).toBe(2);
  });

  test.each([
    ['part of a response has arrived', (socket: Socket) => socket.end('HTTP/1.1 2'), 'closed_early'],
    ['the receiver never responds', () => undefined, 'timeout_headers'],
  ])('is an ordinary failure if %s', async (_what, then, code) => {
    const { post } = await startReceiver(then);
    await post();
    expect(await post()).toMatchObject({ ok: false, code, charged: true });
  });

  test('is an ordinary failure if it is new', async () => {
    const receiver = await receiveRaw((socket) => socket.end());
    const url = `http://127.0.0.1:${receiver.port}/`;
    const result = await openTestOutbound().post({ url, headers: {}, body: '{}' });
    expect(result).toMatchObject({ ok: false, code: 'closed_early', charged: true });
  });
});
