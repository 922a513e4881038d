// Encrypts archives with a passphrase: scrypt derives the key, AES-256-GCM encrypts chunk by chunk. The nonce contains
// the number of the chunk and whether it is the last one, so that a chunk cannot be left out, moved or repeated.
import { createCipheriv, createDecipheriv, createHmac, randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { Transform } from 'node:stream';
import { promisify } from 'node:util';

/** The first bytes of an encrypted archive: label, scrypt's cost, salt, prefix of the nonces, check of the passphrase. */
const LABEL = Buffer.from('PLAUDITE', 'latin1');
const SALT_AT = LABEL.length + 1;
const SALT_BYTES = 16;
const PREFIX_AT = SALT_AT + SALT_BYTES;
const PREFIX_BYTES = 7;
const CHECK_AT = PREFIX_AT + PREFIX_BYTES;
const CHECK_BYTES = 32;
export const ENCRYPTION_HEADER_BYTES = CHECK_AT + CHECK_BYTES;

const CHUNK_BYTES = 65_536;
const TAG_BYTES = 16;
const KEY_BYTES = 32;
/** scrypt with N = 2^15, r = 8, p = 1: 32 MB of memory and a tenth of a second for each guess. */
const LOG_COST = 15;
/** An archive of somebody else cannot make us use more than 1 GB. */
const MAX_LOG_COST = 20;
const BLOCK_SIZE = 8;

/** The archive was altered or cut off, or the passphrase is wrong. */
export class DecryptionError extends Error {
  override readonly name = 'DecryptionError';
  readonly isWrongPassphrase: boolean;

  constructor(isWrongPassphrase: boolean) {
    super(isWrongPassphrase ? 'wrong passphrase' : 'damaged');
    this.isWrongPassphrase = isWrongPassphrase;
  }
}

export function isEncrypted(start: Buffer): boolean {
  return start.subarray(0, LABEL.length).equals(LABEL);
}

interface Keys {
  readonly cipher: Buffer;
  readonly check: Buffer;
}

async function deriveKeys(passphrase: string, salt: Buffer, logCost: number): Promise<Keys> {
  const options = { N: 2 ** logCost, r: BLOCK_SIZE, p: 1, maxmem: 256 * BLOCK_SIZE * 2 ** logCost };
  const derive = promisify<string, Buffer, number, typeof options, Buffer>(scrypt);
  const bytes = await derive(passphrase.normalize('NFC'), salt, 2 * KEY_BYTES, options);
  return { cipher: bytes.subarray(0, KEY_BYTES), check: bytes.subarray(KEY_BYTES) };
}

const checkOf = (header: Buffer, keys: Keys) =>
  createHmac('sha256', keys.check).update(header.subarray(0, CHECK_AT)).digest();

/** The counter has four bytes, which is enough for 256 TB. */
function nonceOf(header: Buffer, number: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(PREFIX_BYTES + 5);
  header.copy(nonce, 0, PREFIX_AT, CHECK_AT);
  nonce.writeUInt32BE(number, PREFIX_BYTES);
  nonce[PREFIX_BYTES + 4] = isLast ? 1 : 0;
  return nonce;
}

/** A transform that encrypts what is written to it. */
export async function createEncryption(passphrase: string): Promise<Transform> {
  const header = Buffer.alloc(ENCRYPTION_HEADER_BYTES);
  LABEL.copy(header);
  header[LABEL.length] = LOG_COST;
  randomBytes(SALT_BYTES + PREFIX_BYTES).copy(header, SALT_AT);
  const keys = await deriveKeys(passphrase, header.subarray(SALT_AT, PREFIX_AT), LOG_COST);
  checkOf(header, keys).copy(header, CHECK_AT);
  let number = 0;
  const seal = (chunk: Buffer, isLast: boolean) => {
    const cipher = createCipheriv('aes-256-gcm', keys.cipher, nonceOf(header, number, isLast)).setAAD(header);
    number += 1;
    return Buffer.concat([cipher.update(chunk), cipher.final(), cipher.getAuthTag()]);
  };
  const encryption = inChunks(CHUNK_BYTES, seal);
  encryption.push(header);
  return encryption;
}

/** A transform that decrypts what follows the header. Throws DecryptionError if the passphrase is wrong. */
export async function createDecryption(header: Buffer, passphrase: string): Promise<Transform> {
  const logCost = header[LABEL.length] ?? 0;
  if (header.length !== ENCRYPTION_HEADER_BYTES || logCost > MAX_LOG_COST || logCost < 1)
    throw new DecryptionError(false);
  const keys = await deriveKeys(passphrase, header.subarray(SALT_AT, PREFIX_AT), logCost);
  if (!timingSafeEqual(checkOf(header, keys), header.subarray(CHECK_AT))) throw new DecryptionError(true);
  let number = 0;
  return inChunks(CHUNK_BYTES + TAG_BYTES, (chunk, isLast) => {
    if (chunk.length < TAG_BYTES) throw new DecryptionError(false);
    const decipher = createDecipheriv('aes-256-gcm', keys.cipher, nonceOf(header, number, isLast));
    decipher.setAAD(header).setAuthTag(chunk.subarray(chunk.length - TAG_BYTES));
    number += 1;
    try {
      return Buffer.concat([decipher.update(chunk.subarray(0, chunk.length - TAG_BYTES)), decipher.final()]);
    } catch {
      throw new DecryptionError(false);
    }
  });
}

/** Cuts a stream into chunks of one size. Only the last one, which may be empty, can be smaller. */
function inChunks(bytes: number, convert: (chunk: Buffer, isLast: boolean) => Buffer): Transform {
  let pending: Buffer[] = [];
  let pendingBytes = 0;
  const drain = (transform: Transform) => {
    const all = Buffer.concat(pending);
    let at = 0;
    // A full chunk waits until it is certain that it is not the last one.
    for (; all.length - at > bytes; at += bytes) transform.push(convert(all.subarray(at, at + bytes), false));
    pending = [all.subarray(at)];
    pendingBytes = all.length - at;
  };
  return new Transform({
    transform(chunk: Buffer, _, callback) {
      pending.push(chunk);
      pendingBytes += chunk.length;
      attempt(callback, () => {
        if (pendingBytes > bytes) drain(this);
      });
    },
    flush(callback) {
      attempt(callback, () => {
        this.push(convert(Buffer.concat(pending), true));
      });
    },
  });
}

function attempt(callback: (error?: Error | null) => void, work: () => void): void {
  try {
    work();
  } catch (error) {
    callback(error as Error);
    return;
  }
  callback();
}
