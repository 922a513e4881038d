// Queries for the system page: sizes, weeks of the log, endpoints with problems, processes.
import { sql } from 'kysely';
import type { Connection } from '../db/database.ts';

export interface DatabaseFacts {
  readonly version: string;
  readonly bytes: number;
  readonly tables: readonly { readonly name: string; readonly bytes: number; readonly rows: number }[];
  /** The first day of each week of the log, oldest first. */
  readonly weeks: readonly string[];
}

const MAX_TABLES = 8;

/** Partitions are added to their parent table; row counts are estimates. */
export async function selectDatabaseFacts(db: Connection): Promise<DatabaseFacts> {
  const [about, tables, weeks] = await Promise.all([
    sql<{ version: string; bytes: number }>`
      select current_setting('server_version') as version,
        pg_database_size(current_database())::float8 as bytes`.execute(db),
    sql<{ name: string; bytes: number; rows: number }>`
      select coalesce(parent.relname, own.relname) as name, sum(pg_total_relation_size(own.oid))::float8 as bytes,
        sum(greatest(own.reltuples, 0))::float8 as rows
      from pg_class own left join pg_inherits on inhrelid = own.oid left join pg_class parent on parent.oid = inhparent
      where own.relnamespace = 'public'::regnamespace and own.relkind = 'r'
      group by 1 order by bytes desc, name limit ${MAX_TABLES}::int`.execute(db),
    sql<{ week: string }>`
      select replace(right(child.relname, 10), '_', '-') as week
      from pg_inherits join pg_class child on child.oid = inhrelid
      where inhparent = 'event'::regclass order by 1`.execute(db),
  ]);
  const { version = '', bytes = 0 } = about.rows[0] ?? {};
  return { version, bytes, tables: tables.rows, weeks: weeks.rows.map(({ week }) => week) };
}

export interface EndpointFacts {
  readonly listingId: string;
  readonly listingName: string;
  readonly kind: 'webhook' | 'listener';
  readonly failures: number;
  readonly code: string | null;
  readonly status: number | null;
  /** When it last failed, when it was disabled, or when its lease ends. */
  readonly at: Date | null;
}

const COLUMNS = sql`
  listing.id as "listingId", listing.name as "listingName", kind, consecutive_failures as failures,
  last_failure_code as code, last_failure_status as status`;
const MAX_ENDPOINTS = 10;

/** Enabled endpoints, most failures in a row first. */
export async function selectFailingEndpoints(db: Connection): Promise<readonly EndpointFacts[]> {
  const { rows } = await sql<EndpointFacts>`
    select ${COLUMNS}, last_failed_at as at from endpoint join listing on listing.id = listing_id
    where endpoint.state = 'enabled' and consecutive_failures > 0
    order by consecutive_failures desc, last_failed_at desc, endpoint.id limit ${MAX_ENDPOINTS}::int`.execute(db);
  return rows;
}

/** Most recently disabled first. */
export async function selectDisabledEndpoints(db: Connection): Promise<readonly EndpointFacts[]> {
  const { rows } = await sql<EndpointFacts>`
    select ${COLUMNS}, disabled_at as at from endpoint join listing on listing.id = listing_id
    where endpoint.state = 'disabled' order by disabled_at desc, endpoint.id limit ${MAX_ENDPOINTS}::int`.execute(db);
  return rows;
}

/** Ordered by the end of the lease, so that expired leases that no process has taken over come first. */
export async function selectLeasedEndpoints(db: Connection): Promise<readonly EndpointFacts[]> {
  const { rows } = await sql<EndpointFacts>`
    select ${COLUMNS}, lease_until as at from endpoint join listing on listing.id = listing_id
    where lease_until is not null order by lease_until, endpoint.id limit ${MAX_ENDPOINTS}::int`.execute(db);
  return rows;
}

export interface ProcessFacts {
  /** Host name and process ID. */
  readonly name: string;
  readonly since: Date;
  /** When one of its connections was last active; null if PostgreSQL does not show it. */
  readonly seenAt: Date | null;
}

const MAX_PROCESSES = 20;

/**
 * The processes connected to this PostgreSQL database, by application_name. The embedded database has no connections.
 */
export async function selectProcesses(db: Connection): Promise<readonly ProcessFacts[]> {
  const { rows } = await sql<ProcessFacts>`
    select substring(application_name from '^plaudit (?:engine )?(.*)$') as name, min(backend_start) as since,
      max(state_change) as "seenAt"
    from pg_stat_activity
    where datname = current_database() and application_name ~ '^plaudit (engine )?[^ ]+ [0-9]+$'
    group by 1 order by since, name limit ${MAX_PROCESSES}::int`.execute(db);
  return rows;
}
