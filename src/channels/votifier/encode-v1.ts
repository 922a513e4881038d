// Encodes a vote in protocol v1: five lines, encrypted with the listener's RSA key into one block of 256 bytes.
import { constants, createPublicKey, publicEncrypt } from 'node:crypto';
import type { EncodedVote } from './encode-v2.ts';
import { checkVoteFields, VOTER_ADDRESS, type VotifierVote } from './votifier-vote.ts';

/** Encrypts with the listener's key. The result differs each time, because the padding is random. */
export type Encrypt = (plain: Buffer) => Buffer;

const BLOCK_BYTES = 256;
/** What fits into 2,048 bits in addition to the padding. */
const MAX_PLAIN_BYTES = BLOCK_BYTES - 11;
/** One try in forty yields such a byte; a hundred in a row do not happen by chance. */
const MAX_TRIES = 100;
/**
 * A block with one of these first bytes is misinterpreted: VotifierPlus and NuVotifier take `{` and `s:` for v2, `P`,
 * `C` and CR for a proxy header, and 0x16 for a TLS handshake.
 */
const MISLEADING_FIRST_BYTES: ReadonlySet<number> = new Set([0x7b, 0x73, 0x50, 0x43, 0x0d, 0x16]);

export function encodeVoteV1(vote: VotifierVote, encrypt: Encrypt): EncodedVote {
  const code = checkVoteFields(vote);
  if (code) return { ok: false, code };
  // Listeners read v1 as US-ASCII: any other character would change the name.
  if (!isAscii(vote.username)) return { ok: false, code: 'name_refused' };
  if (!isAscii(vote.serviceName)) return { ok: false, code: 'service_name_refused' };
  const plain = Buffer.from(plainText(vote), 'latin1');
  if (plain.length > MAX_PLAIN_BYTES) return { ok: false, code: 'vote_too_long' };
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const bytes = encrypt(plain);
    if (bytes.length !== BLOCK_BYTES) break;
    if (!MISLEADING_FIRST_BYTES.has(bytes[0] ?? 0)) return { ok: true, bytes };
  }
  return { ok: false, code: 'internal_error' };
}

/** `publicKey`: SPKI DER in base64. Null if it is not a 2,048-bit RSA key. */
export function createEncrypt(publicKey: string): Encrypt | null {
  try {
    const key = createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' });
    if (key.asymmetricKeyType !== 'rsa' || key.asymmetricKeyDetails?.modulusLength !== BLOCK_BYTES * 8) return null;
    return (plain) => publicEncrypt({ key, padding: constants.RSA_PKCS1_PADDING }, plain);
  } catch {
    return null;
  }
}

/** Every field ends with a line feed, including the last, because the classic Votifier reads up to it. */
function plainText({ serviceName, username, timestampMs }: VotifierVote): string {
  return ['VOTE', serviceName, username, VOTER_ADDRESS, timestampMs].map((field) => `${field}\n`).join('');
}

function isAscii(text: string): boolean {
  return /^[ -~]*$/.test(text);
}
