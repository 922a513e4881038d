// `npm run quick-starts`: clones this repository into an empty folder, starts the demo there as the README says, with an
// empty npm cache, follows every quick start and the README of every bot to the letter, and prints how long each took.
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { demoAddress } from '../test/support/demo-process.ts';

interface Followed {
  readonly title: string;
  readonly status: string;
  readonly seconds: number;
}

const ROOT = join(import.meta.dirname, '..');
/** Of numbers and their heads. */
const COLUMN = 12;
const TESTS = ['test/browser/quick-starts', 'test/browser/bot-templates'];

const folder = mkdtempSync(join(tmpdir(), 'plaudit-quick-starts-'));
const checkout = join(folder, 'plaudit');
const environment = readerEnvironment();
let demo: ChildProcess | undefined;
process.once('exit', cleanUp);
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
try {
  const startedAt = performance.now();
  clone();
  const { child, ready } = startDemo();
  demo = child;
  const url = await ready;
  const seconds = secondsSince(startedAt);
  console.log(`Cloned ${commit()}, and the demo was ready after ${seconds} s. Following the quick starts …\n`);
  const followed = follow(url);
  print(followed, seconds);
  if (followed.length === 0 || followed.some(({ status }) => status === 'failed')) process.exitCode = 1;
} finally {
  const exited = demo && isRunning(demo) && once(demo, 'exit');
  stopDemo();
  await exited;
}

function cleanUp(): void {
  stopDemo();
  rmSync(folder, { recursive: true, force: true });
}

/** With the processes that npm has started. */
function stopDemo(): void {
  if (demo?.pid && isRunning(demo)) process.kill(-demo.pid, 'SIGTERM');
}

function isRunning({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode === null && signalCode === null;
}

function clone(): void {
  if (git('status', '--porcelain')) console.log('Changes that are not committed are not part of the clone.');
  // Copies every object, as a clone over the network does.
  execFileSync('git', ['clone', '--quiet', '--no-local', ROOT, checkout], { stdio: 'inherit' });
}

function git(...parameters: readonly string[]): string {
  return execFileSync('git', parameters, { cwd: ROOT, encoding: 'utf8' }).trim();
}

function commit(): string {
  return git('rev-parse', '--short', 'HEAD');
}

/** Without what npm has set for this script, and with empty caches. */
function readerEnvironment(): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(([name]) => !/^(npm_|NODE$|INIT_CWD$)/.test(name));
  const ofThisCheckout = (path: string) =>
    /node-gyp-bin$/.test(path) || (/node_modules[\\/]\.bin$/.test(path) && ROOT.startsWith(dirname(dirname(path))));
  const path = (process.env.PATH ?? '').split(delimiter).filter((entry) => !ofThisCheckout(entry));
  return {
    ...Object.fromEntries(own),
    PATH: path.join(delimiter),
    npm_config_cache: join(folder, 'npm-cache'),
    PIP_CACHE_DIR: join(folder, 'pip-cache'),
  };
}

/** `npm run demo`, as the README says. It has a process group of its own, because npm starts other processes. */
function startDemo(): { child: ChildProcess; ready: Promise<string> } {
  const child = spawn('npm', ['run', 'demo'], {
    cwd: checkout,
    env: environment,
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const { promise: ready, resolve, reject } = Promise.withResolvers<string>();
  createInterface(child.stdout).on('line', (line) => {
    const address = demoAddress(line);
    if (address) resolve(address);
  });
  child.on('error', reject);
  child.on('exit', () => reject(new Error('The demo ended before it was ready. Its output says why.')));
  return { child, ready };
}

/** The tests that follow the guides, against the demo of the clone. */
function follow(url: string): readonly Followed[] {
  const report = join(folder, 'report.json');
  const vitest = join(ROOT, 'node_modules/vitest/vitest.mjs');
  const parameters = ['run', '--project', 'browser', '--reporter=json', `--outputFile=${report}`, ...TESTS];
  spawnSync(process.execPath, [vitest, ...parameters], {
    cwd: ROOT,
    // PORT is the demo's.
    env: { ...environment, PORT: undefined, PLAUDIT_DEMO: url, PLAUDIT_CHECKOUT: checkout },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const { testResults } = JSON.parse(readFileSync(report, 'utf8'));
  return testResults.flatMap(({ assertionResults }: { assertionResults: readonly TestReport[] }) =>
    assertionResults.map(describe),
  );
}

interface TestReport {
  readonly title: string;
  readonly status: string;
  readonly duration?: number;
  readonly failureMessages?: readonly string[];
}

function describe({ title, status, duration = 0, failureMessages = [] }: TestReport): Followed {
  for (const message of failureMessages) console.log(`${title}\n${message}\n`);
  return { title, status, seconds: Math.round(duration / 1000) };
}

function print(followed: readonly Followed[], startSeconds: number): void {
  const width = Math.max(...followed.map(({ title }) => title.length));
  const printRow = (first: string, ...cells: readonly (string | number)[]) =>
    console.log([first.padEnd(width), ...cells.map((cell) => String(cell).padStart(COLUMN))].join('  '));
  printRow('Seconds', 'clone, start', 'quick start', 'total');
  for (const { title, status, seconds } of followed)
    if (status === 'passed') printRow(title, startSeconds, seconds, startSeconds + seconds);
    else printRow(title, '', '', status);
}

function secondsSince(startedAt: number): number {
  return Math.round((performance.now() - startedAt) / 1000);
}
