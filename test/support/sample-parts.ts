// Everything the pages ask for, in memory and plainly made up: for tests of pages and for looking at them.
import type { Answer } from '../../src/channels/channel.ts';
import { now } from '../../src/core/clock.ts';
import { createLog } from '../../src/core/log.ts';
import { createVault } from '../../src/core/secrets.ts';
import type {
  ApiToken,
  DeliveryDetail,
  DeliverySummary,
  Health,
  ShownAttempt,
  Webhook,
} from '../../src/web/integration-parts.ts';
import { createVoteChallenge, NO_CHALLENGE } from '../../src/web/vote-challenge.ts';
import type { Listing, Person, WebParts } from '../../src/web/web-parts.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const ago = (milliseconds: number) => new Date(now().getTime() - milliseconds);

export const OWNER: Person = {
  id: 'usr_sampleowner0000000000',
  email: 'owner@mail.example',
  emailVerified: true,
  name: 'Sample Owner',
  role: 'member',
  platformId: null,
};

export const MINECRAFT: Listing = {
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
  createdAt: ago(80 * 24 * HOUR),
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

const summary = (change: Partial<DeliverySummary>): DeliverySummary => ({
  eventId: EVENT,
  isTest: false,
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
    eventId: '019ab3f277117abc8def0123456789ab',
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
  responseHeaders: null,
  responseBody: null,
  ...change,
});

const BODY = `{"event":"vote.created","version":1,"eventId":"${EVENT}","timestamp":"2026-01-01T00:00:00.000Z","test":false,"data":{"listingId":"${MINECRAFT.id}","listingType":"game","game":"minecraft","playerName":"Sample_Player"}}`;

const DETAIL: DeliveryDetail = {
  ...summary({ attempts: 2 }),
  body: BODY,
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

export const REFUSED_ANSWER: Answer = {
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

/** What a test may set, and what the pages did. */
export interface Sample {
  person: Person | null;
  listings: Listing[];
  webhook: Webhook | null;
  health: Health;
  deliveries: readonly DeliverySummary[];
  tokens: ApiToken[];
  votedAt: Date | null;
  challenge: boolean;
  discord: string | null;
  baseUrl: string;
  spendOk: boolean;
  readonly calls: string[];
}

export function sample(change: Partial<Sample> = {}): Sample {
  return {
    person: OWNER,
    listings: [MINECRAFT, BOT],
    webhook: {
      endpointId: 'end_sample',
      format: 'json',
      urlShown: 'https://survival.example/votes',
      state: 'enabled',
      consecutiveFailures: 3,
      hasSecret: true,
    },
    health: {
      status: 'failing',
      consecutiveFailures: 3,
      lastDeliveredAt: ago(9_000),
      lastFailure: { at: ago(4 * MINUTE), httpStatus: 401, code: 'http_401' },
      last24Hours: { delivered: 1_204, failed: 1, retrying: 2, undelivered: 0 },
    },
    deliveries: DELIVERIES,
    tokens: [
      {
        id: 'tok_1',
        name: 'Sample reward bot',
        scopes: ['votes:read', 'webhooks:write'],
        createdAt: ago(90 * HOUR),
        lastUsedAt: ago(MINUTE),
      },
      { id: 'tok_2', name: 'Spare', scopes: ['votes:read'], createdAt: ago(5 * HOUR), lastUsedAt: null },
    ],
    votedAt: null,
    challenge: false,
    discord: null,
    baseUrl: 'http://localhost',
    spendOk: true,
    calls: [],
    ...change,
  };
}

const log = createLog('silent');
const vault = createVault('sample-secret-key-sample-secret-key');

export function sampleParts(state: Sample): WebParts {
  const note = (what: string) => void state.calls.push(what);
  const find = (id: string) => state.listings.find((listing) => listing.id === id) ?? null;
  const signed = { ok: true, cookies: ['sample_session=1; Path=/; HttpOnly; SameSite=Lax'] } as const;
  return {
    site: { serviceName: 'Plaudit', baseUrl: state.baseUrl, docsPath: '/docs' },
    people: {
      currentPerson: async () => state.person,
      signUp: async (input) => {
        note(`signUp ${input.email}`);
        if (input.email.startsWith('taken')) return { ok: false, reason: 'email_taken' };
        state.person ??= OWNER;
        return signed;
      },
      signIn: async (input) => {
        note(`signIn ${input.email}`);
        if (input.password === 'wrong') return { ok: false, reason: 'wrong_credentials' };
        state.person ??= OWNER;
        return signed;
      },
      signOut: async () => {
        note('signOut');
        state.person = null;
        return { ok: true, cookies: ['sample_session=; Path=/; Max-Age=0'] };
      },
      discordUrl: async () => state.discord,
      claimSetup: async (token) => token === 'right',
    },
    listings: {
      createListing: async (_, input) => {
        note(`createListing ${input.name} ${input.tags.join('+')}`);
        return { ok: true, id: BOT.id };
      },
      updateListing: async (_, id, input) => {
        note(`updateListing ${id} ${input.name}`);
        return { ok: true };
      },
      findListing: async (id) => find(id),
      searchListings: async ({ type, query, game }) => {
        const listings = state.listings.filter(
          (listing) =>
            listing.type === type && listing.name.includes(query) && (!game || listing.game === game),
        );
        return { listings, total: listings.length, pages: listings.length > 2 ? 3 : 1 };
      },
      listingsOf: async (id) => state.listings.filter((listing) => listing.ownerId === id),
      accessTo: async (person, id) => (find(id)?.ownerId === person.id ? 'owner' : null),
      dailyVotes: async (_, days) =>
        Array.from({ length: days }, (_unused, index) => ({
          day: ago((days - 1 - index) * 24 * HOUR)
            .toISOString()
            .slice(0, 10),
          votes: index === 7 ? 0 : Math.round(380 + 260 * Math.sin(index / 3) + (index % 7) * 35),
        })),
      topVoters: async () =>
        [21, 20, 20].map((votes, index) => ({ userId: `usr_voter00000000000000${index}`, votes })),
    },
    votes: {
      castVote: async ({ playerName }) => {
        note(`castVote ${playerName}`);
        if (playerName?.includes(' ')) {
          return { ok: false, reason: 'player_name', sentence: 'A player name has no spaces.' };
        }
        if (state.person && !state.person.emailVerified) return { ok: false, reason: 'unconfirmed' };
        state.votedAt = now();
        return {
          ok: true,
          eventId: EVENT,
          votedAt: now(),
          nextVoteAt: new Date(now().getTime() + 24 * HOUR),
        };
      },
      currentVote: async () =>
        state.votedAt && {
          votedAt: state.votedAt,
          nextVoteAt: new Date(state.votedAt.getTime() + 24 * HOUR),
        },
    },
    challenge: state.challenge ? createVoteChallenge(vault.derive('vote-challenge')) : NO_CHALLENGE,
    webhook: {
      readWebhook: async () => state.webhook,
      saveWebhook: async ({ url }) => {
        note(`saveWebhook ${url}`);
        if (url.startsWith('http:'))
          return { ok: false, code: 'not_https', sentence: 'Use an https address.' };
        return { ok: true, secret: 'whsec_c2FtcGxlLXNlY3JldC1vZi0zMi1ieXRlcy0wMDAwMDA=' };
      },
      rotateSecret: async () => ({ ok: true, secret: 'whsec_cm90YXRlZC1zZWNyZXQtb2YtMzItYnl0ZXMtMDAwMDA=' }),
      pause: async () => note('pause'),
      resume: async () => note('resume'),
      remove: async () => note('remove'),
      readHealth: async () => (state.webhook ? state.health : null),
      sendTest: async () => ({
        ok: true,
        answer: REFUSED_ANSWER,
        what: 'Your endpoint answers 401: it thinks the signature is wrong.',
        remedy: 'Compute the HMAC over the raw bytes, with the secret exactly as shown, whsec_ included.',
      }),
    },
    deliveries: {
      list: async ({ state: wanted, eventId }) => {
        const deliveries = state.deliveries.filter(
          (one) => (!wanted || one.state === wanted) && (!eventId || one.eventId === eventId),
        );
        return {
          deliveries,
          nextCursor: wanted || eventId || deliveries.length === 0 ? null : 'sample-cursor',
        };
      },
      read: async ({ eventId }) => (eventId === EVENT ? DETAIL : null),
      redeliver: async ({ eventId }) => {
        note(`redeliver ${eventId}`);
        if (eventId === EVENT) return { ok: true, attempt: 3 };
        return { ok: false, reason: 'rate_limited', retryAfterSeconds: 42 };
      },
    },
    tokens: {
      list: async () => state.tokens,
      create: async ({ name, scopes }) => {
        note(`createToken ${name} ${scopes.join('+')}`);
        return { ok: true, id: 'tok_3', token: 'plaudit_sample_token_shown_once' };
      },
      revoke: async (id) => note(`revoke ${id}`),
    },
    spend: async () => ({ ok: state.spendOk, resetSeconds: 90 }),
    visitorKey: () => 'sample-visitor',
    vault,
    log,
  };
}
