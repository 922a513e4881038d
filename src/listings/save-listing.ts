// A listing is made, rewritten, given a plan, or deleted. Who may do so is for access/permissions to say.
import { type Actor, recordAuditEvent } from '../access/audit.ts';
import { ID_PATTERN, isSnowflake, newId } from '../core/ids.ts';
import { finishCleanupTask, hasCleanupTask } from '../db/cleanup-queries.ts';
import type { Connection } from '../db/database.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { insertDecisionNotice } from './decision-notice-queries.ts';
import { deleteLeftoverRows } from './leftover-rows-queries.ts';
import {
  type FieldError,
  type Game,
  type Listing,
  type ListingDetails,
  normalizeListing,
  type Plan,
  validateListing,
} from './listing.ts';
import {
  bumpWebhookVersion,
  deleteListingRow,
  findListing,
  insertListing,
  lockPlan,
  updateListingDetails,
  updatePaused,
  updatePlan,
} from './queries.ts';
import { resubmitListing } from './visibility.ts';

export type NewListing = Partial<ListingDetails> & {
  /** An ID of the operator's choice, of either type. */
  readonly id?: string;
  readonly ownerId: string;
  readonly name: string;
  readonly by: Actor;
  /** Until staff has looked at it nobody else finds it (decision P72). */
  readonly waits?: boolean;
} & (
    | {
        readonly type: 'bot';
        /** The Discord application ID, which becomes the bot's ID (decision N2). */
        readonly applicationId?: string | null;
      }
    | { readonly type: 'game'; readonly game: Game }
  );

export type SaveListingResult =
  | { readonly ok: true; readonly listing: Listing }
  | { readonly ok: false; readonly reason: 'invalid'; readonly errors: readonly FieldError[] }
  | { readonly ok: false; readonly reason: 'id_taken' | 'unknown_owner' | 'unknown_listing' }
  /** A deleted listing with this ID had very many votes, which are still being removed. */
  | { readonly ok: false; readonly reason: 'still_deleting' };

const EMPTY = { summary: '', description: '', link: null, address: null, tags: [] };

export async function createListing(db: Connection, given: NewListing): Promise<SaveListingResult> {
  const text = normalizeListing({ ...EMPTY, ...withoutUndefined(given) });
  const applicationId = given.type === 'bot' ? given.applicationId?.trim() || null : null;
  const game = given.type === 'game' ? given.game : null;
  const errors = [...validateListing(text, game), ...checkApplicationId(applicationId), ...checkId(given.id)];
  if (errors.length > 0) return { ok: false, reason: 'invalid', errors };
  const wanted = given.id ?? applicationId;
  if (wanted !== null && !(await isIdFree(db, wanted))) return { ok: false, reason: 'still_deleting' };
  const id = wanted ?? newId('lst');
  const listing = await inTransaction(db, async (transaction) => {
    const made = await insertListing(transaction, {
      id,
      type: given.type,
      game,
      ownerId: given.ownerId,
      text,
      state: given.waits ? 'pending' : 'public',
    });
    // Deleted between the two: its rows must not become those of the new one.
    if (made && wanted !== null && (await hasCleanupTask(transaction, { kind: 'listing', id })))
      throw new StillDeleting();
    const { by } = given;
    if (made)
      await recordAuditEvent(transaction, {
        action: 'listing.created',
        ...by,
        listingId: id,
        subject: text.name,
      });
    return made;
  }).catch((error: unknown) => {
    if (error instanceof StillDeleting) return 'still_deleting' as const;
    throw error;
  });
  if (listing === 'still_deleting') return { ok: false, reason: listing };
  if (listing) return { ok: true, listing };
  const taken = wanted !== null && (await findListing(db, wanted)) !== null;
  return { ok: false, reason: taken ? 'id_taken' : 'unknown_owner' };
}

export const STILL_DELETING_MESSAGE =
  'A listing with this ID was deleted a moment ago, and its votes are still being removed. Try again in a minute.';

class StillDeleting extends Error {}

/** 100,000 rows: a few seconds. */
const MOST_SLICES = 200;

/** Removes what a deleted listing with this ID has left; false when there is too much of it to wait for. */
function isIdFree(db: Connection, id: string): Promise<boolean> {
  if (db.isTransaction) return Promise.resolve(true);
  return finishCleanupTask(db, { kind: 'listing', id }, deleteLeftoverRows, MOST_SLICES);
}

function checkId(id: string | undefined): readonly FieldError[] {
  if (id === undefined || ID_PATTERN.test(id)) return [];
  return [{ field: 'id', message: 'An ID has 1 to 32 letters, digits, _ and -.' }];
}

function checkApplicationId(applicationId: string | null): readonly FieldError[] {
  if (applicationId === null || isSnowflake(applicationId)) return [];
  return [{ field: 'applicationId', message: 'A Discord application ID is a number of 17 to 20 digits.' }];
}

/** Rewrites what is given and keeps the rest. */
export async function updateListing(
  db: Connection,
  id: string,
  changes: Partial<ListingDetails>,
  by: Actor,
): Promise<SaveListingResult> {
  const before = await findListing(db, id);
  if (!before) return { ok: false, reason: 'unknown_listing' };
  const text = normalizeListing({ ...before, ...withoutUndefined(changes) });
  const errors = validateListing(text, before.game);
  if (errors.length > 0) return { ok: false, reason: 'invalid', errors };
  return inTransaction(db, async (transaction) => {
    const edited = await updateListingDetails(transaction, id, text);
    const fields = changedFields(before, text);
    if (!edited || fields.length === 0) return saved(edited);
    if (fields.includes('name')) await bumpWebhookVersion(transaction, id);
    await recordAuditEvent(transaction, {
      action: 'listing.edited',
      ...by,
      listingId: id,
      detail: { fields },
    });
    return saved((await resubmitListing(transaction, id, by)) ?? edited);
  });
}

function changedFields(before: ListingDetails, after: ListingDetails): readonly string[] {
  const fields = ['name', 'summary', 'description', 'link', 'address', 'tags'] as const;
  return fields.filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]));
}

/** Votes from now on weigh what the plan says; those already cast keep their weight. What stood so already is no change. */
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
    await insertDecisionNotice(transaction, id, { kind: 'plan.changed', plan, changelog_pro: changelogPro });
    return saved(listing);
  });
}

/** No votes and no place in lists from now on, or both again. False when it stands so already. */
export async function setListingPaused(
  db: Connection,
  id: string,
  paused: boolean,
  by: Actor,
): Promise<boolean> {
  return inTransaction(db, async (transaction) => {
    if (!(await updatePaused(transaction, id, paused))) return false;
    const act = paused ? 'listing.paused' : 'listing.resumed';
    await recordAuditEvent(transaction, { action: act, ...by, listingId: id });
    return true;
  });
}

/** Gone at once, with its tokens and settings; its votes and queues go slice by slice (decision P133). False when there is none. */
export async function deleteListing(db: Connection, id: string, by: Actor): Promise<boolean> {
  return inTransaction(db, async (transaction) => {
    const name = await deleteListingRow(transaction, id);
    if (name !== null)
      await recordAuditEvent(transaction, { action: 'listing.deleted', ...by, listingId: id, subject: name });
    return name !== null;
  });
}

function saved(listing: Listing | undefined): SaveListingResult {
  return listing ? { ok: true, listing } : { ok: false, reason: 'unknown_listing' };
}

/** A field that is there but undefined must not erase what stands. */
function withoutUndefined<T extends object>(given: T): T {
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as T;
}
