// D16: which addresses may be connected to, in every notation.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ENGLISH } from '../../src/messages/translations.ts';
import { createAddressChecker } from '../../src/outbound/check-address.ts';

const judge = createAddressChecker([]);

describe('D16 refuses addresses that are not public, and names the kind', () => {
  test.each([
    ['0.0.0.0', /unspecified/],
    ['10.1.2.3', /private/],
    ['100.64.0.1', /carrier/],
    ['127.0.0.1', /loopback/],
    ['127.255.255.254', /loopback/],
    ['169.254.169.254', /metadata/],
    ['168.63.129.16', /metadata/],
    ['172.16.0.1', /private/],
    ['172.31.255.255', /private/],
    ['192.0.0.192', /reserved/],
    ['192.0.2.1', /examples/],
    ['192.88.99.1', /6to4/],
    ['192.168.0.1', /private/],
    ['198.19.255.255', /benchmarks/],
    ['198.51.100.1', /examples/],
    ['203.0.113.1', /examples/],
    ['224.0.0.1', /multicast/],
    ['240.0.0.1', /reserved/],
    ['255.255.255.255', /broadcast/],
    ['::', /unspecified/],
    ['::1', /loopback/],
    ['::127.0.0.1', /not assigned/],
    ['::ffff:10.0.0.1', /private/],
    ['::ffff:a9fe:a9fe', /metadata/],
    ['::ffff:0:127.0.0.1', /not assigned/],
    ['64:ff9b::10.0.0.1', /private/],
    ['64:ff9b:1::808:808', /translated/],
    ['100::1', /not assigned/],
    ['2001::1', /Teredo/],
    ['2001:db8::1', /examples/],
    ['2002:7f00:1::', /6to4/],
    ['3fff::1', /examples/],
    ['5f00::1', /not assigned/],
    ['fc00::1', /private/],
    ['fd00:ec2::254', /private/],
    ['fe80::1', /link-local/],
    ['fe80::1%eth0', /not an IP address/],
    ['2606:4700::1%1', /not an IP address/],
    ['::ffff:1.300.0.1', /not an IP address/],
    ['::ffff:010.8.8.8', /not an IP address/],
    ['2606:4700::1.2.3', /not an IP address/],
    ['fec0::1', /private/],
    ['ff02::1', /multicast/],
    ['receiver.test', /not an IP address/],
    ['', /not an IP address/],
  ])('%s', (address, kind) => {
    const ruling = judge(address);
    expect(!ruling.ok && ENGLISH(ruling.kind)).toMatch(kind);
  });
});

describe('D16 allows public addresses right up to the edges of the blocked ranges', () => {
  test.each([
    ['1.1.1.1'],
    ['9.255.255.255'],
    ['11.0.0.0'],
    ['100.63.255.255'],
    ['100.128.0.0'],
    ['126.255.255.255'],
    ['128.0.0.0'],
    ['169.253.255.255'],
    ['172.15.255.255'],
    ['172.32.0.0'],
    ['192.167.255.255'],
    ['198.17.255.255'],
    ['198.20.0.0'],
    ['223.255.255.255'],
    ['2606:4700:4700::1111'],
    ['2a00:1450::1'],
    ['64:ff9b::8.8.8.8'],
  ])('%s', (address) => {
    expect(judge(address)).toMatchObject({ ok: true, opened: false });
  });
});

const blockedV4 = fc
  .tuple(
    fc.constantFrom([10, 8], [127, 8], [0, 8], [(169 << 8) | 254, 16], [(192 << 8) | 168, 16], [14, 4]),
    fc.nat(2 ** 32 - 1),
  )
  .map(([[prefix, bits], rest]) => (prefix! * 2 ** (32 - bits!) + (rest % 2 ** (32 - bits!))) >>> 0);

/** The notations of one IPv4 address. */
function spellings(number: number): string[] {
  const bytes = [24, 16, 8, 0].map((shift) => (number >>> shift) & 255);
  const dotted = bytes.join('.');
  const high = ((number >>> 16) & 0xffff).toString(16);
  const low = (number & 0xffff).toString(16);
  return [
    dotted,
    String(number),
    `0x${number.toString(16)}`,
    `0${number.toString(8)}`,
    bytes.map((byte) => `0${byte.toString(8)}`).join('.'),
    bytes.map((byte) => `0x${byte.toString(16)}`).join('.'),
    `${bytes[0]}.${number & 0xffffff}`,
    `::ffff:${dotted}`,
    `::ffff:${high}:${low}`,
    `0:0:0:0:0:FFFF:${high.toUpperCase()}:${low}`,
    `::${high}:${low}`,
    `64:ff9b::${dotted}`,
    `64:ff9b:1::${high}:${low}`,
    `2002:${high}:${low}::1`,
  ];
}

test('D16 no notation of a private IPv4 address is allowed', () => {
  fc.assert(
    fc.property(blockedV4, (number) => {
      for (const spelling of spellings(number)) expect([spelling, judge(spelling).ok]).toEqual([spelling, false]);
    }),
    { numRuns: 300 },
  );
});

test('D16 every text gets a verdict, and an allowed one parses as an address again', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.ipV4(), fc.ipV6()), (text) => {
      const ruling = judge(text);
      if (ruling.ok) expect(judge(ruling.address)).toEqual(ruling);
    }),
  );
});

describe('D16 ranges opened by the operator', () => {
  test('addresses in an opened range are allowed and marked, also as IPv4-mapped IPv6', () => {
    const open = createAddressChecker(['10.0.0.0/8']);
    expect(open('10.9.9.9')).toEqual({ ok: true, address: '10.9.9.9', opened: true });
    expect(open('::ffff:10.9.9.9')).toEqual({ ok: true, address: '10.9.9.9', opened: true });
    expect(open('11.0.0.1')).toMatchObject({ ok: true, opened: false });
    expect(open('192.168.0.1').ok).toBe(false);
  });

  test('opening an IPv4 range does not open its addresses behind NAT64', () => {
    expect(createAddressChecker(['10.0.0.0/8'])('64:ff9b::10.0.0.1').ok).toBe(false);
  });

  test('opening 127.0.0.0/8 also opens ::1, because localhost means both', () => {
    expect(createAddressChecker(['127.0.0.0/8'])('::1')).toMatchObject({ ok: true, opened: true });
    expect(createAddressChecker(['127.0.0.2/32'])('::1').ok).toBe(false);
  });
});
