// The Python that tests run: TEST_PYTHON or `python3`, if it is 3.10 or later.
import { spawnSync } from 'node:child_process';

const IS_RECENT = 'import sys; sys.exit(sys.version_info < (3, 10))';

/** Null if there is none. */
export function findPython(): string | null {
  const program = process.env.TEST_PYTHON ?? 'python3';
  return spawnSync(program, ['-c', IS_RECENT], { stdio: 'ignore' }).status === 0 ? program : null;
}
