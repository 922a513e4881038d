// The draft of an import on the pages whose forms it fills in, and its icon when the form is submitted.

import { ID_PATTERN } from '../../../core/ids.ts';
import {
  type DraftOwner,
  deleteImportDraft,
  type ImportDraft,
  selectImportDraft,
} from '../../../imports/import-draft-queries.ts';
import { readImportedIcon } from '../../../imports/import-listing.ts';
import type { ImportedFields } from '../../../imports/imported-listing.ts';
import { detailsToForm, LISTING_FIELD_NAMES, type ListingDetails } from '../../../listings/listing-fields.ts';
import type { Icon } from '../../../listings/render-icon.ts';
import type { FieldError } from '../../../messages/field-error.ts';
import type { WebContext } from '../../context.ts';
import { type Form, toForm } from '../../read-form.ts';

/** Null unless this person imported it for this listing, within the last hour. */
export function readDraft({ var: { app } }: WebContext, id: string, owner: DraftOwner): Promise<ImportDraft | null> {
  return ID_PATTERN.test(id) ? selectImportDraft(app.db, id, owner) : Promise.resolve(null);
}

/** The form of a new listing, filled in. */
export function formOfDraft({ fields }: ImportDraft): Form {
  return toForm(new URLSearchParams(fields));
}

/** Whether somebody had typed or chosen something about the listing before they imported. */
export function isFilledIn(form: Form): boolean {
  return ['applicationId', ...LISTING_FIELD_NAMES].some((name) => form.all(name).some((value) => value !== ''));
}

/** The form of a new listing as it was typed, with its empty fields filled in. */
export function fillEmptyFields(form: Form, { fields }: ImportDraft): Form {
  return withValues(
    form,
    Object.entries(fields).filter(([name]) => form.text(name) === ''),
  );
}

function withValues(form: Form, values: readonly (readonly [string, string])[]): Form {
  const changed = new Map(values);
  return {
    text: (name) => changed.get(name) ?? form.text(name),
    all: (name) => (changed.has(name) ? [changed.get(name) ?? ''] : form.all(name)),
  };
}

/** What the form of the owner's page had when its texts were imported; null if nothing was sent or changed. */
export function typedTexts(form: Form, listing: ListingDetails): Form | null {
  const saved = toForm(detailsToForm(listing));
  const isSent = form.all('name').length > 0;
  const isSame = LISTING_FIELD_NAMES.every((name) => form.all(name).join('\n') === saved.all(name).join('\n'));
  return isSent && !isSame ? form : null;
}

/** What the owner has written is worth more than what was imported, except for what an import keeps up to date. */
const REPLACED: readonly (keyof ImportedFields)[] = ['name', 'summary'];

/** The form of an existing listing, brought up to date. */
export function updateForm(form: Form, { fields }: ImportDraft): Form {
  const entries = Object.entries(fields) as [keyof ImportedFields, string][];
  return withValues(
    form,
    entries.filter(([name]) => form.all(name).length > 0 && (REPLACED.includes(name) || form.text(name) === '')),
  );
}

export type ChosenIcon =
  /** Null: none was imported, or it was deselected. */
  { readonly ok: true; readonly icon: Icon | null } | { readonly ok: false; readonly error: FieldError };

/** The icon is read from where it was stored when it was imported: the form only says which draft it is from. */
export async function readChosenIcon(context: WebContext, form: Form, personId: string): Promise<ChosenIcon> {
  const draftId = form.text('import');
  if (form.text('importedIcon') !== 'yes' || draftId === '') return { ok: true, icon: null };
  const icon = ID_PATTERN.test(draftId) ? await readImportedIcon(context.var.app.db, draftId, personId) : null;
  if (icon) return { ok: true, icon };
  return { ok: false, error: { field: 'icon', message: context.var.t('newListing.importedIconGone') } };
}

/** The form was submitted, so its draft is no longer needed. */
export async function forgetDraft(context: WebContext, form: Form, personId: string): Promise<void> {
  const draftId = form.text('import');
  if (ID_PATTERN.test(draftId)) await deleteImportDraft(context.var.app.db, draftId, personId);
}
