// Changes a listing's icon, banner and gallery (decisions P33, P470 and P471). Like an edit of the text, each change
// asks staff again to review a rejected listing (decision P553). Callers check who may do so (access/permissions.ts).

import { type Actor, recordAuditEvent } from '../access/audit.ts';
import { PICTURE_TEXT_MAX_CHARACTERS, PICTURES_PER_LISTING } from '../core/limits.ts';
import type { Connection } from '../db/database.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { type Message, message } from '../messages/message.ts';
import { validateName } from '../messages/validate-name.ts';
import { deleteIcon, upsertIcon } from './icon-queries.ts';
import {
  deleteBanner,
  deletePicture,
  insertPicture,
  lockListingRow,
  selectGallery,
  touchListing,
  updatePictureOrder,
  updatePictureText,
  upsertBanner,
} from './picture-queries.ts';
import type { Icon } from './render-icon.ts';
import type { Banner, RenderedPicture } from './render-pictures.ts';
import { resubmitListing } from './visibility.ts';

/** Returns false if there is no such listing. */
export function saveIcon(db: Connection, listingId: string, icon: Icon, by: Actor): Promise<boolean> {
  return changePictures(db, listingId, by, async (transaction) =>
    (await upsertIcon(transaction, listingId, icon)) ? { action: 'icon.changed' } : null,
  );
}

/** Returns false if the listing had no icon. */
export function removeIcon(db: Connection, listingId: string, by: Actor): Promise<boolean> {
  return changePictures(db, listingId, by, async (transaction) =>
    (await deleteIcon(transaction, listingId)) ? { action: 'icon.removed' } : null,
  );
}

/** Returns false if there is no such listing. */
export function saveBanner(db: Connection, listingId: string, banner: Banner, by: Actor): Promise<boolean> {
  return changePictures(db, listingId, by, async (transaction) =>
    (await upsertBanner(transaction, listingId, banner)) ? { action: 'banner.changed' } : null,
  );
}

/** Returns false if the listing had no banner. */
export function removeBanner(db: Connection, listingId: string, by: Actor): Promise<boolean> {
  return changePictures(db, listingId, by, async (transaction) =>
    (await deleteBanner(transaction, listingId)) ? { action: 'banner.removed' } : null,
  );
}

/** A sentence about what is wrong with the text that replaces an image; null if it is valid. */
export function validatePictureText(text: string): Message | null {
  if (text.trim() === '') return message('listingValidation.alternativeTextMissing');
  const problem = validateName(text, PICTURE_TEXT_MAX_CHARACTERS);
  return problem && message('listingValidation.alternativeTextProblem', { problem });
}

export type AddPictureResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: 'full' | 'known' | 'unknown_listing' }
  | { readonly ok: false; readonly reason: 'invalid'; readonly sentence: Message };

export async function addPicture(
  db: Connection,
  listingId: string,
  { picture, alt: given }: { readonly picture: RenderedPicture; readonly alt: string },
  by: Actor,
): Promise<AddPictureResult> {
  const sentence = validatePictureText(given);
  if (sentence) return { ok: false, reason: 'invalid', sentence };
  const alt = given.trim();
  let reason: 'full' | 'known' | 'unknown_listing' = 'unknown_listing';
  const isAdded = await changePictures(db, listingId, by, async (transaction) => {
    const gallery = await selectGallery(transaction, listingId);
    reason = gallery.length >= PICTURES_PER_LISTING ? 'full' : 'known';
    if (reason === 'full') return null;
    const isNew = await insertPicture(transaction, listingId, picture, alt);
    return isNew ? { action: 'picture.added', subject: alt } : null;
  });
  return isAdded ? { ok: true } : { ok: false, reason };
}

/** Returns a sentence about what is wrong with the text; null if it was saved, or if there is no such image. */
export async function describePicture(
  db: Connection,
  listingId: string,
  { hash, alt: given }: { readonly hash: string; readonly alt: string },
  by: Actor,
): Promise<Message | null> {
  const sentence = validatePictureText(given);
  if (sentence) return sentence;
  const alt = given.trim();
  await changePictures(db, listingId, by, async (transaction) =>
    (await updatePictureText(transaction, listingId, { hash, alt }))
      ? { action: 'picture.described', subject: alt }
      : null,
  );
  return null;
}

/** Swaps the image with its neighbor. Returns false if there is no such image or no neighbor on that side. */
export function movePicture(
  db: Connection,
  listingId: string,
  { hash, by: step }: { readonly hash: string; readonly by: -1 | 1 },
  actor: Actor,
): Promise<boolean> {
  return changePictures(db, listingId, actor, async (transaction) => {
    const hashes = (await selectGallery(transaction, listingId)).map((picture) => picture.hash);
    const place = hashes.indexOf(hash);
    const neighbor = hashes[place + step];
    if (place < 0 || neighbor === undefined) return null;
    hashes[place] = neighbor;
    hashes[place + step] = hash;
    await updatePictureOrder(transaction, listingId, hashes);
    return { action: 'picture.moved' };
  });
}

/** Returns false if there is no such image. */
export function removePicture(db: Connection, listingId: string, hash: string, by: Actor): Promise<boolean> {
  return changePictures(db, listingId, by, async (transaction) => {
    const alt = await deletePicture(transaction, listingId, hash);
    return alt === null ? null : { action: 'picture.removed', subject: alt };
  });
}

interface PictureEvent {
  readonly action: string;
  readonly subject?: string;
}

/** One change at a time for a listing, so that two uploads do not exceed the limit. `change` returns null for none. */
function changePictures(
  db: Connection,
  listingId: string,
  by: Actor,
  change: (transaction: Connection) => Promise<PictureEvent | null>,
): Promise<boolean> {
  return inTransaction(db, async (transaction) => {
    if (!(await lockListingRow(transaction, listingId))) return false;
    const event = await change(transaction);
    if (!event) return false;
    await touchListing(transaction, listingId);
    await recordAuditEvent(transaction, { ...event, ...by, listingId });
    await resubmitListing(transaction, listingId, by);
    return true;
  });
}
