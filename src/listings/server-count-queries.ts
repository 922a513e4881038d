// SQL statements for the number of servers that a bot reports (§1.5, decision A9): the newest value, and the last value
// of each hour for 90 days (decision A19). The API limits how often a bot may report.
import { sql } from 'kysely';
import type { Connection } from '../db/database.ts';

const KEPT_DAYS = 90;

/**
 * Without a shard count, the previous one is cleared. Returns when the count was stored, to the millisecond; undefined
 * if there is no such bot.
 */
export async function updateServerCount(
  db: Connection,
  listingId: string,
  serverCount: number,
  shardCount: number | null,
): Promise<Date | undefined> {
  const { rows } = await sql<{ reported_at: Date }>`
    with reported as (
      update listing set server_count = ${serverCount}::integer, shard_count = ${shardCount}::integer,
        server_count_at = date_trunc('milliseconds', plaudit_now())
      where id = ${listingId} and type = 'bot'
      returning id, server_count, server_count_at
    ), hour as (
      insert into server_count_hour (listing_id, hour, server_count)
      select id, date_trunc('hour', server_count_at, 'UTC'), server_count from reported
      on conflict (listing_id, hour) do update set server_count = excluded.server_count
    )
    select server_count_at as reported_at from reported`.execute(db);
  return rows[0]?.reported_at;
}

export interface ServerCountHour {
  readonly hour: Date;
  readonly serverCount: number;
}

/** The last value of each hour that has one, oldest first, for up to 90 days. */
export async function selectServerCountHours(
  db: Connection,
  listingId: string,
  days: number,
): Promise<readonly ServerCountHour[]> {
  const { rows } = await sql<ServerCountHour>`
    select hour, server_count as "serverCount" from server_count_hour
    where listing_id = ${listingId} and hour > plaudit_now() - make_interval(days => ${Math.min(days, KEPT_DAYS)}::integer)
    order by hour`.execute(db);
  return rows;
}

/** Returns how many hourly values were deleted. */
export async function deleteOldServerCounts(db: Connection): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from server_count_hour
    where hour <= plaudit_now() - make_interval(days => ${KEPT_DAYS}::integer)`.execute(db);
  return Number(numAffectedRows ?? 0n);
}
