// The statements of casting a vote.
import { sql } from 'kysely';
import type { Plan } from '../config.ts';
import type { Connection } from '../db/database.ts';
import { rowsAs } from '../db/rows.ts';
import { RANKING_DAYS } from '../listings/ranking.ts';
import type { VotedListing } from './vote-event.ts';

export interface Ballot {
  /** `isOpen`: staff has not kept it from the public; tests it takes all the same. */
  readonly listing: VotedListing & {
    readonly plan: Plan;
    readonly paused: boolean;
    readonly isOpen: boolean;
  };
  /** A fresh event ID and the database's time, to the millisecond, as the contract shows times. */
  readonly eventId: string;
  readonly now: Date;
}

type BallotRow = VotedListing & {
  place: number;
  plan: Plan;
  paused: boolean;
  is_open: boolean;
  event_id: string;
  now: Date;
};

/** The listings that are voted for, in their order, and what only the database can give: the time and an ID in its order. */
export async function openBallots(
  db: Connection,
  listingIds: readonly string[],
): Promise<readonly (Ballot | null)[]> {
  const asked = listingIds.map((listing_id, place) => ({ place, listing_id }));
  const { rows } = await sql<BallotRow>`
    /* prepared */ select place, id, type, game, plan, paused_at is not null as paused, state = 'public' as is_open,
      new_event_id(plaudit_now()) as event_id,
      date_trunc('milliseconds', plaudit_now()) as now
    from ${rowsAs('asked', { place: 'int', listing_id: 'text' }, asked)}
    cross join lateral (select * from listing where id = asked.listing_id limit 1) as listing
    order by place`.execute(db);
  const byPlace = new Map(rows.map((row) => [row.place, ballotOf(row)]));
  return listingIds.map((_, place) => byPlace.get(place) ?? null);
}

export async function openBallot(db: Connection, listingId: string): Promise<Ballot | null> {
  const [ballot] = await openBallots(db, [listingId]);
  return ballot ?? null;
}

function ballotOf({ id, type, game, plan, paused, is_open: isOpen, event_id, now }: BallotRow): Ballot {
  return { listing: { id, type, game, plan, paused, isOpen }, eventId: event_id, now };
}

export interface CountedVote {
  readonly eventId: string;
  readonly listingId: string;
  readonly voterId: string;
  /** Recorded only while the account is there. */
  readonly hasAccount?: boolean;
  readonly userId: string;
  readonly playerName: string | null;
  readonly weight: number;
  readonly votedAt: Date;
  readonly nextVoteAt: Date;
}

const VOTE = {
  listing_id: 'text',
  voter_id: 'text',
  user_id: 'text',
  event_id: 'uuid',
  player_name: 'text',
  weight: 'int',
  voted_at: 'text',
  next_vote_at: 'text',
} as const;

/**
 * Records votes of different voters or listings and moves the counts; answers the events of those that were recorded: of the
 * others the window is still open, the listing is gone, paused or hidden, or the voter's account is gone, and nothing is written. A row
 * of voting_window decides, under its own lock, whoever else votes at the same instant (V1). Accounts and then listings are locked
 * first, each in one order, as by their deletion: votes that lock in different orders would wait for each other.
 */
export async function recordVotes(
  db: Connection,
  votes: readonly CountedVote[],
): Promise<ReadonlySet<string>> {
  const voters = await lockVoters(db, votes);
  const held = await sql<{ id: string }>`
    /* prepared */ select id from listing where id = any(${votes.map(({ listingId }) => listingId)}::text[])
    and is_public order by id for no key update`.execute(db);
  const there = new Set(held.rows.map(({ id }) => id));
  const counts = (vote: CountedVote) =>
    there.has(vote.listingId) && (!vote.hasAccount || voters.has(vote.voterId));
  const asked = votes.filter(counts).map(asRow);
  if (asked.length === 0) return new Set();
  const { rows } = await sql<{ event_id: string }>`
    /* prepared */ with asked as materialized (
      select listing_id, voter_id, user_id, event_id, player_name, weight, voted_at::timestamptz as voted_at,
        next_vote_at::timestamptz as next_vote_at, (voted_at::timestamptz at time zone 'UTC')::date as day
      from ${rowsAs('asked', VOTE, asked)}
    ), won as (
      insert into voting_window as held (listing_id, voter_id, user_id, event_id, voted_at, next_vote_at)
      select listing_id, voter_id, user_id, event_id, voted_at, next_vote_at from asked order by listing_id, voter_id
      on conflict (listing_id, voter_id) do update
        set user_id = excluded.user_id, event_id = excluded.event_id,
            voted_at = excluded.voted_at, next_vote_at = excluded.next_vote_at
        where held.next_vote_at <= excluded.voted_at
      returning event_id
    ), mine as materialized (
      select asked.* from won join asked using (event_id)
    ), recorded as (
      insert into vote (event_id, listing_id, voter_id, user_id, player_name, weight, voted_at, next_vote_at)
      select event_id, listing_id, voter_id, user_id, player_name, weight, voted_at, next_vote_at from mine
    ), counted as (
      insert into listing_day as counted (listing_id, day, votes, weight, scored)
      select listing_id, day, count(*), sum(weight),
        day > (plaudit_now() at time zone 'UTC')::date - ${RANKING_DAYS}::int
      from mine group by listing_id, day order by listing_id, day
      on conflict (listing_id, day) do update
        set votes = counted.votes + excluded.votes, weight = counted.weight + excluded.weight
      returning listing_id, day, scored
    ), month as (
      insert into voter_month as counted (listing_id, month, user_id, votes, last_voted_at)
      select listing_id, date_trunc('month', day)::date, user_id, count(*), max(voted_at)
      from mine
      where voted_at >= date_trunc('month', plaudit_now() at time zone 'UTC') at time zone 'UTC'
      group by listing_id, date_trunc('month', day)::date, user_id order by listing_id, user_id
      on conflict (listing_id, month, user_id) do update
        set votes = counted.votes + excluded.votes,
            last_voted_at = greatest(counted.last_voted_at, excluded.last_voted_at)
    ), totals as (
      update listing set vote_count = vote_count + votes, score = score + scored_weight
      from (
        select listing_id, count(*) as votes, coalesce(sum(weight) filter (where scored), 0) as scored_weight
        from mine join counted using (listing_id, day) group by listing_id
      ) as sum
      where listing.id = sum.listing_id
    )
    select event_id from mine`.execute(db);
  return new Set(rows.map((row) => row.event_id));
}

/** The accounts that are there, and stay until the transaction ends. */
async function lockVoters(db: Connection, votes: readonly CountedVote[]): Promise<ReadonlySet<string>> {
  const ids = votes.filter(({ hasAccount }) => hasAccount).map(({ voterId }) => voterId);
  if (ids.length === 0) return new Set();
  const { rows } = await sql<{ id: string }>`
    /* prepared */ select id from person where id = any(${ids}::text[]) order by id for key share`.execute(
    db,
  );
  return new Set(rows.map(({ id }) => id));
}

function asRow(vote: CountedVote): Readonly<Record<keyof typeof VOTE, unknown>> {
  return {
    listing_id: vote.listingId,
    voter_id: vote.voterId,
    user_id: vote.userId,
    event_id: vote.eventId,
    player_name: vote.playerName,
    weight: vote.weight,
    voted_at: vote.votedAt.toISOString(),
    next_vote_at: vote.nextVoteAt.toISOString(),
  };
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
