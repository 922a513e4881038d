// A small engine, written only from the contract and the decisions: one webhook and its deliveries, and the effect of
// each step of a scenario on them. Attempts are modeled in `reference-attempts`.
import { attemptEnd, type ScriptedBehavior } from './behaviors.ts';
import type {
  Ended,
  Flight,
  ReferenceBatch,
  ReferenceClaim,
  ReferenceDelivery,
  Refusal,
  Sent,
  WaitingReference,
} from './reference-state.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;
/** §6.5 and §8. */
const RETENTION = 90 * DAY;
const REDELIVERIES = 10;
const TESTS = 10;
const LEASE = 30_000;

export class Reference {
  now: number;
  readonly deliveries: ReferenceDelivery[] = [];
  readonly seen: Sent[] = [];
  state: 'enabled' | 'paused' | 'disabled' | 'removed' = 'enabled';
  failures = 0;
  paceMs = 0;
  restsUntil = 0;
  pausedAt = 0;
  lastDeliveredAt: number | null = null;
  lastFailure: { at: number; code: string; httpStatus: number | null } | null = null;
  claim: ReferenceClaim | null = null;
  batch: ReferenceBatch | null = null;
  #script: readonly ScriptedBehavior[] = [{ does: 'answers', status: 204 }];
  #asked = 0;
  readonly #windows = new Map<string, { readonly until: number; used: number }>();

  constructor(now: number) {
    this.now = now;
  }

  /**
   * §6.1: each vote is an event. While the webhook is disabled, events are not sent (D8); without a webhook, they are
   * not recorded (D25).
   */
  votes(eventIds: readonly string[]): void {
    if (this.state === 'removed') return;
    const isOff = this.state === 'disabled';
    for (const eventId of eventIds.toSorted()) {
      this.deliveries.push({
        eventId,
        isTest: false,
        recordedAt: this.now,
        attempts: [],
        state: isOff ? 'undelivered' : 'waiting',
        changedAt: this.now,
        waiting: isOff ? null : { dueAt: this.now, delayedSince: null, failures: 0 },
      });
    }
  }

  /** What the receiver does with the next requests, in order. */
  behaves(script: readonly ScriptedBehavior[]): void {
    this.#script = script;
    this.#asked = 0;
  }

  /** Returns what the receiver does with this request. */
  ask(sent: Sent) {
    this.seen.push(sent);
    const behavior = this.#script[this.#asked++ % this.#script.length]!;
    return attemptEnd(behavior);
  }

  /** D9. */
  pause(): boolean {
    if (this.state !== 'enabled') return false;
    this.state = 'paused';
    this.pausedAt = this.now;
    return true;
  }

  /** D9: the delays of retries stood still during the pause. */
  resume(): boolean {
    if (this.state !== 'paused') return false;
    this.state = 'enabled';
    for (const { waiting } of this.deliveries) {
      if (!waiting || waiting.delayedSince === null || waiting.dueAt <= this.pausedAt) continue;
      waiting.dueAt += this.now - Math.max(this.pausedAt, waiting.delayedSince);
    }
    return true;
  }

  /** D21, §3.1: resets the health; a paused webhook stays paused. */
  save(): void {
    if (this.state !== 'paused') this.state = 'enabled';
    this.#forgetFailures();
  }

  /** D25. */
  remove(): boolean {
    if (this.state === 'removed') return false;
    this.state = 'removed';
    this.#forgetFailures();
    this.endWaiting();
    // D48: waiting deliveries are deleted, including requested redeliveries.
    if (this.claim) this.claim.isForgotten = true;
    if (this.batch) this.batch.ended ??= 'stopped';
    return true;
  }

  #forgetFailures(): void {
    this.failures = 0;
    this.paceMs = 0;
    this.restsUntil = 0;
  }

  endWaiting(): void {
    for (const delivery of this.deliveries) {
      if (delivery.waiting === null) continue;
      delivery.waiting = null;
      this.reach(delivery, 'undelivered');
    }
  }

  reach(delivery: ReferenceDelivery, state: ReferenceDelivery['state']): void {
    delivery.state = state;
    delivery.changedAt = this.now;
  }

  /** §3.2, D10, D20. */
  redeliver(delivery: ReferenceDelivery): Refusal | 'ok' {
    if (delivery.recordedAt < this.now - RETENTION) return 'too_old';
    if (this.state === 'removed') return 'no_webhook';
    if (this.state === 'disabled') return 'disabled';
    const { waiting } = delivery;
    const isClicked = waiting !== null && waiting.failures === null && waiting.dueAt <= this.now;
    if (this.isOnTheWire(delivery) || isClicked) return 'in_flight';
    if (!this.#consume('redeliver', REDELIVERIES)) return 'rate_limited';
    this.#putBack(delivery);
    return 'ok';
  }

  /** D20: a redelivery comes before everything else that waits. */
  #putBack(delivery: ReferenceDelivery): void {
    const others = this.deliveries.flatMap(({ waiting }) => (waiting?.failures == null ? [] : [waiting.dueAt]));
    delivery.waiting = {
      dueAt: Math.min(this.state === 'paused' ? this.pausedAt : this.now, Math.min(...others) - 0.001),
      delayedSince: null,
      failures: null,
    };
    if (delivery.state !== 'waiting') this.reach(delivery, 'waiting');
  }

  isOnTheWire(delivery: ReferenceDelivery): boolean {
    const flight = this.claim?.flights.find((one) => one.delivery === delivery);
    return flight !== undefined && flight.number > delivery.attempts.length;
  }

  /** A15: a window starts with the first use and does not slide. */
  #consume(name: string, limit: number): boolean {
    const open = this.#windows.get(name);
    if (!open || open.until <= this.now) {
      this.#windows.set(name, { until: this.now + MINUTE, used: 1 });
      return true;
    }
    if (open.used >= limit) return false;
    open.used += 1;
    return true;
  }

  /** A26. */
  order(state: Ended): Refusal | 'ok' {
    if (this.state === 'removed') return 'no_webhook';
    if (this.state === 'disabled') return 'disabled';
    if (this.batch?.ended === null) return 'running';
    const batch = { state, before: this.now, after: '', redelivered: 0, ended: null };
    this.batch = { ...batch, total: this.#wanted(batch).length };
    return 'ok';
  }

  #wanted({ state, before, after }: Pick<ReferenceBatch, 'state' | 'before' | 'after'>): readonly ReferenceDelivery[] {
    return this.deliveries.filter(
      (one) =>
        one.state === state &&
        !one.isTest &&
        one.recordedAt < before &&
        one.recordedAt >= this.now - RETENTION &&
        one.eventId > after,
    );
  }

  stopOrder(): boolean {
    if (this.batch?.ended !== null) return false;
    this.batch.ended = 'stopped';
    return true;
  }

  /** A26: in the order of the votes, at most ten per minute; waits while the webhook is disabled. */
  continueOrder(): void {
    if (this.batch?.ended !== null || this.state === 'disabled') return;
    const { batch } = this;
    for (let taken = 0; taken < REDELIVERIES; taken += 1) {
      const [next] = this.#wanted(batch);
      if (!next) batch.ended = 'done';
      if (!next || !this.#consume('redeliver', REDELIVERIES)) return;
      this.#putBack(next);
      batch.after = next.eventId;
      batch.redelivered += 1;
    }
  }

  /** D11: sent at once in every state of the webhook, with one attempt that is never counted. */
  test(eventId: string | null): Refusal | 'ok' {
    if (this.state === 'removed') return 'no_webhook';
    if (!this.#consume('test', TESTS)) return 'rate_limited';
    if (eventId === null) return 'ok';
    const { verdict, code, httpStatus } = this.ask({ eventId, attempt: 1 });
    this.deliveries.push({
      eventId,
      isTest: true,
      recordedAt: this.now,
      attempts: [{ number: 1, trigger: 'test', code, httpStatus, charged: false }],
      state: verdict === 'retryable' ? 'undelivered' : verdict,
      changedAt: this.now,
      waiting: null,
    });
    return 'ok';
  }

  /** The deliveries that are due now, in the order in which they are sent. */
  get due(): readonly (ReferenceDelivery & { waiting: WaitingReference })[] {
    if (this.state !== 'enabled' || this.restsUntil > this.now) return [];
    return this.deliveries
      .filter((one): one is ReferenceDelivery & { waiting: WaitingReference } => one.waiting !== null)
      .filter(({ waiting }) => waiting.dueAt <= this.now)
      .sort((a, b) => a.waiting.dueAt - b.waiting.dueAt || (a.eventId < b.eventId ? -1 : 1));
  }

  /** When the next delivery is due; null if none will be due without another step. */
  get nextDueAt(): number | null {
    const dueTimes = this.state === 'enabled' ? this.deliveries.flatMap((one) => one.waiting?.dueAt ?? []) : [];
    const next = dueTimes.length > 0 ? Math.max(Math.min(...dueTimes), this.restsUntil) : null;
    return this.claim ? this.claim.until : next;
  }

  hold(flights: readonly Flight[]): ReferenceClaim {
    this.claim = { until: this.now + LEASE, flights, isForgotten: false };
    return this.claim;
  }
}
