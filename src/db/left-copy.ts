// The folder for a copy of the embedded database, from which a backup is made while the service runs.
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { acquireFolderLock, FolderInUseError } from './data-folder-lock.ts';

/** In DATA_DIR. The process that reads the copy holds a lock on this folder. */
export const COPY_FOLDER = 'database.copy';

/** Called at start: removes the copy that a killed process left behind. */
export function removeLeftCopy(dataDir: string): void {
  const folder = join(dataDir, COPY_FOLDER);
  if (!existsSync(folder)) return;
  try {
    const lock = acquireFolderLock(folder);
    rmSync(join(folder, 'database'), { recursive: true, force: true });
    lock.release();
  } catch (error) {
    if (!(error instanceof FolderInUseError)) throw error;
  }
}
