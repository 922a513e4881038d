// PostgreSQL is stopped and started again under load: by a fast shutdown (clients are disconnected, transactions rolled
// back) or as in a crash (it recovers from its log), a few times, with a pause in between.
import { randomFromSeed } from '../../support/seeded-random.ts';
import type { Fault } from './fault.ts';
import { waitForArrivals, withFaultSetup } from './fault-setup.ts';

const RESTARTS = 3;
const AWAY_MOST_MS = 800;

export const fault: Fault = {
  name: 'postgres-restart',
  description:
    'PostgreSQL is stopped, by a fast shutdown or as in a crash, and started again under load, two processes on it',
  run: (seed) =>
    withFaultSetup({}, async (setup) => {
      const chance = randomFromSeed(seed);
      await setup.startProcess();
      await setup.startProcess();
      await setup.startVoting();
      let crashes = 0;
      for (let restarts = 0; restarts < RESTARTS; restarts += 1) {
        await waitForArrivals(setup, 20 + Math.floor(60 * chance()));
        const signal = chance() < 0.5 ? 'SIGINT' : 'SIGQUIT';
        if (signal === 'SIGQUIT') crashes += 1;
        await setup.server.restart(signal, AWAY_MOST_MS * chance());
      }
      await waitForArrivals(setup, 50);
      return { ...(await setup.stopAndCheck()), restarts: RESTARTS, crashes };
    }),
};
