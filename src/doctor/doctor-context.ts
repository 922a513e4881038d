// What checks need. Each part may be missing, because the doctor also runs when the installation does not work.
import type { Config } from '../config.ts';
import type { Keyring } from '../core/secrets.ts';
import type { Database } from '../db/database.ts';
import type { SetupProgress } from '../system/setup-progress.ts';
import type { Finding } from './finding.ts';
import type { FolderFacts } from './folder-facts.ts';
import type { SelfCheckResult } from './self-check.ts';

/** The open database, or why it could not be opened. */
export type OpenedDatabase =
  | ({ readonly ok: true } & Pick<Database, 'db' | 'kind' | 'connections' | 'replica'>)
  | { readonly ok: false; readonly finding: Finding };

export interface DoctorContext {
  readonly config: Config;
  readonly database: OpenedDatabase;
  /** Null if the secret key cannot be read. */
  readonly vault: Keyring | null;
  /** DATA_DIR as it was before anything was opened; null if it does not exist. */
  readonly dataFolder: FolderFacts | null;
  /** Whether a process of the service is running; null if that cannot be known. */
  readonly isServiceRunning: () => Promise<boolean | null>;
  /** What the service at BASE_URL responds. One request for all checks. */
  readonly selfCheck: () => Promise<SelfCheckResult>;
  /** Null if the database could not be read. */
  readonly progress: () => Promise<SetupProgress | null>;
}

/** Runs `check` on the database, or returns why that is not possible. */
export async function whenDatabaseIsOpen(
  { database }: Pick<DoctorContext, 'database'>,
  check: (database: Extract<OpenedDatabase, { ok: true }>) => Promise<Finding>,
): Promise<Finding> {
  if (!database.ok) return { status: 'unknown', found: 'Not checked, because the database is not open.' };
  return check(database);
}
