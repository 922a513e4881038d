// Opens the embedded database: PostgreSQL in WebAssembly (PGlite), in its own folder, with every commit synced to disk.
import { existsSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { PGlite, types } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { createFolder } from '../core/create-folder.ts';
import { OperatorError } from '../core/errors.ts';
import { watchForCrash } from './crash-watch.ts';
import { acquireFolderLock, type FolderLock } from './data-folder-lock.ts';
import { DurableFileSystem } from './durable-file-system.ts';
import { embeddedOpenError } from './embedded-open-error.ts';
import { unpackFreshDatabase } from './fresh-database.ts';
import { removeLeftCopy } from './left-copy.ts';
import { makeFolderPrivate } from './private-folder.ts';
import { finishRestore } from './restored-folder.ts';
import { syncFolder } from './sync-folder.ts';

/** PGlite's own start parameters without -F, which disables syncing. */
const START = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'wal_sync_method=fsync',
  '-c',
  'shared_buffers=16MB',
];

/**
 * Keeps V8 from optimizing WebAssembly. Optimizing PostgreSQL's largest function briefly takes 600 MB, three times as
 * much as everything else (decision P131).
 */
function disableWasmOptimization(): void {
  for (const flag of ['--liftoff-only', '--no-wasm-tier-up', '--no-wasm-dynamic-tiering']) setFlagsFromString(flag);
  // Each function is validated when it is first called: validating all 13,000 takes 20 ms of each start.
  setFlagsFromString('--wasm-lazy-validation');
}

/** Reads 64-bit integers as numbers (ours are below 2^53), as on PostgreSQL. */
const parsers = { [types.INT8]: Number };
/** For similar names in search (decision P21). */
const extensions = { pg_trgm };

export interface EmbeddedDatabase {
  readonly pglite: PGlite;
  /**
   * Resolves after a crash, with an error that says what to do. The lock is released, and the next process recovers the
   * database.
   */
  readonly crashed: Promise<OperatorError>;
  close(): Promise<void>;
}

/** Creates `dataDir` if it is missing. Throws FolderInUseError if another process uses it. */
export async function openEmbeddedDatabase(dataDir: string): Promise<EmbeddedDatabase> {
  createFolder(dataDir);
  makeFolderPrivate(dataDir);
  const lock: FolderLock = acquireFolderLock(dataDir);
  try {
    const folder = join(dataDir, 'database');
    finishRestore(dataDir);
    removeLeftCopy(dataDir);
    if (!existsSync(folder)) await createDatabase(folder);
    const pglite = await openDatabaseFolder(folder);
    return embedded(pglite, dataDir, lock);
  } catch (error) {
    lock.release();
    throw embeddedOpenError(error, dataDir);
  }
}

function embedded(pglite: PGlite, dataDir: string, lock: FolderLock | null): EmbeddedDatabase {
  let hasCrashed = false;
  const crashed = watchForCrash(pglite).then((error) => {
    hasCrashed = true;
    lock?.release();
    return crash(error, dataDir);
  });
  const close = async () => {
    if (!hasCrashed) await pglite.close().finally(() => lock?.release());
  };
  return { pglite, crashed, close };
}

/**
 * Creates it under another name first, so that a process that is killed meanwhile leaves no incomplete database behind.
 */
async function createDatabase(folder: string): Promise<void> {
  const unfinished = `${folder}.making`;
  rmSync(unfinished, { recursive: true, force: true });
  await unpackFreshDatabase(unfinished);
  renameSync(unfinished, folder);
  syncFolder(dirname(folder));
}

/**
 * Opens a folder that contains an embedded database. The caller makes sure that no other process uses it.
 * `settings`: of PostgreSQL, by name.
 */
export function openDatabaseFolder(folder: string, settings: Readonly<Record<string, string>> = {}): Promise<PGlite> {
  disableWasmOptimization();
  const more = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  return PGlite.create({
    fs: new DurableFileSystem(folder),
    startParams: [...START, ...more],
    parsers,
    extensions,
  });
}

function crash({ message }: Error, dataDir: string): OperatorError {
  return new OperatorError(
    `The embedded database in ${dataDir} crashed (${message}). No recorded data is lost. If the disk is full, free up some space. Then start Plaudit again.`,
  );
}

/** An in-memory database, for tests. */
export async function openInMemoryDatabase(dump?: Blob): Promise<EmbeddedDatabase> {
  disableWasmOptimization();
  const pglite = await PGlite.create({ parsers, extensions, ...(dump && { loadDataDir: dump }) });
  return embedded(pglite, 'memory', null);
}
