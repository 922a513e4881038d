// Decision P127: no other user of the machine can read or write the embedded database, whatever the umask and the
// folder's permissions.
import { execFile, execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openEmbeddedDatabase } from '../../src/db/embedded.ts';
import { makeFolderPrivate } from '../../src/db/private-folder.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const run = promisify(execFile);
const isRoot = process.getuid?.() === 0;
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'plaudit-private-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** Everything that other users have any permission on, as `path mode`. */
function openToOthers(path = folder): readonly string[] {
  const { mode } = lstatSync(path);
  const inner = lstatSync(path).isDirectory() ? readdirSync(path) : [];
  return [
    ...(mode & 0o077 ? [`${relative(folder, path)} ${(mode & 0o777).toString(8)}`] : []),
    ...inner.flatMap((name) => openToOthers(join(path, name))),
  ];
}

/** An installation by an old version that left its files open to everybody. */
function openInstallation(): void {
  mkdirSync(join(folder, 'database', 'base'), { recursive: true });
  for (const name of ['secret.key', 'database/PG_VERSION', 'database/base/1']) writeFileSync(join(folder, name), '18');
  for (const name of ['secret.key', 'database/PG_VERSION', 'database/base/1']) chmodSync(join(folder, name), 0o666);
  for (const name of ['database', 'database/base', '.']) chmodSync(join(folder, name), 0o755);
}

describe.skipIf(process.platform === 'win32')('the data folder', () => {
  test('P127 of a command started with umask 0 in an open folder is made private, with everything in it', async () => {
    chmodSync(folder, 0o777);
    const command = `umask 0; exec "${process.execPath}" --import ./scripts/jsx.mjs src/main.ts migrate`;
    await run('/bin/sh', ['-c', command], {
      cwd: ROOT,
      env: { PATH: process.env.PATH, DATA_DIR: folder, LOG_LEVEL: 'warn' },
    });
    expect(readdirSync(folder).sort()).toEqual(['database', 'secret.key']);
    expect(openToOthers()).toEqual([]);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    expect(statSync(join(folder, 'secret.key')).mode & 0o777).toBe(0o600);
  });

  test('P127 files that the database creates later are private, too, whatever the umask', async () => {
    const before = process.umask(0);
    try {
      const { pglite, close } = await openEmbeddedDatabase(folder);
      await pglite.exec('create table t (a int); insert into t values (1); checkpoint;');
      expect(openToOthers()).toEqual([]);
      await close();
    } finally {
      process.umask(before);
    }
    expect(openToOthers()).toEqual([]);
  });

  test('P127 an open installation is made private at the next start', () => {
    openInstallation();
    makeFolderPrivate(folder);
    expect(openToOthers()).toEqual([]);
    expect(statSync(join(folder, 'database', 'base', '1')).mode & 0o777).toBe(0o600);
  });

  test('P127 a symlink to the folder is followed, and symlinks inside are left alone', () => {
    openInstallation();
    const elsewhere = mkdtempSync(join(tmpdir(), 'plaudit-private-'));
    writeFileSync(join(elsewhere, 'file'), '');
    chmodSync(join(elsewhere, 'file'), 0o644);
    symlinkSync(join(elsewhere, 'file'), join(folder, 'database', 'link'));
    symlinkSync(folder, join(elsewhere, 'data'));
    makeFolderPrivate(join(elsewhere, 'data'));
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    expect(statSync(join(elsewhere, 'file')).mode & 0o777).toBe(0o644);
    rmSync(elsewhere, { recursive: true });
  });

  test('P127 a folder that others use as well is rejected and left unchanged', () => {
    openInstallation();
    writeFileSync(join(folder, 'letter.txt'), '');
    expect(() => makeFolderPrivate(folder)).toThrow(`run: chmod 700 ${folder}`);
    expect(statSync(folder).mode & 0o777).toBe(0o755);
    chmodSync(folder, 0o700);
    makeFolderPrivate(folder);
    expect(statSync(join(folder, 'secret.key')).mode & 0o777).toBe(0o600);
  });

  test('P127 a folder like /tmp is rejected even while it is empty', () => {
    chmodSync(folder, 0o1777);
    expect(() => makeFolderPrivate(folder)).toThrow('choose an empty folder with DATA_DIR');
  });

  test.runIf(isRoot)('P127 a folder of another user is rejected with the command to run; root may use it', () => {
    const nobody = Number(execFileSync('id', ['-u', 'nobody'], { encoding: 'utf8' }));
    chownSync(folder, nobody + 1, nobody + 1);
    chmodSync(folder, 0o777);
    const program = `require(${JSON.stringify(join(ROOT, 'src/db/private-folder.ts'))}).makeFolderPrivate(${JSON.stringify(folder)})`;
    const { stderr } = spawnSync(process.execPath, ['-e', program], {
      uid: nobody,
      gid: nobody,
      cwd: '/',
      env: {},
      encoding: 'utf8',
    });
    expect(stderr).toContain('belongs to another user');
    expect(stderr).toContain(`sudo chown -R ${nobody} ${folder}`);
    expect(statSync(folder).mode & 0o777).toBe(0o777);
    makeFolderPrivate(folder);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
  });

  test('P127 nothing is created in a folder that is rejected', async () => {
    writeFileSync(join(folder, 'letter.txt'), '');
    chmodSync(folder, 0o755);
    await expect(openEmbeddedDatabase(folder)).rejects.toThrow('are not Plaudit');
    expect(existsSync(join(folder, 'database'))).toBe(false);
    expect(existsSync(join(folder, 'in-use.lock'))).toBe(false);
  });
});
