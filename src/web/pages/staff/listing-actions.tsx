// Below /staff/listings/:id: approve, refuse, hide, unhide, set the plan, delete.
import { z } from 'zod';
import { byPerson } from '../../../access/audit.ts';
import type { Person } from '../../../access/person.ts';
import { REASON_MAX_CHARACTERS } from '../../../core/limits.ts';
import { toStorableTimestamp } from '../../../core/timestamps.ts';
import { deleteListing, setPlan } from '../../../listings/save-listing.ts';
import type { ListingWithOwner } from '../../../listings/staff-queries.ts';
import { changeVisibility } from '../../../listings/visibility.ts';
import type { MessageKey } from '../../../messages/message.ts';
import { Field } from '../../components/field.tsx';
import { confirmPage } from '../../components/form-page.tsx';
import type { WebContext } from '../../context.ts';
import { redirectWithError, redirectWithSuccess } from '../../flash.ts';
import { BLANK_FORM, type FormState, rejected } from '../../form-state.ts';
import { readForm } from '../../read-form.ts';

function pathOf({ id }: ListingWithOwner): string {
  return `/staff/listings/${id}`;
}

function changedMeanwhile(context: WebContext, listing: ListingWithOwner): Response {
  return redirectWithError(context, pathOf(listing), context.var.t('staffListings.changedMeanwhile'));
}

/** `seen`: when the text on the reviewed page was last changed; a later change prevents the approval. */
export async function submitApproveListing(context: WebContext, person: Person, listing: ListingWithOwner) {
  const { t, app } = context.var;
  const seen = toStorableTimestamp(new Date((await readForm(context)).text('seen')));
  if (!seen) return changedMeanwhile(context, listing);
  const change = { listingId: listing.id, action: 'approve', seen } as const;
  const changed = await changeVisibility(app.db, change, byPerson(person));
  return changed.ok
    ? redirectWithSuccess(context, '/staff/queue', t('staffListings.approved', { listing: listing.name }))
    : changedMeanwhile(context, listing);
}

export async function submitUnhideListing(context: WebContext, person: Person, listing: ListingWithOwner) {
  const { t, app } = context.var;
  const change = { listingId: listing.id, action: 'show' } as const;
  const changed = await changeVisibility(app.db, change, byPerson(person));
  return changed.ok
    ? redirectWithSuccess(context, pathOf(listing), t('staffListings.shownAgain', { listing: listing.name }))
    : changedMeanwhile(context, listing);
}

const TEXTS = {
  refuse: {
    title: 'staffListings.refuseTitle',
    button: 'staffListings.refuseButton',
    text: 'staffListings.refuseText',
    done: 'staffListings.refused',
  },
  hide: {
    title: 'staffListings.hideTitle',
    button: 'staffListings.hideButton',
    text: 'staffListings.hideText',
    done: 'staffListings.hidden',
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, MessageKey>>>>;
type ReasonedAction = keyof typeof TEXTS;

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
  const { t, app } = context.var;
  const form = await readForm(context);
  const change = { listingId: listing.id, action, reason: form.text('reason') };
  const changed = await changeVisibility(app.db, change, byPerson(person));
  if (changed.ok) {
    const path = action === 'refuse' ? '/staff/queue' : pathOf(listing);
    return redirectWithSuccess(context, path, t(TEXTS[action].done, { listing: listing.name }));
  }
  if (changed.reason === 'not_now') return changedMeanwhile(context, listing);
  return reasonPage(context, listing, action, rejected(form, { field: 'reason', message: changed.sentence }));
}

function reasonPage(context: WebContext, listing: ListingWithOwner, action: ReasonedAction, state: FormState) {
  const { t } = context.var;
  const { title, button, text } = TEXTS[action];
  return confirmPage(context, {
    state,
    title: t(title),
    section: 'staff',
    question: t(title),
    action: `${pathOf(listing)}/${action}`,
    button: t(button),
    back: pathOf(listing),
    text: <p>{t.rich(text, { listing: <ListingName listing={listing} /> })}</p>,
    fields: (
      <Field
        name="reason"
        label={t('staff.reason')}
        hint={t('staff.reasonHint', { max: REASON_MAX_CHARACTERS })}
        rows={3}
      />
    ),
  });
}

function ListingName({ listing }: { listing: ListingWithOwner }) {
  return (
    <b class="clipped">
      <bdi>{listing.name}</bdi>
    </b>
  );
}

const planSchema = z.enum(['free', 'verified', 'enterprise']);

export async function submitPlan(context: WebContext, person: Person, listing: ListingWithOwner) {
  const { t, app } = context.var;
  const form = await readForm(context);
  const plan = planSchema.safeParse(form.text('plan')).data;
  if (!plan) return redirectWithError(context, pathOf(listing), t('staffListings.choosePlan'));
  const changelogPro = listing.type === 'bot' && form.text('changelogPro') === 'on';
  await setPlan(app.db, listing.id, { plan, changelogPro }, byPerson(person));
  return redirectWithSuccess(context, pathOf(listing), t('staffListings.planSaved'));
}

export function confirmDeleteListingAsStaff(context: WebContext, _: Person, listing: ListingWithOwner) {
  return deletePage(context, listing, BLANK_FORM);
}

export async function submitDeleteListingAsStaff(context: WebContext, person: Person, listing: ListingWithOwner) {
  const { t, app } = context.var;
  const form = await readForm(context);
  if (form.text('name').trim() !== listing.name)
    return deletePage(context, listing, rejected(form, { field: 'name', message: t('staffListings.nameDiffers') }));
  await deleteListing(app.db, listing.id, byPerson(person));
  return redirectWithSuccess(context, '/staff/listings', t('staffListings.deleted'));
}

function deletePage(context: WebContext, listing: ListingWithOwner, state: FormState) {
  const { t } = context.var;
  return confirmPage(context, {
    state,
    title: t('staffListings.deleteTitle'),
    section: 'staff',
    question: t('staffListings.deleteQuestion'),
    action: `${pathOf(listing)}/delete`,
    button: t('staffListings.deleteButton'),
    back: pathOf(listing),
    text: <p>{t.rich('staffListings.deleteText', { listing: <ListingName listing={listing} /> })}</p>,
    fields: (
      <Field
        name="name"
        label={t('staffListings.nameOfListing')}
        hint={t('staffListings.typeName', { name: listing.name })}
      />
    ),
  });
}
