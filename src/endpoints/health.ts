// An endpoint's health (§3.1), as a pure function of how its attempts ended.
//
//   Healthy ──failed attempt──▶ Failing (counts 1 … 19) ──20th in a row──▶ Disabled
//      ▲                            │
//      └───────any 2xx──────────────┘          Disabled ──owner saves again──▶ count 0, enabled
//
// A failure that is worth a retry (5xx, timeout, network error) also paces the endpoint: it gets one attempt at a time,
// with growing pauses. So an outage of half a minute costs a handful of attempts instead of the 20 that disable it
// (decision D7). A 4xx proves that the receiver is up, so it counts as a failure but does not pace.
//
// A vote listener is never paced or disabled: its votes are never retried, so a failure costs only that one vote, and
// the next may succeed (§6.6). Its consecutive failures are counted to notify its owner, and to send it one vote at a
// time while it fails.
import { hasArrived, type Verdict } from '../channels/channel.ts';
import { FAILURES_TO_DISABLE } from '../core/limits.ts';
import type { EndpointKind, EndpointState } from '../db/delivery-tables.ts';

const FIRST_PACE_MS = 100;
/**
 * If an endpoint goes down with ten requests in flight, and pauses grow to ten seconds, half a minute costs fewer than
 * 20 failures.
 */
const MOST_IN_FLIGHT = 10;
/** VotifierPlus serves four connections at a time. A failing listener gets one vote at a time. */
const MOST_VOTES_IN_FLIGHT = 4;

export interface Health {
  readonly kind: EndpointKind;
  readonly state: EndpointState;
  readonly consecutiveFailures: number;
  /** The pause between attempts; 0 if the endpoint is not paced. */
  readonly paceMs: number;
}

export interface Observation {
  readonly verdict: Verdict;
  /** False for our own faults and a chat platform's rate limits: never counted (decision D6), only paced. */
  readonly charged: boolean;
  /** Whether the endpoint was already paced when the attempt started: only then does a failure double the pause. */
  readonly wasPaced: boolean;
}

/** The health after one more attempt. */
export function healthAfterAttempt(health: Health, seen: Observation, paceMaxMs: number): Health {
  if (health.state === 'disabled' || health.state === 'removed') return health;
  if (hasArrived(seen.verdict)) {
    // Nearly every attempt: the same object, because results hold on to it until they are written.
    const isClean = health.consecutiveFailures === 0 && health.paceMs === 0;
    return isClean ? health : { ...health, consecutiveFailures: 0, paceMs: 0 };
  }
  if (health.kind === 'listener')
    return { ...health, consecutiveFailures: health.consecutiveFailures + (seen.charged ? 1 : 0) };
  const paceMs = seen.verdict === 'failed' ? 0 : nextPace(health.paceMs, seen.wasPaced, paceMaxMs);
  if (!seen.charged) return { ...health, paceMs };
  const consecutiveFailures = health.consecutiveFailures + 1;
  if (consecutiveFailures >= FAILURES_TO_DISABLE)
    return { ...health, state: 'disabled', consecutiveFailures, paceMs: 0 };
  return { ...health, consecutiveFailures, paceMs };
}

function nextPace(paceMs: number, wasPaced: boolean, paceMaxMs: number): number {
  if (paceMs === 0) return Math.min(FIRST_PACE_MS, paceMaxMs);
  return wasPaced ? Math.min(paceMs * 2, paceMaxMs) : paceMs;
}

/** How many requests may be in flight: never so many that the limit of 20 would be exceeded if all of them failed. */
export function inFlightBound(health: Health): number {
  if (health.state !== 'enabled') return 0;
  if (health.kind === 'listener') return health.consecutiveFailures > 0 ? 1 : MOST_VOTES_IN_FLIGHT;
  if (health.paceMs > 0) return 1;
  return Math.min(MOST_IN_FLIGHT, FAILURES_TO_DISABLE - health.consecutiveFailures);
}

/** What owners are notified of (decisions D8, P67). */
export type HealthAlert = 'webhook.failing' | 'webhook.disabled' | 'listener.failing';

const WEBHOOK_ALERTS_AT: readonly number[] = [10, 15];
/**
 * A listener is never disabled, and each failure costs a player the reward, so owners are notified early, and once more
 * later.
 */
const LISTENER_ALERTS_AT: readonly number[] = [5, 25];

/** The notification to send for this failure, if the count has just reached a threshold. */
export function healthAlertAt({ kind, state, consecutiveFailures }: Health): HealthAlert | null {
  if (kind === 'listener') return LISTENER_ALERTS_AT.includes(consecutiveFailures) ? 'listener.failing' : null;
  if (state === 'disabled') return 'webhook.disabled';
  return WEBHOOK_ALERTS_AT.includes(consecutiveFailures) ? 'webhook.failing' : null;
}

export type HealthStatus = 'healthy' | 'failing' | 'disabled' | 'paused' | 'no_deliveries_yet';

/**
 * The status on the dashboard (§3.1). `isTried`: whether a counted attempt has ended since the webhook was saved.
 * Saving resets the failure count, but a webhook that failed before is not healthy until a delivery arrives (decision
 * P138).
 */
export function healthStatus(state: EndpointState, consecutiveFailures: number, isTried: boolean): HealthStatus {
  if (state === 'disabled' || state === 'paused') return state;
  if (!isTried) return 'no_deliveries_yet';
  return consecutiveFailures > 0 ? 'failing' : 'healthy';
}

export type ListenerStatus = 'working' | 'failing' | 'unconfirmed' | 'no_votes_yet';

/**
 * A vote listener's status: `failing` after a failure, otherwise by the newest vote that did not fail (decision P137).
 */
export function listenerStatus(row: {
  readonly consecutiveFailures: number;
  readonly lastDeliveredAt: Date | null;
  readonly lastUnconfirmedAt: Date | null;
}): ListenerStatus {
  const { lastDeliveredAt: accepted, lastUnconfirmedAt: unconfirmed } = row;
  if (row.consecutiveFailures > 0) return 'failing';
  if (unconfirmed && !(accepted && accepted > unconfirmed)) return 'unconfirmed';
  return accepted ? 'working' : 'no_votes_yet';
}
