// Sample data for components: typical, long, and hostile.

import { now } from '../../../src/core/clock.ts';
import type { LoggedAttempt } from '../../../src/deliveries/delivery-log.ts';
import type { Listener } from '../../../src/endpoints/listener-settings.ts';
import { normalizeListing } from '../../../src/listings/listing-fields.ts';
import type { ShownListing } from '../../../src/listings/shown-listings.ts';
import type { ReviewAverages } from '../../../src/reviews/review-switch.ts';
import type { LoggedListenerVote } from '../../../src/votes/listener-log.ts';
import type { VoteDeliveryDetail } from '../../../src/votes/vote-deliveries.ts';

const MINUTE_MS = 60_000;
export const minutesAgo = (minutes: number) => new Date(now().getTime() - minutes * MINUTE_MS);

/** Direction overrides, combining marks, no spaces, and markup. */
export const HOSTILE = `\u202Eevil\u202C Z${'\u0351\u036B\u0343'.repeat(12)}algo <script>alert(1)</script> ${'W'.repeat(60)}`;
export const LONG = 'A sentence that says more than a line holds, and then goes on about it, '.repeat(4);

export const SAMPLE_AVERAGES: ReviewAverages = new Map([
  ['lst_specimen', { average: 4.26, count: 1_204 }],
  ['lst_hostile', { average: 1, count: 1 }],
]);

export function aListing(change: Partial<ShownListing> = {}): ShownListing {
  return {
    ...normalizeListing({}),
    id: 'lst_specimen',
    slug: 'sample-survival',
    type: 'game',
    game: 'minecraft',
    name: 'Sample Survival',
    textLanguage: null,
    plan: 'verified',
    summary: 'A slow survival world.',
    description: 'Towns and markets.',
    link: 'https://survival.example/',
    address: 'play.survival.example',
    tags: ['survival', 'economy'],
    categories: ['survival', 'towns'],
    country: 'DE',
    ownerId: 'usr_specimen',
    voteCount: 18_204,
    score: 2_204,
    servers: null,
    rank: 1,
    createdAt: minutesAgo(90_000),
    pausedAt: null,
    ownerProvenAt: minutesAgo(9_000),
    icon: null,
    banner: null,
    changelogPro: false,
    updatedAt: minutesAgo(90_000),
    visibility: { state: 'public', since: minutesAgo(90_000) },
    players: somePlayers(),
    versions: ['1.20', '1.21'],
    ...change,
  };
}

export function shownBot(change: Partial<ShownListing> = {}): ShownListing {
  const servers = { serverCount: 12_345, shardCount: 16, reportedAt: minutesAgo(3) };
  const bot = { id: '100000000000000001', type: 'bot', game: null, name: 'Sample Bot', country: null } as const;
  const categories = ['productivity'];
  return aListing({ ...bot, categories, address: null, players: null, versions: [], plan: 'free', servers, ...change });
}

export function hostileListing(): ShownListing {
  const tags = ['<i>', 'averyveryverylongtagname'];
  return shownBot({
    id: 'lst_hostile',
    name: HOSTILE,
    summary: HOSTILE.repeat(2),
    tags,
    link: 'javascript:alert(1)',
  });
}

export function somePlayers(
  change: Partial<NonNullable<ShownListing['players']>> = {},
): NonNullable<ShownListing['players']> {
  return {
    state: 'online',
    players: 37,
    maxPlayers: 100,
    answeredAt: minutesAgo(2),
    failingSince: null,
    problem: null,
    ...change,
  };
}

const EVENT = '019ab3f277017abc8def0123456789ab';

export function aDelivery(change: Partial<VoteDeliveryDetail> = {}): VoteDeliveryDetail {
  return {
    eventId: EVENT,
    event: 'vote.created',
    isTest: false,
    probe: null,
    state: 'delivered',
    attempts: 2,
    code: 'delivered',
    httpStatus: 204,
    durationMs: 86,
    recordedAt: minutesAgo(4),
    changedAt: minutesAgo(3),
    nextAttemptAt: null,
    userId: 'usr_voter000000000000001',
    playerName: 'Sample_Player',
    webhook: null,
    history: [],
    chatMessage: null,
    body: `{"event":"vote.created","eventId":"${EVENT}","data":{"playerName":"Sample_Player"}}`,
    ...change,
  };
}

export function anAttempt(change: Partial<LoggedAttempt> = {}): LoggedAttempt {
  return {
    number: 1,
    deliveryId: 'b8c1a6a0-0000-4000-8000-000000000001',
    trigger: 'vote',
    startedAt: minutesAgo(3),
    durationMs: 10_004,
    address: '203.0.113.7',
    code: 'timeout_headers',
    httpStatus: null,
    charged: true,
    timings: { dnsMs: 4, connectMs: 21, tlsMs: 40, firstByteMs: null },
    signatures: 'computed',
    happened: 'Your endpoint accepted the request but did not respond within 10 seconds.',
    todo: 'Respond with 2xx at once and do the work afterwards.',
    requestHeaders: { 'Content-Type': 'application/json', 'X-Sample-Event': 'vote.created' },
    responseHeaders: null,
    responseBody: null,
    ...change,
  };
}

export function deliveredAttempt(): LoggedAttempt {
  return anAttempt({
    number: 2,
    trigger: 'retry',
    durationMs: 86,
    code: 'delivered',
    httpStatus: 204,
    todo: null,
    happened: 'Your endpoint responded with HTTP 204: the vote is delivered.',
    timings: { dnsMs: 3, connectMs: 20, tlsMs: 38, firstByteMs: 85 },
    responseHeaders: { server: HOSTILE },
    responseBody: HOSTILE,
  });
}

export function aListener(change: Partial<Listener> = {}): Listener {
  return {
    endpointId: 'end_specimen',
    settingsVersion: 1,
    host: 'play.survival.example',
    port: 8192,
    protocol: 'v2',
    publicKey: null,
    status: 'working',
    consecutiveFailures: 0,
    lastAcceptedAt: minutesAgo(5),
    lastUnconfirmedAt: null,
    lastFailure: null,
    ...change,
  };
}

export function aListenerVote(change: Partial<LoggedListenerVote> = {}): LoggedListenerVote {
  return {
    eventId: '019ab3f277017abc8def0123456789ab',
    player: 'Sample_Player',
    isTest: false,
    state: 'accepted',
    code: 'accepted',
    words: null,
    address: '203.0.113.7',
    durationMs: 41,
    diagnosis: null,
    recordedAt: minutesAgo(2),
    votedAt: minutesAgo(2),
    mayResend: false,
    ...change,
  };
}

/** An error of a field, for forms that were submitted with an error. */
export const wrong = (field: string) => [{ field, message: 'This is not what belongs here. Say it in another way.' }];
