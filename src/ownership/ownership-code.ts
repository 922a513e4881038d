// The code that someone publishes to prove ownership: derived from the listing and the person, so that it needs no
// storage and proves nothing for anyone else (decision P390).
import { equalInConstantTime, keyedHash, type Vault } from '../core/secrets.ts';

const PREFIX = 'plaudit-';
const LETTERS = 8;
/** 32 letters, without those that look alike in a game's font. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
const SEARCHED_CHARACTERS = 200_000;
const CODE = /plaudit-[0-9a-z]{8}(?![0-9a-z])/g;

export type CodeFor = (listingId: string, personId: string) => string;

export function createOwnershipCodes(vault: Vault): CodeFor {
  const key = vault.derive('ownership');
  return (listingId, personId) => {
    const bytes = Buffer.from(keyedHash(key, `${listingId}:${personId}`), 'base64url');
    return PREFIX + [...bytes.subarray(0, LETTERS)].map((byte) => ALPHABET[byte & 31]).join('');
  };
}

/** Whether a text from outside contains the code, in upper or lower case. */
export function containsCode(text: string, code: string): boolean {
  const expected = Buffer.from(code);
  const found = text.slice(0, SEARCHED_CHARACTERS).toLowerCase().match(CODE) ?? [];
  return found.filter((candidate) => equalInConstantTime(Buffer.from(candidate), expected)).length > 0;
}
