// P4 to P6: what a poll of a server changes, and when the next one is due.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { backoffMinutes, type PollStatus, statusAfterPoll } from '../../src/game-servers/poll-status.ts';
import { isOwnFault, type QueryResult } from '../../src/game-servers/query-result.ts';
import { explainMissingCount } from '../../src/game-servers/reason-codes.ts';
import { parseServerAddress } from '../../src/game-servers/server-address.ts';
import { GAMES } from '../../src/listings/listing.ts';
import { inEnglish } from '../../src/messages/in-english.ts';
import { FAILURE_CODES } from '../../src/outbound/failure-codes.ts';

const NEW: PollStatus = { state: 'unknown', players: null, maxPlayers: null, failures: 0, code: null };
const ONLINE: PollStatus = { state: 'online', players: 37, maxPlayers: 100, failures: 0, code: null };
const refused: QueryResult = { ok: false, code: 'connect_refused' };

test('P5 one failure changes nothing visible, the second in a row makes the server offline', () => {
  const once = statusAfterPoll('minecraft', ONLINE, refused);
  expect(once).toMatchObject({ state: 'online', players: 37, failures: 1, code: 'connect_refused' });
  const twice = statusAfterPoll('minecraft', once, refused);
  expect(twice).toMatchObject({ state: 'offline', players: null, maxPlayers: null, failures: 2 });
  const again = statusAfterPoll('minecraft', twice, { ok: true, players: 0, maxPlayers: 20 });
  expect(again).toMatchObject({ state: 'online', players: 0, failures: 0, code: null, answered: true });
});

test('P5 a server that was never reached is unknown, then offline', () => {
  const once = statusAfterPoll('fivem', NEW, refused);
  expect(once.state).toBe('unknown');
  expect(statusAfterPoll('fivem', once, refused).state).toBe('offline');
});

test.each(['hytale', 'roblox'] as const)('P6 silence of a game of %s means unknown, never offline', (game) => {
  let standing: PollStatus = ONLINE;
  for (let look = 0; look < 10; look += 1) {
    standing = statusAfterPoll(game, standing, { ok: false, code: 'timeout_headers' });
    expect(standing.state).not.toBe('offline');
  }
  expect(standing).toMatchObject({ state: 'unknown', players: null });
});

test('P7 hidden players are unknown at once, and the server counts as reachable', () => {
  expect(statusAfterPoll('minecraft', ONLINE, { ok: false, code: 'players_hidden' })).toMatchObject({
    state: 'unknown',
    players: null,
    failures: 0,
    code: 'players_hidden',
    nextInMinutes: 5,
  });
});

test('P5 an address that cannot be polled does not make a server offline', () => {
  let standing: PollStatus = NEW;
  for (const code of ['join_link', 'blocked_address', 'port_denied', 'host_invalid'] as const)
    standing = statusAfterPoll('fivem', standing, { ok: false, code });
  expect(standing).toMatchObject({ state: 'unknown', failures: 4 });
});

const ours = FAILURE_CODES.filter(isOwnFault);
test('P5 our own errors change nothing', () => {
  expect(ours).toContain('dns_failed');
  for (const code of ours)
    for (const standing of [NEW, ONLINE, { ...ONLINE, failures: 1, code: 'reset' }])
      expect(statusAfterPoll('minecraft', standing, { ok: false, code })).toEqual({
        ...standing,
        answered: false,
        nextInMinutes: 5,
      });
});

test('P4 the intervals for a failing server are 5, 10, 20, 40 and then 60 minutes', () => {
  expect([1, 2, 3, 4, 5, 6, 1_000].map(backoffMinutes)).toEqual([5, 10, 20, 40, 60, 60, 60]);
});

test('in every case, a server that is online has a number, and no other has one', () => {
  const counted: fc.Arbitrary<QueryResult> = fc.oneof(
    fc.record({ ok: fc.constant(true as const), players: fc.nat(), maxPlayers: fc.option(fc.nat()) }),
    fc.record({
      ok: fc.constant(false as const),
      code: fc.constantFrom(...FAILURE_CODES, 'players_hidden' as const),
    }),
  );
  fc.assert(
    fc.property(fc.constantFrom(...GAMES), fc.array(counted), (game, looks) => {
      let standing: PollStatus = NEW;
      for (const look of looks) {
        standing = statusAfterPoll(game, standing, look);
        expect(standing.players !== null).toBe(standing.state === 'online');
      }
    }),
  );
});

describe('every reason has a message for the owner', () => {
  const codes = [...FAILURE_CODES, 'not_understood', 'wrong_status', 'blocked_address', 'of_an_earlier_version'];
  test.each(GAMES)('%s', (game) => {
    for (const code of codes) expect(inEnglish(explainMissingCount(code, game))).toMatch(/^[A-Z][^!]{20,}\.$/);
  });
  test('an error at Roblox is not blamed on the owner', () => {
    expect(explainMissingCount('connect_timeout', 'roblox')).toEqual(
      explainMissingCount('roblox_unavailable', 'roblox'),
    );
    expect(inEnglish(explainMissingCount('place_unknown', 'roblox'))).toContain('place ID');
  });
});

describe('P9 an address is what players of the game use', () => {
  const host = (name: string, port: number | null) => ({ kind: 'host', host: name, port });
  test.each([
    ['minecraft', 'mc.example', host('mc.example', null)],
    ['minecraft', '[2001:db8::1]:25566', host('2001:db8::1', 25_566)],
    ['minecraft', '2001:db8::1', host('2001:db8::1', null)],
    ['minecraft', '1234567890', null],
    ['minecraft', 'cfx.re/join/abc123', null],
    ['fivem', 'rp.example:30120', host('rp.example', 30_120)],
    ['fivem', 'cfx.re/join/abc123', { kind: 'join_link' }],
    ['fivem', 'https://cfx.re/join/abc123', { kind: 'join_link' }],
    ['roblox', '1234567890', { kind: 'place', placeId: '1234567890' }],
    ['roblox', 'https://www.roblox.com/games/606849621/Jail?x=1', { kind: 'place', placeId: '606849621' }],
    ['roblox', 'roblox.com/de/games/606849621', { kind: 'place', placeId: '606849621' }],
    ['roblox', 'https://roblox.com.evil.example/games/1', null],
    ['roblox', 'https://evil.example/roblox.com/games/1', null],
    ['hytale', 'hy.example:5520', host('hy.example', 5_520)],
  ] as const)('%s: %s', (game, address, expected) => {
    expect(parseServerAddress(address, game)).toEqual(expected);
  });
});
