// What remembers which votes were handled, so that a vote that arrives twice is rewarded once.

/** How long an event ID is remembered: votes can be sent again for 90 days (§8). */
export const KEPT_DAYS = 90;
export const KEPT_MS = KEPT_DAYS * 24 * 60 * 60 * 1000;
/** How long a process may be silent before its claim is free again; claims are renewed while a handler runs. */
export const CLAIM_LEASE_MS = 60_000;

/** `busy`: another request is handling the vote right now. `done`: it was handled before. */
export type Claim<Transaction = undefined> =
  | { readonly state: 'busy' }
  | { readonly state: 'done' }
  | NewClaim<Transaction>;

export interface NewClaim<Transaction = undefined> {
  readonly state: 'new';
  /** Handed to the handler: what it writes in it is committed together with the mark. */
  readonly transaction: Transaction;
  /** The vote is handled. Rejects if that could not be stored. */
  complete(): Promise<void>;
  /** The handler failed: the vote is free again at once. */
  release(): Promise<void>;
  /** Called three times per lease while the handler runs. */
  renew?(): Promise<void>;
}

export interface DedupeStore<Transaction = undefined> {
  /** Claims the vote for this request. Atomic: of several calls at once, one gets `new`. */
  claim(eventId: string): Promise<Claim<Transaction>>;
}
