// The whole service as in production on either database, and beside it a minimal HTTP server through which votes are
// cast: `POST /LISTING/VOTER`, without authentication.
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buildHttp } from '../../src/app.ts';
import type { AppContext } from '../../src/context.ts';
import { startHttpServer } from '../../src/http-server.ts';
import { castVote } from '../../src/votes/cast-vote.ts';
import { insertEndpoints } from '../drain/seed-plaudit.ts';
import { isQuiet } from '../harness/is-quiet.ts';
import { type DatabaseChoice, openBenchContext } from '../harness/open-context.ts';

export interface AcceptOpening extends DatabaseChoice {
  /** Of the receiver. */
  readonly origin: string;
  /** Listings `lst_0`, `lst_1` …, each with a webhook. */
  readonly endpoints: number;
}

export interface AcceptState {
  readonly origin: string;
  /** Whether nothing is due or leased. */
  readonly isQuiet: boolean;
}

let context: AppContext;
let origin = '';

process.on('message', async (order: AcceptOpening | object) => {
  if ('endpoints' in order) await open(order);
  process.send?.({ origin, isQuiet: await isQuiet(context.db) } satisfies AcceptState);
});
process.on('disconnect', () => process.exit());

async function open({ endpoints, origin: receiver, ...database }: AcceptOpening): Promise<void> {
  context = await openBenchContext(database);
  await insertEndpoints(context.db, { endpoints, origin: receiver });
  await startHttpServer(buildHttp(context), { host: '127.0.0.1', port: 0 });
  context.start();
  const server = createServer((request, response) => void answer(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function answer({ url = '' }: IncomingMessage, response: ServerResponse): Promise<void> {
  const [, listingId = '', voterId = ''] = url.split('/');
  const voter = { voterId, platformId: null, confirmed: true };
  const status = await castVote(context.voting, { listingId, voter, playerName: null }).then(
    ({ ok }) => (ok ? 201 : 409),
    () => 500,
  );
  response.writeHead(status).end();
}
