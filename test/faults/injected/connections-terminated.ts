// PostgreSQL terminates all connections of all services, several times, in the middle of their work.
import { randomFromSeed } from '../../support/seeded-random.ts';
import { expectPromise } from './check-deliveries.ts';
import type { Fault } from './fault.ts';
import { queryDatabase, waitForArrivals, withFaultSetup } from './fault-setup.ts';

const TIMES = 5;
const TERMINATE = `select count(*) filter (where pg_terminate_backend(pid))::int as ended from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid()`;

export const fault: Fault = {
  name: 'connections-terminated',
  description: 'pg_terminate_backend over all connections of two processes, several times',
  run: (seed) =>
    withFaultSetup({}, async (setup) => {
      const chance = randomFromSeed(seed);
      await setup.startProcess();
      await setup.startProcess();
      await setup.startVoting();
      let terminated = 0;
      for (let times = 0; times < TIMES; times += 1) {
        await waitForArrivals(setup, 20 + Math.floor(40 * chance()));
        terminated += (await queryDatabase<{ ended: number }>(setup, TERMINATE))[0]?.ended ?? 0;
      }
      expectPromise(terminated > 0, 'No connection was there to be ended.');
      await waitForArrivals(setup, 50);
      return { ...(await setup.stopAndCheck()), terminated };
    }),
};
