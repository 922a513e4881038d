// What can be reported: how it is found, what it is called, and a snapshot of its text. Another kind of target is added
// here.
import { findEntry } from '../changelog/list-entries.ts';
import { selectEntryById } from '../changelog/queries.ts';
import type { Connection } from '../db/database.ts';
import type { Listing } from '../listings/listing.ts';
import { selectListingTexts } from '../listings/listing-text-queries.ts';
import { type GalleryPicture, selectGallery } from '../listings/picture-queries.ts';
import { isOpenToAll } from '../listings/publicity.ts';
import { findListing } from '../listings/queries.ts';
import type { ListingText } from '../listings/texts-in-language.ts';
import { readReviewSummary } from '../reviews/review-switch.ts';
import { type StoredReview, selectReviewById } from '../reviews/write-queries.ts';
import type { ModerationDependencies } from './moderation-dependencies.ts';
import { findReportableProfile, readCurrentProfile } from './profile-targets.ts';
import type { ReportTargetKind } from './report-kinds.ts';
import type { ReportedText, ReportTarget } from './report-target.ts';

/** A public listing, one of its public changelog entries by its version, or one of its reviews. */
interface ListingAddress {
  readonly listingId: string;
  readonly entry: string | null;
  /** The review's ID. */
  readonly review?: string | null;
}

/** What a visitor reports. */
export type TargetAddress = ListingAddress | { readonly handle: string };

export function targetKindOf(address: TargetAddress): ReportTargetKind {
  if ('handle' in address) return 'profile';
  const { entry, review } = address;
  if (review) return 'review';
  return entry === null ? 'listing' : 'entry';
}

/** Null if visitors cannot see it. */
export async function findReportable(
  db: Connection,
  { config, site }: Pick<ModerationDependencies, 'config' | 'site'>,
  address: TargetAddress,
): Promise<ReportTarget | null> {
  if ('handle' in address) return findReportableProfile(db, address.handle);
  const { listingId, entry, review } = address;
  const listing = await findListing(db, listingId);
  if (!listing || !isOpenToAll(listing, config)) return null;
  if (review) return findReportableReview(db, site, listing, review);
  if (entry === null) return listingTarget(listing, await readWritten(db, listing));
  const found = listing.type === 'bot' ? await findEntry(db, listingId, entry) : null;
  if (!found || found.removal) return null;
  return {
    kind: 'entry',
    id: found.id,
    listingId,
    listingName: listing.name,
    label: found.version,
    snapshot: entrySnapshot(found),
  };
}

async function findReportableReview(
  db: Connection,
  site: ModerationDependencies['site'],
  { id: listingId, name: listingName }: Listing,
  reviewId: string,
): Promise<ReportTarget | null> {
  if (!(await readReviewSummary(db, site, listingId))) return null;
  const review = await selectReviewById(db, reviewId);
  if (review?.listingId !== listingId || !review.isShown) return null;
  return { kind: 'review', id: review.id, listingId, listingName, label: null, snapshot: reviewSnapshot(review) };
}

/** The text as it is now, whoever can see it; null if it no longer exists. */
export async function readCurrent(
  db: Connection,
  { kind, id }: Pick<ReportTarget, 'kind' | 'id'>,
): Promise<ReportedText | null> {
  switch (kind) {
    case 'listing': {
      const listing = await findListing(db, id);
      return listing && listingSnapshot(listing, await readWritten(db, listing));
    }
    case 'entry': {
      const entry = await selectEntryById(db, id);
      return entry && entrySnapshot(entry);
    }
    case 'review': {
      const review = await selectReviewById(db, id);
      return review && review.body !== null ? reviewSnapshot(review) : null;
    }
    case 'profile':
      return readCurrentProfile(db, id);
  }
}

interface Written {
  readonly pictures: readonly GalleryPicture[];
  readonly texts: readonly ListingText[];
}

async function readWritten(db: Connection, { id }: Listing): Promise<Written> {
  const [pictures, texts] = await Promise.all([selectGallery(db, id), selectListingTexts(db, id)]);
  return { pictures, texts };
}

function listingTarget(listing: Listing, written: Written): ReportTarget {
  const { id, name } = listing;
  const snapshot = listingSnapshot(listing, written);
  return { kind: 'listing', id, listingId: id, listingName: name, label: null, snapshot };
}

/** Images by the hash of their content, which shows whether they are still the same. */
function listingSnapshot(listing: Listing, { pictures, texts }: Written): ReportedText {
  const { name, summary, description, icon, banner, tags } = listing;
  const optional = OPTIONAL_TEXTS.map((field) => [field, listing[field] ?? '']);
  return {
    name,
    summary,
    description,
    ...Object.fromEntries(optional),
    tags: tags.join(', '),
    icon: icon ?? '',
    banner: banner ?? '',
    pictures: pictures.map(({ hash, alt }) => `${alt} (${hash})`).join('\n'),
    languages: texts.map(textBlock).join('\n\n'),
  };
}

function textBlock({ language, name, summary, description }: ListingText): string {
  return [`[${language}]`, name, summary, description].filter(Boolean).join('\n');
}

const OPTIONAL_TEXTS = [
  'link',
  'address',
  'website',
  'discord',
  'support',
  'source',
  'store',
  'video',
  'mods',
] as const satisfies readonly (keyof Listing)[];

function entrySnapshot({ version, title, body }: { version: string; title: string; body: string }): ReportedText {
  return { version, title, body };
}

function reviewSnapshot({ stars, body, reply }: StoredReview): ReportedText {
  return { stars: String(stars), review: body ?? '', reply: reply ?? '' };
}

export interface ComparedField {
  readonly field: string;
  readonly before: string;
  /** Null: it no longer exists. */
  readonly now: string | null;
  readonly isChanged: boolean;
}

/** Fields that are empty on both sides are left out. Pure. */
export function compareSnapshots(before: ReportedText, current: ReportedText | null): readonly ComparedField[] {
  return Object.entries(before).flatMap(([field, text]) => {
    const now = current === null ? null : (current[field] ?? '');
    return text === '' && !now ? [] : [{ field, before: text, now, isChanged: now !== text }];
  });
}
