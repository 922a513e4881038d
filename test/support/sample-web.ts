// The pages with made-up data, for looking at them: node --import tsx test/support/sample-web.ts [port]
import { serve } from '@hono/node-server';
import { createWeb } from '../../src/web/web.tsx';
import { BOT, MINECRAFT, sample, sampleParts } from './sample-parts.ts';

const port = Number(process.argv[2] ?? 3100);
const more = ['Second', 'Third', 'Fourth'].flatMap((word, index) => [
  { ...MINECRAFT, id: `lst_game${index}`, name: `${word} Sample Server`, voteCount: 900 - index * 300, plan: 'free' as const },
  { ...BOT, id: `lst_bot${index}`, name: `${word} Sample Bot`, voteCount: 800 - index * 250 },
]);
const state = sample({
  listings: [MINECRAFT, BOT, ...more],
  challenge: true,
  baseUrl: `http://localhost:${port}`,
});
serve({ fetch: createWeb(sampleParts(state)).fetch, port }, () => console.log(`http://localhost:${port}`));
