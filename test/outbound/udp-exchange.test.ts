// P3, D16: one datagram sent, one received, from the very address that was checked.
import { createSocket } from 'node:dgram';
import { expect, onTestFinished, test } from 'vitest';
import type { DatagramRequest } from '../../src/outbound/udp-exchange.ts';
import { serveDatagrams } from '../support/game-servers.ts';
import { openTestOutbound, resolveFromTable } from '../support/test-outbound.ts';

const asked = (port: number, more: Partial<DatagramRequest> = {}): DatagramRequest => ({
  host: 'receiver.test',
  port,
  datagram: Buffer.from('hello'),
  mostBytes: 100,
  wholeMs: 2_000,
  ...more,
});

async function serve(reply: (datagram: Buffer) => Buffer | null) {
  const server = await serveDatagrams(reply);
  onTestFinished(() => server.close());
  return server;
}

test('returns the response unchanged', async () => {
  const server = await serve((datagram) => Buffer.concat([datagram, Buffer.from(' you')]));
  expect(await openTestOutbound().exchangeDatagram(asked(server.port))).toEqual({
    ok: true,
    bytes: Buffer.from('hello you'),
  });
  expect(server.asked()).toBe(1);
});

test('a silent server times out, and gets one datagram', async () => {
  const server = await serve(() => null);
  const result = await openTestOutbound().exchangeDatagram(asked(server.port, { wholeMs: 100 }));
  expect(result).toEqual({ ok: false, code: 'timeout_headers' });
  expect(server.asked()).toBe(1);
});

test('a response that is too long is ignored', async () => {
  const server = await serve(() => Buffer.alloc(101));
  expect(await openTestOutbound().exchangeDatagram(asked(server.port))).toEqual({
    ok: false,
    code: 'network_error',
  });
});

test('datagrams from other senders are ignored', async () => {
  const stranger = createSocket('udp4');
  await new Promise<void>((resolve) => stranger.bind(0, '127.0.0.1', resolve));
  const server = createSocket('udp4');
  await new Promise<void>((resolve) => server.bind(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    stranger.close();
    server.close();
  });
  // The real response is sent after the forged one.
  server.on('message', (_, sender) => {
    stranger.send('false', sender.port, sender.address, () => server.send('true', sender.port, sender.address));
  });
  const result = await openTestOutbound().exchangeDatagram(asked(server.address().port));
  expect(result).toEqual({ ok: true, bytes: Buffer.from('true') });
});

test('D16 private addresses and denied ports are refused, and nothing is sent', async () => {
  const outbound = openTestOutbound();
  expect(await outbound.exchangeDatagram(asked(5_520, { host: '10.0.0.1' }))).toMatchObject({
    code: 'blocked_address',
  });
  expect(await outbound.exchangeDatagram(asked(53))).toMatchObject({ code: 'port_denied' });
  expect(await outbound.exchangeDatagram(asked(5_520, { host: 'gone.test' }))).toMatchObject({
    code: 'dns_not_found',
  });
});

test('D6 a shutdown is our own error', async () => {
  const stop = new AbortController();
  const server = await serve(() => {
    stop.abort();
    return null;
  });
  const result = await openTestOutbound().exchangeDatagram(asked(server.port, { signal: stop.signal }));
  expect(result).toEqual({ ok: false, code: 'shutdown' });
});

test('an unreachable address is reported, without further harm', async () => {
  // The kernel does not connect an ordinary socket to it.
  const everybody = '255.255.255.255';
  const gate = openTestOutbound({
    allowedRanges: [`${everybody}/32`],
    resolver: resolveFromTable({ 'receiver.test': [everybody] }),
  });
  expect(await gate.exchangeDatagram(asked(9))).toEqual({ ok: false, code: 'network_unreachable' });
});
