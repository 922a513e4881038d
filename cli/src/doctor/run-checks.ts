// The checks of `plaudit doctor`, one after the other. A check whose scope is missing is left out.
import { type ListedDelivery, PlauditError, type ResultOf } from '@plaudit/sdk/client';
import { apiErrorSentence } from '../api-error-sentence.ts';
import { openClient, type SiteConnection } from '../connection/connect.ts';
import type { SiteCredentials } from '../connection/credentials-file.ts';
import { isLoopback } from '../connection/site-address.ts';
import { checkStream } from './check-stream.ts';
import { type DoctorFinding, good, serious } from './finding.ts';
import { judgeClock, judgeEncryption, judgeLimits, judgeScopes } from './judge-site.ts';
import {
  hasFailedAttempt,
  judgeEndpoint,
  judgeHealth,
  judgeRewards,
  judgeWebhook,
  type LatestFailure,
  type Undelivered,
} from './judge-webhook.ts';
import { type ObservedFetch, observeFetch } from './observed-fetch.ts';
import { probeAddress } from './probe-address.ts';

/** What the checks share. */
interface Patient extends SiteConnection {
  readonly observed: ObservedFetch;
  readonly token: string;
}

export async function* runDoctorChecks(
  credentials: SiteCredentials,
  now: Date,
): AsyncGenerator<DoctorFinding, void, void> {
  const observed = observeFetch();
  const patient: Patient = { ...credentials, observed, client: openClient(credentials, observed.fetch) };
  const site = new URL(patient.site);
  yield judgeEncryption(site, isLoopback(site), await probeAddress(site), now);
  const token = await attempt('token', () => patient.client.readToken());
  if ('grade' in token) {
    yield token;
    return;
  }
  const { listingName, listingId, listingType, scopes } = token;
  yield good('token', `The token belongs to ${listingName} (${listingType} ${listingId}).`);
  yield judgeClock(observed.skewMs());
  yield judgeScopes(token);
  if (scopes.includes('votes:read')) yield* checkReading(patient);
  if (scopes.includes('webhooks:write')) yield* checkWebhook(patient, token, now);
  yield judgeLimits(observed.limits());
}

async function* checkReading({ client, site, token }: Patient): AsyncGenerator<DoctorFinding, void, void> {
  const checked = await attempt('vote-checks', () => client.votes.check({ userId: 'plaudit-doctor' }));
  yield 'grade' in checked ? checked : good('vote-checks', 'Votes can be checked.');
  yield await checkStream({ site, token });
}

async function* checkWebhook(
  { client }: Patient,
  { listingType }: ResultOf<'readToken'>,
  now: Date,
): AsyncGenerator<DoctorFinding, void, void> {
  const webhook = await attempt('webhook', () => orNull(client.webhook.read()));
  if (webhook && 'grade' in webhook) {
    yield webhook;
    return;
  }
  yield judgeWebhook(webhook);
  if (!webhook) return;
  // The address of a chat channel is a secret, which the API does not show.
  const url = webhook.format === 'json' ? URL.parse(webhook.url) : null;
  const health = await attempt('health', () => client.webhook.health());
  const isHealthy = 'status' in health && health.status === 'healthy';
  if (url) yield judgeEndpoint(url, await probeAddress(url), { now, isHealthy });
  yield 'grade' in health
    ? health
    : await attempt('health', async () => judgeHealth(health, await readLatestFailure(client)));
  yield await attempt('rewards', async () => judgeRewards(await readUndelivered(client, listingType)));
}

type Client = SiteConnection['client'];

async function readLatestFailure(client: Client): Promise<LatestFailure | null> {
  const { deliveries } = await client.call('listDeliveries', { query: { limit: 100 } });
  const failed = deliveries.find(hasFailedAttempt);
  return failed ? ((await client.deliveries.read(failed.eventId)).history.at(-1) ?? null) : null;
}

const SHOWN_PLAYERS = 5;

async function readUndelivered(client: Client, listingType: 'bot' | 'game'): Promise<Undelivered> {
  const pages = await Promise.all(
    (['undelivered', 'failed'] as const).map((status) =>
      client.call('listDeliveries', { query: { status, limit: 100 } }),
    ),
  );
  const votes = pages.flatMap(({ deliveries }) => deliveries).filter(({ test }) => !test);
  const deliveries = votes.sort((a, b) => (a.recordedAt < b.recordedAt ? 1 : -1));
  const players = listingType === 'game' ? await readPlayers(client, deliveries.slice(0, SHOWN_PLAYERS)) : [];
  return { deliveries, players, hasMore: pages.some(({ nextCursor }) => nextCursor !== null) };
}

async function readPlayers(client: Client, deliveries: readonly ListedDelivery[]): Promise<readonly string[]> {
  const bodies = await Promise.all(deliveries.map(async ({ eventId }) => (await client.deliveries.read(eventId)).body));
  return bodies.map((body) => JSON.parse(body).data.playerName).filter((name) => typeof name === 'string');
}

async function attempt<T>(check: string, work: () => Promise<T>): Promise<T | DoctorFinding> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof PlauditError)) throw error;
    return serious(check, apiErrorSentence(error), 'Fix this first; other checks depend on it.');
  }
}

async function orNull<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof PlauditError && error.status === 404) return null;
    throw error;
  }
}
