// What is wrong after a run with hanging endpoints, or null: the others' deliveries were each delivered once, and no
// delivery to a hanging endpoint is lost.
import { sql } from 'kysely';
import { openDatabase } from '../../src/db/database.ts';

export interface BystanderState {
  /** The first `hanging` endpoints, from `end_0`. */
  readonly hanging: number;
  /** Deliveries that must have arrived. */
  readonly healthy: number;
  /** Deliveries to the hanging endpoints. */
  readonly waiting: number;
}

export async function findOtherEndpointsFault(databaseUrl: string, outcome: BystanderState): Promise<string | null> {
  const { hanging, healthy, waiting } = outcome;
  const { db, close } = await openDatabase({ databaseUrl, dataDir: '' });
  const isHanging = sql`substr(endpoint_id, 5)::int < ${hanging}::int`;
  const { rows } = await sql<Record<string, number>>`
    select (select count(*) from delivery where not ${isHanging} and state = 'delivered' and attempts = 1) as delivered,
      (select count(*) from attempt_log where not ${isHanging} and code = 'delivered') as logged,
      (select count(*) from queue where not ${isHanging}) as unsent,
      (select count(*) from (
        select event_id from queue where ${isHanging}
        union select event_id from delivery where ${isHanging} and state in ('waiting', 'undelivered')
      ) as held) as kept,
      (select count(*) from delivery where ${isHanging} and state = 'waiting' and not exists (
        select from queue where queue.event_id = delivery.event_id)) as lost`.execute(db);
  await close();
  const wanted = { delivered: healthy, logged: healthy, unsent: 0, kept: waiting, lost: 0 };
  return JSON.stringify(rows[0]) === JSON.stringify(wanted) ? null : JSON.stringify(rows[0]);
}
