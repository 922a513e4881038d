// The embedded database's folder (decision O2): one owner at a time, taken over when the owner is gone, never half
// initialized.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { acquireFolderLock, FolderInUseError } from '../../src/db/data-folder-lock.ts';
import { openEmbeddedDatabase } from '../../src/db/embedded.ts';

let folder: string;
const lockFile = () => join(folder, 'in-use.lock');

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'plaudit-folder-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** The lock file as an owner would have left it, with changes. */
function leaveLock(change: object): void {
  const lock = acquireFolderLock(folder);
  const owner = JSON.parse(readFileSync(lockFile(), 'utf8'));
  lock.release();
  writeFileSync(lockFile(), JSON.stringify({ ...owner, nonce: 'other', ...change }));
}

test('a second owner is rejected, and the folder is free after a release', () => {
  const lock = acquireFolderLock(folder);
  expect(() => acquireFolderLock(folder)).toThrow(FolderInUseError);
  lock.release();
  acquireFolderLock(folder).release();
  expect(existsSync(lockFile())).toBe(false);
});

test.each([
  ['is gone', { pid: 4_194_303 }],
  ['was another process with the same PID', { startedAt: '1' }],
])('a lock whose owner %s is taken over at once', (_name, change) => {
  leaveLock(change);
  acquireFolderLock(folder).release();
});

test('an owner in another container holds its lock while it refreshes it, and loses it after half a minute', () => {
  leaveLock({ place: 'elsewhere', pid: 1 });
  expect(() => acquireFolderLock(folder)).toThrow('another container');
  const longAgo = new Date(Date.now() - 31_000);
  utimesSync(lockFile(), longAgo, longAgo);
  acquireFolderLock(folder).release();
});

test('a first start that was killed halfway is repeated from scratch', async () => {
  mkdirSync(join(folder, 'database.making'));
  writeFileSync(join(folder, 'database.making', 'PG_VERSION'), '18');
  const { pglite, close } = await openEmbeddedDatabase(folder);
  expect((await pglite.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  expect(existsSync(join(folder, 'database.making'))).toBe(false);
  await close();
});

test('a damaged database is reported with an explanation', async () => {
  mkdirSync(join(folder, 'database'));
  writeFileSync(join(folder, 'database', 'PG_VERSION'), '18');
  await expect(openEmbeddedDatabase(folder)).rejects.toThrow('DATA_DIR');
  expect(existsSync(lockFile())).toBe(false);
});

test('a stalled owner that lost the folder exits at once, and leaves the lock to the new one', () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const onLost = vi.fn();
  const lock = acquireFolderLock(folder, onLost);
  vi.advanceTimersByTime(60_000);
  expect(onLost).not.toHaveBeenCalled();
  const owner = JSON.parse(readFileSync(lockFile(), 'utf8'));
  writeFileSync(lockFile(), JSON.stringify({ ...owner, nonce: 'other', place: 'elsewhere' }));
  vi.advanceTimersByTime(5_000);
  expect(onLost).toHaveBeenCalledTimes(1);
  lock.release();
  expect(JSON.parse(readFileSync(lockFile(), 'utf8'))).toMatchObject({ nonce: 'other' });
});
