// IDs: opaque strings of at most 32 characters from [A-Za-z0-9_-] (decision N2).
import { randomBytes, randomUUID } from 'node:crypto';

const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';

/** The format that IDs from outside must have. */
export const ID_PATTERN = /^[A-Za-z0-9_-]{1,32}$/;

/** `usr_` and 20 letters: 100 random bits, without letters that are easily confused. */
export function newId(prefix: 'usr' | 'lst' | 'end' | 'tok' | 'chg' | 'inv' | 'clm' | 'row' | 'ann' | 'rev'): string {
  return `${prefix}_${randomLetters(20)}`;
}

/** `count` random letters of 5 bits each. */
export function randomLetters(count: number): string {
  let letters = '';
  for (const byte of randomBytes(count)) letters += ALPHABET[byte & 31];
  return letters;
}

/** A Discord ID: an unsigned 64-bit number in decimal, too large for a JavaScript number. */
export function isSnowflake(text: string): boolean {
  return /^\d{17,20}$/.test(text) && BigInt(text) <= 18446744073709551615n;
}

/** The event ID of the contract: the stored UUID without its dashes (32 characters). */
export function formatEventId(uuid: string): string {
  return uuid.replaceAll('-', '');
}

/** The stored UUID of an event ID of the contract, or null if it is malformed. */
export function parseEventId(shown: string): string | null {
  const parts = /^([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})$/.exec(shown);
  return parts ? parts.slice(1).join('-') : null;
}

export { randomUUID };
