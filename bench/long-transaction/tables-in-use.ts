// The size of the delivery tables, and how many of their rows are dead.
import { queryOnce } from '../../test/support/query-once.ts';

export interface TableInUse {
  readonly name: string;
  readonly live: number;
  readonly dead: number;
  readonly megabytes: number;
}

/** The weekly partitions of the log are added up. */
export async function tablesInUse(databaseUrl: string): Promise<readonly TableInUse[]> {
  return queryOnce<TableInUse & Record<string, unknown>>(
    databaseUrl,
    `select name, sum(n_live_tup)::float8 as live, sum(n_dead_tup)::float8 as dead,
       sum(pg_total_relation_size(relid))::float8 / 1024 / 1024 as megabytes
     from pg_stat_user_tables, lateral (select regexp_replace(relname, '_[0-9_]+$', '') as name) as named
     where name in ('queue', 'endpoint', 'claim', 'delivery', 'attempt', 'event')
     group by name order by name`,
  );
}
