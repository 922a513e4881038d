// POST /dashboard/new/import and POST /dashboard/:id/page/import: fill in a form from Discord or a Minecraft server.
// GET /dashboard/imports/:draft/icon: the icon that was found.

import type { Person } from '../../../access/person.ts';
import { ID_PATTERN } from '../../../core/ids.ts';
import { selectDraftIcon } from '../../../imports/import-draft-queries.ts';
import { type ImportSource, importListing, importSourceOf, importTextOf } from '../../../imports/import-listing.ts';
import type { Message, MessageKey } from '../../../messages/message.ts';
import { ENTER_PRESSED } from '../../components/import-card.tsx';
import type { DashboardContext, WebContext } from '../../context.ts';
import { type FormState, rateLimited, rejected } from '../../form-state.ts';
import { EMPTY_FORM, type Form, readForm } from '../../read-form.ts';
import { readUpload } from '../../read-upload.ts';
import { seeOther } from '../../redirect.ts';
import { fillEmptyFields, isFilledIn, readDraft, typedTexts, updateForm } from './imported.ts';
import { newListingPage, parseKind, submitNewListing } from './new-listing.tsx';
import { pageForm } from './page.tsx';

export async function submitNewImport(context: WebContext, person: Person) {
  const { form } = await readUpload(context, 'icon');
  if (form.text('act') === ENTER_PRESSED && form.text('from').trim() === '') return submitNewListing(context, person);
  const kind = parseKind(form.text('kind'));
  const source = kind && importSourceOf(kind === 'bot' ? { type: 'bot', game: null } : { type: 'game', game: kind });
  if (!kind || !source) return seeOther(context, '/dashboard/new');
  const request = { personId: person.id, listingId: null, source, text: form.text('from') };
  const imported = await importListing(context.var.app.ownership, request);
  if (!imported.ok)
    return newListingPage(context, kind, { importing: refusedImport(form, imported), state: kept(form) });
  const draft = isFilledIn(form) ? await readDraft(context, imported.draftId, request) : null;
  if (draft) return newListingPage(context, kind, { draft, state: kept(fillEmptyFields(form, draft)) });
  return seeOther(context, `/dashboard/new?kind=${kind}&import=${imported.draftId}`);
}

/** What was typed, shown again. */
function kept(form: Form): FormState {
  return { form, errors: [] };
}

interface ShownRefusal {
  readonly sentence: Message | string;
  readonly retryAfterSeconds?: number;
}

function refusedImport(form: Form, { sentence, retryAfterSeconds }: ShownRefusal): FormState {
  const error = { field: 'from', message: sentence };
  return retryAfterSeconds === undefined ? rejected(form, error) : rateLimited(form, error, retryAfterSeconds);
}

const NOT_NAMED = {
  discord: 'newListing.noApplication',
  minecraft: 'newListing.noAddress',
} as const satisfies Record<ImportSource, MessageKey>;

export async function submitPageImport(context: WebContext, place: DashboardContext) {
  const { listing, person } = place;
  const source = importSourceOf(listing);
  const path = `/dashboard/${listing.id}/page`;
  if (!source) return seeOther(context, path);
  const typed = typedTexts(await readForm(context), listing);
  const text = importTextOf(listing);
  const request = { personId: person.id, listingId: listing.id, source, text: text ?? '' };
  const imported =
    text === null
      ? ({ ok: false, sentence: context.var.t(NOT_NAMED[source]) } as const)
      : await importListing(context.var.app.ownership, request);
  const details = typed && kept(typed);
  if (!imported.ok)
    return pageForm(context, place, { importing: refusedImport(EMPTY_FORM, imported), ...(details && { details }) });
  const draft = typed && (await readDraft(context, imported.draftId, request));
  if (draft) return pageForm(context, place, { draft, details: kept(updateForm(typed, draft)) });
  return seeOther(context, `${path}?import=${imported.draftId}`);
}

/** Only for the person who imported it, and only while the draft is kept. */
export async function serveImportedIcon(context: WebContext, person: Person): Promise<Response> {
  const { draft = '' } = context.req.param();
  const icon = ID_PATTERN.test(draft) ? await selectDraftIcon(context.var.app.db, draft, person.id) : null;
  context.header('X-Content-Type-Options', 'nosniff');
  context.header('Content-Security-Policy', "default-src 'none'; sandbox");
  context.header('Cache-Control', 'private, no-store');
  if (!icon) return context.text('Not found', 404);
  return context.body(new Uint8Array(icon.small), 200, { 'Content-Type': 'image/webp' });
}
