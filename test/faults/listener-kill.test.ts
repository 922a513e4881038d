// kill -9 at each step of a vote to a listener (promise 2, L1): none is sent twice, each ends in one of the ends.
// KILLS=500 npm test -- test/faults/listener-kill.test.ts kills so often; SEED=… repeats the course.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { type Listener, openListener } from '../../src/cli/listener/open-listener.ts';
import { dice, say } from '../support/course.ts';
import { startPostgres } from '../support/postgres.ts';
import { TEST_SECRET_KEY } from '../support/stage.ts';
import { type Standing, VotingProcess } from './voting-orders.ts';

const STEPS = ['cast', 'connected', 'greeted', 'sent', 'answered'] as const;
type Step = (typeof STEPS)[number];

const KILLS = Number(process.env.KILLS ?? 1);
const SEED = Number(process.env.SEED ?? Date.now() % 1_000_000);
const LISTENERS = 2;
const VOTES_A_ROUND = 60;
const VOTES_A_PLAYER = 2;
/** More than a lease lasts: by so much the database's time is ahead after each kill. */
const LEASE_OVER_MS = 31_000;
/** L1: no vote stays on the wire for longer, as far as anybody is told. */
const SENDING_MOST_SECONDS = 45;
const PATIENCE_MS = 60_000;

let alive: VotingProcess[] = [];
let listeners: Listener[] = [];
/** When processes were about to be started again, in seconds of the database's time. */
let restarts: number[] = [];
/** What happens at the listeners, told at once. */
let onStep: (step: Step) => void = () => {};

afterEach(async () => {
  for (const one of alive) one.signal('SIGKILL');
  await Promise.all(alive.map((one) => one.ended()));
  await Promise.all(listeners.map((one) => one.close()));
  [alive, listeners, restarts] = [[], [], []];
});

async function openListeners(): Promise<Listener[]> {
  const open = () =>
    openListener({
      onConnection: () => {
        onStep('connected');
        // The greeting leaves in this turn.
        setImmediate(() => onStep('greeted'));
      },
      onVote: () => {
        // Before the answer, then after it.
        onStep('sent');
        setImmediate(() => onStep('answered'));
      },
    });
  return Promise.all(Array.from({ length: LISTENERS }, open));
}

/** Kills the victims when a step is taken for the nth time; resolves then. */
function killAt(step: Step, nth: number, victims: readonly VotingProcess[]): Promise<void> {
  const kill = () => {
    for (const victim of victims) victim.signal('SIGKILL');
  };
  if (step === 'cast') {
    const cast = () => victims.reduce((sum, victim) => sum + victim.accepted.length, 0);
    return vi.waitUntil(() => cast() >= nth, { timeout: PATIENCE_MS, interval: 1 }).then(kill);
  }
  return new Promise((resolve) => {
    let taken = 0;
    onStep = (seen) => {
      if (seen === step) taken += 1;
      if (taken < nth) return;
      onStep = () => {};
      kill();
      resolve();
    };
  });
}

interface Course {
  readonly environment: Readonly<Record<string, string>>;
  readonly processes: number;
  readonly seed: number;
}

/** Casts, kills and starts again KILLS times, then lets everything end. */
async function run({ environment, processes, seed }: Course): Promise<Standing> {
  const chance = dice(seed);
  listeners = await openListeners();
  let listings: readonly string[] = [];
  let casts = 0;
  const start = async (round: number) => {
    // Before the clock moves on: what is taken over is taken over after it.
    restarts.push((Date.now() + (round - 1) * LEASE_OVER_MS) / 1000);
    const CLOCK_SHIFT_MS = String(round * LEASE_OVER_MS);
    // One after the other: each sets the database's clock.
    while (alive.length < processes)
      alive.push(await VotingProcess.start({ ...environment, CLOCK_SHIFT_MS }));
    if (listings.length === 0) listings = await alive[0]!.serve(listeners);
  };
  const cast = () =>
    alive.map((one) => {
      const first = casts * VOTES_A_ROUND;
      casts += 1;
      return one.cast({ listings, first, count: VOTES_A_ROUND, votesAPlayer: VOTES_A_PLAYER });
    });
  for (let round = 0; round < KILLS; round += 1) {
    await start(round);
    // Each step in its turn; one process or all of them.
    const victims = chance() < 0.5 ? [...alive] : [alive[Math.floor(alive.length * chance())]!];
    const killed = killAt(STEPS[(seed + round) % STEPS.length]!, 1 + Math.floor(10 * chance()), victims);
    const cut = Promise.allSettled(cast());
    await killed;
    await Promise.all(victims.map((one) => one.ended()));
    alive = alive.filter((one) => !victims.includes(one));
    await cut;
  }
  await start(KILLS);
  await Promise.all(cast());
  return vi.waitUntil(
    async () => {
      const standing = await alive[0]!.standing();
      return standing.waiting === 0 && standing.leases === 0 ? standing : null;
    },
    { timeout: PATIENCE_MS, interval: 50 },
  );
}

/**
 * How long a vote was on the wire as far as anybody alive could tell. The clock is moved on at each restart; where whoever was
 * to look after the vote was killed as well, the time of one lease is all that counts.
 */
function secondsOnTheWire([from, to]: readonly [number, number]): number {
  const between = restarts.filter((at) => from < at && at <= to).length;
  return to - from - (Math.max(1, between) - 1) * (LEASE_OVER_MS / 1000);
}

/** The oracle: what the listeners heard against what the database says became of the votes. */
function judge(standing: Standing): string {
  for (const { votes } of listeners) {
    const players = votes.map(({ username }) => username);
    // One vote for a player, whoever cast it; and so no vote twice.
    expect(players.length - new Set(players).size).toBe(0);
    expect(players.length).toBeGreaterThan(0);
  }
  const heard = listeners.reduce((sum, { votes }) => sum + votes.length, 0);
  const { accepted = 0, unknown = 0, already_rewarded = 0, ...others } = standing.deliveries;
  expect(others).toEqual({});
  expect(accepted + unknown + already_rewarded).toBe(standing.events.length);
  // What was heard and is not known as accepted was on the wire at a kill.
  expect(heard).toBeGreaterThanOrEqual(accepted);
  expect(heard).toBeLessThanOrEqual(accepted + unknown);
  const longest = Math.max(0, ...standing.unknown.map(secondsOnTheWire));
  expect(longest).toBeLessThanOrEqual(SENDING_MOST_SECONDS);
  const figures = { votes: standing.events.length, kills: KILLS, heard, accepted, unknown, already_rewarded };
  return Object.entries({ ...figures, 'longest on the wire, s': longest.toFixed(1) })
    .map(([name, value]) => `${name} ${value}`)
    .join(', ');
}

describe('promise 2: kill -9 at any step sends no vote twice', () => {
  const timeout = 60_000 + KILLS * 30_000;

  test('on the embedded database, whose folder the next process takes over', { timeout }, async () => {
    const folder = mkdtempSync(join(tmpdir(), 'plaudit-test-listener-kill-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const standing = await run({ environment: { DATA_DIR: folder }, processes: 1, seed: SEED });
    say(`  listener, kill -9 on the embedded database: ${judge(standing)}, seed ${SEED}`);
  });

  test('on PostgreSQL, two processes at once', { timeout }, async () => {
    const server = await startPostgres({ durable: true });
    onTestFinished(() => server.stop());
    const environment = { DATABASE_URL: server.url, SECRET_KEY: TEST_SECRET_KEY };
    const standing = await run({ environment, processes: 2, seed: SEED + 1 });
    say(`  listener, kill -9 on PostgreSQL: ${judge(standing)}, seed ${SEED + 1}`);
  });
});
