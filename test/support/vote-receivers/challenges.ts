// Challenges in the formats of receivers other than NuVotifier.
import { randomBytes } from 'node:crypto';

/** HytaleVotifier's; may contain `+`, `/` and `=`. */
export function newBase64Challenge(): string {
  return randomBytes(24).toString('base64');
}
