// The engine's loop while there is no room for more: what is due does not matter then, so the database is not asked each time.
import { expect, test } from 'vitest';
import { createLog } from '../../src/core/log.ts';
import { DeliveryLoop } from '../../src/deliveries/loop.ts';
import { noWire } from '../../src/deliveries/wake-up.ts';

test('without room it looks for room again and again, and asks the database now and then only', async () => {
  const LOOKS = 40;
  const calls = { begin: 0, untilNextDueMs: 0 };
  const { promise: often, resolve } = Promise.withResolvers<void>();
  const engine = {
    leases: 1,
    begin: async () => {
      calls.begin += 1;
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
  expect(calls.untilNextDueMs).toBeLessThan(LOOKS / 4);
});
