// The language for tests keeps what is not text.
import compile from 'icu-minify/compile';
import { expect, test } from 'vitest';
import { readParts } from '../../scripts/messages/message-parts.ts';
import english from '../../src/messages/en/index.ts';
import { pseudoMessage } from '../support/pseudo-locale.ts';

test.each([
  ['Save', 'Sávéé'],
  ['Hi {name}', 'Híé {name}'],
  ['Sign out: {device}', 'Sígñ öütéx: {device}'],
  ['{n, plural, one {# vote} other {# votes}}', '{n, plural, one {# vötéé} other {# vötéséx}}'],
  ['<link>Sign in</link> now', '<link>Sígñ íñéx</link> ñöwé'],
  ['{a, select, x {Save {b}} other {{c, number}}}', '{a, select, x {Sávéé {b}} other {{c, number}}}'],
])('%s', (text, pseudo) => {
  expect(pseudoMessage(text)).toBe(pseudo);
});

test('every message keeps its values and tags', () => {
  for (const messages of Object.values(english))
    for (const text of Object.values(messages))
      expect(readParts(compile(pseudoMessage(text))).names).toEqual(readParts(compile(text)).names);
});
