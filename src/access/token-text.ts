// The text of an API token: `plt_`, the letters of its ID, `_`, its secret. Easy to recognize in a leaked file.
import { randomLetters } from '../core/ids.ts';

const ID_LETTERS = 20;
/** 5 bits per letter: 200 random bits. */
const SECRET_LETTERS = 40;
const PATTERN = /^plt_([0-9a-hjkmnp-tv-z]{20})_([0-9a-hjkmnp-tv-z]{40})$/;
const LONGEST_HEADER = 1024;

export interface TokenText {
  /** As stored: `tok_` and its letters. */
  readonly id: string;
  readonly secret: string;
}

export function generateToken(): TokenText {
  return { id: `tok_${randomLetters(ID_LETTERS)}`, secret: generateTokenSecret() };
}

export function generateTokenSecret(): string {
  return randomLetters(SECRET_LETTERS);
}

/** The token as its owner sees it, once. */
export function formatToken({ id, secret }: TokenText): string {
  return `plt_${id.slice('tok_'.length)}_${secret}`;
}

/** Null if it is not a token. */
export function parseToken(text: string): TokenText | null {
  const [, letters, secret] = PATTERN.exec(text) ?? [];
  return letters !== undefined && secret !== undefined ? { id: `tok_${letters}`, secret } : null;
}

/** The token in an `Authorization` header (§5.1); `Bearer` is case-insensitive (RFC 9110, 11.1). */
export function parseAuthorization(header: string | null | undefined): TokenText | 'missing' | 'malformed' {
  if (!header?.trim()) return 'missing';
  if (header.length > LONGEST_HEADER) return 'malformed';
  const [, token] = /^\s*bearer +(\S+)\s*$/i.exec(header) ?? [];
  return (token !== undefined && parseToken(token)) || 'malformed';
}
