// D3, D4, D16: a document is fetched once, within limits, from allowed addresses.
import { describe, expect, test } from 'vitest';
import type { GetRequest } from '../../src/outbound/http-get.ts';
import { freePort } from '../support/free-port.ts';
import { receiveHttp, receiveRaw, receiveTls } from '../support/sockets.ts';
import { openTestOutbound } from '../support/test-outbound.ts';

const asked = (port: number, more: Partial<GetRequest> = {}): GetRequest => ({
  url: `http://127.0.0.1:${port}/dynamic.json?a=b`,
  headers: { Accept: 'application/json' },
  mostBytes: 1_000,
  connectMs: 2_000,
  wholeMs: 3_000,
  ...more,
});

test('sends a plain GET, and closes the connection after the response', async () => {
  const receiver = await receiveHttp((response) => response.end('{"clients":3}'));
  const outbound = openTestOutbound();
  const get = () => outbound.get(asked(receiver.port));
  expect(await get()).toMatchObject({ ok: true, status: 200, body: '{"clients":3}', whole: true });
  await get();
  expect(receiver.connections()).toBe(2);
  expect(receiver.received[0]).toMatchObject({ path: '/dynamic.json?a=b', body: '' });
  const { headers } = receiver.received[0]!;
  expect(headers).toMatchObject({ connection: 'close', accept: 'application/json' });
  // FiveM blocks clients that send one of these.
  for (const name of ['via', 'upgrade-insecure-requests', 'content-length', 'transfer-encoding'])
    expect(headers).not.toHaveProperty(name);
});

test('a body that is not text is returned as the bytes that arrived', async () => {
  const bytes = Uint8Array.from([0x89, 0x50, 0, 0xff, 0xfe, 0xc3, 0x28, 0]);
  const receiver = await receiveHttp((response) => response.end(bytes));
  const result = await openTestOutbound().get(asked(receiver.port, { asBytes: true }));
  expect(result).toMatchObject({ ok: true, body: '', whole: true });
  expect(result.ok && [...(result.bytes ?? [])]).toEqual([...bytes]);
});

test('D3 a redirect is returned and not followed', async () => {
  const receiver = await receiveHttp((response) =>
    response.writeHead(302, { location: 'http://169.254.169.254/' }).end(),
  );
  expect(await openTestOutbound().get(asked(receiver.port))).toMatchObject({ ok: true, status: 302 });
  expect(receiver.connections()).toBe(1);
});

describe('D4 size and time', () => {
  test('a body beyond the limit is truncated and marked', async () => {
    const receiver = await receiveHttp((response) => response.end('x'.repeat(10_000_000)));
    const result = await openTestOutbound().get(asked(receiver.port));
    expect(result).toMatchObject({ ok: true, body: 'x'.repeat(1_000), whole: false });
  });

  test('a body larger than what is stored of webhook responses is read in full', async () => {
    const receiver = await receiveHttp((response) => response.end('x'.repeat(120_000)));
    const result = await openTestOutbound().get(asked(receiver.port, { mostBytes: 131_072 }));
    expect(result).toMatchObject({ ok: true, body: 'x'.repeat(120_000), whole: true });
  });

  test('a body that ends with its connection is complete, one that was cut off is not', async () => {
    const plain = await receiveRaw((socket) => socket.end('HTTP/1.0 200 OK\r\n\r\n{}'));
    expect(await openTestOutbound().get(asked(plain.port))).toMatchObject({
      ok: true,
      body: '{}',
      whole: true,
    });
    const cut = await receiveRaw((socket) => socket.end('HTTP/1.1 200 OK\r\ncontent-length: 9\r\n\r\n{}'));
    expect(await openTestOutbound().get(asked(cut.port))).toMatchObject({
      ok: true,
      body: '{}',
      whole: false,
    });
  });

  test('a silent server times out', async () => {
    const receiver = await receiveRaw(() => {});
    const result = await openTestOutbound().get(asked(receiver.port, { wholeMs: 100, connectMs: 100 }));
    expect(result).toEqual({ ok: false, code: 'timeout_headers', charged: true });
  });

  test('D6 a shutdown in the middle of a body is not a response', async () => {
    const stop = new AbortController();
    const receiver = await receiveRaw((socket) => {
      socket.write('HTTP/1.1 200 OK\r\ncontent-length: 9\r\n\r\n{}', () => setImmediate(() => stop.abort()));
    });
    const result = await openTestOutbound().get(asked(receiver.port, { signal: stop.signal }));
    expect(result).toEqual({ ok: false, code: 'shutdown', charged: false });
  });
});

describe('D16 allowed addresses', () => {
  test('a private address is refused, with and without TLS', async () => {
    for (const unsecured of [true, false])
      for (const url of ['http://10.0.0.1/', 'https://169.254.169.254/', 'http://[::ffff:10.0.0.1]/'])
        expect(await openTestOutbound().get(asked(1, { url, unsecured }))).toMatchObject({
          code: 'blocked_address',
        });
    const outbound = openTestOutbound({
      resolver: async () => ({ ok: true, addresses: ['1.1.1.1', '10.0.0.1'] }),
    });
    const mixed = await outbound.get(asked(1, { url: 'http://rp.example/', unsecured: true }));
    expect(mixed).toMatchObject({ ok: false, code: 'blocked_address' });
  });

  test('plain http to a public address is refused unless the caller allows it', async () => {
    expect(await openTestOutbound().get(asked(1, { url: 'http://1.1.1.1/' }))).toMatchObject({
      code: 'url_not_https',
    });
    const outbound = openTestOutbound({ resolver: async () => ({ ok: true, addresses: ['1.1.1.1'] }) });
    expect(await outbound.get(asked(1, { url: 'http://rp.example/' }))).toMatchObject({
      code: 'url_not_https',
    });
  });

  test('a self-signed certificate is refused unless the caller allows it', async () => {
    const receiver = await receiveTls('self-signed', (socket) =>
      socket.end('HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\n{}'),
    );
    const url = `https://receiver.test:${receiver.port}/`;
    expect(await openTestOutbound().get(asked(1, { url }))).toMatchObject({
      ok: false,
      code: 'tls_self_signed',
    });
    expect(await openTestOutbound().get(asked(1, { url, unsecured: true }))).toMatchObject({
      ok: true,
      body: '{}',
    });
  });

  test('a closed port: connect_refused', async () => {
    expect(await openTestOutbound().get(asked(await freePort()))).toMatchObject({
      ok: false,
      code: 'connect_refused',
    });
  });
});
