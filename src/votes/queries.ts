// The voter's newest vote for a listing, and what is deleted once it limits no vote any more.
import { sql } from 'kysely';
import type { Connection } from '../db/database.ts';

export interface CurrentVote {
  readonly votedAt: Date;
  readonly nextVoteAt: Date;
}

/** The voter's newest vote for this listing, over or not; null when there is none. */
export async function newestVote(
  db: Connection,
  listingId: string,
  voterId: string,
): Promise<(CurrentVote & { readonly eventId: string }) | null> {
  const row = await db
    .selectFrom('voting_window')
    .select(['event_id', 'voted_at', 'next_vote_at'])
    .where('listing_id', '=', listingId)
    .where('voter_id', '=', voterId)
    .executeTakeFirst();
  return row ? { eventId: row.event_id, votedAt: row.voted_at, nextVoteAt: row.next_vote_at } : null;
}

/** The same while the voter cannot vote again yet, by the database's clock. */
export async function currentVote(db: Connection, listingId: string, voterId: string): Promise<CurrentVote | null> {
  const { rows } = await sql<{ voted_at: Date; next_vote_at: Date }>`
    select voted_at, next_vote_at from voting_window
    where listing_id = ${listingId} and voter_id = ${voterId} and next_vote_at > plaudit_now()`.execute(db);
  const row = rows[0];
  return row ? { votedAt: row.voted_at, nextVoteAt: row.next_vote_at } : null;
}

/** Deletes where votes came from once it limits nothing any more. Returns how many rows. */
export async function deleteExpiredVoteNetworks(db: Connection): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from vote_network where expires_at <= plaudit_now()`.execute(db);
  return Number(numAffectedRows ?? 0n);
}
