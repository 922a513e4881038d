// D45: what a receiver sends over TLS besides its response is limited, too, and no regular connection comes near the
// limit.
import { spawn, spawnSync } from 'node:child_process';
import tls from 'node:tls';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { isTlsOverheadExcessive } from '../../src/outbound/tls-overhead.ts';
import { certificate, receiveTls } from '../support/sockets.ts';
import { watchTcpConnections } from '../support/tcp-connections.ts';
import { openTestOutbound } from '../support/test-outbound.ts';

const KIB = 1_024;

beforeAll(() => {
  tls.setDefaultCACertificates([...tls.getCACertificates('bundled'), certificate('authority.crt')]);
});

test.each([
  ['a handshake with a long chain', 110 * KIB, 0, false],
  ['a body in records of 16 KiB', 2_002_000, 2_000_000, false],
  ['ten thousand small responses on one connection', 10_000 * 222, 10_000 * 200, false],
  ['a response of 10,000 bytes in one-byte records', 10_000 * 23, 10_000, false],
  ['a response of 48 KiB in one-byte records', 48 * KIB * 23, 48 * KIB, true],
  ['session tickets only', 257 * KIB, 0, true],
])('%s', (_what, wire, answer, tooMuch) => {
  expect(isTlsOverheadExcessive(wire, answer)).toBe(tooMuch);
});

test('a connection that is reused many times stays open', async () => {
  const receiver = await receiveTls('good', (socket) => {
    socket.write(`HTTP/1.1 200 OK\r\ncontent-length: 10000\r\n\r\n${'z'.repeat(10_000)}`);
  });
  const gate = openTestOutbound();
  const url = `https://receiver.test:${receiver.port}/`;
  const startedMs = performance.now();
  // Past the next check, and far beyond the limit for unsolicited data.
  for (let sent = 0; sent < 100 || performance.now() - startedMs < 600; sent++)
    expect(await gate.post({ url, headers: {}, body: '{}' })).toMatchObject({ ok: true, status: 200 });
  expect(receiver.connections()).toBe(1);
});

/** Of the usual tools, only openssl sends as many tickets as it is told to. */
const hasOpenssl = spawnSync('openssl', ['version']).status === 0;

test.runIf(hasOpenssl)('endless session tickets count as an endless response', async () => {
  const port = await sendTickets(1_000_000);
  const dials = watchTcpConnections();
  onTestFinished(dials.stop);
  const url = `https://receiver.test:${port}/`;
  const result = await openTestOutbound({ timeoutMs: 10_000 }).post({ url, headers: {}, body: '{}' });
  expect(result).toMatchObject({ ok: false, code: 'headers_too_large', charged: true });
  expect(dials.all(port).map(({ socket }) => socket.destroyed)).toEqual([true]);
});

async function sendTickets(count: number): Promise<number> {
  const folder = new URL('../support/certificates/', import.meta.url).pathname;
  const keys = ['-key', `${folder}receiver.key`, '-cert', `${folder}good.crt`];
  const flags = ['-tls1_3', '-num_tickets', String(count)];
  const server = spawn('openssl', ['s_server', '-accept', '127.0.0.1:0', ...keys, ...flags]);
  onTestFinished(() => void server.kill('SIGKILL'));
  let said = '';
  for await (const piece of server.stdout) {
    said += piece;
    const port = /ACCEPT .*:(\d+)/.exec(said)?.[1];
    if (port) return Number(port);
  }
  throw new Error('openssl did not listen');
}
