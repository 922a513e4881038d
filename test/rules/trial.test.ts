// D16: what counts as the operator's own machine, and what shows that others can reach it.
import { describe, expect, test } from 'vitest';
import { isLoopbackListener, isLoopbackUrl } from '../../src/outbound/trial-mode.ts';
import { findExposureSign, type RequestOrigin } from '../../src/trial-mode/exposure-signs.ts';

describe('D16 BASE_URL', () => {
  test.each(['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000', 'http://votes.localhost'])(
    '%s is this machine',
    (baseUrl) => expect(isLoopbackUrl(baseUrl)).toBe(true),
  );

  test.each([
    ...['https://votes.example', 'http://192.168.0.5:3000', 'https://localhost.example'],
    ...['https://127.example', 'http://0.0.0.0:3000', 'http://[::]:3000'],
  ])('%s is not this machine', (baseUrl) => expect(isLoopbackUrl(baseUrl)).toBe(false));
});

describe('D16 HOST', () => {
  test.each(['127.0.0.1', '127.9.9.9', '::1', '::ffff:127.0.0.1', 'localhost'])('%s is this machine', (host) =>
    expect(isLoopbackListener(host)).toBe(true),
  );

  test.each(['0.0.0.0', '::', '192.168.0.5', 'fe80::1', 'votes.example', 'votes.localhost', '127.example'])(
    '%s is not this machine',
    (host) => expect(isLoopbackListener(host)).toBe(false),
  );
});

describe('D16 evidence that others can reach it', () => {
  const OWN: RequestOrigin = {
    peer: '127.0.0.1',
    hosts: ['localhost'],
    httpVersion: '1.1',
    headers: new Headers({ host: 'localhost:3000', 'user-agent': 'curl/8' }),
  };
  const withHeaders = (headers: Record<string, string>) => findExposureSign({ ...OWN, headers: new Headers(headers) });

  test('does not include requests from the operator’s own machine', () => {
    expect(findExposureSign(OWN)).toBeNull();
    for (const peer of ['::1', '::ffff:127.0.0.1', undefined]) expect(findExposureSign({ ...OWN, peer })).toBeNull();
    expect(findExposureSign({ ...OWN, hosts: ['[::1]', '127.0.0.1', 'votes.localhost'] })).toBeNull();
    // A form from another site's page: rejected, but not evidence.
    expect(withHeaders({ 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' })).toBeNull();
    expect(withHeaders({ 'sec-fetch-site': 'same-origin', origin: 'http://localhost:3000' })).toBeNull();
    expect(withHeaders({ 'sec-fetch-site': 'none', referer: 'https://search.example/' })).toBeNull();
  });

  test.each(['10.0.0.5', '172.17.0.1', '203.0.113.9', '2001:db8::1', 'fe80::1'])('includes the peer %s', (peer) => {
    expect(findExposureSign({ ...OWN, peer })).toBe(`a connection from ${peer}`);
  });

  test.each(['votes.example', '192.168.0.5', '[2001:db8::1]', '0.0.0.0', ''])('includes the host %j', (host) => {
    expect(findExposureSign({ ...OWN, hosts: ['localhost', host] })).toBe(`a request for the host ${host}`);
  });

  test.each([
    ...['X-Forwarded-For', 'X-Forwarded-Host', 'X-Forwarded-Proto', 'X-Forwarded-Server', 'X-Real-IP'],
    ...['Forwarded', 'Via', 'CF-Connecting-IP', 'True-Client-IP', 'X-Client-IP'],
  ])('includes the header %s', (name) => {
    expect(withHeaders({ [name]: '127.0.0.1' })).toBe(
      `a request with the header ${name.toLowerCase()}, which proxies add`,
    );
  });

  test('includes HTTP/1.0, which nginx uses by default', () => {
    expect(findExposureSign({ ...OWN, httpVersion: '1.0' })).toContain('HTTP/1.0');
  });

  test.each(['origin', 'referer'])('includes a browser on another site, by its %s', (name) => {
    expect(withHeaders({ 'sec-fetch-site': 'same-origin', [name]: 'https://votes.example/' })).toContain(
      'under another address',
    );
  });

  test('is truncated when it is long', () => {
    expect(findExposureSign({ ...OWN, hosts: ['x'.repeat(16_000)] })?.length).toBeLessThan(150);
  });
});
