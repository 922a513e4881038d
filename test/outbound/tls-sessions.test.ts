// D16: a new connection to a known receiver resumes the TLS session of an earlier one, if its certificate would still
// be accepted.
import { randomBytes, X509Certificate } from 'node:crypto';
import tls from 'node:tls';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { now, shiftClock } from '../../src/core/clock.ts';
import { type TlsSession, TlsSessionCache } from '../../src/outbound/tls-sessions.ts';
import { type HelloRelay, startRenewingReceiver, startResumingReceiver } from '../support/resuming-receiver.ts';
import { certificate } from '../support/sockets.ts';
import { openTestOutbound, resolveFromTable } from '../support/test-outbound.ts';

const trusted = tls.getCACertificates('bundled');
beforeEach(() => tls.setDefaultCACertificates([...trusted, certificate('authority.crt')]));
afterEach(() => {
  tls.setDefaultCACertificates(trusted);
  shiftClock(0);
});

const OK = { ok: true, status: 200, body: 'ok' };

function poster(receiver: Pick<HelloRelay, 'port'>, addresses: readonly string[] = ['127.0.0.1']) {
  const names: Record<string, readonly string[]> = { 'receiver.test': addresses, 'else.test': addresses };
  const outbound = openTestOutbound({ resolver: resolveFromTable(names) });
  const post = (host = 'receiver.test') =>
    outbound.post({ url: `https://${host}:${receiver.port}/`, headers: {}, body: '{}' });
  return { post, names };
}

describe.each(['TLSv1.2', 'TLSv1.3'] as const)('D16 over %s', (version) => {
  const options = { minVersion: version, maxVersion: version };

  test('the second connection resumes the session of the first, and so does each after it', async () => {
    const receiver = await startResumingReceiver(options);
    const { post } = poster(receiver);
    for (let sent = 0; sent < 6; sent += 1) expect(await post()).toMatchObject(OK);
    expect(receiver.resumed).toEqual([false, true, true, true, true, true]);
    expect(receiver.hellos.some(({ hasEarlyData }) => hasEarlyData)).toBe(false);
  });

  test('a receiver that no longer accepts the session gets a full handshake, in the same attempt', async () => {
    const receiver = await startResumingReceiver(options);
    const { post } = poster(receiver);
    await post();
    receiver.server.setTicketKeys(randomBytes(48));
    expect(await post()).toMatchObject(OK);
    expect(await post()).toMatchObject(OK);
    expect(receiver.resumed).toEqual([false, false, true]);
    expect(receiver.hellos).toHaveLength(3);
  });

  test('a certificate of another host is refused, although a session for the same address exists', async () => {
    const receiver = await startResumingReceiver(options);
    const { post } = poster(receiver);
    expect(await post()).toMatchObject(OK);
    expect(await post('else.test')).toMatchObject({ ok: false, code: 'tls_name_mismatch' });
  });

  test('a session is not used after the host’s name leads to another address', async () => {
    const receiver = await startResumingReceiver(options);
    const { post, names } = poster(receiver);
    await post();
    names['receiver.test'] = ['127.0.0.2'];
    expect(await post()).toMatchObject({ ...OK, address: '127.0.0.2' });
    expect(receiver.resumed).toEqual([false, false]);
  });

  test('a certificate whose authority is no longer trusted is refused, although a session exists', async () => {
    const receiver = await startResumingReceiver(options);
    const { post } = poster(receiver);
    await post();
    tls.setDefaultCACertificates(trusted);
    expect(await post()).toMatchObject({
      ok: false,
      code: expect.stringMatching(/^tls_(untrusted|incomplete_chain)$/),
    });
    // It is not used either when the authority is trusted again.
    tls.setDefaultCACertificates([...trusted, certificate('authority.crt')]);
    expect(await post()).toMatchObject(OK);
    expect(receiver.resumed.filter(Boolean)).toEqual([]);
  });

  test('a session is not used after the certificate has expired', async () => {
    const receiver = await startResumingReceiver(options);
    const { post } = poster(receiver);
    await post();
    shiftClock(Date.parse('2121-01-01') - now().getTime());
    await post();
    expect(receiver.resumed).toEqual([false, false]);
  });

  test.each(['expired', 'other-name', 'self-signed'])('no session of a handshake with %s is kept', async (name) => {
    const receiver = await startResumingReceiver(options, name);
    const { post } = poster(receiver);
    for (let sent = 0; sent < 3; sent += 1) expect(await post()).toMatchObject({ ok: false });
    expect(receiver.hellos.flatMap(({ tickets }) => tickets)).toEqual([]);
    expect(receiver.resumed.filter(Boolean)).toEqual([]);
  });
});

describe('D16 tickets of TLS 1.3', () => {
  test('are used once if the receiver issues new ones', async ({ skip }) => {
    const receiver = await startRenewingReceiver();
    if (!receiver) return skip('needs Python');
    const { post } = poster(receiver);
    for (let sent = 0; sent < 8; sent += 1) expect(await post()).toMatchObject(OK);
    const tickets = receiver.hellos.flatMap((hello) => hello.tickets);
    expect(tickets).toHaveLength(7);
    expect(new Set(tickets).size).toBe(7);
  });

  test('a receiver that breaks the connection when it should resume gets a full handshake, in the same attempt', async () => {
    const receiver = await startResumingReceiver();
    const { post } = poster(receiver);
    await post();
    receiver.onHello = ({ tickets }, client) => {
      if (tickets.length > 0) client.resetAndDestroy();
      return tickets.length > 0;
    };
    const result = await post();
    expect(result).toMatchObject(OK);
    expect(receiver.hellos.map(({ tickets }) => tickets.length)).toEqual([0, 1, 0]);
    expect(receiver.resumed).toEqual([false, false]);
  });
});

describe('D16 the sessions that are kept', () => {
  const server = {
    names: new X509Certificate(certificate('good.crt')).toLegacyObject(),
    validFrom: Date.parse('2020-01-01'),
    validTo: Date.parse('2120-01-01'),
    verifiedAt: now().getTime(),
  };
  const trust = {};
  const session = (data: string, more: Partial<TlsSession> = {}): TlsSession => {
    return { data: Buffer.from(data), server, isSingleUse: true, trust, ...more };
  };
  const wanted = { host: 'receiver.test', trust };

  test('are bounded: the server unused for longest is forgotten', () => {
    const cache = new TlsSessionCache(2);
    cache.keep('a', session('1', { isSingleUse: false }));
    cache.keep('b', session('2'));
    expect(cache.take('a', wanted)).not.toBeNull();
    cache.keep('c', session('3'));
    expect(cache.take('b', wanted)).toBeNull();
    expect(cache.take('a', wanted)).not.toBeNull();
    expect(cache.take('c', wanted)).not.toBeNull();
  });

  test('are ten per server, the newest first', () => {
    const cache = new TlsSessionCache(100);
    for (let number = 1; number <= 12; number += 1) cache.keep('a', session(String(number)));
    const taken = Array.from({ length: 11 }, () => cache.take('a', wanted)?.data.toString());
    expect(taken).toEqual(['12', '11', '10', '9', '8', '7', '6', '5', '4', '3', undefined]);
  });

  test.each([
    ['another host', {}, { ...wanted, host: 'else.test' }],
    ['other trust', {}, { ...wanted, trust: {} }],
    ['an expired chain', { server: { ...server, validTo: Date.parse('2021-01-01') } }, wanted],
    ['a chain of the future', { server: { ...server, validFrom: Date.parse('2110-01-01') } }, wanted],
    ['a verification of two days ago', { server: { ...server, verifiedAt: now().getTime() - 2 * 86_400_000 } }, wanted],
    ['a clock that was set back', { server: { ...server, verifiedAt: now().getTime() + 60_000 } }, wanted],
  ])('are not used for %s', (_what, more, request) => {
    const cache = new TlsSessionCache(2);
    cache.keep('a', session('1', more));
    expect(cache.take('a', request)).toBeNull();
  });
});
