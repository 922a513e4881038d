// Is there enough free space where Plaudit writes?
import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { formatBytes } from '../../core/format-bytes.ts';
import type { DoctorCheck } from '../check.ts';
import type { DoctorContext } from '../doctor-context.ts';
import { type Finding, okFinding, problemFinding, warningFinding } from '../finding.ts';

const MB = 1_000_000;
/** A restart needs room for the write-ahead log, and the first start for the new database. */
const PROBLEM_BYTES = 128 * MB;
const WARNING_BYTES = 1_000 * MB;

interface FreeSpace {
  /** The setting that names the folder. */
  readonly setting: string;
  readonly freeBytes: number;
}

export const DISK_SPACE: DoctorCheck = {
  id: 'disk_space',
  name: 'Disk space',
  question: 'Is there enough free disk space?',
  async run(context) {
    return judgeDiskSpace(await Promise.all(foldersOf(context).map(measure)));
  },
};

function foldersOf({ config }: DoctorContext): readonly { setting: string; path: string }[] {
  return [
    ...(config.databaseUrl === null ? [{ setting: 'DATA_DIR', path: config.dataDir }] : []),
    { setting: 'BACKUP_DIR', path: config.backupDir },
  ];
}

/** A folder that does not exist yet will be created in its nearest parent. */
async function measure({ setting, path }: { setting: string; path: string }): Promise<FreeSpace> {
  let existing = path;
  while (!existsSync(existing) && dirname(existing) !== existing) existing = dirname(existing);
  const { bavail, bsize } = await statfs(existing);
  return { setting, freeBytes: bavail * bsize };
}

export function judgeDiskSpace(spaces: readonly FreeSpace[]): Finding {
  const [least, ...others] = [...spaces].sort((one, other) => one.freeBytes - other.freeBytes);
  if (!least) return okFinding('Plaudit writes to no disk.');
  const { setting, freeBytes } = least;
  const todo = `Free up space or enlarge the disk. Without space, votes are refused.`;
  if (freeBytes < PROBLEM_BYTES) return problemFinding(`Only ${formatBytes(freeBytes)} are free in ${setting}.`, todo);
  if (freeBytes < WARNING_BYTES) return warningFinding(`Only ${formatBytes(freeBytes)} are free in ${setting}.`, todo);
  const sizes = Map.groupBy([least, ...others], (space) => formatBytes(space.freeBytes));
  const sentences = [...sizes].map(
    ([size, same]) => `${size} are free in ${same.map((one) => one.setting).join(' and ')}.`,
  );
  return okFinding(sentences.join(' '));
}
