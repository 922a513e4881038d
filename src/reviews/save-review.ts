// Writes, edits and deletes a review (decisions P510 to P512). Each is one transaction that locks the listing's
// summary, so concurrent submissions, removals and annulments run one after the other.
import type { Person } from '../access/person.ts';
import { isConfirmedVoter } from '../access/voter-identities.ts';
import type { Settings } from '../config/settings.ts';
import type { Config } from '../config.ts';
import { newId } from '../core/ids.ts';
import { PAGE_LIMITS } from '../core/limits.ts';
import type { Connection, Db } from '../db/database.ts';
import { consumeAll, type RateLimit } from '../db/rate-limit.ts';
import { isOpenToAll } from '../listings/publicity.ts';
import { findListing } from '../listings/queries.ts';
import type { FieldError } from '../messages/field-error.ts';
import { keepPerson } from '../ownership/transfer-queries.ts';
import { noteNewReview } from './notice-queries.ts';
import { offersReviews } from './review-switch.ts';
import { type ReviewInput, type Stars, validateReview } from './review-text.ts';
import { lockReviewSummary } from './summary-queries.ts';
import {
  deleteReviewRow,
  deleteReviewText,
  insertReview,
  keepListing,
  replaceRemovedReview,
  selectReviewOf,
  selectReviewRights,
  updateReview,
} from './write-queries.ts';

export interface ReviewDependencies {
  readonly db: Db;
  readonly config: Pick<Config, 'ownership'>;
  readonly site: Pick<Settings, 'reviews'>;
  /** Whether voting, and so reviewing, needs a confirmed address or a connected account. */
  readonly votingNeedsConfirmed: () => boolean;
}

export interface Reviewer {
  readonly person: Pick<Person, 'id' | 'emailVerified' | 'platformId'>;
  /** Identifies the network in rate limits. */
  readonly networkKey: string;
}

/**
 * `off`: the listing shows no reviews. `gone`: visitors cannot see the listing. `no_account`: it was deleted or
 * suspended in the meantime.
 */
export type ReviewObstacle = 'off' | 'gone' | 'no_account' | 'unconfirmed' | 'team' | 'no_vote';

export type ReviewRefusal =
  | { readonly ok: false; readonly reason: ReviewObstacle }
  | { readonly ok: false; readonly reason: 'limited'; readonly resetSeconds: number }
  /** Staff removed the author's last review of this listing; another one can be written after `until`. */
  | { readonly ok: false; readonly reason: 'removed'; readonly until: Date };

export type SaveReviewResult =
  | { readonly ok: true; readonly id: string; readonly isNew: boolean }
  | { readonly ok: false; readonly reason: 'invalid'; readonly errors: readonly FieldError[] }
  | ReviewRefusal;

export async function saveReview(
  deps: ReviewDependencies,
  listingId: string,
  reviewer: Reviewer,
  input: ReviewInput,
): Promise<SaveReviewResult> {
  const valid = validateReview(input);
  if (!valid.ok) return { ok: false, reason: 'invalid', errors: valid.errors };
  return deps.db.transaction().execute(async (db): Promise<SaveReviewResult> => {
    // Before everything else, as everywhere: the account may be deleted at the same time.
    if (!(await keepPerson(db, reviewer.person.id))) return { ok: false, reason: 'no_account' };
    const limited = await consumeAll(db, reviewLimits(reviewer));
    if (limited) return limited;
    await keepListing(db, listingId);
    const obstacle = await findObstacle(deps, db, listingId, reviewer.person);
    if (obstacle) return { ok: false, reason: obstacle };
    if ((await lockReviewSummary(db, listingId)).isOff) return { ok: false, reason: 'off' };
    const rights = await findRightsObstacle(db, listingId, reviewer.person.id);
    if (rights) return { ok: false, reason: rights };
    return store(db, { listingId, authorId: reviewer.person.id, ...valid });
  });
}

/** What prevents this person from reviewing the listing; null: nothing. Reads only, for pages. */
export async function findReviewObstacle(
  deps: ReviewDependencies,
  { listingId, isOff }: { readonly listingId: string; readonly isOff: boolean },
  person: Reviewer['person'],
): Promise<ReviewObstacle | null> {
  if (isOff) return 'off';
  const obstacle = await findObstacle(deps, deps.db, listingId, person);
  return obstacle ?? findRightsObstacle(deps.db, listingId, person.id);
}

async function findObstacle(
  { config, site, votingNeedsConfirmed }: ReviewDependencies,
  db: Connection,
  listingId: string,
  person: Reviewer['person'],
): Promise<ReviewObstacle | null> {
  if (!offersReviews(site)) return 'off';
  const listing = await findListing(db, listingId);
  if (!listing || !isOpenToAll(listing, config)) return 'gone';
  return votingNeedsConfirmed() && !(await isConfirmedVoter(db, person)) ? 'unconfirmed' : null;
}

async function findRightsObstacle(db: Connection, listingId: string, personId: string): Promise<ReviewObstacle | null> {
  const { hasVote, isTeam } = await selectReviewRights(db, listingId, personId);
  if (isTeam) return 'team';
  return hasVote ? null : 'no_vote';
}

function reviewLimits({ person, networkKey }: Reviewer): readonly RateLimit[] {
  return [
    { key: `review-person:${person.id}`, ...PAGE_LIMITS.reviewsOfPerson },
    { key: `review-network:${networkKey}`, ...PAGE_LIMITS.reviewsOfNetwork },
  ];
}

interface AdmittedReview {
  readonly listingId: string;
  readonly authorId: string;
  readonly stars: Stars;
  readonly text: string;
}

async function store(db: Connection, review: AdmittedReview): Promise<SaveReviewResult> {
  const known = await selectReviewOf(db, review);
  if (!known) {
    const id = newId('rev');
    await insertReview(db, { id, ...review });
    await noteNewReview(db, review.listingId);
    return { ok: true, id, isNew: true };
  }
  const { id, removal, blockedUntil } = known;
  if (blockedUntil) return { ok: false, reason: 'removed', until: blockedUntil };
  if (!removal) {
    await updateReview(db, { id, ...review });
    return { ok: true, id, isNew: false };
  }
  await replaceRemovedReview(db, { id, ...review });
  await noteNewReview(db, review.listingId);
  return { ok: true, id, isNew: true };
}

/** By its author. False if there is none. */
export function deleteOwnReview(database: Db, listingId: string, authorId: string): Promise<boolean> {
  return database.transaction().execute(async (db) => {
    if (!(await keepPerson(db, authorId))) return false;
    await lockReviewSummary(db, listingId);
    const known = await selectReviewOf(db, { listingId, authorId });
    if (!known || known.body === null) return false;
    if (known.blockedUntil) await deleteReviewText(db, known.id);
    else await deleteReviewRow(db, listingId, known.id);
    return true;
  });
}
