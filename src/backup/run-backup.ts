// One backup of this installation, from its configuration: opens the database, makes the backup, and records how it
// ended.
import type { BulkSession } from '../db/bulk-session.ts';
import type { BackupTarget, MadeBackup } from './backup.ts';
import { makeBackup } from './backup.ts';
import { recordingOutcome } from './record-outcome.ts';
import { openRunningCopy } from './running-copy.ts';
import { type Installation, leaveFolder, openSource } from './source.ts';
import type { ArchiveOptions } from './write-archive.ts';

export async function runBackup(
  config: Installation,
  target: BackupTarget,
  options: ArchiveOptions,
): Promise<MadeBackup> {
  return backUpFrom(await openSource(config, openRunningCopy), config, target, options);
}

/** A backup that a running service asked for. */
export async function runScheduledBackup(
  config: Installation,
  target: BackupTarget,
  options: ArchiveOptions,
): Promise<MadeBackup> {
  return backUpFrom(await openSource(config, openRunningCopy, leaveFolder), config, target, options);
}

async function backUpFrom(
  session: BulkSession,
  config: Installation,
  target: BackupTarget,
  options: ArchiveOptions,
): Promise<MadeBackup> {
  try {
    const store = { kind: session.kind, db: session.db, dataDir: config.dataDir };
    return await recordingOutcome(store, () => makeBackup(session, target, options));
  } finally {
    await session.close();
  }
}
