// Claims rows of a work table by a lease, so that one process at a time works on each. A process that dies keeps its
// rows until their lease runs out; then another one claims them. All times are the database's.
import { type RawBuilder, sql } from 'kysely';

export interface RowLease {
  readonly table: string;
  readonly key: string;
  /** The column that holds the end of the lease. Null or past: the row is free. */
  readonly until: string;
  readonly seconds: number;
  /** Which of the free rows are due. */
  readonly due: RawBuilder<unknown>;
  readonly orderBy: RawBuilder<unknown>;
  readonly limit: number;
  /**
   * What else a claim changes, such as a count of tries, or a token that shuts out the holder of an expired lease.
   */
  readonly set?: RawBuilder<unknown>;
}

/** `with … leased as (…)`: the claimed rows as they are now, for a `select` after it. Never waits for another claim. */
export function leaseRows({ table, key, until, seconds, due, orderBy, limit, set }: RowLease): RawBuilder<unknown> {
  const [rows, id, end] = [sql.table(table), sql.ref(key), sql.ref(until)];
  return sql`
    with claimed as materialized (
      select ${id} as claimed_key from ${rows}
      where ${due} and (${end} is null or ${end} <= plaudit_now())
      order by ${orderBy} limit ${limit}::integer for update skip locked
    ), leased as (
      update ${rows} set ${set ? sql`${set}, ` : sql``}${end} = plaudit_now() + make_interval(secs => ${seconds}::integer)
      from claimed where ${id} = claimed_key returning ${rows}.*
    )`;
}
