// SQL statements for what is known of a case's listing and reporters.
import { sql } from 'kysely';
import type { Connection } from '../db/database.ts';
import { type ReportOutcome, type ReportTargetKind, UPHELD } from './report-kinds.ts';

/** How many reports somebody has made, and what came of those that are decided. */
export interface ReporterHistory {
  readonly total: number;
  readonly upheld: number;
  readonly dismissed: number;
}

export interface ReportOfCase extends ReporterHistory {
  readonly id: number;
  /** Null for a visitor without an account, and if the account was deleted. */
  readonly reporterId: string | null;
  readonly reporterName: string | null;
  readonly hadAccount: boolean;
  /** Whether the network of a visitor without an account is still known by its hash. */
  readonly hasNetwork: boolean;
  readonly reason: string;
  readonly body: string | null;
  readonly snapshotId: number | null;
  readonly at: Date;
  readonly changedAt: Date | null;
}

/** Oldest first. The history contains the report itself. */
export async function selectReportsOfCase(db: Connection, caseId: number): Promise<readonly ReportOfCase[]> {
  const { rows } = await sql<ReportOfCase>`
    select report.id, report.reporter_id as "reporterId", person.name as "reporterName",
      report.had_account as "hadAccount", report.network_hash is not null as "hasNetwork", report.reason, report.body,
      report.snapshot_id as "snapshotId", report.at, report.changed_at as "changedAt",
      history.total, history.upheld, history.dismissed
    from report left join person on person.id = report.reporter_id, lateral (
      select count(*)::int as total,
        (count(*) filter (where outcome = any(${UPHELD}::text[])))::int as upheld,
        (count(*) filter (where outcome = 'dismissed'))::int as dismissed
      from report other join report_case on report_case.id = other.case_id
      where other.reporter_id = report.reporter_id or other.network_hash = report.network_hash
    ) as history
    where report.case_id = ${caseId}::bigint order by report.id`.execute(db);
  return rows;
}

export interface EarlierCase {
  readonly id: number;
  readonly targetKind: ReportTargetKind;
  readonly label: string | null;
  readonly state: 'open' | 'closed';
  readonly outcome: ReportOutcome | null;
  readonly reports: number;
  readonly openedAt: Date;
}

/** Other cases about the listing and its entries, newest first. */
export async function selectOtherCases(
  db: Connection,
  { id, listingId }: { readonly id: number; readonly listingId: string },
  limit: number,
): Promise<readonly EarlierCase[]> {
  const { rows } = await sql<EarlierCase>`
    select id, target_kind as "targetKind", label, state, outcome, reports, opened_at as "openedAt" from report_case
    where listing_id = ${listingId} and id <> ${id}::bigint order by id desc limit ${limit}::int`.execute(db);
  return rows;
}

/** Claims to the listing, newest first. */
export interface ListingClaim {
  readonly state: string;
  readonly claimant: string | null;
  readonly createdAt: Date;
}

export async function selectListingClaims(
  db: Connection,
  listingId: string,
  limit: number,
): Promise<readonly ListingClaim[]> {
  const { rows } = await sql<ListingClaim>`
    select ownership_claim.state, person.name as claimant, ownership_claim.created_at as "createdAt"
    from ownership_claim left join person on person.id = claimant_id
    where listing_id = ${listingId} order by ownership_claim.created_at desc limit ${limit}::int`.execute(db);
  return rows;
}
