// Cryptography: encrypted secrets at rest, and hashes for secrets that are only compared.
import { createHmac, hash, timingSafeEqual } from 'node:crypto';
import { createKeyMaterial, decryptWithKey, deriveKey, encryptWithKey, type KeyMaterial } from './key-material.ts';

/**
 * Encrypts and decrypts secrets. `label` binds a ciphertext to where it is stored, so that rows cannot be swapped.
 */
export interface Vault {
  encrypt(plain: string, label: string): Buffer;
  /** Throws if no key fits. */
  decrypt(sealed: Uint8Array, label: string): string;
  /** A key for another purpose (HKDF-SHA256). Stays the same when secret keys change, because hashes with it are stored. */
  derive(purpose: string): Buffer;
}

/** A vault with several keys, which can be replaced while it is in use. */
export interface Keyring extends Vault {
  /** In hexadecimal; the first key encrypts. */
  keyIds(): readonly string[];
  /** What every ciphertext of the current key begins with; null if ciphertexts are written without a key ID. */
  currentPrefix(): Buffer | null;
  /** Null if no key fits. */
  tryDecrypt(sealed: Uint8Array, label: string): Decrypted | null;
  useKeys(secretKeys: readonly string[]): void;
}

export interface Decrypted {
  readonly plain: string;
  /** The key that fits. */
  readonly keyId: string;
}

export interface VaultOptions {
  /** Whether ciphertexts say which key decrypts them. Version 0.1.0 cannot read those. */
  readonly writeKeyIds?: boolean;
  /** What `derive` uses; default: the first key. */
  readonly derivationKey?: Uint8Array;
}

/** The first byte of a ciphertext. With a key ID, the ID follows. */
export const CIPHERTEXT_FORMATS = { withoutKeyId: 1, withKeyId: 2 } as const;
/** Format and key ID. */
export const CIPHERTEXT_PREFIX_BYTES = 5;

/** The first key encrypts, all decrypt. A key has at least 32 characters. */
export function createVault(secretKeys: string | readonly string[], options: VaultOptions = {}): Keyring {
  const { writeKeyIds = false } = options;
  let keys: readonly KeyMaterial[] = [secretKeys].flat().map(createKeyMaterial);
  const derivationKey = options.derivationKey ?? current().derivationKey;
  function current(): KeyMaterial {
    const [first] = keys;
    if (!first) throw new Error('A vault needs a key.');
    return first;
  }
  const prefix = () => (writeKeyIds ? prefixOf(current()) : null);
  return {
    derive: (purpose) => deriveKey(derivationKey, purpose),
    encrypt: (plain, label) =>
      Buffer.concat([prefix() ?? Buffer.of(CIPHERTEXT_FORMATS.withoutKeyId), encryptWithKey(current(), plain, label)]),
    decrypt(sealed, label) {
      const opened = open(keys, sealed, label);
      if (!opened) throw new Error('No configured key decrypts this secret.');
      return opened.plain;
    },
    keyIds: () => keys.map(({ id }) => id.toString('hex')),
    currentPrefix: prefix,
    tryDecrypt: (sealed, label) => open(keys, sealed, label),
    useKeys(secretKeysNow) {
      keys = secretKeysNow.map(createKeyMaterial);
    },
  };
}

function prefixOf({ id }: KeyMaterial): Buffer {
  return Buffer.concat([Buffer.of(CIPHERTEXT_FORMATS.withKeyId), id]);
}

/** Without a key ID, every key is tried. Null if none fits. */
function open(keys: readonly KeyMaterial[], sealed: Uint8Array, label: string): Decrypted | null {
  const bytes = Buffer.from(sealed);
  const hasKeyId = bytes[0] === CIPHERTEXT_FORMATS.withKeyId;
  if (!hasKeyId && bytes[0] !== CIPHERTEXT_FORMATS.withoutKeyId) return null;
  const headBytes = hasKeyId ? CIPHERTEXT_PREFIX_BYTES : 1;
  const head = bytes.subarray(0, headBytes);
  for (const key of keys) {
    if (hasKeyId && !prefixOf(key).equals(head)) continue;
    try {
      return { keyId: key.id.toString('hex'), plain: decryptWithKey(key, bytes.subarray(headBytes), label) };
    } catch {
      // Another key, or another label.
    }
  }
  return null;
}

/** SHA-256, for secrets that are only compared. */
export function hashSecret(secret: string): Buffer {
  return hash('sha256', secret, 'buffer');
}

/** Compares in a time that does not depend on where the values differ. */
export function equalInConstantTime(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && timingSafeEqual(a, b);
}

/** HMAC-SHA-256, for values that must be recognized but never read, such as a voter's address. */
export function keyedHash(key: Uint8Array, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64url');
}
