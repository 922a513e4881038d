// SQL statements for what one person has voted for in all.
import { sql } from 'kysely';
import type { Connection } from '../db/database.ts';
import type { VotingDay } from './progress.ts';
import { dayNumber, UTC_TODAY } from './tally-queries.ts';

/** More votes of one person than the tally leaves uncounted, unless it has years to catch up. */
const NEWEST_VOTES = 200;

export interface UncountedVotes {
  readonly today: number;
  /** In order. */
  readonly days: readonly VotingDay[];
  /** Listings that are new to the person. */
  readonly newListings: number;
}

/** Votes that the tally has not counted yet, among the person's newest. */
export async function selectUncounted(db: Connection, personId: string): Promise<UncountedVotes> {
  const { rows } = await sql<UncountedVotes>`
    with uncounted as materialized (
      select listing_id, ${dayNumber(sql`(voted_at at time zone 'UTC')::date`)} as day from (
        select event_id, listing_id, voted_at from vote where voter_id = ${personId}
        order by voted_at desc limit ${NEWEST_VOTES}::int
      ) as newest
      where not exists (select from voter_tally where event_id <= reached)
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
