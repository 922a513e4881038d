// Queries for checks of the database.
import { sql } from 'kysely';
import type { Connection } from '../db/database.ts';

/** The database's own clock. */
export async function selectDatabaseTime(db: Connection): Promise<Date> {
  const { rows } = await sql<{ at: Date }>`select plaudit_now() as at`.execute(db);
  return rows[0]?.at ?? new Date(Number.NaN);
}

export async function selectServerVersion(db: Connection): Promise<string> {
  const { rows } = await sql<{ version: string }>`select current_setting('server_version') as version`.execute(db);
  return rows[0]?.version ?? '';
}

export interface ConnectionLimits {
  /** How many connections the database accepts from this user, with all that are in use. */
  readonly available: number;
  /** Connections of other programs. */
  readonly others: number;
  /** Running processes of the service, as far as PostgreSQL shows them. */
  readonly processes: number;
}

/** The least of the limits of the server, the database and the user; -1 means none. */
export async function selectConnectionLimits(db: Connection, ownProcess: string): Promise<ConnectionLimits> {
  const { rows } = await sql<ConnectionLimits>`
    select least(
        current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int
          - coalesce(current_setting('reserved_connections', true), '0')::int,
        (select case when datconnlimit < 0 then null else datconnlimit end from pg_database
          where datname = current_database()),
        (select case when rolconnlimit < 0 then null else rolconnlimit end from pg_roles where rolname = current_user)
      )::int as available,
      (select count(*)::int from pg_stat_activity
        where backend_type = 'client backend' and coalesce(application_name, '') !~ '^plaudit ') as others,
      (select count(distinct substring(application_name from '^plaudit (?:engine )?(.*)$'))::int
        from pg_stat_activity where datname = current_database() and application_name ~ '^plaudit (engine )?[^ ]+ [0-9]+$'
          and application_name not in (${`plaudit ${ownProcess}`}, ${`plaudit engine ${ownProcess}`})) as processes`.execute(
    db,
  );
  return rows[0] ?? { available: 0, others: 0, processes: 0 };
}
