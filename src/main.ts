// The process: command line in, exit status out. Everything else is in the rooms.
import { runCommandLine } from './cli/program.ts';

process.exitCode = await runCommandLine(process.argv.slice(2));
