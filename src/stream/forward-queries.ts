// SQL statements for what `plaudit listen` forwarded to a developer's machine. It counts toward nothing.
import { sql } from 'kysely';
import { deleteInSlices } from '../db/cleanup-queries.ts';
import type { Connection } from '../db/database.ts';

export interface Forward {
  readonly to: string;
  /** Null without a response. */
  readonly status: number | null;
  readonly durationMs: number | null;
  readonly error: string | null;
}

export interface RecordedForward extends Forward {
  readonly forwardedAt: Date;
}

const MAX_SHOWN = 50;
const KEPT_FOR = '30 days';

export async function insertForward(
  db: Connection,
  { listingId, eventId }: { readonly listingId: string; readonly eventId: string },
  { to, status, durationMs, error }: Forward,
): Promise<void> {
  await sql`
    insert into stream_forward (listing_id, event_id, forwarded_to, status, duration_ms, error)
    values (${listingId}, ${eventId}::uuid, ${to}, ${status}, ${durationMs}, ${error})`.execute(db);
}

/** The newest of an event, oldest first. */
export async function selectForwards(
  db: Connection,
  listingId: string,
  eventId: string,
): Promise<readonly RecordedForward[]> {
  const { rows } = await sql<RecordedForward>`
    select forwarded_to as "to", status, duration_ms as "durationMs", error, forwarded_at as "forwardedAt"
    from stream_forward where listing_id = ${listingId} and event_id = ${eventId}::uuid
    order by number desc limit ${MAX_SHOWN}::int`.execute(db);
  return rows.reverse();
}

/** Called hourly. */
export function deleteOldForwards(db: Connection): Promise<number> {
  return deleteInSlices(db, 'stream_forward', sql`forwarded_at < plaudit_now() - ${KEPT_FOR}::interval`);
}
