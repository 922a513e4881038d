// The statement that leaves word of failures. Who is told of them is not this room's business.
import { sql } from 'kysely';
import type { Connection } from '../db/database.ts';
import { unnestRows } from '../db/unnest-rows.ts';
import type { HealthAlert } from '../endpoints/health.ts';

export interface FailureNotice {
  readonly endpoint_id: string;
  readonly kind: HealthAlert;
  readonly failures: number;
  readonly event_id: string;
  readonly attempt: number;
}

const COLUMNS = {
  endpoint_id: 'text',
  kind: 'text',
  failures: 'int',
  event_id: 'uuid',
  attempt: 'int',
} as const;

/** In the transaction that records the failures: none is lost, and none is told twice. */
export async function insertFailureNotices(db: Connection, notices: readonly FailureNotice[]): Promise<void> {
  await sql`
    insert into notice (listing_id, endpoint_id, kind, failures, event_id, attempt)
    select endpoint.listing_id, told.endpoint_id, told.kind, told.failures, told.event_id, told.attempt
    from ${unnestRows('told', COLUMNS, notices)} join endpoint on endpoint.id = told.endpoint_id
    order by told.failures`.execute(db);
}
