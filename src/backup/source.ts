// Opens the database of this installation for a backup. A service that uses the embedded database is asked for a copy
// of its files, so that it is never locked for longer than copying takes.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import { OperatorError } from '../core/errors.ts';
import type { BulkSession } from '../db/bulk-session.ts';
import { acquireFolderLock, FolderInUseError } from '../db/data-folder-lock.ts';
import { embeddedOpenError, openDatabaseFolder } from '../db/embedded.ts';
import { embeddedBulkSession } from '../db/embedded-bulk-session.ts';
import { openPostgresBulkSession } from '../db/postgres-bulk-session.ts';
import { finishRestore } from '../db/restored-folder.ts';

export type Installation = Pick<Config, 'databaseUrl' | 'dataDir'>;

/** Asks the service that uses the folder for a copy of the database, and opens it. */
export type OpenCopy = (dataDir: string) => Promise<BulkSession>;

export async function openSource(
  { databaseUrl, dataDir }: Installation,
  openCopy: OpenCopy | null,
): Promise<BulkSession> {
  if (databaseUrl) return openPostgresBulkSession(databaseUrl, 'backup');
  try {
    return await openEmbeddedSource(dataDir);
  } catch (error) {
    if (error instanceof FolderInUseError && openCopy) return openCopy(dataDir);
    throw error;
  }
}

/** Throws FolderInUseError if a process uses it. */
async function openEmbeddedSource(dataDir: string): Promise<BulkSession> {
  if (!existsSync(dataDir)) throw nothingThere(dataDir);
  const lock = acquireFolderLock(dataDir);
  try {
    finishRestore(dataDir);
    if (!existsSync(join(dataDir, 'database'))) throw nothingThere(dataDir);
    return await openFolderSession(join(dataDir, 'database'), () => lock.release());
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** `onClose` is called when the database is closed. */
export async function openFolderSession(folder: string, onClose: () => void): Promise<BulkSession> {
  try {
    const pglite = await openDatabaseFolder(folder);
    return embeddedBulkSession(pglite, async () => {
      await pglite.close().finally(onClose);
    });
  } catch (error) {
    throw embeddedOpenError(error, folder);
  }
}

function nothingThere(dataDir: string): OperatorError {
  return new OperatorError(
    `There is no database in ${dataDir}. Set DATA_DIR, or DATABASE_URL, to what the service uses.`,
  );
}

/** The key that encrypts the secrets of this installation; null if there is none yet. Never creates one. */
export function findSecretKey({ secretKey, dataDir }: Pick<Config, 'secretKey' | 'dataDir'>): string | null {
  if (secretKey) return secretKey;
  const path = join(dataDir, 'secret.key');
  return existsSync(path) ? readFileSync(path, 'utf8').trim() : null;
}
