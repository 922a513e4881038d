// One secret key: its ID, what is derived from it, and AES-256-GCM with it.
import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';

export interface KeyMaterial {
  /** The first four bytes of a value derived from the key. Says nothing about the key, and tells keys apart. */
  readonly id: Buffer;
  readonly encryptionKey: Buffer;
  /** HKDF's pseudorandom key, from which keys for other purposes are derived. */
  readonly derivationKey: Buffer;
}

const KEY_ID_BYTES = 4;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

export function createKeyMaterial(secretKey: string): KeyMaterial {
  // HKDF-Extract.
  const derivationKey = createHmac('sha256', 'plaudit').update(secretKey).digest();
  return {
    id: deriveKey(derivationKey, 'key-id').subarray(0, KEY_ID_BYTES),
    encryptionKey: deriveKey(derivationKey, 'vault'),
    derivationKey,
  };
}

/** HKDF-Expand to 32 bytes, which is one block of SHA-256. */
export function deriveKey(derivationKey: Uint8Array, purpose: string): Buffer {
  return createHmac('sha256', derivationKey).update(purpose).update(Buffer.of(1)).digest();
}

/** Returns nonce, tag and encrypted text. */
export function encryptWithKey({ encryptionKey }: KeyMaterial, plain: string, label: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', encryptionKey, nonce).setAAD(Buffer.from(label));
  const text = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), text]);
}

/** Throws if the bytes were encrypted with another key or for another label. */
export function decryptWithKey({ encryptionKey }: KeyMaterial, bytes: Uint8Array, label: string): string {
  const nonce = bytes.subarray(0, NONCE_BYTES);
  const tag = bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
  const options = { authTagLength: TAG_BYTES };
  const decipher = createDecipheriv('aes-256-gcm', encryptionKey, nonce, options).setAAD(Buffer.from(label));
  decipher.setAuthTag(tag);
  return decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
}
