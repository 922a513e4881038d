// D3, D4, D16: sends a request once, to the very address that was checked, and reports exactly what happened.

import { networkInterfaces } from 'node:os';
import { describe, expect, test } from 'vitest';
import { inEnglish } from '../../src/messages/in-english.ts';
import { createResolver } from '../../src/outbound/dns-resolver.ts';
import { freePort } from '../support/free-port.ts';
import { receiveHttp, receiveRaw } from '../support/sockets.ts';
import { openTestOutbound, untilResponseRead } from '../support/test-outbound.ts';

const hasIPv6 = Object.values(networkInterfaces()).some((found) => found?.some(({ address }) => address === '::1'));
const OK = 'HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nok';

describe('D16 names are checked at every attempt, on the address that is used', () => {
  test('a name that resolves to a forbidden address is never connected to', async () => {
    const outbound = openTestOutbound({
      allowedRanges: [],
      resolver: async () => ({ ok: true, addresses: ['10.0.0.1'] }),
    });
    const result = await outbound.post({ url: 'https://bot.example/', headers: {}, body: '' });
    expect(result).toMatchObject({ ok: false, code: 'blocked_address', charged: true, address: null });
  });

  test('one forbidden address among public ones is enough', async () => {
    const addresses = ['1.1.1.1', '169.254.169.254'];
    const outbound = openTestOutbound({ allowedRanges: [], resolver: async () => ({ ok: true, addresses }) });
    expect(await outbound.post({ url: 'https://bot.example/', headers: {}, body: '' })).toMatchObject({
      code: 'blocked_address',
      address: null,
    });
  });

  test('a name whose address changes between attempts is checked again, with or without pooled connections', async () => {
    const receiver = await receiveHttp((response) => response.end('ok'));
    const answers = [['127.0.0.1'], ['127.0.0.1'], ['10.0.0.1'], ['127.0.0.1', '169.254.169.254']];
    const outbound = openTestOutbound({
      resolver: async () => ({ ok: true, addresses: answers.shift() ?? [] }),
    });
    const post = () => outbound.post({ url: `http://bot.example:${receiver.port}/`, headers: {}, body: '' });
    expect(await post()).toMatchObject({ ok: true });
    expect(await post()).toMatchObject({ ok: true });
    expect(await post()).toMatchObject({ ok: false, code: 'blocked_address' });
    expect(await post()).toMatchObject({ ok: false, code: 'blocked_address' });
    expect(receiver.received).toHaveLength(2);
  });

  test('a pooled connection is used only for its own address', async () => {
    const receiver = await receiveHttp((response) => response.end('ok'));
    const answers = [['127.0.0.1'], ['127.0.0.2']];
    const outbound = openTestOutbound({
      resolver: async () => ({ ok: true, addresses: answers.shift() ?? [] }),
    });
    const post = () => outbound.post({ url: `http://bot.example:${receiver.port}/`, headers: {}, body: '' });
    expect(await post()).toMatchObject({ ok: true, address: '127.0.0.1' });
    expect(await post()).toMatchObject({ ok: false, code: 'connect_refused', address: '127.0.0.2' });
  });

  test('plain http to a name outside the opened ranges is refused', async () => {
    const outbound = openTestOutbound({ resolver: async () => ({ ok: true, addresses: ['1.1.1.1'] }) });
    const result = await outbound.post({ url: 'http://bot.example/', headers: {}, body: '' });
    expect(result).toMatchObject({ ok: false, code: 'url_not_https', address: null });
  });

  test('the second address is tried when the first refuses the connection, within the same attempt', async () => {
    const receiver = await receiveHttp((response) => response.end('ok'));
    const addresses = ['127.0.0.9', '127.0.0.1'];
    const outbound = openTestOutbound({ resolver: async () => ({ ok: true, addresses }) });
    const result = await outbound.post({
      url: `http://bot.example:${receiver.port}/`,
      headers: {},
      body: '',
    });
    expect(result).toMatchObject({ ok: true, address: '127.0.0.1' });
    expect(receiver.received).toHaveLength(1);
  });

  test.runIf(hasIPv6)('localhost reaches a receiver that listens on ::1 only', async () => {
    const receiver = await receiveRaw((socket) => socket.end(OK), '::1');
    const outbound = openTestOutbound({ resolver: createResolver() });
    const result = await outbound.post({ url: `http://localhost:${receiver.port}/`, headers: {}, body: '' });
    expect(result).toMatchObject({ ok: true, address: '::1' });
  });
});

describe('§2.1 the request', () => {
  test('carries the given bytes and headers with their capitalization, and asks for no compression', async () => {
    const receiver = await receiveHttp((response) => response.end('ok'));
    const body = '{"name":"Zoë 🎉"}';
    const url = `http://receiver.test:${receiver.port}/votes?key=a%20b`;
    const result = await openTestOutbound().post({
      url,
      headers: { 'X-Plaudit-Event': 'vote.created' },
      body,
    });
    expect(result).toMatchObject({ ok: true, status: 200, body: 'ok', address: '127.0.0.1' });
    const received = receiver.received[0]!;
    expect(received).toMatchObject({ path: '/votes?key=a%20b', body });
    expect(received.rawHeaders).toContain('X-Plaudit-Event');
    expect(received.headers).toMatchObject({
      host: `receiver.test:${receiver.port}`,
      'accept-encoding': 'identity',
      'content-length': String(Buffer.byteLength(body)),
    });
  });

  test('reports how long each step took', async () => {
    const receiver = await receiveHttp((response) => response.end('ok'));
    const outbound = openTestOutbound();
    const post = () => outbound.post({ url: `http://receiver.test:${receiver.port}/`, headers: {}, body: '' });
    const first = await post();
    const { dnsMs, connectMs, tlsMs, firstByteMs } = first.timings;
    expect(dnsMs).toBeLessThanOrEqual(connectMs!);
    expect(connectMs).toBeLessThanOrEqual(firstByteMs!);
    expect(firstByteMs).toBeLessThanOrEqual(first.durationMs);
    expect(tlsMs).toBeNull();
    const second = await post();
    expect(second.timings).toMatchObject({ connectMs: null, firstByteMs: expect.any(Number) });
    expect(second.address).toBe('127.0.0.1');
    expect(receiver.connections()).toBe(1);
  });

  test('a header that cannot be sent is our own error, returned as a result', async () => {
    const receiver = await receiveHttp((response) => response.end('ok'));
    const url = `http://receiver.test:${receiver.port}/`;
    const result = await openTestOutbound().post({ url, headers: { 'X-Bad': 'a\r\nb' }, body: '' });
    expect(result).toMatchObject({ ok: false, code: 'internal_error', charged: false });
    expect(receiver.received).toHaveLength(0);
  });
});

describe('D3 an attempt is sent once', () => {
  test('a redirect is never followed, even to a metadata address', async () => {
    const receiver = await receiveHttp((response) => {
      response.writeHead(307, { location: 'http://169.254.169.254/latest/meta-data' }).end();
    });
    const url = `http://receiver.test:${receiver.port}/`;
    const result = await openTestOutbound().post({ url, headers: {}, body: '' });
    expect(result).toMatchObject({ ok: true, status: 307 });
    expect(receiver.received).toHaveLength(1);
  });

  test('a pooled connection that breaks during the request is a failure, and the request is not sent again', async () => {
    let requests = 0;
    const receiver = await receiveRaw((socket) => {
      requests++;
      if (requests === 1) socket.write(OK);
      else socket.destroy();
    });
    const outbound = openTestOutbound();
    const post = () => outbound.post({ url: `http://receiver.test:${receiver.port}/`, headers: {}, body: '{}' });
    expect(await post()).toMatchObject({ ok: true });
    expect(await post()).toMatchObject({ ok: false, code: 'idle_closed', charged: false });
    expect([requests, receiver.connections()]).toEqual([2, 1]);
  });

  test('a pooled connection that closed before anything was sent is replaced by a new one', async () => {
    const closed = Promise.withResolvers<void>();
    const receiver = await receiveRaw((socket) => {
      socket.on('close', () => closed.resolve());
      socket.end(OK);
    });
    const outbound = openTestOutbound();
    const post = () => outbound.post({ url: `http://receiver.test:${receiver.port}/`, headers: {}, body: '{}' });
    expect(await post()).toMatchObject({ ok: true });
    await closed.promise;
    expect(await post()).toMatchObject({ ok: true, timings: { connectMs: expect.any(Number) } });
    expect(receiver.connections()).toBe(2);
  });

  test('concurrent requests each have their own connection', async () => {
    const receiver = await receiveHttp((response, { body }) => response.end(body));
    const outbound = openTestOutbound();
    const url = `http://receiver.test:${receiver.port}/`;
    const bodies = Array.from({ length: 20 }, (_, index) => `body ${index}`);
    const results = await Promise.all(bodies.map((body) => outbound.post({ url, headers: {}, body })));
    expect(results.map((result) => result.ok && result.body)).toEqual(bodies);
  });
});

describe('D17 each failure before a response has its own code', () => {
  test('a closed port: connect_refused', async () => {
    const url = `http://receiver.test:${await freePort()}/`;
    expect(await openTestOutbound().post({ url, headers: {}, body: '' })).toMatchObject({
      ok: false,
      code: 'connect_refused',
      charged: true,
      address: '127.0.0.1',
    });
  });

  test('an unknown name: dns_not_found', async () => {
    expect(await openTestOutbound().post({ url: 'https://gone.test/', headers: {}, body: '' })).toMatchObject({
      ok: false,
      code: 'dns_not_found',
      charged: true,
    });
  });

  test('a failing resolver is our own error', async () => {
    const outbound = openTestOutbound({ resolver: () => Promise.reject(new Error('broken')) });
    expect(await outbound.post({ url: 'https://bot.test/', headers: {}, body: '' })).toMatchObject({
      ok: false,
      code: 'dns_failed',
      charged: false,
    });
  });

  test('D4 the timeout starts before the name is resolved: dns_timeout', async () => {
    const outbound = openTestOutbound({ timeoutMs: 100, resolver: () => new Promise(() => {}) });
    const result = await outbound.post({ url: 'https://bot.test/', headers: {}, body: '' });
    expect(result).toMatchObject({ ok: false, code: 'dns_timeout' });
    expect(result.durationMs).toBeLessThan(600);
  });

  test.each(['https://', 'ftp://bot.test/', 'https://bot.test:22/', 'https://user:word@bot.test/'])(
    'a stored URL that would be rejected today is refused: %s',
    async (url) => {
      const result = await openTestOutbound().post({ url, headers: {}, body: '' });
      expect(result).toMatchObject({ ok: false, code: expect.stringMatching(/^url_/) });
    },
  );
});

describe('D6 a shutdown is our own error', () => {
  test('while the name is being resolved', async () => {
    const outbound = openTestOutbound({ resolver: () => new Promise(() => {}) });
    const signal = AbortSignal.abort();
    expect(await outbound.post({ url: 'https://bot.test/', headers: {}, body: '', signal })).toMatchObject({
      ok: false,
      code: 'shutdown',
      charged: false,
    });
  });

  test('while waiting for the response', async () => {
    const stop = new AbortController();
    const receiver = await receiveRaw(() => stop.abort());
    const url = `http://receiver.test:${receiver.port}/`;
    const result = await openTestOutbound().post({ url, headers: {}, body: '', signal: stop.signal });
    expect(result).toMatchObject({ ok: false, code: 'shutdown', charged: false });
  });

  test('after the status line the result stays', async () => {
    const stop = new AbortController();
    void untilResponseRead().then(() => stop.abort());
    const receiver = await receiveRaw((socket) => {
      socket.write('HTTP/1.1 200 OK\r\ncontent-length: 10\r\n\r\n');
    });
    const url = `http://receiver.test:${receiver.port}/`;
    const result = await openTestOutbound().post({ url, headers: {}, body: '', signal: stop.signal });
    expect(result).toMatchObject({ ok: true, status: 200 });
  });
});

describe('§1 checking a URL when it is saved', () => {
  test('returns the normalized URL and the addresses', async () => {
    expect(await openTestOutbound().checkTarget(' https://RECEIVER.test ')).toEqual({
      ok: true,
      url: 'https://receiver.test/',
      addresses: ['127.0.0.1'],
    });
  });

  test.each([
    ['https://gone.test/', 'dns_not_found', /does not exist/],
    ['https://10.0.0.1/', 'blocked_address', /private network/],
    ['https://receiver.test:25/', 'url_port', /mail/],
  ])('explains what is wrong with %s', async (url, code, sentence) => {
    const ruling = await openTestOutbound().checkTarget(url);
    expect(inEnglish(ruling)).toMatchObject({ ok: false, code, sentence: expect.stringMatching(sentence) });
  });

  test('names the address that a name resolves to', async () => {
    const outbound = openTestOutbound({ resolver: async () => ({ ok: true, addresses: ['192.168.0.7'] }) });
    expect(inEnglish(await outbound.checkTarget('https://bot.example/'))).toMatchObject({
      ok: false,
      sentence: expect.stringContaining('bot.example leads to 192.168.0.7, which is in a private network'),
    });
  });
});
