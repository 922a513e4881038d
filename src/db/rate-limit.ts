// Rate limits: at most `limit` uses per window, counted in the database, exact across all processes (decision A6).
import { sql } from 'kysely';
import { assert } from '../core/assert.ts';
import type { Connection } from './database.ts';
import { prepared } from './prepared.ts';

export interface RateLimit {
  /** What is limited and for whom, such as `check:<listingId>`; at most 200 characters. */
  readonly key: string;
  readonly limit: number;
  /** The window opens with the first use and does not slide. */
  readonly windowSeconds: number;
}

export interface RateLimitResult {
  readonly ok: boolean;
  readonly limit: number;
  readonly remaining: number;
  /** Whole seconds until the window ends, at least 1. */
  readonly resetSeconds: number;
}

/** The database's result for one use. */
export interface RateLimitUse {
  readonly granted: boolean;
  readonly used: number;
  readonly resetSeconds: number;
}

/**
 * Counts one use if the limit allows it. Exact even if many processes do so at once, because the row is locked during
 * the check. A refused use changes nothing.
 */
export async function consume(db: Connection, { key, limit, windowSeconds }: RateLimit): Promise<RateLimitResult> {
  assert(limit >= 1 && windowSeconds >= 1 && key.length <= 200, `the rate limit ${key} cannot be counted`);
  const { rows } = await prepared<RateLimitUse>('consume-rate-limit')`
    with consumed as (
      insert into spending (key, used, started_at, expires_at)
      values (${key}, 1, plaudit_now(), plaudit_now() + make_interval(secs => ${windowSeconds}::integer))
      on conflict (key) do update set
        used = case when spending.expires_at <= plaudit_now() then 1 else spending.used + 1 end,
        started_at = case when spending.expires_at <= plaudit_now() then excluded.started_at else spending.started_at end,
        expires_at = case when spending.expires_at <= plaudit_now() then excluded.expires_at else spending.expires_at end
      where spending.expires_at <= plaudit_now() or spending.used < ${limit}::integer
      returning used, expires_at
    ), result as (
      select true as granted, used, expires_at from consumed
      union all
      select false, used, expires_at from spending where key = ${key} and not exists (select from consumed)
    )
    select granted, used, extract(epoch from expires_at - plaudit_now())::float8 as "resetSeconds"
    from result`.execute(db);
  // No row means refused: others opened and used up the window at this very instant, after the query's snapshot was
  // taken.
  const use = rows[0] ?? { granted: false, used: limit, resetSeconds: windowSeconds };
  return toRateLimitResult(use, { limit, windowSeconds });
}

/** Null if every limit allows it; otherwise, how long the first one that does not still lasts. */
export async function consumeAll(db: Connection, limits: readonly RateLimit[]) {
  for (const limit of limits) {
    const { ok, resetSeconds } = await consume(db, limit);
    if (!ok) return { ok: false, reason: 'limited', resetSeconds } as const;
  }
  return null;
}

export function toRateLimitResult(
  { granted, used, resetSeconds }: RateLimitUse,
  { limit, windowSeconds }: Omit<RateLimit, 'key'>,
): RateLimitResult {
  return {
    ok: granted,
    limit,
    remaining: granted ? Math.max(0, limit - used) : 0,
    resetSeconds: Math.min(windowSeconds, Math.max(1, Math.ceil(resetSeconds))),
  };
}

/** Gives back one use; deletes the row if it was the only one. */
export async function refund(db: Connection, key: string): Promise<void> {
  await sql`
    with last as (delete from spending where key = ${key} and used = 1)
    update spending set used = used - 1 where key = ${key} and used > 1`.execute(db);
}

/** Deletes the counts of all keys that begin with one of these prefixes. */
export async function deleteRateLimitsUnder(db: Connection, prefixes: readonly string[]): Promise<void> {
  await sql`
    delete from spending where key in (
      select key from spending, unnest(${prefixes}::text[]) as prefix
      where starts_with(key, prefix || ':')
    )`.execute(db);
}

/**
 * Returns how many were deleted. Skips locked rows to avoid deadlocks: a batch of checks locks several rows and waits
 * for more.
 */
export async function deleteExpiredRateLimits(db: Connection): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from spending where key in (
      select key from spending where expires_at <= plaudit_now() for update skip locked
    )`.execute(db);
  return Number(numAffectedRows ?? 0n);
}
