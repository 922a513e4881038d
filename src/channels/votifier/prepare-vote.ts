// A vote made ready for its listener before a connection is opened; what it lacks is the greeting.
import { buildBlock, encryptWith } from './block-v1.ts';
import { buildFrame, type WrittenVote } from './frame-v2.ts';
import { type FieldCode, type ListenerVote, refuseFields } from './listener-vote.ts';
import type { Agreed } from './read-ending.ts';

export interface PreparedVote {
  write(greeting: Agreed): WrittenVote;
  /** How it is made, for whoever watches. */
  readonly made: string;
}

export type Prepared =
  | { readonly ok: true; readonly vote: PreparedVote }
  | { readonly ok: false; readonly code: FieldCode | 'key_unusable' };

type Credential =
  | { readonly protocol: 'v2'; readonly token: string }
  | { readonly protocol: 'v1'; readonly publicKey: string };

export function prepareVote(credential: Credential, vote: ListenerVote): Prepared {
  const code = refuseFields(vote);
  if (code) return { ok: false, code };
  return credential.protocol === 'v2'
    ? signed(vote, credential.token)
    : encrypted(vote, credential.publicKey);
}

function signed(vote: ListenerVote, token: string): Prepared {
  const write = (greeting: Agreed): WrittenVote =>
    greeting.kind === 'v2'
      ? buildFrame(vote, token, greeting.challenge)
      : // Without a challenge there is nothing to sign; reading the greeting has refused this.
        { ok: false, code: 'internal_error' };
  return { ok: true, vote: { write, made: 'HMAC-SHA256, with the token' } };
}

function encrypted(vote: ListenerVote, publicKey: string): Prepared {
  const encrypt = encryptWith(publicKey);
  if (!encrypt) return { ok: false, code: 'key_unusable' };
  return { ok: true, vote: { write: () => buildBlock(vote, encrypt), made: 'RSA, with the public key' } };
}
