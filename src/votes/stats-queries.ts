// The statements of the numbers about votes.
import { sql } from 'kysely';
import type { Connection } from '../db/database.ts';

export async function selectDailyVotes(
  db: Connection,
  listingId: string,
  days: number,
): Promise<{ day: string; votes: number }[]> {
  const { rows } = await sql<{ day: string; votes: number }>`
    select to_char(day, 'YYYY-MM-DD') as day, votes from listing_day
    where listing_id = ${listingId} and day > (plaudit_now() at time zone 'UTC')::date - ${days}::int
    order by day`.execute(db);
  return rows;
}

export async function selectTopVoters(
  db: Connection,
  listingId: string,
  limit: number,
): Promise<{ userId: string; votes: number }[]> {
  const { rows } = await sql<{ userId: string; votes: number }>`
    select user_id as "userId", count(*) as votes from vote
    where listing_id = ${listingId}
      and voted_at >= date_trunc('month', plaudit_now() at time zone 'UTC') at time zone 'UTC'
    group by user_id order by votes desc, max(voted_at) desc limit ${limit}`.execute(db);
  return rows;
}
