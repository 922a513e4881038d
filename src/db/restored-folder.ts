// Puts a restored embedded database in the place of the one in DATA_DIR. The steps can be interrupted at any point: the
// next start completes them, or removes what is left of a restore that was not completed.
import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { keepPreviousKeys, readKeyFile } from './key-file.ts';
import { syncFolder } from './sync-folder.ts';

/** Names in DATA_DIR. */
export const RESTORE_FOLDERS = {
  /** A restore in progress. */
  unfinished: 'database.restoring',
  /** Complete and synced to disk, but not in use yet. */
  complete: 'database.restored',
  /** The database from before the restore, until the restored one is in its place. */
  replaced: 'database.replaced',
  /** The secret key of the restored database, if the backup contained it. */
  key: 'secret.key.restored',
  /** Says that the replaced database was moved elsewhere, which is not true of the restored one. */
  mark: 'moved.json',
} as const;

/** The restored database must be closed, and synced to disk. From here on, the restore is completed. */
export function putRestoredInPlace(dataDir: string): void {
  const { unfinished, complete, replaced } = RESTORE_FOLDERS;
  renameSync(join(dataDir, unfinished), join(dataDir, complete));
  syncFolder(dataDir);
  if (existsSync(join(dataDir, 'database'))) renameSync(join(dataDir, 'database'), join(dataDir, replaced));
  syncFolder(dataDir);
  finishRestore(dataDir);
}

/** Called at each start, with the lock on DATA_DIR. */
export function finishRestore(dataDir: string): void {
  const { unfinished, complete, replaced, key, mark } = RESTORE_FOLDERS;
  const at = (name: string) => join(dataDir, name);
  if (existsSync(at(complete)) && !existsSync(at('database'))) {
    if (existsSync(at(key))) keepOldKey(dataDir);
    rmSync(at(mark), { force: true });
    renameSync(at(complete), at('database'));
    syncFolder(dataDir);
  }
  // Without the complete folder, a replaced database is still the current one.
  if (!existsSync(at('database')) && existsSync(at(replaced))) renameSync(at(replaced), at('database'));
  for (const name of [unfinished, complete, replaced]) rmSync(at(name), { recursive: true, force: true });
  rmSync(at(key), { force: true });
}

/** The keys of replaced databases stay, the newest first, because older backups need them. */
function keepOldKey(dataDir: string): void {
  keepPreviousKeys(dataDir, readKeyFile(dataDir) ?? []);
  renameSync(join(dataDir, RESTORE_FOLDERS.key), join(dataDir, 'secret.key'));
  syncFolder(dataDir);
}
