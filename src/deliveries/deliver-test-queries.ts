// SQL statements for a test event's only attempt.
import { sql } from 'kysely';
import { faultPoint } from '../core/fault-point.ts';
import type { Connection, Db } from '../db/database.ts';
import type { ReceiverCheckKind } from '../db/delivery-tables.ts';
import type { ClaimedAttempt } from './attempt.ts';
import { type AttemptRecord, lockEndpoints, writeAttempts } from './record-queries.ts';

export interface StartedTest {
  readonly attempt: Omit<ClaimedAttempt, 'body'>;
  readonly startedAtMs: number;
}

/** Writes the delivery, or reopens one that has ended, and writes its next attempt, before the socket opens. */
export async function startTest(db: Connection, endpointId: string, eventId: string): Promise<StartedTest> {
  const started = await sql<{ attempts: number }>`
    insert into delivery (event_id, endpoint_id, is_test, state, changed_at)
    values (${eventId}::uuid, ${endpointId}, true, 'waiting', plaudit_now())
    on conflict (endpoint_id, event_id) do update set state = 'waiting', changed_at = excluded.changed_at
    returning attempts`.execute(db);
  const number = (started.rows[0]?.attempts ?? 0) + 1;
  const { rows } = await sql<{ id: string; started_at: Date }>`
    insert into test_attempt (event_id, endpoint_id, id, started_at)
    values (${eventId}::uuid, ${endpointId}, gen_random_uuid(), plaudit_now())
    returning id, started_at`.execute(db);
  const { id, started_at } = rows[0] as { id: string; started_at: Date };
  const attempt = { id, endpointId, eventId, number, failures: null, isTest: true };
  return { attempt, startedAtMs: started_at.getTime() };
}

/**
 * Whether the delivery has not been requeued. The endpoint is locked, so no one can requeue it until the transaction
 * ends.
 */
export async function hasTestEnded(db: Connection, endpointId: string, eventId: string): Promise<boolean> {
  await lockEndpoints(db, [endpointId]);
  const { rows } = await sql`
    select from queue where endpoint_id = ${endpointId} and event_id = ${eventId}::uuid`.execute(db);
  return rows.length === 0;
}

/** Whether the `delivery` is a test event that is waiting for its response. */
export const IS_TEST_UNDER_WAY = sql<boolean>`exists (
  select from test_attempt where test_attempt.event_id = delivery.event_id
)`;

/** Records which step of a self-check the event is. */
export async function markProbe(db: Connection, eventId: string, probe: ReceiverCheckKind): Promise<void> {
  await sql`update event set probe = ${probe} where id = ${eventId}::uuid`.execute(db);
}

/** Does nothing if the test took so long that it was already closed as abandoned. */
export async function endTest(db: Db, record: AttemptRecord): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const { rows } = await sql`
      delete from test_attempt where event_id = ${record.attempt.eventId}::uuid returning id`.execute(transaction);
    if (rows.length > 0) await writeAttempts(transaction, [record]);
    faultPoint('test.written');
  });
}

/** When to close test attempts whose process crashed; no attempt takes this long. */
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
