// Plainly made-up listings, deliveries and attempts, for tests of pages and for looking at them.
import type { ListedEntry } from '../../src/changelog/entry.ts';
import type { AttemptResult } from '../../src/channels/channel.ts';
import { now } from '../../src/core/clock.ts';
import { normalizeListing } from '../../src/listings/listing-fields.ts';
import type { DeliveryDetail, DeliverySummary, ShownAttempt } from '../../src/web/integration-parts.ts';
import type { SetupChecklist } from '../../src/web/overview-parts.ts';
import type { RedeliveryBatch } from '../../src/web/redelivery-parts.ts';
import type { Listing, Person } from '../../src/web/web-parts.ts';

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const ago = (milliseconds: number) => new Date(now().getTime() - milliseconds);

export const OWNER: Person = {
  id: 'usr_sampleowner0000000000',
  email: 'owner@mail.example',
  emailVerified: true,
  name: 'Sample Owner',
  role: 'member',
  platformId: null,
};

export const MINECRAFT: Listing = {
  ...normalizeListing({}),
  id: 'lst_sampleminecraft',
  type: 'game',
  game: 'minecraft',
  name: 'Sample Survival',
  summary: 'A slow survival world with a real economy and no pay-to-win.',
  description: 'Towns, markets, and a railway that people ride.\n\nJava and Bedrock.\nSample data.',
  link: 'https://survival.example/',
  address: 'play.survival.example',
  tags: ['survival', 'economy', 'bedrock'],
  plan: 'verified',
  ownerId: OWNER.id,
  voteCount: 18_204,
  score: 2_204,
  servers: null,
  icon: null,
  players: {
    state: 'online',
    players: 37,
    maxPlayers: 100,
    answeredAt: ago(2 * MINUTE),
    failingSince: null,
    problem: null,
  },
  visibility: { state: 'public', since: ago(80 * 24 * HOUR) },
  pausedAt: null,
  createdAt: ago(80 * 24 * HOUR),
  updatedAt: ago(80 * 24 * HOUR),
  changelogPro: false,
  rank: 1,
};

export const BOT: Listing = {
  ...MINECRAFT,
  id: '100000000000000001',
  type: 'bot',
  game: null,
  name: 'Sample Bot',
  summary: 'Keeps a list of what the channel still has to do.',
  link: 'https://bot.example/invite',
  address: null,
  tags: ['lists', 'productivity'],
  plan: 'free',
  voteCount: 912,
  players: null,
  servers: { serverCount: 12_345, shardCount: 16, reportedAt: ago(3 * MINUTE) },
  rank: 2,
};

/** Names that break pages: direction overrides, stacked marks, no spaces, markup. */
export const NASTY: Listing = {
  ...BOT,
  id: 'lst_nasty',
  name: '\u202Eevil\u202C Z\u0351\u036B\u0343\u036A\u0302a\u0300\u0301\u0302\u0303lgo<script>alert(1)</script>',
  summary: `<img src=x onerror=alert(1)> ${'W'.repeat(150)}`,
  description: '<b>not bold</b>\n\n"quoted" & \u202Ereversed',
  link: 'javascript:alert(1)',
  tags: ['<i>', 'averyveryverylongtagname'],
};

export const EVENT = '019ab3f277017abc8def0123456789ab';
/** Of the self-check: refused, as it should be. */
export const FORGED_EVENT = '019ab3f277617abc8def0123456789ab';
export const RETRIED_EVENT = '019ab3f277117abc8def0123456789ab';

const summary = (change: Partial<DeliverySummary>): DeliverySummary => ({
  eventId: EVENT,
  isTest: false,
  probe: null,
  state: 'delivered',
  attempts: 1,
  code: 'delivered',
  httpStatus: 204,
  durationMs: 86,
  changedAt: ago(MINUTE),
  recordedAt: ago(MINUTE),
  nextAttemptAt: null,
  userId: 'usr_voter000000000000001',
  playerName: 'Sample_Player',
  ...change,
});

export const DELIVERIES: readonly DeliverySummary[] = [
  summary({
    eventId: '019ab3f277aa7abc8def0123456789aa',
    state: 'waiting',
    attempts: 0,
    code: null,
    httpStatus: null,
    durationMs: null,
    recordedAt: ago(1000),
    playerName: 'Waiting_1',
  }),
  summary({ recordedAt: ago(9_000) }),
  summary({
    eventId: RETRIED_EVENT,
    state: 'retrying',
    attempts: 2,
    code: 'http_502',
    httpStatus: 502,
    durationMs: 10_004,
    recordedAt: ago(2 * MINUTE),
    nextAttemptAt: new Date(now().getTime() + 100_000),
    playerName: '.Bedrock1',
  }),
  summary({
    eventId: '019ab3f277217abc8def0123456789ab',
    state: 'failed',
    code: 'http_401',
    httpStatus: 401,
    durationMs: 31,
    recordedAt: ago(4 * MINUTE),
    playerName: null,
  }),
  summary({
    eventId: '019ab3f277317abc8def0123456789ab',
    state: 'undelivered',
    attempts: 6,
    code: 'connect_refused',
    httpStatus: null,
    durationMs: 4,
    recordedAt: ago(8 * HOUR),
    playerName: 'Sample_4',
  }),
  summary({
    eventId: '019ab3f277417abc8def0123456789ab',
    state: 'held',
    attempts: 0,
    code: null,
    httpStatus: null,
    durationMs: null,
    recordedAt: ago(9 * HOUR),
    playerName: 'Sample_5',
  }),
  summary({
    eventId: '019ab3f277517abc8def0123456789ab',
    isTest: true,
    recordedAt: ago(26 * HOUR),
    playerName: null,
    userId: null,
    httpStatus: 200,
  }),
  summary({
    ...{ eventId: FORGED_EVENT, isTest: true, probe: 'forged', playerName: null },
    ...{ state: 'failed', code: 'http_401', httpStatus: 401, durationMs: 12, recordedAt: ago(27 * HOUR) },
  }),
];

const attempt = (change: Partial<ShownAttempt>): ShownAttempt => ({
  number: 1,
  deliveryId: 'b8c1a6a0-0000-4000-8000-000000000001',
  trigger: 'vote',
  startedAt: ago(3 * MINUTE),
  durationMs: 10_004,
  timings: { dnsMs: 4, connectMs: 21, tlsMs: 40, firstByteMs: null },
  address: '203.0.113.7',
  code: 'timeout_headers',
  httpStatus: null,
  charged: true,
  what: 'Your endpoint took the request and did not answer within 10 seconds.',
  remedy: 'Answer 2xx at once and do the work afterwards.',
  requestHeaders: {
    'Content-Type': 'application/json',
    'User-Agent': 'Sample-Webhooks/1',
    'X-Sample-Event': 'vote.created',
    'X-Sample-Event-Id': EVENT,
    'X-Sample-Attempt': '1',
    'X-Webhook-Signature': `sha256=${'0f'.repeat(32)}`,
  },
  signatures: 'computed',
  responseHeaders: null,
  responseBody: null,
  ...change,
});

const BODY = `{"event":"vote.created","version":1,"eventId":"${EVENT}","timestamp":"2026-01-01T00:00:00.000Z","test":false,"data":{"listingId":"${MINECRAFT.id}","listingType":"game","game":"minecraft","playerName":"Sample_Player"}}`;

export const DETAIL: DeliveryDetail = {
  ...summary({ attempts: 2 }),
  body: BODY,
  chatMessage: null,
  webhook: { url: 'https://survival.example/votes?from=plaudit', format: 'json', since: ago(50 * HOUR) },
  attemptLog: [
    attempt({}),
    attempt({
      number: 2,
      trigger: 'retry',
      startedAt: ago(2 * MINUTE),
      durationMs: 86,
      timings: { dnsMs: 3, connectMs: 20, tlsMs: 38, firstByteMs: 85 },
      code: 'delivered',
      httpStatus: 204,
      what: 'Your endpoint answered HTTP 204: the vote is delivered.',
      remedy: null,
      responseHeaders: { date: 'Thu, 01 Jan 2026 00:00:00 GMT', server: 'sample' },
      responseBody: 'thank you\n<script>alert(1)</script>',
    }),
  ],
};

export const REFUSED_ANSWER: AttemptResult = {
  verdict: 'failed',
  code: 'http_401',
  httpStatus: 401,
  retryAfterSeconds: null,
  charged: false,
  durationMs: 31,
  timings: { dnsMs: 4, connectMs: 12, tlsMs: 21, firstByteMs: 30 },
  address: '203.0.113.7',
  responseHeaders: {},
  responseBody: '{"error":"bad signature"}',
};

const NOTES = `#### Fixed

- \`/play\` no longer **stops** ([why](https://bot.example/why))
  1. first
  2. *second*

### Changed
Text with a [bad link](javascript:alert(1)), <script>alert(1)</script> and ![a picture](https://bot.example/a.png).

\`\`\`ts
const ${'veryLongName'.repeat(20)} = '<b>';
\`\`\``;

/** The newest first; the second is removed by staff. */
export const ENTRIES: readonly ListedEntry[] = [
  {
    id: 'chg_sample1',
    version: '2.4.0+build.77',
    title: 'Faster commands <b>',
    body: NOTES,
    publishedAt: ago(50 * HOUR),
    editedAt: ago(HOUR),
    removal: null,
  },
  {
    id: 'chg_sample2',
    version: '2.3.9',
    title: 'Removed title',
    body: 'Buy something else.',
    publishedAt: ago(90 * HOUR),
    editedAt: null,
    removal: { at: ago(40 * HOUR), reason: 'Advertises something else.' },
  },
  {
    id: 'chg_sample3',
    version: '2.3.8',
    title: '',
    body: 'Small things.',
    publishedAt: ago(900 * HOUR),
    editedAt: null,
    removal: null,
  },
];

export const BATCH: RedeliveryBatch = {
  id: 'row_sample',
  state: 'done',
  total: 42,
  redelivered: 20,
  createdAt: ago(3 * MINUTE),
  endedAt: null,
};

export const STEPS_TAKEN: SetupChecklist = {
  saved: true,
  tested: true,
  delivered: false,
  unconfirmed: false,
  hasToken: true,
  tokenUsed: true,
  hasManager: false,
  putAway: false,
};
