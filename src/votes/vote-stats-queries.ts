// SQL statements for statistics about a listing's votes (decision A8). They read counters that each vote updates, so
// they cost the same for a thousand votes and for millions.
import { sql } from 'kysely';
import { deleteInSlices } from '../db/cleanup-queries.ts';
import type { Connection } from '../db/database.ts';
import { prepared } from '../db/prepared.ts';

/** One row for each of the last `days` days (UTC), including today, oldest first. */
export async function selectDailyVotes(
  db: Connection,
  listingId: string,
  days: number,
): Promise<{ day: string; votes: number }[]> {
  const { rows } = await prepared<{ day: string; votes: number }>('select-daily-votes')`
    select to_char(calendar.day, 'YYYY-MM-DD') as day, coalesce(votes, 0) as votes
    from (
      select (plaudit_now() at time zone 'UTC')::date - ago as day from generate_series(0, ${days}::int - 1) as ago
    ) as calendar
    left join listing_day counted on counted.listing_id = ${listingId} and counted.day = calendar.day
    order by calendar.day`.execute(db);
  return rows;
}

/** One row for each of the last `months` months (UTC), including the current one, oldest first. */
export async function selectMonthlyVotes(
  db: Connection,
  listingId: string,
  months: number,
): Promise<{ month: string; votes: number }[]> {
  const { rows } = await prepared<{ month: string; votes: number }>('select-monthly-votes')`
    with calendar as (
      select (date_trunc('month', plaudit_now() at time zone 'UTC') - ago * interval '1 month')::date as month
      from generate_series(0, ${months}::int - 1) as ago
    )
    select to_char(month, 'YYYY-MM') as month, coalesce(sum(votes), 0)::int as votes
    from calendar
    left join listing_day counted on counted.listing_id = ${listingId}
      and counted.day >= month and counted.day < month + interval '1 month'
    group by month order by calendar.month`.execute(db);
  return rows;
}

export interface HourVotes {
  readonly hour: Date;
  readonly votes: number;
}

/**
 * One row for each of the last `hours` hours that had votes, including the current one, oldest first. An index-only
 * scan.
 */
export async function selectHourlyVotes(
  db: Connection,
  listingId: string,
  hours: number,
): Promise<readonly HourVotes[]> {
  const { rows } = await prepared<HourVotes>('select-hourly-votes')`
    select date_trunc('hour', voted_at, 'UTC') as hour, count(*) as votes from vote
    where listing_id = ${listingId}
      and voted_at >= date_trunc('hour', plaudit_now(), 'UTC') - (${hours}::int - 1) * interval '1 hour'
    group by 1 order by 1`.execute(db);
  return rows;
}

export interface TopVoter {
  readonly userId: string;
  readonly votes: number;
  readonly lastVotedAt: Date;
}

const TOP_VOTERS = 10;

/** The voters with the most votes this month (UTC), most first; ties are ordered by the newest vote. */
export async function selectTopVoters(db: Connection, listingId: string): Promise<TopVoter[]> {
  const { rows } = await prepared<TopVoter>('select-top-voters')`
    select user_id as "userId", votes, last_voted_at as "lastVotedAt" from voter_month
    where listing_id = ${listingId} and month = date_trunc('month', plaudit_now() at time zone 'UTC')::date
    order by votes desc, last_voted_at desc, user_id limit ${TOP_VOTERS}`.execute(db);
  return rows;
}

export interface VoteTotals {
  readonly total: number;
  readonly last24h: number;
  readonly last7d: number;
  readonly last30d: number;
  readonly thisMonth: number;
}

/**
 * Undefined when there is no such listing. Only the last 24 hours are counted vote by vote, with an index-only scan;
 * the other totals are of whole UTC days, including today.
 */
export async function selectTotals(db: Connection, listingId: string): Promise<VoteTotals | undefined> {
  const { rows } = await prepared<VoteTotals>('select-vote-totals')`
    with today as (select (plaudit_now() at time zone 'UTC')::date as day)
    select vote_count as total,
      (select count(*) from vote
        where listing_id = listing.id and voted_at > plaudit_now() - interval '24 hours') as "last24h",
      coalesce(sum(votes) filter (where counted.day > today.day - 7), 0)::int as "last7d",
      coalesce(sum(votes) filter (where counted.day > today.day - 30), 0)::int as "last30d",
      coalesce(sum(votes) filter (where counted.day >= date_trunc('month', today.day)), 0)::int as "thisMonth"
    from listing cross join today
    left join listing_day counted on counted.listing_id = listing.id and counted.day > today.day - 31
    where listing.id = ${listingId}
    group by listing.id`.execute(db);
  return rows[0];
}

/** Deletes the months before the current one; returns how many rows were deleted. */
export async function deleteOldVoterMonths(db: Connection): Promise<number> {
  return deleteInSlices(db, 'voter_month', sql`month < date_trunc('month', plaudit_now() at time zone 'UTC')::date`);
}
