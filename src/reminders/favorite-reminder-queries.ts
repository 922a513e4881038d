// SQL statements for the one reminder of all favorites.
import { sql } from 'kysely';
import { VOTING_WINDOW_HOURS } from '../core/limits.ts';
import type { Connection } from '../db/database.ts';
import { FAVORITE_JOINS, FAVORITE_STATE } from '../voters/favorite-queries.ts';

export type ReminderMoment = 'first' | 'all';

export interface FavoriteReminderSettings {
  readonly moment: ReminderMoment;
  readonly byPush: boolean;
  readonly byMail: boolean;
  readonly inCalendar: boolean;
}

export async function selectFavoriteReminder(
  db: Connection,
  personId: string,
): Promise<FavoriteReminderSettings | null> {
  const row = await db
    .selectFrom('favorite_reminder')
    .select(['moment', 'by_push as byPush', 'by_mail as byMail', 'in_calendar as inCalendar'])
    .where('person_id', '=', personId)
    .executeTakeFirst();
  return row ?? null;
}

/** What is ready by now needs no reminder. */
export async function upsertFavoriteReminder(
  db: Connection,
  personId: string,
  { moment, byPush, byMail, inCalendar }: FavoriteReminderSettings,
): Promise<void> {
  await sql`
    insert into favorite_reminder (person_id, moment, by_push, by_mail, in_calendar)
    values (${personId}, ${moment}, ${byPush}, ${byMail}, ${inCalendar})
    on conflict (person_id) do update set moment = excluded.moment, by_push = excluded.by_push,
      by_mail = excluded.by_mail, in_calendar = excluded.in_calendar, due_at = plaudit_now(),
      armed_at = plaudit_now()`.execute(db);
}

export async function deleteFavoriteReminder(db: Connection, personId: string): Promise<void> {
  await db.deleteFrom('favorite_reminder').where('person_id', '=', personId).execute();
}

/**
 * For a row of `favorite_reminder as reminder`: the moment of the next reminder, null until the person has voted for a
 * favorite since the last one. Windows that had ended when the settings changed do not count.
 */
const NEXT_MOMENT = sql`
  select case reminder.moment when 'first' then min(next_vote_at) filter (where is_new)
      else case when bool_or(is_new) then max(next_vote_at) filter (where is_new or state = 'waiting') end end as moment,
    count(*) filter (where state = 'ready')::int as ready,
    min(name) filter (where state = 'ready') as name
  from (
    select ${FAVORITE_STATE} as state, held.next_vote_at, listing.name,
      coalesce(held.voted_at > reminder.told_at and held.next_vote_at > reminder.armed_at, false) as is_new
    from favorite ${FAVORITE_JOINS} where favorite.person_id = reminder.person_id
  ) as found where state in ('ready', 'waiting')`;

const SHORTEST_WINDOW_HOURS = Math.min(...Object.values(VOTING_WINDOW_HOURS));

export interface DueFavoriteReminder {
  readonly personId: string;
  /** How many favorites are ready, and the name of one of them. */
  readonly ready: number;
  readonly name: string | null;
  readonly byPush: boolean;
  /** Null if the person wants no email, or has not confirmed the address. */
  readonly email: string | null;
  readonly shouldNotify: boolean;
}

/**
 * Checks due reminders and sets when to check next: at the moment of the reminder, and no later than a vote cast from
 * now on could be ready again. Reminders are marked as sent by the same statement. A moment that was more than a day
 * ago gets no reminder.
 */
export async function claimFavoriteReminders(db: Connection, limit: number): Promise<readonly DueFavoriteReminder[]> {
  const { rows } = await sql<DueFavoriteReminder>`
    with due as (
      select person_id, moment, told_at, armed_at from favorite_reminder
      where due_at <= plaudit_now() order by due_at limit ${limit}::int for update skip locked
    ), checked as (
      select reminder.person_id, next.*, case when email_verified then email end as email,
        is_suspended(suspended_at, suspended_until) as may_not_vote, next.moment <= plaudit_now() as is_over
      from due as reminder join person on person.id = reminder.person_id cross join lateral (${NEXT_MOMENT}) as next
    )
    update favorite_reminder as reminder set
      due_at = least(
        case when is_over then null else checked.moment end,
        plaudit_now() + make_interval(hours => ${SHORTEST_WINDOW_HOURS}::int)
      ),
      told_at = case when is_over then plaudit_now() else reminder.told_at end
    from checked where reminder.person_id = checked.person_id
    returning checked.person_id as "personId", ready, name, by_push as "byPush",
      case when by_mail then email end as email,
      coalesce(is_over and not may_not_vote and checked.moment > plaudit_now() - interval '1 day', false) as "shouldNotify"`.execute(
    db,
  );
  return rows;
}

/** For the calendar: when favorites are ready; null if the person does not want that there, or has to vote first. */
export async function selectFavoritesReadyAt(db: Connection, personId: string): Promise<Date | null> {
  const { rows } = await sql<{ moment: Date | null }>`
    select next.moment from favorite_reminder as reminder cross join lateral (${NEXT_MOMENT}) as next
    where reminder.person_id = ${personId} and in_calendar
      and not exists (select from person where id = ${personId} and is_suspended(suspended_at, suspended_until))`.execute(
    db,
  );
  return rows[0]?.moment ?? null;
}
