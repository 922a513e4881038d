// Below /staff/listings/:id: approve, refuse, hide, unhide, set the plan, delete.
import { z } from 'zod';
import { byPerson } from '../../../access/audit.ts';
import type { Person } from '../../../access/person.ts';
import { toStorableTimestamp } from '../../../core/timestamps.ts';
import { deleteListing, setPlan } from '../../../listings/save-listing.ts';
import type { ListingWithOwner } from '../../../listings/staff-queries.ts';
import { changeVisibility } from '../../../listings/visibility.ts';
import { Field } from '../../components/field.tsx';
import { confirmPage } from '../../components/form-page.tsx';
import type { WebContext } from '../../context.ts';
import { redirectWithError, redirectWithFlash, redirectWithSuccess } from '../../flash.ts';
import { BLANK_FORM, type FormState, rejected } from '../../form-state.ts';
import { readForm } from '../../read-form.ts';

const CHANGED_MEANWHILE = {
  tone: 'bad',
  message: 'This listing was changed in the meantime. Please review it again.',
} as const;

function pathOf({ id }: ListingWithOwner): string {
  return `/staff/listings/${id}`;
}

/** `seen`: when the text on the reviewed page was last changed; a later change prevents the approval. */
export async function submitApproveListing(context: WebContext, person: Person, listing: ListingWithOwner) {
  const seen = toStorableTimestamp(new Date((await readForm(context)).text('seen')));
  if (!seen) return redirectWithFlash(context, pathOf(listing), CHANGED_MEANWHILE);
  const change = { listingId: listing.id, action: 'approve', seen } as const;
  const changed = await changeVisibility(context.var.app.db, change, byPerson(person));
  return changed.ok
    ? redirectWithSuccess(context, '/staff/queue', `${listing.name} is now public.`)
    : redirectWithFlash(context, pathOf(listing), CHANGED_MEANWHILE);
}

export async function submitUnhideListing(context: WebContext, person: Person, listing: ListingWithOwner) {
  const change = { listingId: listing.id, action: 'show' } as const;
  const changed = await changeVisibility(context.var.app.db, change, byPerson(person));
  return redirectWithFlash(
    context,
    pathOf(listing),
    changed.ok ? { tone: 'good', message: `${listing.name} is public again.` } : CHANGED_MEANWHILE,
  );
}

const ACTIONS = {
  refuse: {
    title: 'Reject this listing?',
    button: 'Reject listing',
    text: 'will not become public. Its owner will see your reason and can change the listing to resubmit it for approval.',
    done: 'was rejected. Its owner can see the reason.',
  },
  hide: {
    title: 'Hide this listing?',
    button: 'Hide listing',
    text: 'will be visible only to its owner, its managers and staff, and nobody can vote for it until you show it again.',
    done: 'is hidden. Its owner can see the reason.',
  },
} as const;
type ReasonedAction = keyof typeof ACTIONS;

export function confirmRefuseListing(context: WebContext, _: Person, listing: ListingWithOwner) {
  return reasonPage(context, listing, 'refuse', BLANK_FORM);
}

export function confirmHideListing(context: WebContext, _: Person, listing: ListingWithOwner) {
  return reasonPage(context, listing, 'hide', BLANK_FORM);
}

export function submitRefuseListing(context: WebContext, person: Person, listing: ListingWithOwner) {
  return submitWithReason(context, person, listing, 'refuse');
}

export function submitHideListing(context: WebContext, person: Person, listing: ListingWithOwner) {
  return submitWithReason(context, person, listing, 'hide');
}

async function submitWithReason(
  context: WebContext,
  person: Person,
  listing: ListingWithOwner,
  action: ReasonedAction,
) {
  const form = await readForm(context);
  const change = { listingId: listing.id, action, reason: form.text('reason') };
  const changed = await changeVisibility(context.var.app.db, change, byPerson(person));
  if (changed.ok) {
    const path = action === 'refuse' ? '/staff/queue' : pathOf(listing);
    const message = `${listing.name} ${ACTIONS[action].done}`;
    return redirectWithSuccess(context, path, message);
  }
  if (changed.reason === 'not_now') return redirectWithFlash(context, pathOf(listing), CHANGED_MEANWHILE);
  return reasonPage(context, listing, action, rejected(form, { field: 'reason', message: changed.sentence }));
}

function reasonPage(context: WebContext, listing: ListingWithOwner, action: ReasonedAction, state: FormState) {
  const { title, button, text } = ACTIONS[action];
  return confirmPage(context, {
    state,
    title,
    section: 'staff',
    question: title,
    action: `${pathOf(listing)}/${action}`,
    button,
    back: pathOf(listing),
    text: <ListingSentence listing={listing} text={text} />,
    fields: <Field name="reason" label="Reason" hint="Shown to the owner. At most 500 characters." rows={3} />,
  });
}

function ListingSentence({ listing, text }: { listing: ListingWithOwner; text: string }) {
  return (
    <p>
      <b class="clipped">
        <bdi>{listing.name}</bdi>
      </b>{' '}
      {text}
    </p>
  );
}

const planSchema = z.enum(['free', 'verified', 'enterprise']);

export async function submitPlan(context: WebContext, person: Person, listing: ListingWithOwner) {
  const form = await readForm(context);
  const plan = planSchema.safeParse(form.text('plan')).data;
  if (!plan) return redirectWithError(context, pathOf(listing), 'Choose a plan.');
  const changelogPro = listing.type === 'bot' && form.text('changelogPro') === 'on';
  await setPlan(context.var.app.db, listing.id, { plan, changelogPro }, byPerson(person));
  return redirectWithSuccess(context, pathOf(listing), 'The plan was saved.');
}

export function confirmDeleteListingAsStaff(context: WebContext, _: Person, listing: ListingWithOwner) {
  return deletePage(context, listing, BLANK_FORM);
}

export async function submitDeleteListingAsStaff(context: WebContext, person: Person, listing: ListingWithOwner) {
  const form = await readForm(context);
  if (form.text('name').trim() !== listing.name)
    return deletePage(
      context,
      listing,
      rejected(form, { field: 'name', message: 'This does not match the listing’s name.' }),
    );
  await deleteListing(context.var.app.db, listing.id, byPerson(person));
  return redirectWithSuccess(context, '/staff/listings', 'The listing was deleted.');
}

function deletePage(context: WebContext, listing: ListingWithOwner, state: FormState) {
  return confirmPage(context, {
    state,
    title: 'Delete the listing',
    section: 'staff',
    question: 'Delete this listing?',
    action: `${pathOf(listing)}/delete`,
    button: 'Delete listing',
    back: pathOf(listing),
    text: (
      <ListingSentence
        listing={listing}
        text="will be deleted along with its votes, tokens, endpoints and changelog. This cannot be undone. To only take it offline, hide it instead."
      />
    ),
    fields: <Field name="name" label="Name of the listing" hint={`Type: ${listing.name}`} />,
  });
}
