// Backs up an existing database before this version migrates it, so that the version before can be restored.
import type { Config } from '../config.ts';
import { createFolder } from '../core/create-folder.ts';
import { OperatorError } from '../core/errors.ts';
import type { Log } from '../core/log.ts';
import { VERSION } from '../core/version.ts';
import type { BulkSession } from '../db/bulk-session.ts';
import type { Database } from '../db/database.ts';
import { embeddedBulkSession } from '../db/embedded-bulk-session.ts';
import { migrationNames, selectAppliedMigrations } from '../db/migrate.ts';
import { openPostgresBulkSession } from '../db/postgres-bulk-session.ts';
import { makeBackup } from './backup.ts';
import { BEFORE, deleteOldBackups } from './scheduled-backups.ts';
import { postgresAddress } from './source.ts';

const KEPT = 3;
const PLAIN = { passphrase: null, secretKey: null, report: () => undefined };

/** Does nothing if the database is new or up to date. Throws OperatorError if the backup fails. */
export async function backUpBeforeMigration(database: Database, config: Config, log: Log): Promise<void> {
  if (!config.backsUpBeforeMigration) return;
  const applied = await selectAppliedMigrations(database.db);
  if (applied.length === 0 || applied.length >= migrationNames().length) return;
  const { backupDir } = config;
  createFolder(backupDir);
  const session = await openSession(database, config);
  try {
    const made = await makeBackup(session, { folder: backupDir, label: `${BEFORE}${VERSION}` }, PLAIN);
    log.info({ file: made.file }, 'The database was backed up before it is migrated.');
  } catch (error) {
    const reason = error instanceof OperatorError ? error.message : String(error);
    throw new OperatorError(
      `Version ${VERSION} has to migrate the database, and the backup before that failed: ${reason} Nothing was changed.`,
      { cause: error },
    );
  } finally {
    await session.close();
  }
  await deleteOldBackups(backupDir, KEPT, (label) => label.startsWith(BEFORE));
}

function openSession({ pglite }: Database, config: Config): Promise<BulkSession> | BulkSession {
  const address = postgresAddress(config);
  if (address !== null) return openPostgresBulkSession(address, 'backup');
  if (pglite === null) throw new Error('This database is neither PostgreSQL nor embedded.');
  return embeddedBulkSession(pglite, async () => undefined);
}
