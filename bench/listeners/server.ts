// The service as in production, with a Minecraft server for each listener; votes are cast at a rate that does not wait.
import { readConfig } from '../../src/config.ts';
import { saveListener } from '../../src/endpoints/listener-settings.ts';
import { type House, openHouse } from '../../src/house.ts';
import { castVote } from '../../src/votes/cast-vote.ts';
import { aServer } from '../../test/support/inhabitants.ts';
import { BENCH_SECRET_KEY } from '../drain/seed-plaudit.ts';
import type { ListenerPlace } from './listeners.ts';

export interface Course {
  readonly databaseUrl: string;
  readonly places: readonly ListenerPlace[];
  /** The first so many of the places. */
  readonly silent: number;
  /** Votes a second. */
  readonly rate: number;
  readonly seconds: number;
}

export interface Cast {
  readonly cast: number;
  readonly toSilent: number;
}

process.on('message', async (course: Course) => process.send?.(await run(course)));
process.on('disconnect', () => process.exit());

async function run(course: Course): Promise<Cast> {
  const house = await openHouse(
    readConfig({
      DATABASE_URL: course.databaseUrl,
      SECRET_KEY: BENCH_SECRET_KEY,
      BASE_URL: 'https://votes.example',
      ALLOW_PRIVATE_TARGETS: '127.0.0.0/8',
      LOG_LEVEL: 'warn',
    }),
  );
  const listings = await openListings(house, course.places);
  house.start();
  const cast = await castAtRate(house, listings, course);
  const toSilent = Array.from({ length: cast }, (_, number) => placeOf(number, listings.length)).filter(
    (place) => place < course.silent,
  ).length;
  return { cast, toSilent };
}

async function openListings({ db, vault, deliveries }: House, places: readonly ListenerPlace[]) {
  const ids: string[] = [];
  for (const { port, token } of places) {
    const { id } = await aServer(db);
    const request = { listingId: id, host: '127.0.0.1', port, protocol: 'v2', secret: token } as const;
    const saved = await saveListener({ db, vault, judgeHost: deliveries.judgeHost }, request);
    if (!saved.ok) throw new Error(saved.sentence);
    ids.push(id);
  }
  return ids;
}

/** Spreads neighbours in time over all listeners: 7 and 1,000 have no common divisor. */
function placeOf(number: number, listeners: number): number {
  return (number * 7) % listeners;
}

/** Looks every few milliseconds for what is due; each vote is of another voter and another player. */
async function castAtRate({ polls }: House, listings: readonly string[], { rate, seconds }: Course) {
  const startedMs = performance.now();
  const votes: Promise<unknown>[] = [];
  await new Promise<void>((resolve) => {
    const timer = setInterval(() => {
      const elapsed = Math.min(performance.now() - startedMs, seconds * 1000);
      for (let number = votes.length; number < (elapsed / 1000) * rate; number += 1) {
        const voter = { voterId: `voter_${number}`, platformId: null, confirmed: true };
        const listingId = listings[placeOf(number, listings.length)] as string;
        votes.push(castVote(polls, { listingId, voter, playerName: `player_${number}` }));
      }
      if (elapsed < seconds * 1000) return;
      clearInterval(timer);
      resolve();
    }, 5);
  });
  await Promise.all(votes);
  return votes.length;
}
