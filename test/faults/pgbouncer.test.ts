// Decision P205 with PgBouncer itself, if the machine has it; test/faults/pooler.test.ts tests the same everywhere, with
// a pooler of our own.
import { describe, expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../../src/db/database.ts';
import { emptyDatabase } from '../support/empty-database.ts';
import { type PgBouncerSettings, pgBouncerVersion, startPgBouncer } from '../support/pgbouncer.ts';
import { startServer } from '../support/server-process.ts';
import { castAndDeliver } from './vote-load.ts';

const version = pgBouncerVersion();
const [major = 0, minor = 0] = (version ?? '').split('.').map(Number);
/** PgBouncer gives prepared statements names of its own since 1.21. */
const tracksStatements = major > 1 || minor >= 21;
const VOTES = 300;

async function open(settings: PgBouncerSettings) {
  const directUrl = await emptyDatabase();
  const pgBouncer = await startPgBouncer(directUrl, settings);
  onTestFinished(() => pgBouncer.close());
  return { directUrl, ...pgBouncer };
}

/** What Plaudit finds out about the connections. */
async function modeOf(databaseUrl: string) {
  const database = await openDatabase({ databaseUrl, dataDir: '' });
  await database.close();
  return database.connections;
}

describe.skipIf(!version)(version ? `PgBouncer ${version}` : 'PgBouncer, which this machine does not have', () => {
  test.each<PgBouncerSettings>([
    { pool_mode: 'transaction' },
    { pool_mode: 'transaction', server_round_robin: '1' },
    { pool_mode: 'transaction', default_pool_size: '1' },
  ])('P205 %j is recognized as pooled, without LISTEN', async (settings) => {
    const { url } = await open({ ...settings, ...(tracksStatements && { max_prepared_statements: '0' }) });
    expect(await modeOf(url)).toEqual({ sessions: 'pooled', isPrepared: false, listens: false });
  });

  test('P205 in session mode it is used like PostgreSQL itself', async () => {
    const { url } = await open({ pool_mode: 'session' });
    expect(await modeOf(url)).toEqual({ sessions: 'direct', isPrepared: true, listens: true });
  });

  test('P205 in statement mode it is rejected', async () => {
    const { url } = await open({ pool_mode: 'statement' });
    await expect(modeOf(url)).rejects.toThrow('Set the pooler to transaction mode');
  });

  test('P240 in session mode with one server connection it is rejected, and says why', async () => {
    const { url } = await open({ pool_mode: 'session', default_pool_size: '1' });
    await expect(modeOf(url)).rejects.toThrow('its pool is too small');
  });

  test.skipIf(!tracksStatements)('P205 statements are prepared through max_prepared_statements', async () => {
    const { url } = await open({ pool_mode: 'transaction', max_prepared_statements: '200' });
    expect(await modeOf(url)).toEqual({ sessions: 'pooled', isPrepared: true, listens: false });
    expect(await castAndDeliver({ DATABASE_URL: url }, VOTES)).toMatchObject(everything);
  });

  test('P205 in transaction mode every vote is delivered, by polling', async () => {
    const { url } = await open({ pool_mode: 'transaction', default_pool_size: '10' });
    expect(await castAndDeliver({ DATABASE_URL: url, DATABASE_PREPARED: 'off' }, VOTES)).toMatchObject(everything);
  });

  test('P205 in transaction mode notifications arrive through DATABASE_DIRECT_URL', async () => {
    const { url, directUrl } = await open({ pool_mode: 'transaction', default_pool_size: '10' });
    const figures = await castAndDeliver({ DATABASE_URL: url, DATABASE_DIRECT_URL: directUrl }, VOTES);
    expect(figures).toMatchObject(everything);
  });

  test('P205 in session mode every vote is delivered', async () => {
    const { url } = await open({ pool_mode: 'session', default_pool_size: '60' });
    expect(await castAndDeliver({ DATABASE_URL: url }, VOTES)).toMatchObject(everything);
  });

  test('P206 a process is not ready when PgBouncer is set to transaction mode while it runs', async () => {
    const { url, reload } = await open({ pool_mode: 'session', default_pool_size: '60' });
    const server = await startServer({ DATABASE_URL: url, SECRET_KEY: 'k'.repeat(40), LOG_LEVEL: 'silent' });
    onTestFinished(() => server.stop().then(() => undefined));
    const failing = async () => {
      const response = await fetch(`http://127.0.0.1:${server.summary.port}/readyz`);
      return ((await response.json()) as { failing: string[] }).failing;
    };
    expect(await failing()).toEqual([]);
    await reload({ pool_mode: 'transaction' });
    await expect.poll(failing).toContain('sessions');
  });
});

const everything = { accepted: VOTES + 10, delivered: VOTES + 10, failed: [], repeated: 0 };
