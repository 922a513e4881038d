// Keeps player counts fresh for as long as the process lives.
import { keepGoing } from '../core/keep-going.ts';
import type { Log } from '../core/log.ts';
import type { Db } from '../db/database.ts';
import type { Outbound } from '../outbound/outbound.ts';
import { probeRound } from './probe-round.ts';
import { createRoblox } from './roblox.ts';

export interface KeepProbing {
  readonly db: Db;
  readonly outbound: Outbound;
  readonly log: Log;
  /** Where tests answer in Roblox's place. */
  readonly robloxOrigin?: string | undefined;
}

/** Between two looks for what is due: one statement while nothing is. */
const LOOK_EVERY_MS = 5_000;

/** Answers how to stop it: what is under way ends at once and counts for nothing. */
export function keepProbing({ db, outbound, log, robloxOrigin }: KeepProbing): () => Promise<void> {
  const askRoblox = createRoblox(robloxOrigin);
  return keepGoing({
    round: (signal) => probeRound({ db, outbound, askRoblox, signal }),
    everyMs: LOOK_EVERY_MS,
    log,
    complaint: 'Players could not be counted; trying again.',
  });
}
