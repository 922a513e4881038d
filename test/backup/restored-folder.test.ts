// What a restore into DATA_DIR and a schedule must not lose or leave behind: keys, the mark of a move, links, and backups.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { beforeAll, expect, test } from 'vitest';
import { makeBackup } from '../../src/backup/backup.ts';
import { backupFileName } from '../../src/backup/backup-file.ts';
import { prepareMark } from '../../src/backup/moved-mark.ts';
import { deleteOldBackups } from '../../src/backup/scheduled-backups.ts';
import { openPostgresBulkSession } from '../../src/db/postgres-bulk-session.ts';
import { finishRestore, RESTORE_FOLDERS } from '../../src/db/restored-folder.ts';
import { smallDisk } from '../faults/injected/small-disk.ts';
import {
  backUp,
  newPostgresDatabase,
  onFolder,
  onPostgres,
  restore,
  temporaryFolder,
} from '../support/backup-databases.ts';
import { commandJson, runCommand } from '../support/command-line.ts';

let source: ReturnType<typeof onPostgres>;
let file: string;

beforeAll(async () => {
  source = onPostgres(await newPostgresDatabase());
  await commandJson('user create --email owner@folder.example --password sample-password', source);
  file = await backUp(source);
});

test('the key of every replaced database stays, the newest first', () => {
  const folder = temporaryFolder();
  const at = (name: string) => join(folder, name);
  writeFileSync(at('secret.key'), 'first\n');
  for (const key of ['second', 'third', 'second']) {
    rmSync(at('database'), { recursive: true, force: true });
    mkdirSync(at(RESTORE_FOLDERS.complete));
    writeFileSync(at(RESTORE_FOLDERS.key), `${key}\n`);
    finishRestore(folder);
    expect(readFileSync(at('secret.key'), 'utf8')).toBe(`${key}\n`);
  }
  expect(readFileSync(at('secret.key.previous'), 'utf8')).toBe('third\nsecond\nfirst\n');
});

test('a database restored into a folder that was moved can be used', async () => {
  const folder = onFolder(temporaryFolder());
  expect(await restore(file, folder)).toMatchObject({ status: 0 });
  writeFileSync(
    join(folder.DATA_DIR, 'moved.json'),
    '{"to":"postgres://elsewhere/plaudit","at":"2026-01-01T00:00:00Z"}',
  );
  expect(await runCommand('listing list', folder)).toMatchObject({ status: 1 });
  expect(await restore(file, folder, '--replace embedded')).toMatchObject({ status: 0 });
  expect(await runCommand('listing list', folder)).toMatchObject({ status: 0, error: '' });
});

test('a restore does not take the place of a symbolic link', async () => {
  const folder = onFolder(temporaryFolder());
  const elsewhere = temporaryFolder();
  symlinkSync(elsewhere, join(folder.DATA_DIR, 'database'));
  expect(await restore(file, folder, '--replace embedded')).toMatchObject({
    status: 1,
    error: expect.stringMatching(/database is a symbolic link.*Nothing was changed\.$/),
  });
  expect(readdirSync(folder.DATA_DIR)).toEqual(['database']);
});

test('the mark of a move can be put on a disk that became full meanwhile', async ({ skip }) => {
  const disk = smallDisk(2);
  if ('impossible' in disk) return skip(disk.impossible);
  const database = { kind: 'embedded', db: undefined as never, dataDir: disk.folder } as const;
  const mark = prepareMark(database, { to: 'postgres://elsewhere/plaudit', at: '2026-01-01T00:00:00Z' });
  disk.fill(0);
  await mark.put();
  mark.discard();
  expect(JSON.parse(readFileSync(join(disk.folder, 'moved.json'), 'utf8'))).toMatchObject({
    at: '2026-01-01T00:00:00Z',
  });
  await disk.remove();
});

test('backups from a time when the clock was ahead do not take the place of new ones', async () => {
  const folder = temporaryFolder();
  const write = (createdAt: string) => {
    const name = backupFileName(createdAt, false);
    writeFileSync(join(folder, name), readFileSync(file));
    return name;
  };
  const ahead = write('2199-01-01T00:00:00Z');
  const older = write('2025-01-01T00:00:00Z');
  const newer = write('2025-01-02T00:00:00Z');
  await deleteOldBackups(folder, 1, () => true);
  expect(readdirSync(folder).sort()).toEqual([newer, ahead].sort());
  expect(existsSync(join(folder, older))).toBe(false);
});

test('a backup to a program that ends early says so', async () => {
  const session = await openPostgresBulkSession(source.DATABASE_URL, 'backup');
  const stream = new Writable({
    write: (_chunk, _encoding, callback) => callback(Object.assign(new Error('write EPIPE'), { code: 'EPIPE' })),
  });
  const options = { passphrase: null, secretKey: null, report: () => undefined };
  await expect(makeBackup(session, { stream }, options)).rejects.toThrow(/ended before it had all of it/);
  await session.close();
});
