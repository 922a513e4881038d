#!/usr/bin/env node
// Plaudit's command line for developers: runs one command and exits with its status.
import { createCliTerminal } from './cli-terminal.ts';
import { runCli } from './program.ts';

process.exitCode = await runCli(process.argv.slice(2), createCliTerminal(process));
