// Queries for notices: who sees them, who has dismissed them, and which must be emailed.
import { sql } from 'kysely';
import { RETENTION_DAYS } from '../core/limits.ts';
import type { Connection } from '../db/database.ts';
import { leaseRows } from '../db/lease-rows.ts';
import type { Tables } from '../db/schema.ts';

export type NoticeKind = Tables['notice']['kind'];

export interface NoticeRow {
  readonly id: number;
  readonly at: Date;
  readonly listingId: string;
  readonly listingName: string;
  readonly kind: NoticeKind;
  readonly failures: number | null;
  /** The code of the last failed attempt; null if it is no longer in the log or the notice is not about a failure. */
  readonly code: string | null;
  readonly responseHeaders: Record<string, string> | null;
  readonly responseBody: string | null;
  readonly state: string | null;
  readonly protocol: 'v1' | 'v2' | null;
  /** The version of the changelog entry. */
  readonly version: string | null;
  /** Why the entry was removed, or why the listing was refused or hidden. */
  readonly reason: string | null;
  readonly plan: Tables['notice']['plan'];
  readonly changelogPro: boolean | null;
  /** The name of a consumer of the live stream. */
  readonly consumer: string | null;
  /** How many votes staff annulled or restored. */
  readonly votes: number | null;
  /** How many reviews were written. */
  readonly reviews: number | null;
}

const COLUMNS = sql`
  notice.id, notice.at, notice.listing_id as "listingId", listing.name as "listingName", notice.kind, notice.failures,
  attempt.code, attempt.response_headers as "responseHeaders", attempt.response_body as "responseBody",
  delivery.state, listener.protocol, changelog_entry.version,
  coalesce(notice.reason, changelog_entry.removed_reason) as reason, notice.plan, notice.changelog_pro as "changelogPro",
  notice.consumer, notice.votes, notice.reviews`;
const JOINED = sql`
  join listing on listing.id = notice.listing_id
  left join attempt on attempt.event_id = notice.event_id and attempt.endpoint_id = notice.endpoint_id
    and attempt.number = notice.attempt
  left join delivery on delivery.event_id = notice.event_id and delivery.endpoint_id = notice.endpoint_id
  left join listener on listener.endpoint_id = notice.endpoint_id
  left join changelog_entry on changelog_entry.id = notice.entry_id`;

const listingsOf = (personId: string) => sql`
  select id from listing where owner_id = ${personId}
  union select listing_id from listing_manager where person_id = ${personId}`;
const isDismissed = (personId: string) => sql`
  exists (select from notice_person where notice_id = notice.id and person_id = ${personId} and dismissed_at is not null)`;

/** The notices of the listings a person owns or manages, newest first. */
export async function selectNotices(
  db: Connection,
  filter: { personId: string; listingId?: string; withDismissed?: boolean; limit: number },
): Promise<readonly (NoticeRow & { readonly dismissed: boolean })[]> {
  const { personId, listingId, withDismissed = false, limit } = filter;
  const here = listingId === undefined ? sql`` : sql`and notice.listing_id = ${listingId}`;
  const open = withDismissed ? sql`` : sql`and not ${isDismissed(personId)}`;
  const { rows } = await sql<NoticeRow & { dismissed: boolean }>`
    select ${COLUMNS}, ${isDismissed(personId)} as dismissed from notice ${JOINED}
    where notice.listing_id in (${listingsOf(personId)}) ${here} ${open}
    order by notice.id desc limit ${limit}`.execute(db);
  return rows;
}

/**
 * Notices of listings, and what came of the person's reports and reviews. One statement, because every page needs it.
 */
export async function countUndismissed(db: Connection, personId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select (
      select count(*) from notice where listing_id in (${listingsOf(personId)}) and not ${isDismissed(personId)}
    ) + (
      select count(*) from report
      where reporter_id = ${personId} and told_at is not null and coalesce(dismissed_at < told_at, true)
    ) + (
      select count(*) from review where author_id = ${personId} and news is not null and body is not null
    ) + (
      select count(*) from profile_news where person_id = ${personId}
    ) as count`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Dismisses a notice for this person only, or every notice of the listing if `id` is null. */
export async function insertDismissals(
  db: Connection,
  { personId, listingId, id }: { personId: string; listingId: string; id: number | null },
): Promise<void> {
  const one = id === null ? sql`` : sql`and notice.id = ${id}`;
  await sql`
    insert into notice_person (notice_id, person_id, dismissed_at)
    select id, ${personId}, plaudit_now() from notice where listing_id = ${listingId} ${one}
    on conflict (notice_id, person_id) do update set dismissed_at = plaudit_now()`.execute(db);
}

export async function wantsNoticeMails(db: Connection, personId: string, listingId: string): Promise<boolean> {
  const row = await db
    .selectFrom('notice_silence')
    .select('person_id')
    .where('person_id', '=', personId)
    .where('listing_id', '=', listingId)
    .executeTakeFirst();
  return row === undefined;
}

export async function setNoticeMails(
  db: Connection,
  { personId, listingId, mails }: { personId: string; listingId: string; mails: boolean },
): Promise<void> {
  await (mails
    ? sql`delete from notice_silence where person_id = ${personId} and listing_id = ${listingId}`
    : sql`insert into notice_silence (person_id, listing_id) values (${personId}, ${listingId}) on conflict do nothing`
  ).execute(db);
}

// ── Mails ───────────────────────────────────────────────────────────────────────────────────────────────────────

/**
 * `isRedundant`: there is a later notice for the same endpoint, or the same notice was emailed less than six hours ago.
 */
export type ClaimedNotice = NoticeRow & {
  readonly isRedundant: boolean;
  /** Its time to the microsecond: a failover that loses transactions may give the ID to another (decision P222). */
  readonly recordedAt: string;
};

type NoticeKey = Pick<ClaimedNotice, 'id' | 'recordedAt'>;

/** Claims notices to email. If a process dies, its claims expire and another process takes over. */
export async function claimNotices(db: Connection, most: number): Promise<readonly ClaimedNotice[]> {
  const lease = leaseRows({
    table: 'notice',
    key: 'id',
    until: 'mail_claimed_until',
    seconds: 120,
    due: sql`mailed_at is null and at > plaudit_now() - interval '1 day'`,
    orderBy: sql`id`,
    limit: most,
  });
  const { rows } = await sql<ClaimedNotice>`${lease}
    select ${COLUMNS}, notice.at::text as "recordedAt", exists (
      select from notice other where other.endpoint_id = notice.endpoint_id and other.id <> notice.id
        and (other.id > notice.id or other.kind = notice.kind and other.failures = notice.failures
          and exists (select from notice_person
            where notice_id = other.id and notice_person.mailed_at > plaudit_now() - interval '6 hours'))
    ) as "isRedundant"
    from leased notice ${JOINED} order by notice.id`.execute(db);
  return rows;
}

export interface Recipient {
  readonly personId: string;
  readonly email: string;
}

/**
 * The owner and managers with a confirmed address who want emails and have not received this one. A claim is told to
 * all, because the listing may be lost.
 */
export async function selectRecipients(
  db: Connection,
  { id, listingId, kind }: Pick<NoticeRow, 'id' | 'listingId' | 'kind'>,
): Promise<readonly Recipient[]> {
  const { rows } = await sql<Recipient>`
    select person.id as "personId", email from person
    where email_verified and (
        id = (select owner_id from listing where id = ${listingId})
        or id in (select person_id from listing_manager where listing_id = ${listingId}))
      and (${kind === 'ownership.claimed'}
        or not exists (select from notice_silence where person_id = person.id and listing_id = ${listingId}))
      and (${kind !== 'review.written'}
        or not exists (select from review_silence where person_id = person.id and listing_id = ${listingId}))
      and not exists (
        select from notice_person where notice_id = ${id} and person_id = person.id and mailed_at is not null)
    order by id`.execute(db);
  return rows;
}

export async function markMailedTo(db: Connection, { id, recordedAt }: NoticeKey, personId: string): Promise<void> {
  await sql`
    insert into notice_person (notice_id, person_id, mailed_at)
    select notice.id, person.id, plaudit_now() from notice, person
    where notice.id = ${id} and notice.at = ${recordedAt}::timestamptz and person.id = ${personId}
    on conflict (notice_id, person_id) do update set mailed_at = plaudit_now()`.execute(db);
}

export async function markMailed(db: Connection, { id, recordedAt }: NoticeKey): Promise<void> {
  await sql`
    update notice set mailed_at = plaudit_now() where id = ${id} and at = ${recordedAt}::timestamptz`.execute(db);
}

/** Notices are kept for as long as the delivery log. */
export async function deleteExpiredNotices(db: Connection): Promise<void> {
  await sql`
    delete from notice where at <= plaudit_now() - make_interval(days => ${RETENTION_DAYS}::integer)`.execute(db);
}
