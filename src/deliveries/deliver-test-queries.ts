// The statements of a test event's only attempt.
import { sql } from 'kysely';
import { faultPoint } from '../core/fault-point.ts';
import type { Connection, Db } from '../db/database.ts';
import type { ReceiverCheckKind } from '../db/schema.ts';
import { lockEndpoints, type ResultRow, writeResults } from './record-queries.ts';

export interface StartedTest {
  readonly attempt: {
    readonly endpoint_id: string;
    readonly event_id: string;
    readonly id: string;
    readonly number: number;
  };
  readonly startedAtMs: number;
}

/** The delivery, or one that has ended, and its next attempt: written before the socket opens. */
export async function startTest(db: Connection, endpointId: string, eventId: string): Promise<StartedTest> {
  const begun = await sql<{ attempts: number }>`
    insert into delivery (event_id, endpoint_id, is_test, state, changed_at)
    values (${eventId}::uuid, ${endpointId}, true, 'waiting', plaudit_now())
    on conflict (endpoint_id, event_id) do update set state = 'waiting', changed_at = excluded.changed_at
    returning attempts`.execute(db);
  const number = (begun.rows[0]?.attempts ?? 0) + 1;
  const { rows } = await sql<{ id: string; started_at: Date }>`
    insert into test_attempt (event_id, endpoint_id, id, started_at)
    values (${eventId}::uuid, ${endpointId}, gen_random_uuid(), plaudit_now())
    returning id, started_at`.execute(db);
  const { id, started_at } = rows[0] as { id: string; started_at: Date };
  const attempt = { endpoint_id: endpointId, event_id: eventId, id, number };
  return { attempt, startedAtMs: started_at.getTime() };
}

/** Whether nobody has put the delivery back into the queue; nobody can until the transaction ends, for the endpoint is locked. */
export async function hasTestEnded(db: Connection, endpointId: string, eventId: string): Promise<boolean> {
  await lockEndpoints(db, [endpointId]);
  const { rows } = await sql`
    select from queue where endpoint_id = ${endpointId} and event_id = ${eventId}::uuid`.execute(db);
  return rows.length === 0;
}

/** Whether the `delivery` is a test event that waits for its answer. */
export const IS_TEST_UNDER_WAY = sql<boolean>`exists (
  select from test_attempt where test_attempt.event_id = delivery.event_id
)`;

/** What the event tries, when it belongs to a self-check. */
export async function markProbe(db: Connection, eventId: string, probe: ReceiverCheckKind): Promise<void> {
  await sql`update event set probe = ${probe} where id = ${eventId}::uuid`.execute(db);
}

/** Unless it took so long that it was closed as abandoned. */
export async function endTest(db: Db, result: ResultRow): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const { rows } = await sql`
      delete from test_attempt where event_id = ${result.event_id}::uuid returning id`.execute(transaction);
    if (rows.length > 0) await writeResults(transaction, [result]);
    faultPoint('test.written');
  });
}

/** Test attempts whose process died are closed after this; no attempt lasts as long. */
const ABANDONED_AFTER = '30 seconds';

export async function closeAbandonedTests(db: Connection): Promise<void> {
  await sql`
    with gone as (
      delete from test_attempt where started_at < plaudit_now() - ${ABANDONED_AFTER}::interval returning *
    ), logged as (
      insert into attempt (event_id, endpoint_id, number, id, trigger, code, charged, started_at)
      select event_id, endpoint_id, delivery.attempts + 1, gone.id, 'test', 'interrupted', false, started_at
      from gone join delivery using (event_id, endpoint_id)
    )
    update delivery set attempts = attempts + 1, last_code = 'interrupted', changed_at = plaudit_now(),
      state = case kind when 'listener' then 'unknown' else 'undelivered' end
    from gone join endpoint on endpoint.id = gone.endpoint_id where delivery.event_id = gone.event_id and delivery.endpoint_id = gone.endpoint_id`.execute(
    db,
  );
}
