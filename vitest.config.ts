// How the tests run: a vitest project for each suite, a few suites at a time.
import { defineConfig } from 'vitest/config';
import { findSuites } from './test/support/suites.ts';

/** What runs together, in this order; before them, and together, what is not named here. */
const TOGETHER = [['flows', 'api'], ['web', 'docs', 'cli'], ['http-server', 'probes'], ['faults'], ['browser']];
/** Suites that mostly wait, for processes and for time to run out, are given more workers than there may be cores. */
const WAITING = ['faults', 'http-server', 'probes'];

/** Suites that start processes and browsers. */
const PATIENT = ['browser', 'faults', 'cli'];

export default defineConfig({
  test: {
    projects: findSuites(import.meta.dirname).map((suite) => ({
      test: {
        name: suite.name,
        root: import.meta.dirname,
        include: [`test/${suite.folder}/**/*.test.{ts,tsx}`],
        env: suite.database ? { PLAUDIT_TEST_DATABASE: suite.database } : {},
        globalSetup: suite.database === 'postgres' ? ['test/support/provide-postgres.ts'] : [],
        sequence: { groupOrder: 1 + TOGETHER.findIndex((folders) => folders.includes(suite.folder)) },
        pool: 'forks',
        // One process for many files: loading everything again for each file would cost more than the tests.
        isolate: false,
        maxWorkers: WAITING.includes(suite.folder) ? 3 : 2,
        // A wait is for a condition, and ends with it; a busy machine takes its time.
        expect: { poll: { timeout: 10_000 } },
        testTimeout: PATIENT.includes(suite.folder) ? 60_000 : 15_000,
        hookTimeout: 60_000,
      },
    })),
  },
});
