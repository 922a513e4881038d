// The service as in production with a webhook for each listing; casts votes at a rate, or one after a rest.

import { setTimeout as rest } from 'node:timers/promises';
import { OPERATOR } from '../../src/access/audit.ts';
import { readConfig } from '../../src/config.ts';
import { type AppContext, createContext } from '../../src/context.ts';
import { saveWebhook } from '../../src/endpoints/webhook-settings.ts';
import { ENGLISH } from '../../src/messages/translations.ts';
import { aBot } from '../../test/support/people-and-listings.ts';
import { BENCH_SECRET_KEY } from '../drain/seed-plaudit.ts';
import { castAtRate, castOne, type VoteRate } from '../harness/cast-at-rate.ts';

export interface LatencyOpening {
  readonly databaseUrl: string;
  readonly url: string;
  readonly listings: number;
}

export interface SpacedVotes {
  readonly votes: number;
  readonly restMs: number;
}

export interface LatencyVotes {
  readonly cast: number;
}

let context: AppContext;
let listings: readonly string[] = [];

process.on('message', async (order: LatencyOpening | VoteRate | SpacedVotes) => {
  if ('databaseUrl' in order) await open(order);
  const cast = 'rate' in order ? await castAtRate(context, listings, order, false) : 0;
  const single = 'restMs' in order ? await castAfterRests(order) : 0;
  process.send?.({ cast: cast + single } satisfies LatencyVotes);
});
process.on('disconnect', () => process.exit());

async function open({ databaseUrl, url, listings: count }: LatencyOpening): Promise<void> {
  context = await createContext(
    readConfig({
      DATABASE_URL: databaseUrl,
      SECRET_KEY: BENCH_SECRET_KEY,
      BASE_URL: 'https://votes.example',
      ALLOW_PRIVATE_TARGETS: '127.0.0.0/8',
      LOG_LEVEL: 'warn',
    }),
  );
  const { db, vault, checkWebhookUrl, wake } = context;
  const ids: string[] = [];
  for (let number = 0; number < count; number += 1) {
    const { id } = await aBot(db);
    const parts = { db, vault, checkWebhookUrl, wake };
    const saved = await saveWebhook(parts, { listingId: id, url, by: OPERATOR });
    if (!saved.ok) throw new Error(ENGLISH.text(saved.sentence));
    ids.push(id);
  }
  listings = ids;
  context.start();
}

/** A rest is longer than the loop sleeps between two polls and than idle connections are kept. */
async function castAfterRests({ votes, restMs }: SpacedVotes): Promise<number> {
  for (let number = 0; number < votes; number += 1) {
    await rest(restMs);
    await castOne(context.voting, listings[number % listings.length] as string, false);
  }
  return votes;
}
