// Restores a verified backup: into the embedded database, whose folder is built next to the current one and then takes
// its place, or into PostgreSQL, in one transaction.
import { existsSync, lstatSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createFolder } from '../core/create-folder.ts';
import { OperatorError } from '../core/errors.ts';
import type { BulkSession } from '../db/bulk-session.ts';
import { acquireFolderLock } from '../db/data-folder-lock.ts';
import { embeddedBulkSession } from '../db/embedded-bulk-session.ts';
import { embeddedOpenError } from '../db/embedded-open-error.ts';
import { unpackFreshDatabase } from '../db/fresh-database.ts';
import { openPostgresBulkSession } from '../db/postgres-bulk-session.ts';
import { makeFolderPrivate } from '../db/private-folder.ts';
import { finishRestore, putRestoredInPlace, RESTORE_FOLDERS } from '../db/restored-folder.ts';
import { describeDiskError } from './disk-error.ts';
import { inspectTarget, type LoadedDatabase, type TargetState } from './load-database.ts';

/** Returns whether to replace a database that is in use. Throws to end the restore. */
export type ConfirmReplace = (target: TargetState) => Promise<void>;

export interface RestoreSteps {
  readonly confirmReplace: ConfirmReplace;
  /** `mayReplace`: whether there is an installation, and `confirmReplace` has agreed to replace it. */
  readonly load: (session: BulkSession, mayReplace: boolean) => Promise<LoadedDatabase>;
}

/** If this throws, the database is unchanged. */
export async function restoreToPostgres(
  databaseUrl: string,
  { confirmReplace, load }: RestoreSteps,
): Promise<LoadedDatabase> {
  const session = await openPostgresBulkSession(databaseUrl, 'restore');
  try {
    const target = await inspectTarget(session);
    if (target.isUsed) await confirmReplace(target);
    return await load(session, target.isUsed);
  } finally {
    await session.close();
  }
}

export interface EmbeddedTarget {
  readonly dataDir: string;
  /** Stored in DATA_DIR; null leaves the key that is there. */
  readonly secretKey: string | null;
}

/** If this throws, DATA_DIR is as before. Throws FolderInUseError while a process uses the database. */
export async function restoreToEmbedded(
  { dataDir, secretKey }: EmbeddedTarget,
  { confirmReplace, load }: RestoreSteps,
): Promise<LoadedDatabase> {
  createFolder(dataDir);
  makeFolderPrivate(dataDir);
  const lock = acquireFolderLock(dataDir);
  const unfinished = join(dataDir, RESTORE_FOLDERS.unfinished);
  try {
    finishRestore(dataDir);
    refuseLink(dataDir);
    if (await isUsed(dataDir)) await confirmReplace({ name: EMBEDDED_NAME, isUsed: true });
    await unpackFreshDatabase(unfinished);
    const loaded = await withFolder(unfinished, (session) => load(session, false));
    if (secretKey !== null) storeKey(dataDir, secretKey);
    putRestoredInPlace(dataDir);
    return loaded;
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    rmSync(join(dataDir, RESTORE_FOLDERS.key), { force: true });
    throw await describeRestoreError(error, dataDir);
  } finally {
    lock.release();
  }
}

/** The restored database would take the place of the link, on another disk than the operator chose. */
function refuseLink(dataDir: string): void {
  const path = join(dataDir, 'database');
  if (!lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink()) return;
  throw new OperatorError(
    `${path} is a symbolic link, and a restore cannot replace what it leads to. Remove the link and restore, or choose a folder on the other disk with DATA_DIR. Nothing was changed.`,
  );
}

/** The embedded database has no name of its own. */
const EMBEDDED_NAME = 'embedded';

async function isUsed(dataDir: string): Promise<boolean> {
  const folder = join(dataDir, 'database');
  if (!existsSync(folder)) return false;
  try {
    return (await withFolder(folder, inspectTarget)).isUsed;
  } catch (error) {
    // A damaged database is a reason for a restore, and may contain something that can still be saved.
    if (error instanceof OperatorError) throw error;
    return true;
  }
}

async function withFolder<Result>(folder: string, work: (session: BulkSession) => Promise<Result>): Promise<Result> {
  const { openDatabaseFolder } = await import('../db/embedded.ts');
  const pglite = await openDatabaseFolder(folder);
  try {
    const result = await work(embeddedBulkSession(pglite, async () => undefined));
    await pglite.close();
    return result;
  } catch (error) {
    await pglite.close().catch(() => undefined);
    throw error;
  }
}

function storeKey(dataDir: string, secretKey: string): void {
  const path = join(dataDir, RESTORE_FOLDERS.key);
  rmSync(path, { force: true });
  writeFileSync(path, `${secretKey}\n`, { flag: 'wx', mode: 0o600, flush: true });
}

async function describeRestoreError(error: unknown, dataDir: string): Promise<unknown> {
  if (error instanceof OperatorError) return error;
  const known = await describeDiskError(error, dataDir, 'nothing was restored and the folder is as before');
  return known ?? embeddedOpenError(error, dataDir);
}
