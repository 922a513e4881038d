// The reference's state: a delivery, its attempts, a process's claim, a bulk redelivery.

export type Refusal = 'no_webhook' | 'too_old' | 'disabled' | 'in_flight' | 'rate_limited' | 'running';
export type ReferenceTrigger = 'vote' | 'retry' | 'redelivery' | 'test';
export type Ended = 'delivered' | 'failed' | 'undelivered';

export interface ReferenceAttempt {
  readonly number: number;
  readonly trigger: ReferenceTrigger;
  readonly code: string;
  readonly httpStatus: number | null;
  readonly charged: boolean;
}

export interface WaitingReference {
  /** When the delivery is due; this also determines a redelivery's position among the others. */
  dueAt: number;
  /** When the delay until `dueAt` started; null if there is no delay. */
  readonly delayedSince: number | null;
  /** Charged failures so far; null for a single attempt without retries. */
  readonly failures: number | null;
}

export interface ReferenceDelivery {
  /** IDs have the same order as the votes, as in the log. */
  readonly eventId: string;
  readonly isTest: boolean;
  readonly recordedAt: number;
  readonly attempts: ReferenceAttempt[];
  state: 'waiting' | Ended;
  changedAt: number;
  waiting: WaitingReference | null;
}

/** A started attempt, and its result if the process is alive to record it. */
export interface Flight {
  readonly delivery: ReferenceDelivery;
  readonly number: number;
  readonly trigger: ReferenceTrigger;
}

export interface ReferenceClaim {
  readonly until: number;
  readonly flights: readonly Flight[];
  /** True if the webhook was removed after the claim. */
  isForgotten: boolean;
}

export interface Sent {
  readonly eventId: string;
  readonly attempt: number;
}

export interface ReferenceBatch {
  readonly state: Ended;
  readonly before: number;
  readonly total: number;
  after: string;
  redelivered: number;
  ended: 'done' | 'stopped' | null;
}
