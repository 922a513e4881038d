// Keeps a command running, without a stack trace, when nobody can read what it prints.
import { PROCESS_TERMINAL } from './terminal.ts';

/** Returns whether output was lost since then. A reader that has ended, as in `| head`, has lost nothing. */
export function watchOutput(): () => boolean {
  let isLost = false;
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE' || isLost) return;
    isLost = true;
    process.exitCode = 1;
    PROCESS_TERMINAL.printError(`The output could not be written: ${error.message}.`);
  });
  process.stderr.on('error', () => undefined);
  return () => isLost;
}
