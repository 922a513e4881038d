// GET and POST /dashboard/:id/page: the texts and links of a listing's public page. POST …/preview renders the
// description.
import { HTTPException } from 'hono/http-exception';
import { byPerson } from '../../../access/audit.ts';
import { LISTING_DESCRIPTION_MAX_CHARACTERS } from '../../../core/limits.ts';
import { truncateCharacters } from '../../../core/text.ts';
import { checkPublicAddress } from '../../../game-servers/check-public-address.ts';
import type { ImportDraft } from '../../../imports/import-draft-queries.ts';
import { importSourceOf } from '../../../imports/import-listing.ts';
import { detailsFromForm, detailsToForm } from '../../../listings/listing-fields.ts';
import { readPageParts } from '../../../listings/page-parts.ts';
import { updateListing } from '../../../listings/save-listing.ts';
import { saveIcon } from '../../../listings/save-pictures.ts';
import { SaveOrPreview } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { ErrorSummary } from '../../components/field.tsx';
import { formPage } from '../../components/form-page.tsx';
import { ImportedIconField, ImportedNote, TEXTS_FORM, UpdateImportCard } from '../../components/import-card.tsx';
import { ListingFields, ListingLinkFields } from '../../components/listing-form.tsx';
import { MarkdownPreview } from '../../components/markdown-preview.tsx';
import { PageChecklist } from '../../components/page-checklist.tsx';
import { TeamCard } from '../../components/team-card.tsx';
import type { DashboardContext, WebContext } from '../../context.ts';
import { FormContext, type FormState, rejected } from '../../form-state.ts';
import { prepareDescription, renderDescription } from '../../listing-description.ts';
import { readForm, toForm } from '../../read-form.ts';
import { seeOther } from '../../redirect.ts';
import { useTranslations } from '../../translations.ts';
import { forgetDraft, readChosenIcon, readDraft, updateForm } from './imported.ts';
import { redirectToContent } from './redirect-to-content.ts';

const pathOf = ({ listing }: DashboardContext) => `/dashboard/${listing.id}/page`;

export async function showPageForm(context: WebContext, place: DashboardContext) {
  return pageForm(context, place, { draft: await draftOf(context, place, context.req.query('import') ?? '') });
}

function draftOf(context: WebContext, { listing, person }: DashboardContext, id: string) {
  return readDraft(context, id, { personId: person.id, listingId: listing.id });
}

export async function submitPageForm(context: WebContext, place: DashboardContext) {
  const { person, listing } = place;
  const form = await readForm(context);
  const draft = await draftOf(context, place, form.text('import'));
  if (form.text('act') === 'preview')
    return pageForm(context, place, { draft, details: { form, errors: [] }, isPreview: true });
  const { db, outbound } = context.var.app;
  const imported = await readChosenIcon(context, form, person.id);
  if (!imported.ok) return pageForm(context, place, { draft, details: rejected(form, imported.error) });
  const details = detailsFromForm(form.all);
  const unreachable =
    details.address === listing.address ? [] : await checkPublicAddress(outbound, details.address, listing.game);
  if (unreachable.length > 0) return pageForm(context, place, { draft, details: rejected(form, unreachable) });
  const saved = await updateListing(db, listing.id, details, byPerson(person));
  if (!saved.ok && saved.reason === 'unknown_listing') throw new HTTPException(404);
  if (!saved.ok) return pageForm(context, place, { draft, details: rejected(form, saved.errors) });
  if (imported.icon) await saveIcon(db, listing.id, imported.icon, byPerson(person));
  await forgetDraft(context, form, person.id);
  prepareDescription(context.var.app, saved.listing);
  return redirectToContent(context, place, { path: pathOf(place), done: context.var.t('listingForm.saved') });
}

/** A refused import was shown at the address that it was sent to. */
export function redirectToPage(context: WebContext, place: DashboardContext) {
  return seeOther(context, pathOf(place));
}

/** POST …/preview: the rendered description alone, for the live preview script. */
export async function submitDescriptionPreview(context: WebContext, place: DashboardContext) {
  const description = (await readForm(context)).text('description');
  context.header('Cache-Control', 'no-store');
  return context.html(await renderDraft(context, place, description));
}

/** As visitors will see it once it is saved, also if it is too long to be. */
export function renderDraft(context: WebContext, { listing }: DashboardContext, description: string): Promise<string> {
  const text = truncateCharacters(description, LISTING_DESCRIPTION_MAX_CHARACTERS);
  return renderDescription(context.var.app, { id: listing.id, description: text });
}

/** What was submitted, to be shown again: the texts, or the import. */
interface Submitted {
  readonly details?: FormState;
  readonly importing?: FormState;
  /** What filled in the form. */
  readonly draft?: ImportDraft | null;
  readonly isPreview?: boolean;
}

export async function pageForm(context: WebContext, place: DashboardContext, submitted: Submitted) {
  const { details, importing, draft = null, isPreview = false } = submitted;
  const { listing } = place;
  const { pictures, team } = await readPageParts(context.var.app.db, listing.id);
  const values = detailsToForm(listing);
  const fields = details ?? { form: draft ? updateForm(toForm(values), draft) : toForm(values), errors: [] };
  const rendered = await renderDraft(context, place, fields.form.text('description'));
  const { t } = context.var;
  return formPage(context, importing ?? fields, {
    title: t('listingForm.page'),
    dashboard: { listing, tab: 'page' },
    scripts: ['preview'],
    content: (
      <div class="stack">
        <h1>{t('listingForm.page')}</h1>
        <PageChecklist listing={listing} pictures={pictures.length} />
        <ImportedNote draft={draft} button={t('buttons.save')} isNew={fields.errors.length === 0 && !isPreview} />
        <div class="split">
          <div class="stack">
            <form class="stack" id={TEXTS_FORM} method="post" action={pathOf(place)} novalidate>
              <FormContext.Provider value={fields}>
                <DetailFields listing={listing} draft={draft} />
              </FormContext.Provider>
            </form>
            <MarkdownPreview
              action={`${pathOf(place)}/preview`}
              field="description"
              rendered={rendered}
              isShown={isPreview}
              look="notes described"
            />
          </div>
          <div class="stack">
            <UpdateImportCard
              listing={listing}
              source={importSourceOf(listing)}
              problem={importing?.errors[0] ? context.var.t.text(importing.errors[0].message) : null}
            />
            <TeamCard listing={listing} team={team} />
          </div>
        </div>
      </div>
    ),
  });
}

function DetailFields({ listing, draft }: Pick<DashboardContext, 'listing'> & { draft: ImportDraft | null }) {
  const t = useTranslations();
  return (
    <>
      <ErrorSummary />
      <Card title={t('listingForm.about')}>
        <ListingFields kind={listing} isNew={false} />
      </Card>
      <Card title={t('listingForm.linksAndVideo')} id="links">
        <ListingLinkFields kind={listing} />
      </Card>
      <ImportedIconField draft={draft} />
      <SaveOrPreview />
    </>
  );
}
