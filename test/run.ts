// `npm test`: everything that says whether the code is right, one line each; in full only what failed.
// `npm test -- flows api` runs what it names; `npm run check` looks at the code without running it.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { SuiteReporter, type SuiteResult } from './support/suite-reporter.ts';
import { CHECKS, type Check, findSuites, type Suite, toolPath } from './support/suites.ts';

const root = join(import.meta.dirname, '..');
const STATIC = [...CHECKS.map(({ name }) => name), 'architecture'];

const tallies: SuiteResult[] = [];

// A file or a pipe wants no colours; vitest decides when it is loaded, so this comes first.
if (!process.stdout.isTTY) process.env.NO_COLOR ??= '1';

async function main(words: readonly string[]): Promise<number> {
  // The words of a path select test files; the others select checks and suites by name.
  const files = words.filter((word) => /[./\\]/.test(word));
  const names = words.filter((word) => !files.includes(word)).flatMap((word) => (word === 'static' ? STATIC : word));
  const suites = findSuites(root);
  const unknown = names.filter((name) => ![...CHECKS, ...suites].some((part) => isNamed(part, [name])));
  if (unknown.length > 0) return explainNames(unknown, suites);

  const everything = words.length === 0;
  const complaints = await runChecks(CHECKS.filter((check) => everything || isNamed(check, names)));
  const chosen = suites.filter((suite) => everything || names.length === 0 || isNamed(suite, names));
  const strayErrors = names.length === 0 || chosen.length > 0 ? await runSuites(chosen, files) : 0;
  for (const complaint of complaints) console.log(complaint);

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

/** At the same time, told in order; returns what the failed ones said. None of them keeps a core busy for long. */
async function runChecks(checks: readonly Check[]): Promise<readonly string[]> {
  const running = checks.filter(({ needs }) => existsSync(join(root, needs))).map(runCheck);
  const complaints: string[] = [];
  for (const result of running) {
    const { tally, output } = await result;
    tell(tally);
    if (tally.failed > 0) complaints.push(`\nFAILED  ${tally.title}\n${output.trim()}`);
  }
  return complaints;
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

/** Both lanes at the same time; returns how many errors belong to no test. */
async function runSuites(suites: readonly Suite[], files: readonly string[]): Promise<number> {
  const lanes = [suites.filter(({ waits }) => !waits), suites.filter(({ waits }) => waits)];
  const reporters = await Promise.all(lanes.filter((lane) => lane.length > 0).map((lane) => runLane(lane, files)));
  for (const reporter of reporters) reporter.printFailures();
  // Whether anything failed is counted, not left to vitest: it would end the process with a code of its own.
  process.exitCode = 0;
  return reporters.reduce((total, { strayErrors }) => total + strayErrors, 0);
}

/** These suites in one vitest. */
async function runLane(suites: readonly Suite[], files: readonly string[]): Promise<SuiteReporter> {
  const { startVitest } = await import('vitest/node');
  const titles = new Map(suites.map(({ name, title }) => [name, title]));
  const reporter = new SuiteReporter(titles, tell);
  const options = { root, project: suites.map(({ name }) => name), watch: false, reporters: [reporter] };
  // Errors go where everything else goes: two streams would arrive in any order.
  const vitest = await startVitest('test', [...files], options, {}, { stderr: process.stdout });
  await vitest?.close();
  return reporter;
}

function tell(tally: SuiteResult): void {
  tallies.push(tally);
  const count = tally.passed + tally.failed;
  const skipped = tally.skipped > 0 ? `, ${tally.skipped} skipped` : '';
  const failed = tally.failed > 0 ? `   ${tally.failed} FAILED` : '';
  const numbers = `${String(count).padStart(5)}${tally.seconds.toFixed(1).padStart(8)} s`;
  console.log(`${tally.title.padEnd(26)}${numbers}${skipped}${failed}`);
}

function sum(count: (tally: SuiteResult) => number): number {
  return tallies.reduce((total, tally) => total + count(tally), 0);
}

process.exitCode = await main(process.argv.slice(2));
