// Decides whether something is wrong with the backups.

import { backupLateAfterSeconds } from '../backup/backup-age.ts';
import type { BackupOutcomes } from '../backup/backup-status.ts';
import { type Message, message } from '../messages/message.ts';

interface BackupWarning {
  readonly title: Message;
  readonly todo: Message;
}

const HOUR_SECONDS = 3_600;

/** `everySeconds`: null if no backups are scheduled. */
export function findBackupWarnings(
  { lastSuccess, lastFailure }: BackupOutcomes,
  everySeconds: number | null,
  at: Date,
): readonly BackupWarning[] {
  if (lastFailure)
    return [
      {
        title: message('systemWarnings.backupFailed'),
        todo: message('systemWarnings.backupFailedTodo', { message: lastFailure.message }),
      },
    ];
  if (everySeconds === null || !lastSuccess) return [];
  const ageSeconds = (at.getTime() - new Date(lastSuccess.at).getTime()) / 1000;
  if (ageSeconds < backupLateAfterSeconds(everySeconds)) return [];
  return [
    {
      title: message('systemWarnings.backupOld'),
      todo: message('systemWarnings.backupOldTodo', { hours: Math.floor(ageSeconds / HOUR_SECONDS) }),
    },
  ];
}
