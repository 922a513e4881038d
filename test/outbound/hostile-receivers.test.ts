// D4: whatever a receiver does, an attempt ends in time with a result, and stores at most 16 KiB. Here: what is stored.
// How attempts at each kind of receiver end, and what they cost, is tested in test/channels/receiver-behaviors.test.ts.
import type { Socket } from 'node:net';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import type { PostResult } from '../../src/outbound/http-post.ts';
import { pour } from '../support/hostile-receivers.ts';
import { acceptRaw, type RawReceiver, receiveRaw } from '../support/sockets.ts';
import { openTestOutbound, untilResponseRead } from '../support/test-outbound.ts';

const SHORT_MS = 200;
// Leeway for a machine that is busy with other tests.
const LATEST_MS = SHORT_MS + 1_500;

/** Posts with a timeout of 200 ms and expects the attempt to keep to it. */
async function attempt({ port }: RawReceiver, timeoutMs = SHORT_MS): Promise<PostResult> {
  const result = await openTestOutbound({ timeoutMs }).post({
    url: `http://127.0.0.1:${port}/votes`,
    headers: { 'Content-Type': 'application/json' },
    body: '{"vote":true}',
  });
  expect(result.durationMs).toBeLessThan(timeoutMs + LATEST_MS - SHORT_MS);
  return result;
}

/** One byte per turn of the event loop. */
function writeSlowly(socket: Socket, text: string): void {
  socket.write(text.charAt(0));
  if (text.length > 1) setImmediate(() => writeSlowly(socket, text.slice(1)));
}

describe('D4 the timeout covers everything up to the headers', () => {
  test('a receiver that never responds: timeout_headers', async () => {
    const result = await attempt(await receiveRaw(() => {}));
    expect(result).toMatchObject({ ok: false, code: 'timeout_headers', charged: true, address: '127.0.0.1' });
    expect(result.timings).toMatchObject({ connectMs: expect.any(Number), firstByteMs: null });
  });

  test('a response one byte at a time, but in time', async () => {
    const receiver = await receiveRaw((socket) => {
      socket.setNoDelay();
      writeSlowly(socket, 'HTTP/1.1 200 OK\r\ncontent-length: 5\r\n\r\nfive!');
    });
    expect(await attempt(receiver, 5_000)).toMatchObject({ ok: true, status: 200, body: 'five!' });
  });
});

describe('D4 reading stops where nothing more is stored', () => {
  test('a long response that arrives all at once is decided by its status line', async () => {
    const receiver = await receiveRaw((socket) => socket.end(`HTTP/1.1 200 OK\r\n\r\n${'z'.repeat(200_000)}`));
    expect(await attempt(receiver, 5_000)).toMatchObject({
      ok: true,
      status: 200,
      body: 'z'.repeat(16 * 1024),
    });
  });

  test('an endless body: success at the status line, 16 KiB kept, the socket destroyed', async () => {
    const hungUp = Promise.withResolvers<void>();
    const receiver = await receiveRaw((socket) => {
      socket.on('close', () => hungUp.resolve());
      socket.write('HTTP/1.1 200 OK\r\n\r\n');
      pour(socket, 'z'.repeat(4096));
    });
    const result = await attempt(receiver, 5_000);
    expect(result).toMatchObject({ ok: true, status: 200, body: 'z'.repeat(16 * 1024) });
    await hungUp.promise;
  });
});

describe('D4 success is decided at the status line', () => {
  test('a body that does not end in time is still a success', async () => {
    const receiver = await receiveRaw((socket) => socket.write('HTTP/1.1 204 No Content\r\n\r\n'));
    expect(await attempt(receiver)).toMatchObject({ ok: true, status: 204 });
    const slow = await receiveRaw((socket) => {
      socket.write('HTTP/1.1 200 OK\r\ncontent-length: 1000\r\n\r\nso far');
    });
    expect(await attempt(slow)).toMatchObject({ ok: true, status: 200, body: 'so far' });
  });

  test('a reset in the middle of the body is still a success', async () => {
    const taken = untilResponseRead();
    const receiver = await receiveRaw((socket) => {
      void taken.then(() => socket.resetAndDestroy());
      socket.write('HTTP/1.1 200 OK\r\ncontent-length: 1000\r\n\r\nso far');
    });
    expect(await attempt(receiver)).toMatchObject({ ok: true, status: 200, body: 'so far' });
  });

  test('a content-length longer than the body is still a success', async () => {
    const receiver = await receiveRaw((socket) => {
      socket.end('HTTP/1.1 200 OK\r\ncontent-length: 10\r\n\r\nfive!');
    });
    expect(await attempt(receiver)).toMatchObject({ ok: true, status: 200, body: 'five!' });
  });

  test.each([
    ['an endless chunk', 'FFFFFFFFFFFFFFFF\r\nso far'],
    ['a chunk of negative size', '6\r\nso far\r\n-1\r\n'],
  ])('%s is still a success', async (_what, body) => {
    const receiver = await receiveRaw((socket) => {
      socket.write(`HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n${body}`);
    });
    expect(await attempt(receiver)).toMatchObject({ ok: true, status: 200, body: 'so far' });
  });

  test('a status line without a reason is valid', async () => {
    const receiver = await receiveRaw((socket) => socket.end('HTTP/1.1 200\r\n\r\n'));
    expect(await attempt(receiver)).toMatchObject({ ok: true, status: 200 });
  });

  test('a response that arrives before the whole request is sent is valid, and the connection is closed', async () => {
    const hungUp = Promise.withResolvers<void>();
    const talking: Socket[] = [];
    const receiver = await acceptRaw((socket) => {
      // It reads nothing of the request, which is larger than any socket buffer.
      talking.push(socket.pause());
      socket.on('close', () => hungUp.resolve());
      socket.write('HTTP/1.1 413 Too much\r\ncontent-length: 0\r\n\r\n');
    });
    const url = `http://127.0.0.1:${receiver.port}/`;
    const result = await openTestOutbound().post({ url, headers: {}, body: 'z'.repeat(32 * 1024 * 1024) });
    expect(result).toMatchObject({ ok: true, status: 413 });
    talking[0]!.resume();
    await hungUp.promise;
  });
});

describe('D4 the body is stored as it arrived, without decompression', () => {
  test('a gzip bomb stays as small as it arrived', async () => {
    const bomb = gzipSync(Buffer.alloc(10_000_000));
    const receiver = await receiveRaw((socket) => {
      socket.write(`HTTP/1.1 200 OK\r\ncontent-encoding: gzip\r\ncontent-length: ${bomb.length}\r\n\r\n`);
      socket.write(bomb);
    });
    const result = await attempt(receiver, 5_000);
    expect(result).toMatchObject({ ok: true, status: 200 });
    expect(result.ok && result.body.length).toBeLessThanOrEqual(16 * 1024);
    expect(result.ok && result.body.startsWith('\u001f')).toBe(true);
  });

  test('invalid UTF-8, a character cut in two and NUL become text that can be stored', async () => {
    const bytes = Buffer.concat([Buffer.from('a\0b'), Buffer.of(0xff), Buffer.from('ä')]);
    const receiver = await receiveRaw((socket) => {
      socket.write('HTTP/1.1 400 Bad\r\nconnection: close\r\nx-name: caf\u00e9\r\n\r\n', 'latin1');
      socket.end(bytes.subarray(0, -1));
    });
    const result = await attempt(receiver);
    expect(result).toMatchObject({ ok: true, status: 400, body: 'a\uFFFDb\uFFFD' });
    expect(result.ok && result.headers['x-name']).toBe('café');
  });

  test('a header named __proto__ is stored as a header', async () => {
    const receiver = await receiveRaw((socket) => {
      socket.end('HTTP/1.1 200 OK\r\n__proto__: x\r\nset-cookie: a\r\nset-cookie: b\r\ncontent-length: 0\r\n\r\n');
    });
    const result = await attempt(receiver);
    expect(result.ok && Object.entries(result.headers)).toContainEqual(['__proto__', 'x']);
    expect(result.ok && result.headers['set-cookie']).toBe('a, b');
  });
});

describe('D3, D17 each invalid response has its own code', () => {
  test.each([
    ['HTTP/0.9: only a body', 'hello\n', 'malformed_http'],
    ['another protocol’s banner', 'SSH-2.0-OpenSSH_9.6\r\n', 'malformed_http'],
    ['two different lengths', 'HTTP/1.1 200 OK\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nx', 'malformed_http'],
    ['a length that is not a number', 'HTTP/1.1 200 OK\r\ncontent-length: x\r\n\r\n', 'malformed_http'],
    ['a negative length', 'HTTP/1.1 200 OK\r\ncontent-length: -1\r\n\r\n', 'malformed_http'],
    ['a length with a sign', 'HTTP/1.1 200 OK\r\ncontent-length: +5\r\n\r\nfive!', 'malformed_http'],
    ['a hexadecimal length', 'HTTP/1.1 200 OK\r\ncontent-length: 0x5\r\n\r\nfive!', 'malformed_http'],
    ['a status of two digits', 'HTTP/1.1 99 X\r\n\r\n', 'malformed_http'],
    ['a status of four digits', 'HTTP/1.1 1000 X\r\n\r\n', 'malformed_http'],
    ['a status that starts like success', 'HTTP/1.1 2000 X\r\n\r\n', 'malformed_http'],
    ['NUL in a header', 'HTTP/1.1 200 OK\r\nx: a\0b\r\n\r\n', 'malformed_http'],
    ['a folded header', 'HTTP/1.1 200 OK\r\nx: a\r\n b\r\n\r\n', 'malformed_http'],
    ['lines that end with LF only', 'HTTP/1.1 200 OK\nx: y\n\n', 'malformed_http'],
    [
      'an unsolicited 101 Switching Protocols',
      'HTTP/1.1 101 X\r\nconnection: upgrade\r\nupgrade: y\r\n\r\n',
      'malformed_http',
    ],
    ['an empty response', '', 'closed_early'],
    ['half a status line', 'HTTP/1.1 20', 'closed_early'],
    ['unterminated headers', 'HTTP/1.1 200 OK\r\nx: y\r\n', 'closed_early'],
  ])('%s', async (_what, bytes, code) => {
    expect(await attempt(await receiveRaw((socket) => socket.end(bytes)))).toMatchObject({ ok: false, code });
  });

  test('a receiver that closes its side before it responds: closed_early', async () => {
    const receiver = await acceptRaw((socket) => {
      socket.end();
      socket.resume();
    });
    expect(await attempt(receiver)).toMatchObject({ ok: false, code: 'closed_early', charged: true });
  });

  test('a reset before the response: reset', async () => {
    const receiver = await receiveRaw((socket) => socket.resetAndDestroy());
    expect(await attempt(receiver)).toMatchObject({ ok: false, code: 'reset', charged: true });
  });

  test('a TLS server addressed in plain http: https_on_http', async () => {
    const receiver = await receiveRaw((socket) => socket.end(Buffer.of(0x15, 3, 1, 0, 2, 2, 70)));
    expect(await attempt(receiver)).toMatchObject({ ok: false, code: 'https_on_http' });
  });
});
