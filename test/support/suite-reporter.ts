// Reports a test run: one line per suite, and failures in full at its end.
import type { Reporter, TestCase, TestModule, TestRunEndReason, TestSpecification, Vitest } from 'vitest/node';

export interface SuiteResult {
  readonly title: string;
  passed: number;
  failed: number;
  skipped: number;
  readonly seconds: number;
}

interface Running {
  readonly tally: SuiteResult & { seconds: number };
  left: number;
  startedAt: number | null;
}

interface Failure {
  readonly suite: string;
  readonly module: TestModule;
  readonly name: string;
  readonly errors: readonly unknown[];
  /** The ID of the test or suite; its output is shown below it. */
  readonly id: string;
}

/** `onSuiteEnd` is called for each suite when its last file has ended. */
export class SuiteReporter implements Reporter {
  readonly #titles: ReadonlyMap<string, string>;
  readonly #onSuiteEnd: (tally: SuiteResult) => void;
  readonly #running = new Map<string, Running>();
  readonly #logs = new Map<string, string>();
  readonly #failures: (() => void)[] = [];
  readonly #files: { readonly name: string; readonly seconds: number }[] = [];
  #vitest: Vitest | null = null;
  /** Errors outside of any test, such as an unhandled rejection. */
  strayErrors = 0;

  constructor(titles: ReadonlyMap<string, string>, onSuiteEnd: (tally: SuiteResult) => void) {
    this.#titles = titles;
    this.#onSuiteEnd = onSuiteEnd;
  }

  onInit(vitest: Vitest): void {
    this.#vitest = vitest;
  }

  onTestRunStart(specifications: readonly TestSpecification[]): void {
    for (const { project } of specifications) {
      const running = this.#running.get(project.name);
      if (running) running.left += 1;
      else this.#running.set(project.name, { tally: this.#emptyTally(project.name), left: 1, startedAt: null });
    }
  }

  #emptyTally(name: string): Running['tally'] {
    return { title: this.#titles.get(name) ?? name, passed: 0, failed: 0, skipped: 0, seconds: 0 };
  }

  onTestModuleQueued(module: TestModule): void {
    const running = this.#running.get(module.project.name);
    if (running) running.startedAt ??= performance.now();
  }

  onUserConsoleLog(log: { taskId?: string; content: string }): void {
    const test = log.taskId ?? '';
    this.#logs.set(test, (this.#logs.get(test) ?? '') + log.content);
  }

  onTestModuleEnd(module: TestModule): void {
    const running = this.#running.get(module.project.name);
    if (!running) return;
    for (const test of module.children.allTests()) this.#count(test, running.tally);
    const outside = [module, ...module.children.allSuites()].filter((part) => part.errors().length > 0);
    for (const part of outside) {
      running.tally.failed += 1;
      this.#keepFailure({
        suite: running.tally.title,
        module,
        name: '(outside of a test)',
        errors: part.errors(),
        id: part.id,
      });
    }
    const seconds = module.diagnostic().duration / 1000;
    this.#files.push({ name: `${running.tally.title}: ${module.relativeModuleId}`, seconds });
    running.left -= 1;
    if (running.left > 0) return;
    running.tally.seconds = (performance.now() - (running.startedAt ?? performance.now())) / 1000;
    this.#onSuiteEnd(running.tally);
  }

  #count(test: TestCase, tally: SuiteResult): void {
    const result = test.result();
    if (result.state === 'passed') tally.passed += 1;
    else if (result.state === 'skipped') tally.skipped += 1;
    else {
      tally.failed += 1;
      this.#keepFailure({
        suite: tally.title,
        module: test.module,
        name: test.fullName,
        errors: result.errors ?? [],
        id: test.id,
      });
    }
  }

  #keepFailure({ suite, module, name, errors, id }: Failure): void {
    this.#failures.push(() => {
      console.log(`\nFAILED  ${suite}: ${name}\n        ${module.relativeModuleId}`);
      for (const error of errors) this.#vitest?.logger.printError(error, { project: module.project });
      const log = this.#logs.get(id);
      if (log) console.log(`It printed:\n${log.trimEnd()}`);
    });
  }

  onTestRunEnd(_: readonly TestModule[], errors: readonly unknown[], reason: TestRunEndReason): void {
    for (const error of errors) {
      this.#failures.push(() => {
        console.log('\nFAILED  outside of any test:');
        this.#vitest?.logger.printError(error);
      });
    }
    this.strayErrors = errors.length;
    if (reason === 'interrupted') this.#failures.push(() => console.log('\nThe run was interrupted.'));
  }

  printSlowest(count: number): void {
    const slowest = this.#files.toSorted((one, other) => other.seconds - one.seconds).slice(0, count);
    for (const { name, seconds } of slowest) console.log(`${seconds.toFixed(1).padStart(8)} s  ${name}`);
  }

  /** Must be called when nothing else is running that prints. */
  printFailures(): void {
    for (const print of this.#failures) print();
  }
}
