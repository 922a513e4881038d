// The Minecraft plugin in stand-ins for Paper and Velocity, against the real service. Skipped where there is no JDK.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import {
  type BuiltPlugin,
  buildPlugin,
  type FakeServer,
  type FakeServerOptions,
  hasJava,
  startFakeServer,
} from '../support/minecraft-server.ts';
import { type MinecraftListing, type MinecraftSite, startMinecraftSite } from '../support/minecraft-site.ts';

describe.skipIf(!hasJava)('the Minecraft plugin (needs a JDK, version 17 or later)', () => {
  let built: BuiltPlugin;
  let site: MinecraftSite;

  beforeAll(async () => {
    [built, site] = await Promise.all([buildPlugin(), startMinecraftSite()]);
  }, 120_000);

  afterAll(async () => {
    await site.close();
    built.remove();
  });

  function newFolder(): string {
    const folder = mkdtempSync(join(tmpdir(), 'plaudit-server-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    return folder;
  }

  interface Started {
    readonly listing: MinecraftListing;
    readonly options: FakeServerOptions;
    readonly server: FakeServer;
  }

  /** A game server that follows the votes of a new listing. */
  async function follow(
    config: Readonly<Record<string, string>>,
    more: Partial<FakeServerOptions> = {},
  ): Promise<Started> {
    const listing = await site.listing();
    const options: FakeServerOptions = {
      folder: newFolder(),
      config: { site: site.url, token: listing.token, ...config },
      ...more,
    };
    return { listing, options, server: await start(options) };
  }

  async function start(options: FakeServerOptions): Promise<FakeServer> {
    const server = await startFakeServer(built, options);
    onTestFinished(() => server.kill());
    return server;
  }

  const POLL = { mode: 'poll', 'poll-seconds': '2' };

  test('a polled vote reaches a reward plugin once, and not again after a restart', async () => {
    const { listing, options, server } = await follow(POLL);
    await server.untilLogged(/Asking .* for votes every 2 s/);
    const { votedAt } = await listing.vote('.Steve_1');
    await listing.vote(null);
    await server.untilRewarded(1);
    expect(server.happened.find(({ what }) => what === 'vote')).toEqual({
      what: 'vote',
      serviceName: 'Plaudit',
      username: '.Steve_1',
      address: '0.0.0.0',
      timeStamp: String(Date.parse(votedAt)),
      mainThread: 'true',
      ownClasses: 'true',
    });
    await server.kill();
    await listing.vote('Alex');
    const restarted = await start(options);
    await restarted.untilRewarded(1);
    expect(restarted.rewarded).toEqual(['Alex']);
  });
});
