// Tokens and challenges as the real receivers make them.
import { randomBytes } from 'node:crypto';

const BASE_32 = '0123456789abcdefghijklmnopqrstuv';

/** NuVotifier's tokens and challenges: 130 random bits in base 32. */
export function newVotifierToken(): string {
  return Array.from(randomBytes(26), (byte) => BASE_32[byte & 31]).join('');
}

/** HytaleVotifier's challenge; may hold `+`, `/` and `=`. */
export function newBase64Challenge(): string {
  return randomBytes(24).toString('base64');
}
