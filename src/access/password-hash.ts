// Hashes passwords with argon2id, and verifies them, also those that were hashed with scrypt until version 0.1.0
// (decision P423).
import { argon2, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { verifyPassword as verifyScryptPassword } from 'better-auth/crypto';
import { assert } from '../core/assert.ts';
import { equalInConstantTime } from '../core/secrets.ts';

const computeArgon2 = promisify(argon2);

/** Memory in KiB. OWASP recommends at least 19456 and 2. */
const CURRENT = { memory: 32_768, passes: 2, parallelism: 1 } as const;
const SALT_BYTES = 16;
const TAG_BYTES = 32;

interface Argon2Hash {
  readonly memory: number;
  readonly passes: number;
  readonly parallelism: number;
  readonly salt: Buffer;
  readonly tag: Buffer;
}

/** In the PHC string format, as other programs write it. Takes about a tenth of a second and 32 MB on purpose. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const tag = await computeTag(password, { ...CURRENT, salt });
  const { memory, passes, parallelism } = CURRENT;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${encode(salt)}$${encode(tag)}`;
}

export async function verifyPassword({ hash, password }: { hash: string; password: string }): Promise<boolean> {
  if (!hash.startsWith('$')) return verifyScryptPassword({ hash, password });
  const stored = parseHash(hash);
  return equalInConstantTime(await computeTag(password, stored), stored.tag);
}

/** Whether the hash was made in another way than new ones are. */
export function isOutdatedHash(hash: string): boolean {
  if (!hash.startsWith('$')) return true;
  const { memory, passes, parallelism } = parseHash(hash);
  return memory !== CURRENT.memory || passes !== CURRENT.passes || parallelism !== CURRENT.parallelism;
}

function computeTag(password: string, { salt, ...parameters }: Omit<Argon2Hash, 'tag'>): Promise<Buffer> {
  // The same password can be typed in several sequences of characters (NFKC), as with scrypt before.
  const message = password.normalize('NFKC');
  return computeArgon2('argon2id', { message, nonce: salt, tagLength: TAG_BYTES, ...parameters });
}

const PATTERN = /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,3}),p=(\d{1,2})\$([\w+/]{22})\$([\w+/]{43})$/;

function parseHash(hash: string): Argon2Hash {
  const match = PATTERN.exec(hash);
  assert(match, 'the database has a password hash in an unknown format');
  const [memory = 0, passes = 0, parallelism = 0] = match.slice(1, 4).map(Number);
  const [salt = '', tag = ''] = match.slice(4);
  return { memory, passes, parallelism, salt: Buffer.from(salt, 'base64'), tag: Buffer.from(tag, 'base64') };
}

const encode = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');
