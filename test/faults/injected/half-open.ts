// Connections to PostgreSQL that stay open but transmit nothing any more, as after a firewall dropped their state: no
// byte, no close, on neither side. New ones work. Nothing notifies the service; it has to notice by itself.

import { randomFromSeed } from '../../support/seeded-random.ts';
import { expectPromise } from './check-deliveries.ts';
import type { Fault } from './fault.ts';
import { waitForArrivals, waitForCondition, withFaultSetup } from './fault-setup.ts';

/**
 * Four seconds to notice; five until PostgreSQL rolls back the transactions of silent clients, and with them their
 * locks.
 */
const GOES_ON_WITHIN_MS = 12_000;

export const fault: Fault = {
  name: 'half-open',
  description: 'all connections to PostgreSQL stay open and transmit nothing; new ones work',
  run: (seed) =>
    withFaultSetup({}, async (setup) => {
      const chance = randomFromSeed(seed);
      const { proxy, receiver } = setup;
      const one = await setup.startProcess({ DATABASE_URL: proxy.url });
      await setup.startVoting();
      await waitForArrivals(setup, 100 + Math.floor(100 * chance()));
      proxy.freezeOpenConnections();
      const numbMs = performance.now();
      const accepted = one.accepted.length;
      const arrived = receiver.arrivals.length;
      await waitForCondition('votes are accepted and delivered again', () => isBack(), 90_000);
      const backMs = Math.round(performance.now() - numbMs);
      expectPromise(backMs < GOES_ON_WITHIN_MS, `It took ${backMs} ms to recover.`);
      await waitForArrivals(setup, 200);
      return { ...(await setup.stopAndCheck()), backMs };

      function isBack(): boolean {
        return one.accepted.length > accepted + 20 && receiver.arrivals.length > arrived + 20;
      }
    }),
};
