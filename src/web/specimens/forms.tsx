// Parts with fields: as they begin, and as they come back with something wrong.

import { AccountForm } from '../parts/account-form.tsx';
import { Confirm } from '../parts/confirm.tsx';
import { ConfirmForm } from '../parts/confirm-form.tsx';
import { EntryFields } from '../parts/entry-form.tsx';
import { Choices, ErrorSummary, Field } from '../parts/field.tsx';
import { ListenerForm } from '../parts/listener-form.tsx';
import { formOfListing, ListingFields } from '../parts/listing-form.tsx';
import { Chips, StaffSearch } from '../parts/staff-search.tsx';
import { TestVoteForm } from '../parts/test-vote-form.tsx';
import { EMPTY_FORM, formOf } from '../read-form.ts';
import { aListener, aListing, HOSTILE, hostileListing, LONG, wrong } from './sample-things.ts';
import { type Specimen, state } from './specimen.ts';

const CHOICES = [
  { value: 'free', text: 'Free' },
  { value: 'verified', text: 'Verified', hint: LONG },
];

export const FORMS: readonly Specimen[] = [
  {
    part: 'field',
    states: [
      state('as it begins', () => (
        <form class="stack close">
          <Field name="name" label="Name" hint="At most 80 characters." />
          <Field name="notes" label="Notes" rows={3} optional placeholder="As you like" />
          <Choices name="plan" legend="Plan" kind="radio" choices={CHOICES} chosen={['free']} />
          <Choices name="scopes" legend="Scopes" kind="checkbox" choices={CHOICES} chosen={['verified']} />
        </form>
      )),
      state('with something wrong', () => (
        <form class="stack close">
          <ErrorSummary errors={[...wrong('name'), ...wrong('plan')]} />
          <Field name="name" label="Name" value={HOSTILE} errors={wrong('name')} hint={LONG} />
          <Choices
            name="plan"
            legend="Plan"
            kind="radio"
            choices={CHOICES}
            chosen={[]}
            errors={wrong('plan')}
          />
        </form>
      )),
    ],
  },
  {
    part: 'account-form',
    states: [
      state('as it begins', () => (
        <AccountForm
          title="Change your name"
          intro={<p class="dim">{LONG}</p>}
          action="#parts"
          errors={[]}
          button="Change the name"
          back="#parts"
        >
          <Field name="name" label="Name" value={HOSTILE} />
        </AccountForm>
      )),
      state('for good, with something wrong', () => (
        <AccountForm
          title="Delete your account"
          action="#parts"
          errors={wrong('word')}
          button="Delete it"
          danger
          back="#parts"
        >
          <Field name="word" label="Type the word delete" errors={wrong('word')} />
        </AccountForm>
      )),
    ],
  },
  {
    part: 'confirm',
    states: [
      state('asks first', () => (
        <Confirm title="Remove the webhook?" action="#parts" button="Remove" back="#parts">
          <p>
            Votes of <bdi class="clipped">{HOSTILE}</bdi> are delivered nowhere any more.
          </p>
        </Confirm>
      )),
    ],
  },
  {
    part: 'confirm-form',
    states: [
      state('with a reason that is missing', () => (
        <ConfirmForm
          title="Hide this listing?"
          action="#parts"
          button="Hide it"
          back="#parts"
          errors={wrong('reason')}
          text={<p>{LONG}</p>}
        >
          <Field name="reason" label="Reason" errors={wrong('reason')} rows={3} />
        </ConfirmForm>
      )),
    ],
  },
  {
    part: 'entry-form',
    states: [
      state('new', () => (
        <form class="stack">
          <EntryFields form={EMPTY_FORM} errors={[]} edits={null} />
        </form>
      )),
      state('with something wrong', () => (
        <form class="stack">
          <EntryFields
            form={formOf(new URLSearchParams({ version: HOSTILE, title: LONG, body: HOSTILE }))}
            errors={wrong('version')}
            edits={null}
          />
        </form>
      )),
    ],
  },
  {
    part: 'listing-form',
    states: [
      state('hostile, with something wrong', () => (
        <form class="stack">
          <ListingFields
            kind={hostileListing()}
            form={formOf(formOfListing(hostileListing()))}
            errors={wrong('link')}
            isNew={false}
          />
        </form>
      )),
    ],
  },
  {
    part: 'listener-form',
    states: [
      state('new', () => <ListenerForm listing={aListing()} listener={null} form={EMPTY_FORM} errors={[]} />),
      state('saved, with something wrong', () => (
        <ListenerForm listing={aListing()} listener={aListener()} form={EMPTY_FORM} errors={wrong('host')} />
      )),
    ],
  },
  {
    part: 'test-vote-form',
    states: [
      state('as it begins', () => <TestVoteForm listing={aListing()} tried={null} />),
      state('with something wrong', () => (
        <TestVoteForm listing={aListing()} tried={{ playerName: HOSTILE, message: LONG }} />
      )),
    ],
  },
  {
    part: 'staff-search',
    states: [
      state('searched and narrowed', () => (
        <div class="stack close">
          <StaffSearch action="#parts" what="listings" placeholder="Name" query={HOSTILE} />
          <Chips
            label="Which"
            chosen="all"
            choices={[
              { value: 'all', text: 'All' },
              { value: 'hidden', text: 'Hidden by staff' },
            ]}
            linkTo={() => '#parts'}
          />
        </div>
      )),
    ],
  },
];
