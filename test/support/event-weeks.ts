// The weekly partitions of the log, for tests that move through months.
import { sql } from 'kysely';
import type { Connection } from '../../src/db/database.ts';

/** Restores the partitions of a fresh database, for the next tests that use it. */
export async function asBefore(db: Connection): Promise<void> {
  await sql
    .raw(`
      do $$ declare week text; begin
        for week in select inhrelid::regclass from pg_inherits join pg_class on oid = inhrelid where relkind = 'r' loop
          execute 'drop table ' || week;
        end loop;
        perform make_event_weeks(statement_timestamp() - interval '91 days', statement_timestamp() + interval '28 days');
      end $$`)
    .execute(db);
}
