// V8, P109: which client address counts for rate limits when a request passed through proxies.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readConfig } from '../../src/config.ts';
import { clientAddress, clientKey, createProxyTrust } from '../../src/core/client-address.ts';
import { parseForwardedNode } from '../../src/core/forwarding-headers.ts';
import type { IpAddress } from '../../src/core/ip-address.ts';

const KEY = new Uint8Array(32);
const CLIENT = '198.51.100.7';
const LOOPBACK = ['127.0.0.0/8', '::1/128'];

function address(text: string): IpAddress {
  const parsed = parseForwardedNode(text);
  if (!parsed) throw new Error(`${text} is no address.`);
  return parsed;
}

interface Sent {
  readonly peer?: string;
  readonly xff?: string;
  readonly forwarded?: string;
  readonly trusted?: readonly string[];
}

function counted({ peer = '127.0.0.1', xff, forwarded, trusted = LOOPBACK }: Sent): string {
  const headers = new Headers();
  if (xff !== undefined) headers.set('x-forwarded-for', xff);
  if (forwarded !== undefined) headers.set('forwarded', forwarded);
  return clientAddress(address(peer), headers, createProxyTrust(trusted)).toString();
}

describe('V8 ignores the header of a peer that is not a trusted proxy', () => {
  test.each([
    ['a public address', '203.0.113.9'],
    ['a private network, such as a Docker bridge', '172.17.0.1'],
    ['a home network', '192.168.1.1'],
    ['carrier-grade NAT', '100.64.0.1'],
    ['a link-local address', 'fe80::1'],
  ])('%s', (_, peer) => {
    expect(counted({ peer, xff: CLIENT })).toBe(address(peer).toString());
    expect(counted({ peer, forwarded: `for=${CLIENT}` })).toBe(address(peer).toString());
  });
});

describe('V8 uses the rightmost address that is not a trusted proxy', () => {
  const two = [...LOOPBACK, '10.1.0.0/16'];

  test.each<[string, Sent, string]>([
    ['no header', {}, '127.0.0.1'],
    ['an empty header', { xff: '' }, '127.0.0.1'],
    ['one proxy', { xff: CLIENT }, CLIENT],
    ['one proxy, and a header from the client', { xff: `1.1.1.1, ${CLIENT}` }, CLIENT],
    ['two proxies', { xff: `${CLIENT}, 10.1.2.3`, trusted: two }, CLIENT],
    ['two proxies, and a header from the client', { xff: `1.1.1.1, ${CLIENT}, 10.1.2.3`, trusted: two }, CLIENT],
    ['two proxies, one of them untrusted', { xff: `${CLIENT}, 10.1.2.3` }, '10.1.2.3'],
    ['trusted addresses only', { xff: '127.0.0.3, 127.0.0.2' }, '127.0.0.3'],
    ['an IPv4-mapped peer', { peer: '::ffff:127.0.0.1', xff: CLIENT }, CLIENT],
    ['an IPv4-mapped range', { peer: '10.1.2.3', xff: CLIENT, trusted: ['::ffff:10.1.0.0/112'] }, CLIENT],
    ['an IPv4-mapped entry', { xff: `1.1.1.1, ::ffff:${CLIENT}` }, CLIENT],
    ['Forwarded', { forwarded: `for=1.1.1.1, for=${CLIENT};proto=https;by=10.0.0.1` }, CLIENT],
    ['Forwarded with other capitalization and spaces', { forwarded: `proto=https; For="${CLIENT}:4711"` }, CLIENT],
    ['both headers: uses X-Forwarded-For', { xff: CLIENT, forwarded: 'for=1.1.1.1' }, CLIENT],
  ])('%s', (_, sent, expected) => {
    expect(counted(sent)).toBe(expected);
  });
});

describe('V8 parses every form of an entry', () => {
  test.each([
    [`${CLIENT}:4711`, CLIENT],
    [`"${CLIENT}:4711"`, CLIENT],
    [`  ${CLIENT}\t`, CLIENT],
    ['2001:db8::7', '2001:db8::7'],
    ['[2001:db8::7]', '2001:db8::7'],
    ['[2001:DB8:0::7]:4711', '2001:db8::7'],
    ['"[2001:db8::7]:4711"', '2001:db8::7'],
    ['"[2001:db8::7]:_port"', '2001:db8::7'],
    ['fe80::7%eth0', 'fe80::7'],
    ['[fe80::7%eth0]:80', 'fe80::7'],
    ['::ffff:c633:6407', CLIENT],
  ])('%s', (entry, expected) => {
    expect(counted({ xff: entry })).toBe(expected);
    expect(counted({ forwarded: `for=${entry}` })).toBe(expected);
  });

  test.each([
    'unknown',
    '_hidden',
    '"_hidden:_port"',
    '',
    'localhost',
    '198.51.100',
    '0306.0.0.1',
    '0x7f000001',
    '198.51.100.7.1',
    '1:2:3',
    '[198.51.100.7]',
    '[2001:db8::7',
    '2001:db8::7]:80',
    '"198.51.100.7',
    `${'9'.repeat(15_000)}`,
  ])('after %j uses the last trusted proxy’s own address', (entry) => {
    expect(counted({ xff: `1.1.1.1, ${entry}` })).toBe('127.0.0.1');
    expect(counted({ forwarded: `for=1.1.1.1, for=${entry}` })).toBe('127.0.0.1');
    expect(counted({ xff: `1.1.1.1, ${entry}, 127.0.0.9` })).toBe('127.0.0.9');
  });

  test.each(['by=1.1.1.1;proto=https', `for=${CLIENT};for=1.1.1.1`, 'for', ';;'])(
    'a Forwarded element such as %j has no address',
    (element) => {
      expect(counted({ forwarded: `for=1.1.1.1, ${element}` })).toBe('127.0.0.1');
    },
  );

  test('a very long chain is parsed up to a limit', () => {
    const chain = Array.from({ length: 1_500 }, () => '127.0.0.2');
    expect(counted({ xff: ['1.1.1.1', ...chain].join() })).toBe('127.0.0.2');
  });
});

describe('P109 headers from the client have no effect', () => {
  const node = fc.oneof(
    fc.ipV4(),
    fc.ipV6(),
    fc.constantFrom('unknown', '_x', '"', ',', '', ' ', '\\"', 'for=', 'for="', '127.0.0.1', '[::1]:80', ';'),
    fc.string(),
  );
  const written = fc
    .oneof(
      fc.array(node, { maxLength: 30 }).map((nodes) => nodes.join(', ')),
      fc.array(node).map((nodes) => nodes.join('')),
    )
    .map((text) => text.replace(/[^\t -~]/g, '?'));
  const appended = (text: string, own: string) => (text.trim() === '' ? own : `${text}, ${own}`);
  const keyOf = (sent: Sent) => clientKey(KEY, address(counted(sent)));

  test('with X-Forwarded-For from one appending proxy, whatever Forwarded says', () => {
    fc.assert(
      fc.property(written, written, fc.oneof(fc.ipV4(), fc.ipV6()), (text, other, client) => {
        fc.pre(!createProxyTrust(LOOPBACK)(address(client)));
        const honest = keyOf({ xff: client });
        expect(keyOf({ xff: appended(text, client) })).toBe(honest);
        expect(keyOf({ xff: appended(text, client), forwarded: other })).toBe(honest);
      }),
    );
  });

  test('with X-Forwarded-For from two proxies', () => {
    fc.assert(
      fc.property(written, (text) => {
        const chain = `${appended(text, CLIENT)}, 10.1.2.3:4711`;
        const trusted = [...LOOPBACK, '10.1.2.3/32'];
        expect(counted({ xff: chain, trusted })).toBe(CLIENT);
      }),
    );
  });

  test('with Forwarded from one appending proxy: an unclosed quote does not swallow the proxy’s element', () => {
    fc.assert(
      fc.property(written, (text) => {
        expect(counted({ forwarded: appended(text, `for="${CLIENT}:1";proto=https`) })).toBe(CLIENT);
        expect(counted({ forwarded: appended(text, `by=_x;for=${CLIENT}`) })).toBe(CLIENT);
      }),
    );
  });

  test('without a proxy', () => {
    fc.assert(
      fc.property(written, written, (xff, forwarded) => {
        expect(counted({ peer: '172.17.0.1', xff, forwarded })).toBe('172.17.0.1');
      }),
    );
  });
});

test('V8 an IPv6 /64 has one key, an IPv4 address its own', () => {
  const key = (text: string) => clientKey(KEY, address(text));
  expect(key('2001:db8:1:2::1')).toBe(key('2001:db8:1:2:ffff::9'));
  expect(key('2001:db8:1:2::1')).not.toBe(key('2001:db8:1:3::1'));
  expect(key('198.51.100.7')).not.toBe(key('198.51.100.8'));
  expect(key('::ffff:198.51.100.7')).toBe(key('198.51.100.7'));
});

test('V8 the operator can make a larger part of an IPv6 address its network', () => {
  const key = (text: string, bits: number) => clientKey(KEY, address(text), bits);
  expect(key('2001:db8:1:2::1', 56)).toBe(key('2001:db8:1:ff::1', 56));
  expect(key('2001:db8:1:2::1', 56)).not.toBe(key('2001:db8:1:100::1', 56));
  expect(key('2001:db8:1:2::1', 48)).toBe(key('2001:db8:1:ffff::1', 48));
  expect(key('2001:db8:1:2::1', 44)).toBe(key('2001:db8:f:ffff::1', 44));
  expect(key('2001:db8:1:2::1', 44)).not.toBe(key('2001:db8:1f:ffff::1', 44));
  expect(key('198.51.100.7', 32)).toBe(clientKey(KEY, address('198.51.100.7')));
});

test('P109 TRUSTED_PROXIES accepts addresses and ranges', () => {
  expect(readConfig({}).trustedProxies).toEqual(LOOPBACK);
  expect(readConfig({ TRUSTED_PROXIES: '10.0.0.1, fd00::/8 ,::1' }).trustedProxies).toEqual([
    ...['10.0.0.1/32', 'fd00::/8', '::1/128'],
  ]);
});
