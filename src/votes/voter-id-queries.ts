// The statement that reads which IDs a listing's newest votes carried.
import { sql } from 'kysely';
import type { Connection } from '../db/database.ts';

export interface VoterIds {
  /** Different voters among the newest votes. */
  readonly voters: number;
  /** Of these, those whose votes carried no Discord ID. */
  readonly withoutDiscord: number;
}

/** Of the newest `votes` votes, read from the index. A Discord ID is a number of 17 to 20 digits. */
export async function selectVoterIds(db: Connection, listingId: string, votes: number): Promise<VoterIds> {
  const { rows } = await sql<VoterIds>`
    select count(*)::int as voters, (count(*) filter (where user_id !~ '^[0-9]{17,20}$'))::int as "withoutDiscord"
    from (
      select distinct user_id from (
        select user_id from vote where listing_id = ${listingId}
        order by voted_at desc, event_id desc limit ${votes}::int
      ) as newest
    ) as voter`.execute(db);
  return rows[0] ?? { voters: 0, withoutDiscord: 0 };
}
