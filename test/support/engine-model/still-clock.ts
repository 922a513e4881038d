// A clock that stands still until it is moved, for the database and this process: what a model can be held to by the
// millisecond. Its time stands in a table, so that moving it plans no statement anew.
import { sql } from 'kysely';
import { shiftClock } from '../../../src/core/clock.ts';
import type { Stage } from '../stage.ts';

const DAY_MS = 86_400_000;

export interface StillClock {
  /** A noon, so long ago that the days of a course fit into the weeks that every database has. */
  readonly noonMs: number;
  moveTo(atMs: number): Promise<void>;
  /** Time goes on by itself again. */
  release(): Promise<void>;
}

export async function stopClock({ db, clock }: Stage): Promise<StillClock> {
  const noonMs = (Math.floor(Date.now() / DAY_MS) - 84) * DAY_MS + DAY_MS / 2;
  await sql.raw('create table if not exists still_clock (at timestamptz not null)').execute(db);
  await sql.raw(`insert into still_clock values (to_timestamp(${noonMs / 1000}))`).execute(db);
  await sql
    .raw(
      `create or replace function plaudit_now() returns timestamptz language sql stable parallel safe
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
      await clock.advance('0ms');
      await sql.raw('drop table still_clock').execute(db);
    },
  };
}
