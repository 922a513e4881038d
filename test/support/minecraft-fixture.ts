// The Minecraft plugin in stand-ins for Paper and Velocity beside a real service, for the tests of one file.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, onTestFinished } from 'vitest';
import {
  type BuiltPlugin,
  buildPlugin,
  type FakeServer,
  type FakeServerOptions,
  startFakeServer,
} from './minecraft-server.ts';
import { type MinecraftListing, type MinecraftSite, startMinecraftSite } from './minecraft-site.ts';

interface Following {
  readonly listing: MinecraftListing;
  readonly options: FakeServerOptions;
  readonly server: FakeServer;
}

export interface MinecraftFixture {
  readonly site: MinecraftSite;
  /** A game server that follows the votes of a new listing. */
  follow(config?: Readonly<Record<string, string>>, more?: Partial<FakeServerOptions>): Promise<Following>;
  /** Starts a game server in the folder of an earlier one; it is killed when the test ends. */
  start(options: FakeServerOptions): Promise<FakeServer>;
}

export function minecraftFixture(): MinecraftFixture {
  let built: BuiltPlugin;
  let site: MinecraftSite;
  beforeAll(async () => {
    // One after the other: a service whose fixture failed would never be stopped.
    built = await buildPlugin();
    site = await startMinecraftSite();
  });
  afterAll(() => site?.close());

  async function start(options: FakeServerOptions): Promise<FakeServer> {
    const server = await startFakeServer(built, options);
    onTestFinished(() => server.kill());
    return server;
  }

  return {
    get site() {
      return site;
    },
    start,
    async follow(config = {}, more = {}) {
      const listing = await site.listing();
      const folder = mkdtempSync(join(tmpdir(), 'plaudit-server-'));
      onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
      const options = { folder, config: { site: site.url, token: listing.token, ...config }, ...more };
      return { listing, options, server: await start(options) };
    },
  };
}
