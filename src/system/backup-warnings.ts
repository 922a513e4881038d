// Decides whether something is wrong with the backups.
import { backupLateAfterSeconds } from '../backup/backup-age.ts';
import type { BackupOutcomes } from '../backup/backup-status.ts';

interface BackupWarning {
  readonly title: string;
  readonly todo: string;
}

const HOUR_SECONDS = 3_600;

/** `everySeconds`: null if no backups are scheduled. */
export function findBackupWarnings(
  { lastSuccess, lastFailure }: BackupOutcomes,
  everySeconds: number | null,
  at: Date,
): readonly BackupWarning[] {
  if (lastFailure)
    return [{ title: 'The last backup failed', todo: `${lastFailure.message} Then run \`plaudit backup\`.` }];
  if (everySeconds === null || !lastSuccess) return [];
  const ageSeconds = (at.getTime() - new Date(lastSuccess.at).getTime()) / 1000;
  if (ageSeconds < backupLateAfterSeconds(everySeconds)) return [];
  return [
    {
      title: 'The newest backup is too old',
      todo: `It was made ${Math.floor(ageSeconds / HOUR_SECONDS)} hours ago. Check that a process with ROLE all or worker is running, and its log.`,
    },
  ];
}
