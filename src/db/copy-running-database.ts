// Copies the files of the embedded database while it is in use, as PostgreSQL's own base backups do: the log of what is
// written meanwhile is copied last, and opening the copy replays it. Votes are held up only by two short statements.
import { constants, existsSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { copyFile, readdir, statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { sql } from 'kysely';
import { OperatorError } from '../core/errors.ts';
import type { Db } from './database.ts';

const LOG = 'pg_wal';
/** Its copy must not be older than any other file's. */
const CONTROL_FILE = join('global', 'pg_control');
const MEGABYTE = 1_000_000;
/** What is written while the copy is read. */
const SPARE_BYTES = 64 * MEGABYTE;

export interface CopyRequest {
  readonly from: string;
  /** Must not exist. */
  readonly to: string;
  /** Ends the copy. */
  readonly signal: AbortSignal;
}

/** One at a time. Throws OperatorError if there is too little space. If it throws, nothing is left behind. */
export async function copyRunningDatabase(db: Db, { from, to, signal }: CopyRequest): Promise<void> {
  await requireSpace(from, dirname(to));
  for (const folder of await listFolders(from)) mkdirSync(join(to, folder), { recursive: true, mode: 0o700 });
  await sql`select pg_backup_start('plaudit', true)`.execute(db);
  try {
    const files = await listFiles(from);
    for (const file of files.filter((path) => path !== CONTROL_FILE)) {
      if (signal.aborted) throw new OperatorError('The backup was cancelled.');
      await copyOne(file, from, to);
    }
    await copyOne(CONTROL_FILE, from, to);
  } catch (error) {
    await sql`select pg_backup_stop(false)`.execute(db).catch(() => undefined);
    rmSync(to, { recursive: true, force: true });
    throw error;
  }
  const { label, last } = await stop(db);
  try {
    await copyLog(join(from, LOG), join(to, LOG), { first: firstSegment(label), last });
    writeFileSync(join(to, 'backup_label'), label, { mode: 0o600 });
  } catch (error) {
    rmSync(to, { recursive: true, force: true });
    throw error;
  }
}

/** The files to copy, as paths below `folder`; creates nothing. The log comes later. */
async function listFiles(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && entry.name !== 'postmaster.pid')
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .filter((path) => !path.startsWith(LOG));
}

/** Also the empty ones, which PostgreSQL expects to find. */
async function listFolders(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
}

async function copyOne(path: string, from: string, to: string): Promise<void> {
  try {
    // File systems that can share blocks between files copy in no time.
    await copyFile(join(from, path), join(to, path), constants.COPYFILE_FICLONE);
  } catch (error) {
    // A table that was dropped in the meantime.
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}

interface BackupEnd {
  readonly label: string;
  /** The name of the last segment of the log that is needed. */
  readonly last: string;
}

async function stop(db: Db): Promise<BackupEnd> {
  const { rows } = await sql<BackupEnd>`
    select labelfile as label, pg_walfile_name(lsn) as last from pg_backup_stop(false)`.execute(db);
  return rows[0] as BackupEnd;
}

function firstSegment(label: string): string {
  return /\(file ([0-9A-F]{24})\)/.exec(label)?.[1] ?? '';
}

async function copyLog(from: string, to: string, { first, last }: { first: string; last: string }): Promise<void> {
  if (!existsSync(join(from, first)))
    throw new OperatorError('Too much was written while the database was copied. Try again.');
  mkdirSync(join(to, 'archive_status'), { recursive: true, mode: 0o700 });
  const segments = (await readdir(from)).filter((name) => /^[0-9A-F]{24}$/.test(name));
  for (const name of segments.filter((segment) => segment >= first && segment <= last))
    await copyFile(join(from, name), join(to, name), constants.COPYFILE_FICLONE);
}

async function requireSpace(database: string, disk: string): Promise<void> {
  const { bavail, bsize } = await statfs(disk);
  const needed = SPARE_BYTES + (await sizeOf(database));
  if (bavail * bsize >= needed) return;
  throw new OperatorError(
    `Backing up a running embedded database needs a temporary copy of it, and the disk of ${disk} has too little space: ${Math.ceil(needed / MEGABYTE)} MB are needed, ${Math.floor((bavail * bsize) / MEGABYTE)} MB are free. Free up some space.`,
  );
}

async function sizeOf(folder: string): Promise<number> {
  const files = await listFiles(folder);
  return files.reduce((sum, file) => sum + (statSync(join(folder, file), { throwIfNoEntry: false })?.size ?? 0), 0);
}
