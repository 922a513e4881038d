// Keeps player counts fresh for as long as the process lives.
import { type BackgroundLoop, startBackgroundLoop } from '../core/background-loop.ts';
import type { Log } from '../core/log.ts';
import type { Db } from '../db/database.ts';
import type { Outbound } from '../outbound/outbound.ts';
import { runPollRound } from './poll-round.ts';
import { createRobloxQuery } from './query-roblox.ts';

export interface PollingDependencies {
  readonly db: Db;
  readonly outbound: Outbound;
  readonly log: Log;
  /** Where tests stand in for Roblox. */
  readonly robloxOrigin?: string | undefined;
}

/** Between two looks for what is due: one statement while nothing is. */
const LOOK_EVERY_MS = 5_000;

/** Stopping it aborts the queries in flight, which then count for nothing. */
export function startPlayerCountPolling({ db, outbound, log, robloxOrigin }: PollingDependencies): BackgroundLoop {
  const askRoblox = createRobloxQuery(robloxOrigin);
  return startBackgroundLoop({
    run: (signal) => runPollRound({ db, outbound, askRoblox, signal }),
    intervalMs: LOOK_EVERY_MS,
    log,
    errorMessage: 'Players could not be counted; trying again.',
  });
}
