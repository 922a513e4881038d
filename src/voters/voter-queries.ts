// SQL statements for one voter's progress.
import { sql } from 'kysely';
import type { Connection } from '../db/database.ts';
import type { VotingDay } from './progress.ts';
import { dayNumber, REACHED, UTC_TODAY } from './tally-queries.ts';

/** More listings that one person voted for lately than the tally leaves uncounted, unless it has years to catch up. */
const NEWEST_LISTINGS = 200;

export interface UncountedVotes {
  readonly today: number;
  /** In order. */
  readonly days: readonly VotingDay[];
  /** Listings that are new to the person. */
  readonly newListings: number;
}

/**
 * Votes that the tally has not counted yet. The windows tell for which listings there are any, because no index leads
 * to all votes of one person.
 */
export async function selectUncounted(db: Connection, personId: string): Promise<UncountedVotes> {
  const { rows } = await sql<UncountedVotes>`
    with counted as materialized (
      select ${REACHED} as reached
    ), uncounted as materialized (
      select listing_id, ${dayNumber(sql`(voted_at at time zone 'UTC')::date`)} as day
      from counted cross join lateral (
        select listing_id as id from voting_window where voter_id = ${personId} and event_id > reached
        order by voted_at desc limit ${NEWEST_LISTINGS}::int
      ) as newest cross join lateral (
        select listing_id, voted_at from vote
        where listing_id = newest.id and voter_id = ${personId} and event_id > reached
      ) as votes
    )
    select ${dayNumber(UTC_TODAY)} as today,
      coalesce((
        select json_agg(json_build_object('day', day, 'votes', votes) order by day)
        from (select day, count(*)::int as votes from uncounted group by day) as by_day
      ), '[]') as days,
      (select count(distinct listing_id)::int from uncounted where not exists (
        select from voter_total where person_id = ${personId} and voter_total.listing_id = uncounted.listing_id
      )) as "newListings"`.execute(db);
  return rows[0] ?? { today: 0, days: [], newListings: 0 };
}
