// The player name of a vote (decision V4).

import { describe, expect, test } from 'vitest';
import { inEnglish } from '../../src/messages/in-english.ts';
import { checkPlayerName } from '../../src/votes/vote-event.ts';

describe('V4 a player name', () => {
  test.each([
    ['Steve_99', 'Steve_99'],
    ['  Alex ', 'Alex'],
    ['.Bedrock1', '.Bedrock1'],
    ['*Old', '*Old'],
    ['+-Both', '+-Both'],
    ['a', 'a'],
    ['abcdefghijklmnop', 'abcdefghijklmnop'],
    ['.abcdefghijklmno', '.abcdefghijklmno'],
  ])('%j is kept as typed, without surrounding white space', (typed, name) => {
    expect(checkPlayerName('minecraft', typed)).toEqual({ ok: true, name });
  });

  test('P92 the error message says what is allowed, with or without spaces', () => {
    for (const typed of ['not a name!!', 'bad!'])
      expect(inEnglish(checkPlayerName('minecraft', typed))).toMatchObject({
        sentence: expect.stringContaining('only letters (A to Z), digits and _'),
      });
  });

  test.each(['', '   ', null, undefined])('%j means no player', (typed) => {
    expect(checkPlayerName('minecraft', typed)).toEqual({ ok: true, name: null });
  });

  test.each([
    'abcdefghijklmnopq',
    '.abcdefghijklmnop',
    'two words',
    'line\nfeed',
    'car\rriage',
    'nul\0',
    'Ѕteve',
    '...dots',
    '/op',
    '<b>',
    '🎮',
    '\ud800',
    '__proto__é',
    '.',
  ])('%j is rejected with a message', (typed) => {
    const checked = checkPlayerName('minecraft', typed);
    expect(inEnglish(checked)).toMatchObject({ ok: false, sentence: expect.stringMatching(/^[A-Z].+\.$/) });
  });

  test.each(['fivem', 'roblox', 'hytale', null] as const)('is rejected for the game %s', (game) => {
    expect(checkPlayerName(game, 'Steve')).toMatchObject({ ok: false });
    expect(checkPlayerName(game, '')).toEqual({ ok: true, name: null });
  });
});
