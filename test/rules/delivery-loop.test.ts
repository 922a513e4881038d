// The engine's loop: without free capacity it does not matter what is due, so the database is not queried each time;
// and how leases are renewed.
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { createLog } from '../../src/core/log.ts';
import type { PgNotifier } from '../../src/db/notifications.ts';
import { DeliveryLoop } from '../../src/deliveries/delivery-loop.ts';

/** Nobody is notified. */
const NO_NOTIFIER: PgNotifier = {
  notify: () => undefined,
  listen: () => undefined,
  close: async () => undefined,
  isListening: true,
  isSingleProcess: true,
  presence: null,
};

const DEPENDENCIES = {
  notifier: NO_NOTIFIER,
  log: createLog('silent'),
  takeOver: async () => 0,
  isAlone: false,
} as const;

afterEach(() => void vi.useRealTimers());

const LOOKS = 40;

/** Runs a loop without free capacity for a number of rounds; returns how often it queried the database meanwhile. */
async function asksWithoutRoom(atEachLook: (loop: DeliveryLoop) => void = () => {}): Promise<number> {
  const calls = { startDue: 0, msUntilNextDue: 0 };
  const { promise: often, resolve } = Promise.withResolvers<void>();
  const engine = {
    leases: 1,
    oldestWriteMs: 0,
    startDue: async () => {
      calls.startDue += 1;
      atEachLook(loop);
      if (calls.startDue === LOOKS) resolve();
      return null;
    },
    msUntilNextDue: async () => {
      calls.msUntilNextDue += 1;
      return 0;
    },
    claimMore: async () => {},
    accept: () => {},
    renew: async () => {},
    stop: async () => {},
  };
  const loop = new DeliveryLoop({ engine, ...DEPENDENCIES });
  loop.start();
  await often;
  await loop.stop();
  return calls.msUntilNextDue;
}

test('without free capacity it checks for capacity repeatedly, and queries the database only now and then', async () => {
  expect(await asksWithoutRoom()).toBeLessThan(LOOKS / 4);
});

test('also while every round is woken early, because the database connection must not seem lost', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const asks = await asksWithoutRoom((loop) => {
    vi.advanceTimersByTime(100);
    loop.wake();
  });
  expect(asks).toBeGreaterThanOrEqual(3);
  expect(asks).toBeLessThan(LOOKS / 4);
});

test('does not search without a pause for deliveries whose endpoints are locked', async () => {
  vi.useFakeTimers({ toFake: ['performance', 'setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] });
  let searches = 0;
  const engine = {
    leases: 0,
    oldestWriteMs: 0,
    startDue: async () => {
      searches += 1;
      return { claimed: 0, isComplete: true };
    },
    claimMore: async () => {},
    accept: () => {},
    msUntilNextDue: async () => -1_000,
    renew: async () => {},
    stop: async () => {},
  };
  const loop = new DeliveryLoop({
    engine,
    ...DEPENDENCIES,
  });
  loop.start();
  onTestFinished(() => loop.stop());
  await vi.advanceTimersByTimeAsync(1_000);
  expect(searches).toBeGreaterThan(100);
  expect(searches).toBeLessThanOrEqual(201);
});

test('renews leases with one statement at a time, however long it takes', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const renewals: (() => void)[] = [];
  const engine = {
    leases: 0,
    oldestWriteMs: 0,
    startDue: async () => ({ claimed: 0, isComplete: true }),
    msUntilNextDue: async () => null,
    claimMore: async () => {},
    accept: () => {},
    renew: () => new Promise<void>((resolve) => void renewals.push(resolve)),
    stop: async () => {},
  };
  const loop = new DeliveryLoop({ engine, ...DEPENDENCIES });
  loop.start();
  vi.advanceTimersByTime(60_000);
  expect(renewals).toHaveLength(1);
  renewals[0]!();
  await new Promise(setImmediate);
  vi.advanceTimersByTime(5_000);
  expect(renewals).toHaveLength(2);
  await loop.stop();
});

/** A loop over an engine whose claims and renewals fail while `broken` says so; the test moves the time. */
function breakableLoop() {
  vi.useFakeTimers({ toFake: ['performance', 'setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] });
  const broken = { claims: false, isAway: false, renewals: false, oldestWriteMs: 0 };
  const engine = {
    leases: 0,
    get oldestWriteMs() {
      return broken.oldestWriteMs;
    },
    startDue: async () => {
      if (broken.isAway) throw new Error('Connection terminated unexpectedly');
      if (broken.claims) throw new Error('claims are broken');
      return { claimed: 0, isComplete: true };
    },
    msUntilNextDue: async () => null,
    claimMore: async () => {},
    accept: () => {},
    renew: async () => {
      if (broken.renewals) throw new Error('renewals are broken');
    },
    stop: async () => {},
  };
  const loop = new DeliveryLoop({ engine, ...DEPENDENCIES });
  loop.start();
  onTestFinished(() => loop.stop());
  return { loop, broken };
}

test('P130 reports claims that fail repeatedly, until a while after they succeed again', async () => {
  const { loop, broken } = breakableLoop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(loop.failing).toEqual([]);
  broken.claims = true;
  loop.wake();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(loop.failing).toEqual(['claims']);
  broken.claims = false;
  await vi.advanceTimersByTimeAsync(20_000);
  expect(loop.failing).toEqual([]);
});

test('P240 claims work again with the first success after the database was away', async () => {
  const { loop, broken } = breakableLoop();
  await vi.advanceTimersByTimeAsync(0);
  broken.isAway = true;
  loop.wake();
  await vi.advanceTimersByTimeAsync(3_000);
  expect(loop.failing).toEqual(['claims']);
  broken.isAway = false;
  await vi.advanceTimersByTimeAsync(2_000);
  expect(loop.failing).toEqual([]);
});

test('P130 reports renewals that fail repeatedly, separately', async () => {
  const { loop, broken } = breakableLoop();
  broken.renewals = true;
  await vi.advanceTimersByTimeAsync(16_000);
  expect(loop.failing).toEqual(['renewals']);
  broken.renewals = false;
  await vi.advanceTimersByTimeAsync(16_000);
  expect(loop.failing).toEqual([]);
});

test('P130 does not report a single failed claim, as when the database restarts', async () => {
  const { loop, broken } = breakableLoop();
  await vi.advanceTimersByTimeAsync(0);
  broken.claims = true;
  loop.wake();
  await vi.advanceTimersByTimeAsync(400);
  broken.claims = false;
  await vi.advanceTimersByTimeAsync(1_000);
  expect(loop.failing).toEqual([]);
});

test('P130 reports claims that fail every second time', async () => {
  const { loop, broken } = breakableLoop();
  for (let times = 0; times < 8; times += 1) {
    broken.claims = times % 2 === 0;
    loop.wake();
    await vi.advanceTimersByTimeAsync(1_000);
  }
  expect(loop.failing).toEqual(['claims']);
});

test('P130 reports results that have not been written for half a minute', async () => {
  const { loop, broken } = breakableLoop();
  broken.oldestWriteMs = 30_000;
  expect(loop.failing).toEqual(['results']);
});

test.each([
  { isAlone: true, before: [] },
  { isAlone: false, before: ['accept', 'startDue'] },
])('while leases are taken over, with isAlone $isAlone, it does $before', async ({ isAlone, before }) => {
  const calls: string[] = [];
  const taken = Promise.withResolvers<number>();
  const engine = {
    leases: 0,
    oldestWriteMs: 0,
    startDue: async () => {
      calls.push('startDue');
      return { claimed: 0, isComplete: true };
    },
    msUntilNextDue: async () => null,
    claimMore: async () => {},
    accept: () => void calls.push('accept'),
    renew: async () => {},
    stop: async () => {},
  };
  const loop = new DeliveryLoop({ engine, ...DEPENDENCIES, takeOver: () => taken.promise, isAlone });
  loop.start();
  onTestFinished(() => loop.stop());
  await new Promise(setImmediate);
  expect(calls).toEqual(before);
  taken.resolve(1);
  await expect.poll(() => calls.slice(0, 2)).toEqual(['accept', 'startDue']);
});
