// The entry point: runs the command line and sets the exit status.
import './core/umask.ts';
import { runCommandLine } from './cli/program.ts';
import { PROCESS_TERMINAL } from './cli/terminal.ts';
import { watchOutput } from './cli/watch-output.ts';

const LINGER_MS = 1_000;

const isOutputLost = watchOutput();
const status = await runCommandLine(process.argv.slice(2), PROCESS_TERMINAL);
process.exitCode = isOutputLost() ? 1 : status;
// What is still open, such as a connection to a database that hangs, ends with the process.
setTimeout(() => process.exit(), LINGER_MS).unref();
