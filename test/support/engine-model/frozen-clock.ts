// A clock that stands still until it is moved, for the database and this process: what a model can be held to by the
// millisecond. Its time stands in a table, so that moving it plans no statement anew; and the log's tables are undivided
// meanwhile, because planning over half a year of weeks takes longer than all the rest of a course.
import { sql } from 'kysely';
import { shiftClock } from '../../../src/core/clock.ts';
import type { Db } from '../../../src/db/database.ts';
import type { DeliveryFixture } from '../delivery-fixture.ts';

export interface FrozenClock {
  /** Where every course begins. */
  readonly noonMs: number;
  moveTo(atMs: number): Promise<void>;
  /** Time goes on by itself again. */
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

/** They are empty; the weeks that a test needs are made when its clock starts. */
async function dropWeeks(db: Db): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select inhrelid::regclass::text as name from pg_inherits
    where inhparent in ('event'::regclass, 'delivery'::regclass, 'attempt'::regclass)
      and inhrelid::regclass::text not like '%_idx' and inhrelid::regclass::text not like '%_pkey'`.execute(db);
  await sql.raw(`drop table ${rows.map(({ name }) => name).join(', ')}`).execute(db);
}
