// What goes wrong in the middle leaves everything as it was, or is completed by the next start.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { archiveContent } from '../../src/backup/archive-content.ts';
import { openArchive } from '../../src/backup/archive-file.ts';
import { loadDatabase } from '../../src/backup/load-database.ts';
import { restoreToPostgres } from '../../src/backup/restore.ts';
import { openSnapshot } from '../../src/backup/snapshot.ts';
import { verifyArchive } from '../../src/backup/verify-archive.ts';
import { writeArchive } from '../../src/backup/write-archive.ts';
import { openPostgresBulkSession } from '../../src/db/postgres-bulk-session.ts';
import { finishRestore, RESTORE_FOLDERS } from '../../src/db/restored-folder.ts';
import { smallDisk } from '../faults/injected/small-disk.ts';
import {
  backUp,
  describeContent,
  newPostgresDatabase,
  onFolder,
  onPostgres,
  restore,
  temporaryFolder,
  withDatabase,
} from '../support/backup-databases.ts';
import { commandJson, runCommand } from '../support/command-line.ts';
import { createSampleInstallation } from '../support/sample-installation.ts';

const ROOT = join(import.meta.dirname, '../..');
let url: string;
let file: string;

beforeAll(async () => {
  url = await newPostgresDatabase();
  await createSampleInstallation(onPostgres(url));
  file = await backUp(onPostgres(url));
});

/** Ends every connection of backups and restores to this database. */
const disconnect = (databaseUrl: string) =>
  withDatabase(onPostgres(databaseUrl), ({ db }) =>
    sql`
      select pg_terminate_backend(pid, 5000) from pg_stat_activity
      where datname = current_database() and application_name ~ '^plaudit (restore|backup|move) '`.execute(db),
  );

describe('the database goes away', () => {
  test('during a restore: the target is as before', async () => {
    const target = onPostgres(await newPostgresDatabase());
    await createSampleInstallation(target);
    const before = await describeContent(target);
    const archive = await openArchive(file, async () => '');
    const verified = await verifyArchive(archive, () => undefined);
    const restored = restoreToPostgres(target.DATABASE_URL, {
      confirmReplace: async () => undefined,
      load: (session, mayReplace) =>
        loadDatabase(
          session,
          archiveContent(archive, verified, () => undefined),
          {
            mayReplace,
            migrates: true,
            check: async () => void (await disconnect(target.DATABASE_URL)),
            onStep: () => undefined,
          },
        ),
    });
    await expect(restored).rejects.toThrow();
    await archive.close();
    expect(await describeContent(target)).toEqual(before);
  });

  test('during a backup: it fails, and the next one works', async () => {
    const session = await openPostgresBulkSession(url, 'backup');
    const snapshot = await openSnapshot(session);
    await disconnect(url);
    const sink = new Writable({ write: (_chunk, _encoding, callback) => callback() });
    const options = { passphrase: null, secretKey: null, report: () => undefined };
    await expect(writeArchive(snapshot, sink, options)).rejects.toThrow();
    await snapshot.end();
    await session.close();
    await backUp(onPostgres(url));
  });
});

/** Runs a command in its own process, in a shell with limits. */
async function runLimited(limits: string, words: string, environment: Record<string, string>) {
  const program = `${process.execPath} scripts/start.mjs ${words}`;
  const child = spawn('sh', ['-c', `trap '' XFSZ; ${limits}; exec ${program}`], {
    cwd: ROOT,
    env: { PATH: process.env.PATH, LOG_LEVEL: 'silent', ...environment },
  });
  let error = '';
  child.stderr.on('data', (chunk) => {
    error += chunk;
  });
  const [status] = await once(child, 'exit');
  return { status, error };
}

describe('files cannot grow', () => {
  test('during a backup: one sentence, and no file is left', async () => {
    const folder = temporaryFolder();
    const ran = await runLimited('ulimit -f 64', `backup --to ${folder}`, onPostgres(url));
    expect(ran).toMatchObject({ status: 1, error: expect.stringMatching(/ulimit -f/) });
    expect(readdirSync(folder)).toEqual([]);
    expect(await runCommand('backup --to /dev/full', onPostgres(url))).toMatchObject({ status: 1 });
  });

  test('during a restore into the embedded database: the folder is as before', async () => {
    const environment = onFolder(temporaryFolder());
    const ran = await runLimited('ulimit -f 2000', `restore ${file}`, environment);
    expect(ran).toMatchObject({ status: 1, error: expect.stringMatching(/ulimit -f\), so nothing was restored/) });
    expect(readdirSync(environment.DATA_DIR)).toEqual([]);
  });

  test('because the disk is full: the same, also if the embedded database notices it', async ({ skip }) => {
    for (const megabytes of [20, 42]) {
      const disk = smallDisk(megabytes);
      if ('impossible' in disk) return skip(disk.impossible);
      const environment = onFolder(join(disk.folder, 'data'));
      const ran = await runLimited('true', `restore ${file}`, environment);
      expect(ran).toMatchObject({
        status: 1,
        error: expect.stringMatching(/^[^\n]* is full, so nothing was restored[^\n]*\n$/),
      });
      expect(readdirSync(environment.DATA_DIR)).toEqual([]);
      disk.fill(4_096);
      const backup = await runLimited('true', `backup --to ${disk.folder}`, onPostgres(url));
      expect(backup).toMatchObject({ status: 1, error: expect.stringMatching(/is full, so the backup was not made/) });
      expect(readdirSync(disk.folder).sort()).toEqual(['ballast', 'data']);
      await disk.remove();
    }
  });
});

describe('the process is killed', () => {
  test('during a restore: the database of before is used, and nothing of the restore is left', async () => {
    const environment = onFolder(temporaryFolder());
    await createSampleInstallation(environment);
    const before = await describeContent(environment);
    const child = spawn(process.execPath, ['scripts/start.mjs', 'restore', file, '--replace', 'embedded'], {
      cwd: ROOT,
      env: { PATH: process.env.PATH, ...environment },
      stdio: 'ignore',
    });
    const unfinished = join(environment.DATA_DIR, RESTORE_FOLDERS.unfinished);
    await expect.poll(() => existsSync(join(unfinished, 'base')), { interval: 5 }).toBe(true);
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(await describeContent(environment)).toEqual(before);
    expect(existsSync(unfinished)).toBe(false);
  });

  test('while the restored database takes its place: the next start completes it', () => {
    const make = (...names: string[]) => {
      const folder = temporaryFolder();
      for (const name of names) {
        mkdirSync(join(folder, name));
        writeFileSync(join(folder, name, 'origin'), name);
      }
      return folder;
    };
    const inUse = (folder: string) => {
      finishRestore(folder);
      expect(readdirSync(folder)).toEqual(['database']);
      return readFileSync(join(folder, 'database', 'origin'), 'utf8');
    };
    const { unfinished, complete, replaced } = RESTORE_FOLDERS;
    expect(inUse(make('database', unfinished))).toBe('database');
    expect(inUse(make('database', complete))).toBe('database');
    expect(inUse(make(complete, replaced))).toBe(complete);
    expect(inUse(make('database', replaced))).toBe('database');
    expect(inUse(make(replaced))).toBe(replaced);
  });
});

test('a key in the backup takes the place of the generated one, which is kept', async () => {
  const source = { DATA_DIR: temporaryFolder() };
  await commandJson('user create --email owner@key.example --password sample-password', source);
  const withKey = (await commandJson(`backup --with-key --to ${temporaryFolder()}`, source)).file;
  const key = readFileSync(join(source.DATA_DIR, 'secret.key'), 'utf8');

  const target = { DATA_DIR: temporaryFolder() };
  await commandJson('user create --email other@key.example --password sample-password', target);
  const other = readFileSync(join(target.DATA_DIR, 'secret.key'), 'utf8');
  expect(await restore(withKey, target, '--replace embedded')).toMatchObject({
    status: 0,
    out: expect.stringContaining('The secret key from the backup is in DATA_DIR/secret.key.'),
  });
  expect(readFileSync(join(target.DATA_DIR, 'secret.key'), 'utf8')).toBe(key);
  expect(readFileSync(join(target.DATA_DIR, 'secret.key.previous'), 'utf8')).toBe(other);
  expect(await runCommand('listing list', target)).toMatchObject({ status: 0 });
});
