// Whether a listing's votes carry Discord IDs (decision P142): a bot that knows people only by these cannot reward the others.
import { sql } from 'kysely';
import type { Connection } from '../db/database.ts';

export interface VoterIds {
  /** Different voters among the newest votes. */
  readonly voters: number;
  /** Of these, those whose votes carried no Discord ID. */
  readonly withoutDiscord: number;
}

/** Enough to show the share, few enough to be recent. */
const NEWEST_VOTES = 100;

/** Of the newest votes, read from the index. A Discord ID is a number of 17 to 20 digits. */
export async function selectVoterIds(db: Connection, listingId: string): Promise<VoterIds> {
  const { rows } = await sql<VoterIds>`
    select count(*)::int as voters, (count(*) filter (where user_id !~ '^[0-9]{17,20}$'))::int as "withoutDiscord"
    from (
      select distinct user_id from (
        select user_id from vote where listing_id = ${listingId}
        order by voted_at desc, event_id desc limit ${NEWEST_VOTES}::int
      ) as newest
    ) as voter`.execute(db);
  return rows[0] ?? { voters: 0, withoutDiscord: 0 };
}
