// kill -9 at any instant (promises 1 and 5, D2): every vote that was reported as accepted reaches its receiver.
// KILLS=10 npm test -- faults kills more often; SEED=… repeats the instants of an earlier run.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { verifyBody } from '@plaudit/sdk/contract';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { dice, say } from '../support/course.ts';
import { startPostgres } from '../support/postgres.ts';
import { type Received, type Receiver, startReceiver } from '../support/receiver.ts';
import { TEST_SECRET_KEY } from '../support/stage.ts';
import { type Listed, type Standing, VotingProcess } from './voting-orders.ts';

const KILLS = Number(process.env.KILLS ?? 1);
const SEED = Number(process.env.SEED ?? Date.now() % 1_000_000);
/** Cast between one kill and the next; fewer in the everyday run, which has to be quick. */
const votesARound = (everyday: number) => (process.env.KILLS ? 2_000 : everyday);
const LISTINGS = 4;
/** More than a lease lasts: by so much the database's time is ahead after each kill. */
const LEASE_OVER_MS = 31_000;
const PATIENCE_MS = 60_000;

let alive: VotingProcess[] = [];

afterEach(async () => {
  for (const one of alive) one.signal('SIGKILL');
  await Promise.all(alive.map((one) => one.ended()));
  alive = [];
});

async function slowReceiver(chance: () => number): Promise<Receiver> {
  const receiver = await startReceiver();
  receiver.answer = (_, response) => {
    setTimeout(() => response.writeHead(204).end(), 5 + 45 * chance());
  };
  onTestFinished(() => receiver.close());
  return receiver;
}

interface Course {
  readonly environment: Readonly<Record<string, string>>;
  readonly processes: number;
  readonly votes: number;
  readonly seed: number;
}

interface Told {
  readonly accepted: readonly string[];
  readonly received: readonly Received[];
  readonly standing: Standing;
  readonly listed: readonly Listed[];
}

/** Casts, kills and starts again KILLS times, then lets everything end. */
async function run({ environment, processes, votes, seed }: Course): Promise<Told> {
  const chance = dice(seed);
  const receiver = await slowReceiver(chance);
  const accepted: string[] = [];
  let listed: readonly Listed[] = [];
  let round = 0;
  const start = async () => {
    const CLOCK_SHIFT_MS = String(round * LEASE_OVER_MS);
    alive = [await VotingProcess.start({ ...environment, CLOCK_SHIFT_MS })];
    if (listed.length === 0) listed = await alive[0]!.list(receiver.url, LISTINGS);
    while (alive.length < processes)
      alive.push(await VotingProcess.start({ ...environment, CLOCK_SHIFT_MS }));
  };
  const cast = () =>
    alive.map((one, place) => {
      const count = votes / processes;
      const first = round * votes + place * count;
      return one.cast({ listings: listed.map(({ id }) => id), first, count });
    });
  for (; round < KILLS; round += 1) {
    await start();
    const cut = Promise.allSettled(cast());
    const enough = Math.ceil(votes * (0.1 + 0.8 * chance()));
    // In turns when so many have arrived, with requests certainly open, and when so many are cast.
    const before = receiver.received.length;
    await reached(enough, round % 2 === 0 ? () => receiver.received.length - before : votesCast);
    for (const one of alive) one.signal('SIGKILL');
    await Promise.all([cut, ...alive.map((one) => one.ended())]);
    accepted.push(...alive.flatMap((one) => one.accepted));
  }
  await start();
  await Promise.all(cast());
  accepted.push(...alive.flatMap((one) => one.accepted));
  const standing = await allEnded();
  for (const one of alive) one.signal('SIGTERM');
  expect(await Promise.all(alive.map((one) => one.ended()))).toEqual(alive.map(() => 0));
  return { accepted, received: receiver.received, standing, listed };
}

function votesCast(): number {
  return alive.reduce((sum, one) => sum + one.accepted.length, 0);
}

async function reached(count: number, soFar: () => number): Promise<void> {
  await vi.waitUntil(() => soFar() >= count, { timeout: PATIENCE_MS, interval: 1 });
}

async function allEnded(): Promise<Standing> {
  return vi.waitUntil(
    async () => {
      const standing = await alive[0]!.standing();
      return standing.waiting === 0 && standing.leases === 0 ? standing : null;
    },
    { timeout: PATIENCE_MS, interval: 50 },
  );
}

const header = (received: Received, name: string) => received.headers[`x-plaudit-${name}`] as string;

/** The oracle: what was promised to voters against what the receiver's own log says. */
function judge({ accepted, received, standing, listed }: Told): number {
  const secrets = new Map(listed.map(({ id, secret }) => [id, secret]));
  const interrupted = new Set(standing.interrupted);
  const byEvent = Map.groupBy(received, (one) => header(one, 'event-id'));
  // At least once: each accepted vote arrived, and so did those whose acceptance nobody lived to report.
  expect(accepted.filter((eventId) => !byEvent.has(eventId))).toEqual([]);
  expect([...byEvent.keys()].toSorted()).toEqual(standing.events.toSorted());
  expect(standing.votes).toBe(standing.events.length);
  expect(standing.deliveries).toEqual({ delivered: standing.events.length });
  // D2: no two requests carry the same delivery ID.
  expect(new Set(received.map((one) => header(one, 'delivery'))).size).toBe(received.length);
  for (const [eventId, requests] of byEvent) {
    const numbers = requests.map((one) => Number(header(one, 'attempt')));
    expect(new Set(requests.map(({ body }) => body)).size, `${eventId}: one body`).toBe(1);
    expect(JSON.parse(requests[0]!.body).eventId).toBe(eventId);
    expect(numbers, `${eventId}: attempts rise`).toEqual([...new Set(numbers)].toSorted((a, b) => a - b));
    // Only what was under way at a kill is sent again, and it stands in the log as interrupted.
    const repeated = requests.slice(0, -1).filter((one) => !interrupted.has(header(one, 'delivery')));
    expect(repeated, `${eventId}: sent again without need`).toEqual([]);
  }
  const forged = received.filter(({ body, headers }) => {
    const secret = secrets.get(JSON.parse(body).data.listingId) ?? '';
    return !verifyBody(body, headers['x-webhook-signature'] as string, secret);
  });
  expect(forged).toEqual([]);
  // D6: nothing of this was the receiver's fault.
  expect([standing.charged, standing.failures]).toEqual([0, 0]);
  const duplicates = received.length - byEvent.size;
  expect(duplicates).toBeLessThanOrEqual(interrupted.size);
  return duplicates;
}

function summary(
  on: string,
  seed: number,
  { accepted, received, standing }: Told,
  duplicates: number,
): string {
  const figures = { votes: accepted.length, kills: KILLS, arrived: received.length, duplicates };
  return `  kill -9 on ${on}: ${Object.entries({ ...figures, interrupted: standing.interrupted.length, seed })
    .map(([name, value]) => `${name} ${value}`)
    .join(', ')}`;
}

describe('promise 1: kill -9 while votes are cast and delivered loses none', () => {
  const timeout = 60_000 + KILLS * 30_000;

  test('on the embedded database, whose folder the next process takes over', { timeout }, async () => {
    const folder = mkdtempSync(join(tmpdir(), 'plaudit-test-kill-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const told = await run({
      environment: { DATA_DIR: folder },
      processes: 1,
      votes: votesARound(300),
      seed: SEED,
    });
    say(summary('the embedded database', SEED, told, judge(told)));
  });

  test('on PostgreSQL, two processes at once', { timeout }, async () => {
    const server = await startPostgres({ durable: true });
    onTestFinished(() => server.stop());
    const environment = { DATABASE_URL: server.url, SECRET_KEY: TEST_SECRET_KEY };
    const told = await run({ environment, processes: 2, votes: votesARound(600), seed: SEED + 1 });
    say(summary('PostgreSQL', SEED + 1, told, judge(told)));
  });
});
