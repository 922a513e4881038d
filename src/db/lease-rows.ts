// Claims rows of a work table by a lease, so that one process at a time works on each. If a process dies, its rows
// remain claimed until the lease expires; then another process claims them. All times are the database's.
import { type RawBuilder, sql } from 'kysely';

export interface RowLease {
  readonly table: string;
  readonly key: string;
  /** The column with the end of the lease. The row is free if it is null or in the past. */
  readonly until: string;
  readonly seconds: number;
  /** The condition under which a free row is due. */
  readonly due: RawBuilder<unknown>;
  readonly orderBy: RawBuilder<unknown>;
  readonly limit: number;
  /**
   * Further columns that a claim sets, such as a count of attempts, or a fencing token that locks out the holder of an
   * expired lease.
   */
  readonly set?: RawBuilder<unknown>;
}

/**
 * Returns `with … leased as (…)`, to be followed by a `select` from the updated rows. Never waits for another claim.
 */
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
