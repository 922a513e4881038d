// Decision P227: `plaudit doctor` on broken installations whose service is not running.
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { TEST_SECRET_KEY } from '../support/delivery-fixture.ts';
import { type DoctorEnvironment, databaseOfTest, dataFolderOfTest, examine } from '../support/doctor-fixture.ts';
import { freePort } from '../support/free-port.ts';
import { type PostgresServer, startPostgres } from '../support/postgres.ts';

/** For PostgreSQL: nothing listens at BASE_URL. */
let stopped: DoctorEnvironment;
beforeAll(async () => {
  stopped = { SECRET_KEY: TEST_SECRET_KEY, BASE_URL: `http://localhost:${await freePort()}`, BACKUP_DIR: tmpdir() };
});

describe('P227 a broken installation', () => {
  test('no backup for long', async () => {
    const other = await databaseOfTest();
    const lastSuccess = { at: new Date(Date.now() - 9 * 86_400_000).toISOString(), file: null, bytes: null };
    const value = JSON.stringify({ lastSuccess, lastFailure: null });
    await other.db.insertInto('installation').values({ key: 'backup_status', value }).execute();
    const { problems } = await examine({ ...stopped, DATABASE_URL: other.url! });
    expect(problems).toContain('backups: The newest backup is 9 days old.');
  });

  test('the clock of the database is ahead', async () => {
    const other = await databaseOfTest();
    await sql
      .raw(
        `create or replace function plaudit_now() returns timestamptz language sql stable parallel safe
         as $$ select statement_timestamp() + interval '10 minutes' $$`,
      )
      .execute(other.db);
    const { problems } = await examine({ ...stopped, DATABASE_URL: other.url! });
    expect(problems).toContainEqual(expect.stringMatching(/^clock: The database is (599|600) seconds ahead of this/));
  });

  test('a newer version has upgraded the database', async () => {
    const other = await databaseOfTest();
    await sql`insert into migration (name, timestamp) values ('9999_later', '2099-01-01')`.execute(other.db);
    const { problems } = await examine({ ...stopped, DATABASE_URL: other.url! });
    expect(problems).toContain('schema: A newer version of Plaudit has upgraded this database (9999_later).');
  });

  test('other users can read DATA_DIR', async () => {
    const dataDir = await dataFolderOfTest();
    chmodSync(dataDir, 0o755);
    const { status, problems } = await examine({ DATA_DIR: dataDir });
    expect([status, problems]).toEqual([
      1,
      [`data_folder: Other users of this machine can read ${dataDir} (mode 755).`],
    ]);
  });

  test('the data folder is in use on another machine', async () => {
    const dataDir = await dataFolderOfTest();
    const owner = { pid: 7, place: 'another machine', startedAt: null, nonce: 'sample' };
    writeFileSync(join(dataDir, 'in-use.lock'), JSON.stringify(owner));
    const { status, problems } = await examine({ DATA_DIR: dataDir });
    expect(status).toBe(1);
    expect(problems).toContainEqual(expect.stringContaining('in another container or on another machine'));
  });

  test('a small disk', async ({ skip }) => {
    const folder = mkdtempSync(join(tmpdir(), 'plaudit-test-disk-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    try {
      execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=16m', 'tmpfs', folder], { stdio: 'ignore' });
    } catch {
      return skip('Only root can mount a small file system.');
    }
    onTestFinished(() => void execFileSync('umount', [folder]));
    const other = await databaseOfTest();
    const { status, problems } = await examine({ ...stopped, DATABASE_URL: other.url!, BACKUP_DIR: folder });
    expect([status, problems]).toEqual([1, ['disk_space: Only 16.8 MB are free in BACKUP_DIR.']]);
  });
});

describe.skipIf(process.env.TEST_DATABASE_URL !== undefined)('P227 a PostgreSQL server with few connections', () => {
  let small: PostgresServer;
  let folder: string;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'plaudit-test-hba-'));
    chmodSync(folder, 0o755);
    const rules = ['host all plaudit 127.0.0.1/32 trust', 'host all all 127.0.0.1/32 scram-sha-256'];
    writeFileSync(join(folder, 'pg_hba.conf'), `${rules.join('\n')}\n`, { mode: 0o644 });
    small = await startPostgres({ settings: { max_connections: '15', hba_file: join(folder, 'pg_hba.conf') } });
  });
  afterAll(async () => {
    await small?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  test('cannot serve one process', async () => {
    const { status, problems } = await examine({ ...stopped, DATABASE_URL: small.url });
    expect(status).toBe(1);
    expect(problems).toContainEqual(expect.stringMatching(/^connections: One process can open \d+ of 12 connections/));
  });

  test('rejects a wrong password', async () => {
    const wrong = small.url.replace('plaudit@', 'stranger:wrong@');
    const { status, problems } = await examine({ ...stopped, DATABASE_URL: wrong });
    expect(status).toBe(1);
    expect(problems).toContain('database: PostgreSQL rejected the user or password in DATABASE_URL.');
  });
});
