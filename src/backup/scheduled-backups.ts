// Makes backups on schedule, in a process of their own, and deletes the oldest ones.
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { type Config, environmentOf } from '../config.ts';
import { type BackgroundLoop, startBackgroundLoop } from '../core/background-loop.ts';
import { now } from '../core/clock.ts';
import type { Log } from '../core/log.ts';
import { startOwnProcess } from '../core/own-program.ts';
import type { Database } from '../db/database.ts';
import { PARTIAL, parseBackupFileName } from './backup-file.ts';
import { listBackups, recordOutcome } from './backup-status.ts';
import { claimBackup, setNextBackup } from './schedule-queries.ts';

const CHECK_EVERY_MS = 30_000;
const FIRST_CHECK_MS = 2_000;
const RETRY_SECONDS = 900;
const DAY_MS = 86_400_000;
/** Between the clocks of the database, which names the files, and of this process. */
const MAX_CLOCK_DIFFERENCE_MS = 3_600_000;
/** The label of backups that are made before an upgrade begins with this; they are counted separately. */
export const BEFORE = 'before-';

export interface BackupScheduleContext {
  readonly config: Config;
  readonly database: Database;
  readonly log: Log;
}

/** Does nothing if BACKUP_EVERY is off. */
export function startScheduledBackups(context: BackupScheduleContext): BackgroundLoop | null {
  const { config, log } = context;
  if (config.backupEverySeconds === null) return null;
  const everySeconds = config.backupEverySeconds;
  return startBackgroundLoop({
    run: (signal) => runIfDue(context, everySeconds, signal),
    intervalMs: CHECK_EVERY_MS,
    initialDelayMs: FIRST_CHECK_MS,
    log,
    errorMessage: 'The scheduled backup failed. Trying again in a quarter of an hour.',
  });
}

/** Makes a backup if one is due. Throws if it fails. */
async function runIfDue(
  { config, database, log }: BackupScheduleContext,
  everySeconds: number,
  signal: AbortSignal,
): Promise<void> {
  const { db } = database;
  if (!(await claimBackup(db, everySeconds))) return;
  const child = startOwnProcess('backup-process', environmentOf(config));
  const failure = await waitForEnd(child, signal);
  if (failure !== null) {
    await setNextBackup(db, Math.min(everySeconds, RETRY_SECONDS));
    if (signal.aborted) return;
    // The process may have been killed before it could record anything.
    const lastFailure = { at: now().toISOString(), message: failure };
    await recordOutcome({ kind: database.kind, db, dataDir: config.dataDir }, { lastFailure });
    throw new Error(failure);
  }
  await setNextBackup(db, everySeconds);
  await deleteOldBackups(config.backupDir, config.backupKeep, (label) => !label.startsWith(BEFORE));
  deleteOldPartials(config.backupDir);
  log.info('The scheduled backup was made.');
}

/** Null if the process succeeded; otherwise, what it said. */
async function waitForEnd(child: ChildProcess, signal: AbortSignal): Promise<string | null> {
  const stop = () => child.kill('SIGTERM');
  signal.addEventListener('abort', stop);
  try {
    const [said, [status, killedBy]] = await Promise.all([
      child.stderr ? text(child.stderr) : '',
      once(child, 'exit') as Promise<[number | null, string | null]>,
    ]);
    if (status === 0) return null;
    return said.trim() || `The process that makes the backup was ended by ${killedBy ?? `an error (${status})`}.`;
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

/**
 * Keeps the newest complete ones; torn ones are left for the operator to see. Those from a time when the clock was ahead
 * are neither counted nor deleted; otherwise, they would displace every new one (decision P236).
 */
export async function deleteOldBackups(
  folder: string,
  keep: number,
  isCounted: (label: string) => boolean,
): Promise<void> {
  const untilMs = now().getTime() + MAX_CLOCK_DIFFERENCE_MS;
  const backups = (await listBackups(folder)).filter(
    ({ name, createdAt, isComplete }) =>
      isComplete && createdAt.getTime() <= untilMs && isCounted(parseBackupFileName(name)?.label ?? ''),
  );
  for (const { name } of backups.slice(keep)) rmSync(join(folder, name), { force: true });
}

/** What a backup that was killed left behind. */
function deleteOldPartials(folder: string): void {
  for (const name of readdirSync(folder).filter((entry) => entry.endsWith(PARTIAL))) {
    const stats = statSync(join(folder, name), { throwIfNoEntry: false });
    const isOurs = parseBackupFileName(name.slice(0, -PARTIAL.length)) !== null;
    if (isOurs && stats && stats.mtimeMs < now().getTime() - DAY_MS) rmSync(join(folder, name), { force: true });
  }
}
