// SQL statements for leases whose process is gone. A lease's token shows which process holds it: in a UUID of version 8,
// the first four bytes are the number on which the process holds an advisory lock (`PgNotifier.presence`).
import { sql } from 'kysely';
import type { Connection } from '../db/database.ts';
import { PRESENCE_LOCK } from '../db/notifications.ts';

/** Ends the leases with this token, taken in a transaction of which the process does not know what it leased. */
export async function endLeases(db: Connection, token: string): Promise<void> {
  await sql`
    update endpoint set lease_until = plaudit_now() - interval '1 millisecond'
    where lease_token = ${token}::uuid and lease_until > plaudit_now()`.execute(db);
}

const IS_ABANDONED = sql<boolean>`(lease_until > plaudit_now() and substr(lease_token::text, 15, 1) = '8' and not exists (
  select from pg_locks
  where locktype = 'advisory' and granted and objsubid = 2 and classid::bigint = ${sql.lit(PRESENCE_LOCK)}
    and database = (select oid from pg_database where datname = current_database())
    and objid::bigint = ('x' || substr(lease_token::text, 1, 8))::bit(32)::int::bigint
))`;

/** The tokens of the leases whose process has no session now. */
export async function selectAbandonedLeases(db: Connection): Promise<readonly string[]> {
  const { rows } = await sql<{ token: string }>`
    select lease_token as token from endpoint where ${IS_ABANDONED}`.execute(db);
  return rows.map(({ token }) => token);
}

/** Ends those of these leases whose process still has no session. Returns how many. */
export async function expireAbandonedLeases(db: Connection, tokens: readonly string[]): Promise<number> {
  const { rows } = await sql`
    with abandoned as materialized (
      select id from endpoint where lease_token = any(${tokens}::uuid[]) and ${IS_ABANDONED}
      order by id for no key update skip locked
    )
    update endpoint set lease_until = plaudit_now() - interval '1 millisecond'
    from abandoned where endpoint.id = abandoned.id returning endpoint.id`.execute(db);
  return rows.length;
}

/** Ends all leases. Returns how many. */
export async function expireAllLeases(db: Connection): Promise<number> {
  const { rows } = await sql`
    update endpoint set lease_until = plaudit_now() - interval '1 millisecond'
    where lease_until > plaudit_now() returning id`.execute(db);
  return rows.length;
}
