// The shared vectors of the vote-listener protocols, typed as tests read them.
import { readFileSync } from 'node:fs';
import type { ListenerEnd } from '../../src/channels/votifier/codes.ts';
import type { Greeting } from '../../src/channels/votifier/greeting.ts';
import type { ListenerVote } from '../../src/channels/votifier/listener-vote.ts';
import type { Agreed, Protocol } from '../../src/channels/votifier/read-ending.ts';
import type { EndOfListening } from '../../src/outbound/conversation.ts';
import type { PrivateKey } from './votifier-decoder.ts';

interface Vectors {
  readonly frames: readonly (ListenerVote & {
    readonly name: string;
    readonly token: string;
    readonly challenge: string;
    readonly frameHex: string;
  })[];
  readonly greetings: readonly { readonly name: string; readonly hex: string; readonly parse: Greeting }[];
  readonly answers: readonly {
    readonly name: string;
    readonly protocol: Protocol;
    readonly greeting: Agreed;
    readonly said: string;
    readonly why: EndOfListening;
    readonly end: ListenerEnd;
    readonly code: string;
    readonly words: string | null;
  }[];
  readonly v1: PrivateKey & {
    readonly publicKey: string;
    readonly blocks: readonly (ListenerVote & {
      readonly name: string;
      readonly plain: string;
      readonly ciphertextHex: string;
    })[];
  };
}

export const VOTIFIER: Vectors = JSON.parse(
  readFileSync(new URL('../../spec/vectors/votifier.json', import.meta.url), 'utf8'),
);
