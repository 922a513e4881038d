// Cryptography: AES-256-GCM for secrets at rest, hashes for secrets that are only compared.
import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';

/**
 * Encrypts and decrypts with one key. `label` binds a ciphertext to where it is stored, so that rows cannot be swapped.
 */
export interface Vault {
  encrypt(plain: string, label: string): Buffer;
  decrypt(sealed: Uint8Array, label: string): string;
  /** A key for another purpose, derived from the service's key (HKDF-SHA256). */
  derive(purpose: string): Buffer;
}

const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const FORMAT = 1;

/** `secretKey`: at least 32 characters. Format of the ciphertext: format byte, nonce, tag, encrypted text. */
export function createVault(secretKey: string): Vault {
  const derive = (purpose: string) => Buffer.from(hkdfSync('sha256', secretKey, 'plaudit', purpose, 32));
  const key = derive('vault');
  return {
    derive,
    encrypt(plain, label) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(label));
      const sealed = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
      return Buffer.concat([Buffer.of(FORMAT), nonce, cipher.getAuthTag(), sealed]);
    },
    decrypt(sealed, label) {
      const bytes = Buffer.from(sealed);
      if (bytes[0] !== FORMAT) throw new Error('A sealed secret has an unknown format.');
      const nonce = bytes.subarray(1, 1 + NONCE_BYTES);
      const tag = bytes.subarray(1 + NONCE_BYTES, 1 + NONCE_BYTES + TAG_BYTES);
      const decipher = createDecipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(label)).setAuthTag(tag);
      return decipher.update(bytes.subarray(1 + NONCE_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
    },
  };
}

/** SHA-256, for secrets that are only compared. */
export function hashSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

/** Compares in a time that does not depend on where the values differ. */
export function equalInConstantTime(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && timingSafeEqual(a, b);
}

/** HMAC-SHA-256, for values that must be recognized but never read, such as a voter's address. */
export function keyedHash(key: Uint8Array, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64url');
}
