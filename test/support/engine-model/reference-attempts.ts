// The reference's engine: which attempts are sent at a given time, in which order, and how their results change the
// delivery and the webhook (§3.1, §3.2; D3, D5 to D7, D14, D18, D19, D22, D23).
import type { AttemptEnd } from './behaviors.ts';
import type { Reference } from './reference.ts';
import type { Flight, ReferenceClaim, ReferenceDelivery, ReferenceTrigger } from './reference-state.ts';

const DELAYS = [15_000, 120_000, 600_000, 3_600_000, 21_600_000];
const JITTER = 0.1;
const RETRY_AFTER_MOST = 86_400_000;
const FAILURES_TO_DISABLE = 20;
const MOST_AT_ONCE = 10;
const FIRST_PACE = 100;
const LONGEST_PACE = 10_000;
/** How many deliveries a process claims at a time, which is visible only if it dies before sending them. */
const MOST_CLAIMED = 50;

/** Sends everything that is due; `chance` is the random number. */
export function tick(model: Reference, chance: number): void {
  if (model.claim) {
    if (model.claim.until >= model.now) return;
    takeOver(model, model.claim);
  }
  while (model.due.length > 0) sendSome(model, chance);
}

/**
 * D23: the results of a dead process's attempts are unknown. They are not charged, and their deliveries are retried
 * under the next number.
 */
function takeOver(model: Reference, claim: ReferenceClaim): void {
  for (const { delivery, number, ...flight } of claim.flights) {
    const trigger = claim.isForgotten ? triggerOf(0, number) : flight.trigger;
    delivery.attempts.push({ number, trigger, code: 'interrupted', httpStatus: null, charged: false });
  }
  model.claim = null;
}

/** D18: only this many are sent at a time; a retryable failure holds back the rest (D7). */
function sendSome(model: Reference, chance: number): void {
  const some = claimable(model);
  const underWay: { flight: Flight; end: AttemptEnd; wasPaced: boolean }[] = [];
  let stopped = false;
  while (some.length > 0 || underWay.length > 0) {
    while (!stopped && some.length > 0 && underWay.length < maxAttemptsAtOnce(model)) {
      const flight = some.shift()!;
      underWay.push({ flight, end: startAttempt(model, flight), wasPaced: model.paceMs > 0 });
    }
    const first = underWay.shift();
    if (!first) return;
    if (first.end.verdict === 'retryable') stopped = true;
    finishAttempt(model, first.flight, first.end, { wasPaced: first.wasPaced, chance });
  }
}

export function claimable(model: Reference): Flight[] {
  return model.due.slice(0, maxAttemptsAtOnce(model) > 1 ? MOST_CLAIMED : 1).map((delivery) => {
    const number = delivery.attempts.length + 1;
    return { delivery, number, trigger: triggerOf(delivery.waiting.failures, number) };
  });
}

function triggerOf(failures: number | null, number: number): ReferenceTrigger {
  if (failures === null) return 'redelivery';
  return number === 1 ? 'vote' : 'retry';
}

export function maxAttemptsAtOnce(model: Reference): number {
  if (model.state === 'disabled') return 0;
  return model.paceMs > 0 ? 1 : Math.min(MOST_AT_ONCE, FAILURES_TO_DISABLE - model.failures);
}

export function startAttempt(model: Reference, { delivery, number }: Flight): AttemptEnd {
  return model.ask({ eventId: delivery.eventId, attempt: number });
}

export interface AttemptConditions {
  /** Whether the webhook was limited to one attempt at a time when the attempt was claimed. */
  readonly wasPaced: boolean;
  /** The random number for the jitter, at least 0 and less than 1. */
  readonly chance: number;
}

/** Records the result of an attempt in the log, the webhook and the delivery. */
export function finishAttempt(
  model: Reference,
  { delivery, number, trigger }: Flight,
  end: AttemptEnd,
  { wasPaced, chance }: AttemptConditions,
): void {
  const { code, httpStatus, charged } = end;
  delivery.attempts.push({ number, trigger, code, httpStatus, charged: charged && !delivery.isTest });
  const isWaiting = delivery.waiting !== null;
  if (!delivery.isTest) updateHealth(model, end, wasPaced);
  const failures = trigger === 'redelivery' ? null : retriesSpent(delivery);
  const delay = isWaiting ? delayAfter(model, end, failures, chance) : null;
  delivery.waiting = delay === null ? null : { dueAt: model.now + delay, delayedSince: model.now, failures };
  if (end.verdict !== 'retryable') model.reach(delivery, end.verdict);
  else model.reach(delivery, delay === null ? 'undelivered' : 'waiting');
}

/** Charged failures since the last redelivery; a redelivery itself has no retries. */
function retriesSpent({ attempts }: ReferenceDelivery): number {
  return attempts.filter(({ charged }) => charged).length;
}

/** §3.1, D6, D7. */
function updateHealth(model: Reference, end: AttemptEnd, wasPaced: boolean): void {
  if (end.verdict === 'delivered') model.lastDeliveredAt = model.now;
  else if (end.charged) {
    model.lastFailure = { at: model.now, code: end.code, httpStatus: end.httpStatus };
  }
  if (model.state === 'disabled' || model.state === 'removed') return;
  if (end.verdict === 'delivered') model.failures = 0;
  else if (end.charged) model.failures += 1;
  pace(model, end, wasPaced);
  if (model.failures < FAILURES_TO_DISABLE) return;
  model.state = 'disabled';
  model.paceMs = 0;
  model.restsUntil = 0;
  model.endWaiting();
}

function pace(model: Reference, end: AttemptEnd, wasPaced: boolean): void {
  if (end.verdict !== 'retryable') {
    model.paceMs = 0;
    model.restsUntil = 0;
    return;
  }
  if (model.paceMs === 0) model.paceMs = FIRST_PACE;
  else if (wasPaced) model.paceMs = Math.min(model.paceMs * 2, LONGEST_PACE);
  // D32: a throttle applies to the whole endpoint.
  const asked = end.charged ? 0 : end.retryAfterSeconds * 1000;
  model.restsUntil = Math.max(model.restsUntil, model.now + Math.max(model.paceMs, asked));
}

/** The time of the next attempt; null if there is none. */
function delayAfter(model: Reference, end: AttemptEnd, failures: number | null, chance: number): number | null {
  if (end.verdict !== 'retryable' || model.state === 'disabled' || model.state === 'removed') return null;
  const asked = Math.min(end.retryAfterSeconds * 1000, RETRY_AFTER_MOST);
  const jittered = (delay: number) => Math.round(Math.max(delay * (1 + JITTER * chance), asked));
  // D22: an attempt that is not charged does not count as a retry.
  if (!end.charged) return jittered(asked > 0 ? 0 : DELAYS[0]!);
  const delay = failures === null ? undefined : DELAYS[failures - 1];
  return delay === undefined ? null : jittered(delay);
}

/** Results of a claim that the process has lost are discarded (promise 3 of the engine). */
export function finishClaim(
  model: Reference,
  claim: ReferenceClaim,
  ends: readonly AttemptEnd[],
  conditions: AttemptConditions,
): void {
  if (model.claim !== claim) return;
  model.claim = null;
  for (const [index, flight] of claim.flights.entries()) {
    finishAttempt(model, flight, ends[index]!, conditions);
  }
}
