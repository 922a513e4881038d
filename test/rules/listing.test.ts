// The pure rules of listings: every field and its limits.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  LISTING_LANGUAGES,
  type ListingDetails,
  normalizeListing,
  validateListing,
} from '../../src/listings/listing-fields.ts';
import { includesChangelog, voteWeight } from '../../src/listings/plans.ts';

const good = normalizeListing({ name: 'A' });
const wrong = (changes: Partial<ListingDetails>) =>
  validateListing({ ...good, ...changes }).map((error) => error.field);

describe('decision A11: lengths are code points', () => {
  test.each([
    ['name', '𝒳', 80],
    ['summary', '🎮', 200],
    ['description', 'é', 10_000],
  ] as const)('%s: at most %s × %i', (field, letter, most) => {
    expect(wrong({ [field]: letter.repeat(most) })).toEqual([]);
    expect(wrong({ [field]: letter.repeat(most + 1) })).toEqual([field]);
  });

  test('a name is one line with visible characters; a description may have several lines', () => {
    for (const name of ['\u3164', '\u200b\u2060', 'a\nb', 'a\u202eb'])
      expect([name, wrong({ name, description: `a\n${name}` })]).toEqual([name, ['name']]);
  });

  test('a name must not be empty; NUL and lone surrogates are rejected', () => {
    expect(wrong({ name: '' })).toEqual(['name']);
    for (const text of ['a\0', '\ud800', '\udc00a']) {
      expect(wrong({ name: text, summary: text, description: text })).toEqual(['name', 'summary', 'description']);
      expect(wrong({ link: `https://x.example/${text}` })).toEqual(['link']);
      expect(wrong({ address: text, tags: [text] })).toEqual(['address', 'tags']);
    }
  });
});

describe('a link', () => {
  test.each([
    ['discord.gg/abc', 'https://discord.gg/abc'],
    [' x.example:8443?a=b ', 'https://x.example:8443?a=b'],
    ['https://x.example', 'https://x.example'],
    ['http://x.example', 'http://x.example'],
    ['javascript:alert(1)', 'javascript:alert(1)'],
    ['words', 'words'],
  ])('P92 %s is stored as %s', (link, kept) => {
    expect(normalizeListing({ ...good, link }).link).toBe(kept);
  });

  test.each(['https://x.example', 'https://x.example/a?b=c#d', `https://x.example/${'a'.repeat(482)}`])(
    '%s is valid',
    (link) => {
      expect(wrong({ link })).toEqual([]);
    },
  );
  test.each([
    'http://x.example',
    'javascript:alert(1)',
    'x.example',
    'https://',
    'https://a b',
    'https://user:pass@x.example',
    `https://x.example/${'a'.repeat(483)}`,
  ])('%s is invalid', (link) => {
    expect(wrong({ link })).toEqual(['link']);
  });
});

describe('an address', () => {
  test.each([
    'play.example',
    'play.example:25565',
    '192.0.2.1',
    '192.0.2.1:1',
    '2001:db8::1',
    '[2001:db8::1]',
    '[2001:db8::1]:65535',
    'localhost',
    'mc_1.example',
    'пример.рф',
    'play.example.',
  ])('%s is valid', (address) => {
    expect(wrong({ address })).toEqual([]);
  });
  test.each([
    '',
    'a b',
    'play.example:0',
    'play.example:65536',
    'play.example:',
    ':25565',
    '192.0.2.256',
    '[::1',
    '[play.example]',
    'a..b',
    '-a.example',
    'https://x.example',
    `${'a'.repeat(64)}.example`,
    'a.'.repeat(130),
  ])('%j is invalid', (address) => {
    expect(wrong({ address })).toEqual(['address']);
  });
});

describe('tags', () => {
  test('are at most 8, each of 1 to 24 characters of a-z, digits and hyphens', () => {
    expect(wrong({ tags: ['a', '0', '-', 'a'.repeat(24), 'e', 'f', 'g', 'h'] })).toEqual([]);
    expect(wrong({ tags: [...'abcdefghi'] })).toEqual(['tags']);
    for (const tag of ['', 'A', 'a b', 'ä', 'a'.repeat(25), '__proto__'])
      expect(wrong({ tags: [tag] })).toEqual(['tags']);
  });

  test('are normalized: lower case, no duplicates, none empty', () => {
    expect(normalizeListing({ ...good, tags: [' SMP', 'smp', '', 'PvP'] }).tags).toEqual(['smp', 'pvp']);
  });
});

describe('P177 languages', () => {
  test('are ISO 639-1 codes of the list, at most ten, each once', () => {
    expect(normalizeListing({ ...good, languages: ['en', 'de', 'en'] }).languages).toEqual(['de', 'en']);
    expect(wrong({ languages: ['de', 'en', 'zh'] })).toEqual([]);
    for (const code of ['xx', 'EN', 'eng', '', '__proto__'])
      expect(wrong({ languages: [code] })).toEqual(['languages']);
    const eleven = LISTING_LANGUAGES.slice(0, 11).map(({ code }) => code);
    expect(wrong({ languages: eleven.slice(1) })).toEqual([]);
    expect(wrong({ languages: eleven })).toEqual(['languages']);
  });

  test('have English names, in alphabetical order', () => {
    const names = LISTING_LANGUAGES.map(({ name }) => name);
    expect(names).toEqual([...names].sort((one, other) => one.localeCompare(other, 'en')));
    for (const { code, name } of LISTING_LANGUAGES) expect(name).not.toBe(code);
  });
});

test('no input throws, and normalizing twice changes nothing', () => {
  const words = fc.string({ unit: 'binary' });
  const text = fc.record({
    name: words,
    summary: words,
    description: words,
    link: fc.option(words),
    address: fc.option(words),
    tags: fc.array(words),
    languages: fc.array(words),
  });
  fc.assert(
    fc.property(text, (given) => {
      const tidied = normalizeListing(given);
      expect(normalizeListing(tidied)).toEqual(tidied);
      expect(Array.isArray(validateListing(tidied))).toBe(true);
    }),
  );
});

describe('plans', () => {
  test('decision V3: a vote’s weight depends on the plan', () => {
    const weights = { free: 1, verified: 2, enterprise: 3 };
    expect((['free', 'verified', 'enterprise'] as const).map((plan) => voteWeight(weights, plan))).toEqual([1, 2, 3]);
  });

  test('§4.1 the changelog is included in Verified, Enterprise and Changelog Pro', () => {
    expect(includesChangelog({ plan: 'free', changelogPro: false })).toBe(false);
    expect(includesChangelog({ plan: 'free', changelogPro: true })).toBe(true);
    expect(includesChangelog({ plan: 'verified', changelogPro: false })).toBe(true);
    expect(includesChangelog({ plan: 'enterprise', changelogPro: false })).toBe(true);
  });
});
