// The names of things: opaque strings, at most 32 of [A-Za-z0-9_-] (decision N2).
import { randomBytes, randomUUID } from 'node:crypto';

const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';

/** What an ID may look like, wherever one comes from outside. */
export const ID_PATTERN = /^[A-Za-z0-9_-]{1,32}$/;

/** A fresh ID, `usr_` + 20 letters: 100 random bits, no letters that are read wrong. */
export function newId(prefix: 'usr' | 'lst' | 'end' | 'tok' | 'chg' | 'inv' | 'row'): string {
  return `${prefix}_${randomLetters(20)}`;
}

/** `count` random letters of 5 bits each. */
export function randomLetters(count: number): string {
  let letters = '';
  for (const byte of randomBytes(count)) letters += ALPHABET[byte & 31];
  return letters;
}

/** Discord's IDs are unsigned 64-bit numbers written in decimal; never a JavaScript number. */
export function isSnowflake(text: string): boolean {
  return /^\d{17,20}$/.test(text) && BigInt(text) <= 18446744073709551615n;
}

/** The event ID as the contract shows it: the stored UUID without its dashes (32 characters). */
export function formatEventId(uuid: string): string {
  return uuid.replaceAll('-', '');
}

/** The stored form of a shown event ID, or null when it is none. */
export function parseEventId(shown: string): string | null {
  const parts = /^([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})$/.exec(shown);
  return parts ? parts.slice(1).join('-') : null;
}

export { randomUUID };
