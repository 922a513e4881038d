// One backup of this installation, from its configuration: opens the database, makes the backup, and records how it
// ended.
import type { BackupTarget, MadeBackup } from './backup.ts';
import { makeBackup } from './backup.ts';
import { recordingOutcome } from './record-outcome.ts';
import { openRunningCopy } from './running-copy.ts';
import { type Installation, openSource } from './source.ts';
import type { ArchiveOptions } from './write-archive.ts';

export async function runBackup(
  config: Installation,
  target: BackupTarget,
  options: ArchiveOptions,
): Promise<MadeBackup> {
  const session = await openSource(config, openRunningCopy);
  try {
    const store = { kind: session.kind, db: session.db, dataDir: config.dataDir };
    return await recordingOutcome(store, () => makeBackup(session, target, options));
  } finally {
    await session.close();
  }
}
