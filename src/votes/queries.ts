// The statements of casting a vote.
import { sql } from 'kysely';
import type { Plan } from '../config.ts';
import type { Connection } from '../db/database.ts';
import { RANKING_DAYS } from '../listings/ranking.ts';
import type { VotedListing } from './vote-event.ts';

export interface Ballot {
  readonly listing: VotedListing & { readonly plan: Plan };
  /** A fresh event ID and the database's time, to the millisecond, as the contract shows times. */
  readonly eventId: string;
  readonly now: Date;
}

type BallotRow = VotedListing & { plan: Plan; event_id: string; now: Date };

/** The listing that is voted for and what only the database can give: the time and an ID in its order. */
export async function openBallot(db: Connection, listingId: string): Promise<Ballot | null> {
  const { rows } = await sql<BallotRow>`
    /* prepared */ select id, type, game, plan, new_event_id(plaudit_now()) as event_id,
      date_trunc('milliseconds', plaudit_now()) as now
    from listing where id = ${listingId}`.execute(db);
  const row = rows[0];
  if (!row) return null;
  return {
    listing: { id: row.id, type: row.type, game: row.game, plan: row.plan },
    eventId: row.event_id,
    now: row.now,
  };
}

export interface CountedVote {
  readonly eventId: string;
  readonly listingId: string;
  readonly voterId: string;
  readonly userId: string;
  readonly playerName: string | null;
  readonly weight: number;
  readonly votedAt: Date;
  readonly nextVoteAt: Date;
}

/**
 * Records the vote and moves the counts, unless the voter's window is still open: then nothing is written and the
 * answer is false. The row of voting_window decides, under its own lock, whoever else votes at the same instant (V1).
 */
export async function recordVote(db: Connection, vote: CountedVote): Promise<boolean> {
  const { rows } = await sql`
    /* prepared */ with mine as (
      insert into voting_window as held (listing_id, voter_id, user_id, event_id, voted_at, next_vote_at)
      values (${vote.listingId}, ${vote.voterId}, ${vote.userId}, ${vote.eventId}::uuid,
              ${vote.votedAt.toISOString()}::timestamptz, ${vote.nextVoteAt.toISOString()}::timestamptz)
      on conflict (listing_id, voter_id) do update
        set user_id = excluded.user_id, event_id = excluded.event_id,
            voted_at = excluded.voted_at, next_vote_at = excluded.next_vote_at
        where held.next_vote_at <= excluded.voted_at
      returning *
    ), recorded as (
      insert into vote (event_id, listing_id, voter_id, user_id, player_name, weight, voted_at, next_vote_at)
      select event_id, listing_id, voter_id, user_id, ${vote.playerName}::text, ${vote.weight}::int, voted_at, next_vote_at
      from mine
    ), day as (
      insert into listing_day as counted (listing_id, day, votes, weight, scored)
      select listing_id, (voted_at at time zone 'UTC')::date, 1, ${vote.weight}::int,
        (voted_at at time zone 'UTC')::date > (plaudit_now() at time zone 'UTC')::date - ${RANKING_DAYS}::int
      from mine
      on conflict (listing_id, day) do update
        set votes = counted.votes + 1, weight = counted.weight + excluded.weight
      returning scored
    ), month as (
      insert into voter_month as counted (listing_id, month, user_id, votes, last_voted_at)
      select listing_id, date_trunc('month', voted_at at time zone 'UTC')::date, user_id, 1, voted_at
      from mine
      where voted_at >= date_trunc('month', plaudit_now() at time zone 'UTC') at time zone 'UTC'
      on conflict (listing_id, month, user_id) do update
        set votes = counted.votes + 1, last_voted_at = greatest(counted.last_voted_at, excluded.last_voted_at)
    ), counts as (
      update listing set vote_count = vote_count + 1, score = score + case when day.scored then ${vote.weight}::int else 0 end
      from mine, day where listing.id = mine.listing_id
    )
    select event_id from mine`.execute(db);
  return rows.length === 1;
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
): Promise<CurrentVote | null> {
  const row = await db
    .selectFrom('voting_window')
    .select(['voted_at', 'next_vote_at'])
    .where('listing_id', '=', listingId)
    .where('voter_id', '=', voterId)
    .executeTakeFirst();
  return row ? { votedAt: row.voted_at, nextVoteAt: row.next_vote_at } : null;
}

/** The same while it is active, by the database's clock: the voter cannot vote again yet. */
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
