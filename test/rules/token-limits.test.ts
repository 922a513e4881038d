// The limits of API tokens as people write them (decisions P450, P451).
import { describe, expect, test } from 'vitest';
import {
  describeRange,
  exceedsLimits,
  mayUseFrom,
  NO_TOKEN_LIMITS,
  readAllowedRanges,
  readExpiryDay,
} from '../../src/access/token-limits.ts';
import { parseAddress } from '../../src/core/ip-address.ts';

const rangesIn = (text: string) => {
  const read = readAllowedRanges(text);
  return read.ok ? read.value : read.reason;
};

describe('P450 the last day', () => {
  test.each([
    ['', null],
    [' 2027-01-31 ', '2027-02-01T00:00:00.000Z'],
    ['2028-02-29', '2028-03-01T00:00:00.000Z'],
  ])('%j', (text, expected) => {
    const read = readExpiryDay(text);
    expect(read.ok && (read.value?.toISOString() ?? null)).toBe(expected);
  });

  test.each([
    '2027-04-31',
    '2027-2-1',
    '31.01.2027',
    'soon',
    '2027-01-31T00:00:00Z',
    '99999-01-01',
    '2027-13-01',
    '9999-12-31',
  ])('refuses %j', (text) => expect(readExpiryDay(text)).toEqual({ ok: false, reason: 'expiry_invalid' }));
});

describe('P451 the allowed addresses', () => {
  test('are addresses and ranges, with commas or spaces between', () => {
    expect(rangesIn(' ')).toBeNull();
    expect(rangesIn('203.0.113.7, 2001:db8::/32\n10.0.0.0/8,203.0.113.7')).toEqual([
      '203.0.113.7/32',
      '2001:db8::/32',
      '10.0.0.0/8',
    ]);
    expect(['203.0.113.7/32', '2001:db8::1/128', '10.0.0.0/8'].map(describeRange)).toEqual([
      '203.0.113.7',
      '2001:db8::1',
      '10.0.0.0/8',
    ]);
  });

  test.each([
    'example.com',
    '10.0.0.0/33',
    '1.2.3',
    '::1%eth0',
    '10.0.0.1-10.0.0.9',
    '*',
    '010.0.0.0/8',
    '1.2/8',
    '0x7f.1/8',
    '10.0.0.0/8/8',
    "'; drop table",
  ])('refuse %j', (text) => expect(rangesIn(text)).toBe('addresses_invalid'));

  test('are at most 20', () => {
    const many = Array.from({ length: 21 }, (_, index) => `203.0.113.${index}`).join(' ');
    expect(rangesIn(many)).toBe('addresses_too_many');
  });

  test('match in every spelling of an address', () => {
    const ranges = ['203.0.113.0/24', '2001:db8::/32'];
    for (const inside of ['203.0.113.9', '::ffff:203.0.113.9', '2001:db8:1::5'])
      expect([inside, mayUseFrom(ranges, parseAddress(inside)!)]).toEqual([inside, true]);
    for (const outside of ['203.0.114.9', '::1', '2001:db9::'])
      expect([outside, mayUseFrom(ranges, parseAddress(outside)!)]).toEqual([outside, false]);
    expect(mayUseFrom(null, parseAddress('::1')!)).toBe(true);
    // Not an IPv4-mapped address, which would be ::ffff:10.0.0.0.
    expect(mayUseFrom(['::10.0.0.0/96'], parseAddress('8.8.8.8')!)).toBe(false);
    expect(mayUseFrom(['::10.0.0.0/96'], parseAddress('::10.0.0.9')!)).toBe(true);
    expect(mayUseFrom(['::ffff:10.0.0.0/104'], parseAddress('10.9.9.9')!)).toBe(true);
  });
});

describe('P452 a token with limits', () => {
  const own = { expiresAt: new Date('2027-01-31T00:00:00Z'), allowedRanges: ['203.0.113.0/24', '2001:db8::/32'] };

  test.each([
    ['the same limits', own, false],
    ['none', NO_TOKEN_LIMITS, true],
    ['a later end', { ...own, expiresAt: new Date('2027-02-01T00:00:00Z') }, true],
    ['no end', { ...own, expiresAt: null }, true],
    ['an earlier end and fewer addresses', { expiresAt: new Date(0), allowedRanges: ['203.0.113.7/32'] }, false],
    ['more addresses', { ...own, allowedRanges: ['203.0.112.0/23'] }, true],
    ['another family', { ...own, allowedRanges: ['::ffff:203.0.113.7/128', '::/0'] }, true],
  ])('manages one with %s: refused is %s', (_, given, refused) => {
    expect(exceedsLimits(given, own)).toBe(refused);
    expect(exceedsLimits(given, NO_TOKEN_LIMITS)).toBe(false);
  });
});
