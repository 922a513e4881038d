// D16: a kept connection is one whose next bytes can be nothing but the next request's answer.
import type { Socket } from 'node:net';
import { describe, expect, test } from 'vitest';
import { receiveRaw } from '../support/sockets.ts';
import { openTestOutbound } from '../support/test-outbound.ts';

describe('D16 the next request’s answer is not what came before it was sent', () => {
  const OK = 'HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nok';

  test('an answer that nobody asked for ends an idle connection', async () => {
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
      'two ways to find its end',
      'HTTP/1.1 200 OK\r\ncontent-length: 2\r\ntransfer-encoding: chunked\r\n\r\n2\r\nok\r\n0\r\n\r\n',
    ],
    ['HTTP/1.0', 'HTTP/1.0 200 OK\r\nconnection: keep-alive\r\ncontent-length: 2\r\n\r\nok'],
    ['an end that was announced', 'HTTP/1.1 200 OK\r\nconnection: close\r\ncontent-length: 2\r\n\r\nok'],
    ['a body longer than its length', `${OK}ok`],
    ['a connection closed at once', null],
  ])('an answer with %s has a connection to itself', async (_what, bytes) => {
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

  test('a content-length shorter than the body cuts it, and what follows is nobody’s answer', async () => {
    const receiver = await receiveRaw((socket) => {
      socket.write('HTTP/1.1 200 OK\r\ncontent-length: 5\r\n\r\nfive!HTTP/1.1 500 Smuggled\r\n\r\n');
    });
    const gate = openTestOutbound();
    const post = () => gate.post({ url: `http://127.0.0.1:${receiver.port}/`, headers: {}, body: '{}' });
    expect(await post()).toMatchObject({ ok: true, status: 200, body: 'five!' });
    expect(await post()).toMatchObject({ ok: true, status: 200, body: 'five!' });
    expect(receiver.connections()).toBe(2);
  });

  test('closed while the next request is on its way: no answer or a fresh connection, and never sent twice', async () => {
    let requests = 0;
    // It hangs up a few turns of the event loop after its answer, earlier and later than the next request goes.
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
    expect(ends.filter((end) => !['answered', 'closed_early', 'reset'].includes(end))).toEqual([]);
    expect(ends.filter((end) => end === 'answered').length).toBeGreaterThan(attempts / 4);
    expect(requests).toBeLessThanOrEqual(attempts);
  });
});
