// Decodes a vote of protocol v1: a 256-byte RSA block that contains `VOTE` and four fields, each on its own line.
import { constants, type KeyObject, privateDecrypt } from 'node:crypto';
import type { SentVote } from './reading.ts';

export const V1_BLOCK_BYTES = 256;
/** PKCS#1 v1.5: 00 02, at least eight random bytes, 00. */
const PADDING_LEAST = 11;

/**
 * The text of a block, or null if it was encrypted for another key. Node refuses to remove PKCS#1 v1.5 padding, so it
 * is removed here. Non-ASCII bytes become U+FFFD, as in Java.
 */
export function decryptBlock(block: Buffer, privateKey: KeyObject): string | null {
  if (block.length !== V1_BLOCK_BYTES) return null;
  const padded = decryptPadded(block, privateKey);
  if (padded?.[0] !== 0 || padded[1] !== 2) return null;
  const end = padded.indexOf(0, 2);
  if (end < PADDING_LEAST - 1) return null;
  return Array.from(padded.subarray(end + 1), (byte) => (byte < 0x80 ? String.fromCharCode(byte) : '\ufffd')).join('');
}

function decryptPadded(block: Buffer, privateKey: KeyObject): Buffer | null {
  try {
    return privateDecrypt({ key: privateKey, padding: constants.RSA_NO_PADDING }, block);
  } catch {
    // The block, as a number, is larger than the modulus, so it was encrypted for another key.
    return null;
  }
}

export type VoteFields =
  | { readonly ok: true; readonly vote: SentVote }
  | { readonly ok: false; readonly sentence: string };

/**
 * Reads a vote as NuVotifier does: at least five lines, without empty ones at the end (which Java's `split` drops). An
 * empty timestamp is therefore rejected.
 */
export function readVoteLines(text: string): VoteFields {
  const lines = text.replace(/\n+$/, '').split('\n');
  if (lines.length < 5) return { ok: false, sentence: `The vote has ${lines.length} fields instead of 5.` };
  return readVoteFields(text);
}

/** Reads a vote as VotifierPlus and classic Votifier do: line by line, with missing fields as empty strings. */
export function readVoteFields(text: string): VoteFields {
  const [opcode, serviceName = '', username = '', address = '', timestamp = ''] = text.split('\n');
  if (opcode !== 'VOTE') return { ok: false, sentence: 'The decrypted text does not begin with VOTE.' };
  return { ok: true, vote: { protocol: 'v1', serviceName, username, address, timestamp } };
}
