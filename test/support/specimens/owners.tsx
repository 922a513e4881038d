// Components of the dashboard and the public lists: messages for owners, and filters of a log.

import { ENGLISH } from '../../../src/messages/translations.ts';
import { FilterForm, ProgressCard } from '../../../src/web/components/bulk-redelivery-cards.tsx';
import { CheckCard } from '../../../src/web/components/check-card.tsx';
import { FirstStepsCard, listFirstSteps, ShowChecklist } from '../../../src/web/components/first-steps.tsx';
import { ListenerHealthCard, WebhookHealthCard } from '../../../src/web/components/health-card.tsx';
import { LogSearchForm, StateFilter } from '../../../src/web/components/log-filter.tsx';
import { LogTable } from '../../../src/web/components/log-table.tsx';
import { NoticeCard } from '../../../src/web/components/notice-card.tsx';
import { PausedCard } from '../../../src/web/components/paused-card.tsx';
import { BodyText, RequestDetails, ResponseDetails } from '../../../src/web/components/request-details.tsx';
import { DeleteCard, PauseCard, PlanCard } from '../../../src/web/components/settings-cards.tsx';
import { TimeBar } from '../../../src/web/components/time-bar.tsx';
import { ToChangePlan } from '../../../src/web/components/to-change-plan.tsx';
import { TrialEndedNotice } from '../../../src/web/components/trial-ended-notice.tsx';
import { VoterIdsCard } from '../../../src/web/components/voter-ids-card.tsx';
import { FormContext, rejected } from '../../../src/web/form-state.ts';
import { NO_FILTERS } from '../../../src/web/log-filters.ts';
import { EMPTY_FORM } from '../../../src/web/read-form.ts';
import {
  aDelivery,
  aListener,
  aListing,
  anAttempt,
  deliveredAttempt,
  HOSTILE,
  hostileListing,
  LONG,
  minutesAgo,
  wrong,
} from './sample-things.ts';
import { type Specimen, state } from './specimen.ts';

const TAKEN = {
  saved: true,
  tested: true,
  delivered: false,
  unconfirmed: false,
  hasToken: true,
  tokenUsed: false,
  hasManager: false,
  putAway: false,
  pictures: 0,
};
const HEALTH = {
  status: 'failing',
  consecutiveFailures: 12,
  lastDeliveredAt: minutesAgo(90),
  lastFailure: { at: minutesAgo(4), httpStatus: 503, code: 'http_503' },
  last24Hours: { delivered: 1_204, failed: 12, retrying: 2, undelivered: 1 },
} as const;
const VOTER_IDS = { ids: { voters: 60, withoutDiscord: 21 }, contact: 'votes@mail.example' };
const BATCH = {
  state: 'running',
  id: 'rdb_specimen',
  total: 12_345,
  redelivered: 678,
  createdAt: minutesAgo(5),
  endedAt: null,
} as const;
const NOTICE = {
  kind: 'changelog.removed',
  page: 'changelog',
  title: 'Staff removed a changelog entry.',
  id: 1,
  at: minutesAgo(5),
  listingId: 'lst_hostile',
  listingName: HOSTILE,
  meaning: LONG,
  cause: null,
  version: '2.3.9',
  reason: HOSTILE,
  consumer: null,
} as const;
const BEHIND = {
  ...NOTICE,
  kind: 'stream.behind',
  page: 'webhook#stream',
  title: 'A program is about to miss votes.',
  version: null,
  reason: null,
  consumer: 'x'.repeat(64),
} as const;
const DECISION = {
  ...NOTICE,
  kind: 'listing.hidden',
  page: 'settings',
  title: 'Staff hid the listing.',
  meaning: 'Nobody else can see it, and nobody can vote.',
  version: null,
} as const;

export const OWNERS: readonly Specimen[] = [
  {
    part: 'trial-ended-notice',
    states: [
      state('on pages of staff', () => (
        <TrialEndedNotice closing={{ sign: `a request for the host ${'x'.repeat(63)}.example`, at: minutesAgo(90) }} />
      )),
    ],
  },
  {
    part: 'voter-ids-card',
    states: [
      state('some', () => <VoterIdsCard facts={{ ...VOTER_IDS, offersDiscord: true }} />),
      state('all, because Discord is not set up', () => (
        <VoterIdsCard facts={{ ...VOTER_IDS, offersDiscord: false }} />
      )),
    ],
  },
  { part: 'paused-card', states: [state('to visitors', () => <PausedCard />)] },
  {
    part: 'notice-card',
    states: [
      state('hostile', () => <NoticeCard notice={NOTICE} back="#parts" named />),
      state('about a consumer', () => <NoticeCard notice={BEHIND} back="#parts" />),
      state('a decision of staff', () => <NoticeCard notice={DECISION} back="#parts" />),
    ],
  },
  { part: 'check-card', states: [state('before', () => <CheckCard listing={aListing()} check={null} />)] },
  {
    part: 'first-steps',
    states: [
      state('under way', () => (
        <FirstStepsCard listing={aListing()} steps={listFirstSteps(ENGLISH, aListing(), TAKEN)} />
      )),
      state('put away', () => <ShowChecklist listing={aListing()} />),
    ],
  },
  {
    part: 'health-card',
    states: [
      state('webhook', () => <WebhookHealthCard listing={aListing()} health={HEALTH} />),
      state('listener', () => <ListenerHealthCard listing={aListing()} listener={aListener()} />),
      state('listener that confirms nothing', () => (
        <ListenerHealthCard
          listing={aListing()}
          listener={aListener({
            status: 'unconfirmed',
            lastAcceptedAt: null,
            lastUnconfirmedAt: aListener().lastAcceptedAt,
          })}
        />
      )),
    ],
  },
  {
    part: 'log-filter',
    states: [
      state('narrowed', () => (
        <div class="stack close">
          <StateFilter base="#parts" filters={{ ...NO_FILTERS, state: 'failed' }} />
          <LogSearchForm listing={aListing()} base="#parts" filters={{ ...NO_FILTERS, who: HOSTILE }} />
        </div>
      )),
    ],
  },
  {
    part: 'log-table',
    states: [
      state('lines', () => (
        <LogTable
          listing={aListing()}
          deliveries={[aDelivery(), aDelivery({ state: 'retrying', nextAttemptAt: minutesAgo(-3) })]}
        />
      )),
    ],
  },
  {
    part: 'bulk-redelivery-cards',
    states: [
      state('to choose', () => (
        <FormContext.Provider value={rejected(EMPTY_FORM, wrong('status'))}>
          <FilterForm base="#parts" />
        </FormContext.Provider>
      )),
      state('under way', () => <ProgressCard base="#parts" batch={BATCH} stream={null} />),
    ],
  },
  {
    part: 'request-details',
    states: [
      state('sent and answered', () => (
        <div class="stack close">
          <RequestDetails delivery={aDelivery()} attempt={anAttempt()} />
          <BodyText body={aDelivery().body} />
          <ResponseDetails attempt={deliveredAttempt()} />
        </div>
      )),
    ],
  },
  {
    part: 'settings-cards',
    states: [
      state('plan, pause, delete', () => (
        <div class="stack close">
          <PlanCard listing={aListing()} weights={{ free: 1, verified: 2, enterprise: 3 }} contact={null} />
          <PauseCard listing={aListing({ pausedAt: minutesAgo(60) })} />
          <DeleteCard listing={hostileListing()} />
        </div>
      )),
    ],
  },
  {
    part: 'to-change-plan',
    states: [
      state('with a contact', () => <ToChangePlan contact="hello@mail.example" />),
      state('without one', () => <ToChangePlan contact={null} />),
    ],
  },
  {
    part: 'time-bar',
    states: [
      state('phases', () => (
        <TimeBar timings={{ dnsMs: 4, connectMs: 21, tlsMs: 40, firstByteMs: 900 }} totalMs={1_004} />
      )),
    ],
  },
  {
    part: 'page-metadata',
    states: [state('in the head of a page', () => <p class="dim">Nothing that is seen: what search engines read.</p>)],
  },
  {
    part: 'head-link',
    states: [state('in the head of a page', () => <p class="dim">Nothing that is seen: what browsers read.</p>)],
  },
];
