// Writes the outcomes of many attempts: the log, the queue, the endpoints' health and the release of their leases, all
// or nothing for each endpoint. A process whose lease was taken over writes nothing (fencing).
//
// What is written depends on the endpoint's row. It is first decided for the row as the claim found it, and written in
// one statement on the condition that the row has not changed. The rest is decided again, under locks.
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
  type FailureNotice,
  insertFailureNotices,
  type LockedEndpoint,
  lockEndpoints,
  selectUnwrittenAttempts,
} from './record-queries.ts';
import { settleRewards } from './rewards.ts';
import { type EndpointOutcome, type WrittenEndpoint, writeOutcomes } from './write-outcomes-queries.ts';

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
  /** Milliseconds until the first delivery of a released endpoint is due; null when none is waiting. */
  readonly dueInMs: number | null;
}

/** `isRetry`: an earlier write of these reports failed. Results that are already in the database are skipped. */
export async function recordOutcomes(
  db: Db,
  reports: readonly RunReport[],
  policy: RetryPolicy,
  isRetry = false,
): Promise<RecordedReports> {
  faultPoint('record.started');
  const expected = isRetry ? [] : decideForClaims(reports, policy);
  const written = expected.length > 0 ? summarize(expected, await writeOutcomes(db, expected, true)) : NOTHING;
  const rest = reports.filter(({ claim }) => !written.ids.has(claim.endpointId));
  const recorded = rest.length > 0 ? combine(written, await recordLocked(db, rest, policy, isRetry)) : written;
  faultPoint('record.committed');
  if (recorded.disabled > 0) faultPoint('disable.committed');
  if (reports.some(({ ended }) => ended)) faultPoint('release.committed');
  return recorded;
}

interface Written extends RecordedReports {
  readonly ids: ReadonlySet<string>;
}

const NOTHING: Written = { ids: new Set(), held: new Set(), disabled: 0, dueInMs: null };

function summarize(outcomes: readonly Decision[], endpoints: readonly WrittenEndpoint[]): Written {
  const ids = new Set(endpoints.map(({ id }) => id));
  const written = outcomes.filter(({ update }) => ids.has(update.id));
  return {
    ids,
    held: new Set(written.filter(({ update }) => update.health.state === 'enabled').map(({ update }) => update.id)),
    disabled: written.filter(({ isNewlyDisabled }) => isNewlyDisabled).length,
    dueInMs: earliest(endpoints.map(({ dueInMs }) => dueInMs)),
  };
}

function combine(one: Written, other: Written): RecordedReports {
  return {
    held: new Set([...one.held, ...other.held]),
    disabled: one.disabled + other.disabled,
    dueInMs: earliest([one.dueInMs, other.dueInMs]),
  };
}

function earliest(dueInMs: readonly (number | null)[]): number | null {
  const known = dueInMs.filter((ms) => ms !== null);
  return known.length > 0 ? Math.min(...known) : null;
}

/**
 * Decides for each endpoint as the claim found it, and as only the run's own results have changed it. That is right for
 * nearly all reports. Leaves out those that can be decided only for the endpoint's current row, and those that need
 * more than one statement.
 */
function decideForClaims(reports: readonly RunReport[], policy: RetryPolicy): readonly Decision[] {
  const byEndpoint = Map.groupBy(reports, ({ claim }) => claim.endpointId);
  // Of two runs of one endpoint, one has lost its lease, and only the endpoint's row says which.
  const alone = reports.filter(({ claim }) => byEndpoint.get(claim.endpointId)?.length === 1);
  return alone.flatMap((report) => decideForClaim(report, policy));
}

function decideForClaim({ claim, results, ended }: RunReport, policy: RetryPolicy): readonly Decision[] {
  const [first] = results;
  if (!first || first.healthBefore.kind === 'listener') return [];
  const { endpointId: id, epoch, leaseToken, settingsVersion } = claim;
  const row = { id, epoch, leaseToken, settingsVersion, pausedForMs: 0, ...first.healthBefore };
  const decided = decideEndpoint(row, { results, ended }, policy);
  return decided.isNewlyDisabled || decided.notices.length > 0 ? [] : [decided];
}

/** Locks the endpoints' rows and decides for them as they are now. */
async function recordLocked(
  db: Db,
  reports: readonly RunReport[],
  policy: RetryPolicy,
  isRetry: boolean,
): Promise<Written> {
  return db.transaction().execute(async (transaction) => {
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
    return outcomes.length > 0 ? summarize(outcomes, await write(transaction, outcomes)) : NOTHING;
  });
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

interface Decision extends EndpointOutcome {
  readonly isNewlyDisabled: boolean;
  readonly notices: readonly FailureNotice[];
}

function decideEndpoint(
  row: LockedEndpoint,
  { results, ended }: Pick<RunReport, 'results' | 'ended'>,
  policy: RetryPolicy,
): Decision {
  const counted = results.filter(({ attempt }) => !attempt.isTest);
  const last = counted.at(-1);
  const before = healthOf(row);
  const health = last?.healthAfter ?? before;
  return {
    attempts: results.map((result) => decideAttempt(row, result, policy)),
    update: {
      id: row.id,
      lease: row,
      settingsVersion: row.settingsVersion,
      before,
      health,
      restMs: restAfter(counted),
      delivered: counted.some(({ result }) => isConfirmed(result.verdict)),
      unconfirmed: counted.some(({ result }) => hasArrived(result.verdict) && !isConfirmed(result.verdict)),
      failure: counted.findLast(({ result }) => isCountedFailure(result))?.result ?? null,
      release: ended,
    },
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
  if (outcome.state === 'waiting') faultPoint('record.retry');
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

/** A notice of the failure that was just counted, if the owner is notified of it. */
function noticeOf({ attempt, healthBefore, healthAfter }: EndedAttempt): readonly FailureNotice[] {
  const { consecutiveFailures: failures } = healthAfter;
  const kind = failures > healthBefore.consecutiveFailures ? healthAlertAt(healthAfter) : null;
  if (kind === null) return [];
  const { endpointId, eventId, number } = attempt;
  return [{ endpointId, kind, failures, eventId, attempt: number }];
}

async function write(transaction: Connection, outcomes: readonly Decision[]): Promise<readonly WrittenEndpoint[]> {
  const listeners = outcomes.filter(({ update }) => update.health.kind === 'listener');
  const votes = listeners.flatMap((one) => one.attempts);
  // Before the release, which looks for what is due next: a settled vote may make room for another one.
  if (votes.length > 0) await settleRewards(transaction, votes);
  if (votes.length > 0) faultPoint('record.settled');
  const written = await writeOutcomes(transaction, outcomes, false);
  faultPoint('record.written');
  const disabled = outcomes.filter(({ isNewlyDisabled }) => isNewlyDisabled);
  for (const { update } of disabled) await endQueuedDeliveries(transaction, update.id);
  if (disabled.length > 0) faultPoint('record.disabled');
  const notices = outcomes.flatMap((one) => one.notices);
  if (notices.length > 0) await insertFailureNotices(transaction, notices);
  // For listeners that were removed while votes for them were claimed: the votes that were not started are not sent.
  const removed = listeners.filter(({ update }) => update.release && update.health.state === 'removed');
  const removedIds = removed.map(({ update }) => update.id);
  if (removedIds.length > 0) await endQueuedVotes(transaction, removedIds);
  return written;
}
