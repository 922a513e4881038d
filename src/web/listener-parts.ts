// What the pages ask about a listing's vote listener: its settings, test votes, and what became of the votes to it.

import type { Diagnosis } from '../channels/evidence.ts';
import type { ListenerOutcome } from '../channels/votifier/listener-codes.ts';
import type { ListenerStep } from '../channels/votifier/listener-steps.ts';
import type { Listener, SavedListener } from '../endpoints/listener-settings.ts';
import type { LoggedListenerVote } from '../votes/listener-log.ts';
import type { TestVoteResult } from '../votes/send-test-vote.ts';
import type { Person } from './people-parts.ts';

export type { Listener, ListenerStep };

/** A vote of the log, its end in plain words; null while it has none. */
export type ShownListenerVote = LoggedListenerVote & { readonly diagnosis: Diagnosis | null };

export type TestVoteSent =
  | {
      readonly ok: true;
      readonly playerName: string;
      readonly verdict: ListenerOutcome;
      readonly durationMs: number;
      readonly diagnosis: Diagnosis;
    }
  | Extract<TestVoteResult, { ok: false }>;

export interface ListenerParts {
  read(listingId: string): Promise<Listener | null>;
  /** Saving puts it to use at once. `secret` null: the stored token or key stays. */
  save(input: {
    listingId: string;
    host: string;
    port: number;
    protocol: 'v1' | 'v2';
    secret: string | null;
    person: Person;
  }): Promise<SavedListener>;
  remove(listingId: string, person: Person): Promise<void>;
  /** The newest 50, tests among them. */
  votes(listingId: string): Promise<readonly ShownListenerVote[]>;
  /** Newest first; at most `limit`, all of 90 days without it. */
  unrewarded(listingId: string, limit?: number): Promise<readonly ShownListenerVote[]>;
  /** Sends at once. `begun` is called when nothing can be refused any more; `watch` is told each step as it is taken. */
  test(input: {
    listingId: string;
    person: Person;
    playerName: string;
    begun: () => void;
    watch: (step: ListenerStep) => void;
  }): Promise<TestVoteSent>;
}
