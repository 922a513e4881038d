// The names of languages have characters outside Latin-1, which would double the size of each English page in memory.
import { serialize } from 'node:v8';
import { expect, test } from 'vitest';
import { toLatin1 } from '../../src/web/to-latin1.ts';

test.each([
  ['Русский', '&#1056;&#1091;&#1089;&#1089;&#1082;&#1080;&#1081;'],
  ['Türkçe, 日本語', 'Türkçe, &#26085;&#26412;&#35486;'],
  ['a 🎵', 'a &#127925;'],
  ['Français', 'Français'],
])('%s is written as %s, one byte for each character', (text, expected) => {
  const written = toLatin1(text);
  expect(written).toBe(expected);
  // V8 writes a string as it is in memory, after a few bytes that say how.
  expect(serialize(written).length).toBeLessThan(written.length + 10);
});
