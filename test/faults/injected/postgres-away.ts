// PostgreSQL is unreachable for a while: connections are refused, or get no response. Nothing is lost or charged, and
// five seconds after it is back votes are delivered as fast as before.
import { setTimeout } from 'node:timers/promises';
import { randomFromSeed } from '../../support/seeded-random.ts';
import type { VotingProcess } from '../voting-process-client.ts';
import { expectPromise } from './check-deliveries.ts';
import type { Fault } from './fault.ts';
import { type FaultSetup, waitForArrivals, withFaultSetup } from './fault-setup.ts';

/** The fifth second after it is back. */
const FIFTH_SECOND_MS = 4_000;
const SECOND_MS = 1_000;
/** Of the votes started in that second: how many start also depends on what else the machine does. */
const FULL = 0.75;

/**
 * Unreachable for that long. The speed of recovery is checked only in `npm run faults`, because it depends on what else
 * the machine does.
 */
export function postgresAwayFor(awayMs: number, { judgesRate = false } = {}): Fault {
  return {
    name: 'postgres-away',
    description: `PostgreSQL cannot be reached for ${awayMs / 1_000} s: refused, or no response at all`,
    run: (seed) =>
      withFaultSetup({}, async (setup) => {
        const silently = randomFromSeed(seed)() < 0.5;
        const { proxy } = setup;
        const one = await setup.startProcess({ DATABASE_URL: proxy.url });
        await setup.startVoting();
        await waitForArrivals(setup, 50);
        if (silently) proxy.fallSilent();
        else await proxy.leave();
        await setTimeout(awayMs);
        await proxy.comeBack();
        const rates = judgesRate ? await fifthSecond(setup, one) : {};
        return { ...(await setup.stopAndCheck()), silently: Number(silently), ...rates };
      }),
  };
}

async function fifthSecond({ receiver }: FaultSetup, one: VotingProcess): Promise<Readonly<Record<string, number>>> {
  const backMs = performance.now();
  await setTimeout(FIFTH_SECOND_MS);
  const begun = one.begun;
  await setTimeout(SECOND_MS);
  const cast = one.begun - begun;
  const after = receiver.between(backMs + FIFTH_SECOND_MS, performance.now());
  expectPromise(
    cast > 0 && after >= FULL * cast,
    `In the fifth second after PostgreSQL was back ${cast} votes were cast and ${after} arrived.`,
  );
  return { cast, after };
}

export const fault: Fault = postgresAwayFor(60_000, { judgesRate: true });
