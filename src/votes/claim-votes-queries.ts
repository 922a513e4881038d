// SQL statements for claims of votes. The row in claimed_vote decides who gets a vote, however many requests race for it.
import { type RawBuilder, sql } from 'kysely';
import { EMPTY_CLAIM_HOURS, RETENTION_DAYS, VOTES_PER_CLAIM } from '../core/limits.ts';
import { deleteInSlices } from '../db/cleanup-queries.ts';
import type { Connection } from '../db/database.ts';
import { prepared } from '../db/prepared.ts';

export interface VoteClaimKey {
  readonly listingId: string;
  readonly consumer: string;
  readonly claimId: string;
}

export interface ClaimSubject {
  readonly by: 'identity' | 'user' | 'player';
  readonly value: string;
}

export interface NewVoteClaim extends VoteClaimKey {
  /** The hash of whose votes are claimed. */
  readonly subject: string;
  readonly found: ClaimSubject;
  readonly days: number;
}

/**
 * Stores the claim and claims the votes, in one statement. False if the claim exists: then it claims nothing. Votes are
 * claimed in the order of their IDs, so that concurrent claims wait for each other instead of deadlocking; the one that
 * comes later does not get them.
 */
export async function insertClaim(db: Connection, claim: NewVoteClaim): Promise<boolean> {
  const { listingId, consumer, claimId, subject, found, days } = claim;
  const { rows } = await prepared<{ claims: number }>(`claim-votes-by-${found.by}`)`
    with found as materialized (
      select event_id from (${votesOf(found, listingId, days)}) as vote
      where not starts_with(voter_id, 'gone_') and not exists (
        select from claimed_vote where claimed_vote.event_id = vote.event_id and consumer = ${consumer}
      )
      order by voted_at, event_id limit ${VOTES_PER_CLAIM}::int
    ), claim as (
      insert into vote_claim (listing_id, consumer, claim_id, subject, is_empty)
      values (${listingId}, ${consumer}, ${claimId}, ${subject}, not exists (select from found))
      on conflict do nothing returning 1
    ), claimed as (
      insert into claimed_vote (event_id, listing_id, consumer, claim_id)
      select event_id, ${listingId}, ${consumer}, ${claimId} from found where exists (select from claim) order by event_id
      on conflict do nothing
    )
    select count(*)::int as claims from claim`.execute(db);
  return (rows[0]?.claims ?? 0) > 0;
}

/** Votes of the last `days` days; each is an index scan. */
function votesOf({ by, value }: ClaimSubject, listingId: string, days: number): RawBuilder<unknown> {
  const votesWhere = (condition: RawBuilder<unknown>) => sql`
        select event_id, voter_id, voted_at from vote
        where listing_id = ${listingId} and ${condition} and voted_at > plaudit_now() - make_interval(days => ${days}::int)`;
  switch (by) {
    case 'user':
      return sql`
        (${votesWhere(sql`user_id = ${value}`)})
        union (${votesWhere(sql`voter_id = ${value}`)})
        union (${votesWhere(sql`voter_id = (select id from person where platform_id = ${value})`)})`;
    case 'player':
      return votesWhere(sql`player_name_lower = lower(${value}::text collate "C") collate "default"`);
    case 'identity':
      return sql`
        select vote.* from (
          select person_id, counts_from from linked_identity
          where identity = ${value} and (listing_id = ${listingId} or listing_id is null) and unlinked_at is null
          order by listing_id nulls first limit 1
        ) as link
        cross join lateral (${votesWhere(sql`voter_id = link.person_id`)}) as vote
        where voted_at >= coalesce(counts_from, '-infinity')`;
  }
}

/** The hash of whose votes an earlier request with this ID has claimed; null if there was none. */
export async function selectClaimSubject(
  db: Connection,
  { listingId, consumer, claimId }: VoteClaimKey,
): Promise<string | null> {
  const { rows } = await sql<{ subject: string }>`
    select subject from vote_claim
    where listing_id = ${listingId} and consumer = ${consumer} and claim_id = ${claimId}`.execute(db);
  return rows[0]?.subject ?? null;
}

export interface ClaimedVote {
  readonly eventId: string;
  readonly userId: string;
  readonly playerName: string | null;
  readonly weight: number;
  readonly votedAt: Date;
  readonly nextVoteAt: Date;
}

/** Oldest first. */
export async function selectClaimedVotes(
  db: Connection,
  { listingId, consumer, claimId }: VoteClaimKey,
): Promise<readonly ClaimedVote[]> {
  const { rows } = await prepared<ClaimedVote>('select-claimed-votes')`
    select vote.event_id as "eventId", vote.user_id as "userId", vote.player_name as "playerName", vote.weight,
      vote.voted_at as "votedAt", vote.next_vote_at as "nextVoteAt"
    from claimed_vote join vote on vote.event_id = claimed_vote.event_id
    where claimed_vote.listing_id = ${listingId} and consumer = ${consumer} and claim_id = ${claimId}
    order by vote.voted_at, vote.event_id`.execute(db);
  return rows;
}

/**
 * A claimed vote is forgotten a day after it could last be claimed. Its event ID is as old as its record, so it was cast
 * earlier still.
 */
export async function deleteExpiredClaims(db: Connection): Promise<number> {
  const votes = await deleteInSlices(
    db,
    'claimed_vote',
    sql`event_id < first_event_id(plaudit_now() - make_interval(days => ${RETENTION_DAYS + 1}::int))`,
  );
  const empty = await deleteInSlices(
    db,
    'vote_claim',
    sql`is_empty and claimed_at <= plaudit_now() - make_interval(hours => ${EMPTY_CLAIM_HOURS}::int)`,
  );
  const old = await deleteInSlices(
    db,
    'vote_claim',
    sql`not is_empty and claimed_at <= plaudit_now() - make_interval(days => ${RETENTION_DAYS + 1}::int)`,
  );
  return votes + empty + old;
}
