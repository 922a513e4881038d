// Which backups exist, and how the newest attempts ended. With the embedded database this is stored in a file, so that
// restoring an old backup does not turn it back; with PostgreSQL in the database, which every process reads.
import { readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Config } from '../config.ts';
import type { DatabaseKind } from '../db/bulk-session.ts';
import type { Connection } from '../db/database.ts';
import { getInstallationValue, setInstallationValue } from '../db/installation-values.ts';
import { checkArchiveEnds } from './archive-file.ts';
import { parseBackupFileName } from './backup-file.ts';

const outcomesSchema = z.object({
  lastSuccess: z.object({ at: z.iso.datetime(), file: z.string().nullable(), bytes: z.number().nullable() }).nullable(),
  lastFailure: z.object({ at: z.iso.datetime(), message: z.string() }).nullable(),
});

/** `at`: ISO times. `file`: null for a backup to a stream. */
export type BackupOutcomes = z.infer<typeof outcomesSchema>;

export interface ListedBackup {
  readonly name: string;
  readonly createdAt: Date;
  readonly bytes: number;
  /** False for a file whose beginning or end is not that of a backup. */
  readonly isComplete: boolean;
}

export interface BackupStatus extends BackupOutcomes {
  readonly folder: string;
  /** Newest first, as far as this process can see the folder. */
  readonly backups: readonly ListedBackup[];
}

/** Where the outcomes are stored. */
export interface StatusStore {
  readonly kind: DatabaseKind;
  readonly db: Connection;
  readonly dataDir: string;
}

const NONE: BackupOutcomes = { lastSuccess: null, lastFailure: null };
const KEY = 'backup_status';
const FILE = 'backup-status.json';

export async function readBackupStatus(app: {
  readonly config: Pick<Config, 'dataDir' | 'backupDir'>;
  readonly database: { readonly kind: DatabaseKind; readonly db: Connection };
}): Promise<BackupStatus> {
  const { dataDir, backupDir } = app.config;
  const outcomes = await readOutcomes({ ...app.database, dataDir });
  return { ...outcomes, folder: backupDir, backups: await listBackups(backupDir) };
}

async function readOutcomes({ kind, db, dataDir }: StatusStore): Promise<BackupOutcomes> {
  try {
    const text = kind === 'postgres' ? await getInstallationValue(db, KEY) : readFileSync(join(dataDir, FILE), 'utf8');
    return text === null ? NONE : outcomesSchema.parse(JSON.parse(text));
  } catch (error) {
    if (kind === 'postgres' && !(error instanceof SyntaxError || error instanceof z.ZodError)) throw error;
    return NONE;
  }
}

/** Replaces the last success or the last failure. */
export async function recordOutcome(store: StatusStore, outcome: Partial<BackupOutcomes>): Promise<void> {
  const text = JSON.stringify({ ...(await readOutcomes(store)), ...outcome });
  if (store.kind === 'postgres') await setInstallationValue(store.db, KEY, text);
  else {
    const path = join(store.dataDir, FILE);
    const draft = `${path}.${process.pid}`;
    writeFileSync(draft, text, { mode: 0o600, flush: true });
    renameSync(draft, path);
  }
}

/** Newest first. A folder that is missing has no backups. */
export async function listBackups(folder: string): Promise<readonly ListedBackup[]> {
  const names = await readdir(folder).catch(() => []);
  const found: ListedBackup[] = [];
  for (const name of names) {
    const parsed = parseBackupFileName(name);
    const path = join(folder, name);
    const stats = parsed && statSync(path, { throwIfNoEntry: false });
    if (!parsed || !stats?.isFile()) continue;
    const isComplete = await checkArchiveEnds(path).then(
      () => true,
      () => false,
    );
    found.push({ name, createdAt: parsed.createdAt, bytes: stats.size, isComplete });
  }
  return found.sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime() || (a.name < b.name ? 1 : -1));
}
