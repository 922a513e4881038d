// The Minecraft plugin in stand-ins for Paper and Velocity, against the real service. Skipped where there is no JDK.
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { minecraftFixture } from '../support/minecraft-fixture.ts';
import { type FakeServer, hasJava, writeConfig } from '../support/minecraft-server.ts';
import { randomFromSeed } from '../support/seeded-random.ts';

/** MINECRAFT_KILLS=100 for a long run. */
const KILLS = Number(process.env.MINECRAFT_KILLS ?? 3);
const SEED = Number(process.env.SEED ?? Date.now() % 1_000_000);

const CONNECTED = /Connected to .*, waiting for votes/;
const POLLING = /Asking .* for votes every 2 s/;

describe.skipIf(!hasJava)('the Minecraft plugin (needs a JDK, version 17 or later)', () => {
  const fixture = minecraftFixture();

  const votesOf = (server: FakeServer) => server.happened.filter(({ what }) => what === 'vote');

  test('a vote reaches a reward plugin, with every field as it expects them, on the main thread', async () => {
    const { listing, server } = await fixture.follow();
    await server.untilLogged(CONNECTED);
    const { votedAt, eventId } = await listing.vote('.Steve_1');
    await server.untilRewarded(1);
    expect(votesOf(server)).toEqual([
      {
        what: 'vote',
        serviceName: 'Plaudit',
        username: '.Steve_1',
        address: '0.0.0.0',
        timeStamp: String(Date.parse(votedAt)),
        mainThread: 'true',
        ownClasses: 'true',
      },
    ]);
    await expect.poll(() => listing.acknowledged('minecraft')).toBe(eventId);
    expect(server.output).not.toContain(listing.token);
  });

  test('a vote without a player name is acknowledged and not passed on', async () => {
    const { listing, server } = await fixture.follow();
    await server.untilLogged(CONNECTED);
    const { eventId } = await listing.vote(null);
    await expect.poll(() => listing.acknowledged('minecraft')).toBe(eventId);
    expect(server.rewarded).toEqual([]);
    expect(await server.reply('status', /without a player/)).toMatch(/0 passed on, .* 1 without a player name/);
  });

  test('the service is killed and started again: votes cast meanwhile arrive once', async () => {
    const { listing, server } = await fixture.follow();
    await server.untilLogged(CONNECTED);
    await listing.vote('First');
    await server.untilRewarded(1);
    await fixture.site.kill();
    await listing.vote('Meanwhile');
    await fixture.site.start();
    await listing.vote('Last');
    await server.untilRewarded(3);
    expect(server.rewarded).toEqual(['First', 'Meanwhile', 'Last']);
  });

  test('P306 a server killed while a vote is passed on does not pass it on again, and says so', async () => {
    const { listing, options, server } = await fixture.follow();
    await server.untilLogged(CONNECTED);
    await listing.vote('Steve');
    await listing.vote('Stuck');
    await server.untilRewarded(2);
    await server.kill();
    await listing.vote('Alex');
    const restarted = await fixture.start(options);
    await restarted.untilRewarded(1);
    expect(restarted.rewarded).toEqual(['Alex']);
    expect(await restarted.reply('status', /In doubt/)).toMatch(/In doubt: Stuck/);
  });

  test(`P306 a server killed ${KILLS} times at random moments rewards no vote twice and loses none silently (SEED=${SEED})`, async () => {
    const random = randomFromSeed(SEED);
    const { listing, options, server } = await fixture.follow();
    await server.untilLogged(CONNECTED);
    const servers = [server];
    const players: string[] = [];
    for (let kill = 0; kill < KILLS; kill += 1) {
      const names = Array.from({ length: 5 }, (_, index) => `P${kill}_${index}`);
      players.push(...names);
      const cast = Promise.all(names.map((name) => listing.vote(name)));
      const current = servers.at(-1)!;
      await current.untilRewarded(1 + Math.floor(random() * 4));
      await new Promise((later) => setTimeout(later, random() * 30));
      await current.kill();
      await cast;
      servers.push(await fixture.start(options));
    }
    // Until then, it only says that it starts.
    await servers.at(-1)!.untilLogged(CONNECTED);
    const rewarded = () => servers.flatMap((one) => one.rewarded);
    const inDoubt = async () => (await servers.at(-1)!.reply('status', /Last vote/)).matchAll(/In doubt: (\S+)/g);
    const accountedFor = async () => new Set([...rewarded(), ...[...(await inDoubt())].map(([, name]) => name)]);
    await expect.poll(async () => (await accountedFor()).size).toBe(players.length);
    expect(rewarded().length).toBe(new Set(rewarded()).size);
  }, 600_000);

  test('P306 a server that stops while a vote waits for the main thread gets it again', async () => {
    const { listing, options, server } = await fixture.follow();
    await server.untilLogged(CONNECTED);
    server.type('freeze');
    await expect.poll(() => server.happened.some(({ what }) => what === 'frozen')).toBe(true);
    await listing.vote('Steve');
    await expect.poll(() => server.votesLog(options)).toMatch(/^begin \w+ \d+ Steve$/m);
    await server.stop();
    expect(server.rewarded).toEqual([]);
    const restarted = await fixture.start(options);
    await restarted.untilRewarded(1);
    expect(restarted.rewarded).toEqual(['Steve']);
  });

  test('P308 without a reward plugin votes wait on the site', async () => {
    const { listing, options, server } = await fixture.follow({}, { plugins: [] });
    await server.untilLogged(CONNECTED);
    await listing.vote('Steve');
    await server.untilLogged(/No plugin listens for votes/);
    await server.stop();
    const restarted = await fixture.start({ ...options, plugins: ['reward'] });
    await restarted.untilRewarded(1);
    expect(restarted.rewarded).toEqual(['Steve']);
  });

  test('P305 the classes of another Votifier are used if it is installed', async () => {
    const { listing, server } = await fixture.follow({}, { plugins: ['rival', 'reward'] });
    await server.untilLogged(CONNECTED);
    await listing.vote('Steve');
    await server.untilRewarded(1);
    expect(votesOf(server)[0]).toMatchObject({ username: 'Steve', ownClasses: 'false' });
  });

  test('votes reach a reward plugin of a Velocity proxy', async () => {
    const { listing, server } = await fixture.follow({}, { software: 'FakeProxy' });
    await server.untilLogged(CONNECTED);
    await listing.vote('Steve');
    await server.untilRewarded(1);
    expect(votesOf(server)[0]).toMatchObject({ serviceName: 'Plaudit', username: 'Steve', address: '0.0.0.0' });
    await server.reply('test Alex', /Passed a vote of Alex on as Plaudit/);
    expect(server.rewarded).toEqual(['Steve', 'Alex']);
    await server.stop();
  });

  test('P308 a test event rewards nobody unless the owner wants it', async () => {
    const { listing, options, server } = await fixture.follow();
    await server.untilLogged(CONNECTED);
    const before = await listing.acknowledged('minecraft');
    await listing.sendTest('Steve');
    await server.untilLogged(/A test event arrived/);
    // Otherwise it would come again after the reload.
    await expect.poll(() => listing.acknowledged('minecraft')).not.toBe(before);
    writeConfig({ ...options, config: { ...options.config, 'fire-test-events': 'true' } });
    await server.reply('reload', /Read config.yml again/);
    await listing.sendTest('Alex');
    await server.untilRewarded(1);
    expect(server.rewarded).toEqual(['Alex']);
  });

  test('a revoked token stops the plugin, which says what to do; a new one works after a reload', async () => {
    const { listing, options, server } = await fixture.follow();
    await server.untilLogged(CONNECTED);
    await listing.revokeToken();
    await server.untilLogged(/The API token was revoked. Create a new one/);
    await server.reply('reload', /Read config.yml again/);
    await server.untilLogged(/does not accept the API token in "token" in config.yml/);
    const token = await listing.newToken();
    writeConfig({ ...options, config: { ...options.config, token } });
    await server.reply('reload', /Read config.yml again/);
    await listing.vote('Steve');
    await server.untilRewarded(1);
    expect(server.output).not.toContain(listing.token);
    expect(server.output).not.toContain(token);
  });

  test('two servers with the same consumer name: the older one stops and says why', async () => {
    const { listing, options, server } = await fixture.follow();
    await server.untilLogged(CONNECTED);
    const second = await fixture.follow({ ...options.config });
    await server.untilLogged(/Another server follows the votes with the same "consumer" name \(minecraft\)/);
    await listing.vote('Steve');
    await second.server.untilRewarded(1);
    expect(server.rewarded).toEqual([]);
  });

  test('P307 behind a proxy that holds streams back votes are polled, once each, also after restarts', async () => {
    const proxy = await startBufferingProxy(fixture.site.url);
    const config = { site: proxy, 'silence-seconds': '2', 'poll-seconds': '2' };
    const { listing, options, server } = await fixture.follow(config);
    await server.untilLogged(POLLING);
    const { votedAt } = await listing.vote('Steve');
    await listing.vote(null);
    await server.untilRewarded(1);
    expect(votesOf(server)[0]).toMatchObject({ serviceName: 'Plaudit', timeStamp: String(Date.parse(votedAt)) });
    await server.kill();
    await listing.vote('Alex');
    const polling = await fixture.start({ ...options, config: { ...options.config, mode: 'poll' } });
    await polling.untilRewarded(1);
    await polling.kill();
    const streaming = await fixture.start({ ...options, config: { ...options.config, site: fixture.site.url } });
    await streaming.untilLogged(CONNECTED);
    await listing.vote('Last');
    await streaming.untilRewarded(1);
    expect([polling.rewarded, streaming.rewarded]).toEqual([['Alex'], ['Last']]);
  });
});

/** Passes requests on, and holds back the body of every event stream, as some reverse proxies do. */
async function startBufferingProxy(target: string): Promise<string> {
  const server = createServer((incoming, outgoing) => {
    const { method, url: path, headers } = incoming;
    const sent = request(target, { method, path, headers: { ...headers, host: new URL(target).host } }, (response) => {
      if (response.headers['content-type']?.startsWith('text/event-stream')) return;
      outgoing.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(outgoing);
    });
    sent.on('error', () => outgoing.destroy());
    outgoing.on('close', () => sent.destroy());
    incoming.pipe(sent);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
