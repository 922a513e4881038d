// The suites: the folders of test/, the order they run in, and their databases.
import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';

type TestDatabase = 'pglite' | 'postgres';

export interface Suite {
  /** The name that `npm test -- name` selects; `flows` selects both `flows-pglite` and `flows-postgres`. */
  readonly name: string;
  /** The name that the report shows. */
  readonly title: string;
  /** The path below test/. */
  readonly folder: string;
  readonly database: TestDatabase | null;
  /**
   * Whether the suite mostly waits, for processes, Chromium or timeouts. Such suites run beside those that need the
   * CPU.
   */
  readonly waits: boolean;
}

/** The order in which suites run: fast and informative ones first. Folders that are not listed run after these. */
const ORDER = ['architecture', 'rules', 'outbound', 'channels', 'sdk', 'python', 'db', 'flows', 'api', 'web'];
const LAST = ['upgrades', 'faults', 'browser'];
const WAITING = [
  'upgrades',
  'faults',
  'cli',
  'developer-cli',
  'http-server',
  'game-servers',
  'plugins',
  'python',
  'browser',
];
const TITLES: Readonly<Record<string, string>> = {
  api: 'API',
  cli: 'command line',
  'developer-cli': 'developers’ command line',
  db: 'database',
  web: 'pages',
  sdk: 'SDK',
  python: 'Python',
};
const DATABASES: Readonly<Record<string, readonly TestDatabase[]>> = {
  db: ['pglite', 'postgres'],
  flows: ['pglite', 'postgres'],
  api: ['pglite', 'postgres'],
  backup: ['postgres'],
  cli: ['postgres'],
  'developer-cli': ['postgres'],
  faults: ['postgres'],
  upgrades: ['postgres'],
};

/**
 * Every suite that has a test; `root` is the checkout. A test outside of a suite's folder is an error, because it would
 * never run.
 */
export function findSuites(root: string): readonly Suite[] {
  const files = globSync('test/**/*.test.{ts,tsx}', { cwd: root }).map((file) => file.split(/[\\/]/));
  const stray = files.find((parts) => parts.length < 3);
  if (stray) throw new Error(`${stray.join('/')} belongs in a suite's folder, such as test/rules/.`);
  const folders = [...new Set(files.map((parts) => parts[1] ?? ''))];
  return folders.sort((a, b) => place(a) - place(b) || a.localeCompare(b)).flatMap(suitesOf);
}

function place(folder: string): number {
  if (LAST.includes(folder)) return ORDER.length + 1 + LAST.indexOf(folder);
  return ORDER.includes(folder) ? ORDER.indexOf(folder) : ORDER.length;
}

function suitesOf(folder: string): readonly Suite[] {
  const title = TITLES[folder] ?? folder;
  const databases = DATABASES[folder];
  const waits = WAITING.includes(folder);
  if (!databases) return [{ name: folder, title, folder, database: null, waits }];
  return databases.map((database) => ({
    name: `${folder}-${database}`,
    title: `${title} on ${database === 'pglite' ? 'PGlite' : 'PostgreSQL'}`,
    folder,
    database,
    waits,
  }));
}

/** A static check: a program that checks the code without running it. */
export interface Check {
  readonly name: string;
  readonly title: string;
  readonly command: readonly [program: string, ...parameters: string[]];
  /** A file that the check needs: without it the check is skipped, like a suite without tests. */
  readonly needs: string;
}

export const CHECKS: readonly Check[] = [
  {
    name: 'lint',
    title: 'format and lint',
    command: ['biome', 'ci', '--colors=off', '--error-on-warnings', '.'],
    needs: 'biome.json',
  },
  // Results for unchanged files are cached, so later runs take one second instead of seven.
  {
    name: 'types',
    title: 'types',
    command: ['tsc', '-p', '.', '--incremental', '--tsBuildInfoFile', 'node_modules/.cache/plaudit/types.json'],
    needs: 'tsconfig.json',
  },
  // Finds code that the program never reaches.
  { name: 'unused', title: 'unused code', command: ['knip', '--no-progress'], needs: 'src/main.ts' },
];

/** The project's own copy of a tool. */
export function toolPath(root: string, program: string): string {
  const path = join(root, 'node_modules', '.bin', program);
  return process.platform === 'win32' && existsSync(`${path}.cmd`) ? `${path}.cmd` : path;
}
