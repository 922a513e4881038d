// Below /staff/listings/:id: approving, refusing, hiding, showing, the plan, deleting. What takes away asks first.
import { z } from 'zod';
import { storableMoment } from '../../core/moments.ts';
import type { WebContext } from '../context.ts';
import { goTo } from '../flash.ts';
import { ConfirmForm } from '../parts/confirm-form.tsx';
import { Field } from '../parts/field.tsx';
import { showPage } from '../parts/layout.tsx';
import { readForm } from '../read-form.ts';
import type { OwnedListing, PublicityAct } from '../staff-parts.ts';
import type { FieldError, Person } from '../web-parts.ts';

const MEANWHILE = {
  tone: 'bad',
  message: 'This listing was changed in the meantime. Look at it again.',
} as const;

function pathOf({ id }: OwnedListing): string {
  return `/staff/listings/${id}`;
}

export async function approve(context: WebContext, person: Person, listing: OwnedListing) {
  const seen = storableMoment(new Date((await readForm(context)).text('seen')));
  if (!seen) return goTo(context, pathOf(listing), MEANWHILE);
  const change = { listingId: listing.id, act: 'approve', seen, person } as const;
  const changed = await context.var.parts.staff.changePublicity(change);
  return changed.ok
    ? goTo(context, '/staff/queue', { tone: 'good', message: `${listing.name} is public now.` })
    : goTo(context, pathOf(listing), MEANWHILE);
}

export async function show(context: WebContext, person: Person, listing: OwnedListing) {
  const change = { listingId: listing.id, act: 'show', person } as const;
  const changed = await context.var.parts.staff.changePublicity(change);
  return goTo(
    context,
    pathOf(listing),
    changed.ok ? { tone: 'good', message: `${listing.name} is public again.` } : MEANWHILE,
  );
}

export const askRefuse = (context: WebContext, _: Person, listing: OwnedListing) =>
  reasonPage(context, listing, 'refuse', '', []);
export const askHide = (context: WebContext, _: Person, listing: OwnedListing) =>
  reasonPage(context, listing, 'hide', '', []);
export const refuse = (context: WebContext, person: Person, listing: OwnedListing) =>
  withReason(context, person, listing, 'refuse');
export const hide = (context: WebContext, person: Person, listing: OwnedListing) =>
  withReason(context, person, listing, 'hide');

type Reasoned = Extract<PublicityAct, 'refuse' | 'hide'>;

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

async function withReason(context: WebContext, person: Person, listing: OwnedListing, act: Reasoned) {
  const reason = (await readForm(context)).text('reason');
  const { id: listingId, name } = listing;
  const changed = await context.var.parts.staff.changePublicity({ listingId, act, reason, person });
  if (changed.ok) {
    const { done, back } = WORDS[act];
    return goTo(context, back ?? pathOf(listing), { tone: 'good', message: `${name} ${done}` });
  }
  if (changed.reason === 'not_now') return goTo(context, pathOf(listing), MEANWHILE);
  return reasonPage(context, listing, act, reason, [{ field: 'reason', message: changed.sentence }]);
}

function reasonPage(
  context: WebContext,
  listing: OwnedListing,
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
      <ConfirmForm
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
      </ConfirmForm>
    ),
  });
}

function About({ listing, text }: { listing: OwnedListing; text: string }) {
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

export async function savePlan(context: WebContext, person: Person, listing: OwnedListing) {
  const form = await readForm(context);
  const plan = planSchema.safeParse(form.text('plan')).data;
  if (!plan) return goTo(context, pathOf(listing), { tone: 'bad', message: 'Choose one of the plans.' });
  const changelogPro = listing.type === 'bot' && form.text('changelogPro') === 'on';
  await context.var.parts.staff.setPlan({ listingId: listing.id, plan, changelogPro, person });
  return goTo(context, pathOf(listing), { tone: 'good', message: 'The plan is saved.' });
}

export function askDelete(context: WebContext, _person: Person, listing: OwnedListing) {
  return deletePage(context, listing, '', []);
}

export async function deleteByName(context: WebContext, person: Person, listing: OwnedListing) {
  const typed = (await readForm(context)).text('name');
  if (typed.trim() !== listing.name)
    return deletePage(context, listing, typed, [{ field: 'name', message: 'This is not its name.' }]);
  await context.var.parts.staff.deleteListing(listing.id, person);
  return goTo(context, '/staff/listings', { tone: 'good', message: 'The listing is deleted.' });
}

function deletePage(
  context: WebContext,
  listing: OwnedListing,
  typed: string,
  errors: readonly FieldError[],
) {
  return showPage(context, {
    title: `${errors.length > 0 ? 'Error: ' : ''}Delete the listing`,
    section: 'staff',
    status: errors.length > 0 ? 422 : 200,
    content: (
      <ConfirmForm
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
      </ConfirmForm>
    ),
  });
}
