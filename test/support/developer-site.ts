// The real service in its own process on PostgreSQL, with a bot, a server and tokens for the command line.
import type { Db } from '../../src/db/database.ts';
import type { Listing } from '../../src/listings/listing.ts';
import { runCommandWords } from './command-line.ts';
import { freshDatabase } from './database.ts';
import { TEST_SECRET_KEY } from './delivery-fixture.ts';
import { freePort } from './free-port.ts';
import { aBot, aServer, aToken } from './people-and-listings.ts';
import { type ServerProcess, startServer } from './server-process.ts';

export interface DeveloperSite {
  readonly db: Db;
  readonly bot: Listing;
  readonly server: Listing;
  url(): string;
  /** For the command line: the site and a token with these scopes. */
  environment(scopes?: readonly string[], listing?: Listing): Promise<Record<string, string>>;
  /** Casts a vote, by default for the bot, in another process than the service; returns the event ID. */
  vote(userId: string, listing?: Listing, player?: string): Promise<string>;
  setWebhook(url: string, listing?: Listing): Promise<void>;
  revoke(token: string): Promise<void>;
  kill(): Promise<void>;
  /** On the same port as before. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

const ALL_SCOPES = ['votes:read', 'webhooks:write', 'stats:write', 'changelog:write'];

export async function startDeveloperSite(): Promise<DeveloperSite> {
  const database = await freshDatabase();
  const { db } = database;
  const port = await freePort();
  const settings = { DATABASE_URL: database.url ?? '', SECRET_KEY: TEST_SECRET_KEY, PORT: String(port) };
  let service: ServerProcess = await startServer(settings);
  const url = `http://127.0.0.1:${port}`;
  const bot = await aBot(db);
  const server = await aServer(db);
  await db.updateTable('listing').set({ plan: 'verified' }).where('id', '=', bot.id).execute();
  const manage = async (listing: Listing, path: string, request: RequestInit) => {
    const { token } = await aToken(db, listing, ['webhooks:write']);
    const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
    const response = await fetch(`${url}/api/v1${path}`, { ...request, headers });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  };
  return {
    db,
    bot,
    server,
    url: () => url,
    async environment(scopes = ALL_SCOPES, listing = bot) {
      return { PLAUDIT_URL: url, PLAUDIT_TOKEN: (await aToken(db, listing, scopes)).token };
    },
    async vote(userId, listing = bot, player) {
      const words = ['vote', 'cast', '--listing', listing.id, '--user-id', userId, '--json'];
      const ran = await runCommandWords([...words, ...(player ? ['--player', player] : [])], settings);
      return JSON.parse(ran.out).eventId;
    },
    async setWebhook(webhook, listing = bot) {
      await manage(listing, '/webhooks/config', { method: 'PUT', body: JSON.stringify({ url: webhook }) });
    },
    async revoke(token) {
      await manage(bot, `/tokens/tok_${token.split('_')[1]}`, { method: 'DELETE' });
    },
    kill: () => service.kill(),
    async restart() {
      service = await startServer(settings);
    },
    async close() {
      await service.kill();
      await database.close();
    },
  };
}
