// One process's own clock is wrong by an hour, from its start or from some moment on. The database's clock counts: no
// second vote within a window, no lost lease, and the times that are logged and sent are right.
import { randomFromSeed } from '../../support/seeded-random.ts';
import { expectPromise } from './check-deliveries.ts';
import type { Fault } from './fault.ts';
import { type FaultSetup, queryDatabase, waitForArrivals, withFaultSetup } from './fault-setup.ts';

const HOUR_MS = 3_600_000;
/** The maximum difference between a logged time and the true one: the scenario takes seconds. */
const NEAR_MS = 60_000;

export const fault: Fault = {
  name: 'clock-off',
  description: 'one of two processes has a clock that is an hour ahead or behind',
  run: (seed) =>
    withFaultSetup({}, async (setup) => {
      const chance = randomFromSeed(seed);
      const wrong = await setup.startProcess();
      await setup.startProcess();
      const byMs = chance() < 0.5 ? HOUR_MS : -HOUR_MS;
      const atOnce = chance() < 0.5;
      if (atOnce) await wrong.shift(byMs);
      await setup.startVoting();
      await waitForArrivals(setup, 100);
      if (!atOnce) await wrong.shift(byMs);
      await waitForArrivals(setup, 100);
      const votes = await votedTwice(setup);
      await waitForArrivals(setup, 100);
      await timesAreRight(setup);
      const found = await setup.stopAndCheck();
      expectPromise(found.interrupted === 0, `${found.interrupted} attempts were taken over: a lease was lost.`);
      return { ...found, refusedAsTooSoon: votes, ahead: Number(byMs > 0) };
    }),
};

/** A voter who has voted is rejected by both processes. */
async function votedTwice(setup: FaultSetup): Promise<number> {
  const [listing] = setup.listings;
  for (const one of setup.processes) {
    const voted = one.accepted.length + one.refused.length;
    await one.cast({ listings: [listing as string], first: 0, count: 1 });
    expectPromise(one.accepted.length + one.refused.length > voted, 'A second vote had no answer.');
  }
  const votes = await queryDatabase<{ count: number }>(
    setup,
    `select count(*)::int as count from vote where listing_id = '${listing}' and voter_id = 'voter0'`,
  );
  expectPromise(votes[0]?.count === 1, `One voter voted ${votes[0]?.count} times within one window.`);
  return setup.processes.flatMap(({ refused }) => refused).filter((why) => why === 'too_soon').length;
}

async function timesAreRight(setup: FaultSetup): Promise<void> {
  const now = Date.now();
  const rows = await queryDatabase<{ started_at: Date }>(setup, 'select started_at from attempt_log');
  const off = rows.filter(({ started_at }) => Math.abs(now - started_at.getTime()) > NEAR_MS);
  expectPromise(off.length === 0, `${off.length} attempts are logged at a wrong time.`);
  const wrong = setup.receiver.arrivals.filter(({ body, signedAtMs }) => {
    const timestamp = Date.parse(JSON.parse(body).timestamp);
    return Math.abs(now - timestamp) > NEAR_MS || Math.abs(now - signedAtMs) > NEAR_MS;
  });
  expectPromise(wrong.length === 0, `${wrong.length} requests wrong the receiver a wrong time.`);
}
