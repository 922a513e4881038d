// Components with fields: in their initial state, and with errors.

import { offeredProviders } from '../../../src/access/providers.ts';
import { detailsToForm } from '../../../src/listings/listing-fields.ts';
import { EntryFields } from '../../../src/web/components/entry-form.tsx';
import { Choices, ErrorSummary, Field } from '../../../src/web/components/field.tsx';
import { ConfirmCard, FormCard } from '../../../src/web/components/form-page.tsx';
import { ListenerForm, listenerFields } from '../../../src/web/components/listener-form.tsx';
import { ListingFields } from '../../../src/web/components/listing-form.tsx';
import { NewPasswordField } from '../../../src/web/components/new-password-field.tsx';
import { ProviderButtons } from '../../../src/web/components/provider-buttons.tsx';
import { FilterChips, SearchForm } from '../../../src/web/components/search-form.tsx';
import { SignInMethodsCard } from '../../../src/web/components/sign-in-methods.tsx';
import { TestVoteForm } from '../../../src/web/components/test-vote-form.tsx';
import { TokenLimitFacts, TokenLimitFields } from '../../../src/web/components/token-limits.tsx';
import { BLANK_FORM, FormContext, prefilled, rejected } from '../../../src/web/form-state.ts';
import { EMPTY_FORM, toForm } from '../../../src/web/read-form.ts';
import { aListener, aListing, HOSTILE, hostileListing, LONG, minutesAgo, wrong } from './sample-things.ts';
import { type Specimen, state } from './specimen.ts';

const CHOICES = [
  { value: 'free', text: 'Free' },
  { value: 'verified', text: 'Plus', hint: LONG },
];

const CLIENT = { clientId: 'sample', clientSecret: 'sample' };
const PROVIDER_CONFIG = {
  discord: CLIENT,
  google: CLIENT,
  github: CLIENT,
  oidc: { ...CLIENT, issuer: 'https://id.example', name: 'Sample ID' },
};

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
        <FormContext.Provider value={rejected(EMPTY_FORM, [...wrong('name'), ...wrong('plan')])}>
          <form class="stack close">
            <ErrorSummary />
            <Field name="name" label="Name" value={HOSTILE} hint={LONG} />
            <Choices name="plan" legend="Plan" kind="radio" choices={CHOICES} chosen={[]} />
          </form>
        </FormContext.Provider>
      )),
    ],
  },
  {
    part: 'token-limits',
    states: [
      state('fields', () => <TokenLimitFields />),
      state('soon', () => (
        <TokenLimitFacts
          expiresAt={minutesAgo(-3_000)}
          isExpired={false}
          expiresSoon
          allowedRanges={Array.from(
            { length: 20 },
            (_, index) => `2001:db8:1111:2222:3333:4444:5555:${index + 1000}/128`,
          )}
        />
      )),
      state('expired', () => <TokenLimitFacts expiresAt={minutesAgo(90)} isExpired expiresSoon allowedRanges={null} />),
    ],
  },
  {
    part: 'form-page',
    states: [
      state('as it begins', () => (
        <FormCard
          title="Change your name"
          intro={<p class="dim">{LONG}</p>}
          action="#parts"
          button="Save name"
          back="#parts"
        >
          <Field name="name" label="Name" value={HOSTILE} />
        </FormCard>
      )),
      state('for good, with something wrong', () => (
        <FormContext.Provider value={rejected(EMPTY_FORM, wrong('word'))}>
          <FormCard title="Delete your account" action="#parts" button="Delete account" danger back="#parts">
            <Field name="word" label="Type the word delete" />
          </FormCard>
        </FormContext.Provider>
      )),
      state('asks first', () => (
        <ConfirmCard title="Remove the webhook?" action="#parts" button="Remove" back="#parts">
          <p>
            Votes of <bdi class="clipped">{HOSTILE}</bdi> are no longer delivered anywhere.
          </p>
        </ConfirmCard>
      )),
      state('asks for a reason that is missing', () => (
        <FormContext.Provider value={rejected(EMPTY_FORM, wrong('reason'))}>
          <ConfirmCard
            title="Hide this listing?"
            action="#parts"
            button="Hide listing"
            back="#parts"
            fields={<Field name="reason" label="Reason" rows={3} />}
          >
            <p>{LONG}</p>
          </ConfirmCard>
        </FormContext.Provider>
      )),
    ],
  },
  {
    part: 'new-password-field',
    states: [state('as it begins', () => <NewPasswordField name="password" label="Password" />)],
  },
  {
    part: 'entry-form',
    states: [
      state('new', () => (
        <form class="stack">
          <EntryFields edits={null} />
        </form>
      )),
      state('with something wrong', () => (
        <form class="stack">
          <FormContext.Provider
            value={rejected(prefilled({ version: HOSTILE, title: LONG, body: HOSTILE }).form, wrong('version'))}
          >
            <EntryFields edits={null} />
          </FormContext.Provider>
        </form>
      )),
    ],
  },
  {
    part: 'listing-form',
    states: [
      state('hostile, with something wrong', () => (
        <form class="stack">
          <FormContext.Provider value={rejected(toForm(detailsToForm(hostileListing())), wrong('link'))}>
            <ListingFields kind={hostileListing()} isNew={false} />
          </FormContext.Provider>
        </form>
      )),
    ],
  },
  {
    part: 'listener-form',
    states: [
      state('new', () => <ListenerForm listing={aListing()} listener={null} />),
      state('saved, with something wrong', () => (
        <FormContext.Provider value={rejected(listenerFields(aListener()).form, wrong('host'))}>
          <ListenerForm listing={aListing()} listener={aListener()} />
        </FormContext.Provider>
      )),
    ],
  },
  {
    part: 'test-vote-form',
    states: [
      state('as it begins', () => <TestVoteForm listing={aListing()} state={BLANK_FORM} />),
      state('with something wrong', () => (
        <TestVoteForm
          listing={aListing()}
          state={rejected(prefilled({ playerName: HOSTILE }).form, { field: 'playerName', message: LONG })}
        />
      )),
    ],
  },
  {
    part: 'search-form',
    states: [
      state('searched and narrowed', () => (
        <div class="stack close">
          <SearchForm action="#parts" what="listings" placeholder="Name" query={HOSTILE} />
          <FilterChips
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
  {
    part: 'provider-buttons',
    states: [state('all', () => <ProviderButtons offered={offeredProviders(PROVIDER_CONFIG)} next="/dashboard" />)],
  },
  {
    part: 'sign-in-methods',
    states: [
      state('connected', () => (
        <SignInMethodsCard
          person={{ platformId: null }}
          methods={{ password: false, connected: ['google'], replaceable: [] }}
          factors={{ app: null, passkeys: [], recoveryCodes: 0 }}
          config={PROVIDER_CONFIG}
        />
      )),
    ],
  },
];
