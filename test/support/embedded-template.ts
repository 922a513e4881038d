// An embedded database with the current tables, created once and copied for every test, because creating one takes five
// seconds of CPU time. It is cached in node_modules/.cache for later runs, under a hash of its sources.
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openAsBlob,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { openDatabase } from '../../src/db/database.ts';
import { migrate } from '../../src/db/migrate.ts';

const ROOT = join(import.meta.dirname, '../..');
const MIGRATIONS = join(ROOT, 'src/db/migrations');

/** A hash of the migrations, so that a template with outdated tables is never used. */
export function migrationsHash(): string {
  const hash = createHash('sha256');
  for (const file of readdirSync(MIGRATIONS).sort()) hash.update(file).update(readFileSync(join(MIGRATIONS, file)));
  return hash.digest('hex').slice(0, 12);
}

/** A new data folder, as after `plaudit migrate`; the caller removes it. */
export async function newDataFolder(): Promise<string> {
  const folder = mkdtempSync(join(fastFolder(), 'plaudit-test-data-'));
  cpSync(join(await template(), 'database'), join(folder, 'database'), { recursive: true });
  return folder;
}

const SHARED_MEMORY = '/dev/shm';
/** A data folder takes 45 MB, and a container often has only 64 MB of shared memory. */
const ENOUGH_BYTES = 2 ** 30;

/**
 * Shared memory if there is enough of it, because the embedded database syncs every commit, which is slow on a disk.
 */
function fastFolder(): string {
  if (!existsSync(SHARED_MEMORY)) return tmpdir();
  const { bavail, bsize } = statfsSync(SHARED_MEMORY);
  return bavail * bsize >= ENOUGH_BYTES ? SHARED_MEMORY : tmpdir();
}

/** The same in the format of PGlite's `loadDataDir`. */
export async function dumpedDatabase(): Promise<Blob> {
  return openAsBlob(join(await template(), 'dump.tar'));
}

let created: Promise<string> | undefined;

function template(): Promise<string> {
  created ??= makeTemplate();
  return created;
}

async function makeTemplate(): Promise<string> {
  const folder = join(ROOT, 'node_modules/.cache/plaudit', `embedded-${pgliteVersion()}-${migrationsHash()}`);
  if (existsSync(folder)) return folder;
  const making = `${folder}.${process.pid}`;
  mkdirSync(making, { recursive: true });
  const database = await openDatabase({ databaseUrl: null, dataDir: making });
  await migrate(database.db);
  const dump = await database.pglite!.dumpDataDir('none');
  writeFileSync(join(making, 'dump.tar'), Buffer.from(await dump.arrayBuffer()));
  await database.close();
  // Another process may have created the template first; it is the same.
  try {
    renameSync(making, folder);
  } catch (error) {
    rmSync(making, { recursive: true });
    if (!existsSync(folder)) throw error;
  }
  return folder;
}

function pgliteVersion(): string {
  const main = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  return JSON.parse(readFileSync(join(dirname(main), '../package.json'), 'utf8')).version;
}
