#!/usr/bin/env node
// The command `plaudit` of the package: runs the server on Node 24 with the V8 options that `npm start` uses. It runs on
// older versions of Node too, and then starts the Node 24 that was installed with the package.
import { spawn, spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const NODE_MAJOR = 24;
const V8_OPTIONS = ['--max-semi-space-size=4', '--heap-growing-percent=60', '--v8-pool-size=1'];
const SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'];
const isWindows = process.platform === 'win32';
const isNewEnough = Number(process.versions.node.split('.')[0]) >= NODE_MAJOR;

if (isNewEnough && V8_OPTIONS.every((option) => process.execArgv.includes(option))) await import('./start.mjs');
else restart(isNewEnough ? process.execPath : installedNode());

/** The Node of the platform's package, or null if there is none or it does not run here (as on Alpine Linux). */
function installedNode() {
  const name = `node-${isWindows ? 'win' : process.platform}-${process.arch}`;
  try {
    const folder = dirname(createRequire(import.meta.url).resolve(`${name}/package.json`));
    const node = join(folder, 'bin', isWindows ? 'node.exe' : 'node');
    return spawnSync(node, ['--version']).status === 0 ? node : null;
  } catch {
    return null;
  }
}

function restart(node) {
  if (!node) {
    process.stderr.write(
      `Plaudit needs Node ${NODE_MAJOR}. This is ${process.version}, and no package with Node ${NODE_MAJOR} is installed for this platform (${process.platform} ${process.arch}). Install Node ${NODE_MAJOR} and run the command again.\n`,
    );
    process.exitCode = 1;
    return;
  }
  const parameters = [...V8_OPTIONS, fileURLToPath(import.meta.url), ...process.argv.slice(2)];
  // Replaces this process where Node can do that, so no second process stays in memory.
  if (process.execve && !isWindows) process.execve(node, [node, ...parameters], process.env);
  const child = spawn(node, parameters, { stdio: 'inherit' });
  const forward = (signal) => child.kill(signal);
  for (const signal of SIGNALS) process.on(signal, forward);
  child.on('error', (error) => {
    process.stderr.write(`${node} could not be started: ${error.message}\n`);
    process.exitCode = 1;
  });
  child.on('exit', (status, signal) => {
    for (const name of SIGNALS) process.off(name, forward);
    if (signal) process.kill(process.pid, signal);
    else process.exitCode = status;
  });
}
