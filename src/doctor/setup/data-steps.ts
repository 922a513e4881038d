// The setup steps about data: backups and the first listing.
import { backupLateAfterSeconds } from '../../backup/backup-age.ts';
import { PROGRAM } from '../../core/version.ts';
import { type Message, message } from '../../messages/message.ts';
import type { SetupProgress } from '../../system/setup-progress.ts';
import { type Finding, okFinding, problemFinding, warningFinding } from '../finding.ts';
import type { SetupStep } from './step.ts';

export const BACKUPS_STEP: SetupStep = {
  id: 'backups',
  name: 'Backups',
  question: 'Are there backups?',
  title: message('setup.backupsTitle'),
  path: '/staff/health',
  section: 'backup',
  judge: ({ progress, at }) => judgeBackups(progress.backups, at),
};

const HOUR_SECONDS = 3_600;
const DAY_SECONDS = 86_400;
/** A late backup is a warning for this long, then a problem. */
const WARNING_SECONDS = 5 * DAY_SECONDS;
const BACKUP_COMMAND = { command: `${PROGRAM} backup` };

type BackupProgress = SetupProgress['backups'];

/** A confirmation excuses missing backups, but not failed ones. */
function judgeBackups({ confirmedAt, lastAt, everySeconds, failure }: BackupProgress, at: Date): Finding<Message> {
  if (failure !== null)
    return problemFinding(
      message('setup.backupFailed', { reason: failure }),
      message('setup.backupFailedTodo', BACKUP_COMMAND),
    );
  const ageSeconds = lastAt ? (at.getTime() - lastAt.getTime()) / 1000 : null;
  const lateSeconds = backupLateAfterSeconds(everySeconds);
  if (lastAt && ageSeconds !== null && ageSeconds < lateSeconds)
    return okFinding(message('setup.backupNewest', { time: lastAt }));
  if (confirmedAt) return okFinding(message('setup.backupByStaff', { time: confirmedAt }));
  if (ageSeconds === null) return noBackup(everySeconds !== null);
  const found = describeAge(ageSeconds);
  const todo = message('setup.backupOldTodo', BACKUP_COMMAND);
  return ageSeconds < lateSeconds + WARNING_SECONDS ? warningFinding(found, todo) : problemFinding(found, todo);
}

function describeAge(seconds: number): Message {
  return seconds < 2 * DAY_SECONDS
    ? message('setup.backupHoursOld', { hours: Math.floor(seconds / HOUR_SECONDS) })
    : message('setup.backupDaysOld', { days: Math.floor(seconds / DAY_SECONDS) });
}

function noBackup(isScheduled: boolean): Finding<Message> {
  return isScheduled
    ? warningFinding(message('setup.backupFirst'), message('setup.backupFirstTodo', BACKUP_COMMAND))
    : warningFinding(message('setup.backupNone'), message('setup.backupNoneTodo'));
}

export const FIRST_LISTING_STEP: SetupStep = {
  id: 'listing',
  name: 'First listing',
  question: 'Does the site have a listing?',
  title: message('setup.listingTitle'),
  path: '/dashboard/new',
  judge: ({ progress: { hasListing } }) =>
    hasListing
      ? okFinding(message('setup.listingAdded'))
      : warningFinding(message('setup.listingNone'), message('setup.listingNoneTodo', { command: `${PROGRAM} demo` })),
};
