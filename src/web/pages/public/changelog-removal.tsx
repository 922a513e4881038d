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
import { redirectWithFlash } from '../../flash.ts';
import { BLANK_FORM, type FormState, rejected } from '../../form-state.ts';
import { localPath } from '../../local-path.ts';
import { readForm } from '../../read-form.ts';

export async function confirmRemoveEntry(context: WebContext, { listing }: DashboardContext) {
  const entry = await entryOf(context, listing, context.req.query('version') ?? '');
  const back = backTo(context.req.query('back'), listing);
  return removalPage(context, { listing, entry, back }, BLANK_FORM);
}

export async function submitRemoveEntry(context: WebContext, { listing, person }: DashboardContext) {
  const form = await readForm(context);
  const [version, reason] = [form.text('version'), form.text('reason')];
  const entry = await entryOf(context, listing, version);
  const back = backTo(form.text('back'), listing);
  const removal = { listingId: listing.id, version, reason, by: byPerson(person) };
  const removed = await removeEntry(context.var.app.db, removal);
  if (!removed.ok && removed.reason === 'invalid')
    return removalPage(
      context,
      { listing, entry, back },
      rejected(form, { field: 'reason', message: removed.sentence }),
    );
  return redirectWithFlash(
    context,
    `${back}#${entry.id}`,
    removed.ok
      ? { tone: 'good', message: `Version ${version} removed. Visitors no longer see it.` }
      : { tone: 'bad', message: `Version ${version} was already removed or deleted.` },
  );
}

export async function submitRestoreEntry(context: WebContext, { listing, person }: DashboardContext) {
  const form = await readForm(context);
  const version = form.text('version');
  const entry = await entryOf(context, listing, version);
  const restored = await restoreEntry(context.var.app.db, { listingId: listing.id, version }, byPerson(person));
  return redirectWithFlash(
    context,
    `${backTo(form.text('back'), listing)}#${entry.id}`,
    restored.ok
      ? { tone: 'good', message: `Version ${version} restored.` }
      : { tone: 'bad', message: `Version ${version} was already restored.` },
  );
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
  return confirmPage(context, {
    state,
    title: `Remove ${entry.version} · ${listing.name}`,
    section: 'bots',
    question: `Remove ${entry.version}?`,
    action: `${pathOf(listing)}/remove`,
    button: 'Remove entry',
    back,
    text: (
      <p>
        The entry disappears from the changelog of <bdi>{listing.name}</bdi> and its feeds. Its owner still sees it,
        with your reason, and cannot replace or delete it. You can restore it later.
      </p>
    ),
    fields: (
      <>
        <input type="hidden" name="version" value={entry.version} />
        <input type="hidden" name="back" value={back} />
        <Field name="reason" label="Reason" hint="Shown to the owner. At most 500 characters." rows={3} />
      </>
    ),
  });
}
