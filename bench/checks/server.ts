// The server as in production, with one more route that says hello: the cost of HTTP alone.
import { Hono } from 'hono';
import { buildHttp } from '../../src/app.ts';
import { readConfig } from '../../src/config.ts';
import { createContext } from '../../src/context.ts';
import { createFastVoteCheckRoute } from '../../src/http/fast-vote-check-route.ts';
import { openHttpServer } from '../../src/http-server.ts';

export interface CheckServerOpening {
  readonly databaseUrl: string;
}

export interface ServerState {
  readonly origin: string;
  /** Of this process since it started. */
  readonly cpuMs: number;
}

let origin = '';

process.on('message', async (message: CheckServerOpening | object) => {
  if ('databaseUrl' in message) origin = await open(message.databaseUrl);
  const { user, system } = process.cpuUsage();
  process.send?.({ origin, cpuMs: (user + system) / 1000 } satisfies ServerState);
});
process.on('disconnect', () => process.exit());

async function open(databaseUrl: string): Promise<string> {
  const config = readConfig({
    DATABASE_URL: databaseUrl,
    SECRET_KEY: 'a key for benchmarks, thirty-two letters long at least',
    BASE_URL: 'https://votes.example',
    LOG_LEVEL: 'warn',
  });
  const app = await createContext(config);
  const http = new Hono().get('/hello', (context) => context.text('hello')).route('/', buildHttp(app));
  const server = await openHttpServer({ host: '127.0.0.1', port: 0 });
  server.serve(http, createFastVoteCheckRoute(app));
  return `http://127.0.0.1:${server.port}`;
}
