// D4: at most 16 KiB of a body are stored, as text that the database accepts, whatever the bytes are.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeBody } from '../../../src/outbound/http1/decode-body.ts';

const MOST = 16 * 1024;

test.each([
  ['no valid UTF-8 at all', Buffer.alloc(MOST, 0xff), '\uFFFD'.repeat(5_461)],
  ['NUL', Buffer.alloc(MOST), '\uFFFD'.repeat(5_461)],
  ['text up to the limit', Buffer.alloc(MOST, 'a'), 'a'.repeat(MOST)],
  ['two bytes per character', Buffer.alloc(MOST, 'ä'), 'ä'.repeat(MOST / 2)],
  ['a character cut in two', Buffer.from('aä').subarray(0, 2), 'a'],
  ['nothing', Buffer.alloc(0), ''],
])('%s', (_, bytes, text) => {
  expect(decodeBody(bytes, MOST)).toBe(text);
});

test('valid text is unchanged; anything else is decoded like TextDecoder does, up to the limit', () => {
  const piece = fc.oneof(
    fc.uint8Array({ maxLength: 40 }),
    fc.string({ unit: 'binary' }).map((text) => Buffer.from(text)),
  );
  fc.assert(
    fc.property(fc.array(piece), fc.integer({ min: 1, max: 200 }), (pieces, most) => {
      const bytes = Buffer.concat(pieces).subarray(0, most);
      const text = decodeBody(bytes, most);
      const decoded = new TextDecoder().decode(bytes, { stream: true }).replaceAll('\0', '\uFFFD');
      expect(Buffer.byteLength(text)).toBeLessThanOrEqual(most);
      expect(decoded.startsWith(text)).toBe(true);
      const isCut = text.length < decoded.length;
      if (isCut)
        expect(Buffer.byteLength(text + String.fromCodePoint(decoded.codePointAt(text.length)!))).toBeGreaterThan(most);
    }),
    { numRuns: 2_000 },
  );
});
