// Opens the embedded database: PostgreSQL in WebAssembly, in a folder of its own, every commit synced to disk.
import { join } from 'node:path';
import { PGlite, types } from '@electric-sql/pglite';
import { makeFolder } from '../core/folders.ts';
import { acquireFolder, type FolderLock } from './data-folder-lock.ts';
import { DurableFileSystem } from './durable-file-system.ts';

/** PGlite starts PostgreSQL with -F (never sync); all else of its own start stays, and every commit is synced. */
const START = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'wal_sync_method=fsync',
  '-c',
  'shared_buffers=32MB',
];

/** 64-bit integers as numbers (none of ours passes 2^53) and as pg gives them: the same on both databases. */
const parsers = { [types.INT8]: Number };

export interface Embedded {
  readonly pglite: PGlite;
  close(): Promise<void>;
}

/** `dataDir` is made when absent; a second process on it is refused (FolderInUse). */
export async function openEmbedded(dataDir: string): Promise<Embedded> {
  makeFolder(dataDir);
  const lock: FolderLock = acquireFolder(dataDir);
  try {
    const pglite = await PGlite.create({
      fs: new DurableFileSystem(join(dataDir, 'database')),
      startParams: START,
      parsers,
    });
    return {
      pglite,
      close: async () => {
        await pglite.close().finally(() => lock.release());
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** A database in memory, gone with the process: for tests and trials. */
export async function openInMemory(): Promise<Embedded> {
  const pglite = await PGlite.create({ parsers });
  return { pglite, close: () => pglite.close() };
}
