// Below /staff/listings/:id: approving, refusing, hiding, showing, the plan, deleting. What takes away asks first.
import { z } from 'zod';
import { toStorableTimestamp } from '../../../core/timestamps.ts';
import { ConfirmFormPage } from '../../components/confirm-form.tsx';
import { Field } from '../../components/field.tsx';
import { showPage } from '../../components/layout.tsx';
import type { WebContext } from '../../context.ts';
import { redirectWithFlash } from '../../flash.ts';
import { readForm } from '../../read-form.ts';
import type { ListingWithOwner, VisibilityAction } from '../../staff-parts.ts';
import type { FieldError, Person } from '../../web-parts.ts';

const MEANWHILE = {
  tone: 'bad',
  message: 'This listing was changed in the meantime. Look at it again.',
} as const;

function pathOf({ id }: ListingWithOwner): string {
  return `/staff/listings/${id}`;
}

export async function submitApproveListing(context: WebContext, person: Person, listing: ListingWithOwner) {
  const seen = toStorableTimestamp(new Date((await readForm(context)).text('seen')));
  if (!seen) return redirectWithFlash(context, pathOf(listing), MEANWHILE);
  const change = { listingId: listing.id, act: 'approve', seen, person } as const;
  const changed = await context.var.parts.staff.changePublicity(change);
  return changed.ok
    ? redirectWithFlash(context, '/staff/queue', { tone: 'good', message: `${listing.name} is public now.` })
    : redirectWithFlash(context, pathOf(listing), MEANWHILE);
}

export async function submitUnhideListing(context: WebContext, person: Person, listing: ListingWithOwner) {
  const change = { listingId: listing.id, act: 'show', person } as const;
  const changed = await context.var.parts.staff.changePublicity(change);
  return redirectWithFlash(
    context,
    pathOf(listing),
    changed.ok ? { tone: 'good', message: `${listing.name} is public again.` } : MEANWHILE,
  );
}

export const confirmRefuseListing = (context: WebContext, _: Person, listing: ListingWithOwner) =>
  reasonPage(context, listing, 'refuse', '', []);
export const confirmHideListing = (context: WebContext, _: Person, listing: ListingWithOwner) =>
  reasonPage(context, listing, 'hide', '', []);
export const submitRefuseListing = (context: WebContext, person: Person, listing: ListingWithOwner) =>
  withReason(context, person, listing, 'refuse');
export const submitHideListing = (context: WebContext, person: Person, listing: ListingWithOwner) =>
  withReason(context, person, listing, 'hide');

type Reasoned = Extract<VisibilityAction, 'refuse' | 'hide'>;

const WORDS = {
  refuse: {
    title: 'Refuse this listing?',
    button: 'Refuse it',
    keep: 'Back',
    text: 'Its owner sees your reason, may change the listing, and it waits here again.',
    done: 'is refused. Its owner sees why.',
    back: '/staff/queue',
  },
  hide: {
    title: 'Hide this listing?',
    button: 'Hide it',
    keep: 'Leave it public',
    text: 'Nobody but its owner, its managers and staff sees it, and nobody can vote, until you show it again.',
    done: 'is hidden. Its owner sees why.',
    back: null,
  },
} as const;

async function withReason(context: WebContext, person: Person, listing: ListingWithOwner, act: Reasoned) {
  const reason = (await readForm(context)).text('reason');
  const { id: listingId, name } = listing;
  const changed = await context.var.parts.staff.changePublicity({ listingId, act, reason, person });
  if (changed.ok) {
    const { done, back } = WORDS[act];
    return redirectWithFlash(context, back ?? pathOf(listing), { tone: 'good', message: `${name} ${done}` });
  }
  if (changed.reason === 'not_now') return redirectWithFlash(context, pathOf(listing), MEANWHILE);
  return reasonPage(context, listing, act, reason, [{ field: 'reason', message: changed.sentence }]);
}

function reasonPage(
  context: WebContext,
  listing: ListingWithOwner,
  act: Reasoned,
  reason: string,
  errors: readonly FieldError[],
) {
  const { title, button, keep, text } = WORDS[act];
  return showPage(context, {
    title: `${errors.length > 0 ? 'Error: ' : ''}${title}`,
    section: 'staff',
    status: errors.length > 0 ? 422 : 200,
    content: (
      <ConfirmFormPage
        title={title}
        action={`${pathOf(listing)}/${act}`}
        button={button}
        keep={keep}
        back={pathOf(listing)}
        errors={errors}
        text={<About listing={listing} text={text} />}
      >
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

function About({ listing, text }: { listing: ListingWithOwner; text: string }) {
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
  if (!plan)
    return redirectWithFlash(context, pathOf(listing), { tone: 'bad', message: 'Choose one of the plans.' });
  const changelogPro = listing.type === 'bot' && form.text('changelogPro') === 'on';
  await context.var.parts.staff.setPlan({ listingId: listing.id, plan, changelogPro, person });
  return redirectWithFlash(context, pathOf(listing), { tone: 'good', message: 'The plan is saved.' });
}

export function confirmDeleteListingAsStaff(context: WebContext, _person: Person, listing: ListingWithOwner) {
  return deletePage(context, listing, '', []);
}

export async function submitDeleteListingAsStaff(
  context: WebContext,
  person: Person,
  listing: ListingWithOwner,
) {
  const typed = (await readForm(context)).text('name');
  if (typed.trim() !== listing.name)
    return deletePage(context, listing, typed, [{ field: 'name', message: 'This is not its name.' }]);
  await context.var.parts.staff.deleteListing(listing.id, person);
  return redirectWithFlash(context, '/staff/listings', { tone: 'good', message: 'The listing is deleted.' });
}

function deletePage(
  context: WebContext,
  listing: ListingWithOwner,
  typed: string,
  errors: readonly FieldError[],
) {
  return showPage(context, {
    title: `${errors.length > 0 ? 'Error: ' : ''}Delete the listing`,
    section: 'staff',
    status: errors.length > 0 ? 422 : 200,
    content: (
      <ConfirmFormPage
        title="Delete this listing?"
        action={`${pathOf(listing)}/delete`}
        button="Delete it for ever"
        back={pathOf(listing)}
        errors={errors}
        text={
          <About
            listing={listing}
            text="goes with its votes, tokens, endpoints and changelog. This cannot be taken back. To take it off the page only, hide it."
          />
        }
      >
        <Field
          name="name"
          label="Its name, to be sure"
          value={typed}
          errors={errors}
          hint={`Type: ${listing.name}`}
        />
      </ConfirmFormPage>
    ),
  });
}
