// Challenges that passkeys sign. Nothing is stored for a challenge until it is used: its time and purpose are
// authenticated with a key of the installation, and each works once, because a use is counted (decision P405).
import { randomBytes } from 'node:crypto';
import { now } from '../core/clock.ts';
import { equalInConstantTime, keyedHash, type Vault } from '../core/secrets.ts';
import type { Connection } from '../db/database.ts';
import { consume } from '../db/rate-limit.ts';

/** What the signature is for, and whose: the session, or the sign-in that waits for its second step. */
export type PasskeyPurpose =
  | { readonly of: 'sign_in' }
  | { readonly of: 'second_step' | 'confirm' | 'add'; readonly binding: string };

const LIFE_SECONDS = 1_800;
const TIME_BYTES = 6;
const NONCE_BYTES = 16;
const MAC_BYTES = 16;
const HEAD_BYTES = TIME_BYTES + NONCE_BYTES;

/** In base64url. */
export function createPasskeyChallenge(vault: Vault, purpose: PasskeyPurpose): string {
  const head = Buffer.alloc(HEAD_BYTES);
  head.writeUIntBE(now().getTime(), 0, TIME_BYTES);
  randomBytes(NONCE_BYTES).copy(head, TIME_BYTES);
  return Buffer.concat([head, macOf(vault, head, purpose)]).toString('base64url');
}

/** Whether the challenge is ours, for this purpose and recent, and was not used before. */
export async function consumePasskeyChallenge(
  { db, vault }: { readonly db: Connection; readonly vault: Vault },
  challenge: string,
  purpose: PasskeyPurpose,
): Promise<boolean> {
  const bytes = Buffer.from(challenge, 'base64url');
  if (bytes.length !== HEAD_BYTES + MAC_BYTES) return false;
  const head = bytes.subarray(0, HEAD_BYTES);
  if (!equalInConstantTime(macOf(vault, head, purpose), bytes.subarray(HEAD_BYTES))) return false;
  if (now().getTime() - head.readUIntBE(0, TIME_BYTES) > LIFE_SECONDS * 1000) return false;
  // Longer than the challenge lives, even if the clocks of two machines differ.
  const key = `passkey-challenge:${head.toString('base64url')}`;
  return (await consume(db, { key, limit: 1, windowSeconds: 2 * LIFE_SECONDS })).ok;
}

function macOf(vault: Vault, head: Uint8Array, purpose: PasskeyPurpose): Buffer {
  const bound = 'binding' in purpose ? purpose.binding : '';
  const text = `${Buffer.from(head).toString('base64url')} ${purpose.of} ${bound}`;
  const mac = keyedHash(vault.derive('passkey-challenges'), text);
  return Buffer.from(mac, 'base64url').subarray(0, MAC_BYTES);
}
