// A clock that stands still until it is moved, for the database and this process, so that a model can be compared to
// the millisecond. Its time is in a table, so that moving it does not invalidate query plans. The tables of the log are
// not partitioned meanwhile, because planning over half a year of weeks takes longer than the rest of a scenario.
import { sql } from 'kysely';
import { shiftClock } from '../../../src/core/clock.ts';
import type { Db } from '../../../src/db/database.ts';
import type { DeliveryFixture } from '../delivery-fixture.ts';

export interface FrozenClock {
  /** The start time of every scenario. */
  readonly noonMs: number;
  moveTo(atMs: number): Promise<void>;
  /** Lets the time pass normally again. */
  release(): Promise<void>;
}

export async function freezeClock({ db, clock }: DeliveryFixture): Promise<FrozenClock> {
  const noonMs = Date.parse('2027-03-27T12:00:00Z');
  await dropWeeks(db);
  await sql
    .raw(
      `create table event_undivided partition of event default;
       create table delivery_undivided partition of delivery default;
       create table attempt_undivided partition of attempt default;
       create table still_clock as select to_timestamp(${noonMs / 1000}) as at;
       create or replace function plaudit_now() returns timestamptz language sql stable parallel safe
       as $$ select at from still_clock $$`,
    )
    .execute(db);
  return {
    noonMs,
    async moveTo(atMs) {
      shiftClock(atMs - Date.now());
      await sql`update still_clock set at = to_timestamp(${atMs / 1000}::float8)`.execute(db);
    },
    async release() {
      await sql.raw('drop table event_undivided, delivery_undivided, attempt_undivided').execute(db);
      await clock.advance('0ms');
      await sql.raw("select make_event_weeks(plaudit_now() - interval '91 days', plaudit_now())").execute(db);
      await sql.raw('drop table still_clock').execute(db);
    },
  };
}

/** The partitions are empty; the weeks that a test needs are created when its clock starts. */
async function dropWeeks(db: Db): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select inhrelid::regclass::text as name from pg_inherits
    where inhparent in ('event'::regclass, 'delivery'::regclass, 'attempt'::regclass)
      and inhrelid::regclass::text not like '%_idx' and inhrelid::regclass::text not like '%_pkey'`.execute(db);
  await sql.raw(`drop table ${rows.map(({ name }) => name).join(', ')}`).execute(db);
}
