// Measures how far a read replica is behind its primary (decision P210): every second the primary's WAL position is
// sampled, and the replica lags for as long as the oldest sample that it has not replayed. The age of its last
// transaction would not do, because that also grows while nothing is written.
import { type Kysely, sql } from 'kysely';
import type pg from 'pg';
import { monotonicMs } from '../core/clock.ts';
import type { Tables } from './schema.ts';

/**
 * `unchecked`: since the process started. `silent`: the replica does not respond, `unreachable`: it or the primary does not.
 * `other_database`: it is not a copy of this one.
 */
export type ReplicaProblem =
  | 'unchecked'
  | 'failed_query'
  | 'silent'
  | 'behind'
  | 'other_database'
  | 'unreachable'
  | 'not_standby';

export interface ReplicaState {
  /** Null: not known, because one of the servers did not respond. */
  readonly lagSeconds: number | null;
  /** Whether it is used now. */
  readonly isUsed: boolean;
  /** Why it is not used; null if it is. */
  readonly reason: ReplicaProblem | null;
}

interface Sample {
  /** A position in the WAL. */
  readonly written: bigint;
  readonly atMs: number;
}

const CHECK_EVERY_MS = 1_000;
const CHECK_TIMEOUT_MS = 2_000;
/** Reads older than this would be noticed. The time between two samples is part of it. */
export const MAX_LAG_MS = 5_000;
/** Without a check for this long, the replica counts as away. */
const MAX_UNCHECKED_MS = 3_000;
const KEPT_SAMPLES = 600;

/** How long ago the oldest sample was taken that the replica has not replayed; 0 if there is none. */
export function lagOf(samples: readonly Sample[], replayed: bigint, nowMs: number): number {
  const missing = samples.find(({ written }) => written > replayed);
  return missing ? nowMs - missing.atMs : 0;
}

/** `0/16B3748`: two hexadecimal numbers of 32 bits. */
export function parseWalPosition(text: string): bigint {
  const [high = '0', low = '0'] = text.split('/');
  return (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`);
}

export class ReplicaMonitor {
  readonly #primary: Kysely<Tables>;
  readonly #replica: pg.Pool;
  #samples: readonly Sample[] = [];
  #replayed = 0n;
  #checkedMs = Number.NEGATIVE_INFINITY;
  #problem: ReplicaProblem | null = 'unchecked';
  #timer: NodeJS.Timeout | null = null;
  #isChecking = false;

  constructor(primary: Kysely<Tables>, replica: pg.Pool) {
    this.#primary = primary;
    this.#replica = replica;
  }

  /** Starts the checks when it is first called, so that commands make none. */
  get isUsable(): boolean {
    if (!this.#timer) {
      this.#timer = setInterval(() => void this.#check(), CHECK_EVERY_MS).unref();
      void this.#check();
    }
    return this.#reason() === null;
  }

  /** To be called when the replica failed a query: it is not used until the next check. */
  failed(): void {
    this.#problem = 'failed_query';
  }

  get state(): ReplicaState {
    const isUsed = this.isUsable;
    const isKnown = this.#problem === null && this.#uncheckedMs() <= MAX_UNCHECKED_MS;
    return { isUsed, reason: this.#reason(), lagSeconds: isKnown ? this.#lagMs() / 1000 : null };
  }

  stop(): void {
    if (this.#timer) clearInterval(this.#timer);
  }

  #reason(): ReplicaProblem | null {
    if (this.#problem !== null) return this.#problem;
    if (this.#uncheckedMs() > MAX_UNCHECKED_MS) return 'silent';
    return this.#lagMs() + CHECK_EVERY_MS > MAX_LAG_MS ? 'behind' : null;
  }

  #uncheckedMs(): number {
    return monotonicMs() - this.#checkedMs;
  }

  #lagMs(): number {
    return lagOf(this.#samples, this.#replayed, monotonicMs());
  }

  async #check(): Promise<void> {
    if (this.#isChecking) return;
    this.#isChecking = true;
    try {
      await this.#sampleBoth();
    } catch (error) {
      const isOther = error instanceof OtherDatabaseError;
      this.#problem = isOther ? 'other_database' : 'unreachable';
    } finally {
      this.#isChecking = false;
    }
  }

  async #sampleBoth(): Promise<void> {
    const { written, identity } = await withTimeout(readPrimary(this.#primary));
    // The oldest missing one has to be kept, and between it and now any may be dropped: here, because a replica that is
    // away does not get any further than this.
    this.#samples = limitSamples([...this.#samples, { written, atMs: monotonicMs() }]);
    const replayed = await withTimeout(readAllReplayed(this.#replica, identity));
    this.#checkedMs = monotonicMs();
    this.#problem = replayed === null ? 'not_standby' : null;
    this.#replayed = replayed ?? 0n;
    this.#samples = this.#samples.filter((sample) => sample.written > this.#replayed);
  }
}

/** Exported for its test. */
export function limitSamples(samples: readonly Sample[]): readonly Sample[] {
  return samples.length > KEPT_SAMPLES ? [...samples.slice(0, 1), ...samples.slice(2)] : samples;
}

/** Another server's WAL positions say nothing about ours, and its data would be shown as ours (decision P239). */
class OtherDatabaseError extends Error {}

/** The same on all copies of a cluster, and the database in it. */
const IDENTITY = `(select system_identifier from pg_control_system())::text || '/' ||
  (select oid from pg_database where datname = current_database())::text`;

async function readPrimary(primary: Kysely<Tables>) {
  const { rows } = await sql<{ position: string; identity: string }>`
    select pg_current_wal_lsn()::text as position, ${sql.raw(IDENTITY)} as identity`.execute(primary);
  return { written: parseWalPosition(rows[0]?.position ?? '0/0'), identity: rows[0]?.identity ?? '' };
}

/**
 * The least that any connection's server has replayed, because one address may lead to several standbys. Null if one is
 * not a standby.
 */
async function readAllReplayed(pool: pg.Pool, identity: string): Promise<bigint | null> {
  const count = Math.max(1, pool.idleCount);
  const positions = await Promise.all(Array.from({ length: count }, () => readReplayed(pool, identity)));
  return positions.reduce((least, one) => (least === null || one === null ? null : one < least ? one : least));
}

/**
 * Null if the server is not a standby, for example because it was promoted: nothing says then that it has the primary's
 * data. Its connection is closed, so that the next one may lead to a standby.
 */
async function readReplayed(pool: pg.Pool, identity: string): Promise<bigint | null> {
  const client = await pool.connect();
  try {
    const { rows } = await client.query<{ position: string | null; identity: string }>(REPLAYED);
    if (rows[0]?.identity !== identity) throw new OtherDatabaseError();
    const position = rows[0]?.position;
    client.release(!position);
    return position ? parseWalPosition(position) : null;
  } catch (error) {
    client.release(true);
    throw error;
  }
}

const REPLAYED = {
  text: `select case when pg_is_in_recovery() then pg_last_wal_replay_lsn()::text end as position, ${IDENTITY} as identity`,
  query_timeout: CHECK_TIMEOUT_MS,
};

/** The connection's own timeout is much longer. */
function withTimeout<Result>(work: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('timeout expired')), CHECK_TIMEOUT_MS);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
