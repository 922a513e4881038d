// Installs what a command needs: `runtime` skips what only tests use, `full` installs everything.
// Prints nothing when everything is installed. Runs on any Node and npm, so it uses no recent features.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, lstatSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { acquireLock } from './install-lock.mjs';

const NODE_MAJOR = 24;
const PRESENT = join('node_modules', '.package-lock.json');
const PROGRESS_EVERY_MS = 4_000;
const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const isWindows = process.platform === 'win32';
/**
 * The package with the Node binary for this machine; the lockfile has one for each platform that has such a package.
 */
const nodePackage = join('node_modules', `node-${isWindows ? 'win' : process.platform}-${process.arch}`);
const ownNode = join(root, nodePackage, 'bin', isWindows ? 'node.exe' : 'node');

async function main(wanted) {
  if (isLinked()) return 0;
  if (isInstalled(wanted)) return finish();
  const release = await acquireLock(join(root, '.install-lock'), (id) =>
    say(`Waiting for another command (process ${id}) that is installing packages in this folder …`),
  );
  try {
    // What this command waited for may have installed everything.
    return isInstalled(wanted) ? finish() : await installAll(wanted);
  } finally {
    release();
  }
}

function isInstalled(wanted) {
  return covers(packagesOf(PRESENT), packagesOf('package-lock.json'), wanted);
}

function finish() {
  return hasNode() ? 0 : refuseNode(packagesOf('package-lock.json'));
}

async function installAll(wanted) {
  const locked = packagesOf('package-lock.json');
  const present = packagesOf(PRESENT);
  // Installed test tools stay: `npm start` on a developer's machine must not remove them.
  const extent = wanted === 'full' || holdsTestTools(present) ? 'full' : 'runtime';
  say(
    `Installing ${extent === 'full' ? 'everything, including test tools' : 'what the server needs'}. This happens once and takes about half a minute …`,
  );
  const startedAt = Date.now();
  const { status, output } = await install(extent, expected(locked, extent));
  if (status !== 0) return explain(output);
  if (existsSync(ownNode)) linkNode();
  if (!hasNode()) return refuseNode(locked);
  say(`Installed in ${Math.round((Date.now() - startedAt) / 1000)} s.`);
  return 0;
}

/** The packages in a lockfile by path, or nothing without one. npm writes the lockfile in node_modules last. */
function packagesOf(path) {
  try {
    return JSON.parse(readFileSync(join(root, path), 'utf8')).packages || {};
  } catch {
    return {};
  }
}

/**
 * Paths that must exist: no links, and of the optional packages (for other platforms) only this machine's Node.
 */
function expected(locked, extent) {
  return Object.keys(locked).filter((path) => {
    const { link, optional, dev } = locked[path];
    if (join(path) === nodePackage) return true;
    return path.startsWith('node_modules/') && !link && !optional && !(dev && extent === 'runtime');
  });
}

function covers(present, locked, extent) {
  return expected(locked, extent).every((path) => present[path] && present[path].version === locked[path].version);
}

function holdsTestTools(present) {
  return Object.values(present).some(({ dev }) => dev);
}

/** A linked node_modules belongs to another checkout: installing through the link would break that one. */
function isLinked() {
  try {
    return lstatSync(join(root, 'node_modules')).isSymbolicLink();
  } catch {
    return false;
  }
}

/**
 * Installs exactly what the lockfile lists: npm compares every download with its hash and rejects anything else.
 */
function install(extent, paths) {
  return runNpm(['ci', ...flags(extent)], paths);
}

function flags(extent) {
  return [
    // Explicit, because NODE_ENV=production and the user's own settings would change it.
    extent === 'full' ? '--include=dev' : '--omit=dev',
    '--include=optional',
    // Install scripts may fetch files that no hash in the lockfile covers, and nothing here needs one.
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--no-progress',
    '--loglevel=error',
    // By default npm waits up to a minute between tries; a user who is offline should see the error sooner.
    '--fetch-retries=3',
    '--fetch-retry-mintimeout=1000',
    '--fetch-retry-maxtimeout=8000',
  ];
}

function runNpm(parameters, paths) {
  return new Promise((resolve) => {
    const chunks = [];
    const npm = startNpm(parameters);
    const progress = setInterval(() => reportProgress(paths), PROGRESS_EVERY_MS);
    const end = (status) => {
      clearInterval(progress);
      resolve({ status, output: Buffer.concat(chunks).toString() });
    };
    npm.stderr.on('data', (chunk) => chunks.push(chunk));
    npm.on('error', (error) => {
      chunks.push(Buffer.from(`${error.message}\n`));
      end(1);
    });
    npm.on('close', (code) => end(code === null ? 1 : code));
  });
}

/** The npm that called us, run by this Node; otherwise the one in PATH. */
function startNpm(parameters) {
  const caller = process.env.npm_execpath || '';
  const options = { cwd: root, stdio: ['ignore', 'ignore', 'pipe'] };
  return basename(caller).startsWith('npm')
    ? spawn(process.execPath, [caller, ...parameters], options)
    : spawn('npm', parameters, { ...options, shell: isWindows });
}

function reportProgress(paths) {
  const done = paths.filter((path) => existsSync(join(root, path, 'package.json'))).length;
  say(`  … ${done} of ${paths.length} packages`);
}

/** The project runs on the Node that npm installed for it, or on the machine's own if that is new enough. */
function hasNode() {
  return existsSync(ownNode) || Number(process.versions.node.split('.')[0]) >= NODE_MAJOR;
}

/**
 * npm puts node_modules/.bin first in PATH, so the `node` in it runs everything. Some versions of npm do not link a
 * binary when scripts are disabled; and a binary that does not run here (built for another C library, as on Alpine)
 * would hide the machine's own.
 */
function linkNode() {
  const folder = join(root, 'node_modules', '.bin');
  const link = join(folder, isWindows ? 'node.cmd' : 'node');
  if (spawnSync(ownNode, ['--version']).status === 0) {
    if (existsSync(link)) return;
    mkdirSync(folder, { recursive: true });
    if (isWindows) writeFileSync(link, `@"%~dp0\\${relative(folder, ownNode)}" %*\r\n`);
    else symlinkSync(relative(folder, ownNode), link);
    return;
  }
  rmSync(ownNode);
  for (const name of ['node', 'node.cmd', 'node.ps1']) rmSync(join(folder, name), { force: true });
}

function refuseNode(locked) {
  const reason = locked[nodePackage.replace(/\\/g, '/')]
    ? `Its package (${basename(nodePackage)}) could not be downloaded, did not match its hash, or does not run here`
    : `There is no package of it for this platform (${process.platform} ${process.arch})`;
  say(
    `Plaudit needs Node ${NODE_MAJOR}. ${reason}, and this machine has ${process.version}. Install Node ${NODE_MAJOR} and run the command again.`,
  );
  return 1;
}

function explain(output) {
  process.stderr.write(output);
  say(`npm could not install the packages. ${advice(output)}`);
  return 1;
}

function advice(output) {
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ERR_SOCKET_TIMEOUT/.test(output)) {
    return 'It could not reach the package server. Check the network (and the proxy, if you use one), then run the command again.';
  }
  if (/EINTEGRITY/.test(output)) {
    return 'A download does not match the lockfile, so it was discarded. Run `npm cache clean --force` and the command again; if this happens again, do not trust the source of your packages.';
  }
  if (/ENOSPC/.test(output)) return 'The disk is full. About 700 MB are needed with test tools, and 350 MB without.';
  if (/EACCES|EPERM|EROFS/.test(output)) return `It cannot write to ${root}. Check who owns that folder.`;
  if (/ENOENT/.test(output)) return 'Is npm installed, and in PATH?';
  return 'Its output is above. Fix the problem, then run the command again.';
}

function say(text) {
  process.stderr.write(`${text}\n`);
}

main(process.argv[2] === 'full' ? 'full' : 'runtime').then((status) => {
  process.exitCode = status;
});
