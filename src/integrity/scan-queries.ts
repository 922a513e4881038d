// SQL statements of the scan: who scans, which listings have new votes, the votes with what is known of their voters,
// and what is usual.
import { sql } from 'kysely';
import type { Connection } from '../db/database.ts';
import type { ScannedVote } from './marks.ts';
import type { MarkCounts } from './score.ts';

const LEASE = sql`plaudit_now() + interval '5 minutes'`;

/** Takes the lease of the scan; false if another process has it. */
export async function leaseScan(db: Connection): Promise<boolean> {
  const { rows } = await sql`
    insert into vote_scan as scan (reached, lease_until) values (first_event_id(plaudit_now() - interval '1 day'), ${LEASE})
    on conflict (is_only) do update set lease_until = excluded.lease_until
      where scan.lease_until is null or scan.lease_until <= plaudit_now()
    returning 1`.execute(db);
  return rows.length > 0;
}

export async function releaseScan(db: Connection): Promise<void> {
  await sql`update vote_scan set lease_until = null`.execute(db);
}

/**
 * Counts the votes recorded since the last call by listing, at most `limit`; returns how many. An event ID is made some
 * moments before its commit, so the last seconds are left to the next call.
 */
export async function collectNewVotes(db: Connection, limit: number): Promise<number> {
  const { rows } = await sql<{ votes: number }>`
    with added as materialized (
      select event_id, listing_id from vote
      where event_id > (select reached from vote_scan) and event_id < first_event_id(plaudit_now() - interval '5 seconds')
      order by event_id limit ${limit}::int
    ), counted as (
      insert into scanned_listing as known (listing_id, pending)
      select listing_id, count(*)::int from added group by listing_id order by listing_id
      on conflict (listing_id) do update set pending = known.pending + excluded.pending
    ), moved as (
      update vote_scan set reached = last.event_id
      from (select event_id from added order by event_id desc limit 1) as last
    )
    select count(*)::int as votes from added`.execute(db);
  return rows[0]?.votes ?? 0;
}

export interface DueListing {
  readonly listingId: string;
  /** The last vote that is part of what is usual; null: none. */
  readonly reached: string | null;
}

/** Those whose score may have changed, the longest waiting first: with a twentieth more votes, or after five minutes. */
export async function selectDueListings(db: Connection, limit: number): Promise<readonly DueListing[]> {
  const { rows } = await sql<DueListing>`
    select listing_id as "listingId", reached from scanned_listing
    where pending > 0 and (scored_at is null or pending >= votes / 20 or pending >= 30
      or scored_at <= plaudit_now() - interval '5 minutes')
    order by scored_at nulls first, listing_id limit ${limit}::int`.execute(db);
  return rows;
}

interface ScannedRow extends Omit<ScannedVote, 'names'> {
  readonly name: string | null;
  readonly mailbox: string | null;
  readonly player: string | null;
}

/**
 * The newest votes of the last 24 hours, newest first, without those of flags that staff has dismissed. Each row takes a
 * few index lookups.
 */
export async function selectScannedVotes(
  db: Connection,
  listingId: string,
  limit: number,
): Promise<readonly ScannedVote[]> {
  const { rows } = await sql<ScannedRow>`
    select recent.event_id as "eventId", (extract(epoch from recent.voted_at) * 1000)::float8 as "votedAtMs",
      (extract(epoch from voter.created_at) * 1000)::float8 as "accountCreatedAtMs",
      exists (
        select from vote as earlier
        where earlier.listing_id = recent.listing_id and earlier.voter_id = recent.voter_id
          and earlier.voted_at < recent.voted_at
      ) as "hasVotedBefore",
      exists (
        select from voting_window where voting_window.voter_id = recent.voter_id
          and voting_window.listing_id <> recent.listing_id
      ) as "hasVotedElsewhere",
      origin.network, origin.network_range as range, voter.name, voter.mailbox, player_name_lower as player
    from (
      select * from vote
      where listing_id = ${listingId} and voted_at > plaudit_now() - interval '24 hours'
      order by voted_at desc, event_id desc limit ${limit}::int
    ) as recent
    left join lateral (
      select created_at, name, split_part(email, '@', 1) as mailbox from person where id = recent.voter_id limit 1
    ) as voter on true
    left join lateral (
      select network, network_range from vote_network
      where expires_at = recent.next_vote_at and event_id = recent.event_id limit 1
    ) as origin on true
    where not exists (
      select from flagged_vote join vote_flag on vote_flag.id = flag_id
      where flagged_vote.event_id = recent.event_id and vote_flag.state = 'dismissed'
    )`.execute(db);
  return rows.map(({ name, mailbox, player, ...vote }) => ({
    ...vote,
    names: [name, mailbox, player].filter((one) => one !== null),
  }));
}

/** Votes per day over the last two weeks, without today. */
export async function selectVotesPerDay(db: Connection, listingId: string): Promise<number> {
  const { rows } = await sql<{ perDay: number }>`
    select coalesce(sum(votes)::float8 / greatest(1, least(14,
        (plaudit_now() at time zone 'UTC')::date - min(day))), 0)::float8 as "perDay"
    from listing_day
    where listing_id = ${listingId} and day >= (plaudit_now() at time zone 'UTC')::date - 14
      and day < (plaudit_now() at time zone 'UTC')::date`.execute(db);
  return rows[0]?.perDay ?? 0;
}

const SUMS = sql`coalesce(sum(votes), 0)::int as votes, coalesce(sum(fresh), 0)::int as fresh,
      coalesce(sum(dormant), 0)::int as dormant, coalesce(sum(single), 0)::int as single,
      coalesce(sum(shared), 0)::int as shared, coalesce(sum(named), 0)::int as named`;
const NONE: MarkCounts = { votes: 0, fresh: 0, dormant: 0, single: 0, shared: 0, named: 0 };

/** How many votes were marked in the last days; of one listing, or of all. */
export async function selectMarkCounts(db: Connection, listingId: string | null, days: number): Promise<MarkCounts> {
  const { rows } = await sql<MarkCounts>`
    select ${SUMS} from vote_profile
    where (${listingId}::text is null or listing_id = ${listingId})
      and day > (plaudit_now() at time zone 'UTC')::date - ${days}::int`.execute(db);
  return rows[0] ?? NONE;
}

/** Adds votes to what is usual for a listing, on the current day. */
export async function addMarkCounts(db: Connection, listingId: string, counts: MarkCounts): Promise<void> {
  const { votes, fresh, dormant, single, shared, named } = counts;
  await sql`
    insert into vote_profile as known (listing_id, day, votes, fresh, dormant, shared, named, single)
    values (${listingId}, (plaudit_now() at time zone 'UTC')::date, ${votes}::int, ${fresh}::int, ${dormant}::int,
      ${shared}::int, ${named}::int, ${single}::int)
    on conflict (listing_id, day) do update set votes = known.votes + excluded.votes,
      fresh = known.fresh + excluded.fresh, dormant = known.dormant + excluded.dormant,
      shared = known.shared + excluded.shared, named = known.named + excluded.named,
      single = known.single + excluded.single`.execute(db);
}

/** Null: the listing was deleted. */
export async function markScored(
  db: Connection,
  {
    listingId,
    votes,
    reached,
  }: { readonly listingId: string; readonly votes: number; readonly reached: string | null },
): Promise<void> {
  await sql`
    update scanned_listing set pending = 0, votes = ${votes}::int, scored_at = plaudit_now(),
      reached = coalesce(${reached}::uuid, reached)
    where listing_id = ${listingId}`.execute(db);
}

/** What was usual is kept for 90 days; listings without votes for a week are forgotten. */
export async function deleteOldProfiles(db: Connection, days: number): Promise<void> {
  await sql`
    delete from vote_profile where day <= (plaudit_now() at time zone 'UTC')::date - ${days}::int`.execute(db);
  await sql`delete from scanned_listing where pending = 0 and scored_at <= plaudit_now() - interval '7 days'`.execute(
    db,
  );
}
