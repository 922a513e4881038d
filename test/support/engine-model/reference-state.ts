// What the reference keeps: a delivery, its attempts, what a process has claimed, an order to redeliver many.

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
  /** When it may go; a redelivery's place among the others is told by this too. */
  dueAt: number;
  /** When the delay to `dueAt` began to run; null where there is none. */
  readonly delayedSince: number | null;
  /** Charged failures so far; null: one attempt and no retries. */
  readonly failures: number | null;
}

export interface ReferenceDelivery {
  /** As the log shows it: IDs sort as the votes do. */
  readonly eventId: string;
  readonly isTest: boolean;
  readonly recordedAt: number;
  readonly attempts: ReferenceAttempt[];
  state: 'waiting' | Ended;
  changedAt: number;
  waiting: WaitingReference | null;
}

/** An attempt that was begun, and how it will end if somebody is there to hear of it. */
export interface Flight {
  readonly delivery: ReferenceDelivery;
  readonly number: number;
  readonly trigger: ReferenceTrigger;
}

export interface ReferenceClaim {
  readonly until: number;
  readonly flights: readonly Flight[];
  /** The webhook was removed since. */
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
