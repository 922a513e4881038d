// SQL statements for cases: the inbox of staff, one case, and its decisions.
import { sql } from 'kysely';
import type { Connection } from '../db/database.ts';
import type { ReportEventKind, ReportOutcome, ReportTargetKind } from './report-kinds.ts';
import type { ReportedText } from './report-target.ts';

export interface ReportCase {
  readonly id: number;
  readonly targetKind: ReportTargetKind;
  readonly targetId: string;
  /** Of a profile: the person's ID. */
  readonly listingId: string;
  /** The listing's name now; if it was deleted, when it was reported last. */
  readonly listingName: string;
  readonly isListingThere: boolean;
  /** An entry's version, or a profile's handle. */
  readonly label: string | null;
  readonly state: 'open' | 'closed';
  readonly outcome: ReportOutcome | null;
  readonly reports: number;
  readonly openedAt: Date;
  readonly waitingSince: Date | null;
  readonly closedAt: Date | null;
  /** Null also if the account was deleted. */
  readonly closedBy: string | null;
  /** When its texts were deleted. */
  readonly purgedAt: Date | null;
}

export interface ListedCase extends ReportCase {
  /** The reasons that were given, most often first. */
  readonly reasons: readonly { readonly reason: string; readonly count: number }[];
  /** Whether the owner has answered the last question. */
  readonly isAnswered: boolean;
}

const CASE = sql`
  report_case.id, target_kind as "targetKind", target_id as "targetId", listing_id as "listingId",
  coalesce(listing.name, listing_name) as "listingName", listing.id is not null as "isListingThere", label,
  report_case.state, outcome, reports, opened_at as "openedAt", waiting_since as "waitingSince",
  closed_at as "closedAt", closer.name as "closedBy", purged_at as "purgedAt"`;
const JOINED = sql`report_case left join listing on listing.id = listing_id
  left join person closer on closer.id = closed_by`;
const LISTED = sql`${CASE},
  (select coalesce(json_agg(json_build_object('reason', reason, 'count', count) order by count desc, reason), '[]')
    from (select reason, count(*)::int as count from report where case_id = report_case.id group by reason) as given
  ) as reasons,
  coalesce((select kind = 'answered' from report_case_event event
    where event.case_id = report_case.id and kind in ('asked', 'answered') order by event.id desc limit 1), false)
    as "isAnswered"`;

export interface CaseFilter {
  readonly state: 'open' | 'closed' | null;
  readonly listingId: string | null;
}

const matches = ({ state, listingId }: CaseFilter) => sql`
  (${state}::text is null or report_case.state = ${state})
  and (${listingId}::text is null or report_case.listing_id = ${listingId})`;

export async function countCases(db: Connection, filter: CaseFilter): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from report_case where ${matches(filter)}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Open ones first, oldest first; then the others, as they were closed, newest first. */
export async function selectCases(
  db: Connection,
  filter: CaseFilter,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<readonly ListedCase[]> {
  const { rows } = await sql<ListedCase>`
    select ${LISTED} from ${JOINED} where ${matches(filter)}
    order by report_case.state = 'open' desc, case when report_case.state = 'open' then opened_at end,
      closed_at desc, report_case.id
    limit ${limit}::int offset ${offset}::int`.execute(db);
  return rows;
}

export interface OpenCases {
  readonly count: number;
  /** When the oldest was opened. */
  readonly since: Date | null;
}

export async function countOpenCases(db: Connection): Promise<OpenCases> {
  const { rows } = await sql<OpenCases>`
    select count(*)::int as count, min(opened_at) as since from report_case where state = 'open'`.execute(db);
  return rows[0] ?? { count: 0, since: null };
}

export async function selectCase(db: Connection, id: number): Promise<ReportCase | null> {
  const { rows } = await sql<ReportCase>`
    select ${CASE} from ${JOINED} where report_case.id = ${id}::bigint`.execute(db);
  return rows[0] ?? null;
}

/** Locks the case until the transaction ends, before it is read. */
export async function lockCase(db: Connection, id: number): Promise<ReportCase | null> {
  const { rows } = await sql`select from report_case where id = ${id}::bigint for update`.execute(db);
  return rows.length > 0 ? selectCase(db, id) : null;
}

export interface CaseEvent {
  readonly id: number;
  readonly kind: ReportEventKind;
  readonly body: string | null;
  readonly by: string | null;
  readonly at: Date;
}

/** Oldest first. */
export async function selectCaseEvents(db: Connection, caseId: number): Promise<readonly CaseEvent[]> {
  const { rows } = await sql<CaseEvent>`
    select event.id, kind, body, person.name as by, at
    from report_case_event event left join person on person.id = by_id
    where case_id = ${caseId}::bigint order by event.id`.execute(db);
  return rows;
}

export async function insertCaseEvent(
  db: Connection,
  caseId: number,
  { kind, body, byId }: { readonly kind: ReportEventKind; readonly body: string; readonly byId: string | null },
): Promise<void> {
  await sql`
    insert into report_case_event (case_id, kind, body, by_id)
    values (${caseId}::bigint, ${kind}, ${body}, ${byId}::text)`.execute(db);
}

export interface StoredSnapshot {
  readonly id: number;
  readonly content: ReportedText;
  readonly takenAt: Date;
}

/** Newest first. */
export async function selectSnapshots(db: Connection, caseId: number): Promise<readonly StoredSnapshot[]> {
  const { rows } = await sql<StoredSnapshot>`
    select id, content, taken_at as "takenAt" from report_snapshot snapshot
    where case_id = ${caseId}::bigint and exists (select from report where snapshot_id = snapshot.id)
    order by id desc`.execute(db);
  return rows;
}

export async function updateClosed(
  db: Connection,
  id: number,
  { outcome, byId }: { readonly outcome: ReportOutcome; readonly byId: string | null },
): Promise<void> {
  await sql`
    update report_case set state = 'closed', outcome = ${outcome}, closed_at = plaudit_now(), closed_by = ${byId}::text,
      waiting_since = null
    where id = ${id}::bigint`.execute(db);
}

export async function updateReopened(db: Connection, id: number): Promise<void> {
  await sql`
    update report_case set state = 'open', outcome = null, closed_at = null, closed_by = null
    where id = ${id}::bigint`.execute(db);
}

export async function updateWaiting(db: Connection, id: number, isWaiting: boolean): Promise<void> {
  await sql`
    update report_case set waiting_since = case when ${isWaiting} then plaudit_now() end
    where id = ${id}::bigint`.execute(db);
}

/** The open case of the same target. */
export async function selectOpenCaseOf(
  db: Connection,
  { targetKind, targetId }: Pick<ReportCase, 'targetKind' | 'targetId'>,
): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    select id from report_case
    where target_kind = ${targetKind} and target_id = ${targetId} and state = 'open'`.execute(db);
  return rows[0]?.id ?? null;
}

/** What staff has asked the owner of a listing and waits for. Oldest first. */
export async function selectQuestions(
  db: Connection,
  listingId: string,
): Promise<readonly (Pick<ReportCase, 'id' | 'targetKind' | 'label'> & { question: string; askedAt: Date })[]> {
  const { rows } = await sql<Pick<ReportCase, 'id' | 'targetKind' | 'label'> & { question: string; askedAt: Date }>`
    select report_case.id, target_kind as "targetKind", label, question.body as question, waiting_since as "askedAt"
    from report_case, lateral (
      select body from report_case_event where case_id = report_case.id and kind = 'asked' order by id desc limit 1
    ) as question
    where listing_id = ${listingId} and waiting_since is not null order by waiting_since, report_case.id`.execute(db);
  return rows;
}

/** Whether staff has asked the owner about the case. */
export async function wasAsked(db: Connection, caseId: number): Promise<boolean> {
  const { rows } = await sql`
    select from report_case_event where case_id = ${caseId}::bigint and kind = 'asked' limit 1`.execute(db);
  return rows.length > 0;
}

/** Whether the owner has answered after this event of the case. */
export async function wasAnsweredSince(db: Connection, caseId: number, eventId: number): Promise<boolean> {
  const { rows } = await sql`
    select from report_case_event
    where case_id = ${caseId}::bigint and kind = 'answered' and id > ${eventId}::bigint limit 1`.execute(db);
  return rows.length > 0;
}

export interface ReportNotice {
  readonly kind: 'report.asked' | 'report.settled' | 'owner.suspended';
  /** The question, or the reason of the decision. */
  readonly reason: string;
}

/** For the owner and managers. Call it in the transaction of what it is about. */
export async function insertReportNotice(db: Connection, listingId: string, notice: ReportNotice): Promise<void> {
  await db
    .insertInto('notice')
    .values({ listing_id: listingId, ...notice })
    .execute();
}

export interface NotifiedReporter {
  readonly id: string;
  readonly email: string;
  readonly isConfirmed: boolean;
}

/** Marks what came of the case as news for everyone who reported it with an account. */
export async function markReportersTold(db: Connection, caseId: number): Promise<readonly NotifiedReporter[]> {
  const { rows } = await sql<NotifiedReporter>`
    update report set told_at = plaudit_now() from person
    where case_id = ${caseId}::bigint and person.id = reporter_id
    returning person.id, email, email_verified as "isConfirmed"`.execute(db);
  return rows;
}
