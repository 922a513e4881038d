// SQL statements for what game servers say about themselves, and for their uptime.
import { sql } from 'kysely';
import type { Connection } from '../db/database.ts';

/** How long the days of a server's uptime are kept and shown. */
export const UPTIME_DAYS = 90;

export interface UptimeDay {
  /** `2026-11-24`, in UTC. */
  readonly day: string;
  /** Slots of five minutes, and those in which the server responded. */
  readonly polls: number;
  readonly online: number;
}

export interface ServerFactRow {
  readonly version: string | null;
  readonly versions: readonly string[];
  readonly editions: readonly string[];
  /** The days on which the server was polled, oldest first. */
  readonly days: readonly UptimeDay[];
}

/** At most 91 rows by key: cheap enough for each view of a page. */
export async function selectServerFacts(db: Connection, listingId: string): Promise<ServerFactRow> {
  const { rows } = await sql<ServerFactRow>`
    select version, coalesce(versions, '{}') as versions, coalesce(editions, '{}') as editions,
      (select coalesce(json_agg(json_build_object('day', day, 'polls', polls, 'online', online) order by day), '[]')
        from server_uptime_day
        where listing_id = asked.id and day > (plaudit_now() at time zone 'UTC')::date - ${UPTIME_DAYS}::integer) as days
    from (select ${listingId}::text) as asked (id)
    left join server_fact on listing_id = asked.id`.execute(db);
  return rows[0] as ServerFactRow;
}

export async function deleteExpiredUptime(db: Connection): Promise<void> {
  await sql`
    delete from server_uptime_day
    where day <= (plaudit_now() at time zone 'UTC')::date - ${UPTIME_DAYS}::integer`.execute(db);
}
