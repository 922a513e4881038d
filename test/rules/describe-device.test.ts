// A device described in words, for any User-Agent.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { describeDevice } from '../../src/access/describe-device.ts';
import { inEnglish } from '../../src/messages/in-english.ts';

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const CASES: readonly (readonly [string | null, string])[] = [
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/140.0.0.0 Safari/537.36`, 'Chrome on Windows'],
  [`Mozilla/5.0 (Windows NT 10.0) ${WEBKIT} Chrome/140.0 Safari/537.36 Edg/140.0`, 'Edge on Windows'],
  [`Mozilla/5.0 (Linux; Android 15; Pixel 9) ${WEBKIT} Chrome/140.0 Mobile Safari/537.36`, 'Chrome on Android'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1',
    'Safari on iPhone',
  ],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on macOS'],
  ['curl/8.5.0', 'curl/8.5.0'],
  ['Mozilla/5.0 (X11; Linux x86_64)', 'Linux'],
  ['', 'Unknown device'],
  ['\u202e\u0000 \n', 'Unknown device'],
  [null, 'Unknown device'],
];

test.each(CASES)('P44 %j', (userAgent, words) => {
  expect(inEnglish(describeDevice(userAgent))).toBe(words);
});

test('P44 any input becomes one short line without direction overrides or stacked combining marks', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 2_000 }), (text) => {
      const words = inEnglish(describeDevice(text));
      expect([...words].length).toBeLessThanOrEqual(60);
      expect(words).toMatch(/^[^\p{C}\p{M}\n\r]+$/u);
    }),
  );
});
