// Valid names of people and listings: one line with visible characters.

import { describe, expect, test } from 'vitest';
import { sanitizeName } from '../../src/core/text.ts';
import { inEnglish } from '../../src/messages/in-english.ts';
import { validateName } from '../../src/messages/validate-name.ts';
import { validateReason } from '../../src/messages/validate-reason.ts';

const UNSEEN = [
  ...['', ' ', '\u200b', '\u200c', '\u200d', '\u2060', '\u3164', '\u2800', '\u00ad', '\u115f', '\u1160', '\uffa0'],
  ...['\u{e0041}\u{e007f}', '\u034f', '\ufe0f', '\u0301', '\ufeff', '\u061c', '\u180e', '\u3164\u2800 \u200b'],
];
const BROKEN = [
  ...['a\nb', 'a\r\nb', 'a\u0085b', 'a\u2028b', 'a\u2029b', 'a\tb', 'a\u001b[31mb', 'a\u007fb', 'a\u009bb'],
  ...['a\u202eb', 'a\u202ab', 'a\u2066b', 'a\u2069b', 'a\ufffeb', 'a\ufdd0b', 'a\u{1ffff}b', 'a\0b', 'a\ud800b'],
];
const NAMES = [
  ...['A', '7', '!', '€', '名', 'Sample Person', 'O’Neill', 'می‌خواهم', 'क्‍ष', '👩‍👩‍👧', '❤️', '1️⃣', '🇩🇪'],
  ...['\u{1f3f4}\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}', 'e\u0301', 'שלום', ' A '],
];

describe('a name', () => {
  test.each([...UNSEEN, ...BROKEN])('%j is invalid', (name) => {
    expect(inEnglish(validateName(name, 80))).toMatch(/\.$/);
  });

  test.each(NAMES)('%j is valid', (name) => {
    expect(validateName(name, 80)).toBeNull();
    expect(sanitizeName(name, 80)).toBe(name.trim());
  });

  test('has a maximum number of characters, without surrounding white space', () => {
    expect(validateName(` ${'𝒳'.repeat(80)} `, 80)).toBeNull();
    expect(inEnglish(validateName('𝒳'.repeat(81), 80))).toBe('Use at most 80 characters. You used 81.');
  });
});

describe('a name from another service', () => {
  test.each(UNSEEN)('%j has nothing visible', (name) => {
    expect(sanitizeName(name, 80)).toBe('');
  });

  test.each(BROKEN)('%j keeps what is visible, on one line', (name) => {
    expect(sanitizeName(name, 80)).toMatch(/^a(\ufffd| |\[31m| \[31m)?b$/);
  });

  test('is truncated to a valid name', () => {
    expect(sanitizeName(`${'a'.repeat(79)}  b`, 80)).toBe('a'.repeat(79));
    for (const name of [...BROKEN, ...NAMES]) expect(validateName(sanitizeName(name, 3), 3)).toBeNull();
  });
});

test('a reason may have several lines, and must have visible characters', () => {
  expect(validateReason('It spams.\nTwice.')).toBeNull();
  for (const reason of UNSEEN)
    expect([reason, inEnglish(validateReason(reason))]).toEqual([
      reason,
      'Enter a reason. The person concerned can read it.',
    ]);
});
