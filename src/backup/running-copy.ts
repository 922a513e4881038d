// Reads the embedded database of a running service: the service copies its files into DATA_DIR/database.copy, and this
// process opens the copy, which is removed at the end. One process at a time.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { requestFromService } from '../control/client.ts';
import { createFolder } from '../core/create-folder.ts';
import { OperatorError } from '../core/errors.ts';
import { cleanOnSignal } from '../core/on-signal.ts';
import { VERSION } from '../core/version.ts';
import type { BulkSession } from '../db/bulk-session.ts';
import { acquireFolderLock, FolderInUseError, type FolderLock } from '../db/data-folder-lock.ts';
import { COPY_FOLDER } from '../db/left-copy.ts';
import { openFolderSession } from './source.ts';

/** What the service copies, and where to. */
export function copyFolders(dataDir: string): { readonly from: string; readonly to: string } {
  return { from: join(dataDir, 'database'), to: join(dataDir, COPY_FOLDER, 'database') };
}

/** Null if the service has stopped meanwhile. Throws OperatorError if another backup is being made. */
export async function openRunningCopy(dataDir: string): Promise<BulkSession | null> {
  const folder = join(dataDir, COPY_FOLDER);
  createFolder(folder);
  const lock = lockCopy(folder);
  const clean = () => {
    try {
      rmSync(join(folder, 'database'), { recursive: true, force: true });
    } catch {
      // The service is still copying. It notices that this process is gone, and removes the copy itself.
    }
    lock.release();
  };
  const stopCleaning = cleanOnSignal(clean);
  const remove = () => {
    stopCleaning();
    clean();
  };
  try {
    // What a process that was killed left behind.
    rmSync(join(folder, 'database'), { recursive: true, force: true });
    const copied = await requestFromService({ dataDir, version: VERSION }, { name: 'copy_database', input: null });
    if (copied) return await openFolderSession(copyFolders(dataDir).to, remove, COPY_SETTINGS);
    remove();
    return null;
  } catch (error) {
    remove();
    throw error;
  }
}

/** Nothing in the copy has to survive, and it is read once, from its start to its end. */
const COPY_SETTINGS = { fsync: 'off', shared_buffers: '8MB', max_wal_size: '64MB' };

function lockCopy(folder: string): FolderLock {
  try {
    return acquireFolderLock(folder);
  } catch (error) {
    if (!(error instanceof FolderInUseError)) throw error;
    throw new OperatorError('Another backup is being made right now. Wait until it has ended. Nothing was changed.');
  }
}
