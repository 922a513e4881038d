// How the tests run: a vitest project for each suite, a few suites at a time.
import { defineConfig } from 'vitest/config';
import { findSuites, type Suite } from './test/support/suites.ts';

/** Groups that run one after the other, after the suites that are quick. */
const GROUPS = [
  ['flows', 'api', 'web', 'docs', 'backup'],
  ['cli', 'http-server', 'game-servers', 'plugins', 'upgrades', 'faults'],
  ['browser'],
];

export default defineConfig({
  test: {
    projects: findSuites(import.meta.dirname).map((suite) => ({
      test: {
        name: suite.name,
        root: import.meta.dirname,
        include: [`test/${suite.folder}/**/*.test.{ts,tsx}`],
        env: suite.database ? { PLAUDIT_TEST_DATABASE: suite.database } : {},
        globalSetup: suite.database === 'postgres' ? ['test/support/provide-postgres.ts'] : [],
        setupFiles: ['test/support/reset-clock.ts'],
        sequence: { groupOrder: groupOrder(suite) },
        pool: 'forks',
        // One process for many files: loading everything again for each file would cost more than the tests.
        isolate: false,
        // Suites that mostly wait get more workers than there may be cores; Chromium brings processes of its own.
        maxWorkers: suite.waits && suite.folder !== 'browser' ? 3 : 2,
        // Only a test that hangs takes as long: every wait is for a condition, and a busy machine takes its time.
        expect: { poll: { timeout: 60_000 } },
        testTimeout: 180_000,
        hookTimeout: 180_000,
        teardownTimeout: 60_000,
      },
    })),
  },
});

function groupOrder({ folder }: Suite): number {
  return 1 + GROUPS.findIndex((folders) => folders.includes(folder));
}
