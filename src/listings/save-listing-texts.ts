// Saves and removes a listing's texts in other languages (decision P586). Like an edit of the listing itself, each
// change asks staff again to review a rejected listing (decision P553). Callers check who may do so
// (access/permissions.ts).
import { type Actor, recordAuditEvent } from '../access/audit.ts';
import type { Connection } from '../db/database.ts';
import { inTransaction } from '../db/in-transaction.ts';
import type { FieldError } from '../messages/field-error.ts';
import type { Language } from '../messages/languages.ts';
import type { Listing } from './listing.ts';
import { normalizeListing, validateListing } from './listing-fields.ts';
import {
  deleteListingText,
  selectListingTexts,
  updateTextLanguage,
  upsertListingText,
} from './listing-text-queries.ts';
import { lockListingRow, touchListing } from './picture-queries.ts';
import { findListing } from './queries.ts';
import { type ListingText, TRANSLATED_FIELDS, type TranslatedField } from './texts-in-language.ts';
import { resubmitListing } from './visibility.ts';

/** What a form has; empty: as in the listing itself. */
export type TextInput = Pick<Listing, TranslatedField>;

export type SaveTextResult =
  | { readonly ok: true; readonly isChanged: boolean }
  /** `main_language`: the listing's own texts are in this language. */
  | { readonly ok: false; readonly reason: 'unknown_listing' | 'empty' | 'main_language' }
  | { readonly ok: false; readonly reason: 'invalid'; readonly errors: readonly FieldError[] };

export async function saveListingText(
  db: Connection,
  listingId: string,
  { language, ...given }: TextInput & { readonly language: Language },
  by: Actor,
): Promise<SaveTextResult> {
  const { name, summary, description } = normalizeListing(given);
  const text: ListingText = {
    language,
    name: name || null,
    summary: summary || null,
    description: description || null,
  };
  const errors = validateListing(normalizeListing(given)).filter(({ field }) => field !== 'name' || name !== '');
  if (errors.length > 0) return { ok: false, reason: 'invalid', errors };
  if (TRANSLATED_FIELDS.every((field) => text[field] === null)) return { ok: false, reason: 'empty' };
  return inTransaction(db, async (transaction): Promise<SaveTextResult> => {
    const listing = await lockListing(transaction, listingId);
    if (!listing) return { ok: false, reason: 'unknown_listing' };
    if (listing.textLanguage === language) return { ok: false, reason: 'main_language' };
    const before = (await selectListingTexts(transaction, listingId)).find((one) => one.language === language);
    const fields = TRANSLATED_FIELDS.filter((field) => (before?.[field] ?? null) !== text[field]);
    if (fields.length === 0) return { ok: true, isChanged: false };
    await upsertListingText(transaction, listingId, text);
    await recordChange(transaction, listingId, by, { action: 'text.saved', detail: { language, fields } });
    return { ok: true, isChanged: true };
  });
}

/** Returns false if there was none. */
export function removeListingText(db: Connection, listingId: string, language: Language, by: Actor): Promise<boolean> {
  return inTransaction(db, async (transaction) => {
    if (!(await lockListing(transaction, listingId))) return false;
    if (!(await deleteListingText(transaction, listingId, language))) return false;
    await recordChange(transaction, listingId, by, { action: 'text.removed', detail: { language } });
    return true;
  });
}

export type SetTextLanguageResult =
  | { readonly ok: true; readonly isChanged: boolean }
  /** `taken`: the listing has other texts in this language. */
  | { readonly ok: false; readonly reason: 'unknown_listing' | 'taken' };

/** Sets the language of the listing's own texts; null: not specified. */
export function setTextLanguage(
  db: Connection,
  listingId: string,
  language: Language | null,
  by: Actor,
): Promise<SetTextLanguageResult> {
  return inTransaction(db, async (transaction): Promise<SetTextLanguageResult> => {
    if (!(await lockListing(transaction, listingId))) return { ok: false, reason: 'unknown_listing' };
    const texts = await selectListingTexts(transaction, listingId);
    if (texts.some((text) => text.language === language)) return { ok: false, reason: 'taken' };
    const isChanged = await updateTextLanguage(transaction, listingId, language);
    if (isChanged)
      await recordChange(transaction, listingId, by, { action: 'text.language_set', detail: { language } });
    return { ok: true, isChanged };
  });
}

/** One change at a time for a listing, because search and staff see all of its texts together. */
async function lockListing(transaction: Connection, listingId: string): Promise<Listing | null> {
  return (await lockListingRow(transaction, listingId)) ? findListing(transaction, listingId) : null;
}

interface TextEvent {
  readonly action: string;
  readonly detail: Readonly<Record<string, unknown>>;
}

async function recordChange(transaction: Connection, listingId: string, by: Actor, event: TextEvent): Promise<void> {
  await touchListing(transaction, listingId);
  await recordAuditEvent(transaction, { ...event, ...by, listingId });
  await resubmitListing(transaction, listingId, by);
}
