// Components for deliveries and for the docs, and the frames of pages.

import { raw } from 'hono/html';
import { codeBlock } from '../../../src/docs/render-guide.ts';
import { ApiOperation } from '../../../src/web/components/api-operation.tsx';
import { AttemptCard } from '../../../src/web/components/attempt-card.tsx';
import { DiagnosisNote, TimedSteps } from '../../../src/web/components/diagnosis.tsx';
import { siteGuides } from '../../../src/web/components/docs-layout.tsx';
import { BodyCard, EventCard } from '../../../src/web/components/event-cards.tsx';
import { ForwardsCard } from '../../../src/web/components/forwards-card.tsx';
import { RewardPlugins, WhereToFind } from '../../../src/web/components/listener-help.tsx';
import { RecentVotes, UnrewardedPlayers } from '../../../src/web/components/listener-votes.tsx';
import { AccountFrame, DashboardFrame, StaffFrame } from '../../../src/web/components/page-frame.tsx';
import { StreamCard } from '../../../src/web/components/stream-card.tsx';
import { StreamEvents } from '../../../src/web/components/stream-events.tsx';
import { TestCard } from '../../../src/web/components/test-card.tsx';
import type { Operation } from '../../../src/web/describe-schema.ts';
import { SITE_VALUES } from '../site-values.ts';
import {
  aDelivery,
  aListenerVote,
  aListing,
  anAttempt,
  deliveredAttempt,
  HOSTILE,
  hostileListing,
  LONG,
  minutesAgo,
} from './sample-things.ts';
import { type Specimen, state } from './specimen.ts';

/** The usual setting of OWNERSHIP. */
const OPTIONAL = { ownership: 'optional' } as const;

const TEST = {
  delivered: false,
  code: 'http_401',
  httpStatus: 401,
  durationMs: 31,
  address: '203.0.113.7',
  steps: [4, 12, 21, 30],
  happened: LONG,
  todo: 'Compare the signature.',
  body: HOSTILE,
};
const CONSUMER = {
  name: 'rewards',
  eventId: null,
  position: 0,
  acknowledgedAt: minutesAgo(3),
  start: null,
  isConnected: true,
  behind: 0,
  behindSince: null,
  votesSince: null,
  missedVotes: 0,
};
const daysAgo = (days: number) => minutesAgo(days * 1_440);
const STREAM_EVENT = {
  eventId: '019aa0f4b3157a2c8000000000000001',
  isTest: false,
  recordedAt: minutesAgo(3),
  body: '{}',
  sentTo: [],
  userId: '234567890123456789',
  playerName: null,
  acknowledgedBy: [],
  forward: null,
};
const BEHIND = { isConnected: false, behindSince: daysAgo(82), votesSince: daysAgo(82) };
const FORWARD = { to: 'http://localhost:3000/votes', forwardedAt: minutesAgo(4) };
const REJECTED = { happened: LONG, todo: 'Check the token.' };
const OPERATION: Operation = {
  operationId: 'specimen',
  tags: [],
  summary: 'Check a vote',
  description: LONG,
  security: [{ bearer: ['votes:read'] }],
  parameters: [{ name: 'userId', in: 'query', required: true, schema: { type: 'string', maxLength: 32 } }],
  responses: {},
};

export const DELIVERIES: readonly Specimen[] = [
  {
    part: 'attempt-card',
    states: [
      state('failed', () => <AttemptCard delivery={aDelivery()} attempt={anAttempt()} open />),
      state('delivered, with a hostile answer', () => (
        <AttemptCard delivery={aDelivery()} attempt={deliveredAttempt()} open />
      )),
      state('refused, as it should be', () => (
        <AttemptCard
          delivery={aDelivery({ isTest: true, probe: 'unsigned', state: 'failed' })}
          attempt={anAttempt({ code: 'http_401', httpStatus: 401, charged: false, signatures: 'none' })}
          open
        />
      )),
    ],
  },
  {
    part: 'diagnosis',
    states: [
      state('bad, good, uncertain', () => (
        <div class="stack close">
          <DiagnosisNote what={LONG} remedy="Answer 2xx at once." tone="bad" />
          <DiagnosisNote what="It arrived." remedy={null} tone="good" />
          <DiagnosisNote what="Sent; whether it arrived is not known." remedy={HOSTILE} tone="warn" />
          <TimedSteps
            steps={[
              { step: 'dns', atMs: 4 },
              { step: 'connect', atMs: null },
            ]}
            totalMs={31}
            ending="401"
          />
        </div>
      )),
    ],
  },
  {
    part: 'test-card',
    states: [
      state('before', () => <TestCard listing={aListing()} test={null} />),
      state('refused', () => <TestCard listing={aListing()} test={TEST} />),
    ],
  },
  {
    part: 'stream-card',
    states: [
      state('without consumers', () => <StreamCard listing={aListing()} consumers={[]} events={[]} />),
      state('connected, away, and far behind', () => (
        <StreamCard
          listing={hostileListing()}
          consumers={[
            CONSUMER,
            { ...CONSUMER, ...BEHIND, name: 'x'.repeat(64), behind: 10_000, missedVotes: 10_000 },
            { ...CONSUMER, ...BEHIND, name: 'new', behind: 3, acknowledgedAt: null },
            { ...CONSUMER, name: 'forgotten', isConnected: false, missedVotes: 1 },
          ]}
          events={[
            { ...STREAM_EVENT, acknowledgedBy: ['rewards', 'x'.repeat(64)], playerName: HOSTILE },
            { ...STREAM_EVENT, isTest: true, forward: { to: LONG, status: null, error: HOSTILE } },
            { ...STREAM_EVENT, forward: { to: LONG, status: 204, error: null } },
          ]}
        />
      )),
    ],
  },
  {
    part: 'stream-events',
    states: [
      state('of a listing without votes', () => <StreamEvents listing={aListing()} events={[]} hasConsumers />),
      state('without consumers', () => (
        <StreamEvents listing={hostileListing()} events={[STREAM_EVENT]} hasConsumers={false} />
      )),
    ],
  },
  {
    part: 'event-cards',
    states: [
      state('hostile', () => (
        <>
          <EventCard event={{ ...STREAM_EVENT, isTest: true, playerName: HOSTILE }} acknowledgedBy={['x'.repeat(64)]} />
          <BodyCard body={HOSTILE} chatMessage={HOSTILE} />
        </>
      )),
    ],
  },
  {
    part: 'forwards-card',
    states: [
      state('a response and none', () => (
        <ForwardsCard
          forwards={[
            { ...FORWARD, status: 204, durationMs: 12, error: null },
            { ...FORWARD, to: `http://localhost:3000/${LONG}`, status: null, durationMs: null, error: HOSTILE },
          ]}
        />
      )),
    ],
  },
  {
    part: 'listener-votes',
    states: [
      state('every kind of end', () => (
        <RecentVotes
          votes={[
            aListenerVote(),
            aListenerVote({ state: 'rejected', player: 'x'.repeat(16), words: HOSTILE, diagnosis: REJECTED }),
            aListenerVote({ state: 'failed', code: 'connect_refused', mayResend: true }),
            aListenerVote({ state: 'waiting', code: null, isTest: true }),
          ]}
          resendPath="/dashboard/lst_sample/listener/votes"
        />
      )),
      state('without a reward', () => (
        <UnrewardedPlayers
          listing={aListing()}
          votes={[aListenerVote({ state: 'failed', diagnosis: REJECTED })]}
          limit={50}
        />
      )),
    ],
  },
  {
    part: 'listener-help',
    states: [
      state('open', (context) => (
        <div class="stack close">
          <WhereToFind open />
          <RewardPlugins listing={aListing()} site={context.var.app.config} />
        </div>
      )),
    ],
  },
  {
    part: 'api-operation',
    states: [
      state('a call', (context) => (
        <>
          <ApiOperation
            routed={{ method: 'GET', path: '/votes/check', operation: OPERATION }}
            description={{}}
            site={context.var.app.config}
          />
          {raw(codeBlock('curl https://votes.example', 'sh'))}
        </>
      )),
    ],
  },
  {
    part: 'page-frame',
    states: [
      state('a server', () => (
        <DashboardFrame listing={aListing()} tab="webhook" config={OPTIONAL} site={SITE_VALUES} />
      )),
      state('a hostile bot', () => (
        <DashboardFrame listing={hostileListing()} tab="changelog" config={OPTIONAL} site={SITE_VALUES} />
      )),
      state('staff', () => <StaffFrame tab="people" config={OPTIONAL} />),
      state('an account', () => <AccountFrame tab="votes" />),
    ],
  },
  {
    part: 'docs-layout',
    states: [
      state('its guides; the frame is a page of its own', (context) => (
        <p>
          <a href="/docs">{siteGuides(context).length} guides</a>
        </p>
      )),
    ],
  },
  {
    part: 'layout',
    states: [state('the page around this', () => <p class="dim">Top bar, foot and what is between.</p>)],
  },
  {
    part: 'streamed-page',
    states: [
      state('a page that is sent piece by piece', () => (
        <p class="dim">Looks like every other: see it while a test vote is sent.</p>
      )),
    ],
  },
];
