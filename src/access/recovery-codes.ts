// Recovery codes: ten codes of 80 random bits that each work once in place of another second factor. Only their hashes
// are stored, so they are shown once.
import { randomLetters } from '../core/ids.ts';
import { hashSecret } from '../core/secrets.ts';
import type { Connection } from '../db/database.ts';
import { deleteRecoveryCode, replaceRecoveryCodes } from './second-factor-queries.ts';

const CODES = 10;
const LETTERS = 16;

/** Replaces all earlier codes; returns the new ones as people should write them down. */
export async function createRecoveryCodes(db: Connection, personId: string): Promise<readonly string[]> {
  const codes = Array.from({ length: CODES }, () => randomLetters(LETTERS));
  await replaceRecoveryCodes(db, personId, codes.map(hashSecret));
  return codes.map((code) => (code.match(/.{4}/g) ?? []).join('-'));
}

/** Uses up a code. Of several uses at once, one succeeds. */
export async function consumeRecoveryCode(db: Connection, personId: string, typed: string): Promise<boolean> {
  const code = normalizeRecoveryCode(typed);
  return code !== null && deleteRecoveryCode(db, personId, hashSecret(code));
}

/** Null if the text cannot be a recovery code. Forgives letters that look like a digit. */
export function normalizeRecoveryCode(typed: string): string | null {
  const plain = typed
    .toLowerCase()
    .replaceAll(/[\s-]/g, '')
    .replaceAll('o', '0')
    .replaceAll(/[il]/g, '1')
    .replaceAll('u', 'v');
  return /^[0-9a-hjkmnp-tv-z]{16}$/.test(plain) ? plain : null;
}
