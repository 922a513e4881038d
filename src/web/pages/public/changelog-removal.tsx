// GET and POST /listings/:id/changelog/remove, and POST …/restore: staff takes an entry off the page, with a reason that
// its owner reads, and puts it back.
import { HTTPException } from 'hono/http-exception';
import type { ListedEntry } from '../../changelog-parts.ts';
import { ConfirmFormPage } from '../../components/confirm-form.tsx';
import { Field } from '../../components/field.tsx';
import { showPage } from '../../components/layout.tsx';
import type { DashboardContext, WebContext } from '../../context.ts';
import { redirectWithFlash } from '../../flash.ts';
import { localPath } from '../../local-path.ts';
import { readForm } from '../../read-form.ts';
import type { FieldError, Listing } from '../../web-parts.ts';

export async function confirmRemoveEntry(context: WebContext, { listing }: DashboardContext) {
  const entry = await entryOf(context, listing, context.req.query('version') ?? '');
  const back = backTo(context.req.query('back'), listing);
  return removalPage(context, { listing, entry, back, reason: '', errors: [] });
}

export async function submitRemoveEntry(context: WebContext, { listing, person }: DashboardContext) {
  const form = await readForm(context);
  const [version, reason] = [form.text('version'), form.text('reason')];
  const entry = await entryOf(context, listing, version);
  const back = backTo(form.text('back'), listing);
  const query = { listingId: listing.id, version, reason, person };
  const removed = await context.var.parts.changelog.remove(query);
  if (!removed.ok && removed.reason === 'invalid')
    return removalPage(context, {
      ...{ listing, entry, back, reason },
      errors: [{ field: 'reason', message: removed.sentence }],
    });
  return redirectWithFlash(
    context,
    `${back}#${entry.id}`,
    removed.ok
      ? { tone: 'good', message: `${version} is removed. Visitors do not see it any more.` }
      : { tone: 'bad', message: `${version} was removed or deleted in the meantime.` },
  );
}

export async function submitRestoreEntry(context: WebContext, { listing, person }: DashboardContext) {
  const form = await readForm(context);
  const version = form.text('version');
  const entry = await entryOf(context, listing, version);
  const restored = await context.var.parts.changelog.restore({ listingId: listing.id, version, person });
  return redirectWithFlash(
    context,
    `${backTo(form.text('back'), listing)}#${entry.id}`,
    restored.ok
      ? { tone: 'good', message: `${version} is restored.` }
      : { tone: 'bad', message: `${version} was restored in the meantime.` },
  );
}

/** Where one came from, such as staff's list of all changelogs; else the bot's own. */
function backTo(given: string | undefined, listing: Listing): string {
  return localPath(given, pathOf(listing));
}

function pathOf(listing: Listing): string {
  return `/listings/${listing.id}/changelog`;
}

async function entryOf(context: WebContext, listing: Listing, version: string): Promise<ListedEntry> {
  const entry = await context.var.parts.changelog.find(listing.id, version);
  if (!entry) throw new HTTPException(404);
  return entry;
}

interface RemovalShown {
  readonly listing: Listing;
  readonly entry: ListedEntry;
  readonly back: string;
  readonly reason: string;
  readonly errors: readonly FieldError[];
}

function removalPage(context: WebContext, { listing, entry, back, reason, errors }: RemovalShown) {
  return showPage(context, {
    title: `${errors.length > 0 ? 'Error: ' : ''}Remove ${entry.version} · ${listing.name}`,
    section: 'bots',
    status: errors.length > 0 ? 422 : 200,
    content: (
      <ConfirmFormPage
        title={`Remove ${entry.version}?`}
        action={`${pathOf(listing)}/remove`}
        button="Remove it"
        back={back}
        errors={errors}
        text={
          <p>
            The entry leaves the changelog of <bdi>{listing.name}</bdi> and its feeds. Its owner sees it with
            your reason and can neither replace nor delete it. You can restore it.
          </p>
        }
      >
        <input type="hidden" name="version" value={entry.version} />
        <input type="hidden" name="back" value={back} />
        <Field
          name="reason"
          label="Reason"
          value={reason}
          errors={errors}
          hint="The owner reads it. At most 500 characters."
          rows={3}
        />
      </ConfirmFormPage>
    ),
  });
}
