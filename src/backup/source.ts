// Opens the database of this installation for a backup. A service that uses the embedded database is asked for a copy
// of its files, so that it is never locked for longer than copying takes.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as setTimeoutPromise } from 'node:timers/promises';
import type { Config } from '../config.ts';
import { monotonicMs } from '../core/clock.ts';
import { OperatorError } from '../core/errors.ts';
import type { BulkSession } from '../db/bulk-session.ts';
import { acquireFolderLock, FolderInUseError } from '../db/data-folder-lock.ts';
import { embeddedBulkSession } from '../db/embedded-bulk-session.ts';
import { embeddedOpenError } from '../db/embedded-open-error.ts';
import { readKeyFile } from '../db/key-file.ts';
import { openPostgresBulkSession } from '../db/postgres-bulk-session.ts';
import { finishRestore, RESTORE_FOLDERS } from '../db/restored-folder.ts';

export type Installation = Pick<Config, 'databaseUrl' | 'databaseDirectUrl' | 'dataDir'>;

/** PostgreSQL itself, if a connection pooler is in front of it; null for the embedded database. */
export function postgresAddress({
  databaseUrl,
  databaseDirectUrl,
}: Pick<Config, 'databaseUrl' | 'databaseDirectUrl'>): string | null {
  return databaseUrl && (databaseDirectUrl ?? databaseUrl);
}

/** Opens a copy of the database that a service uses; null if there is no service. */
type OpenCopy = (dataDir: string) => Promise<BulkSession | null>;

const RETRY_MS = 100;
const MAX_WAIT_MS = 15_000;

/** `openFolder`: for when no service uses the embedded database. */
export async function openSource(
  { databaseUrl, dataDir }: Installation,
  openCopy: OpenCopy,
  openFolder: (dataDir: string) => Promise<BulkSession> = openEmbeddedSource,
): Promise<BulkSession> {
  if (databaseUrl) return openPostgresBulkSession(databaseUrl, 'backup');
  if (!hasDatabase(dataDir)) throw nothingThere(dataDir);
  // A service that starts or stops holds the folder, but has no socket.
  const startedMs = monotonicMs();
  for (;;) {
    try {
      return (await openCopy(dataDir)) ?? (await openFolder(dataDir));
    } catch (error) {
      if (!(error instanceof FolderInUseError) || monotonicMs() - startedMs > MAX_WAIT_MS) throw error;
      await setTimeoutPromise(RETRY_MS);
    }
  }
}

/** Also one that a restore was putting in place when it was interrupted. */
function hasDatabase(dataDir: string): boolean {
  const { complete, replaced } = RESTORE_FOLDERS;
  return ['database', complete, replaced].some((name) => existsSync(join(dataDir, name)));
}

/**
 * For a backup that a service asked for. If the service was killed, its next process needs the folder, and would find it
 * locked.
 */
export async function leaveFolder(): Promise<never> {
  throw new OperatorError('The service that asked for this backup has ended. The next backup is made when it is due.');
}

/** Throws FolderInUseError if a process uses it. */
export async function openEmbeddedSource(dataDir: string): Promise<BulkSession> {
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
export async function openFolderSession(
  folder: string,
  onClose: () => void,
  settings: Readonly<Record<string, string>> = {},
): Promise<BulkSession> {
  try {
    const { openDatabaseFolder } = await import('../db/embedded.ts');
    const pglite = await openDatabaseFolder(folder, settings);
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

/** The keys that encrypt the secrets of this installation, one per line; null if there is none yet. Never creates one. */
export function findSecretKey({ secretKeys, dataDir }: Pick<Config, 'secretKeys' | 'dataDir'>): string | null {
  return (secretKeys ?? readKeyFile(dataDir))?.join('\n') ?? null;
}
