// POST /dashboard/:id/settings/{pause,resume}; GET and POST …/delete, confirmed by typing the listing's name.

import { ConfirmFormPage } from '../../components/confirm-form.tsx';
import { Field } from '../../components/field.tsx';
import { showPage } from '../../components/layout.tsx';
import type { DashboardContext, WebContext } from '../../context.ts';
import { redirectWithFlash } from '../../flash.ts';
import { readForm } from '../../read-form.ts';
import type { FieldError } from '../../web-parts.ts';

const pathOf = ({ listing }: DashboardContext) => `/dashboard/${listing.id}/settings`;

export async function submitPauseListing(context: WebContext, place: DashboardContext) {
  await context.var.parts.listings.pause(place.listing.id, place.person);
  return redirectWithFlash(context, pathOf(place), {
    tone: 'good',
    message: 'Paused. Nobody can vote until you resume it.',
  });
}

export async function submitResumeListing(context: WebContext, place: DashboardContext) {
  await context.var.parts.listings.resume(place.listing.id, place.person);
  return redirectWithFlash(context, pathOf(place), {
    tone: 'good',
    message: 'Resumed. People can vote again.',
  });
}

export function confirmDeleteListing(context: WebContext, place: DashboardContext) {
  return deletePage(context, place, '', []);
}

export async function submitDeleteListing(context: WebContext, place: DashboardContext) {
  const { listing, person } = place;
  const typed = (await readForm(context)).text('name').trim();
  // A name may hold signs that no keyboard has: the ID does as well.
  if (![listing.name.normalize(), listing.id].includes(typed.normalize()))
    return deletePage(context, place, typed, [
      { field: 'name', message: 'That is not its name, nor its ID.' },
    ]);
  await context.var.parts.listings.delete(listing.id, person);
  return redirectWithFlash(context, '/dashboard', { tone: 'good', message: 'The listing is deleted.' });
}

function deletePage(
  context: WebContext,
  place: DashboardContext,
  typed: string,
  errors: readonly FieldError[],
) {
  const { listing } = place;
  return showPage(context, {
    title: `${errors.length > 0 ? 'Error: ' : ''}Delete the listing`,
    section: 'dashboard',
    status: errors.length > 0 ? 422 : 200,
    content: (
      <ConfirmFormPage
        title="Delete this listing?"
        action={`${pathOf(place)}/delete`}
        button="Delete it"
        back={pathOf(place)}
        errors={errors}
        text={<WhatGoes listing={listing} />}
      >
        <Field
          name="name"
          label="Its name, to confirm"
          value={typed}
          errors={errors}
          hint={`Or its ID: ${listing.id}`}
        />
      </ConfirmFormPage>
    ),
  });
}

function WhatGoes({ listing }: Pick<DashboardContext, 'listing'>) {
  return (
    <>
      <p>
        <b>
          <bdi>{listing.name}</bdi>
        </b>{' '}
        goes for good: its page, its votes and their counts, webhook, vote listener, tokens,{' '}
        {listing.type === 'bot' && 'changelog, '}managers and open invitations.
      </p>
      <p>
        Votes that wait are not sent any more; what is on its way may still arrive. That it was deleted, and
        by whom, stays in the audit log for 400 days.
      </p>
    </>
  );
}
