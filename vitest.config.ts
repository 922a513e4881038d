// How the tests run: a vitest project for each suite, one suite after another.
import { defineConfig } from 'vitest/config';
import { findSuites } from './test/support/suites.ts';

/** Suites that mostly wait: for processes, for time to run out. */
const WAITING = ['faults', 'front-door'];

export default defineConfig({
  test: {
    projects: findSuites(import.meta.dirname).map((suite, place) => ({
      test: {
        name: suite.name,
        root: import.meta.dirname,
        include: [`test/${suite.folder}/**/*.test.{ts,tsx}`],
        env: suite.database ? { PLAUDIT_TEST_DATABASE: suite.database } : {},
        globalSetup: suite.database === 'postgres' ? ['test/support/provide-postgres.ts'] : [],
        sequence: { groupOrder: place },
        pool: 'forks',
        // One process for many files: loading everything again for each file would cost more than the tests.
        isolate: false,
        maxWorkers: WAITING.includes(suite.folder) ? 3 : 2,
        // Pages side by side in one browser, as many as there are cores.
        maxConcurrency: 2,
        testTimeout: suite.folder === 'browser' || suite.folder === 'faults' ? 60_000 : 15_000,
        hookTimeout: 60_000,
      },
    })),
  },
});
