// GET /dashboard/:id/changelog, …/new and …/edit, and the forms on them: release notes, written by hand. What may be written is
// decided where the API's PUT is decided.
import { raw } from 'hono/html';
import { VERSION_PATTERN } from '../../../changelog/entry.ts';
import { CHANGELOG_WRITES_PER_HOUR, NOTES_MAX_CHARACTERS } from '../../../core/limits.ts';
import { renderMarkdown } from '../../../core/markdown.ts';
import { truncateCharacters } from '../../../core/text.ts';
import type { ListedEntry } from '../../changelog-parts.ts';
import { DashboardFrame } from '../../components/dashboard-frame.tsx';
import { EntryFields } from '../../components/entry-form.tsx';
import { ErrorSummary } from '../../components/field.tsx';
import { showPage } from '../../components/layout.tsx';
import { formatDuration } from '../../components/time.tsx';
import type { DashboardContext, WebContext } from '../../context.ts';
import { redirectWithFlash } from '../../flash.ts';
import { parseEntryForm } from '../../read-entry.ts';
import { EMPTY_FORM, type Form, readForm, toForm } from '../../read-form.ts';
import type { FieldError } from '../../web-parts.ts';

/** What is written: a new entry, or the one of this version. */
interface Draft {
  readonly entry: ListedEntry | null;
  readonly form: Form;
  readonly errors: readonly FieldError[];
  readonly isPreview?: boolean;
}

export const changelogPath = ({ listing }: DashboardContext) => `/dashboard/${listing.id}/changelog`;

export function showNewEntry(context: WebContext, place: DashboardContext) {
  return draftPage(context, place, { entry: null, form: EMPTY_FORM, errors: [] });
}

export async function showEditEntry(context: WebContext, place: DashboardContext) {
  const entry = await findEntryByVersion(context, place, context.req.query('version') ?? '');
  if (!entry || entry.removal) return redirectWithFlash(context, changelogPath(place), GONE);
  const { version, title, body } = entry;
  const form = toForm(new URLSearchParams({ version, title, body }));
  return draftPage(context, place, { entry, form, errors: [] });
}

const GONE = {
  tone: 'bad',
  message: 'This entry cannot be edited: it was deleted, or removed by staff.',
} as const;

/** The one form of new and edited entries: published, or shown as it will look. */
export async function submitEntry(context: WebContext, place: DashboardContext) {
  const form = await readForm(context);
  const entry = await findEntryByVersion(context, place, form.text('edits'));
  if (form.text('act') === 'preview')
    return draftPage(context, place, { entry, form, errors: [], isPreview: true });
  const again = (errors: readonly FieldError[]) => draftPage(context, place, { entry, form, errors });
  const read = parseEntryForm(form, entry?.version ?? null);
  if (!read.ok) return again(read.errors);
  const { listing, person } = place;
  const { changelog } = context.var.parts;
  const given = { listingId: listing.id, person, ...read.entry };
  const written = entry ? await changelog.write(given) : await changelog.create(given);
  if (!written.ok) return again([complaintOf(written)]);
  const message = `${read.entry.version} is ${written.created ? 'published' : 'replaced'}.`;
  return redirectWithFlash(context, changelogPath(place), { tone: 'good', message });
}

type Refused = Extract<
  Awaited<ReturnType<WebContext['var']['parts']['changelog']['create']>>,
  { readonly ok: false }
>;

function complaintOf(refused: Refused): FieldError {
  switch (refused.reason) {
    case 'version_taken':
      return {
        field: 'version',
        message: 'There is an entry of this version already. Edit that one instead.',
      };
    case 'in_future':
      return { field: 'releasedAt', message: 'The release cannot lie in the future.' };
    case 'plan_excludes':
      return { field: '', message: 'Your plan has no changelog. Ask the staff for Verified or Enterprise.' };
    case 'removed_by_staff':
      return { field: 'version', message: 'Staff removed this version. Publish another one.' };
    case 'unknown_bot':
      return { field: '', message: 'This listing is gone.' };
    case 'rate_limited':
      return {
        field: '',
        message: `There were ${CHANGELOG_WRITES_PER_HOUR} writes in this hour. Please wait ${formatDuration(refused.resetSeconds)}.`,
      };
  }
}

/** POST …/preview: the notes alone, for the script that shows them while one writes. */
export async function submitEntryPreview(context: WebContext) {
  const body = (await readForm(context)).text('body');
  context.header('Cache-Control', 'no-store');
  return context.html(renderMarkdown(truncateCharacters(body, NOTES_MAX_CHARACTERS)));
}

/** By the exact version; null for what is none. */
export async function findEntryByVersion(
  context: WebContext,
  { listing }: DashboardContext,
  version: string,
) {
  return VERSION_PATTERN.test(version) ? context.var.parts.changelog.find(listing.id, version) : null;
}

function draftPage(context: WebContext, place: DashboardContext, draft: Draft) {
  const { entry, form, errors } = draft;
  const title = entry ? `Edit ${entry.version}` : 'New release notes';
  return showPage(context, {
    title: `${errors.length > 0 ? 'Error: ' : ''}${title} · ${place.listing.name}`,
    section: 'dashboard',
    code: true,
    scripts: ['preview'],
    status: errors.length > 0 ? 422 : 200,
    content: (
      <DashboardFrame listing={place.listing} tab="changelog">
        <div class="stack">
          <h1>{title}</h1>
          <div class="split">
            <form
              class="card stack close"
              method="post"
              action={`${changelogPath(place)}/${entry ? 'edit' : 'new'}`}
              novalidate
            >
              <ErrorSummary errors={errors} />
              <EntryFields form={form} errors={errors} edits={entry?.version ?? null} />
              <div class="row">
                <button class="btn go" type="submit" name="act" value="save">
                  {entry ? 'Save' : 'Publish'}
                </button>
                <button class="btn" type="submit" name="act" value="preview">
                  Preview
                </button>
                <a class="btn" href={changelogPath(place)}>
                  Cancel
                </a>
              </div>
              <p class="dim note">
                {CHANGELOG_WRITES_PER_HOUR} writes an hour, by hand and over the API together.
              </p>
            </form>
            <Preview place={place} draft={draft} />
          </div>
        </div>
      </DashboardFrame>
    ),
  });
}

function Preview({ place, draft }: { place: DashboardContext; draft: Draft }) {
  const { form, isPreview } = draft;
  const body = truncateCharacters(form.text('body'), NOTES_MAX_CHARACTERS);
  return (
    <section
      class="card stack close"
      aria-labelledby="preview-title"
      data-preview={`${changelogPath(place)}/preview`}
      hidden={!isPreview}
      tabindex={-1}
      autofocus={isPreview}
    >
      <h2 id="preview-title">Preview</h2>
      <div class="notes" dir="auto" data-preview-notes="">
        {raw(renderMarkdown(body))}
      </div>
    </section>
  );
}
