// The site with a Discord on loopback, for tests of imports, which may also add game servers.
import { afterEach, beforeEach } from 'vitest';
import { type DiscordListings, serveDiscordListings } from './discord-listings.ts';
import type { GameServer } from './game-servers.ts';
import { aPicture } from './pictures.ts';
import { openSite, type Site, type SiteOptions } from './site.ts';
import { LOOPBACK } from './test-outbound.ts';

const local = { ALLOW_PRIVATE_TARGETS: LOOPBACK.join(',') };

export interface ImportSite {
  /** The Discord of the current test. */
  discord(): DiscordListings;
  /** Closes a server with the test. */
  keep<T extends GameServer>(starting: Promise<T>): Promise<T>;
  open(options?: SiteOptions): Promise<Site>;
}

/** Each test of the file gets a Discord of its own. */
export function importSite(): ImportSite {
  let discord: DiscordListings;
  let running: GameServer[] = [];
  beforeEach(async () => {
    discord = await serveDiscordListings(await aPicture('png', 256, 256));
    running = [discord];
  });
  afterEach(async () => {
    for (const server of running) await server.close();
  });
  return {
    discord: () => discord,
    async keep(starting) {
      const server = await starting;
      running.push(server);
      return server;
    },
    open: (options = {}) =>
      openSite({ environment: local, ...options, overrides: { discordOrigin: discord.origin, ...options.overrides } }),
  };
}

/** The draft's ID in the address of the form that it filled in. */
export function draftIn({ location }: { location: string | null }): string {
  const id = /[?&]import=(imp_\w+)$/.exec(location ?? '')?.[1];
  if (!id) throw new Error(`No draft in ${location}`);
  return id;
}

export const listingsNamed = ({ db }: Site, name: string) =>
  db.selectFrom('listing').select(['id', 'name', 'summary', 'description', 'icon']).where('name', '=', name).execute();
