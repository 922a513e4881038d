// Writes a backup to a file that appears under its name only when it is complete and on disk.
import { createWriteStream, lstatSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Writable } from 'node:stream';
import { OperatorError } from '../core/errors.ts';
import { cleanOnSignal } from '../core/on-signal.ts';
import { VERSION } from '../core/version.ts';
import { syncFolder } from '../db/sync-folder.ts';
import { checkArchiveEnds } from './archive-file.ts';
import { describeDiskError } from './disk-error.ts';

export const PARTIAL = '.partial';
const NAME = /^plaudit-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z-([\w.-]+)\.tar\.zst(\.encrypted)?$/;

/** `createdAt`: an ISO time. `label`: by default, the version. */
export function backupFileName(createdAt: string, isEncrypted: boolean, label = VERSION): string {
  const time = createdAt.replace(/\.\d+/, '').replaceAll(/[-:]/g, '');
  return `plaudit-${time}-${label}.tar.zst${isEncrypted ? '.encrypted' : ''}`;
}

/** When the backup with this name was made, and its label; null for other names. */
export function parseBackupFileName(name: string): { readonly createdAt: Date; readonly label: string } | null {
  const [, year, month, day, hour, minute, second, label] = NAME.exec(name) ?? [];
  if (label === undefined) return null;
  return { createdAt: new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`), label };
}

/**
 * Calls `write` with a stream; when the stream has finished, syncs the file and gives it its name. An existing backup is
 * replaced only then. Nothing is left behind if it fails. Throws OperatorError.
 */
export async function writeBackupFile<Result>(
  path: string,
  write: (sink: Writable) => Promise<Result>,
): Promise<Result> {
  await refuseOtherFile(path);
  const partial = `${path}${PARTIAL}`;
  const stopCleaning = cleanOnSignal(() => rmSync(partial, { force: true }));
  try {
    // Never follows a link and never writes into a file that is there, so what an earlier run left is removed first.
    rmSync(partial, { force: true });
    const sink = createWriteStream(partial, { fd: openSync(partial, 'wx', 0o600), flush: true });
    const result = await write(sink);
    renameSync(partial, path);
    syncFolder(dirname(path));
    return result;
  } catch (error) {
    rmSync(partial, { force: true });
    throw await describeWriteError(error, path);
  } finally {
    stopCleaning();
  }
}

/** Throws OperatorError if something other than a backup has this name. */
async function refuseOtherFile(path: string): Promise<void> {
  const stats = lstatSync(path, { throwIfNoEntry: false });
  if (!stats) return;
  if (stats.isSymbolicLink())
    throw new OperatorError(`${path} is a symbolic link. Name the file itself. Nothing was written.`);
  if (!stats.isFile())
    throw new OperatorError(`${path} is not a regular file. For a pipe, use \`--to -\`. Nothing was written.`);
  try {
    await checkArchiveEnds(path);
  } catch {
    throw new OperatorError(
      `${path} exists and is not a complete backup of Plaudit. Remove it first, or choose another name. Nothing was written.`,
    );
  }
}

async function describeWriteError(error: unknown, path: string): Promise<unknown> {
  const folder = dirname(path);
  const known = await describeDiskError(error, folder, 'the backup was not made');
  if (known) return known;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'ENOENT' || code === 'ENOTDIR')
    return new OperatorError(`The folder ${folder} does not exist. Create it first, or choose another place.`);
  if (code === 'EEXIST')
    return new OperatorError(
      `${path}${PARTIAL} was created by another process: a backup with this name is being made.`,
    );
  return error;
}
