// Finds listings whose names look like those of others, in the background (decisions P438 and P439), and lets staff
// dismiss them.
import { type Actor, recordAuditEvent } from '../access/audit.ts';
import { type BackgroundLoop, startBackgroundLoop } from '../core/background-loop.ts';
import type { Log } from '../core/log.ts';
import type { Connection, Db } from '../db/database.ts';
import { raiseStaffAlert } from '../mail/staff-alert-queries.ts';
import { keysOf } from './fingerprint.ts';
import type { Listing } from './listing.ts';
import { selectListingTexts, storeNameShape } from './listing-text-queries.ts';
import {
  claimDueFingerprint,
  deleteLookAlikes,
  dismissLookAlikes,
  insertLookAlikes,
  type LookAlikeCandidate,
  MANY_VOTES,
  selectLookAlikeCandidates,
  storeFingerprint,
} from './look-alike-queries.ts';
import { isNearly, type NameShape, shapeOfName } from './skeleton.ts';

const INTERVAL_MS = 30_000;
/** Of one round. After an update, all listings are due. */
const LISTINGS_PER_ROUND = 2_000;
/** Of one listing. */
const MOST_FOUND = 5;
const MOST_IMITATORS = 50;

export function startLookAlikes(db: Db, log: Log): BackgroundLoop {
  return startBackgroundLoop({
    run: (signal) => findLookAlikes(db, signal),
    intervalMs: INTERVAL_MS,
    initialDelayMs: INTERVAL_MS / 2,
    log,
    errorMessage: 'Could not compare the names of listings. Trying again.',
  });
}

/** One round; returns how many listings were compared. */
export async function findLookAlikes(db: Db, signal?: AbortSignal): Promise<number> {
  for (let compared = 0; ; compared += 1) {
    if (compared === LISTINGS_PER_ROUND || signal?.aborted) return compared;
    if (!(await db.transaction().execute(compareDue))) return compared;
  }
}

/** In one transaction, so that a listing stays due if the process dies. */
async function compareDue(db: Connection): Promise<boolean> {
  const listing = await claimDueFingerprint(db);
  if (!listing) return false;
  const shapes = await storeShapes(db, listing);
  // Staff sees look-alikes of what waits for approval beside it.
  const isCompared = listing.visibility.state === 'public';
  const alike = isCompared ? await findAlike(db, listing.id, shapes) : [];
  const others = alike.filter(({ ownerId }) => ownerId !== listing.ownerId);
  const own = { ...listing, isWorthImitating: listing.ownerProvenAt !== null || listing.voteCount >= MANY_VOTES };
  const imitated = others.filter((other) => imitates(own, other)).slice(0, MOST_FOUND);
  await deleteLookAlikes(
    db,
    listing.id,
    imitated.map(({ id }) => id),
  );
  await report(db, listing, imitated);
  // Also those that look like this one, which may have got its proof or its name only now.
  for (const other of others.filter(({ state }) => state === 'public').slice(0, MOST_IMITATORS))
    if (imitates(other, own)) await report(db, other, [{ id: listing.id, isSame: other.isSame }]);
  return true;
}

/** Of its name, and of its names in other languages. */
async function storeShapes(db: Connection, listing: Listing): Promise<readonly NameShape[]> {
  const shape = await shapeOfName(listing.name);
  await storeFingerprint(db, listing.id, { ...shape, ...keysOf(listing) });
  const shapes = [shape];
  for (const { language, name } of await selectListingTexts(db, listing.id)) {
    if (name === null) continue;
    const translated = await shapeOfName(name);
    await storeNameShape(db, listing.id, language, translated);
    shapes.push(translated);
  }
  return shapes;
}

/** Those that can be confused with one of the names, each once: the same ones first. */
export async function findAlike(
  db: Connection,
  listingId: string,
  shapes: readonly NameShape[],
): Promise<readonly NamedAlike[]> {
  const found: NamedAlike[] = [];
  for (const shape of shapes)
    found.push(...chooseLookAlikes(shape, await selectLookAlikeCandidates(db, listingId, shape)));
  const sorted = [...found.filter(({ isSame }) => isSame), ...found.filter(({ isSame }) => !isSame)];
  return [...new Map(sorted.toReversed().map((one) => [one.id, one])).values()].toReversed();
}

type Compared = Pick<LookAlikeCandidate, 'ownerProvenAt' | 'createdAt'>;

/** Of two that look alike: the one without a proof; if neither has one, the later one. */
function imitates(one: Compared, other: Compared & Pick<LookAlikeCandidate, 'isWorthImitating'>): boolean {
  if (one.ownerProvenAt !== null || !other.isWorthImitating) return false;
  return other.ownerProvenAt !== null || other.createdAt < one.createdAt;
}

async function report(
  db: Connection,
  listing: Pick<Listing, 'id'>,
  imitated: readonly { readonly id: string; readonly isSame: boolean }[],
): Promise<void> {
  const found = imitated.map(({ id, isSame }) => ({ ofListingId: id, isSame }));
  if ((await insertLookAlikes(db, listing, found)) > 0)
    await raiseStaffAlert(db, { kind: 'look_alike', path: `/staff/lookalikes#${listing.id}` });
}

export type NamedAlike = LookAlikeCandidate & {
  /** Their skeletons are the same. */
  readonly isSame: boolean;
};

/** Those that can be confused with the name: the same ones first. */
export function chooseLookAlikes(shape: NameShape, candidates: readonly LookAlikeCandidate[]): readonly NamedAlike[] {
  const alike = candidates.map((one) => ({ ...one, isSame: one.skeleton === shape.skeleton }));
  return [...alike.filter(({ isSame }) => isSame), ...alike.filter((one) => !one.isSame && isNearly(shape, one))];
}

/** False if there was nothing to dismiss. */
export function dismissLookAlike(db: Db, listing: Pick<Listing, 'id' | 'name'>, by: Actor): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const dismissed = await dismissLookAlikes(transaction, listing.id, by.personId);
    if (dismissed === 0) return false;
    // Without the listing, because its owner reads the listing's entries, and nothing has happened to it.
    await recordAuditEvent(transaction, { action: 'lookalike.dismissed', ...by, subject: listing.name });
    return true;
  });
}
