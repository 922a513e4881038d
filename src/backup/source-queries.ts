// Reads what a backup contains besides rows: tables, columns, partitions, sequences and the applied migrations.
import { sql } from 'kysely';
import type { TableColumns } from '../db/bulk-session.ts';
import { quoteName } from '../db/bulk-session.ts';
import type { Db } from '../db/database.ts';

/** The text of values must not depend on the session. */
const SETTINGS = `
  set local timezone = 'UTC';
  set local datestyle = 'ISO, YMD';
  set local intervalstyle = 'postgres';
  set local bytea_output = 'hex';
  set local extra_float_digits = 1;
  set local statement_timeout = 0;
  set local idle_in_transaction_session_timeout = 0;
  set local lock_timeout = '30s';`;

/**
 * Begins a transaction that sees one state of the database. The locks come before the snapshot, so that no week of the
 * log is dropped in between; the shared ones conflict only with changes of tables.
 */
export async function beginSnapshot(db: Db, tables: readonly string[], access: 'shared' | 'locked'): Promise<void> {
  const [write, lock] = access === 'shared' ? ['read only', 'access share'] : ['read write', 'share'];
  await sql.raw(`begin isolation level repeatable read ${write}; ${SETTINGS}`).execute(db);
  await sql.raw(`lock table ${tables.map(quoteName).join(', ')} in ${lock} mode`).execute(db);
}

/** Begins a transaction that replaces the content of the database. Returns false if another process does that. */
export async function beginWriting(db: Db): Promise<boolean> {
  await sql.raw(`begin; ${SETTINGS}`).execute(db);
  const { rows } = await sql<{ locked: boolean }>`select pg_try_advisory_xact_lock(7285290) as locked`.execute(db);
  return rows[0]?.locked ?? false;
}

export async function commit(db: Db): Promise<void> {
  await sql.raw('commit').execute(db);
}

/** The connection may be gone, and then there is nothing to roll back. */
export async function rollback(db: Db): Promise<void> {
  await sql
    .raw('rollback')
    .execute(db)
    .catch(() => undefined);
}

/** The tables in the current schema, without partitions and tables of extensions. */
export async function selectTableNames(db: Db): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relkind in ('r', 'p') and not relispartition and relnamespace = current_schema()::regnamespace
      and not exists (
        select from pg_depend
        where classid = 'pg_class'::regclass and objid = pg_class.oid and deptype = 'e')
    order by relname`.execute(db);
  return rows.map(({ name }) => name);
}

/** The columns that can be written: all except generated ones. */
export async function selectColumns(db: Db, tables: readonly string[]): Promise<readonly TableColumns[]> {
  const { rows } = await sql<TableColumns>`
    select relname as table, array_agg(attname::text order by attnum) as columns
    from pg_class join pg_attribute on attrelid = pg_class.oid
    where relnamespace = current_schema()::regnamespace and relname = any(${tables}::text[])
      and attnum > 0 and not attisdropped and attgenerated = ''
    group by relname order by relname`.execute(db);
  return rows;
}

interface SnapshotFacts {
  readonly createdAt: string;
  readonly firstWeek: string | null;
  readonly lastWeek: string | null;
  /** Of the tables with their partitions, without indexes. */
  readonly bytes: number;
}

export async function selectSnapshotFacts(db: Db, tables: readonly string[]): Promise<SnapshotFacts> {
  const { rows } = await sql<SnapshotFacts>`
    select to_char(plaudit_now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "createdAt",
      to_char(min(week), 'YYYY-MM-DD"T00:00:00Z"') as "firstWeek",
      to_char(max(week), 'YYYY-MM-DD"T00:00:00Z"') as "lastWeek",
      (select coalesce(sum(pg_table_size(oid)), 0)::float8 from pg_class
        where relkind = 'r' and relnamespace = current_schema()::regnamespace
          and (relispartition or relname = any(${tables}::text[]))) as bytes
    from (
      select to_date(right(relname, 10), 'YYYY_MM_DD') as week from pg_inherits join pg_class on pg_class.oid = inhrelid
      where inhparent = to_regclass('event')
    ) as weeks`.execute(db);
  return rows[0] as SnapshotFacts;
}

export interface SequenceState {
  readonly name: string;
  readonly lastValue: string;
  readonly isCalled: boolean;
}

/** The sequences of identity columns, and those named in `names`. */
export async function selectSequences(
  db: Db,
  tables: readonly string[],
  names: readonly string[],
): Promise<readonly SequenceState[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relkind = 'S' and relnamespace = current_schema()::regnamespace and (
      relname = any(${names}::text[])
      or exists (
        select from pg_depend join pg_class as owner on owner.oid = refobjid
        where classid = 'pg_class'::regclass and objid = pg_class.oid and deptype in ('a', 'i')
          and owner.relname = any(${tables}::text[])))
    order by relname`.execute(db);
  const states: SequenceState[] = [];
  for (const { name } of rows) {
    const state = await sql<{ lastValue: string; isCalled: boolean }>`
      select last_value::text as "lastValue", is_called as "isCalled" from ${sql.table(name)}`.execute(db);
    states.push({ name, ...(state.rows[0] as { lastValue: string; isCalled: boolean }) });
  }
  return states;
}
