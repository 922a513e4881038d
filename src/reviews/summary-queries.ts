// SQL statements for the counts of a listing's reviews and for the owner's switch. Triggers update the counts
// (migration 0068).
import { sql } from 'kysely';
import type { Connection } from '../db/database.ts';
import { prepared } from '../db/prepared.ts';

export interface ReviewSummary {
  /** The owner shows no reviews. */
  readonly isOff: boolean;
  readonly count: number;
  /** Null without reviews. */
  readonly average: number | null;
  /** How many with one star, two stars, …, five stars. */
  readonly distribution: readonly number[];
}

interface SummaryRow {
  readonly isOff: boolean;
  readonly count: number;
  readonly sum: number;
  readonly distribution: readonly number[];
}

const NONE: ReviewSummary = { isOff: false, count: 0, average: null, distribution: [0, 0, 0, 0, 0] };

export async function selectReviewSummary(db: Connection, listingId: string): Promise<ReviewSummary> {
  const { rows } = await prepared<SummaryRow>('select-review-summary')`
    select is_off as "isOff", count, sum, array[stars_1, stars_2, stars_3, stars_4, stars_5] as distribution
    from review_summary where listing_id = ${listingId}`.execute(db);
  const row = rows[0];
  return row ? { ...row, average: averageOf(row) } : NONE;
}

function averageOf({ count, sum }: { readonly count: number; readonly sum: number }): number | null {
  return count === 0 ? null : sum / count;
}

export interface ReviewAverage {
  readonly average: number;
  readonly count: number;
}

/** By listing ID, only of listings with reviews that are shown; the site's own setting is checked elsewhere. */
export async function selectReviewAverages(
  db: Connection,
  listingIds: readonly string[],
): Promise<ReadonlyMap<string, ReviewAverage>> {
  if (listingIds.length === 0) return new Map();
  const { rows } = await prepared<{ id: string; count: number; sum: number }>('select-review-averages')`
    select listing_id as id, count, sum from review_summary
    where listing_id = any(${listingIds}::text[]) and not is_off and count > 0`.execute(db);
  return new Map(rows.map(({ id, count, sum }) => [id, { average: sum / count, count }]));
}

/** Locks the listing's reviews until the transaction ends. Lock the person and the listing before. */
export async function lockReviewSummary(db: Connection, listingId: string): Promise<{ readonly isOff: boolean }> {
  await sql`insert into review_summary (listing_id) values (${listingId}) on conflict do nothing`.execute(db);
  const { rows } = await sql<{ isOff: boolean }>`
    select is_off as "isOff" from review_summary where listing_id = ${listingId} for update`.execute(db);
  return rows[0] ?? { isOff: false };
}

/** False if nothing has changed. Lock the summary before. */
export async function updateReviewSwitch(db: Connection, listingId: string, isOff: boolean): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update review_summary set is_off = ${isOff} where listing_id = ${listingId} and is_off <> ${isOff}`.execute(db);
  return Number(numAffectedRows) > 0;
}
