// GET and POST /dashboard/:id/settings: what the public page shows, the icon and the plan. POST …/{pause,resume}; GET
// and POST …/delete, confirmed by typing the listing's name. POST …/preview renders the description.
import { HTTPException } from 'hono/http-exception';
import { byPerson } from '../../../access/audit.ts';
import { LISTING_DESCRIPTION_MAX_CHARACTERS } from '../../../core/limits.ts';
import { truncateCharacters } from '../../../core/text.ts';
import type { ImportDraft } from '../../../imports/import-draft-queries.ts';
import { importSourceOf } from '../../../imports/import-listing.ts';
import { detailsFromForm, detailsToForm } from '../../../listings/listing-fields.ts';
import { selectGallery } from '../../../listings/picture-queries.ts';
import { deleteListing, saveIcon, setListingPaused, updateListing } from '../../../listings/save-listing.ts';
import { selectReviewSummary } from '../../../reviews/summary-queries.ts';
import { Card } from '../../components/card.tsx';
import { CopyField } from '../../components/copy-button.tsx';
import { ErrorSummary, Field } from '../../components/field.tsx';
import { confirmPage, formPage } from '../../components/form-page.tsx';
import { IconCard } from '../../components/icon-field.tsx';
import { ImportedIconField, ImportedNote, UpdateImportCard } from '../../components/import-card.tsx';
import { ListingFields, ListingLinkFields } from '../../components/listing-form.tsx';
import { MarkdownPreview } from '../../components/markdown-preview.tsx';
import { BoldName } from '../../components/name.tsx';
import { PageChecklist } from '../../components/page-checklist.tsx';
import { BannerCard, GalleryLinkCard } from '../../components/picture-cards.tsx';
import { ReviewSwitchCard } from '../../components/review-switch.tsx';
import { DeleteCard, PauseCard, PlanCard } from '../../components/settings-cards.tsx';
import type { DashboardContext, WebContext } from '../../context.ts';
import { redirectWithSuccess } from '../../flash.ts';
import { BLANK_FORM, FormContext, type FormState, rejected } from '../../form-state.ts';
import { prepareDescription, renderDescription } from '../../listing-description.ts';
import { readForm, toForm } from '../../read-form.ts';
import { forgetDraft, readChosenIcon, readDraft, updateForm } from './imported.ts';

const pathOf = ({ listing }: DashboardContext) => `/dashboard/${listing.id}/settings`;

export async function showSettings(context: WebContext, place: DashboardContext) {
  return settingsPage(context, place, { draft: await draftOf(context, place, context.req.query('import') ?? '') });
}

function draftOf(context: WebContext, { listing, person }: DashboardContext, id: string) {
  return readDraft(context, id, { personId: person.id, listingId: listing.id });
}

export async function submitSettings(context: WebContext, place: DashboardContext) {
  const { person, listing } = place;
  const form = await readForm(context);
  if (form.text('act') === 'preview')
    return settingsPage(context, place, { settings: { form, errors: [] }, isPreview: true });
  const { db } = context.var.app;
  const draft = await draftOf(context, place, form.text('import'));
  const imported = await readChosenIcon(context, form, person.id);
  if (!imported.ok) return settingsPage(context, place, { draft, settings: rejected(form, imported.error) });
  const saved = await updateListing(db, listing.id, detailsFromForm(form.all), byPerson(person));
  if (!saved.ok && saved.reason === 'unknown_listing') throw new HTTPException(404);
  if (!saved.ok) return settingsPage(context, place, { draft, settings: rejected(form, saved.errors) });
  if (imported.icon) await saveIcon(db, listing.id, imported.icon, byPerson(person));
  await forgetDraft(context, form, person.id);
  prepareDescription(context.var.app, saved.listing);
  return redirectWithSuccess(
    context,
    `/dashboard/${listing.id}/settings`,
    listing.visibility.state === 'refused' ? 'Saved. Staff will review it again.' : 'Saved.',
  );
}

/** POST …/preview: the rendered description alone, for the live preview script. */
export async function submitDescriptionPreview(context: WebContext, place: DashboardContext) {
  const description = (await readForm(context)).text('description');
  context.header('Cache-Control', 'no-store');
  return context.html(await renderDraft(context, place, description));
}

/** As visitors will see it once it is saved, also if it is too long to be. */
function renderDraft(context: WebContext, { listing }: DashboardContext, description: string): Promise<string> {
  const text = truncateCharacters(description, LISTING_DESCRIPTION_MAX_CHARACTERS);
  return renderDescription(context.var.app, { id: listing.id, description: text });
}

/** The form that was submitted, to be shown again: the settings, the icon, the banner or the import. */
interface Submitted {
  readonly settings?: FormState;
  readonly icon?: FormState;
  readonly banner?: FormState;
  readonly importing?: FormState;
  /** What filled in the settings. */
  readonly draft?: ImportDraft | null;
  readonly isPreview?: boolean;
}

export async function settingsPage(context: WebContext, place: DashboardContext, submitted: Submitted) {
  const { settings, icon, banner, importing, draft = null, isPreview = false } = submitted;
  const { listing } = place;
  const { site, db } = context.var.app;
  const [pictures, { isOff }] = await Promise.all([selectGallery(db, listing.id), selectReviewSummary(db, listing.id)]);
  const values = detailsToForm(listing);
  const fields = settings ?? { form: draft ? updateForm(values, draft) : toForm(values), errors: [] };
  const rendered = await renderDraft(context, place, fields.form.text('description'));
  return formPage(context, icon ?? banner ?? importing ?? fields, {
    title: 'Settings',
    dashboard: { listing, tab: 'settings' },
    scripts: ['copy', 'preview'],
    content: (
      <div class="stack">
        <h1>Settings</h1>
        <PageChecklist listing={listing} pictures={pictures.length} />
        <ImportedNote draft={draft} button="Save" />
        <div class="split">
          <div class="stack">
            <form class="stack" method="post" action={pathOf(place)} novalidate>
              <FormContext.Provider value={fields}>
                <PageForm listing={listing} draft={draft} />
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
            <FormContext.Provider value={icon ?? BLANK_FORM}>
              <IconCard listing={listing} />
            </FormContext.Provider>
            <FormContext.Provider value={banner ?? BLANK_FORM}>
              <BannerCard listing={listing} />
            </FormContext.Provider>
            <GalleryLinkCard listing={listing} pictures={pictures} />
            <UpdateImportCard
              listing={listing}
              source={importSourceOf(listing)}
              problem={importing?.errors[0]?.message ?? null}
            />
            <PlanCard listing={listing} weights={site.planWeights} contact={site.contact} />
            <PauseCard listing={listing} />
            <ReviewSwitchCard site={site} listingId={listing.id} isOff={isOff} />
            <div class="card stack close">
              <h2>ID</h2>
              <p class="dim note">The API and the command line identify this listing by its ID.</p>
              <CopyField value={listing.id} label="the listing’s ID" wide />
            </div>
            {place.may('listing.delete') && <DeleteCard listing={listing} />}
          </div>
        </div>
      </div>
    ),
  });
}

/** What the public page shows. */
function PageForm({ listing, draft }: Pick<DashboardContext, 'listing'> & { draft: ImportDraft | null }) {
  return (
    <>
      <ErrorSummary />
      <Card title="About">
        <ListingFields kind={listing} isNew={false} />
      </Card>
      <Card title="Links and video" id="links">
        <ListingLinkFields kind={listing} />
      </Card>
      <ImportedIconField draft={draft} />
      <div class="row">
        <button class="btn go big" type="submit" name="act" value="save">
          Save
        </button>
        <button class="btn" type="submit" name="act" value="preview">
          Preview
        </button>
      </div>
    </>
  );
}

export async function submitPauseListing(context: WebContext, place: DashboardContext) {
  await setListingPaused(context.var.app.db, place.listing.id, true, byPerson(place.person));
  return redirectWithSuccess(context, pathOf(place), 'Listing paused. Nobody can vote until you resume it.');
}

export async function submitResumeListing(context: WebContext, place: DashboardContext) {
  await setListingPaused(context.var.app.db, place.listing.id, false, byPerson(place.person));
  return redirectWithSuccess(context, pathOf(place), 'Listing resumed. People can vote again.');
}

export function confirmDeleteListing(context: WebContext, place: DashboardContext) {
  return deletePage(context, place, BLANK_FORM);
}

export async function submitDeleteListing(context: WebContext, place: DashboardContext) {
  const { listing, person } = place;
  const form = await readForm(context);
  const typed = form.text('name').trim();
  // A name may contain characters that are hard to type, so the ID is accepted too.
  if (![listing.name.normalize(), listing.id].includes(typed.normalize())) {
    const error = { field: 'name', message: 'This does not match the listing’s name or ID.' };
    return deletePage(context, place, rejected(form, error));
  }
  await deleteListing(context.var.app.db, listing.id, byPerson(person));
  return redirectWithSuccess(context, '/dashboard', 'Listing deleted.');
}

function deletePage(context: WebContext, place: DashboardContext, state: FormState) {
  const { listing } = place;
  return confirmPage(context, {
    state,
    title: 'Delete listing',
    section: 'dashboard',
    question: 'Delete this listing?',
    action: `${pathOf(place)}/delete`,
    button: 'Delete listing',
    back: pathOf(place),
    text: <DeletedParts listing={listing} />,
    fields: <Field name="name" label="Enter the listing’s name to confirm" hint={`Or its ID: ${listing.id}`} />,
  });
}

function DeletedParts({ listing }: Pick<DashboardContext, 'listing'>) {
  return (
    <>
      <p>
        <BoldName name={listing.name} /> will be deleted permanently: its page, its votes and vote counts, webhook, vote
        listener, tokens, {listing.type === 'bot' && 'changelog, '}managers and pending invitations.
      </p>
      <p>
        Votes that are still waiting will be dropped, but requests that are already in progress may still arrive. The
        audit log keeps a record of the deletion for 400 days.
      </p>
    </>
  );
}
