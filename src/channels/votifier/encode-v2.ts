// Encodes a vote in protocol v2: JSON with the connection's challenge, signed with the token, in one length-prefixed
// frame. Pure.
import { createHmac } from 'node:crypto';
import { checkVoteFields, VOTER_ADDRESS, type VoteFieldCode, type VotifierVote } from './votifier-vote.ts';

/** The first two bytes distinguish v2 from v1. */
const MAGIC = 0x733a;
const HEADER_BYTES = 4;
/** NuVotifier refuses frames above 1,024 bytes, including the four bytes before the JSON. */
const MAX_JSON_BYTES = 1_020;

export type EncodedVote =
  | { readonly ok: true; readonly bytes: Buffer }
  | { readonly ok: false; readonly code: VoteFieldCode | 'vote_too_long' | 'internal_error' };

export function encodeVoteV2(vote: VotifierVote, token: string, challenge: string): EncodedVote {
  const code = checkVoteFields(vote);
  if (code) return { ok: false, code };
  const { serviceName, username, timestampMs: timestamp } = vote;
  // The listener checks the signature before it parses, so the same text must be signed and sent.
  const payload = JSON.stringify({ serviceName, username, address: VOTER_ADDRESS, timestamp, challenge });
  const signature = createHmac('sha256', Buffer.from(token, 'utf8')).update(payload, 'utf8').digest('base64');
  const json = Buffer.from(JSON.stringify({ payload, signature }), 'utf8');
  if (json.length > MAX_JSON_BYTES) return { ok: false, code: 'vote_too_long' };
  const bytes = Buffer.alloc(HEADER_BYTES + json.length);
  bytes.writeUInt16BE(MAGIC, 0);
  bytes.writeUInt16BE(json.length, 2);
  json.copy(bytes, HEADER_BYTES);
  return { ok: true, bytes };
}
