// The sort orders of reviews, and the cursor at which the next page starts. Pure.
import { ID_PATTERN } from '../core/ids.ts';

export const REVIEW_ORDERS = ['helpful', 'newest', 'highest', 'lowest'] as const;
export type ReviewOrder = (typeof REVIEW_ORDERS)[number];

/** The last review of a page, by what the list is sorted by. */
export interface ReviewPosition {
  /** Helpful marks or stars, depending on the order; 0 for the newest first. */
  readonly rank: number;
  readonly createdAt: Date;
  readonly id: string;
}

interface Sorted {
  readonly id: string;
  readonly createdAt: Date;
  readonly stars: number;
  readonly helpful: number;
}

export function positionOf(order: ReviewOrder, { id, createdAt, stars, helpful }: Sorted): ReviewPosition {
  const rank = order === 'newest' ? 0 : order === 'helpful' ? helpful : stars;
  return { rank, createdAt, id };
}

/** `12-1767225600000-rev_…` */
export function writePosition({ rank, createdAt, id }: ReviewPosition): string {
  return `${rank}-${createdAt.getTime()}-${id}`;
}

/** Null for anything else, which shows the first page. */
export function parsePosition(text: string): ReviewPosition | null {
  const parts = /^(\d{1,9})-(\d{1,13})-(.+)$/.exec(text);
  if (!parts || !ID_PATTERN.test(parts[3] ?? '')) return null;
  return { rank: Number(parts[1]), createdAt: new Date(Number(parts[2])), id: parts[3] ?? '' };
}
