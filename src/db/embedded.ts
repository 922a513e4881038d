// Opens the embedded database: PostgreSQL in WebAssembly, in a folder of its own, every commit synced to disk.
import { existsSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { PGlite, types } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { createFolder } from '../core/create-folder.ts';
import { OperatorError } from '../core/errors.ts';
import { watchForCrash } from './crash-watch.ts';
import { acquireFolderLock, type FolderLock } from './data-folder-lock.ts';
import { DurableFileSystem, syncFolder } from './durable-file-system.ts';
import { unpackFreshDatabase } from './fresh-database.ts';
import { makeFolderPrivate } from './private-folder.ts';

/** PGlite starts PostgreSQL with -F (never sync); all else of its own start stays, and every commit is synced. */
const START = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'wal_sync_method=fsync',
  '-c',
  'shared_buffers=32MB',
];

/**
 * V8 compiles WebAssembly twice: quickly, and what is hot a second time, optimized. Optimizing PostgreSQL's largest function takes
 * 600 MB for a moment, three times what everything else takes, so it is left at the quick code (decision P131).
 */
function saveMemory(): void {
  for (const flag of ['--liftoff-only', '--no-wasm-tier-up', '--no-wasm-dynamic-tiering'])
    setFlagsFromString(flag);
}

/** 64-bit integers as numbers (none of ours passes 2^53) and as pg gives them: the same on both databases. */
const parsers = { [types.INT8]: Number };
/** What PostgreSQL has by itself and this one must be given: near misses in search (decision P21). */
const extensions = { pg_trgm };

export interface EmbeddedDatabase {
  readonly pglite: PGlite;
  /** Comes after a crash, and says what to do; the folder is the next process's then, which brings it in order. */
  readonly crashed: Promise<OperatorError>;
  close(): Promise<void>;
}

/** `dataDir` is made when absent; a second process on it is refused (FolderInUse). */
export async function openEmbeddedDatabase(dataDir: string): Promise<EmbeddedDatabase> {
  createFolder(dataDir);
  makeFolderPrivate(dataDir);
  const lock: FolderLock = acquireFolderLock(dataDir);
  try {
    const folder = join(dataDir, 'database');
    if (!existsSync(folder)) await makeDatabase(folder);
    const pglite = await open(folder);
    return embedded(pglite, dataDir, lock);
  } catch (error) {
    lock.release();
    throw inWords(error, dataDir);
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

/** Made under another name first: a process that is killed meanwhile leaves no half of a database behind. */
async function makeDatabase(folder: string): Promise<void> {
  const making = `${folder}.making`;
  rmSync(making, { recursive: true, force: true });
  await unpackFreshDatabase(making);
  renameSync(making, folder);
  syncFolder(dirname(folder));
}

function open(folder: string): Promise<PGlite> {
  saveMemory();
  return PGlite.create({ fs: new DurableFileSystem(folder), startParams: START, parsers, extensions });
}

/** What the WebAssembly machine throws when the disk refuses it is no error anybody could read. */
function inWords(error: unknown, dataDir: string): unknown {
  if (error instanceof OperatorError || (error instanceof Error && 'code' in error)) return error;
  const reason = error instanceof Error ? error.message : JSON.stringify(error);
  return new OperatorError(
    `The embedded database in ${dataDir} cannot be opened (${reason}). Is the disk full or read-only? If the folder was damaged, put back a copy of it, or choose another with DATA_DIR.`,
  );
}

function crash({ message }: Error, dataDir: string): OperatorError {
  return new OperatorError(
    `The embedded database in ${dataDir} had to stop (${message}). Nothing that was recorded is lost. If the disk is full, make room; then start again.`,
  );
}

/** A database in memory, gone with the process: for tests and trials. */
export async function openInMemoryDatabase(dump?: Blob): Promise<EmbeddedDatabase> {
  saveMemory();
  const pglite = await PGlite.create({ parsers, extensions, ...(dump && { loadDataDir: dump }) });
  return embedded(pglite, 'memory', null);
}
