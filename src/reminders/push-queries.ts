// Queries for push subscriptions and vote reminders.
import { type RawBuilder, sql } from 'kysely';
import { VOTING_WINDOW_HOURS } from '../core/limits.ts';
import type { Connection } from '../db/database.ts';

export interface NewSubscriptionRow {
  readonly id: string;
  readonly personId: string;
  readonly endpoint: string;
  readonly endpointHash: Buffer;
  readonly p256dh: Buffer;
  readonly auth: Buffer;
}

/**
 * A browser that was subscribed by someone else moves to this person. Beyond `most` browsers, the oldest are deleted.
 */
export async function upsertSubscription(
  db: Connection,
  { id, personId, endpoint, endpointHash, p256dh, auth }: NewSubscriptionRow,
  most: number,
): Promise<void> {
  await sql`
    insert into push_subscription (id, person_id, endpoint, endpoint_hash, p256dh, auth)
    values (${id}, ${personId}, ${endpoint}, ${endpointHash}, ${p256dh}, ${auth})
    on conflict (endpoint_hash) do update set person_id = excluded.person_id, p256dh = excluded.p256dh,
      auth = excluded.auth, made_at = plaudit_now()`.execute(db);
  await sql`
    delete from push_subscription where person_id = ${personId} and id not in (
      select id from push_subscription where person_id = ${personId} order by made_at desc, id limit ${most}::int
    )`.execute(db);
}

/** The reminder is due when the voting window ends. A window that has already ended gets none. */
export async function insertReminder(db: Connection, personId: string, listingId: string): Promise<void> {
  await sql`
    insert into vote_reminder (person_id, listing_id, due_at, told_event)
    select ${personId}, listing.id, coalesce(held.next_vote_at, plaudit_now()),
      case when held.next_vote_at <= plaudit_now() then held.event_id end
    from listing left join voting_window as held on held.listing_id = listing.id and held.voter_id = ${personId}
    where listing.id = ${listingId} for key share of listing
    on conflict (person_id, listing_id) do nothing`.execute(db);
}

export async function deleteReminder(db: Connection, personId: string, listingId: string): Promise<void> {
  await db.deleteFrom('vote_reminder').where('person_id', '=', personId).where('listing_id', '=', listingId).execute();
}

export interface ReminderRow {
  readonly listingId: string;
  readonly name: string;
}

/** Empty unless the person has at least one subscribed browser. */
export async function selectReminders(db: Connection, personId: string): Promise<readonly ReminderRow[]> {
  const { rows } = await sql<ReminderRow>`
    select listing.id as "listingId", listing.name
    from vote_reminder join listing on listing.id = vote_reminder.listing_id
    where vote_reminder.person_id = ${personId}
      and exists (select from push_subscription where person_id = ${personId})
    order by vote_reminder.made_at desc, listing.id`.execute(db);
  return rows;
}

export async function countBrowsers(db: Connection, personId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from push_subscription where person_id = ${personId}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Without a subscribed browser a person has no reminders. */
const WITHOUT_BROWSER: RawBuilder<unknown> = sql`
  delete from vote_reminder using gone
  where vote_reminder.person_id = gone.person_id and not exists (
    select from push_subscription as left_over
    where left_over.person_id = gone.person_id and left_over.id not in (select id from gone)
  )`;

export async function deleteBrowsers(db: Connection, personId: string): Promise<void> {
  await sql`
    with gone as (delete from push_subscription where person_id = ${personId} returning id, person_id)
    ${WITHOUT_BROWSER}`.execute(db);
}

export async function deleteSubscriptions(db: Connection, ids: readonly string[]): Promise<void> {
  await sql`
    with gone as (delete from push_subscription where id = any(${ids}::text[]) returning id, person_id)
    ${WITHOUT_BROWSER}`.execute(db);
}

export interface DueReminder {
  readonly personId: string;
  readonly listingId: string;
  readonly name: string;
  readonly icon: string | null;
  /** Whether a voting window has ended for which no reminder was sent. */
  readonly shouldNotify: boolean;
}

/**
 * Checks the voting windows of due reminders and sets when to check next: at the end of an open window, otherwise after
 * the length of a window, because a window opened by a vote in the meantime ends even later. The same query marks
 * reminders as sent, so that neither another process nor this one after a crash sends them again. A window that ended
 * more than a day ago gets no reminder.
 */
export async function claimDueReminders(db: Connection, limit: number): Promise<readonly DueReminder[]> {
  const { rows } = await sql<DueReminder>`
    with due as (
      select person_id, listing_id, told_event from vote_reminder
      where due_at <= plaudit_now() and exists (select from listing where listing.id = listing_id)
      order by due_at limit ${limit}::int for update skip locked
    ), checked as (
      select due.*, listing.name, listing.icon, listing.is_public, held.event_id, held.next_vote_at,
        held.next_vote_at <= plaudit_now() as is_over,
        make_interval(hours => case listing.type when 'bot' then ${VOTING_WINDOW_HOURS.bot}::int else ${VOTING_WINDOW_HOURS.game}::int end) as window_length,
        is_suspended(person.suspended_at, person.suspended_until) as may_not_vote
      from due join listing on listing.id = due.listing_id join person on person.id = due.person_id
      left join voting_window as held on held.listing_id = due.listing_id and held.voter_id = due.person_id
    )
    update vote_reminder as reminder set
      due_at = case when checked.is_over is false then checked.next_vote_at else plaudit_now() + checked.window_length end,
      told_event = case when checked.is_over then checked.event_id else checked.told_event end
    from checked
    where reminder.person_id = checked.person_id and reminder.listing_id = checked.listing_id
    returning checked.person_id as "personId", checked.listing_id as "listingId", checked.name, checked.icon,
      coalesce(checked.is_public and not checked.may_not_vote and checked.is_over and checked.event_id is distinct from checked.told_event
        and checked.next_vote_at > plaudit_now() - interval '1 day', false) as "shouldNotify"`.execute(db);
  return rows;
}

export interface PushSubscription {
  readonly id: string;
  readonly personId: string;
  readonly endpoint: string;
  readonly p256dh: Uint8Array;
  readonly auth: Uint8Array;
}

export async function selectSubscriptions(
  db: Connection,
  personIds: readonly string[],
): Promise<readonly PushSubscription[]> {
  return db
    .selectFrom('push_subscription')
    .select(['id', 'person_id as personId', 'endpoint', 'p256dh', 'auth'])
    .where('person_id', 'in', [...personIds])
    .orderBy('id')
    .execute();
}
