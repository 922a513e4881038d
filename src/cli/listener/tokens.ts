// Tokens and challenges in NuVotifier's format.
import { randomBytes } from 'node:crypto';

const BASE_32 = '0123456789abcdefghijklmnopqrstuv';

/** 130 random bits in base 32. */
export function newVotifierToken(): string {
  return Array.from(randomBytes(26), (byte) => BASE_32[byte & 31]).join('');
}
