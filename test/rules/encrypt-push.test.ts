// P37 push messages: the example of RFC 8291, and that only the browser's key decrypts them.
import { ECDH, randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { areValidPushKeys, encryptPush, generatePrivateKey, PUSH_MAX_BYTES } from '../../src/reminders/encrypt-push.ts';
import { aBrowser } from '../support/push-receiver.ts';

const bytes = (text: string) => Buffer.from(text, 'base64url');

/** RFC 8291, section 5 and appendix A. */
const EXAMPLE = {
  text: 'When I grow up, I want to be a watermelon',
  privateKey: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  salt: 'DGv6ra1nlYgDCS1FRnbzlw',
  message:
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
};

test('RFC 8291 §5 matches the example byte for byte', () => {
  const keys = { p256dh: bytes(EXAMPLE.p256dh), auth: bytes(EXAMPLE.auth) };
  const chance = { salt: bytes(EXAMPLE.salt), privateKey: bytes(EXAMPLE.privateKey) };
  expect(encryptPush(EXAMPLE.text, keys, chance).toString('base64url')).toBe(EXAMPLE.message);
});

test('a browser decrypts what was encrypted for it, up to the maximum length, and nobody else does', () => {
  const [own, other] = [aBrowser(), aBrowser()];
  for (const text of ['', 'Zoë 🎮', 'x'.repeat(PUSH_MAX_BYTES)]) {
    const message = encryptPush(text, own.keys, { salt: randomBytes(16), privateKey: generatePrivateKey() });
    expect(message.length - 86).toBeLessThanOrEqual(4096);
    expect(own.open(message)).toBe(text);
    expect(() => other.open(message)).toThrow();
  }
});

describe('invalid keys', () => {
  const good = aBrowser().keys;
  const offCurve = Buffer.from(good.p256dh);
  offCurve[40] = (offCurve[40] ?? 0) ^ 1;
  const compressed = Buffer.from(
    ECDH.convertKey(good.p256dh.toString('hex'), 'prime256v1', 'hex', 'hex', 'compressed').toString(),
    'hex',
  );
  test.each([
    ['nothing', { p256dh: Buffer.alloc(0), auth: Buffer.alloc(0) }],
    ['a point off the curve', { ...good, p256dh: offCurve }],
    ['a compressed point', { ...good, p256dh: compressed }],
    ['zeros', { ...good, p256dh: Buffer.concat([Buffer.of(4), Buffer.alloc(64)]) }],
    ['a secret that is too short', { ...good, auth: Buffer.alloc(15) }],
  ])('%s', (_, keys) => {
    expect(areValidPushKeys(keys)).toBe(false);
  });
  test('valid keys', () => {
    expect(areValidPushKeys(good)).toBe(true);
  });
});
