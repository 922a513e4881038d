// Opens what the checks need, as far as it can be opened. Changes nothing: no migration, no new folder, no new key.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createConfirmationRule } from '../access/voter-identities.ts';
import type { Config } from '../config.ts';
import type { AppContext } from '../context.ts';
import { OperatorError } from '../core/errors.ts';
import { createLog } from '../core/log.ts';
import type { Keyring } from '../core/secrets.ts';
import { within } from '../core/within.ts';
import { openDatabase } from '../db/database.ts';
import { describeDatabaseError } from '../db/describe-database-error.ts';
import { PROCESS_NAME } from '../db/postgres.ts';
import { readVault } from '../keys/read-vault.ts';
import { openCurrentSite, plainSite } from '../site/site.ts';
import { readSetupProgress } from '../system/setup-progress.ts';
import { isTrialActive } from '../trial-mode/installation-trial-mode.ts';
import type { DoctorContext, OpenedDatabase } from './doctor-context.ts';
import { type Finding, notApplicable, problemFinding } from './finding.ts';
import { readFolderFacts } from './folder-facts.ts';
import { selectConnectionLimits, selectServerVersion } from './queries.ts';
import { requestSelf } from './self-check.ts';

export interface OpenedDoctorContext {
  readonly context: DoctorContext;
  close(): Promise<void>;
}

/** In the service, on its open context. */
export function doctorContextOf(app: AppContext): DoctorContext {
  const { config, vault } = app;
  const { db, kind, connections, replica } = app.database;
  return createDoctorContext({
    config,
    database: { ok: true, db, kind, connections, replica },
    vault,
    isServiceRunning: async () => true,
    votingNeedsConfirmed: app.votingNeedsConfirmed,
  });
}

/** `refusal`: why the service that has the database open did not run the command; null if there is none. */
export async function openDoctorContext(config: Config, refusal: string | null): Promise<OpenedDoctorContext> {
  // Opening the embedded database corrects its folder's permissions, so they are read first.
  const dataFolder = readFolderFacts(config.dataDir);
  const { opened, close } = refusal === null ? await open(config) : failed({ status: 'problem', found: refusal });
  // A database without tables has no trial mode yet, and nothing that depends on it is checked.
  const [isTrial, vault] = await Promise.all([
    opened.ok && within(READ_MS, isTrialActive(opened.db, config), false).catch(() => false),
    tryReadVault(opened, config),
  ]);
  const context = createDoctorContext({
    config,
    database: opened,
    vault,
    isServiceRunning: () => findService(opened, config),
    votingNeedsConfirmed: createConfirmationRule(config, { isActive: () => isTrial }),
  });
  return { context: { ...context, dataFolder }, close: () => within(CLOSE_MS, close(), undefined) };
}

/** A database that hangs must not keep the checks of everything else from being made. */
const OPEN_MS = 5_000;
const READ_MS = 1_500;
const CLOSE_MS = 500;

interface DoctorParts extends Pick<DoctorContext, 'config' | 'database' | 'vault' | 'isServiceRunning'> {
  readonly votingNeedsConfirmed: () => boolean;
}

function createDoctorContext({ votingNeedsConfirmed, ...parts }: DoctorParts): DoctorContext {
  const { config, database, vault } = parts;
  const readProgress = async () => {
    if (!database.ok) return null;
    const read = async () => {
      // Before its first migration to this version, a database has no settings.
      const site = await openCurrentSite({ db: database.db, config, log: createLog('silent') }).catch(() =>
        plainSite(config),
      );
      return readSetupProgress({ config, site, database, votingNeedsConfirmed });
    };
    return read().catch(() => null);
  };
  return {
    ...parts,
    dataFolder: readFolderFacts(config.dataDir),
    isServiceRunning: once(parts.isServiceRunning),
    selfCheck: once(() => requestSelf(config, vault)),
    progress: once(readProgress),
  };
}

function once<Result>(read: () => Promise<Result>): () => Promise<Result> {
  let result: Promise<Result> | null = null;
  return () => {
    result ??= read();
    return result;
  };
}

interface OpenResult {
  readonly opened: OpenedDatabase;
  close(): Promise<void>;
}

const failed = (finding: Finding): OpenResult => ({ opened: { ok: false, finding }, close: async () => undefined });

async function open(config: Config): Promise<OpenResult> {
  if (config.databaseUrl === null && !existsSync(join(config.dataDir, 'database', 'PG_VERSION')))
    return failed(notApplicable('There is no database yet. The first start creates it.'));
  const opening = openAndQuery(config).catch((error: unknown) => failed(describe(error)));
  // The embedded database recovers after a crash for as long as it takes, and hangs on no network.
  return config.databaseUrl === null ? opening : within(OPEN_MS, opening, failed(HANGING));
}

const HANGING = problemFinding(
  'PostgreSQL does not respond.',
  'Check DATABASE_URL, the log of PostgreSQL, and the load and the disk of its machine.',
);

async function openAndQuery(config: Config): Promise<OpenResult> {
  const { db, kind, connections, replica, close } = await openDatabase(config);
  try {
    await selectServerVersion(db);
  } catch (error) {
    await close().catch(() => undefined);
    throw error;
  }
  return { opened: { ok: true, db, kind, connections, replica }, close };
}

function describe(error: unknown): Finding {
  const known = describeDatabaseError(error);
  if (known) return problemFinding(known.found, known.todo);
  const message = error instanceof Error ? error.message : String(error);
  // The messages of our own errors already say what to do.
  if (error instanceof OperatorError) return { status: 'problem', found: message };
  return problemFinding(`The database cannot be opened: ${message}`, 'Check DATABASE_URL and the log of the database.');
}

/** Null also if the key file cannot be read. */
async function tryReadVault(opened: OpenedDatabase, config: Config): Promise<Keyring | null> {
  const db = opened.ok ? opened.db : null;
  const withoutDatabase = () => readVault(null, config).catch(() => null);
  const vault = await within(READ_MS, readVault(db, config), undefined).catch(withoutDatabase);
  return vault === undefined ? withoutDatabase() : vault;
}

/** With the embedded database, whoever has it open is the only process. */
async function findService(opened: OpenedDatabase, { databaseUrl, dataDir }: Config): Promise<boolean | null> {
  if (!opened.ok) return databaseUrl === null && !existsSync(join(dataDir, 'in-use.lock')) ? false : null;
  if (opened.kind === 'embedded') return false;
  const { processes } = await selectConnectionLimits(opened.db, PROCESS_NAME);
  // A pooler may hide who is connected.
  return processes === 0 && opened.connections?.sessions === 'pooled' ? null : processes > 0;
}
