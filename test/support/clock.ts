// Moves the time in a test, for the database and this process together. Nothing sleeps.
import { sql } from 'kysely';
import { shiftClock } from '../../src/core/clock.ts';
import type { Db } from '../../src/db/database.ts';

export interface TestClock {
  /** Moves the time forward by `500ms`, `15s`, `2m`, `12h` or `90d`. */
  advance(span: string): Promise<void>;
}

const UNITS_MS: Record<string, number> = { ms: 1, s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000 };

/** A clock for one database, which starts at the real time in every test, or at `start`. */
export async function testClock(db: Db, start?: Date): Promise<TestClock> {
  let shiftMs = start ? start.getTime() - Date.now() : 0;
  const apply = async () => {
    shiftClock(shiftMs);
    await sql
      .raw(
        `create or replace function plaudit_now() returns timestamptz language sql stable parallel safe
         as $$ select statement_timestamp() + interval '${shiftMs} milliseconds' $$;
         select make_event_weeks(plaudit_now(), plaudit_now() + interval '28 days')`,
      )
      .execute(db);
  };
  await apply();
  return {
    async advance(span) {
      const parts = /^(\d+)(ms|s|m|h|d)$/.exec(span);
      if (!parts) throw new Error(`A span of time must be written like 15s or 12h, not ${span}.`);
      shiftMs += Number(parts[1]) * UNITS_MS[parts[2]!]!;
      await apply();
    },
  };
}
