// The one statement that spends from a budget, and the one that forgets old ones.
import { sql } from 'kysely';
import type { Connection } from '../db/database.ts';
import { prepared } from '../db/prepared.ts';

export interface RateLimitRow {
  readonly granted: boolean;
  readonly used: number;
  readonly reset_seconds: number;
}

/**
 * Counts one use if the limit allows it; exact however many processes try at once, because the row is locked while it is
 * judged. A refused try changes nothing. Undefined: refused by a row younger than the statement's own snapshot.
 */
export async function consumeOnce(
  db: Connection,
  key: string,
  limit: number,
  windowSeconds: number,
): Promise<RateLimitRow | undefined> {
  const { rows } = await prepared<RateLimitRow>('consume-rate-limit')`
    with spent as (
      insert into spending (key, used, started_at, expires_at)
      values (${key}, 1, plaudit_now(), plaudit_now() + make_interval(secs => ${windowSeconds}::integer))
      on conflict (key) do update set
        used = case when spending.expires_at <= plaudit_now() then 1 else spending.used + 1 end,
        started_at = case when spending.expires_at <= plaudit_now() then excluded.started_at else spending.started_at end,
        expires_at = case when spending.expires_at <= plaudit_now() then excluded.expires_at else spending.expires_at end
      where spending.expires_at <= plaudit_now() or spending.used < ${limit}::integer
      returning used, expires_at
    ), answer as (
      select true as granted, used, expires_at from spent
      union all
      select false, used, expires_at from spending where key = ${key} and not exists (select from spent)
    )
    select granted, used, extract(epoch from expires_at - plaudit_now())::float8 as reset_seconds
    from answer`.execute(db);
  return rows[0];
}

/** Deletes the row with its last use. */
export async function decrementUses(db: Connection, key: string): Promise<void> {
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

/** Returns how many were deleted. Skips locked rows: a batch of checks holds several of them and waits for the next itself. */
export async function deleteExpiredRateLimits(db: Connection): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from spending where key in (
      select key from spending where expires_at <= plaudit_now() for update skip locked
    )`.execute(db);
  return Number(numAffectedRows ?? 0n);
}
