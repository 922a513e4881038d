// What is wrong after a run beside endpoints that hang, or null: the others' deliveries stand as delivered once, and none
// of the hanging ones is lost.
import { sql } from 'kysely';
import { openDatabase } from '../../src/db/database.ts';

export interface BystanderState {
  /** `end_0` to the one before this. */
  readonly hanging: number;
  /** Deliveries that were to arrive. */
  readonly bystanders: number;
  /** Deliveries to the hanging ones. */
  readonly waiting: number;
}

export async function findBystanderFault(databaseUrl: string, outcome: BystanderState): Promise<string | null> {
  const { hanging, bystanders, waiting } = outcome;
  const { db, close } = await openDatabase({ databaseUrl, dataDir: '' });
  const isHanging = sql`substr(endpoint_id, 5)::int < ${hanging}::int`;
  const { rows } = await sql<Record<string, number>>`
    select (select count(*) from delivery where not ${isHanging} and state = 'delivered' and attempts = 1) as delivered,
      (select count(*) from attempt where not ${isHanging} and code = 'delivered') as logged,
      (select count(*) from queue where not ${isHanging}) as unsent,
      (select count(*) from (
        select event_id from queue where ${isHanging}
        union select event_id from delivery where ${isHanging} and state in ('waiting', 'undelivered')
      ) as held) as kept,
      (select count(*) from delivery where ${isHanging} and state = 'waiting' and not exists (
        select from queue where queue.event_id = delivery.event_id)) as lost`.execute(db);
  await close();
  const wanted = { delivered: bystanders, logged: bystanders, unsent: 0, kept: waiting, lost: 0 };
  return JSON.stringify(rows[0]) === JSON.stringify(wanted) ? null : JSON.stringify(rows[0]);
}
