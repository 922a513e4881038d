// Simulates classic Votifier: only v1, read with a single read. It closes the connection at once after accepting a
// vote, and otherwise leaves it open.
import { decryptBlock, readVoteFields, V1_BLOCK_BYTES } from '../../../src/cli/listener/decode-v1.ts';
import { CLOSE, type ReadResult, type ReceiverSecrets, WAIT } from '../../../src/cli/listener/reading.ts';

/** Takes the bytes received so far as the block, so a vote that is sent in two pieces cannot be decrypted. */
export function readAsClassic(bytes: Buffer, { privateKey }: ReceiverSecrets): ReadResult {
  if (bytes.length === 0) return WAIT;
  const text = privateKey && decryptBlock(bytes.subarray(0, V1_BLOCK_BYTES), privateKey);
  if (text === null)
    return leaveOpen('The vote cannot be decrypted: it was encrypted with another public key, or arrived in pieces.');
  const read = readVoteFields(text);
  return read.ok ? { kind: 'vote', vote: read.vote, response: CLOSE } : leaveOpen(read.sentence);
}

function leaveOpen(reason: string): ReadResult {
  return { kind: 'refused', protocol: 'v1', reason, response: [] };
}
