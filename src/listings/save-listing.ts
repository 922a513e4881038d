// Changes, pauses and deletes listings, and their badges. Callers check who may do so (access/permissions.ts).
import { type Actor, changeWithAuditEvent, recordAuditEvent } from '../access/audit.ts';
import type { Connection } from '../db/database.ts';
import { inTransaction } from '../db/in-transaction.ts';
import type { FieldError } from '../messages/field-error.ts';
import type { Listing, Plan } from './listing.ts';
import { changedFields, type ListingDetails, normalizeListing, validateListing } from './listing-fields.ts';
import {
  bumpWebhookVersion,
  deleteListingRow,
  findListing,
  insertDecisionNotice,
  lockPlan,
  updateListingDetails,
  updatePaused,
  updatePlan,
  updateWebhookBadge,
} from './queries.ts';
import { resubmitListing } from './visibility.ts';

export type SaveListingResult =
  | { readonly ok: true; readonly listing: Listing }
  | { readonly ok: false; readonly reason: 'invalid'; readonly errors: readonly FieldError[] }
  | { readonly ok: false; readonly reason: 'unknown_listing' };

/** Replaces the given fields and leaves the others unchanged. */
export async function updateListing(
  db: Connection,
  id: string,
  changes: Partial<ListingDetails>,
  by: Actor,
): Promise<SaveListingResult> {
  const before = await findListing(db, id);
  if (!before) return { ok: false, reason: 'unknown_listing' };
  const details = normalizeListing({ ...before, ...withoutUndefined(changes) });
  const errors = validateListing(details, before.game);
  if (errors.length > 0) return { ok: false, reason: 'invalid', errors };
  return inTransaction(db, async (transaction) => {
    const edited = await updateListingDetails(transaction, id, details);
    const fields = changedFields(before, details);
    if (!edited || fields.length === 0) return saved(edited);
    if (fields.includes('name')) await bumpWebhookVersion(transaction, id);
    const event = { action: 'listing.edited', ...by, listingId: id, detail: { fields } };
    await recordAuditEvent(transaction, event);
    return saved((await resubmitListing(transaction, id, by)) ?? edited);
  });
}

/** A field that is present but undefined must not erase what is stored. */
function withoutUndefined<T extends object>(given: T): T {
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as T;
}

/** Applies to new votes; votes already cast keep their weight. Setting the current plan again records nothing. */
export async function setPlan(
  db: Connection,
  id: string,
  { plan, changelogPro }: { readonly plan: Plan; readonly changelogPro: boolean },
  by: Actor,
): Promise<SaveListingResult> {
  return inTransaction(db, async (transaction) => {
    const before = await lockPlan(transaction, id);
    if (before?.plan === plan && before.changelogPro === changelogPro)
      return saved((await findListing(transaction, id)) ?? undefined);
    const listing = await updatePlan(transaction, id, plan, changelogPro);
    if (!listing) return saved(undefined);
    const detail = { plan, changelogPro };
    await recordAuditEvent(transaction, { action: 'plan.changed', ...by, listingId: id, detail });
    const notice = { kind: 'plan.changed', plan, changelog_pro: changelogPro } as const;
    await insertDecisionNotice(transaction, id, notice);
    return saved(listing);
  });
}

/**
 * A paused listing accepts no votes and appears in no list. Returns false if the listing is already in that state, or
 * was deleted.
 */
export function setListingPaused(db: Connection, id: string, isPaused: boolean, by: Actor): Promise<boolean> {
  const event = { action: isPaused ? 'listing.paused' : 'listing.resumed', ...by, listingId: id };
  return changeWithAuditEvent(db, event, (transaction) => updatePaused(transaction, id, isPaused));
}

/**
 * Sets whether the public may see a badge with the webhook's health (decision P27). Returns false if there is no such
 * listing.
 */
export function setWebhookBadge(db: Connection, listingId: string, isShown: boolean, by: Actor): Promise<boolean> {
  const event = { action: isShown ? 'listing.health_shown' : 'listing.health_hidden', ...by, listingId };
  return changeWithAuditEvent(db, event, (transaction) => updateWebhookBadge(transaction, listingId, isShown));
}

/**
 * Deletes the listing with its tokens and settings at once; its votes and queued deliveries are deleted afterwards, in
 * slices (decision P133). Returns false if there is no such listing.
 */
export async function deleteListing(db: Connection, id: string, by: Actor): Promise<boolean> {
  return inTransaction(db, async (transaction) => {
    const name = await deleteListingRow(transaction, id);
    if (name === null) return false;
    await recordAuditEvent(transaction, { action: 'listing.deleted', ...by, listingId: id, subject: name });
    return true;
  });
}

function saved(listing: Listing | undefined): SaveListingResult {
  return listing ? { ok: true, listing } : { ok: false, reason: 'unknown_listing' };
}
