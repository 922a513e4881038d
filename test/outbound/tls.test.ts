// D16, D17: TLS proves that the host at the checked address is the one in the URL; each way it can fail has its own
// code.
import tls from 'node:tls';
import { beforeAll, describe, expect, test } from 'vitest';
import { acceptRaw, certificate, receiveTls } from '../support/sockets.ts';
import { openTestOutbound, resolveFromTable } from '../support/test-outbound.ts';

const answer = (socket: NodeJS.WritableStream) => void socket.write('HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nok');

beforeAll(() => {
  tls.setDefaultCACertificates([...tls.getCACertificates('default'), certificate('authority.crt')]);
});

test('D16 connects to the pinned address, expects the host’s own certificate, and keeps the connection', async () => {
  const receiver = await receiveTls('good', answer);
  const outbound = openTestOutbound();
  const post = () => outbound.post({ url: `https://receiver.test:${receiver.port}/`, headers: {}, body: '{}' });
  const first = await post();
  expect(first).toMatchObject({ ok: true, status: 200, address: '127.0.0.1' });
  expect(first.timings.tlsMs).toBeGreaterThanOrEqual(first.timings.connectMs!);
  expect(await post()).toMatchObject({ ok: true, timings: { connectMs: null, tlsMs: null } });
  expect(receiver.connections()).toBe(1);
});

test('D16 a literal address is verified against the certificate, too', async () => {
  const good = await receiveTls('good', answer);
  const other = await receiveTls('other-name', answer);
  const post = (port: number) =>
    openTestOutbound().post({ url: `https://127.0.0.1:${port}/`, headers: {}, body: '{}' });
  expect(await post(good.port)).toMatchObject({ ok: true });
  expect(await post(other.port)).toMatchObject({ ok: false, code: 'tls_name_mismatch' });
});

test('D16 a connection kept for one host is not used for another host at the same address', async () => {
  const receiver = await receiveTls('good', answer);
  const outbound = openTestOutbound({
    resolver: resolveFromTable({ 'receiver.test': ['127.0.0.1'], 'else.test': ['127.0.0.1'] }),
  });
  const post = (host: string) => outbound.post({ url: `https://${host}:${receiver.port}/`, headers: {}, body: '' });
  expect(await post('receiver.test')).toMatchObject({ ok: true });
  expect(await post('else.test')).toMatchObject({ ok: false, code: 'tls_name_mismatch' });
});

describe('D17 invalid certificates', () => {
  test.each([
    ['expired', 'tls_expired'],
    ['not-yet-valid', 'tls_not_yet_valid'],
    ['other-name', 'tls_name_mismatch'],
    ['self-signed', 'tls_self_signed'],
  ])('%s: %s', async (name, code) => {
    let requests = 0;
    const receiver = await receiveTls(name, () => requests++);
    const url = `https://receiver.test:${receiver.port}/`;
    const result = await openTestOutbound().post({ url, headers: {}, body: '{}' });
    expect(result).toMatchObject({ ok: false, code, charged: true, timings: { tlsMs: null } });
    expect(requests).toBe(0);
  });

  test('an untrusted certificate authority', async () => {
    tls.setDefaultCACertificates(tls.getCACertificates('bundled'));
    const receiver = await receiveTls('good', answer);
    const url = `https://receiver.test:${receiver.port}/`;
    const result = await openTestOutbound().post({ url, headers: {}, body: '{}' });
    expect(result).toMatchObject({ ok: false, code: 'tls_incomplete_chain' });
    tls.setDefaultCACertificates([...tls.getCACertificates('bundled'), certificate('authority.crt')]);
  });
});

describe('D17 servers without TLS', () => {
  test.each([
    ['a plain http server', 'HTTP/1.1 400 Bad Request\r\nconnection: close\r\n\r\n', 'http_on_https'],
    ['a server that closes the connection', '', 'tls_failed'],
  ])('%s: %s', async (_what, bytes, code) => {
    const receiver = await acceptRaw((socket) => socket.once('data', () => socket.end(bytes)));
    const url = `https://receiver.test:${receiver.port}/`;
    expect(await openTestOutbound().post({ url, headers: {}, body: '' })).toMatchObject({ ok: false, code });
  });

  test('a server that resets the handshake: tls_failed', async () => {
    const resetting = await acceptRaw((socket) => socket.once('data', () => socket.resetAndDestroy()));
    const url = `https://receiver.test:${resetting.port}/`;
    expect(await openTestOutbound().post({ url, headers: {}, body: '' })).toMatchObject({
      ok: false,
      code: 'tls_failed',
    });
  });
});
