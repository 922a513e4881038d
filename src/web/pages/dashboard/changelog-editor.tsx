// GET and POST /dashboard/:id/changelog/new and …/edit: release notes, written by hand.
import { byPerson } from '../../../access/audit.ts';
import type { ListedEntry } from '../../../changelog/entry.ts';
import { parseEntryDraft } from '../../../changelog/entry-fields.ts';
import { findEntry } from '../../../changelog/list-entries.ts';
import { createEntry, putEntry } from '../../../changelog/put-entry.ts';
import { CHANGELOG_WRITES_PER_HOUR, NOTES_MAX_CHARACTERS } from '../../../core/limits.ts';
import { renderMarkdown } from '../../../core/markdown.ts';
import { truncateCharacters } from '../../../core/text.ts';
import type { FieldError } from '../../../messages/field-error.ts';
import type { Translations } from '../../../messages/translations.ts';
import { ButtonLink } from '../../components/button.tsx';
import { EntryFields, releaseTimeOf } from '../../components/entry-form.tsx';
import { ErrorSummary } from '../../components/field.tsx';
import { formPage } from '../../components/form-page.tsx';
import { MarkdownPreview } from '../../components/markdown-preview.tsx';
import type { DashboardContext, WebContext } from '../../context.ts';
import { redirectWithError, redirectWithSuccess } from '../../flash.ts';
import { BLANK_FORM, type FormState, prefilled, rejected } from '../../form-state.ts';
import { readForm } from '../../read-form.ts';

/** `entry` is null for a new entry. */
interface Draft {
  readonly entry: ListedEntry | null;
  readonly state: FormState;
  readonly isPreview?: boolean;
}

export const changelogPath = ({ listing }: DashboardContext) => `/dashboard/${listing.id}/changelog`;

export function showNewEntry(context: WebContext, place: DashboardContext) {
  return draftPage(context, place, { entry: null, state: BLANK_FORM });
}

export async function showEditEntry(context: WebContext, place: DashboardContext) {
  const entry = await findEntryByVersion(context, place, context.req.query('version') ?? '');
  if (!entry || entry.removal)
    return redirectWithError(context, changelogPath(place), context.var.t('changelogEditor.gone'));
  const { version, title, body } = entry;
  return draftPage(context, place, { entry, state: prefilled({ version, title, body }) });
}

/** Publishes a new or edited entry, or previews it. */
export async function submitEntry(context: WebContext, place: DashboardContext) {
  const form = await readForm(context);
  const entry = await findEntryByVersion(context, place, form.text('edits'));
  if (form.text('act') === 'preview')
    return draftPage(context, place, { entry, state: { form, errors: [] }, isPreview: true });
  const retry = (errors: FieldError | readonly FieldError[]) =>
    draftPage(context, place, { entry, state: rejected(form, errors) });
  const draft = parseEntryDraft({
    version: entry?.version ?? form.text('version'),
    title: form.text('title'),
    body: form.text('body'),
    releasedAt: releaseTimeOf(form, context.var.times.timeZone),
  });
  if (!draft.ok) return retry(draft.errors);
  const { listing, person } = place;
  const { app, t } = context.var;
  const { version, ...input } = draft.entry;
  const write = entry ? putEntry : createEntry;
  const written = await write(app.db, { listingId: listing.id, version }, input, byPerson(person));
  if (!written.ok) return retry(explainRefusal(t, written));
  const message = t(written.created ? 'changelogEditor.published' : 'changelogEditor.updated', { version });
  return redirectWithSuccess(context, changelogPath(place), message);
}

type Refusal = Extract<Awaited<ReturnType<typeof createEntry>>, { readonly ok: false }>;

function explainRefusal(t: Translations, refused: Refusal): FieldError {
  switch (refused.reason) {
    case 'version_taken':
      return { field: 'version', message: t('changelogEditor.versionTaken') };
    case 'in_future':
      return { field: 'releasedAt', message: t('changelogEditor.inFuture') };
    case 'plan_excludes':
      return { field: '', message: t('changelogEditor.planExcludes') };
    case 'removed_by_staff':
      return { field: 'version', message: t('changelogEditor.versionRemoved') };
    case 'unknown_bot':
      return { field: '', message: t('changelogEditor.unknownListing') };
    case 'rate_limited':
      return {
        field: '',
        message: t('changelogEditor.tooManyChanges', {
          max: CHANGELOG_WRITES_PER_HOUR,
          wait: t.duration(refused.spent.resetSeconds),
        }),
      };
  }
}

/** POST …/preview: the rendered notes alone, for the live preview script. */
export async function submitEntryPreview(context: WebContext) {
  const body = (await readForm(context)).text('body');
  context.header('Cache-Control', 'no-store');
  return context.html(renderMarkdown(truncateCharacters(body, NOTES_MAX_CHARACTERS)));
}

export function findEntryByVersion(context: WebContext, { listing }: DashboardContext, version: string) {
  return findEntry(context.var.app.db, listing.id, version);
}

function draftPage(context: WebContext, place: DashboardContext, draft: Draft) {
  const { entry, state } = draft;
  const { t } = context.var;
  const title = entry ? t('changelogEditor.editVersion', { version: entry.version }) : t('changelogEditor.newNotes');
  return formPage(context, state, {
    title,
    dashboard: { listing: place.listing, tab: 'changelog' },
    code: true,
    scripts: ['preview'],
    content: (
      <div class="stack">
        <h1>{title}</h1>
        <div class="split">
          <form
            class="card stack close"
            method="post"
            action={`${changelogPath(place)}/${entry ? 'edit' : 'new'}`}
            novalidate
          >
            <ErrorSummary />
            <EntryFields edits={entry?.version ?? null} />
            <div class="row">
              <button class="btn go" type="submit" name="act" value="save">
                {entry ? t('buttons.save') : t('changelogEditor.publish')}
              </button>
              <button class="btn" type="submit" name="act" value="preview">
                {t('buttons.preview')}
              </button>
              <ButtonLink text={t('buttons.cancel')} href={changelogPath(place)} />
            </div>
            <p class="dim note">{t('changelogEditor.limit', { max: CHANGELOG_WRITES_PER_HOUR })}</p>
          </form>
          <Preview place={place} draft={draft} />
        </div>
      </div>
    ),
  });
}

function Preview({ place, draft }: { place: DashboardContext; draft: Draft }) {
  const { state, isPreview = false } = draft;
  const body = truncateCharacters(state.form.text('body'), NOTES_MAX_CHARACTERS);
  return (
    <MarkdownPreview
      action={`${changelogPath(place)}/preview`}
      field="body"
      rendered={renderMarkdown(body)}
      isShown={isPreview}
      look="notes"
    />
  );
}
