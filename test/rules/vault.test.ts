// Encrypted secrets: with one key as version 0.1.0 wrote them, with several keys, and derived keys that never change.
import { createCipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { createKeyMaterial } from '../../src/core/key-material.ts';
import { createVault } from '../../src/core/secrets.ts';

const [FIRST, SECOND] = ['first key for tests, thirty-two letters', 'second key for tests, thirty-two letters'];

/** As version 0.1.0 encrypted. */
function encryptAsBefore(key: string, plain: string, label: string): Buffer {
  const nonce = randomBytes(12);
  const derived = Buffer.from(hkdfSync('sha256', key, 'plaudit', 'vault', 32));
  const cipher = createCipheriv('aes-256-gcm', derived, nonce).setAAD(Buffer.from(label));
  const text = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
  return Buffer.concat([Buffer.of(1), nonce, cipher.getAuthTag(), text]);
}

test('P216 what version 0.1.0 encrypted and derived stays valid', () => {
  const vault = createVault([SECOND, FIRST], { writeKeyIds: true });
  expect(vault.decrypt(encryptAsBefore(FIRST, 'secret', 'row'), 'row')).toBe('secret');
  expect(createVault(FIRST).derive('departed')).toEqual(
    Buffer.from(hkdfSync('sha256', FIRST, 'plaudit', 'departed', 32)),
  );
  const { derivationKey } = createKeyMaterial(FIRST);
  expect(createVault([SECOND, FIRST], { derivationKey }).derive('flash')).toEqual(createVault(FIRST).derive('flash'));
});

test('P217 ciphertexts have a key ID only where no process of version 0.1.0 reads them', () => {
  const [before, after] = [createVault(FIRST), createVault(FIRST, { writeKeyIds: true })];
  expect(before.encrypt('secret', 'row')[0]).toBe(1);
  expect(before.currentPrefix()).toBeNull();
  const sealed = after.encrypt('secret', 'row');
  expect(sealed.subarray(0, 5)).toEqual(after.currentPrefix());
  expect(sealed.subarray(0, 5).toString('hex')).toBe(`02${after.keyIds()[0]}`);
  expect(before.decrypt(sealed, 'row')).toBe('secret');
});

test('P216 the first key encrypts, every key decrypts, and a label, a byte or a key that is different is refused', () => {
  const [old, both, next] = [FIRST, [SECOND, FIRST], SECOND].map((keys) => createVault(keys, { writeKeyIds: true }));
  const [sealedOld, sealedNext] = [old!.encrypt('a', 'row'), both!.encrypt('b', 'row')];
  expect([both!.decrypt(sealedOld, 'row'), both!.decrypt(sealedNext, 'row'), next!.decrypt(sealedNext, 'row')]).toEqual(
    ['a', 'b', 'b'],
  );
  expect(both!.tryDecrypt(sealedOld, 'row')).toEqual({ keyId: old!.keyIds()[0], plain: 'a' });
  for (const [vault, sealed, label] of [
    [next!, sealedOld, 'row'],
    [both!, sealedOld, 'another row'],
    [both!, Buffer.concat([Buffer.of(3), sealedOld.subarray(1)]), 'row'],
    [both!, sealedOld.subarray(0, 20), 'row'],
    [both!, Buffer.alloc(0), 'row'],
  ] as const)
    expect(() => vault.decrypt(sealed, label)).toThrow('No configured key decrypts this secret.');
  for (let byte = 0; byte < sealedOld.length; byte += 1) {
    const changed = Buffer.from(sealedOld);
    changed[byte]! ^= 1;
    expect(both!.tryDecrypt(changed, 'row')).toBeNull();
  }
});
