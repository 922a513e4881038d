// POST /dashboard/:id/settings/{pause,resume}; GET and POST …/delete, confirmed by typing the listing's name.
import { byPerson } from '../../../access/audit.ts';
import { deleteListing, setListingPaused } from '../../../listings/save-listing.ts';
import { Field } from '../../components/field.tsx';
import { ConfirmCard, formPage } from '../../components/form-page.tsx';
import type { DashboardContext, WebContext } from '../../context.ts';
import { redirectWithSuccess } from '../../flash.ts';
import { BLANK_FORM, type FormState, rejected } from '../../form-state.ts';
import { readForm } from '../../read-form.ts';

const pathOf = ({ listing }: DashboardContext) => `/dashboard/${listing.id}/settings`;

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
    const error = { field: 'name', message: 'This is neither the listing’s name nor its ID.' };
    return deletePage(context, place, rejected(form, error));
  }
  await deleteListing(context.var.app.db, listing.id, byPerson(person));
  return redirectWithSuccess(context, '/dashboard', 'Listing deleted.');
}

function deletePage(context: WebContext, place: DashboardContext, state: FormState) {
  const { listing } = place;
  return formPage(context, state, {
    title: 'Delete listing',
    section: 'dashboard',
    content: (
      <ConfirmCard
        title="Delete this listing?"
        action={`${pathOf(place)}/delete`}
        button="Delete listing"
        back={pathOf(place)}
        fields={<Field name="name" label="Enter the listing’s name to confirm" hint={`Or its ID: ${listing.id}`} />}
      >
        <DeletedParts listing={listing} />
      </ConfirmCard>
    ),
  });
}

function DeletedParts({ listing }: Pick<DashboardContext, 'listing'>) {
  return (
    <>
      <p>
        <b>
          <bdi>{listing.name}</bdi>
        </b>{' '}
        will be deleted permanently: its page, its votes and vote counts, webhook, vote listener, tokens,{' '}
        {listing.type === 'bot' && 'changelog, '}managers and pending invitations.
      </p>
      <p>
        Votes that have not been delivered yet are dropped; requests already under way may still arrive. The deletion
        stays in the audit log for 400 days.
      </p>
    </>
  );
}
