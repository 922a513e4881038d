// Queries for the export of what is stored about a person as a voter: counts, badges, profile, favorites.
import { sql } from 'kysely';
import type { Connection } from '../db/database.ts';

/** Of votes up to some seconds ago; null without one. */
export async function selectVotingRecord(db: Connection, personId: string) {
  const { rows } = await sql<object>`
    select votes, listings, streak as "lastStreak", best_streak as "bestStreak", last_day::text as "lastDay",
      coalesce((
        select json_agg(json_build_object('day', day, 'votes', votes) order by day) from voter_day
        where person_id = ${personId}
      ), '[]') as days,
      coalesce((
        select json_agg(json_build_object('badge', badge, 'awardedOn', awarded_on) order by awarded_on, badge)
        from voter_badge where person_id = ${personId}
      ), '[]') as badges,
      coalesce((
        select json_agg(json_build_object('listingId', listing_id, 'votes', votes) order by listing_id)
        from voter_total where person_id = ${personId}
      ), '[]') as "listingTotals"
    from voter_stat where person_id = ${personId}`.execute(db);
  return rows[0] ?? null;
}

export async function selectStoredProfile(db: Connection, personId: string) {
  const row = await db
    .selectFrom('voter_profile')
    .select(['handle', 'is_public as isPublic', 'is_indexed as isIndexed', 'shows_favorites as showsFavorites'])
    .select(['created_at as since', 'hidden_at as hiddenAt', 'hidden_reason as hiddenReason'])
    .where('person_id', '=', personId)
    .executeTakeFirst();
  const news = await db
    .selectFrom('profile_news')
    .select(['kind', 'reason', 'at'])
    .where('person_id', '=', personId)
    .orderBy('id')
    .execute();
  return row ? { ...row, news } : null;
}

/** Handles that the person gave up, until others may take them; each as what it looks like. */
export async function selectRetiredHandles(db: Connection, personId: string) {
  return db
    .selectFrom('retired_handle')
    .select(['handle_key as looksLike', 'free_at as keptUntil'])
    .where('person_id', '=', personId)
    .orderBy('free_at')
    .execute();
}

export async function selectStoredFavorites(db: Connection, personId: string) {
  const listings = await db
    .selectFrom('favorite')
    .select(['listing_id as listingId', 'added_at as since'])
    .where('person_id', '=', personId)
    .orderBy('added_at')
    .orderBy('listing_id')
    .execute();
  const reminder = await db
    .selectFrom('favorite_reminder')
    .select(['moment', 'by_push as byPush', 'by_mail as byMail', 'in_calendar as inCalendar', 'due_at as checkedAt'])
    .where('person_id', '=', personId)
    .executeTakeFirst();
  return { listings, reminder: reminder ?? null };
}
