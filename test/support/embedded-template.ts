// An embedded database with the current tables, created once and copied for every test, because creating one takes five
// seconds of CPU. It is stored in node_modules/.cache under a hash of its sources, for the next run, too.
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

/** Identifies the tables: a template with other tables is never used. */
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
/** A data folder takes 45 MB; a container often has 64 MB of shared memory for everything. */
const ENOUGH_BYTES = 2 ** 30;

/** Memory where there is enough of it: the embedded database syncs every commit, which is slow on a disk. */
function fastFolder(): string {
  if (!existsSync(SHARED_MEMORY)) return tmpdir();
  const { bavail, bsize } = statfsSync(SHARED_MEMORY);
  return bavail * bsize >= ENOUGH_BYTES ? SHARED_MEMORY : tmpdir();
}

/** The same in the format of PGlite's `loadDataDir`. */
export async function dumpedDatabase(): Promise<Blob> {
  return openAsBlob(join(await template(), 'dump.tar'));
}

let made: Promise<string> | undefined;

function template(): Promise<string> {
  made ??= makeTemplate();
  return made;
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
  // Another process may have been faster; its template is just as good.
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
