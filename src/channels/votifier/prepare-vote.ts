// Prepares a vote before a connection is opened, as far as possible without the listener's greeting.
import { createEncrypt, encodeVoteV1 } from './encode-v1.ts';
import { type EncodedVote, encodeVoteV2 } from './encode-v2.ts';
import type { UsableGreeting } from './interpret-response.ts';
import { checkVoteFields, type VoteFieldCode, type VotifierVote } from './votifier-vote.ts';

export interface PreparedVote {
  write(greeting: UsableGreeting): EncodedVote;
  /** How the vote is signed or encrypted, for the steps of a test vote. */
  readonly made: string;
}

export type PreparedResult =
  | { readonly ok: true; readonly vote: PreparedVote }
  | { readonly ok: false; readonly code: VoteFieldCode | 'key_unusable' };

type Credential =
  | { readonly protocol: 'v2'; readonly token: string }
  | { readonly protocol: 'v1'; readonly publicKey: string };

export function prepareVote(credential: Credential, vote: VotifierVote): PreparedResult {
  const code = checkVoteFields(vote);
  if (code) return { ok: false, code };
  return credential.protocol === 'v2' ? signed(vote, credential.token) : encrypted(vote, credential.publicKey);
}

function signed(vote: VotifierVote, token: string): PreparedResult {
  const write = (greeting: UsableGreeting): EncodedVote =>
    greeting.kind === 'v2'
      ? encodeVoteV2(vote, token, greeting.challenge)
      : // Cannot happen: a greeting without a challenge was refused earlier.
        { ok: false, code: 'internal_error' };
  return { ok: true, vote: { write, made: 'HMAC-SHA256, with the token' } };
}

function encrypted(vote: VotifierVote, publicKey: string): PreparedResult {
  const encrypt = createEncrypt(publicKey);
  if (!encrypt) return { ok: false, code: 'key_unusable' };
  return { ok: true, vote: { write: () => encodeVoteV1(vote, encrypt), made: 'RSA, with the public key' } };
}
