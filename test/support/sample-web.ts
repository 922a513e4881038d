// The pages with made-up data, for looking at them: node --import ./scripts/jsx.mjs test/support/sample-web.ts [port] [scene]
import { serve } from '@hono/node-server';
import { createWeb } from '../../src/web/web.tsx';
import { BOT, MINECRAFT, NASTY } from './sample-data.ts';
import { type Sample, sample, sampleParts } from './sample-parts.ts';

const port = Number(process.argv[2] ?? 3100);
const more = ['Second', 'Third', 'Fourth'].flatMap((word, index) => [
  {
    ...MINECRAFT,
    id: `lst_game${index}`,
    name: `${word} Sample Server`,
    voteCount: 900 - index * 300,
    plan: 'free' as const,
  },
  { ...BOT, id: `lst_bot${index}`, name: `${word} Sample Bot`, voteCount: 800 - index * 250 },
]);

const SCENES: Record<string, Partial<Sample>> = {
  usual: { listings: [MINECRAFT, BOT, ...more], challenge: true },
  'signed-out': {
    listings: [MINECRAFT, BOT, NASTY, ...more],
    person: null,
    discord: 'https://discord.example/',
  },
  fresh: { listings: [{ ...BOT, voteCount: 0 }], webhook: null, deliveries: [], tokens: [] },
  disabled: {
    webhook: {
      endpointId: 'end_sample',
      format: 'discord',
      urlShown: 'https://discord.com/api/webhooks/1…/…',
      state: 'disabled',
      consecutiveFailures: 20,
      hasSecret: false,
    },
    health: {
      status: 'disabled',
      consecutiveFailures: 20,
      lastDeliveredAt: null,
      lastFailure: { at: new Date(), httpStatus: null, code: 'connect_refused' },
      last24Hours: { delivered: 0, failed: 2, retrying: 0, undelivered: 31 },
    },
    votedAt: new Date(),
  },
  empty: { listings: [] },
};

const state = sample({ ...SCENES[process.argv[3] ?? 'usual'], baseUrl: `http://localhost:${port}` });
serve({ fetch: createWeb(sampleParts(state)).fetch, port }, () => console.log(`http://localhost:${port}`));
