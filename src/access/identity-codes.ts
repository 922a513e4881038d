// Codes that link a game account: shown on a page, typed in the game, redeemed by the game's server.
import { randomLetters } from '../core/ids.ts';
import { IDENTITY_CODE_MINUTES } from '../core/limits.ts';
import { keyedHash, type Vault } from '../core/secrets.ts';
import type { Connection } from '../db/database.ts';
import { upsertIdentityCode } from './identity-code-queries.ts';

const LETTERS = 8;

export interface IdentityCodes {
  /** A keyed hash, because 40 random bits could be found by trying. It differs per listing, so a code works on one only. */
  hashOf(listingId: string, typed: string): string;
}

export function createIdentityCodes(vault: Vault): IdentityCodes {
  const key = vault.derive('identity-codes');
  return { hashOf: (listingId, typed) => keyedHash(key, `${listingId} ${normalizeCode(typed)}`) };
}

/** Returns a new code such as `7KM2-X9QD`, which replaces the person's earlier one for this listing. */
export async function createIdentityCode(
  { db, identityCodes }: { readonly db: Connection; readonly identityCodes: IdentityCodes },
  personId: string,
  listingId: string,
): Promise<{ readonly code: string; readonly expiresAt: Date }> {
  const letters = randomLetters(LETTERS).toUpperCase();
  const hash = identityCodes.hashOf(listingId, letters);
  const lifeSeconds = IDENTITY_CODE_MINUTES * 60;
  const expiresAt = await upsertIdentityCode(db, { personId, listingId, hash, lifeSeconds });
  return { code: `${letters.slice(0, LETTERS / 2)}-${letters.slice(LETTERS / 2)}`, expiresAt };
}

/** In any case, with or without the dash. Codes contain no O, I, L or U, so those that look like digits are read as such. */
export function normalizeCode(typed: string): string {
  return typed.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1');
}
