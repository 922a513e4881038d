// Claims work. The lease is on the endpoint, never on a delivery: with one process per endpoint, a single lock ensures
// the limit on requests in flight, the order of deliveries, the exact failure count, pacing and fencing. Everything
// here is committed before a socket opens.
import type { Target } from '../channels/registry.ts';
import { monotonicMs, now } from '../core/clock.ts';
import { faultPoint } from '../core/fault-point.ts';
import type { Connection, Db } from '../db/database.ts';
import { type Health, inFlightBound } from '../endpoints/health.ts';
import type { LoadTargets } from '../endpoints/targets.ts';
import type { ClaimedAttempt } from './attempt.ts';
import {
  type ClaimQuota,
  claimDueDeliveries,
  type LeasedEndpoint,
  leaseEndpoints,
  logInterruptedAttempts,
} from './claim-queries.ts';
import { isSameLease } from './lease.ts';
import { lockEndpoints } from './record-queries.ts';
import { endInterruptedVotes } from './rewards.ts';

/**
 * Enough to keep ten requests in flight for a while, few enough to return to the queue when the endpoint starts to
 * fail.
 */
const BATCH = 50;

/** One endpoint, leased until it is released, with the attempts claimed for it, oldest delivery first. */
export interface EndpointClaim {
  readonly endpointId: string;
  readonly listingId: string;
  /** With the token, fences this process's writes: the endpoint's next lease changes both. */
  readonly epoch: number;
  readonly leaseToken: string;
  /** The version of the settings that `target` was loaded from. */
  readonly settingsVersion: number;
  /** A time by this process's clock at or before the lease began. */
  readonly leasedAt: Date;
  /** The database's clock minus monotonicMs(), for timestamping the start of attempts. */
  readonly databaseClockOffsetMs: number;
  readonly health: Health;
  /** Taken over from a process whose lease expired. */
  readonly orphaned: boolean;
  /** Null when the settings were deleted. */
  readonly target: Target | null;
  readonly attempts: readonly ClaimedAttempt[];
}

interface Claimant {
  readonly search?: DueSearch;
  /** Shows that this process is there (`PgNotifier.presence`). */
  readonly presence?: number | null;
}

/** Claims up to `most` due endpoints. */
export async function claimEndpoints(
  db: Db,
  loadTargets: LoadTargets,
  most: number,
  { search = new DueSearch(), presence = null }: Claimant = {},
): Promise<readonly EndpointClaim[]> {
  const leasedAt = now();
  const taken = await db.transaction().execute(async (transaction) => {
    const leases = await lease(transaction, most, { search, presence });
    const leasedMs = monotonicMs();
    if (leases.length > 0) faultPoint('claim.leased');
    await interruptOrphaned(transaction, leases);
    const quotas = leases.map((lease) => ({
      id: lease.id,
      epoch: lease.epoch,
      leaseToken: lease.leaseToken,
      take: batchSize(lease, Infinity),
    }));
    return { leases, attempts: await claimAttempts(transaction, quotas), leasedAt, leasedMs };
  });
  return toClaims(db, loadTargets, taken);
}

/** Leases with the attempts claimed under them, as they were committed. */
export interface TakenLeases {
  readonly leases: readonly LeasedEndpoint[];
  readonly attempts: AttemptsByEndpoint;
  /** A time by this process's clock at or before the leases began. */
  readonly leasedAt: Date;
  /** `monotonicMs()` when the database's response with the leases had arrived. */
  readonly leasedMs: number;
}

/** Adds what is needed to send. */
export async function toClaims(
  db: Connection,
  loadTargets: LoadTargets,
  { leases, attempts, leasedAt, leasedMs }: TakenLeases,
): Promise<readonly EndpointClaim[]> {
  if (leases.length === 0) return [];
  if (attempts.size > 0) faultPoint('claim.committed');
  if (leases.some((lease) => lease.orphaned)) faultPoint('takeover.committed');
  const versions = leases.map(({ id, settingsVersion }) => ({ endpointId: id, settingsVersion }));
  const targets = await loadTargets(db, versions);
  return leases.map(({ id, kind, state, consecutiveFailures, paceMs, leasedAtMs, dueSinceMs: _, ...lease }) => ({
    ...lease,
    endpointId: id,
    leasedAt,
    databaseClockOffsetMs: leasedAtMs - leasedMs,
    health: { kind, state, consecutiveFailures, paceMs },
    target: targets.get(id) ?? null,
    attempts: attempts.get(id) ?? [],
  }));
}

async function lease(
  transaction: Connection,
  most: number,
  { search, presence }: Required<Claimant>,
): Promise<readonly LeasedEndpoint[]> {
  const from = search.startFrom();
  const newer = await leaseEndpoints(transaction, { most, from, presence });
  const isShort = from !== null && newer.length < most;
  const older = isShort ? await leaseEndpoints(transaction, { most: most - newer.length, from: null, presence }) : [];
  const leases = [...newer, ...older];
  search.recordFound(
    leases.map(({ dueSinceMs }) => dueSinceMs),
    most,
  );
  return leases;
}

/** Ends the attempts that were in flight in processes that lost their leases. */
async function interruptOrphaned(transaction: Connection, leases: readonly LeasedEndpoint[]): Promise<void> {
  const orphaned = leases.filter((lease) => lease.orphaned).map(({ id }) => id);
  if (orphaned.length === 0) return;
  await logInterruptedAttempts(transaction, orphaned);
  await endInterruptedVotes(transaction, orphaned);
  faultPoint('takeover.written');
}

/** A run that can start more attempts, and how many. */
export interface RunWithRoom {
  readonly claim: Pick<EndpointClaim, 'endpointId' | 'epoch' | 'leaseToken' | 'settingsVersion'>;
  readonly room: number;
}

type AttemptsByEndpoint = ReadonlyMap<string, readonly ClaimedAttempt[]>;

/**
 * Claims more deliveries for endpoints that this process has already leased, so that one hanging request, which holds
 * its endpoint's lease, does not block later deliveries. Claims nothing if the lease was lost, the endpoint was paused,
 * or its settings changed: the next claim sends with the new settings.
 */
export async function claimMoreAttempts(db: Db, runs: readonly RunWithRoom[]): Promise<AttemptsByEndpoint> {
  const waiting = new Map(runs.map((run) => [run.claim.endpointId, run]));
  const attempts = await db.transaction().execute(async (transaction) => {
    const locked = await lockEndpoints(transaction, [...waiting.keys()]);
    const quotas = locked.flatMap((row) => {
      const run = waiting.get(row.id);
      if (!run || !isSameLease(row, run.claim) || row.settingsVersion !== run.claim.settingsVersion) return [];
      const { epoch, leaseToken } = run.claim;
      return [{ id: row.id, epoch, leaseToken, take: batchSize(row, run.room) }];
    });
    return claimAttempts(transaction, quotas);
  });
  if (attempts.size > 0) faultPoint('claim.extended');
  return attempts;
}

async function claimAttempts(transaction: Connection, quotas: readonly ClaimQuota[]): Promise<AttemptsByEndpoint> {
  const positive = quotas.filter(({ take }) => take > 0);
  const claimed = positive.length > 0 ? await claimDueDeliveries(transaction, positive) : [];
  return Map.groupBy(claimed, ({ endpointId }) => endpointId);
}

/**
 * A paced endpoint gets one attempt; a paused or disabled one gets none and is released. A vote listener gets no more
 * than can be sent at once: when a process crashes, its claimed votes count as sent, because they may have been
 * (decision L1).
 */
function batchSize(health: Health, room: number): number {
  const bound = inFlightBound(health);
  if (health.kind === 'listener') return Math.min(bound, room);
  return bound > 1 ? BATCH : bound;
}

const SEARCH_ALL_EVERY_MS = 1_000;

/**
 * Where the search for due endpoints starts. Each lease and release leaves a dead version of an endpoint's row, which
 * cannot be vacuumed while any older transaction is open, and a search from the beginning would read them all. So each
 * search starts where the last one found endpoints; once a second it starts at the beginning, to find expired leases
 * and older backlogs.
 */
export class DueSearch {
  #from: Date | null = null;
  #searchedAllAtMs = Number.NEGATIVE_INFINITY;

  /** The search skips endpoints that became due before this time; null: it skips none. */
  startFrom(): Date | null {
    const nowMs = monotonicMs();
    if (this.#from && nowMs - this.#searchedAllAtMs < SEARCH_ALL_EVERY_MS) return this.#from;
    this.#searchedAllAtMs = nowMs;
    return null;
  }

  /**
   * `dueSinceMs`: when the found endpoints became due, in milliseconds since 1970. If fewer were found than requested,
   * the next search can start at the beginning, because there is little to read.
   */
  recordFound(dueSinceMs: readonly number[], requested: number): void {
    this.#from = dueSinceMs.length < requested ? null : new Date(Math.floor(Math.min(...dueSinceMs)));
  }
}
