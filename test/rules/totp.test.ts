// Codes of authenticator apps: RFC 6238's own examples, and the form of secrets, URLs and recovery codes.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readAppCode } from '../../src/access/authenticator-app.ts';
import { offersPasskeys } from '../../src/access/passkeys.ts';
import { normalizeRecoveryCode } from '../../src/access/recovery-codes.ts';
import { decodeBase32, encodeBase32, findTotpStep, totpCode, totpStep, totpUrl } from '../../src/core/totp.ts';
import { ENGLISH } from '../../src/messages/translations.ts';
import { explainClock } from '../../src/web/explain-second-factor.ts';

const RFC_SECRET = Buffer.from('12345678901234567890');

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('P402 after %i seconds the code is %s, as in RFC 6238', (seconds, code) => {
  expect(totpCode(RFC_SECRET, totpStep(seconds))).toBe(code);
});

test('P402 a secret survives its text, which is what apps read', () => {
  expect(encodeBase32(RFC_SECRET)).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 20, maxLength: 20 }), (bytes) => {
      expect([...decodeBase32(encodeBase32(bytes))]).toEqual([...bytes]);
    }),
  );
});

test('P402 a code is found only within the given steps', () => {
  const code = totpCode(RFC_SECRET, 1000);
  expect(findTotpStep(RFC_SECRET, code, { from: 999, to: 1001 })).toBe(1000);
  expect(findTotpStep(RFC_SECRET, code, { from: 1001, to: 1003 })).toBeNull();
  expect(findTotpStep(RFC_SECRET, '28708', { from: 0, to: 1003 })).toBeNull();
});

test('P402 the URL for apps names service and account, also with colons and spaces', () => {
  const url = new URL(totpUrl('ABC', { issuer: 'Sample: Votes', account: 'a:b@mail.example' }));
  expect(url.pathname).toBe('/Sample%20%20Votes:a%20b%40mail.example');
  expect(url.search).toContain('secret=ABC&issuer=Sample%20%20Votes');
});

test.each([
  ['123 456', '123456'],
  ['123-456', '123456'],
  ['12345', null],
  ['1234567', null],
  ['١٢٣٤٥٦', null],
])('P402 the typed code %s is read as %s', (typed, code) => {
  expect(readAppCode(typed)).toBe(code);
});

test('P402 recovery codes forgive case, spaces and letters that look alike', () => {
  expect(normalizeRecoveryCode('ABCD-efgh 0123-4567')).toBe('abcdefgh01234567');
  expect(normalizeRecoveryCode('oIl0-efgh-0123-4567')).toBe('0110efgh01234567');
  expect(normalizeRecoveryCode('abcd-efgh-0123-456')).toBeNull();
  expect(normalizeRecoveryCode('123456')).toBeNull();
});

test.each([
  ['https://votes.example', true],
  ['http://localhost:3000', true],
  ['http://votes.example', false],
  ['https://192.0.2.7', false],
  ['https://[2001:db8::1]', false],
  ['http://127.0.0.1:3000', false],
])('P405 at %s, passkeys are offered: %s', (baseUrl, offered) => {
  expect(offersPasskeys(baseUrl)).toBe(offered);
});

test('P402 a clock that is off is described in words', () => {
  expect(explainClock(ENGLISH, 3.5)).toMatch(/about 4 minutes fast/);
  expect(explainClock(ENGLISH, -1)).toMatch(/about a minute slow/);
  expect(explainClock(ENGLISH, -0.9)).toMatch(/about 54 seconds slow/);
});
