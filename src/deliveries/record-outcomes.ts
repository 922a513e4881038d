// Writes what attempts ended as, many at once, in one transaction: the log, the deliveries, the endpoints' health
// and the release of their leases. A process whose lease was taken over writes nothing (fencing by epoch).
import { hasArrived, isConfirmed } from '../channels/channel.ts';
import { faultPoint } from '../core/fault-point.ts';
import type { Connection, Db } from '../db/database.ts';
import type { EndpointKind, Trigger } from '../db/schema.ts';
import { endQueuedDeliveries, endQueuedVotes } from '../endpoints/end-queue-queries.ts';
import { type Health, healthAfterAttempt, healthAlertAt } from '../endpoints/health.ts';
import type { ClaimedAttempt } from './claim-queries.ts';
import { type FailureNotice, insertFailureNotices } from './failure-notice-queries.ts';
import { type DeliveryOutcome, decideOutcome } from './outcome.ts';
import {
  type EndpointUpdate,
  healthOf,
  type LockedEndpoint,
  lockEndpoints,
  type ResultRow,
  selectUnwrittenAttempts,
  updateEndpoints,
  writeResults,
} from './record-queries.ts';
import { settleRewards } from './rewards.ts';
import type { EndedAttempt } from './run.ts';

/** What is to be written of one endpoint. */
export interface RunReport {
  readonly endpointId: string;
  readonly epoch: number;
  /** In the order in which the attempts ended. */
  readonly results: readonly EndedAttempt[];
  /** The run is over: release the lease; with it, what was claimed and never begun is as if it had not been. */
  readonly ended: boolean;
}

export interface RetryPolicy {
  readonly delaysSeconds: readonly number[];
  readonly paceMaxMs: number;
  /** From 0 up to 1, each time anew. */
  readonly chance: () => number;
}

/** The endpoints that can go on with their runs; the others were paused, disabled or taken over meanwhile. */
export type HeldLeases = ReadonlySet<string>;

export interface RecordedReports {
  readonly ours: HeldLeases;
  /** Endpoints that these results disabled. */
  readonly disabled: number;
}

/** `again`: these reports were tried before and may be in the database already; then they count for nothing (D6). */
export async function recordOutcomes(
  db: Db,
  given: readonly RunReport[],
  rules: RetryPolicy,
  again = false,
): Promise<RecordedReports> {
  faultPoint('record.started');
  const recorded = await db.transaction().execute(async (transaction) => {
    const locked = await lockEndpoints(transaction, [...new Set(given.map((report) => report.endpointId))]);
    const rows = new Map(locked.map((row) => [row.id, row]));
    const reports = again ? await stillOpen(transaction, given) : given;
    const judged = reports.flatMap((report) => {
      const row = rows.get(report.endpointId);
      return row && row.epoch === report.epoch ? [judge(report, row, rules)] : [];
    });
    const results = judged.flatMap((one) => one.results);
    if (results.some(({ state }) => state === 'waiting')) faultPoint('record.retry');
    if (results.length > 0) await writeResults(transaction, results);
    if (results.length > 0) faultPoint('record.written');
    const votes = judged.flatMap((one) => (one.kind === 'listener' ? one.results : []));
    if (votes.length > 0) await settleRewards(transaction, votes);
    if (votes.length > 0) faultPoint('record.settled');
    const disabled = judged.filter((one) => one.nowDisabled);
    for (const { update } of disabled) await endQueuedDeliveries(transaction, update.id);
    if (disabled.length > 0) faultPoint('record.disabled');
    const updates = judged.filter((one) => one.isNews).map((one) => one.update);
    if (updates.length > 0) await updateEndpoints(transaction, updates);
    if (judged.some((one) => one.update.release)) faultPoint('record.released');
    const notices = judged.flatMap((one) => one.notices);
    if (notices.length > 0) await insertFailureNotices(transaction, notices);
    const left = judged.filter((one) => one.kind === 'listener' && isLeft(one.update));
    if (left.length > 0)
      await endQueuedVotes(
        transaction,
        left.map((one) => one.update.id),
      );
    const ours = judged.filter((one) => one.update.state === 'enabled').map((one) => one.update.id);
    return { ours: new Set(ours), disabled: disabled.length };
  });
  faultPoint('record.committed');
  if (recorded.disabled > 0) faultPoint('disable.committed');
  if (given.some((report) => report.ended)) faultPoint('release.committed');
  return recorded;
}

/** A listener that was removed while votes for it were claimed: those that were not begun are nobody's any more. */
function isLeft({ state, release }: EndpointUpdate): boolean {
  return state === 'removed' && release;
}

/** The reports without the results that were written already, or for whose event there is no log any more. */
async function stillOpen(
  transaction: Connection,
  reports: readonly RunReport[],
): Promise<readonly RunReport[]> {
  const attempts = reports.flatMap((report) => report.results.map(({ attempt }) => attempt));
  const open = await selectUnwrittenAttempts(transaction, attempts);
  return reports.map((report) => ({
    ...report,
    results: report.results.filter(({ attempt }) => open.has(attempt.id)),
  }));
}

interface Judged {
  readonly kind: EndpointKind;
  readonly results: readonly ResultRow[];
  readonly update: EndpointUpdate;
  /** Whether the update tells anything that its row does not. */
  readonly isNews: boolean;
  readonly nowDisabled: boolean;
  /** Nearly always none. */
  readonly notices: readonly FailureNotice[];
}

/** What one endpoint's report means, given its row as it stands now. */
function judge(report: RunReport, row: LockedEndpoint, rules: RetryPolicy): Judged {
  let health: Health = healthOf(row);
  let rest = 0;
  let delivered = false;
  let unconfirmed = false;
  let failure: EndedAttempt['answer'] | null = null;
  const notices: FailureNotice[] = [];
  const results = report.results.map((result) => {
    const { answer, attempt, wasPaced } = result;
    if (!attempt.is_test) {
      const before = health.consecutiveFailures;
      health = healthAfterAttempt(health, { ...answer, wasPaced }, rules.paceMaxMs);
      if (health.consecutiveFailures > before) notices.push(...alarmOf(health, attempt));
      rest = answer.verdict === 'retryable' ? Math.max(rest, restMs(health, answer)) : 0;
      if (isConfirmed(answer.verdict)) delivered = true;
      else if (hasArrived(answer.verdict)) unconfirmed = true;
      else if (answer.charged) failure = answer;
    }
    const outcome = decideOutcome({
      answer,
      failures: attempt.failures,
      endpoint: health.state,
      delaysSeconds: rules.delaysSeconds,
      chance: rules.chance(),
    });
    return resultRow(result, standingStill(outcome, row.paused_for_ms));
  });
  const update: EndpointUpdate = {
    id: row.id,
    state: health.state,
    consecutive_failures: health.consecutiveFailures,
    pace_ms: health.paceMs,
    rest_ms: rest,
    delivered,
    unconfirmed,
    ...failureOf(failure),
    release: report.ended,
  };
  const nowDisabled = health.state === 'disabled' && row.state !== 'disabled';
  return { kind: row.kind, results, update, isNews: isNews(update, row), nowDisabled, notices };
}

/** Most results of a lease are deliveries among deliveries: a version of the row for each write of them would be of no use. */
function isNews(update: EndpointUpdate, row: LockedEndpoint): boolean {
  if (update.release || update.rest_ms > 0 || update.failure_code !== null || update.unconfirmed) return true;
  const { state, consecutive_failures, pace_ms, delivered } = update;
  const isSame =
    state === row.state && consecutive_failures === row.consecutive_failures && pace_ms === row.pace_ms;
  return !isSame || (delivered && !row.delivered_lately);
}

/** The failure that has just been counted, where it is one to tell of. */
function alarmOf(health: Health, attempt: EndedAttempt['attempt']): readonly FailureNotice[] {
  const kind = healthAlertAt(health);
  if (kind === null) return [];
  const { endpoint_id, event_id, number } = attempt;
  return [{ endpoint_id, kind, failures: health.consecutiveFailures, event_id, attempt: number }];
}

/** A retry's clock stands still from the pause on (decision D9), also when the answer came later: resuming moves it by all of the pause. */
function standingStill(outcome: DeliveryOutcome, pausedForMs: number): DeliveryOutcome {
  return outcome.state === 'waiting' ? { ...outcome, delayMs: outcome.delayMs - pausedForMs } : outcome;
}

/** A throttle rests the whole endpoint for as long as the platform asked, whatever fails beside it; a failure for the pace. */
function restMs(health: Health, answer: EndedAttempt['answer']): number {
  const asked = answer.charged ? 0 : (answer.retryAfterSeconds ?? 0) * 1000;
  return Math.max(health.paceMs, asked);
}

function failureOf(answer: EndedAttempt['answer'] | null) {
  return { failure_code: answer?.code ?? null, failure_status: answer?.httpStatus ?? null };
}

/** An attempt that ended: at a test event, or with a run. */
type Ended = Pick<EndedAttempt, 'startedAtMs' | 'answer'> & {
  readonly attempt: Omit<ClaimedAttempt, 'body'>;
};

/** The tables' words for a result. */
export function resultRow(
  { attempt, startedAtMs, answer }: Ended,
  outcome: DeliveryOutcome,
  trigger: Trigger = triggerOf(attempt),
): ResultRow {
  const waits = outcome.state === 'waiting';
  const round = (ms: number | null) => (ms === null ? null : Math.round(ms));
  return {
    endpoint_id: attempt.endpoint_id,
    event_id: attempt.event_id,
    id: attempt.id,
    number: attempt.number,
    trigger,
    started_at_ms: startedAtMs,
    state: outcome.state,
    due_in_ms: waits ? outcome.delayMs : null,
    failures: waits ? outcome.failures : null,
    code: answer.code,
    http_status: answer.httpStatus,
    charged: answer.charged && !hasArrived(answer.verdict) && !attempt.is_test,
    duration_ms: Math.round(answer.durationMs),
    dns_ms: round(answer.timings.dnsMs),
    connect_ms: round(answer.timings.connectMs),
    tls_ms: round(answer.timings.tlsMs),
    first_byte_ms: round(answer.timings.firstByteMs),
    address: answer.address,
    response_headers: answer.responseHeaders,
    response_body: answer.responseBody,
  };
}

function triggerOf({ failures, number }: Pick<ClaimedAttempt, 'failures' | 'number'>): Trigger {
  if (failures === null) return 'redelivery';
  return number === 1 ? 'vote' : 'retry';
}
