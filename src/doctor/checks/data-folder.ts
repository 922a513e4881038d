// Can only Plaudit's own user read DATA_DIR and the secret key in it?
import { existsSync } from 'node:fs';
import type { DoctorCheck } from '../check.ts';
import { type Finding, notApplicable, okFinding, problemFinding } from '../finding.ts';
import type { FolderFacts } from '../folder-facts.ts';

const OTHERS = 0o077;

export const DATA_FOLDER: DoctorCheck = {
  id: 'data_folder',
  name: 'Data folder',
  question: 'Can only Plaudit read DATA_DIR?',
  async run({ config, dataFolder }) {
    if (config.databaseUrl !== null) return notApplicable('With PostgreSQL, DATA_DIR holds no data.');
    if (dataFolder === null && existsSync(config.dataDir))
      return problemFinding(`${config.dataDir} is not a folder.`, 'Set DATA_DIR to a folder.');
    return judgeDataFolder(dataFolder, { path: config.dataDir, user: process.getuid?.() ?? null });
  },
};

/** `user`: the ID of the user who runs the doctor; null on Windows. */
export function judgeDataFolder(
  facts: FolderFacts | null,
  { path, user }: { readonly path: string; readonly user: number | null },
): Finding {
  if (facts === null) return notApplicable(`${path} does not exist.`);
  if (user === null) return notApplicable('Windows has no such permissions. A folder inherits those of its parent.');
  if (facts.owner !== user && user !== 0)
    return problemFinding(
      `${path} belongs to another user (ID ${facts.owner}).`,
      'Run this command as the user of the service, for example with sudo -u. If that is this user, run sudo chown -R.',
    );
  if (facts.mode & OTHERS)
    return problemFinding(
      `Other users of this machine can read ${path} (mode ${facts.mode.toString(8)}).`,
      `Restart the service, which corrects this, or run: chmod -R go= '${path}'`,
    );
  if ((facts.keyMode ?? 0) & OTHERS)
    return problemFinding(
      `Other users can read the file secret.key in ${path}, once they get to the folder.`,
      `Run: chmod 600 '${path}/secret.key'`,
    );
  return okFinding(`Only its owner can read ${path}.`);
}
