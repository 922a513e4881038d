// GET and POST /listings/:id/changelog/remove, and POST …/restore: staff remove an entry from the page, with a reason
// that its owner sees, or restore it.
import { HTTPException } from 'hono/http-exception';
import { byPerson } from '../../../access/audit.ts';
import type { ListedEntry } from '../../../changelog/entry.ts';
import { findEntry } from '../../../changelog/list-entries.ts';
import { removeEntry, restoreEntry } from '../../../changelog/remove-entry.ts';
import { listingPath } from '../../../listings/listing-path.ts';
import type { ShownListing } from '../../../listings/shown-listings.ts';
import { Field } from '../../components/field.tsx';
import { confirmPage } from '../../components/form-page.tsx';
import type { DashboardContext, WebContext } from '../../context.ts';
import { redirectWithError, redirectWithSuccess } from '../../flash.ts';
import { BLANK_FORM, type FormState, rejected } from '../../form-state.ts';
import { localPath } from '../../local-path.ts';
import { readForm } from '../../read-form.ts';

export async function confirmRemoveEntry(context: WebContext, { listing }: DashboardContext) {
  const entry = await entryOf(context, listing, context.req.query('version') ?? '');
  const back = backTo(context.req.query('back'), listing);
  return removalPage(context, { listing, entry, back }, BLANK_FORM);
}

export async function submitRemoveEntry(context: WebContext, { listing, person }: DashboardContext) {
  const { t, app } = context.var;
  const form = await readForm(context);
  const [version, reason] = [form.text('version'), form.text('reason')];
  const entry = await entryOf(context, listing, version);
  const back = backTo(form.text('back'), listing);
  const removal = { listingId: listing.id, version, reason, by: byPerson(person) };
  const removed = await removeEntry(app.db, removal);
  if (!removed.ok && removed.reason === 'invalid')
    return removalPage(
      context,
      { listing, entry, back },
      rejected(form, { field: 'reason', message: t.text(removed.sentence) }),
    );
  const path = `${back}#${entry.id}`;
  return removed.ok
    ? redirectWithSuccess(context, path, t('changelog.wasRemoved', { version }))
    : redirectWithError(context, path, t('changelog.alreadyRemoved', { version }));
}

export async function submitRestoreEntry(context: WebContext, { listing, person }: DashboardContext) {
  const { t, app } = context.var;
  const form = await readForm(context);
  const version = form.text('version');
  const entry = await entryOf(context, listing, version);
  const restored = await restoreEntry(app.db, { listingId: listing.id, version }, byPerson(person));
  const path = `${backTo(form.text('back'), listing)}#${entry.id}`;
  return restored.ok
    ? redirectWithSuccess(context, path, t('changelog.wasRestored', { version }))
    : redirectWithError(context, path, t('changelog.alreadyRestored', { version }));
}

/** The page that the staff member came from, such as the list of all changelogs; by default the bot's changelog. */
function backTo(given: string | undefined, listing: ShownListing): string {
  return localPath(given, pathOf(listing));
}

function pathOf(listing: ShownListing): string {
  return listingPath(listing, '/changelog');
}

async function entryOf(context: WebContext, listing: ShownListing, version: string): Promise<ListedEntry> {
  const entry = await findEntry(context.var.app.db, listing.id, version);
  if (!entry) throw new HTTPException(404);
  return entry;
}

interface RemovalPageProps {
  readonly listing: ShownListing;
  readonly entry: ListedEntry;
  readonly back: string;
}

function removalPage(context: WebContext, { listing, entry, back }: RemovalPageProps, state: FormState) {
  const { t } = context.var;
  const { version } = entry;
  return confirmPage(context, {
    state,
    title: t('changelog.removeTitle', { version, name: listing.name }),
    section: 'bots',
    question: t('changelog.removeQuestion', { version }),
    action: `${pathOf(listing)}/remove`,
    button: t('changelog.removeButton'),
    back,
    text: <p>{t.rich('changelog.removeText', { name: <bdi>{listing.name}</bdi> })}</p>,
    fields: (
      <>
        <input type="hidden" name="version" value={version} />
        <input type="hidden" name="back" value={back} />
        <Field name="reason" label={t('changelog.reason')} hint={t('changelog.reasonHint')} rows={3} />
      </>
    ),
  });
}
