// The autoposter with objects shaped as those of discord.js, discord-hybrid-sharding and Eris, against a real server.
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createClient } from '../../sdk/src/client/index.ts';
import { type AutoposterOptions, type BotClient, createAutoposter } from '../../sdk/src/discord/index.ts';

const posts: { serverCount: number; shardCount?: number }[] = [];
const errors: string[] = [];
let respond: (response: ServerResponse) => void;
let baseUrl: string;
let stop: () => void = () => undefined;

const server = createServer(async (request, response) => {
  if (request.url?.endsWith('/token')) return void response.end('{"listingId":"100000000000000001"}');
  posts.push(JSON.parse(String(await buffer(request))));
  respond(response);
});

beforeEach(async () => {
  posts.length = 0;
  errors.length = 0;
  respond = (response) => response.end('{"serverCount":1,"reportedAt":"2026-01-01T00:00:00.000Z"}');
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  stop();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

function start(client: BotClient, options: AutoposterOptions = {}) {
  const api = createClient({ baseUrl, token: 'plt_sampletoken', maxRetries: 0 });
  const onError = (error: Error) => void errors.push(error.message);
  const autoposter = createAutoposter(client, api, { intervalMs: 30, onError, ...options });
  stop = autoposter.stop;
  return autoposter;
}

/** A client of discord.js as far as it matters here. */
class DiscordJs {
  ready = true;
  servers: number;
  shard: Shards | undefined;
  readonly ws = { destroyed: false, shards: new Map<number, unknown>() };
  readonly options: { shards: number[]; shardCount: number };

  constructor(servers: number, shards: number[] = [0], shardCount = 1) {
    this.servers = servers;
    this.options = { shards, shardCount };
  }
  isReady() {
    return this.ready;
  }
  get guilds() {
    return { cache: { size: this.servers } };
  }
}

/** A ShardingManager or ClusterManager: runs the source code of the script in other processes, so in another context. */
class Shards {
  readonly clients: DiscordJs[];
  constructor(...clients: DiscordJs[]) {
    this.clients = clients;
  }
  async broadcastEval(script: (client: unknown) => unknown): Promise<unknown> {
    if (this.clients.length === 0) throw new Error('No shards have been spawned.');
    return this.clients.map((client) => JSON.parse(JSON.stringify(runInNewContext(`(${script})(client)`, { client }))));
  }
}

describe('one process', () => {
  it('posts the count of discord.js at once and then at intervals', async () => {
    const client = new DiscordJs(3, [0, 1], 2);
    start(client);
    await expect.poll(() => posts.length).toBeGreaterThan(1);
    expect(posts[0]).toEqual({ serverCount: 3, shardCount: 2 });
    client.servers = 4;
    await expect.poll(() => posts.at(-1)?.serverCount).toBe(4);
  });

  it('waits until discord.js is ready, and says so when that takes longer than an interval', async () => {
    const client = new DiscordJs(3);
    client.ready = false;
    start(client);
    await expect.poll(() => errors).toContain('No server count was posted. Shard 0 is not ready.');
    expect(posts).toEqual([]);
    client.ready = true;
    await expect.poll(() => posts[0]).toEqual({ serverCount: 3, shardCount: 1 });
  });

  it('stops when discord.js is destroyed', async () => {
    const client = new DiscordJs(3);
    start(client);
    await expect.poll(() => posts.length).toBeGreaterThan(0);
    client.ws.destroyed = true;
    await expectNoMorePosts();
  });

  it('posts the count of Eris, with servers in an outage, when every shard is ready', async () => {
    const shards = new Map([
      [0, { ready: true }],
      [1, { ready: false }],
    ]);
    start({ ready: true, guilds: { size: 5 }, unavailableGuilds: { size: 1 }, shards, options: { maxShards: 2 } });
    await expect.poll(() => errors).toContain('No server count was posted. The shards 0, 1 are not ready.');
    expect(posts).toEqual([]);
    shards.set(1, { ready: true });
    await expect.poll(() => posts[0]).toEqual({ serverCount: 6, shardCount: 2 });
  });

  it('posts nothing for some of the shards of Eris', async () => {
    const shards = new Map([[0, { ready: true }]]);
    start({ ready: true, guilds: { size: 5 }, shards, options: { maxShards: 2 } });
    await expect.poll(() => errors).toContain('No server count was posted. Shard 1 is not ready.');
    expect(posts).toEqual([]);
  });
});

describe('several processes', () => {
  it('a manager posts the sum when every shard has started and is ready, and nothing before', async () => {
    const late = new DiscordJs(30, [2], 3);
    late.ready = false;
    const manager = new Shards();
    start(manager);
    await expect.poll(() => errors.at(-1)).toContain('No shards have been spawned.');
    manager.clients.push(new DiscordJs(10, [0], 3), new DiscordJs(20, [1], 3));
    await expect.poll(() => errors.at(-1)).toContain('Shard 2 is not ready.');
    manager.clients.push(late);
    await expect.poll(() => errors.length).toBeGreaterThan(3);
    expect(posts).toEqual([]);
    late.ready = true;
    await expect.poll(() => posts[0]).toEqual({ serverCount: 60, shardCount: 3 });
  });

  it('sums up clusters that run several shards each', async () => {
    start(new Shards(new DiscordJs(10, [0, 1], 4), new DiscordJs(20, [2, 3], 4)));
    await expect.poll(() => posts[0]).toEqual({ serverCount: 30, shardCount: 4 });
  });

  it('of the processes of a bot, only the one with shard 0 posts', async () => {
    const [first, second] = [new DiscordJs(10, [0], 2), new DiscordJs(20, [1], 2)];
    const shards = new Shards(first, second);
    first.shard = shards;
    second.shard = shards;
    const other = start(second);
    start(first);
    await expect.poll(() => posts.length).toBeGreaterThan(1);
    expect(new Set(posts.map((post) => JSON.stringify(post)))).toEqual(new Set(['{"serverCount":30,"shardCount":2}']));
    stop();
    await expectNoMorePosts();
    other.stop();
  });
});

describe('failures', () => {
  it('are reported, and posting goes on', async () => {
    let failures = 2;
    respond = (response) => {
      if (failures-- > 0) response.writeHead(503).end();
      else response.end('{"serverCount":3,"reportedAt":"2026-01-01T00:00:00.000Z"}');
    };
    const posted: number[] = [];
    start(new DiscordJs(3), { onPost: ({ serverCount }) => void posted.push(serverCount) });
    await expect.poll(() => posted.length).toBeGreaterThan(0);
    expect(errors).toHaveLength(2);
  });

  it('Retry-After is respected', async () => {
    let isFirst = true;
    respond = (response) => {
      if (isFirst) response.writeHead(429, { 'Retry-After': '1' }).end();
      else response.end('{}');
      isFirst = false;
    };
    const startedAt = performance.now();
    start(new DiscordJs(3));
    await expect.poll(() => posts.length).toBeGreaterThan(1);
    expect(performance.now() - startedAt).toBeGreaterThanOrEqual(950);
  });

  it('a number of one’s own is posted, and null waits', async () => {
    let counted: { serverCount: number } | null = null;
    start(new DiscordJs(3), { count: () => counted });
    await expect.poll(() => errors).toContain('No server count was posted. `count` returned null.');
    counted = { serverCount: 77 };
    await expect.poll(() => posts[0]).toEqual({ serverCount: 77 });
  });

  it('something that is not a client is refused with a sentence', () => {
    expect(() => start({ guilds: {} } as BotClient)).toThrow(/needs a client of discord\.js, Eris or Oceanic/);
  });
});

/** The autoposter has stopped when there is no post in three intervals. */
async function expectNoMorePosts(): Promise<void> {
  await expect
    .poll(async () => {
      const before = posts.length;
      await new Promise((resolve) => setTimeout(resolve, 100));
      return posts.length - before;
    })
    .toBe(0);
}
