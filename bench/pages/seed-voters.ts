// Gives the people who wrote reviews what the tally would have counted for them, so that leaderboards and profiles have
// something to show.
import { sql } from 'kysely';
import { openDatabase } from '../../src/db/database.ts';

/** Call it after `addListingReviews`. Every reviewer voted for what they reviewed; every third has a public profile. */
export async function addVoters(databaseUrl: string): Promise<void> {
  const { db, close } = await openDatabase({ databaseUrl, dataDir: '' });
  await sql`
    insert into voter_total (person_id, listing_id, votes)
    select author_id, listing_id, 1 + (random() ^ 3 * 200)::int from review`.execute(db);
  await sql`
    insert into voter_stat (person_id, votes, listings, month, month_votes, last_day, streak, best_streak)
    select person_id, sum(votes), count(*), date_trunc('month', plaudit_now() at time zone 'UTC')::date, sum(votes) / 10,
      (plaudit_now() at time zone 'UTC')::date, 5, 30
    from voter_total group by person_id`.execute(db);
  await sql`
    insert into voter_badge (person_id, badge, awarded_on)
    select person_id, badge, last_day from voter_stat, unnest(array['votes-10', 'votes-100', 'streak-7', 'streak-30']) as badge`.execute(
    db,
  );
  await sql`
    insert into voter_profile (person_id, handle, handle_key, is_public)
    select id, 'sample-' || substr(id, 11), 'sample-' || substr(id, 11), true from person where shows_name`.execute(db);
  await sql`vacuum analyze voter_total, voter_stat, voter_badge, voter_profile`.execute(db);
  await close();
}
