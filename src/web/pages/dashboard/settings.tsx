// GET /dashboard/:id/settings: plan, pause, reviews and the ID of a listing. POST …/{pause,resume}; GET and POST
// …/delete, confirmed by typing the listing's name.
import { byPerson } from '../../../access/audit.ts';
import { deleteListing, setListingPaused } from '../../../listings/save-listing.ts';
import { selectReviewSummary } from '../../../reviews/summary-queries.ts';
import { Card } from '../../components/card.tsx';
import { CopyField } from '../../components/copy-button.tsx';
import { Field } from '../../components/field.tsx';
import { confirmPage } from '../../components/form-page.tsx';
import { showPage } from '../../components/layout.tsx';
import { BoldName } from '../../components/name.tsx';
import { ReviewSwitchCard } from '../../components/review-switch.tsx';
import { DeleteCard, PauseCard, PlanCard } from '../../components/settings-cards.tsx';
import type { DashboardContext, WebContext } from '../../context.ts';
import { redirectWithSuccess } from '../../flash.ts';
import { BLANK_FORM, type FormState, rejected } from '../../form-state.ts';
import { readForm } from '../../read-form.ts';

const pathOf = ({ listing }: DashboardContext) => `/dashboard/${listing.id}/settings`;

export async function showSettings(context: WebContext, { listing, may }: DashboardContext) {
  const { site, db } = context.var.app;
  const { isOff } = await selectReviewSummary(db, listing.id);
  return showPage(context, {
    title: 'Settings',
    dashboard: { listing, tab: 'settings' },
    scripts: ['copy'],
    content: (
      <div class="stack">
        <div>
          <h1>Settings</h1>
          <p class="dim">
            What visitors see is under <a href={`/dashboard/${listing.id}/page`}>Page</a> and{' '}
            <a href={`/dashboard/${listing.id}/pictures`}>Pictures</a>.
          </p>
        </div>
        <div class="split">
          <div class="stack">
            <PlanCard listing={listing} weights={site.planWeights} contact={site.contact} />
            <ReviewSwitchCard site={site} listingId={listing.id} isOff={isOff} />
          </div>
          <div class="stack">
            <Card title="ID">
              <p class="dim note">The API and the command line identify this listing by its ID.</p>
              <CopyField value={listing.id} label="the listing’s ID" wide />
            </Card>
            <PauseCard listing={listing} />
            {may('listing.delete') && <DeleteCard listing={listing} />}
          </div>
        </div>
      </div>
    ),
  });
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
