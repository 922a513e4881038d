// Decision P129 with PgBouncer itself, if the machine has it (`apt install pgbouncer`); test/faults/pooler.test.ts
// tests the same everywhere, with a pooler of our own.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { createInterface } from 'node:readline';
import pg from 'pg';
import { describe, expect, inject, onTestFinished, test } from 'vitest';
import { readConfig } from '../../src/config.ts';
import { createContext } from '../../src/context.ts';
import { openDatabase } from '../../src/db/database.ts';
import { ENGINE_SETTINGS } from '../../src/db/postgres.ts';
import { findFreePort } from '../../src/http-server.ts';

const program = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin']
  .map((folder) => join(folder, 'pgbouncer'))
  .find((path) => existsSync(path));
const IGNORED = 'options,idle_in_transaction_session_timeout';

/** PgBouncer refuses to run as root: in that case it runs as `nobody`. */
function user(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

/** The URL of the test run's PostgreSQL through a PgBouncer with these settings. */
async function startPgBouncer(settings: Readonly<Record<string, string>>, name?: string): Promise<string> {
  const target = new URL(inject('postgresUrl'));
  const login = name ?? target.username;
  const folder = mkdtempSync(join(tmpdir(), 'plaudit-pgbouncer-'));
  const file = join(folder, 'pgbouncer.ini');
  const port = await findFreePort('127.0.0.1');
  const all = {
    listen_addr: '127.0.0.1',
    listen_port: port,
    auth_type: 'any',
    unix_socket_dir: '',
    ...settings,
  };
  const database = `postgres = host=127.0.0.1 port=${target.port} dbname=postgres user=${login}`;
  const lines = Object.entries(all).map(([name, value]) => `${name} = ${value}`);
  writeFileSync(file, `[databases]\n${database}\n[pgbouncer]\n${lines.join('\n')}\n`);
  const { uid, gid } = user();
  for (const path of [folder, file]) if (uid !== undefined) chownSync(path, uid, gid ?? uid);
  const child = spawn(program ?? '', [file], { ...user(), cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
  onTestFinished(async () => {
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  });
  await listening(child);
  return `postgres://${login}@127.0.0.1:${port}/postgres`;
}

function listening(child: ChildProcess): Promise<void> {
  const said: string[] = [];
  return new Promise((resolve, reject) => {
    createInterface(child.stderr!).on('line', (line) => {
      said.push(line);
      if (line.includes('process up')) resolve();
    });
    child.once('error', reject);
    child.once('exit', () => reject(new Error(`PgBouncer ended:\n${said.join('\n')}`)));
  });
}

const start = (databaseUrl: string) =>
  createContext(readConfig({ DATABASE_URL: databaseUrl, SECRET_KEY: 'k'.repeat(40), LOG_LEVEL: 'silent' }));

/** Only the check at startup: the test run's own database must stay empty. */
async function check(databaseUrl: string): Promise<void> {
  const database = await openDatabase({ databaseUrl, dataDir: '' });
  await database.check().finally(() => database.close());
}

const WAYS: readonly [string, Readonly<Record<string, string>>, RegExp][] = [
  ['with its default settings', {}, /rejects the settings .*unsupported startup parameter/],
  ['in transaction mode', { pool_mode: 'transaction' }, /rejects the settings .*unsupported startup parameter/],
  ...['session', 'transaction', 'statement'].map((mode): [string, Readonly<Record<string, string>>, RegExp] => [
    `in ${mode} mode, ignoring the settings`,
    { pool_mode: mode, ignore_startup_parameters: IGNORED },
    /drops the settings/,
  ]),
];

describe.skipIf(!program)(program ? 'PgBouncer' : 'PgBouncer, which this machine does not have', () => {
  test.each(WAYS)('P129 %s is rejected at startup', async (_name, settings, words) => {
    const url = await startPgBouncer(settings);
    await expect(start(url)).rejects.toThrow(words);
    await expect(start(url)).rejects.toThrow('Point DATABASE_URL at PostgreSQL itself');
  });

  test.each([
    ['transaction', {}],
    ['transaction', { server_round_robin: '1' }],
    ['transaction', { default_pool_size: '1' }],
    ['statement', {}],
  ])('P129 in %s mode with the settings applied (%j) it is rejected, too', async (pool_mode, more) => {
    const name = await userWithSettings();
    const url = await startPgBouncer({ pool_mode, ignore_startup_parameters: IGNORED, ...more }, name);
    await expect(start(url)).rejects.toThrow('transaction or statement pooling');
  });

  test('P129 in session mode with the settings applied it is accepted', async () => {
    const name = await userWithSettings();
    const settings = { pool_mode: 'session', ignore_startup_parameters: IGNORED, default_pool_size: '60' };
    const url = await startPgBouncer(settings, name);
    await expect(check(url)).resolves.toBeUndefined();
  });
});

/** A user whose settings the operator set manually, because the pooler drops them. */
async function userWithSettings(): Promise<string> {
  const name = `pooled_${process.pid}`;
  const client = new pg.Client({ connectionString: inject('postgresUrl') });
  await client.connect();
  onTestFinished(async () => {
    await client.query(`drop owned by ${name}`);
    await client.query(`drop role ${name}`);
    await client.end();
  });
  await client.query(`create role ${name} superuser login`);
  for (const [setting, value] of Object.entries(ENGINE_SETTINGS))
    await client.query(`alter role ${name} set ${setting} = '${value}'`);
  return name;
}
