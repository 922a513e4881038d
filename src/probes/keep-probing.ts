// Keeps player counts fresh for as long as the process lives.
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
  const stop = new AbortController();
  const askRoblox = createRoblox(robloxOrigin);
  let timer: NodeJS.Timeout | undefined;
  let round: Promise<void> = Promise.resolve();
  const look = async () => {
    try {
      await probeRound({ db, outbound, askRoblox, signal: stop.signal });
    } catch (error) {
      log.warn({ err: error }, 'Players could not be counted; trying again.');
    }
    if (!stop.signal.aborted) timer = setTimeout(begin, LOOK_EVERY_MS);
  };
  const begin = () => {
    round = look();
  };
  begin();
  return async () => {
    stop.abort();
    clearTimeout(timer);
    await round;
  };
}
