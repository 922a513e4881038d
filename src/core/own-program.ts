// Starts another process of this program, from source or compiled.
import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const ENDING = import.meta.url.endsWith('.ts') ? '.ts' : '.js';
/** Keeps the memory small. */
const V8_OPTIONS = ['--max-semi-space-size=4', '--heap-growing-percent=60'];

/** `file`: in src/, without its ending. It may not need JSX. stderr can be read. */
export function startOwnProcess(file: string, environment: NodeJS.ProcessEnv): ChildProcess {
  const path = fileURLToPath(new URL(`../${file}${ENDING}`, import.meta.url));
  return spawn(process.execPath, [...V8_OPTIONS, path], {
    env: environment,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
}
