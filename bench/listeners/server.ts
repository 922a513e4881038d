// The service as in production, with a Minecraft listing for each listener; votes are cast at a fixed rate.

import { OPERATOR } from '../../src/access/audit.ts';
import { readConfig } from '../../src/config.ts';
import { type AppContext, createContext } from '../../src/context.ts';
import { saveListener } from '../../src/endpoints/listener-settings.ts';
import { ENGLISH } from '../../src/messages/translations.ts';
import { aServer } from '../../test/support/people-and-listings.ts';
import { BENCH_SECRET_KEY } from '../drain/seed-plaudit.ts';
import { castAtRate, listingIndexOf, type VoteRate } from '../harness/cast-at-rate.ts';
import type { OpenListener } from './listeners.ts';

export interface ListenerLoad extends VoteRate {
  readonly databaseUrl: string;
  readonly places: readonly OpenListener[];
  /** How many listeners are silent; they are the first ones. */
  readonly silent: number;
}

export interface ListenerVotes {
  readonly cast: number;
  readonly toSilent: number;
}

process.on('message', async (load: ListenerLoad) => process.send?.(await run(load)));
process.on('disconnect', () => process.exit());

async function run(load: ListenerLoad): Promise<ListenerVotes> {
  const context = await createContext(
    readConfig({
      DATABASE_URL: load.databaseUrl,
      SECRET_KEY: BENCH_SECRET_KEY,
      BASE_URL: 'https://votes.example',
      ALLOW_PRIVATE_TARGETS: '127.0.0.0/8',
      LOG_LEVEL: 'warn',
    }),
  );
  const listings = await openListings(context, load.places);
  context.start();
  const cast = await castAtRate(context, listings, load, true);
  const toSilent = Array.from({ length: cast }, (_, number) => listingIndexOf(number, listings.length)).filter(
    (place) => place < load.silent,
  ).length;
  return { cast, toSilent };
}

async function openListings({ db, vault, checkListenerHost }: AppContext, places: readonly OpenListener[]) {
  const ids: string[] = [];
  for (const { port, token } of places) {
    const { id } = await aServer(db);
    const request = {
      listingId: id,
      host: '127.0.0.1',
      port,
      protocol: 'v2',
      secret: token,
      by: OPERATOR,
    } as const;
    const saved = await saveListener({ db, vault, checkListenerHost }, request);
    if (!saved.ok) throw new Error(ENGLISH.text(saved.sentence));
    ids.push(id);
  }
  return ids;
}
