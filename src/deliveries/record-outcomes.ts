// Writes the outcomes of many attempts in one transaction: the log, the queue, the endpoints' health and the release of
// their leases. A process whose lease was taken over writes nothing (fencing).
import { type AttemptResult, hasArrived, isConfirmed } from '../channels/channel.ts';
import { faultPoint } from '../core/fault-point.ts';
import type { Connection, Db } from '../db/database.ts';
import { endQueuedDeliveries, endQueuedVotes } from '../endpoints/end-queue-queries.ts';
import { type Health, healthAlertAt } from '../endpoints/health.ts';
import {
  type ClaimedAttempt,
  countAttempt,
  type DeliveryOutcome,
  decideOutcome,
  type EndedAttempt,
} from './attempt.ts';
import type { EndpointClaim } from './claim.ts';
import { isSameLease } from './lease.ts';
import {
  type AttemptRecord,
  type EndpointUpdate,
  type FailureNotice,
  insertFailureNotices,
  type LockedEndpoint,
  lockEndpoints,
  selectUnwrittenAttempts,
  updateEndpoints,
  writeAttempts,
} from './record-queries.ts';
import { settleRewards } from './rewards.ts';

/** The part of a run's results to write now. */
export interface RunReport {
  readonly claim: EndpointClaim;
  /** In the order in which the attempts ended. */
  readonly results: readonly EndedAttempt[];
  /**
   * The run is over: release the lease. Attempts that were claimed and never started are then treated as if they had
   * not been claimed.
   */
  readonly ended: boolean;
}

export interface RetryPolicy {
  readonly delaysSeconds: readonly number[];
  readonly paceMaxMs: number;
  /** Returns a random number in [0, 1); called for each delay. */
  readonly chance: () => number;
}

/** The endpoints whose runs may continue; the others have been paused, disabled or taken over. */
export type HeldLeases = ReadonlySet<string>;

export interface RecordedReports {
  readonly held: HeldLeases;
  /** Endpoints that these results disabled. */
  readonly disabled: number;
}

/** `isRetry`: an earlier write of these reports failed. Results that are already in the database are skipped. */
export async function recordOutcomes(
  db: Db,
  reports: readonly RunReport[],
  policy: RetryPolicy,
  isRetry = false,
): Promise<RecordedReports> {
  faultPoint('record.started');
  const recorded = await db.transaction().execute(async (transaction) => {
    const locked = await lockEndpoints(
      transaction,
      reports.map(({ claim }) => claim.endpointId),
    );
    const rows = new Map(locked.map((row) => [row.id, row]));
    const unwritten = isRetry ? await withoutWritten(transaction, reports) : reports;
    const outcomes = unwritten.flatMap((report) => {
      const row = rows.get(report.claim.endpointId);
      if (!row || !isSameLease(row, report.claim)) return [];
      const results = isRetry ? recount(row, report.results, policy) : currentResults(row, report, policy);
      return [decideEndpoint(row, { ...report, results }, policy)];
    });
    await write(transaction, outcomes);
    const held = outcomes.filter(({ update }) => update.health.state === 'enabled');
    const disabled = outcomes.filter(({ isNewlyDisabled }) => isNewlyDisabled);
    return { held: new Set(held.map(({ update }) => update.id)), disabled: disabled.length };
  });
  faultPoint('record.committed');
  if (recorded.disabled > 0) faultPoint('disable.committed');
  if (reports.some(({ ended }) => ended)) faultPoint('release.committed');
  return recorded;
}

/** Removes results that are already in the log, or whose event is past its retention. */
async function withoutWritten(transaction: Connection, reports: readonly RunReport[]): Promise<readonly RunReport[]> {
  const attempts = reports.flatMap(({ results }) => results.map(({ attempt }) => attempt));
  const unwritten = await selectUnwrittenAttempts(transaction, attempts);
  return reports.map((report) => ({
    ...report,
    results: report.results.filter(({ attempt }) => unwritten.has(attempt.id)),
  }));
}

/** The run has already counted its results. They are recounted only if the owner has changed the endpoint since. */
function currentResults(row: LockedEndpoint, { results }: RunReport, policy: RetryPolicy) {
  const before = results[0]?.healthBefore ?? row;
  const isUnchanged =
    before.state === row.state &&
    before.consecutiveFailures === row.consecutiveFailures &&
    before.paceMs === row.paceMs;
  return isUnchanged ? results : recount(row, results, policy);
}

function recount(row: LockedEndpoint, results: readonly EndedAttempt[], { paceMaxMs }: RetryPolicy) {
  let healthAfter = healthOf(row);
  return results.map((ended): EndedAttempt => {
    const healthBefore = healthAfter;
    healthAfter = countAttempt(healthBefore, ended, paceMaxMs);
    return { ...ended, healthBefore, healthAfter };
  });
}

function healthOf({ kind, state, consecutiveFailures, paceMs }: LockedEndpoint): Health {
  return { kind, state, consecutiveFailures, paceMs };
}

interface EndpointOutcome {
  readonly attempts: readonly AttemptRecord[];
  readonly update: EndpointUpdate;
  /** Whether the update changes anything in the row. */
  readonly hasChanges: boolean;
  readonly isNewlyDisabled: boolean;
  readonly notices: readonly FailureNotice[];
}

function decideEndpoint(
  row: LockedEndpoint,
  { results, ended }: Pick<RunReport, 'results' | 'ended'>,
  policy: RetryPolicy,
): EndpointOutcome {
  const counted = results.filter(({ attempt }) => !attempt.isTest);
  const last = counted.at(-1);
  const health = last?.healthAfter ?? healthOf(row);
  const update: EndpointUpdate = {
    id: row.id,
    health,
    restMs: restAfter(counted),
    delivered: counted.some(({ result }) => isConfirmed(result.verdict)),
    unconfirmed: counted.some(({ result }) => hasArrived(result.verdict) && !isConfirmed(result.verdict)),
    failure: counted.findLast(({ result }) => isCountedFailure(result))?.result ?? null,
    release: ended,
  };
  return {
    attempts: results.map((result) => decideAttempt(row, result, policy)),
    update,
    hasChanges: hasChanges(update, row),
    isNewlyDisabled: health.state === 'disabled' && row.state !== 'disabled',
    notices: counted.flatMap(noticeOf),
  };
}

function decideAttempt(row: LockedEndpoint, ended: EndedAttempt, policy: RetryPolicy): AttemptRecord {
  const { attempt, startedAtMs, result, healthAfter } = ended;
  const outcome = decideOutcome({
    result,
    failures: attempt.failures,
    endpoint: healthAfter.state,
    delaysSeconds: policy.delaysSeconds,
    chance: policy.chance(),
  });
  return {
    attempt,
    startedAtMs,
    result,
    trigger: triggerOf(attempt),
    outcome: whilePaused(outcome, row.pausedForMs),
  };
}

function triggerOf({ failures, number }: ClaimedAttempt): AttemptRecord['trigger'] {
  if (failures === null) return 'redelivery';
  return number === 1 ? 'vote' : 'retry';
}

/**
 * A retry's delay stops counting down when the webhook is paused (decision D9), even if the response arrived later:
 * resuming adds the length of the whole pause.
 */
function whilePaused(outcome: DeliveryOutcome, pausedForMs: number): DeliveryOutcome {
  return outcome.state === 'waiting' ? { ...outcome, delayMs: outcome.delayMs - pausedForMs } : outcome;
}

function isCountedFailure({ verdict, charged }: AttemptResult): boolean {
  return charged && !hasArrived(verdict);
}

/**
 * How long the endpoint rests: for its pace or, if a chat platform throttled us, for as long as the platform requested.
 */
function restAfter(counted: readonly EndedAttempt[]): number {
  let restMs = 0;
  for (const { result, healthAfter } of counted) {
    const requestedMs = result.charged ? 0 : (result.retryAfterSeconds ?? 0) * 1000;
    restMs = result.verdict === 'retryable' ? Math.max(restMs, healthAfter.paceMs, requestedMs) : 0;
  }
  return restMs;
}

/**
 * Most results under a lease are successes like those before them, and updating the row for each would create useless
 * row versions.
 */
function hasChanges({ health, restMs, delivered, unconfirmed, failure, release }: EndpointUpdate, row: LockedEndpoint) {
  if (release || restMs > 0 || failure !== null || unconfirmed) return true;
  const isSameHealth =
    health.state === row.state &&
    health.consecutiveFailures === row.consecutiveFailures &&
    health.paceMs === row.paceMs;
  return !isSameHealth || (delivered && !row.deliveredLately);
}

/** A notice of the failure that was just counted, if the owner is notified of it. */
function noticeOf({ attempt, healthBefore, healthAfter }: EndedAttempt): readonly FailureNotice[] {
  const { consecutiveFailures: failures } = healthAfter;
  const kind = failures > healthBefore.consecutiveFailures ? healthAlertAt(healthAfter) : null;
  if (kind === null) return [];
  const { endpointId, eventId, number } = attempt;
  return [{ endpointId, kind, failures, eventId, attempt: number }];
}

async function write(transaction: Connection, outcomes: readonly EndpointOutcome[]): Promise<void> {
  const attempts = outcomes.flatMap((one) => one.attempts);
  if (attempts.some(({ outcome }) => outcome.state === 'waiting')) faultPoint('record.retry');
  if (attempts.length > 0) await writeAttempts(transaction, attempts);
  if (attempts.length > 0) faultPoint('record.written');
  const listeners = outcomes.filter(({ update }) => update.health.kind === 'listener');
  const votes = listeners.flatMap((one) => one.attempts);
  if (votes.length > 0) await settleRewards(transaction, votes);
  if (votes.length > 0) faultPoint('record.settled');
  const disabled = outcomes.filter(({ isNewlyDisabled }) => isNewlyDisabled);
  for (const { update } of disabled) await endQueuedDeliveries(transaction, update.id);
  if (disabled.length > 0) faultPoint('record.disabled');
  const updates = outcomes.filter(({ hasChanges }) => hasChanges).map(({ update }) => update);
  if (updates.length > 0) await updateEndpoints(transaction, updates);
  if (outcomes.some(({ update }) => update.release)) faultPoint('record.released');
  const notices = outcomes.flatMap((one) => one.notices);
  if (notices.length > 0) await insertFailureNotices(transaction, notices);
  // For listeners that were removed while votes for them were claimed: the votes that were not started are not sent.
  const removed = listeners.filter(({ update }) => update.release && update.health.state === 'removed');
  const removedIds = removed.map(({ update }) => update.id);
  if (removedIds.length > 0) await endQueuedVotes(transaction, removedIds);
}
