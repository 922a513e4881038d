// The dedupe stores in memory, in Redis and in PostgreSQL: real servers, real clients.
import { PGlite } from '@electric-sql/pglite';
import { createReceiver, dedupeTableSql, memoryDedupe, redisDedupe, signVote, sqlDedupe } from '@plaudit/sdk';
import { Redis } from 'ioredis';
import pg from 'pg';
import { createClient } from 'redis';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type PostgresServer, startPostgres } from '../../support/postgres.ts';
import { testDedupeStore } from './dedupe-contract.ts';
import { HAS_REDIS, type RedisServer, startRedis } from './redis.ts';

const SECRET = 'whsec_AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8=';

describe('memoryDedupe', () => {
  const store = memoryDedupe();
  testDedupeStore(() => [store, store]);

  test('is bounded, and forgets the oldest votes first', async () => {
    const small = memoryDedupe({ maxEvents: 2 });
    for (const id of ['a', 'b', 'c']) {
      const claim = await small.claim(id);
      if (claim.state === 'new') await claim.complete();
    }
    expect((await small.claim('c')).state).toBe('done');
    expect((await small.claim('a')).state).toBe('new');
  });
});

describe.skipIf(!HAS_REDIS)('redisDedupe', () => {
  let server: RedisServer;
  let ioredis: Redis;
  let nodeRedis: ReturnType<typeof createClient>;
  beforeAll(async () => {
    server = await startRedis();
    ioredis = new Redis(server.url);
    nodeRedis = createClient({ url: server.url });
    await nodeRedis.connect();
  });
  afterAll(async () => {
    ioredis.disconnect();
    nodeRedis.destroy();
    await server.stop();
  });

  describe('with ioredis', () => testDedupeStore(() => [redisDedupe(ioredis), redisDedupe(ioredis)]));
  describe('with redis', () => testDedupeStore(() => [redisDedupe(nodeRedis), redisDedupe(ioredis)]));
  describe('with a function', () =>
    testDedupeStore(() => {
      const send = (command: string, ...parameters: string[]) => ioredis.call(command, ...parameters);
      return [redisDedupe(send), redisDedupe(nodeRedis)];
    }));

  test('frees the vote of a process that died, and keeps a handled one for 90 days', async () => {
    const store = redisDedupe(ioredis, { leaseMs: 20, prefix: 'sample:' });
    expect((await store.claim('e1')).state).toBe('new');
    await expect.poll(async () => (await store.claim('e1')).state).toBe('new');
    const claim = await redisDedupe(nodeRedis, { prefix: 'sample:' }).claim('e2');
    if (claim.state === 'new') await claim.complete();
    expect(await ioredis.pttl('sample:e2')).toBeGreaterThan(90 * 86_400_000 - 60_000);
  });

  test('a claim that has expired does not release the one after it', async () => {
    const store = redisDedupe(ioredis, { leaseMs: 20 });
    const expired = await store.claim('late');
    await expect.poll(() => ioredis.exists('plaudit:vote:late')).toBe(0);
    expect((await redisDedupe(ioredis).claim('late')).state).toBe('new');
    if (expired.state === 'new') await expired.release();
    expect((await store.claim('late')).state).toBe('busy');
  });
});

describe('sqlDedupe on PostgreSQL', () => {
  let server: PostgresServer;
  let pool: pg.Pool;
  beforeAll(async () => {
    server = await startPostgres();
    pool = new pg.Pool({ connectionString: server.url, max: 30 });
    await pool.query('create table balance (player text primary key, coins int not null)');
  });
  afterAll(async () => {
    await pool.end();
    await server.stop();
  });

  testDedupeStore(() => [sqlDedupe(pool), sqlDedupe(pool)]);

  test('creates its table once, whatever number of processes start at once', async () => {
    const stores = Array.from({ length: 8 }, () => sqlDedupe(pool, { table: 'handled_at_once' }));
    const claims = await Promise.all(stores.map((store, place) => store.claim(`event-${place}`)));
    for (const claim of claims) if (claim.state === 'new') await claim.complete();
    expect((await pool.query('select from handled_at_once')).rowCount).toBe(8);
  });

  test('commits the reward and the mark together, or neither', async () => {
    let fails = true;
    const receiver = createReceiver({
      secret: SECRET,
      dedupe: sqlDedupe(pool),
      onError: () => {},
      onVote: async ({ data }, { transaction }) => {
        await transaction.query(
          'insert into balance values ($1, 100) on conflict (player) do update set coins = balance.coins + 100',
          [data.userId],
        );
        if (fails) throw new Error('The sample handler fails after the reward.');
      },
    });
    const send = async () => {
      const signed = await signVote({ eventId: 'reward', userId: 'u1' }, SECRET);
      return (await receiver.fetch(new Request('http://localhost/votes', { method: 'POST', ...signed }))).status;
    };
    const coins = async () => (await pool.query("select coins from balance where player = 'u1'")).rows[0]?.coins;
    expect([await send(), await coins()]).toEqual([503, undefined]);
    fails = false;
    expect([await send(), await coins()]).toEqual([200, 100]);
    expect([await send(), await coins()]).toEqual([200, 100]);
  });

  test('a handler that ignores a failed statement gets its vote again, because nothing was committed', async () => {
    const receiver = createReceiver({
      secret: SECRET,
      dedupe: sqlDedupe(pool),
      onError: () => {},
      onVote: async (_event, { transaction }) => {
        await transaction.query('select from missing_sample_table', []).catch(() => {});
      },
    });
    const signed = await signVote({ eventId: 'ignored' }, SECRET);
    const response = await receiver.fetch(new Request('http://localhost/votes', { method: 'POST', ...signed }));
    expect(response.status).toBe(503);
    const again = await sqlDedupe(pool).claim('ignored');
    expect(again.state).toBe('new');
    if (again.state === 'new') await again.release();
  });

  test('a connection that is lost while the handler runs frees the vote, and the process survives', async () => {
    const store = sqlDedupe(pool);
    const claim = await store.claim('lost');
    if (claim.state !== 'new') throw new Error('The vote was claimed before.');
    const { rows } = await claim.transaction.query('select pg_backend_pid() as pid', []);
    await pool.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
    await expect(claim.complete()).rejects.toThrow();
    const again = await store.claim('lost');
    expect(again.state).toBe('new');
    if (again.state === 'new') await again.complete();
  });

  test('works with one connection and a table that exists', async () => {
    await pool.query('create schema bot');
    await pool.query(dedupeTableSql('bot.handled'));
    const single = new pg.Pool({ connectionString: server.url, max: 1 });
    const store = sqlDedupe(single, { table: 'bot.handled', createTable: false });
    for (const state of ['new', 'done'])
      await store.claim('only').then(async (claim) => {
        expect(claim.state).toBe(state);
        if (claim.state === 'new') await claim.complete();
      });
    await single.end();
  });

  test('refuses a table name that is none', () => {
    expect(() => sqlDedupe(pool, { table: 'votes; drop table balance' })).toThrow(/not a plain name/);
  });
});

describe('sqlDedupe on PGlite', () => {
  let database: PGlite;
  beforeAll(async () => {
    database = await PGlite.create();
  });
  afterAll(() => database.close());

  testDedupeStore(() => [sqlDedupe(database), sqlDedupe(database)], true);
});
