// Reads cases for staff: the inbox, and one case with everything that helps to decide it.
import { findPerson } from '../access/people.ts';
import type { Connection } from '../db/database.ts';
import { findListingForStaff, type ListingWithOwner } from '../listings/staff-queries.ts';
import {
  type CaseEvent,
  type CaseFilter,
  countCases,
  type ListedCase,
  type ReportCase,
  selectCase,
  selectCaseEvents,
  selectCases,
  selectSnapshots,
} from './case-queries.ts';
import { findReviewAuthor } from './decide-review.ts';
import {
  type EarlierCase,
  type ListingClaim,
  type ReportOfCase,
  selectListingClaims,
  selectOtherCases,
  selectReportsOfCase,
} from './history-queries.ts';
import { countOwnReports, type OwnReport, selectOwnReports } from './report-queries.ts';
import { type ComparedField, compareSnapshots, readCurrent } from './targets.ts';

const PER_PAGE = 25;
const MAX_HISTORY = 10;

interface ListPage {
  readonly page: number;
  readonly pages: number;
}

/** `page` is 1-based; a page past the end returns the last one. */
function choosePage(total: number, wanted: number): ListPage & { readonly range: { limit: number; offset: number } } {
  const pages = Math.max(1, Math.ceil(total / PER_PAGE));
  const page = Math.min(Math.max(1, wanted), pages);
  return { page, pages, range: { limit: PER_PAGE, offset: (page - 1) * PER_PAGE } };
}

export async function listCases(
  db: Connection,
  filter: CaseFilter,
  wanted: number,
): Promise<ListPage & { readonly cases: readonly ListedCase[] }> {
  const { range, ...place } = choosePage(await countCases(db, filter), wanted);
  return { ...place, cases: await selectCases(db, filter, range) };
}

/** Of the person who has reported them. */
export async function listOwnReports(
  db: Connection,
  personId: string,
  wanted: number,
): Promise<ListPage & { readonly reports: readonly OwnReport[] }> {
  const { range, ...place } = choosePage(await countOwnReports(db, personId), wanted);
  return { ...place, reports: await selectOwnReports(db, personId, range) };
}

export interface ShownSnapshot {
  readonly id: number;
  readonly takenAt: Date;
  readonly fields: readonly ComparedField[];
  readonly isChanged: boolean;
}

export interface CaseDetail {
  readonly found: ReportCase;
  readonly reports: readonly ReportOfCase[];
  readonly snapshots: readonly ShownSnapshot[];
  readonly isTargetThere: boolean;
  readonly events: readonly CaseEvent[];
  readonly otherCases: readonly EarlierCase[];
  readonly claims: readonly ListingClaim[];
  /**
   * Whom staff can suspend: the author of a review, the person of a profile, otherwise the owner. Null if they are
   * gone.
   */
  readonly suspendable: { readonly id: string; readonly name: string } | null;
  /** The listing's owner now; null if it was deleted. */
  readonly owner: ListingWithOwner['owner'] | null;
}

export async function readCase(db: Connection, id: number): Promise<CaseDetail | null> {
  const found = await selectCase(db, id);
  if (!found) return null;
  const [current, reports, stored, events, otherCases, claims, listing, author, profiled] = await Promise.all([
    readCurrent(db, { kind: found.targetKind, id: found.targetId }),
    selectReportsOfCase(db, id),
    selectSnapshots(db, id),
    selectCaseEvents(db, id),
    selectOtherCases(db, found, MAX_HISTORY),
    selectListingClaims(db, found.listingId, MAX_HISTORY),
    findListingForStaff(db, found.listingId),
    found.targetKind === 'review' ? findReviewAuthor(db, found) : null,
    found.targetKind === 'profile' ? findPerson(db, found.targetId) : null,
  ]);
  const snapshots = stored.map(({ id: snapshotId, takenAt, content }) => {
    const fields = compareSnapshots(content, current);
    return { id: snapshotId, takenAt, fields, isChanged: fields.some(({ isChanged }) => isChanged) };
  });
  const owner = listing?.owner ?? null;
  const suspendable = { review: author, profile: profiled, listing: owner, entry: owner }[found.targetKind];
  const isTargetThere = current !== null;
  return { found, reports, snapshots, isTargetThere, events, otherCases, claims, suspendable, owner };
}
