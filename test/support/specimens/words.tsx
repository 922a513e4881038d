// Components that show information: badges, numbers, times, notices, empty states, text to copy.

import { DELIVERY_LOG_STATES } from '../../../src/deliveries/delivery-log-queries.ts';
import { GAMES } from '../../../src/listings/listing.ts';
import type { ShownListing as Listing } from '../../../src/listings/shown-listings.ts';
import { message } from '../../../src/messages/message.ts';
import { ENGLISH } from '../../../src/messages/translations.ts';
import type { ListenerLogState } from '../../../src/votes/listener-log-queries.ts';
import { ApprovalCount, ApprovalCountContext } from '../../../src/web/components/approval-count.tsx';
import { describeAction } from '../../../src/web/components/audit-sentences.ts';
import { DailyVotesChart } from '../../../src/web/components/chart.tsx';
import { ContactLink } from '../../../src/web/components/contact-link.tsx';
import { CopyBlock, CopyField } from '../../../src/web/components/copy-button.tsx';
import { CountChart } from '../../../src/web/components/count-chart.tsx';
import { ListenerVotePill, ShownStatePill } from '../../../src/web/components/delivery-state.tsx';
import { EmptyState } from '../../../src/web/components/empty-state.tsx';
import { Figures } from '../../../src/web/components/figures.tsx';
import { FlashMessage } from '../../../src/web/components/flash-message.tsx';
import { ListingIcon } from '../../../src/web/components/listing-icon.tsx';
import { listingKind } from '../../../src/web/components/listing-labels.ts';
import { MailSwitch } from '../../../src/web/components/mail-switch.tsx';
import { Pager } from '../../../src/web/components/pager.tsx';
import { Pill } from '../../../src/web/components/pill.tsx';
import { OwnerPlayersCard, PlayersCard } from '../../../src/web/components/player-count.tsx';
import { invalidProbeOutcome } from '../../../src/web/components/self-check-outcome.ts';
import { HowToVerify } from '../../../src/web/components/signing-secret.tsx';
import { ExactTime, Time } from '../../../src/web/components/time.tsx';
import { VisibilityNotice, VisibilityPill } from '../../../src/web/components/visibility.tsx';
import { labelDelivery } from '../../../src/web/delivery-states.ts';
import { aListing, HOSTILE, hostileListing, LONG, minutesAgo, shownBot, somePlayers } from './sample-things.ts';
import { type Specimen, state } from './specimen.ts';

const DAY_MINUTES = 1_440;
const dayOf = (at: Date) => at.toISOString().slice(0, 10);
const days = (votes: (index: number) => number) =>
  Array.from({ length: 30 }, (_, index) => ({
    day: dayOf(minutesAgo((29 - index) * DAY_MINUTES)),
    votes: votes(index),
  }));
const hours = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    hour: minutesAgo((count - index) * 60),
    count: 40 + (index % 9) * 7,
  }));
const played = (players: ReturnType<typeof somePlayers>) => aListing({ players });
const LONG_PROBLEM = message('site.linkProblem', { number: 1, problem: LONG });
const OFFLINE = somePlayers({ state: 'offline', players: null, failingSince: minutesAgo(50), problem: LONG_PROBLEM });
const kept = (publicity: Listing['visibility']) => aListing({ visibility: publicity });
const CLOSED: readonly Listing['visibility'][] = [
  { state: 'pending', since: minutesAgo(60) },
  { state: 'refused', since: minutesAgo(60), reason: 'The link leads to another bot.' },
  { state: 'hidden', since: minutesAgo(60), reason: HOSTILE },
];

const LISTENER_STATES: readonly ListenerLogState[] = [
  'waiting',
  'queued',
  'sending',
  'accepted',
  'sent_unconfirmed',
  'already_rewarded',
  'rejected',
  'failed',
  'unknown',
];

export const WORDS: readonly Specimen[] = [
  {
    part: 'pill',
    states: [
      state('every tone', () => (
        <div class="row">
          {(['good', 'warn', 'bad', 'idle'] as const).map((tone) => (
            <Pill tone={tone}>{LONG.slice(0, 20)}</Pill>
          ))}
        </div>
      )),
    ],
  },
  {
    part: 'delivery-state',
    states: [
      state('deliveries', () => (
        <div class="row">
          {DELIVERY_LOG_STATES.map((name) => (
            <ShownStatePill shown={labelDelivery({ state: name, attempts: 6, isTest: false })} />
          ))}
        </div>
      )),
      state('votes to a listener', () => (
        <div class="row">
          {LISTENER_STATES.map((name) => (
            <ListenerVotePill state={name} />
          ))}
        </div>
      )),
    ],
  },
  {
    part: 'mail-switch',
    states: [
      state('on, with a word more', () => (
        <MailSwitch action="#" mails words="You get mails of this kind.">
          <p>Emails are sent only to confirmed addresses.</p>
        </MailSwitch>
      )),
      state('off', () => <MailSwitch action="#" mails={false} words="You do not get these emails." />),
    ],
  },
  {
    part: 'self-check-outcome',
    states: [
      state('how what was sent to be refused was taken', () => (
        <div class="row">
          {[401, 500, 200]
            .map((httpStatus) => invalidProbeOutcome('forged', { code: '', httpStatus }))
            .map(({ tone, word }) => (
              <Pill tone={tone}>{ENGLISH(word)}</Pill>
            ))}
        </div>
      )),
    ],
  },
  {
    part: 'visibility',
    states: CLOSED.map((publicity) =>
      state(publicity.state, () => (
        <>
          <VisibilityNotice {...kept(publicity)} />
          <VisibilityPill visibility={publicity} />
        </>
      )),
    ),
  },
  {
    part: 'audit-sentences',
    states: [
      state('known and unknown', () => (
        <ul class="kept">
          {['webhook.saved', 'person.suspended', 'plan.changed', 'some_thing.new'].map((act) => (
            <li>
              {describeAction(
                ENGLISH,
                { ...AN_ACT, action: act },
                { actor: 'Somebody', subject: <bdi>{AN_ACT.subject}</bdi> },
              )}
            </li>
          ))}
        </ul>
      )),
    ],
  },
  {
    part: 'flash-message',
    states: [
      state('good', () => <FlashMessage flash={{ tone: 'good', message: 'Saved.' }} />),
      state('with undo', () => (
        <FlashMessage flash={{ tone: 'good', message: 'Removed.', undo: { action: '/', values: { page: 'x' } } }} />
      )),
      state('bad and long', () => <FlashMessage flash={{ tone: 'bad', message: LONG + HOSTILE }} />),
    ],
  },
  {
    part: 'empty-state',
    states: [
      state('with a way on', () => (
        <EmptyState title="No listing yet" text="Add your bot or game server.">
          <a class="btn go" href="#parts">
            Add a listing
          </a>
        </EmptyState>
      )),
    ],
  },
  {
    part: 'figures',
    states: [
      state('numbers and words', () => (
        <Figures
          figures={[
            { value: 18_204_118, label: 'votes in all' },
            { value: '#1', label: 'rank' },
          ]}
        />
      )),
    ],
  },
  {
    part: 'time',
    states: [
      state('past, coming, exact', () => (
        <p>
          <Time at={minutesAgo(0)} />, <Time at={minutesAgo(90)} />, <Time at={minutesAgo(-400)} />,{' '}
          <ExactTime at={minutesAgo(90)} />
        </p>
      )),
    ],
  },
  {
    part: 'chart',
    states: [
      state('votes', () => <DailyVotesChart votes={days((index) => (index % 7) * 90)} days={30} />),
      state('none', () => <DailyVotesChart votes={days(() => 0)} days={30} />),
    ],
  },
  {
    part: 'count-chart',
    states: [state('a week', () => <CountChart hours={hours(168)} days={7} what="Players" />)],
  },
  {
    part: 'player-count',
    states: [
      state('online', () => <PlayersCard players={somePlayers()} hours={[]} days={7} facts={null} />),
      state('offline, for its owner', () => <OwnerPlayersCard listing={played(OFFLINE)} />),
      state('no address', () => <OwnerPlayersCard listing={aListing({ players: null, address: null })} />),
    ],
  },
  {
    part: 'listing-icon',
    states: [
      state('sizes', () => (
        <div class="row">
          <ListingIcon listing={aListing()} large />
          <ListingIcon listing={shownBot()} />
          <ListingIcon listing={hostileListing()} />
        </div>
      )),
    ],
  },
  {
    part: 'listing-labels',
    states: [state('kinds', () => <p>{['Bot', ...GAMES.map((game) => listingKind({ game }, ENGLISH))].join(', ')}</p>)],
  },
  {
    part: 'contact-link',
    states: [
      state('an address, a page, none', () => (
        <p>
          <ContactLink contact="votes@mail.example">Write to us</ContactLink>,{' '}
          <ContactLink contact="https://votes.example/help">ask there</ContactLink>,{' '}
          <ContactLink contact={null}>the staff</ContactLink>
        </p>
      )),
    ],
  },
  {
    part: 'approval-count',
    states: [1, 250].map((waiting) =>
      state(`${waiting} of them`, () => (
        <ApprovalCountContext.Provider value={waiting}>
          <span>
            Approval
            <ApprovalCount />
          </span>
        </ApprovalCountContext.Provider>
      )),
    ),
  },
  {
    part: 'copy-button',
    states: [
      state('a value and lines', () => (
        <div class="stack close">
          <CopyField value="play.survival.example" label="the address" wide />
          <CopyField value={'0123456789abcdef'.repeat(12)} label="a long key" wide />
          <CopyBlock text={`{\n  "long": "${'x'.repeat(90)}"\n}`} label="the lines" />
        </div>
      )),
    ],
  },
  {
    part: 'signing-secret',
    states: [state('how to verify', () => <HowToVerify serviceName="Plaudit" />)],
  },
  {
    part: 'pager',
    states: [
      state('in the middle', () => <Pager page={2} pages={9} linkTo={(page) => `#page-${page}`} />),
      state('at the end', () => <Pager page={9} pages={9} linkTo={(page) => `#page-${page}`} />),
    ],
  },
];

const AN_ACT = {
  id: 1,
  at: minutesAgo(9),
  personId: 'usr_1',
  personName: 'Sample name',
  tokenId: null,
  tokenName: null,
  isOperator: false,
  listingId: null,
  subject: HOSTILE,
  detail: { plan: 'verified', reason: 'Spam.', days: 3 },
};
