// The statement that finds the votes of one voter, so that the log of deliveries can be searched for a person.
import { sql } from 'kysely';
import type { Connection } from '../db/database.ts';

const MOST = 1_000;

/**
 * The stored event IDs of the newest votes that name the player, in whichever case, or that were sent with this user ID; at
 * most 1,000. Either is read from an index.
 */
export async function selectVoterEvents(db: Connection, listingId: string, who: string): Promise<readonly string[]> {
  const { rows } = await sql<{ event_id: string }>`
    select event_id from vote
    where listing_id = ${listingId} and (player_name_lower = lower(${who} collate "C") or user_id = ${who})
    order by voted_at desc, event_id desc limit ${MOST}`.execute(db);
  return rows.map((row) => row.event_id);
}
