// Creates a listing. Callers check who may do so (access/permissions.ts).

import type { Game } from '@plaudit/sdk/contract';
import { type Actor, recordAuditEvent } from '../access/audit.ts';
import { ID_PATTERN, isSnowflake, newId } from '../core/ids.ts';
import { finishCleanupTask, hasCleanupTask } from '../db/cleanup-queries.ts';
import type { Connection } from '../db/database.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { raiseStaffAlert } from '../mail/staff-alert-queries.ts';
import type { FieldError } from '../messages/field-error.ts';
import { message } from '../messages/message.ts';
import { deleteLeftoverRows } from './leftover-rows-queries.ts';
import type { Listing } from './listing.ts';
import { type ListingDetails, normalizeListing, validateListing } from './listing-fields.ts';
import { findListing, findListingByPath, insertListing } from './queries.ts';

/** The input of an owner or operator. */
export type ListingInput = Partial<ListingDetails> & {
  /** An ID chosen by the operator, for either type. */
  readonly id?: string;
  readonly name: string;
} & (
    | {
        readonly type: 'bot';
        /** The Discord application ID, which becomes the listing's ID (decision N2). */
        readonly applicationId?: string | null;
      }
    | { readonly type: 'game'; readonly game: Game }
  );

export type NewListing = ListingInput & {
  readonly ownerId: string;
  readonly by: Actor;
  /** Until staff approve it, only its owner and staff see it (decision P72). */
  readonly needsApproval?: boolean;
};

export type CreateListingResult =
  | { readonly ok: true; readonly listing: Listing }
  | {
      readonly ok: false;
      readonly reason: 'invalid' | 'id_taken' | 'still_deleting' | 'unknown_owner';
      readonly errors: readonly FieldError[];
    };

/** All errors in the input; empty if it is valid. */
export function validateNewListing(given: ListingInput): readonly FieldError[] {
  return [
    ...validateListing(normalizeListing(given), gameOf(given)),
    ...checkApplicationId(applicationIdOf(given)),
    ...checkId(given.id),
  ];
}

export async function createListing(db: Connection, given: NewListing): Promise<CreateListingResult> {
  const errors = validateNewListing(given);
  if (errors.length > 0) return { ok: false, reason: 'invalid', errors };
  const chosenId = given.id ?? applicationIdOf(given);
  if (chosenId !== null && !(await isIdFree(db, chosenId))) return refuse(given, 'still_deleting');
  // An ID comes before slugs, so it must not be the address of another listing.
  if (chosenId !== null && (await findListingByPath(db, chosenId))) return refuse(given, 'id_taken');
  const created = await inTransaction(db, (transaction) => insert(transaction, given, chosenId)).catch(
    (error: unknown) => {
      if (error instanceof StillDeleting) return 'still_deleting' as const;
      throw error;
    },
  );
  if (created === 'still_deleting') return refuse(given, created);
  if (created) return { ok: true, listing: created };
  const isTaken = chosenId !== null && (await findListing(db, chosenId)) !== null;
  return refuse(given, isTaken ? 'id_taken' : 'unknown_owner');
}

async function insert(
  transaction: Connection,
  given: NewListing,
  chosenId: string | null,
): Promise<Listing | undefined> {
  const id = chosenId ?? newId('lst');
  const { type, ownerId, by } = given;
  const details = normalizeListing(given);
  const state = given.needsApproval ? 'pending' : 'public';
  const listing = await insertListing(transaction, {
    id,
    type,
    game: gameOf(given),
    ownerId,
    details,
    state,
  });
  if (!listing) return undefined;
  // The old listing was deleted after isIdFree ran: the new one must not inherit its rows.
  if (chosenId !== null && (await hasCleanupTask(transaction, { kind: 'listing', id }))) throw new StillDeleting();
  const event = { action: 'listing.created', ...by, listingId: id, subject: details.name };
  await recordAuditEvent(transaction, event);
  if (state === 'pending') await raiseStaffAlert(transaction, { kind: 'approval', path: `/staff/listings/${id}` });
  return listing;
}

class StillDeleting extends Error {}

/** 100,000 rows: a few seconds. */
const MAX_SLICES = 200;

/** Deletes the leftover rows of a deleted listing with this ID; false if that takes too long. */
function isIdFree(db: Connection, id: string): Promise<boolean> {
  if (db.isTransaction) return Promise.resolve(true);
  return finishCleanupTask(db, { kind: 'listing', id }, deleteLeftoverRows, MAX_SLICES);
}

const REFUSALS = {
  id_taken: message('listingValidation.idTaken'),
  still_deleting: message('listingValidation.stillDeleting'),
  unknown_owner: message('listingValidation.ownerUnknown'),
} as const;

function refuse(given: ListingInput, reason: keyof typeof REFUSALS): CreateListingResult {
  const field = reason === 'unknown_owner' ? 'owner' : given.id === undefined ? 'applicationId' : 'id';
  return { ok: false, reason, errors: [{ field, message: REFUSALS[reason] }] };
}

function gameOf(given: ListingInput): Game | null {
  return given.type === 'game' ? given.game : null;
}

function applicationIdOf(given: ListingInput): string | null {
  return given.type === 'bot' ? given.applicationId?.trim() || null : null;
}

function checkId(id: string | undefined): readonly FieldError[] {
  if (id === undefined || ID_PATTERN.test(id)) return [];
  return [{ field: 'id', message: message('listingValidation.idInvalid') }];
}

function checkApplicationId(applicationId: string | null): readonly FieldError[] {
  if (applicationId === null || isSnowflake(applicationId)) return [];
  return [{ field: 'applicationId', message: message('listingValidation.applicationIdInvalid') }];
}
