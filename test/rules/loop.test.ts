// The engine's loop: while there is no room for more what is due does not matter, so the database is not asked each time; and how
// leases are renewed.
import { afterEach, expect, test, vi } from 'vitest';
import { createLog } from '../../src/core/log.ts';
import { DeliveryLoop } from '../../src/deliveries/loop.ts';
import { noWire } from '../../src/deliveries/wake-up.ts';

afterEach(() => void vi.useRealTimers());

const LOOKS = 40;

/** A loop over an engine without room, until it has looked for some so often; how often it asked the database meanwhile. */
async function asksWithoutRoom(atEachLook: (loop: DeliveryLoop) => void = () => {}): Promise<number> {
  const calls = { begin: 0, untilNextDueMs: 0 };
  const { promise: often, resolve } = Promise.withResolvers<void>();
  const engine = {
    leases: 1,
    begin: async () => {
      calls.begin += 1;
      atEachLook(loop);
      if (calls.begin === LOOKS) resolve();
      return null;
    },
    untilNextDueMs: async () => {
      calls.untilNextDueMs += 1;
      return 0;
    },
    nextRelease: () => new Promise<void>(() => {}),
    renew: async () => {},
    stop: async () => {},
  };
  const loop = new DeliveryLoop({ engine, wire: noWire(), log: createLog('silent') });
  loop.start();
  await often;
  await loop.stop();
  return calls.untilNextDueMs;
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
    begin: async () => 0,
    untilNextDueMs: async () => null,
    nextRelease: () => new Promise<void>(() => {}),
    renew: () => new Promise<void>((resolve) => void renewals.push(resolve)),
    stop: async () => {},
  };
  const loop = new DeliveryLoop({ engine, wire: noWire(), log: createLog('silent') });
  loop.start();
  vi.advanceTimersByTime(60_000);
  expect(renewals).toHaveLength(1);
  renewals[0]!();
  await new Promise(setImmediate);
  vi.advanceTimersByTime(5_000);
  expect(renewals).toHaveLength(2);
  await loop.stop();
});
