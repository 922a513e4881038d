// Simulated players on the demo's servers, which do not exist.

import type { AppContext } from '../../context.ts';
import { now } from '../../core/clock.ts';
import { playersAt } from './history.ts';
import { type SimulatedPlayers, storeSimulatedPlayers } from './history-queries.ts';
import type { StoredSample } from './seed.ts';

const EVERY_MS = 60_000;

/** Stores the first numbers at once, then new ones every minute until the returned function is called. */
export async function simulatePlayers({ db, log }: AppContext, listings: readonly StoredSample[]): Promise<() => void> {
  await storeSimulatedPlayers(db, playersNow(listings));
  const timer = setInterval(() => {
    storeSimulatedPlayers(db, playersNow(listings)).catch((error) =>
      log.warn({ err: error }, 'The simulated player counts could not be stored.'),
    );
  }, EVERY_MS);
  return () => clearInterval(timer);
}

function playersNow(listings: readonly StoredSample[]): readonly SimulatedPlayers[] {
  return listings.flatMap(({ id, sample }): SimulatedPlayers[] => {
    if (sample.type !== 'game') return [];
    if (sample.players === 'offline') return [{ listingId: id, players: null, room: null }];
    const { most, room } = sample.players;
    return [{ listingId: id, players: playersAt(now(), most, Math.random), room }];
  });
}
