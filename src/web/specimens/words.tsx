// Parts that say something: marks, numbers, times, notices, empty places, what is copied.
import { toldAct } from '../parts/act-words.ts';
import { VotesChart } from '../parts/chart.tsx';
import { ContactLink } from '../parts/contact-link.tsx';
import { Copy, CopyLines } from '../parts/copy.tsx';
import { CountChart } from '../parts/count-chart.tsx';
import { Empty } from '../parts/empty.tsx';
import { Figures } from '../parts/figures.tsx';
import { FlashMessage } from '../parts/flash-message.tsx';
import { ListingIcon } from '../parts/listing-icon.tsx';
import { ListingItem } from '../parts/listing-item.tsx';
import { GAMES, kindOf } from '../parts/listing-words.ts';
import { MailSwitch } from '../parts/mail-switch.tsx';
import { Pager } from '../parts/pager.tsx';
import { LISTENER_WORDS, Pill, STATE_WORDS } from '../parts/pill.tsx';
import { PlayersCard, PlayersStanding } from '../parts/player-count.tsx';
import { trapEnd } from '../parts/probe-words.ts';
import { PublicityNotice, PublicityPill } from '../parts/publicity.tsx';
import { FreshSecret, HowToVerify } from '../parts/secret.tsx';
import { ExactTime, Time } from '../parts/time.tsx';
import { Waiting, WaitingCount } from '../parts/waiting-count.tsx';
import type { Listing } from '../web-parts.ts';
import { aBot, ago, aListing, HOSTILE, hostileListing, LONG, somePlayers } from './sample-things.ts';
import { type Specimen, state } from './specimen.ts';

const DAY_MINUTES = 1_440;
const days = (votes: (index: number) => number) =>
  Array.from({ length: 30 }, (_, index) => ({
    day: ago((29 - index) * DAY_MINUTES)
      .toISOString()
      .slice(0, 10),
    votes: votes(index),
  }));
const hours = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    hour: ago((count - index) * 60),
    count: 40 + (index % 9) * 7,
  }));
const played = (players: ReturnType<typeof somePlayers>) => aListing({ players });
const kept = (publicity: Listing['publicity']) => aListing({ publicity });
const CLOSED: readonly Listing['publicity'][] = [
  { state: 'pending', since: ago(60) },
  { state: 'refused', since: ago(60), reason: 'The link leads to another bot.' },
  { state: 'hidden', since: ago(60), reason: HOSTILE },
];

export const WORDS: readonly Specimen[] = [
  {
    part: 'pill',
    states: [
      state('deliveries', () => (
        <div class="row">
          {Object.values(STATE_WORDS).map(({ tone, word }) => (
            <Pill tone={tone}>{word}</Pill>
          ))}
        </div>
      )),
      state('votes to a listener', () => (
        <div class="row">
          {Object.values(LISTENER_WORDS).map(({ tone, word }) => (
            <Pill tone={tone}>{word}</Pill>
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
          <p>Mails go to confirmed addresses only.</p>
        </MailSwitch>
      )),
      state('off', () => <MailSwitch action="#" mails={false} words="You get no mails of this kind." />),
    ],
  },
  {
    part: 'probe-words',
    states: [
      state('how what was sent to be refused was taken', () => (
        <div class="row">
          {[401, 500, 200]
            .map((httpStatus) => trapEnd('forged', { code: '', httpStatus }))
            .map(({ tone, word }) => (
              <Pill tone={tone}>{word}</Pill>
            ))}
        </div>
      )),
    ],
  },
  {
    part: 'publicity',
    states: CLOSED.map((publicity) =>
      state(publicity.state, () => (
        <>
          <PublicityNotice {...kept(publicity)} />
          <PublicityPill publicity={publicity} />
        </>
      )),
    ),
  },
  {
    part: 'act-words',
    states: [
      state('known and unknown', () => (
        <ul class="kept">
          {['webhook.saved', 'person.suspended', 'plan.changed', 'some_thing.new'].map((act) => (
            <li>
              Somebody {toldAct({ ...AN_ACT, act }).words} <bdi>{AN_ACT.subject}</bdi>
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
      state('bad and long', () => <FlashMessage flash={{ tone: 'bad', message: LONG + HOSTILE }} />),
    ],
  },
  {
    part: 'empty',
    states: [
      state('with a way on', () => (
        <Empty title="No listing yet" text="Add your bot or game server.">
          <a class="btn go" href="#parts">
            Add a listing
          </a>
        </Empty>
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
          <Time at={ago(0)} />, <Time at={ago(90)} />, <Time at={ago(-400)} />, <ExactTime at={ago(90)} />
        </p>
      )),
    ],
  },
  {
    part: 'chart',
    states: [
      state('votes', () => <VotesChart votes={days((index) => (index % 7) * 90)} days={30} />),
      state('none', () => <VotesChart votes={days(() => 0)} days={30} />),
    ],
  },
  {
    part: 'count-chart',
    states: [state('a week', () => <CountChart hours={hours(168)} days={7} what="Players" />)],
  },
  {
    part: 'player-count',
    states: [
      state('online', () => <PlayersCard listing={played(somePlayers())} hours={[]} days={7} />),
      state('offline, for its owner', () => (
        <PlayersStanding
          listing={played(
            somePlayers({ state: 'offline', players: null, failingSince: ago(50), problem: LONG }),
          )}
        />
      )),
      state('no address', () => <PlayersStanding listing={aListing({ players: null, address: null })} />),
    ],
  },
  {
    part: 'listing-icon',
    states: [
      state('sizes', () => (
        <div class="row">
          <ListingIcon listing={aListing()} large />
          <ListingIcon listing={aBot()} />
          <ListingIcon listing={hostileListing()} />
        </div>
      )),
    ],
  },
  {
    part: 'listing-item',
    states: [
      state('in a list', () => (
        <ol class="list">
          <ListingItem listing={aListing()} place={1} under="h2" />
          <ListingItem listing={aBot()} place={1_204} under="h2" />
          <ListingItem listing={hostileListing()} under="h2" />
        </ol>
      )),
    ],
  },
  {
    part: 'listing-words',
    states: [state('kinds', () => <p>{['Bot', ...GAMES.map((one) => kindOf(one))].join(', ')}</p>)],
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
    part: 'waiting-count',
    states: [1, 250].map((waiting) =>
      state(`${waiting} of them`, () => (
        <Waiting.Provider value={waiting}>
          <span>
            Approval
            <WaitingCount />
          </span>
        </Waiting.Provider>
      )),
    ),
  },
  {
    part: 'copy',
    states: [
      state('a value and lines', () => (
        <div class="stack close">
          <Copy value="play.survival.example" label="the address" wide />
          <Copy value={'0123456789abcdef'.repeat(12)} label="a long key" wide />
          <CopyLines text={`{\n  "long": "${'x'.repeat(90)}"\n}`} label="the lines" />
        </div>
      )),
    ],
  },
  {
    part: 'secret',
    states: [
      state('fresh', () => <FreshSecret secret="whsec_c3BlY2ltZW4tc3BlY2ltZW4tc3BlY2ltZW4tMDAwMDA=" />),
      state('how to verify', () => <HowToVerify serviceName="Plaudit" />),
    ],
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
  ...{
    id: 1,
    at: ago(9),
    personId: 'usr_1',
    personName: 'Sample name',
    tokenId: null,
    tokenName: null,
    isOperator: false,
  },
  ...{ listingId: null, subject: HOSTILE, detail: { plan: 'verified', reason: 'Spam.', days: 3 } },
};
