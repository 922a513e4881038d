// Shared by PUT and DELETE: one transaction that reads the conditions, refuses in the contract's order (decision A2),
// counts one write toward the hourly limit, and writes. A refused or failed write does not count.
import { CHANGELOG_WRITES_PER_HOUR } from '../core/limits.ts';
import type { Connection, Db } from '../db/database.ts';
import { consume, type RateLimitResult } from '../db/rate-limit.ts';
import { lockChangelog, selectWriteConditions, updateChangedAt, type WriteConditions } from './queries.ts';

export interface EntryKey {
  /** The bot's ID. */
  readonly listingId: string;
  /** Must match VERSION_PATTERN. */
  readonly version: string;
}

type EarlyReason = 'in_future' | 'plan_excludes' | 'removed_by_staff';
export type WriteRefusal<Reason extends string = EarlyReason> =
  | { readonly ok: false; readonly reason: 'unknown_bot' | Reason }
  | { readonly ok: false; readonly reason: 'rate_limited'; readonly spent: RateLimitResult };

type Written<Done, Reason extends string> =
  | ({ readonly ok: true; readonly spent: RateLimitResult } & Done)
  | WriteRefusal<Reason>;

/** §8: the limit applies to all tokens of a bot, and to PUT and DELETE together. */
export function changelogRateLimit(listingId: string) {
  return { key: `changelog:${listingId}`, limit: CHANGELOG_WRITES_PER_HOUR, windowSeconds: 3600 };
}

/** Takes a `Db`, not a transaction: a failed write must roll back its use of the rate limit. */
export async function writeChangelog<Done, Reason extends string>(
  db: Db,
  { listingId, version, releasedAt = null }: EntryKey & { readonly releasedAt?: Date | null },
  refuse: (standing: WriteConditions) => Reason | null,
  write: (transaction: Connection) => Promise<Done>,
): Promise<Written<Done, Reason>> {
  const work = (): Promise<Written<Done, Reason>> =>
    db.transaction().execute(async (transaction) => {
      await lockChangelog(transaction, listingId);
      const standing = await selectWriteConditions(transaction, listingId, version, releasedAt);
      if (!standing) return { ok: false, reason: 'unknown_bot' };
      const reason = refuse(standing);
      if (reason) return { ok: false, reason };
      const spent = await consume(transaction, changelogRateLimit(listingId));
      if (!spent.ok) return { ok: false, reason: 'rate_limited', spent };
      const done = await write(transaction);
      await updateChangedAt(transaction, listingId);
      return { ok: true, spent, ...done };
    });
  return afterOthers(db, listingId, work);
}

/** The latest write to each changelog in this process, by database. */
const writing = new WeakMap<Db, Map<string, Promise<unknown>>>();

/**
 * Serializes writes to one changelog before they take a connection: if they waited for the database lock, hundreds of
 * requests for one bot would use up the connection pool.
 */
async function afterOthers<Done>(db: Db, listingId: string, work: () => Promise<Done>): Promise<Done> {
  const last = writing.get(db) ?? new Map<string, Promise<unknown>>();
  writing.set(db, last);
  const mine = (last.get(listingId) ?? Promise.resolve()).then(work, work);
  last.set(listingId, mine);
  try {
    return await mine;
  } finally {
    if (last.get(listingId) === mine) last.delete(listingId);
  }
}
