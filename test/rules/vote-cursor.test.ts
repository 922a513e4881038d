// The cursor of the vote list (decisions A7, A20).
import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeCursor, encodeCursor } from '../../src/votes/vote-cursor.ts';

const MICROS = 1_763_642_096_789_123;
const EVENT = '019ab3f2-7701-7abc-8def-0123456789ab';

test('decision A7: a cursor decodes to its position, to the microsecond', () => {
  expect(decodeCursor('lst_1', encodeCursor('lst_1', MICROS, EVENT))).toEqual({
    votedAt: '2025-11-20T12:34:56.789123Z',
    eventId: EVENT.replaceAll('-', ''),
  });
});

test('decision A20: it belongs to one listing, and no character of it can be changed', () => {
  const cursor = encodeCursor('lst_1', MICROS, EVENT);
  expect(decodeCursor('lst_2', cursor)).toBeNull();
  fc.assert(
    fc.property(fc.nat(39), fc.constantFrom(...'ABCXYZabcxyz0189-_'), (place, letter) => {
      const changed = cursor.slice(0, place) + letter + cursor.slice(place + 1);
      expect(decodeCursor('lst_1', changed) === null).toBe(changed !== cursor);
    }),
  );
});

test('any input decodes to a position or to none', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => decodeCursor('lst_1', text) === null));
});

test('decision A20: a forged one with an impossible time is rejected', () => {
  for (const micros of [-1n, -(2n ** 63n), 2n ** 53n, 2n ** 63n - 1n]) {
    const bytes = Buffer.alloc(24);
    bytes.writeBigInt64BE(micros);
    const check = createHash('sha256').update('lst_1').update(bytes).digest().subarray(0, 6);
    expect(decodeCursor('lst_1', Buffer.concat([bytes, check]).toString('base64url'))).toBeNull();
  }
});
