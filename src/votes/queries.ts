// The statements about a vote before and after it is recorded: the listing that is voted for, and the voter's newest vote.
import { sql } from 'kysely';
import type { Plan } from '../config/values.ts';
import type { Connection } from '../db/database.ts';
import { prepared } from '../db/prepared.ts';
import { unnestRows } from '../db/unnest-rows.ts';
import type { VotedListing } from './vote-event.ts';

export interface VotableListing {
  /** `isOpen`: staff has not hidden it from the public. Test events are sent all the same. */
  readonly listing: VotedListing & {
    readonly plan: Plan;
    readonly paused: boolean;
    readonly isOpen: boolean;
  };
  /** A fresh event ID and the database's time, to the millisecond, as the contract shows times. */
  readonly eventId: string;
  readonly now: Date;
}

type VotableListingRow = VotedListing & {
  place: number;
  plan: Plan;
  paused: boolean;
  is_open: boolean;
  event_id: string;
  now: Date;
};

/** The listings that are voted for, in their order, each with what only the database can give: its time, and an ID in its order. */
export async function selectVotableListings(
  db: Connection,
  listingIds: readonly string[],
): Promise<readonly (VotableListing | null)[]> {
  const given = listingIds.map((listing_id, place) => ({ place, listing_id }));
  const { rows } = await prepared<VotableListingRow>('select-votable-listings')`
    select place, id, type, game, plan, paused_at is not null as paused, state = 'public' as is_open,
      new_event_id(plaudit_now()) as event_id,
      date_trunc('milliseconds', plaudit_now()) as now
    from ${unnestRows('given', { place: 'int', listing_id: 'text' }, given)}
    cross join lateral (select * from listing where id = given.listing_id limit 1) as listing
    order by place`.execute(db);
  const byPlace = new Map(rows.map((row) => [row.place, toVotableListing(row)]));
  return listingIds.map((_, place) => byPlace.get(place) ?? null);
}

export async function selectVotableListing(
  db: Connection,
  listingId: string,
): Promise<VotableListing | null> {
  const [found] = await selectVotableListings(db, [listingId]);
  return found ?? null;
}

function toVotableListing({
  id,
  type,
  game,
  plan,
  paused,
  is_open: isOpen,
  event_id,
  now,
}: VotableListingRow): VotableListing {
  return { listing: { id, type, game, plan, paused, isOpen }, eventId: event_id, now };
}

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
export async function currentVote(
  db: Connection,
  listingId: string,
  voterId: string,
): Promise<CurrentVote | null> {
  const { rows } = await sql<{ voted_at: Date; next_vote_at: Date }>`
    select voted_at, next_vote_at from voting_window
    where listing_id = ${listingId} and voter_id = ${voterId} and next_vote_at > plaudit_now()`.execute(db);
  const row = rows[0];
  return row ? { votedAt: row.voted_at, nextVoteAt: row.next_vote_at } : null;
}
