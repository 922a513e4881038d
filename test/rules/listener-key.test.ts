// §1: what owners paste as a vote listener's public key or token: accepted in every form, or rejected with a helpful
// reason.

import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readListenerKey, readListenerToken } from '../../src/endpoints/listener-key.ts';
import { inEnglish } from '../../src/messages/in-english.ts';
import { ENGLISH } from '../../src/messages/translations.ts';

const pair = keyWithPlus();
const SPKI = der(pair.publicKey, 'spki');
const PKCS1 = der(pair.publicKey, 'pkcs1');

function keyWithPlus() {
  for (;;) {
    const fresh = generateKeyPairSync('rsa', { modulusLength: 2048 });
    // The key has plus signs, so that the test covers what forms do to them.
    if (der(fresh.publicKey, 'spki').split('+').length > 2) return fresh;
  }
}

function der(key: KeyObject, type: 'spki' | 'pkcs1'): string {
  return key.export({ format: 'der', type }).toString('base64');
}

function wrapped(text: string, width: number, end = '\n'): string {
  return text.match(new RegExp(`.{1,${width}}`, 'g'))!.join(end);
}

const pem = (label: string, text: string, end = '\n') =>
  `-----BEGIN ${label}-----${end}${wrapped(text, 64, end)}${end}-----END ${label}-----${end}`;

test('the fixture is a key as the plugin writes it', () => {
  expect(SPKI).toMatch(/^MIIBIjANBgkqhkiG9w0BAQEF.{368}$/);
});

describe('a public key is accepted', () => {
  test.each<[string, string]>([
    ['as the plugin writes it', SPKI],
    ['surrounded by white space', `\r\n  ${SPKI}\t \n`],
    ['wrapped', wrapped(SPKI, 76)],
    ['wrapped with Windows line endings, indented', wrapped(SPKI, 64, '\r\n    ')],
    ['wrapped, with line breaks turned into spaces', wrapped(SPKI, 64, ' ')],
    ['in PEM', pem('PUBLIC KEY', SPKI)],
    ['in PEM with Windows line endings', pem('PUBLIC KEY', SPKI, '\r\n')],
    ['in PEM without line breaks', pem('PUBLIC KEY', SPKI, '')],
    ['in PEM with escaped line breaks', JSON.stringify(pem('PUBLIC KEY', SPKI))],
    ['in PEM without its end line', pem('PUBLIC KEY', SPKI).split('-----END')[0]!],
    ['in quotes', `"${SPKI}"`],
    ['in single quotes', `'${SPKI}'`],
    ['in typographic quotes', `“${SPKI}”`],
    ['in backticks', `\`\`\`\n${SPKI}\n\`\`\``],
    ['with a byte order mark', `\ufeff${SPKI}`],
    ['with plus signs turned into spaces', SPKI.replaceAll('+', ' ')],
    ['with plus signs turned into spaces, wrapped', wrapped(SPKI.replaceAll('+', ' '), 500)],
    ['PKCS#1 in PEM', pem('RSA PUBLIC KEY', PKCS1)],
    ['PKCS#1 without PEM armor', PKCS1],
  ])('%s', (_form, pasted) => {
    expect(readListenerKey(pasted)).toEqual({ ok: true, publicKey: SPKI });
  });
});

const PKCS8 = pair.privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64');
const PKCS1_PRIVATE = pair.privateKey.export({ format: 'der', type: 'pkcs1' }).toString('base64');
const EC = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const rsa = (modulusLength: number) => generateKeyPairSync('rsa', { modulusLength }).publicKey;

describe('anything that is not a public key is rejected', () => {
  test.each<[string, string, string]>([
    ['nothing', '', 'key_missing'],
    ['white space', ' \n ', 'key_missing'],
    ['a private key, PKCS#8', PKCS8, 'key_private'],
    ['a private key, PKCS#8, wrapped', wrapped(PKCS8, 64), 'key_private'],
    ['a private key, PKCS#8 in PEM', pem('PRIVATE KEY', PKCS8), 'key_private'],
    ['a private key, PKCS#8 in the wrong PEM', pem('PUBLIC KEY', PKCS8), 'key_private'],
    ['a private key, PKCS#1', PKCS1_PRIVATE, 'key_private'],
    ['a private key, PKCS#1 in PEM', pem('RSA PRIVATE KEY', PKCS1_PRIVATE), 'key_private'],
    ['a private key, PKCS#1 in the wrong PEM', pem('RSA PUBLIC KEY', PKCS1_PRIVATE), 'key_private'],
    ['a truncated private key', PKCS8.slice(0, 200), 'key_private'],
    ['an encrypted private key', pem('ENCRYPTED PRIVATE KEY', PKCS8), 'key_private'],
    ['an SSH key pair’s private half', pem('OPENSSH PRIVATE KEY', PKCS8), 'key_private'],
    ['both keys', `${pem('PUBLIC KEY', SPKI)}${pem('PRIVATE KEY', PKCS8)}`, 'key_private'],
    ['an SSH key', `ssh-rsa ${SPKI} me@example`, 'key_ssh'],
    ['an SSH key of another type', 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAA me@example', 'key_ssh'],
    ['a token', '7k2m9v0c4p8s1q5n3r6t0uabde', 'key_is_token'],
    ['a token in quotes', '"7k2m9v0c4p8s1q5n3r6t0uabde"', 'key_is_token'],
    ['words', 'see the console', 'key_not_a_key'],
    ['base64 of something else', 'aGVsbG8gd29ybGQ=', 'key_not_a_key'],
    ['a certificate', pem('CERTIFICATE', SPKI), 'key_not_a_key'],
    ['a very long text', 'A'.repeat(1_000_000), 'key_not_a_key'],
    ['a truncated key', SPKI.slice(0, 391), 'key_cut_off'],
    ['half a key', SPKI.slice(0, 196), 'key_cut_off'],
    ['a key with trailing data', `${SPKI}AAAA`, 'key_damaged'],
    ['a key pasted twice', SPKI + SPKI, 'key_damaged'],
    ['a key with a wrong character', SPKI.replace('BgkqhkiG', 'BgkqhkjG'), 'key_damaged'],
    ['a key without its beginning', SPKI.slice(4), 'key_not_a_key'],
    ['an EC key', EC.publicKey.export({ format: 'der', type: 'spki' }).toString('base64'), 'key_not_rsa'],
    ['an EC private key', EC.privateKey.export({ format: 'der', type: 'sec1' }).toString('base64'), 'key_private'],
    ['1,024 bits', der(rsa(1024), 'spki'), 'key_size'],
    ['1,024 bits, PKCS#1', der(rsa(1024), 'pkcs1'), 'key_size'],
    ['4,096 bits', der(rsa(4096), 'spki'), 'key_size'],
  ])('%s', (_what, pasted, code) => {
    const read = readListenerKey(pasted);
    expect(inEnglish(read)).toMatchObject({ ok: false, code, sentence: expect.stringMatching(/^[A-Z].*\.$/) });
    // Rejected input is never shown: it may be a secret.
    if (!read.ok && pasted.trim() !== '') expect(ENGLISH.text(read.sentence)).not.toContain(pasted.trim());
  });

  test('the key size is reported', () => {
    expect(inEnglish(readListenerKey(der(rsa(1024), 'spki')))).toMatchObject({
      sentence: expect.stringMatching(/1024.*2048/),
    });
  });

  test('no accepted key contains a private key', () => {
    expect(() => createPrivateKey({ key: Buffer.from(SPKI, 'base64'), format: 'der', type: 'pkcs8' })).toThrow();
    expect(createPublicKey({ key: Buffer.from(SPKI, 'base64'), format: 'der', type: 'spki' }).type).toBe('public');
  });

  test('any text, and any modified key, is either accepted or rejected', () => {
    const changed = fc
      .tuple(fc.constantFrom(SPKI, PKCS1, PKCS8, PKCS1_PRIVATE), fc.nat(2_000), fc.string({ maxLength: 3 }))
      .map(([key, at, text]) => key.slice(0, at % key.length) + text + key.slice((at % key.length) + 1));
    fc.assert(
      fc.property(fc.oneof(changed, fc.string({ unit: 'binary', maxLength: 500 })), (pasted) => {
        const read = readListenerKey(pasted);
        if (read.ok) expect(readListenerKey(read.publicKey)).toEqual(read);
        else expect(ENGLISH.text(read.sentence)).toMatch(/\.$/);
      }),
    );
  });
});

describe('a token', () => {
  test.each<[string, string]>([
    ['7k2m9v0c4p8s1q5n3r6t0uabde', '7k2m9v0c4p8s1q5n3r6t0uabde'],
    [' \t7k2m9v0c\r\n', '7k2m9v0c'],
    ['two words', 'two words'],
    ['"kept as it is"', '"kept as it is"'],
    ['ÄÖ世界', 'ÄÖ世界'],
    ['MIIB', 'MIIB'],
    ['x'.repeat(256), 'x'.repeat(256)],
    ['👏'.repeat(256), '👏'.repeat(256)],
  ])('%j is accepted', (pasted, token) => {
    expect(readListenerToken(pasted)).toEqual({ ok: true, token });
  });

  test.each<[string, string]>([
    ['', 'token_missing'],
    [' \r\n ', 'token_missing'],
    ['a\nb', 'token_characters'],
    ['a\0b', 'token_characters'],
    ['a\x7fb', 'token_characters'],
    ['a\ud800b', 'token_characters'],
    ['x'.repeat(257), 'token_too_long'],
    [SPKI, 'token_is_key'],
    [wrapped(SPKI, 64), 'token_is_key'],
    [pem('PUBLIC KEY', SPKI), 'token_is_key'],
    [PKCS8, 'token_is_key'],
  ])('%j is rejected: %s', (pasted, code) => {
    expect(inEnglish(readListenerToken(pasted))).toMatchObject({
      ok: false,
      code,
      sentence: expect.stringMatching(/^[A-Z].*\.$/),
    });
  });
});

// 64 KiB is the maximum size of a form. In quadratic time, each of these would take seconds, and all of them a minute.
describe('text of the maximum form size', () => {
  const texts = ['-', 'ecdsa-sha2-', '--BEGIN ', '-- +', '-----BEGIN A', 'ssh-', 'MI ', ' ', 'A '].map((part) =>
    part.repeat(65_536 / part.length),
  );

  test('is rejected quickly', () => {
    for (const text of texts)
      for (let times = 0; times < 5; times += 1) {
        for (const cut of [text, text.slice(0, 19_999)])
          expect(readListenerKey(`x${cut}x`)).toMatchObject({ ok: false });
        expect(readListenerToken(`x${text}x`)).toMatchObject({ ok: false });
      }
  });
});
