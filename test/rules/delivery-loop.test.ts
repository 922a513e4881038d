// The engine's loop: while there is no room for more what is due does not matter, so the database is not asked each time; and how
// leases are renewed.
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { createLog } from '../../src/core/log.ts';
import { noNotifier } from '../../src/db/notifications.ts';
import { DeliveryLoop } from '../../src/deliveries/delivery-loop.ts';

afterEach(() => void vi.useRealTimers());

const LOOKS = 40;

/** A loop over an engine without room, until it has looked for some so often; how often it asked the database meanwhile. */
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
    nextRelease: () => new Promise<void>(() => {}),
    renew: async () => {},
    stop: async () => {},
  };
  const loop = new DeliveryLoop({ engine, notifier: noNotifier(), log: createLog('silent') });
  loop.start();
  await often;
  await loop.stop();
  return calls.msUntilNextDue;
}

test('without room it looks for room again and again, and asks the database now and then only', async () => {
  expect(await asksWithoutRoom()).toBeLessThan(LOOKS / 4);
});

test('also while every look is woken, or it would seem not to have reached the database for long', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const asks = await asksWithoutRoom((loop) => {
    vi.advanceTimersByTime(100);
    loop.wake();
  });
  expect(asks).toBeGreaterThanOrEqual(3);
  expect(asks).toBeLessThan(LOOKS / 4);
});

test('leases are renewed by one statement at a time, however long it waits', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const renewals: (() => void)[] = [];
  const engine = {
    leases: 0,
    oldestWriteMs: 0,
    startDue: async () => 0,
    msUntilNextDue: async () => null,
    nextRelease: () => new Promise<void>(() => {}),
    renew: () => new Promise<void>((resolve) => void renewals.push(resolve)),
    stop: async () => {},
  };
  const loop = new DeliveryLoop({ engine, notifier: noNotifier(), log: createLog('silent') });
  loop.start();
  vi.advanceTimersByTime(60_000);
  expect(renewals).toHaveLength(1);
  renewals[0]!();
  await new Promise(setImmediate);
  vi.advanceTimersByTime(5_000);
  expect(renewals).toHaveLength(2);
  await loop.stop();
});

/** A loop over an engine whose claims and renewals fail while `broken` says so; time moves when the test says so. */
function breakableLoop() {
  vi.useFakeTimers({ toFake: ['performance', 'setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] });
  const broken = { claims: false, renewals: false, oldestWriteMs: 0 };
  const engine = {
    leases: 0,
    get oldestWriteMs() {
      return broken.oldestWriteMs;
    },
    startDue: async () => {
      if (broken.claims) throw new Error('claims are broken');
      return 0;
    },
    msUntilNextDue: async () => null,
    nextRelease: () => new Promise<void>(() => {}),
    renew: async () => {
      if (broken.renewals) throw new Error('renewals are broken');
    },
    stop: async () => {},
  };
  const loop = new DeliveryLoop({ engine, notifier: noNotifier(), log: createLog('silent') });
  loop.start();
  onTestFinished(() => loop.stop());
  return { loop, broken };
}

test('P130 claims that fail again and again are told, and no more a while after they work again', async () => {
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

test('P130 renewals that fail again and again are told by themselves', async () => {
  const { loop, broken } = breakableLoop();
  broken.renewals = true;
  await vi.advanceTimersByTimeAsync(16_000);
  expect(loop.failing).toEqual(['renewals']);
  broken.renewals = false;
  await vi.advanceTimersByTimeAsync(16_000);
  expect(loop.failing).toEqual([]);
});

test('P130 a claim that fails once, as when the database restarts, is nothing', async () => {
  const { loop, broken } = breakableLoop();
  await vi.advanceTimersByTimeAsync(0);
  broken.claims = true;
  loop.wake();
  await vi.advanceTimersByTimeAsync(400);
  broken.claims = false;
  await vi.advanceTimersByTimeAsync(1_000);
  expect(loop.failing).toEqual([]);
});

test('P130 what fails every second time fails', async () => {
  const { loop, broken } = breakableLoop();
  for (let times = 0; times < 8; times += 1) {
    broken.claims = times % 2 === 0;
    loop.wake();
    await vi.advanceTimersByTimeAsync(1_000);
  }
  expect(loop.failing).toEqual(['claims']);
});

test('P130 results that were not written for half a minute are told', async () => {
  const { loop, broken } = breakableLoop();
  broken.oldestWriteMs = 30_000;
  expect(loop.failing).toEqual(['results']);
});
