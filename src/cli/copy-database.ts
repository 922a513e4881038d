// Copies the database of this service for a process that makes a backup, one copy at a time.
import { describeDiskError } from '../backup/disk-error.ts';
import { copyFolders } from '../backup/running-copy.ts';
import type { AppContext } from '../context.ts';
import type { ControlHandlers } from '../control/protocol.ts';
import { copyRunningDatabase } from '../db/copy-running-database.ts';

export function createDatabaseCopier({ config, db }: AppContext): ControlHandlers['copy_database'] {
  let previous: Promise<unknown> = Promise.resolve();
  const copy = async (signal: AbortSignal) => {
    try {
      await copyRunningDatabase(db, { ...copyFolders(config.dataDir), signal });
      return null;
    } catch (error) {
      throw (await describeDiskError(error, config.dataDir, 'the backup was not made')) ?? error;
    }
  };
  return (_, { signal }) => {
    // The caller of the one before may have been killed, and its copy ends a moment later.
    const current = previous.then(() => copy(signal));
    previous = current.catch(() => undefined);
    return current;
  };
}
