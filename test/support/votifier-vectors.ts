// The shared vectors of the vote-listener protocols, with types.
import { readFileSync } from 'node:fs';
import type { Greeting } from '../../src/channels/votifier/greeting.ts';
import type { UsableGreeting, VotifierProtocol } from '../../src/channels/votifier/interpret-response.ts';
import type { ListenerOutcome } from '../../src/channels/votifier/listener-codes.ts';
import type { VotifierVote } from '../../src/channels/votifier/votifier-vote.ts';
import type { ReadEnd } from '../../src/outbound/tcp-connection.ts';
import type { PrivateKey } from './votifier-decoder.ts';

interface Vectors {
  readonly frames: readonly (VotifierVote & {
    readonly name: string;
    readonly token: string;
    readonly challenge: string;
    readonly frameHex: string;
  })[];
  readonly greetings: readonly { readonly name: string; readonly hex: string; readonly parse: Greeting }[];
  readonly answers: readonly {
    readonly name: string;
    readonly protocol: VotifierProtocol;
    readonly greeting: UsableGreeting;
    readonly said: string;
    readonly why: ReadEnd;
    readonly end: ListenerOutcome;
    readonly code: string;
    readonly words: string | null;
  }[];
  readonly v1: PrivateKey & {
    readonly publicKey: string;
    readonly blocks: readonly (VotifierVote & {
      readonly name: string;
      readonly plain: string;
      readonly ciphertextHex: string;
    })[];
  };
}

export const VOTIFIER: Vectors = JSON.parse(
  readFileSync(new URL('../../spec/vectors/votifier.json', import.meta.url), 'utf8'),
);
