// POST /dashboard/:id/settings/{pause,resume}; GET and POST …/delete, confirmed by typing the listing's name.
import { byPerson } from '../../../access/audit.ts';
import type { FieldError } from '../../../core/field-error.ts';
import { deleteListing, setListingPaused } from '../../../listings/save-listing.ts';
import { ConfirmFormPage } from '../../components/confirm-form.tsx';
import { Field } from '../../components/field.tsx';
import { showPage } from '../../components/layout.tsx';
import type { DashboardContext, WebContext } from '../../context.ts';
import { redirectWithFlash } from '../../flash.ts';
import { readForm } from '../../read-form.ts';

const pathOf = ({ listing }: DashboardContext) => `/dashboard/${listing.id}/settings`;

export async function submitPauseListing(context: WebContext, place: DashboardContext) {
  await setListingPaused(context.var.app.db, place.listing.id, true, byPerson(place.person));
  return redirectWithFlash(context, pathOf(place), {
    tone: 'good',
    message: 'Listing paused. Nobody can vote until you resume it.',
  });
}

export async function submitResumeListing(context: WebContext, place: DashboardContext) {
  await setListingPaused(context.var.app.db, place.listing.id, false, byPerson(place.person));
  return redirectWithFlash(context, pathOf(place), {
    tone: 'good',
    message: 'Listing resumed. People can vote again.',
  });
}

export function confirmDeleteListing(context: WebContext, place: DashboardContext) {
  return deletePage(context, place, '', []);
}

export async function submitDeleteListing(context: WebContext, place: DashboardContext) {
  const { listing, person } = place;
  const typed = (await readForm(context)).text('name').trim();
  // A name may contain characters that are hard to type, so the ID is accepted too.
  if (![listing.name.normalize(), listing.id].includes(typed.normalize()))
    return deletePage(context, place, typed, [
      { field: 'name', message: 'This is neither the listing’s name nor its ID.' },
    ]);
  await deleteListing(context.var.app.db, listing.id, byPerson(person));
  return redirectWithFlash(context, '/dashboard', { tone: 'good', message: 'Listing deleted.' });
}

function deletePage(
  context: WebContext,
  place: DashboardContext,
  typed: string,
  errors: readonly FieldError[],
) {
  const { listing } = place;
  return showPage(context, {
    title: `${errors.length > 0 ? 'Error: ' : ''}Delete listing`,
    section: 'dashboard',
    status: errors.length > 0 ? 422 : 200,
    content: (
      <ConfirmFormPage
        title="Delete this listing?"
        action={`${pathOf(place)}/delete`}
        button="Delete listing"
        back={pathOf(place)}
        errors={errors}
        text={<DeletedParts listing={listing} />}
      >
        <Field
          name="name"
          label="Enter the listing’s name to confirm"
          value={typed}
          errors={errors}
          hint={`Or its ID: ${listing.id}`}
        />
      </ConfirmFormPage>
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
        Votes that have not been delivered yet are dropped; requests already under way may still arrive. The
        deletion stays in the audit log for 400 days.
      </p>
    </>
  );
}
