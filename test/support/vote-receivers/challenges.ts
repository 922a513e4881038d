// Challenges as receivers other than NuVotifier make them.
import { randomBytes } from 'node:crypto';

/** HytaleVotifier's; may hold `+`, `/` and `=`. */
export function newBase64Challenge(): string {
  return randomBytes(24).toString('base64');
}
