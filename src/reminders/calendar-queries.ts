// Queries for calendars: the owner of a feed, and a voter's next votes.
import { sql } from 'kysely';
import type { Connection } from '../db/database.ts';
import type { NextVote } from './calendar.ts';

/** Replaces the previous feed, whose address stops working. */
export async function upsertCalendarFeed(
  db: Connection,
  personId: string,
  { hash, sealed }: { readonly hash: Buffer; readonly sealed: Buffer },
): Promise<void> {
  await sql`
    insert into calendar_feed (person_id, secret_hash, secret_sealed) values (${personId}, ${hash}, ${sealed})
    on conflict (person_id) do update set secret_hash = excluded.secret_hash, secret_sealed = excluded.secret_sealed,
      made_at = plaudit_now()`.execute(db);
}

export async function selectCalendarFeed(db: Connection, personId: string): Promise<Uint8Array | null> {
  const row = await db
    .selectFrom('calendar_feed')
    .select('secret_sealed')
    .where('person_id', '=', personId)
    .executeTakeFirst();
  return row?.secret_sealed ?? null;
}

export async function deleteCalendarFeed(db: Connection, personId: string): Promise<void> {
  await db.deleteFrom('calendar_feed').where('person_id', '=', personId).execute();
}

export async function selectCalendarFeedOwner(db: Connection, hash: Buffer): Promise<string | null> {
  const row = await db
    .selectFrom('calendar_feed')
    .select('person_id')
    .where('secret_hash', '=', hash)
    .executeTakeFirst();
  return row?.person_id ?? null;
}

/**
 * Votes that became possible since yesterday or will become possible, based on the few votes of the last three days.
 */
export async function selectNextVotes(db: Connection, voterId: string, limit: number): Promise<readonly NextVote[]> {
  const { rows } = await sql<NextVote>`
    with newest as (
      select distinct on (listing_id) listing_id, next_vote_at from vote
      where voter_id = ${voterId} and voted_at > plaudit_now() - interval '3 days'
      order by listing_id, voted_at desc
    )
    select listing.id as "listingId", listing.name, newest.next_vote_at as "nextVoteAt"
    from newest join listing on listing.id = newest.listing_id
    where newest.next_vote_at > plaudit_now() - interval '1 day' and listing.is_public
      and not exists (select from person where id = ${voterId} and is_suspended(suspended_at, suspended_until))
    order by newest.next_vote_at limit ${limit}::int`.execute(db);
  return rows;
}
