// Prepares a database for loading whole tables, and completes it afterwards. Without secondary indexes, foreign keys
// and triggers, rows load in any order and several times as fast; PostgreSQL builds and checks them once at the end.
import { sql } from 'kysely';
import { quoteName } from '../db/bulk-session.ts';
import type { Db } from '../db/database.ts';
import type { SequenceState } from './source-queries.ts';

export interface TargetFacts {
  /** As `--replace` expects it; for PostgreSQL. */
  readonly name: string;
  /** Connected processes of Plaudit, other than this one and other restores, which a lock keeps from writing. */
  readonly processes: number;
}

export async function selectTargetFacts(db: Db): Promise<TargetFacts> {
  const { rows } = await sql<TargetFacts>`
    select current_database() as name, (
      select count(distinct coalesce(substring(application_name from '[^ ]+ [0-9]+$'), application_name))::int
      from pg_stat_activity
      where datname = current_database() and application_name like 'plaudit%' and pid <> pg_backend_pid()
        and application_name not like 'plaudit restore %'
    ) as processes`.execute(db);
  return rows[0] as TargetFacts;
}

/** Whether somebody has used this database: there are people or listings in it. */
export async function selectIsUsed(db: Db, tables: readonly string[]): Promise<boolean> {
  for (const table of ['person', 'listing'].filter((name) => tables.includes(name))) {
    const { rows } = await sql<{ used: boolean }>`select exists (select from ${sql.table(table)}) as used`.execute(db);
    if (rows[0]?.used) return true;
  }
  return false;
}

/** Drops everything in the schema except what belongs to extensions. */
export async function dropSchemaContent(db: Db): Promise<void> {
  await sql
    .raw(
      `do $$
       declare
         statement text;
       begin
         for statement in
           select format('drop table if exists %I cascade', relname) from pg_class
             where relkind in ('r', 'p') and not relispartition and relnamespace = current_schema()::regnamespace
               and not exists (select from pg_depend where classid = 'pg_class'::regclass and objid = pg_class.oid and deptype = 'e')
           union all
           select format('drop sequence if exists %I cascade', relname) from pg_class
             where relkind = 'S' and relnamespace = current_schema()::regnamespace
               and not exists (select from pg_depend where classid = 'pg_class'::regclass and objid = pg_class.oid and deptype in ('e', 'a', 'i'))
           union all
           select format('drop routine if exists %s cascade', pg_proc.oid::regprocedure) from pg_proc
             where pronamespace = current_schema()::regnamespace
               and not exists (select from pg_depend where classid = 'pg_proc'::regclass and objid = pg_proc.oid and deptype = 'e')
           union all
           select format('drop domain if exists %I cascade', typname) from pg_type
             where typtype = 'd' and typnamespace = current_schema()::regnamespace
               and not exists (select from pg_depend where classid = 'pg_type'::regclass and objid = pg_type.oid and deptype = 'e')
         loop
           execute statement;
         end loop;
       end $$`,
    )
    .execute(db);
}

/** What `prepareForLoading` removed, to be created again. */
export interface Removed {
  readonly statements: readonly string[];
}

/**
 * Empties the tables and removes what slows loading down. The partitions of `weeks` are created, and older ones, which
 * migrations may have created, are dropped.
 */
export async function prepareForLoading(
  db: Db,
  tables: readonly string[],
  weeks: { readonly first: string; readonly last: string } | null,
): Promise<Removed> {
  if (weeks) {
    await sql`select make_event_weeks(${weeks.first}::timestamptz, ${weeks.last}::timestamptz)`.execute(db);
    await dropWeeksBefore(db, weeks.first);
  }
  const keys = await selectForeignKeys(db);
  const indexes = await selectSecondaryIndexes(db);
  const triggers = await selectTablesWithTriggers(db);
  for (const { table, name } of keys) await run(db, `alter table ${table} drop constraint ${quoteName(name)}`);
  for (const { name } of indexes) await run(db, `drop index ${quoteName(name)}`);
  for (const table of triggers) await run(db, `alter table ${table} disable trigger user`);
  await run(db, `truncate ${tables.map(quoteName).join(', ')}`);
  return {
    statements: [
      ...indexes.map(({ definition }) => definition),
      ...keys.map(
        ({ table, name, definition }) => `alter table ${table} add constraint ${quoteName(name)} ${definition}`,
      ),
      ...triggers.map((table) => `alter table ${table} enable trigger user`),
    ],
  };
}

/** Not by `drop_event_weeks`, which would shorten `lock_timeout` for the rest of the transaction. */
async function dropWeeksBefore(db: Db, week: string): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select inhrelid::regclass::text as name from pg_inherits
    where inhparent in ('event'::regclass, 'delivery'::regclass, 'attempt'::regclass)
      and right(inhrelid::regclass::text, 10) < to_char(${week}::timestamptz, 'YYYY_MM_DD')`.execute(db);
  if (rows.length > 0) await run(db, `drop table ${rows.map(({ name }) => name).join(', ')}`);
}

export async function restoreRemoved(db: Db, { statements }: Removed): Promise<void> {
  for (const statement of statements) await run(db, statement);
}

async function run(db: Db, statement: string): Promise<void> {
  await sql.raw(statement).execute(db);
}

interface Definition {
  readonly table: string;
  readonly name: string;
  readonly definition: string;
}

async function selectForeignKeys(db: Db): Promise<readonly Definition[]> {
  const { rows } = await sql<Definition>`
    select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint
    where contype = 'f' and conparentid = 0 and connamespace = current_schema()::regnamespace
    order by 1, 2`.execute(db);
  return rows;
}

/** Those that no constraint needs. An index of a partitioned table includes those of its partitions. */
async function selectSecondaryIndexes(db: Db): Promise<readonly Definition[]> {
  const { rows } = await sql<Definition>`
    select indrelid::regclass::text as table, relname as name,
      replace(pg_get_indexdef(indexrelid), ' ON ONLY ', ' ON ') as definition
    from pg_index join pg_class on pg_class.oid = indexrelid
    where relnamespace = current_schema()::regnamespace and not relispartition
      and not exists (select from pg_constraint where conindid = indexrelid)
      and not exists (
        select from pg_depend where classid = 'pg_class'::regclass and objid = indrelid and deptype = 'e')
    order by 1, 2`.execute(db);
  return rows;
}

async function selectTablesWithTriggers(db: Db): Promise<readonly string[]> {
  const { rows } = await sql<{ table: string }>`
    select distinct tgrelid::regclass::text as table from pg_trigger join pg_class on pg_class.oid = tgrelid
    where not tgisinternal and relnamespace = current_schema()::regnamespace order by 1`.execute(db);
  return rows.map(({ table }) => table);
}

export async function setSequences(db: Db, sequences: readonly SequenceState[]): Promise<void> {
  for (const { name, lastValue, isCalled } of sequences)
    await sql`select setval(${quoteName(name)}::regclass, ${lastValue}::bigint, ${isCalled})`.execute(db);
}

/** So that queries have good plans from the start. */
export async function analyze(db: Db): Promise<void> {
  await sql.raw('analyze').execute(db);
}
