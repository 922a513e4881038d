// The entry point: runs the command line and sets the exit status.
import './core/umask.ts';
import { runCommandLine } from './cli/program.ts';
import { PROCESS_TERMINAL } from './cli/terminal.ts';

process.exitCode = await runCommandLine(process.argv.slice(2), PROCESS_TERMINAL);
