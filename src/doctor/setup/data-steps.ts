// The setup steps about data: backups and the first listing.
import { backupLateAfterSeconds } from '../../backup/backup-age.ts';
import { formatExactTime } from '../../core/format-time.ts';
import { PROGRAM } from '../../core/version.ts';
import type { SetupProgress } from '../../system/setup-progress.ts';
import { type Finding, okFinding, problemFinding, warningFinding } from '../finding.ts';
import type { SetupStep } from './step.ts';

export const BACKUPS_STEP: SetupStep = {
  id: 'backups',
  name: 'Backups',
  question: 'Are there backups?',
  title: 'Back up the data',
  path: '/staff/health',
  section: 'backup',
  judge: ({ progress, at }) => judgeBackups(progress.backups, at),
};

const DAY_SECONDS = 86_400;
/** A late backup is a warning for this long, then a problem. */
const WARNING_SECONDS = 5 * DAY_SECONDS;

/** A confirmation excuses missing backups, but not failed ones. */
function judgeBackups({ confirmedAt, lastAt, everySeconds, failure }: SetupProgress['backups'], at: Date): Finding {
  if (failure !== null)
    return problemFinding(`The last backup failed: ${failure}`, `Correct this, then run “${PROGRAM} backup”.`);
  const ageSeconds = lastAt ? (at.getTime() - lastAt.getTime()) / 1000 : null;
  const lateSeconds = backupLateAfterSeconds(everySeconds);
  if (lastAt && ageSeconds !== null && ageSeconds < lateSeconds)
    return okFinding(`The newest backup is from ${formatExactTime(lastAt)}.`);
  if (confirmedAt)
    return okFinding(`A staff member confirmed backups on ${formatExactTime(confirmedAt)}. Plaudit cannot check this.`);
  if (ageSeconds === null) return noBackup(everySeconds !== null);
  const found = `The newest backup is ${formatAge(ageSeconds)} old.`;
  const todo = `Run “${PROGRAM} backup”, and check why none was made.`;
  return ageSeconds < lateSeconds + WARNING_SECONDS ? warningFinding(found, todo) : problemFinding(found, todo);
}

function formatAge(seconds: number): string {
  return seconds < 2 * DAY_SECONDS
    ? `${Math.floor(seconds / 3_600)} hours`
    : `${Math.floor(seconds / DAY_SECONDS)} days`;
}

function noBackup(isScheduled: boolean): Finding {
  if (isScheduled)
    return warningFinding(
      'There is no backup yet. The first one is made within an hour after the first start.',
      `To make one now, run “${PROGRAM} backup”. Keep copies on another machine.`,
    );
  return warningFinding(
    'Plaudit makes no backups on schedule, and cannot see those that you make in another way.',
    'Set BACKUP_EVERY, or confirm in the setup checklist that you make backups yourself.',
  );
}

export const FIRST_LISTING_STEP: SetupStep = {
  id: 'listing',
  name: 'First listing',
  question: 'Does the site have a listing?',
  title: 'Add the first listing',
  path: '/dashboard/new',
  judge: ({ progress: { hasListing } }) =>
    hasListing
      ? okFinding('The site has listings.')
      : warningFinding(
          'The site has no listings yet.',
          `Add a bot or a server. To explore with sample data instead, run “${PROGRAM} demo”, which uses its own data directory.`,
        ),
};
