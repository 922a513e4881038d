// The statements of a test event's only attempt.
import { sql } from 'kysely';
import type { Connection } from '../db/database.ts';
import { type ResultRow, writeResults } from './record-queries.ts';

export interface BegunTest {
  readonly endpoint_id: string;
  readonly event_id: string;
  readonly id: string;
  readonly number: number;
  readonly started_at_ms: number;
}

/** The delivery and its attempt, written before the socket opens. */
export async function beginTest(db: Connection, endpointId: string, eventId: string): Promise<BegunTest> {
  await sql`
    insert into delivery (event_id, endpoint_id, is_test, state, changed_at)
    values (${eventId}::uuid, ${endpointId}, true, 'waiting', plaudit_now())`.execute(db);
  const { rows } = await sql<BegunTest>`
    insert into in_flight (endpoint_id, event_id, id, number, trigger, started_at, is_test_button)
    values (${endpointId}, ${eventId}::uuid, gen_random_uuid(), 1, 'test', plaudit_now(), true)
    returning endpoint_id, event_id, id, number, (extract(epoch from started_at) * 1000)::float8 as started_at_ms`.execute(
    db,
  );
  return rows[0] as BegunTest;
}

export async function endTest(db: Connection, result: ResultRow): Promise<void> {
  await writeResults(db, [result]);
}

/** Test attempts whose process died are closed after this; no attempt lasts as long. */
const ABANDONED_AFTER = '30 seconds';

export async function closeAbandonedTests(db: Connection): Promise<void> {
  await sql`
    with gone as (
      delete from in_flight
      where is_test_button and started_at < plaudit_now() - ${ABANDONED_AFTER}::interval returning *
    ), logged as (
      insert into attempt (event_id, endpoint_id, number, id, trigger, code, charged, started_at)
      select event_id, endpoint_id, number, id, trigger, 'interrupted', false, started_at from gone
    )
    update delivery set state = 'undelivered', attempts = gone.number, last_code = 'interrupted', changed_at = plaudit_now()
    from gone where delivery.event_id = gone.event_id and delivery.endpoint_id = gone.endpoint_id`.execute(
    db,
  );
}
