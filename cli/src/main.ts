#!/usr/bin/env node
// Plaudit's command line for developers: runs one command and exits with its status.
import { createCliTerminal } from './cli-terminal.ts';
import { isNodeTooOld } from './node-version.ts';
import { runCli } from './program.ts';

if (isNodeTooOld(process.versions.node)) {
  process.stderr.write(
    `This is Node ${process.versions.node}, and plaudit needs 22.12 or newer. Install it, then try again.\n`,
  );
  process.exitCode = 1;
} else process.exitCode = await runCli(process.argv.slice(2), createCliTerminal(process));
