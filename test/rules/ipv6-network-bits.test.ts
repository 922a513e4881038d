// IPV6_NETWORK_BITS: how much of an IPv6 address is its network in every limit (P145).
import { expect, test } from 'vitest';
import { readConfig } from '../../src/config.ts';
import { networkOf } from '../../src/core/client-address.ts';
import { parseForwardedNode } from '../../src/core/forwarding-headers.ts';

const network = (address: string, bits?: number) => {
  const parsed = parseForwardedNode(address);
  if (!parsed) throw new Error(address);
  return networkOf(parsed, bits);
};
const isSame = (one: string, other: string, bits?: number) => network(one, bits) === network(other, bits);

test('P145 by default, the addresses of a /64 are one network, and those of the next /64 another', () => {
  expect(isSame('[2001:db8:1:2::1]', '[2001:db8:1:2:ffff::9]')).toBe(true);
  expect(isSame('[2001:db8:1:2::1]', '[2001:db8:1:3::1]')).toBe(false);
});

test.each([
  [60, '[2001:db8:1:1f::1]', '[2001:db8:1:20::1]'],
  [56, '[2001:db8:1:ff::1]', '[2001:db8:1:100::1]'],
  [48, '[2001:db8:1:ffff::1]', '[2001:db8:2::1]'],
  [33, '[2001:db8:8000:1::1]', '[2001:db8:1::1]'],
] as const)(
  'P145 with %i bits, an address belongs to the wider network, and no further one does',
  (bits, last, next) => {
    const first = bits === 60 ? '[2001:db8:1:10::1]' : bits === 33 ? '[2001:db8:ffff::1]' : '[2001:db8:1::1]';
    expect([isSame(first, last, bits), isSame(first, next, bits)]).toEqual([true, false]);
  },
);

test('P145 IPv4 addresses stay whole, and the setting has bounds', () => {
  expect(isSame('192.0.2.1', '192.0.2.2', 32)).toBe(false);
  expect(readConfig({ IPV6_NETWORK_BITS: '48' }).ipv6NetworkBits).toBe(48);
  for (const bits of ['31', '65', 'off'])
    expect(() => readConfig({ IPV6_NETWORK_BITS: bits })).toThrow('IPV6_NETWORK_BITS');
});
