// A data folder of each released version, as `kill -9` left it: upgraded, and used for an hour of votes.

import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { OPERATOR } from '../../src/access/audit.ts';
import { buildHttp } from '../../src/app.ts';
import { readConfig } from '../../src/config.ts';
import { type AppContext, createContext } from '../../src/context.ts';
import { formatEventId } from '../../src/core/ids.ts';
import { type Db, openDatabase } from '../../src/db/database.ts';
import { readSigningSecrets } from '../../src/endpoints/signing-secrets.ts';
import { saveWebhook } from '../../src/endpoints/webhook-settings.ts';
import { castVote } from '../../src/votes/cast-vote.ts';
import { type TestClock, testClock } from '../support/clock.ts';
import { type ReceivedWebhook, type Receiver, startReceiver } from '../support/receiver.ts';
import { allReleases, type Release, unpackData } from '../support/releases.ts';
import { verifyBody } from '../support/signatures.ts';

const TABLES = ['person', 'credential', 'session', 'listing', 'vote', 'event', 'delivery', 'attempt', 'queue'] as const;
const MINUTE_MS = 60_000;
const STEPS = 12;

interface Waiting {
  readonly eventId: string;
  readonly attempts: number;
}

interface Snapshot {
  readonly counts: Readonly<Record<string, number>>;
  readonly waiting: readonly Waiting[];
}

async function readSnapshot(db: Db): Promise<Snapshot> {
  const counts: Record<string, number> = {};
  for (const table of TABLES) {
    const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`.execute(db);
    counts[table] = Number(rows[0]?.count);
  }
  const { rows: waiting } = await sql<Waiting>`
    select event_id as "eventId", attempts from queue join endpoint on endpoint.id = endpoint_id
    where kind = 'webhook'`.execute(db);
  return { counts, waiting };
}

/** Reads the folder with the tables of its own version, and sets its clock to `start`. */
async function readBefore(dataDir: string, start: Date): Promise<Snapshot> {
  const database = await openDatabase({ databaseUrl: null, dataDir });
  await testClock(database.db, start);
  const snapshot = await readSnapshot(database.db);
  await database.close();
  return snapshot;
}

interface Upgraded {
  readonly app: AppContext;
  readonly clock: TestClock;
  readonly before: Snapshot;
}

async function upgrade(release: Release): Promise<Upgraded> {
  const dataDir = await unpackData(release);
  const takenMs = Date.parse(release.takenAt);
  const before = await readBefore(dataDir, new Date(takenMs));
  const environment = { DATA_DIR: dataDir, LOG_LEVEL: 'silent', REQUIRE_CONFIRMED_EMAIL: 'off', RETRY_DELAYS: '1' };
  const app = await createContext(readConfig(environment));
  onTestFinished(() => app.close());
  return { app, before, clock: await testClock(app.db, new Date(takenMs + MINUTE_MS)) };
}

/** Points every webhook to a receiver of the test; returns the listings with their secrets. */
async function redirectWebhooks(app: AppContext, receiver: Receiver): Promise<ReadonlyMap<string, readonly string[]>> {
  const { rows } = await sql<{ id: string }>`
    select listing_id as id from endpoint where kind = 'webhook' and state <> 'removed'`.execute(app.db);
  const secrets = new Map<string, readonly string[]>();
  for (const { id: listingId } of rows) {
    const saved = await saveWebhook(app, { listingId, url: receiver.url, by: OPERATOR });
    expect(saved).toEqual({ ok: true, secret: null });
    const secretsAt = await readSigningSecrets(app.db, app.vault, listingId);
    secrets.set(listingId, secretsAt(new Date(Date.now() + 100 * 365 * 86_400_000)) ?? []);
  }
  return secrets;
}

/** Casts a vote for each listing every five minutes; returns the IDs of the events. */
async function voteForAnHour({ app, clock }: Upgraded, listings: readonly string[]): Promise<readonly string[]> {
  const events: string[] = [];
  for (let step = 0; step < STEPS; step += 1) {
    await clock.advance('5m');
    for (const listingId of listings) {
      const voter = { voterId: `upgraded_${step}`, platformId: null, confirmed: true };
      const cast = await castVote(app.voting, { listingId, voter, playerName: null });
      if (!cast.ok) throw new Error(`A vote for ${listingId} was refused: ${cast.reason}.`);
      events.push(formatEventId(cast.eventId));
    }
    await app.engine.tick();
  }
  return events;
}

const eventIdOf = ({ headers }: ReceivedWebhook) => String(headers['x-plaudit-event-id']);

test.each(allReleases())('a data folder of $version is upgraded and used for an hour of votes', async (release) => {
  const upgraded = await upgrade(release);
  const { app, before } = upgraded;
  const receiver = await startReceiver();
  onTestFinished(() => receiver.close());

  expect(before.waiting.length).toBeGreaterThan(0);
  expect(await readSnapshot(app.db)).toEqual(before);
  expect(await (await buildHttp(app).request('http://localhost:3000/')).text()).toContain('Sample Music Bot');

  const secrets = await redirectWebhooks(app, receiver);
  const cast = await voteForAnHour(upgraded, [...secrets.keys()]);
  const received = receiver.received.map(eventIdOf).sort();
  const awaited = [...before.waiting.map(({ eventId }) => formatEventId(eventId)), ...cast].sort();
  expect(received).toEqual(awaited);
  for (const one of receiver.received) expectSigned(one, secrets);
  for (const { eventId, attempts } of before.waiting)
    expect(attemptOf(receiver, formatEventId(eventId))).toBeGreaterThan(attempts);
});

function expectSigned({ body, headers }: ReceivedWebhook, secrets: ReadonlyMap<string, readonly string[]>): void {
  const [secret = ''] = secrets.get(JSON.parse(body).data.listingId) ?? [];
  expect(verifyBody(body, String(headers['x-webhook-signature']), secret)).toBe(true);
}

function attemptOf({ received }: Receiver, eventId: string): number {
  const found = received.find((one) => eventIdOf(one) === eventId);
  return Number(found?.headers['x-plaudit-attempt']);
}
