// SQL statements for making a report, and for a person's own reports.
import { sql } from 'kysely';
import type { Connection } from '../db/database.ts';
import type { ReportOutcome, ReportTargetKind } from './report-kinds.ts';
import type { ReportTarget } from './report-target.ts';

/** Held until the transaction ends, so that no case of this target is reopened while a report opens another one. */
export async function lockReportsOf(db: Connection, { kind, id }: Pick<ReportTarget, 'kind' | 'id'>): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`reports:${kind}:${id}`}, 0))`.execute(db);
}

/** The target's open case, made if there is none, and locked until the transaction ends. Lock its reports first. */
export async function lockOpenCase(
  db: Connection,
  { kind, id, listingId, listingName, label }: ReportTarget,
): Promise<{ readonly id: number; readonly reports: number }> {
  const { rows } = await sql<{ id: number; reports: number }>`
    insert into report_case as known (target_kind, target_id, listing_id, listing_name, label)
    values (${kind}, ${id}, ${listingId}, ${listingName}, ${label})
    on conflict (target_kind, target_id) where state = 'open' do update
      set listing_name = excluded.listing_name, label = excluded.label
    returning id, reports`.execute(db);
  return rows[0] as { id: number; reports: number };
}

export interface ReporterKey {
  readonly personId: string | null;
  readonly networkHash: string | null;
}

/** The ID of what this reporter has reported in the case. */
export async function selectReportOf(
  db: Connection,
  caseId: number,
  { personId, networkHash }: ReporterKey,
): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    select id from report
    where case_id = ${caseId}::bigint
      and (reporter_id = ${personId}::text or network_hash = ${networkHash}::text)`.execute(db);
  return rows[0]?.id ?? null;
}

/** A text that was stored before is not stored again. */
export async function insertSnapshot(
  db: Connection,
  { caseId, digest, content }: { readonly caseId: number; readonly digest: string; readonly content: string },
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into report_snapshot (case_id, digest, content) values (${caseId}::bigint, ${digest}, ${content}::json)
    on conflict (case_id, digest) do update set digest = excluded.digest
    returning id`.execute(db);
  return (rows[0] as { id: number }).id;
}

interface ReportText {
  readonly reason: string;
  readonly body: string | null;
  readonly snapshotId: number;
}

/** Call it while the case is locked. */
export async function insertReport(
  db: Connection,
  { caseId, personId, networkHash, reason, body, snapshotId }: ReportText & ReporterKey & { readonly caseId: number },
): Promise<void> {
  await sql`
    insert into report (case_id, reporter_id, had_account, network_hash, reason, body, snapshot_id)
    values (${caseId}::bigint, ${personId}::text, ${personId !== null}, ${networkHash}::text, ${reason}, ${body}::text,
      ${snapshotId}::bigint)`.execute(db);
  await sql`update report_case set reports = reports + 1 where id = ${caseId}::bigint`.execute(db);
}

export async function updateReport(
  db: Connection,
  id: number,
  { reason, body, snapshotId }: ReportText,
): Promise<void> {
  await sql`
    update report set reason = ${reason}, body = ${body}::text, snapshot_id = ${snapshotId}::bigint,
      changed_at = plaudit_now()
    where id = ${id}::bigint`.execute(db);
}

/** What somebody who has reported sees of it. */
export interface OwnReport {
  readonly id: number;
  readonly targetKind: ReportTargetKind;
  readonly listingId: string;
  readonly listingName: string;
  readonly label: string | null;
  readonly reason: string;
  readonly body: string | null;
  readonly at: Date;
  /** Null while the case is open. */
  readonly outcome: ReportOutcome | null;
  readonly closedAt: Date | null;
  /** Why staff dismissed it. Other reasons are written to the owner. */
  readonly dismissal: string | null;
  readonly toldAt: Date | null;
  readonly isDismissed: boolean;
}

const OWN = sql`
  report.id, target_kind as "targetKind", listing_id as "listingId", listing_name as "listingName", label, reason, body,
  at, outcome, closed_at as "closedAt", told_at as "toldAt",
  coalesce(dismissed_at >= told_at, false) as "isDismissed",
  case when outcome = 'dismissed' then (
    select event.body from report_case_event event
    where event.case_id = report_case.id and event.kind = 'dismissed' order by event.id desc limit 1
  ) end as dismissal`;
const JOINED = sql`report join report_case on report_case.id = case_id`;
const IS_NEWS = sql`told_at is not null and coalesce(dismissed_at < told_at, true)`;

/** Newest first. */
export async function selectOwnReports(
  db: Connection,
  personId: string,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<readonly OwnReport[]> {
  const { rows } = await sql<OwnReport>`
    select ${OWN} from ${JOINED} where reporter_id = ${personId}
    order by report.id desc limit ${limit}::int offset ${offset}::int`.execute(db);
  return rows;
}

export async function countOwnReports(db: Connection, personId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from report where reporter_id = ${personId}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Reports with an outcome that the person has not dismissed. */
export async function selectReportNews(db: Connection, personId: string, limit: number): Promise<readonly OwnReport[]> {
  const { rows } = await sql<OwnReport>`
    select ${OWN} from ${JOINED} where reporter_id = ${personId} and ${IS_NEWS}
    order by told_at desc, report.id desc limit ${limit}::int`.execute(db);
  return rows;
}

export async function dismissReportNews(db: Connection, personId: string, id: number): Promise<void> {
  await sql`
    update report set dismissed_at = plaudit_now()
    where id = ${id}::bigint and reporter_id = ${personId} and told_at is not null`.execute(db);
}

/** The texts of cases about a profile whose account is being deleted, in the same transaction. The decisions stay. */
export async function forgetReportedProfile(db: Connection, personId: string): Promise<void> {
  const isAbout = sql`listing_id = ${personId} and target_kind = 'profile'`;
  const cases = sql`select id from report_case where ${isAbout}`;
  await sql`update report set snapshot_id = null where case_id in (${cases})`.execute(db);
  await sql`delete from report_snapshot where case_id in (${cases})`.execute(db);
  await sql`
    update report_case set listing_name = 'Deleted account', label = null
    where ${isAbout}`.execute(db);
}
