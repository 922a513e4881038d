// `npm test`: runs every check and suite, prints one line for each, and failures in full.
// `npm test -- flows api` runs the named suites; `npm run check` runs only the static checks. `SLOWEST=20` prints the
// files that took longest.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { SuiteReporter, type SuiteResult } from './support/suite-reporter.ts';
import { CHECKS, type Check, findSuites, type Suite, toolPath } from './support/suites.ts';

const root = join(import.meta.dirname, '..');
const STATIC = [...CHECKS.map(({ name }) => name), 'architecture'];

const results: SuiteResult[] = [];

// No colors in files and pipes. vitest decides when it is loaded, so this must come first.
if (!process.stdout.isTTY) process.env.NO_COLOR ??= '1';

async function main(words: readonly string[]): Promise<number> {
  // The words of a path select test files; the others select checks and suites by name.
  const files = words.filter((word) => /[./\\]/.test(word));
  const names = words.filter((word) => !files.includes(word)).flatMap((word) => (word === 'static' ? STATIC : word));
  const suites = findSuites(root);
  const unknown = names.filter((name) => ![...CHECKS, ...suites].some((part) => isNamed(part, [name])));
  if (unknown.length > 0) return explainNames(unknown, suites);

  const everything = words.length === 0;
  const failures = await runChecks(CHECKS.filter((check) => everything || isNamed(check, names)));
  const chosen = suites.filter((suite) => everything || names.length === 0 || isNamed(suite, names));
  const strayErrors = names.length === 0 || chosen.length > 0 ? await runSuites(chosen, files) : 0;
  for (const failure of failures) console.log(failure);

  const passed = sum(({ passed }) => passed);
  const failed = sum(({ failed }) => failed) + strayErrors;
  console.log(`\n${passed} passed, ${failed} failed`);
  return failed > 0 || passed === 0 ? 1 : 0;
}

function isNamed({ name }: { readonly name: string }, names: readonly string[]): boolean {
  return names.some((wanted) => name === wanted || name.startsWith(`${wanted}-`));
}

function explainNames(unknown: readonly string[], suites: readonly Suite[]): number {
  const known = [...CHECKS, ...suites].map(({ name }) => name).join(', ');
  console.error(`There is no suite named ${unknown.join(', ')}. There are: ${known}; static; or a test file's path.`);
  return 1;
}

/**
 * Runs the checks concurrently and reports them in order; returns the output of failed ones. None needs much CPU time.
 */
async function runChecks(checks: readonly Check[]): Promise<readonly string[]> {
  const running = checks.filter(({ needs }) => existsSync(join(root, needs))).map(runCheck);
  const failures: string[] = [];
  for (const result of running) {
    const { tally, output } = await result;
    report(tally);
    if (tally.failed > 0) failures.push(`\nFAILED  ${tally.title}\n${output.trim()}`);
  }
  return failures;
}

async function runCheck({ title, command }: Check): Promise<{ tally: SuiteResult; output: string }> {
  const startedAt = performance.now();
  const [program, ...parameters] = command;
  const { code, output } = await run(toolPath(root, program), parameters);
  const seconds = (performance.now() - startedAt) / 1000;
  const good = code === 0;
  return { tally: { title, passed: good ? 1 : 0, failed: good ? 0 : 1, skipped: 0, seconds }, output };
}

function run(program: string, parameters: readonly string[]): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    let output = '';
    const shell = process.platform === 'win32';
    const child = spawn(program, parameters, { cwd: root, shell, stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
    child.on('error', (error) => resolve({ code: 1, output: error.message }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** Runs both groups of suites concurrently; returns the number of errors outside of tests. */
async function runSuites(suites: readonly Suite[], files: readonly string[]): Promise<number> {
  const lanes = [suites.filter(({ waits }) => !waits), suites.filter(({ waits }) => waits)];
  const reporters = await Promise.all(lanes.filter((lane) => lane.length > 0).map((lane) => runLane(lane, files)));
  for (const reporter of reporters) reporter.printSlowest(Number(process.env.SLOWEST ?? 0));
  for (const reporter of reporters) reporter.printFailures();
  // Failures are counted here; vitest would set its own exit code.
  process.exitCode = 0;
  return reporters.reduce((total, { strayErrors }) => total + strayErrors, 0);
}

/** Runs these suites in one vitest. */
async function runLane(suites: readonly Suite[], files: readonly string[]): Promise<SuiteReporter> {
  const { startVitest } = await import('vitest/node');
  const titles = new Map(suites.map(({ name, title }) => [name, title]));
  const reporter = new SuiteReporter(titles, report);
  const options = { root, project: suites.map(({ name }) => name), watch: false, reporters: [reporter] };
  // Errors go to stdout as well, because the order of two streams is undefined.
  const vitest = await startVitest('test', [...files], options, {}, { stderr: process.stdout });
  await vitest?.close();
  return reporter;
}

function report(tally: SuiteResult): void {
  results.push(tally);
  const count = tally.passed + tally.failed;
  const skipped = tally.skipped > 0 ? `, ${tally.skipped} skipped` : '';
  const failed = tally.failed > 0 ? `   ${tally.failed} FAILED` : '';
  const numbers = `${String(count).padStart(5)}${tally.seconds.toFixed(1).padStart(8)} s`;
  console.log(`${tally.title.padEnd(26)}${numbers}${skipped}${failed}`);
}

function sum(count: (tally: SuiteResult) => number): number {
  return results.reduce((total, tally) => total + count(tally), 0);
}

process.exitCode = await main(process.argv.slice(2));
