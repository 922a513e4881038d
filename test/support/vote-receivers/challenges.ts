// Challenges in the formats of receivers other than NuVotifier.
import { randomBytes } from 'node:crypto';

/** A challenge of HytaleVotifier, which may contain `+`, `/` and `=`. */
export function newBase64Challenge(): string {
  return randomBytes(24).toString('base64');
}
