// Decodes a vote of protocol v1: a 256-byte RSA block around `VOTE` and four fields, each on a line.
import { constants, type KeyObject, privateDecrypt } from 'node:crypto';
import type { SentVote } from './reading.ts';

export const V1_BLOCK_BYTES = 256;
/** PKCS#1 v1.5: 00 02, at least eight random bytes, 00. */
const PADDING_LEAST = 11;

/**
 * The text of a block, or null when the key does not fit. Node refuses to unpad PKCS#1 v1.5, so the padding is taken
 * off here. Bytes outside of ASCII become U+FFFD, as in Java.
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
    // As a number the block is larger than the modulus: it was made for another key.
    return null;
  }
}

export type VoteFields =
  | { readonly ok: true; readonly vote: SentVote }
  | { readonly ok: false; readonly sentence: string };

/**
 * As NuVotifier reads: split into lines, empty ones at the end lost (which is what Java's split does), five needed. An
 * empty timestamp is therefore refused.
 */
export function readVoteLines(text: string): VoteFields {
  const lines = text.replace(/\n+$/, '').split('\n');
  if (lines.length < 5) return { ok: false, sentence: `The vote has ${lines.length} fields instead of 5.` };
  return readVoteFields(text);
}

/** As VotifierPlus and classic Votifier read: line after line, and what is missing is empty. */
export function readVoteFields(text: string): VoteFields {
  const [opcode, serviceName = '', username = '', address = '', timestamp = ''] = text.split('\n');
  if (opcode !== 'VOTE') return { ok: false, sentence: 'The decrypted text does not begin with VOTE.' };
  return { ok: true, vote: { protocol: 'v1', serviceName, username, address, timestamp } };
}
