// Queues corrections for the tally when staff annuls or restores votes (decision P521).
import { sql } from 'kysely';
import type { Connection } from '../db/database.ts';
import { holdTally } from './tally-queries.ts';

/**
 * Call it in the transaction that has taken these votes off `vote` (-1) or put them back (1), and that holds the tally:
 * so each of the votes was either counted before, and is corrected, or is seen by the tally as it is now.
 */
export async function correctTally(db: Connection, eventIds: readonly string[], change: 1 | -1): Promise<void> {
  if (eventIds.length === 0) return;
  const reached = await holdTally(db);
  const moved = change === -1 ? sql`annulled_vote` : sql`vote`;
  await sql`
    insert into voter_correction (person_id, listing_id, day, change)
    select voter_id, listing_id, (voted_at at time zone 'UTC')::date, ${change}::smallint from ${moved} as moved
    where event_id = any(${eventIds}::uuid[]) and event_id <= ${reached}::uuid
      and exists (select from person where id = voter_id)`.execute(db);
}
