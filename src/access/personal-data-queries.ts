// Queries for what a person has besides the account (listings, tokens, audit events), to delete the account or export
// the data.
import type { Connection } from '../db/database.ts';

export interface OwnListing {
  readonly id: string;
  readonly type: 'bot' | 'game';
  readonly name: string;
}

export async function selectOwnedListings(db: Connection, personId: string): Promise<readonly OwnListing[]> {
  return db
    .selectFrom('listing')
    .select(['id', 'type', 'name'])
    .where('owner_id', '=', personId)
    .orderBy('id')
    .execute();
}

export async function selectManagedListings(db: Connection, personId: string): Promise<readonly OwnListing[]> {
  return db
    .selectFrom('listing')
    .innerJoin('listing_manager', 'listing_manager.listing_id', 'listing.id')
    .select(['listing.id', 'listing.type', 'listing.name'])
    .where('listing_manager.person_id', '=', personId)
    .orderBy('listing.id')
    .execute();
}

/** What the person has proven to be theirs. */
export async function selectOwnershipProofsOf(db: Connection, personId: string) {
  return db
    .selectFrom('ownership_proof')
    .select(['listing_id as listingId', 'method', 'subject', 'proven_at as provenAt', 'checked_at as checkedAt'])
    .where('person_id', '=', personId)
    .orderBy('listing_id')
    .execute();
}

/** Claims to listings that others made. */
export async function selectOwnershipClaimsOf(db: Connection, personId: string) {
  return db
    .selectFrom('ownership_claim')
    .select(['listing_id as listingId', 'method', 'subject', 'state'])
    .select(['created_at as createdAt', 'due_at as dueAt', 'ended_at as endedAt'])
    .where('claimant_id', '=', personId)
    .orderBy('id')
    .execute();
}

/** What the person has imported to fill in a form, while it is kept. */
export async function selectImportsBy(db: Connection, personId: string) {
  return db
    .selectFrom('import_draft')
    .select(['listing_id as listingId', 'source', 'fields', 'expires_at as until'])
    .where('person_id', '=', personId)
    .orderBy('id')
    .execute();
}

/** What the person has reported, and what came of it. The text is null some time after the decision. */
export async function selectReportsBy(db: Connection, personId: string) {
  return db
    .selectFrom('report')
    .innerJoin('report_case', 'report_case.id', 'report.case_id')
    .select(['report_case.listing_id as listingId', 'report_case.target_kind as kind', 'report_case.label'])
    .select(['report.reason', 'report.body as text', 'report.at', 'report_case.outcome'])
    .where('report.reporter_id', '=', personId)
    .orderBy('report.id')
    .execute();
}

/** What staff changed of the site’s brand, texts and settings. */
export async function selectSiteVersionsBy(db: Connection, personId: string) {
  return db
    .selectFrom('site_version')
    .select(['part', 'content', 'saved_at as savedAt'])
    .where('saved_by', '=', personId)
    .orderBy('id')
    .execute();
}

/** What the person has written in cases of reports: answers as an owner or manager, and decisions as staff. */
export async function selectReportEventsBy(db: Connection, personId: string) {
  return db
    .selectFrom('report_case_event')
    .innerJoin('report_case', 'report_case.id', 'report_case_event.case_id')
    .select(['report_case.listing_id as listingId', 'report_case_event.kind', 'report_case_event.body as text'])
    .select('report_case_event.at')
    .where('report_case_event.by_id', '=', personId)
    .orderBy('report_case_event.id')
    .execute();
}

/** Also those that staff removed. The text is null if the person deleted it afterwards. */
export async function selectReviewsBy(db: Connection, personId: string) {
  return db
    .selectFrom('review')
    .select(['listing_id as listingId', 'stars', 'body as text', 'created_at as createdAt', 'edited_at as editedAt'])
    .select(['helpful', 'reply', 'removed_at as removedAt', 'removed_reason as removedReason'])
    .where('author_id', '=', personId)
    .orderBy('created_at')
    .execute();
}

/** Replies to reviews that the person wrote for a listing. */
export async function selectReviewRepliesBy(db: Connection, personId: string) {
  return db
    .selectFrom('review')
    .select(['listing_id as listingId', 'reply as text', 'replied_at as repliedAt', 'reply_edited_at as editedAt'])
    .where('replied_by', '=', personId)
    .orderBy('replied_at')
    .execute();
}

/** What the person found helpful. */
export async function selectReviewMarksBy(db: Connection, personId: string) {
  return db
    .selectFrom('review_mark')
    .select(['listing_id as listingId', 'review_id as reviewId', 'at'])
    .where('person_id', '=', personId)
    .orderBy('review_id')
    .execute();
}

/** Names and scopes, never the tokens themselves. */
export async function selectTokensMadeBy(db: Connection, personId: string) {
  return db
    .selectFrom('api_token')
    .select(['id', 'listing_id as listingId', 'name', 'scopes'])
    .select(['created_at as createdAt', 'last_used_at as lastUsedAt', 'revoked_at as revokedAt'])
    .select(['expires_at as expiresAt', 'allowed_ranges as allowedRanges'])
    .where('created_by', '=', personId)
    .orderBy('id')
    .execute();
}

export interface PersonalReminders {
  readonly listings: readonly { readonly listingId: string; readonly dueAt: Date }[];
  /** Browsers that get push messages, by push service; the subscription's secrets are not exported. */
  readonly browsers: readonly { readonly service: string; readonly since: Date }[];
  /** When the calendar address was created; null if there is none. */
  readonly calendarSince: Date | null;
}

export async function selectPersonalReminders(db: Connection, personId: string): Promise<PersonalReminders> {
  const listings = await db
    .selectFrom('vote_reminder')
    .innerJoin('listing', 'listing.id', 'listing_id')
    .select(['listing_id as listingId', 'due_at as dueAt'])
    .where('person_id', '=', personId)
    .orderBy('listing_id')
    .execute();
  const browsers = await db
    .selectFrom('push_subscription')
    .select(['endpoint', 'made_at as since'])
    .where('person_id', '=', personId)
    .orderBy('made_at')
    .execute();
  const feed = await db
    .selectFrom('calendar_feed')
    .select('made_at')
    .where('person_id', '=', personId)
    .executeTakeFirst();
  return {
    listings,
    browsers: browsers.map(({ endpoint, since }) => ({ service: new URL(endpoint).host, since })),
    calendarSince: feed?.made_at ?? null,
  };
}

/** Newest first; with `before`, only events with a smaller ID. */
export async function selectAuditEventsBy(db: Connection, personId: string, before: number | null, limit: number) {
  return db
    .selectFrom('audit_entry')
    .select(['id', 'at', 'act', 'listing_id as listingId', 'subject', 'detail'])
    .where('person_id', '=', personId)
    .$if(before !== null, (query) => query.where('id', '<', before as number))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}
