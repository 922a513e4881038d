// Installs what a command needs: `runtime` leaves out what only tests use, `full` takes everything.
// Silent when nothing is to be done. Runs on whatever Node and npm the machine has, so it uses nothing new.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, lstatSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const NODE_MAJOR = 24;
const PROGRESS_EVERY_MS = 4_000;
const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const isWindows = process.platform === 'win32';
/**
 * The package with the Node binary for this machine; the lockfile has one for each platform that has such a package.
 */
const nodePackage = join('node_modules', `node-${isWindows ? 'win' : process.platform}-${process.arch}`);
const ownNode = join(root, nodePackage, 'bin', isWindows ? 'node.exe' : 'node');

async function main(wanted) {
  const locked = packagesOf('package-lock.json');
  const present = packagesOf(join('node_modules', '.package-lock.json'));
  if (isLinked()) return 0;
  if (covers(present, locked, wanted)) return hasNode() ? 0 : refuseNode(locked);
  // Whoever has the test tools keeps them: `npm start` on a developer's machine must not take them away.
  const extent = wanted === 'full' || holdsTestTools(present) ? 'full' : 'runtime';
  say(
    `Installing ${extent === 'full' ? 'everything, tests included' : 'what running needs'}; once, about half a minute …`,
  );
  const startedAt = Date.now();
  const { status, said } = await install(extent, expected(locked, extent));
  if (status !== 0) return explain(said);
  if (existsSync(ownNode)) settleNode();
  if (!hasNode()) return refuseNode(locked);
  say(`Installed in ${Math.round((Date.now() - startedAt) / 1000)} s.`);
  return 0;
}

/** What a lockfile lists, by path; nothing when there is none. npm writes the one in node_modules last of all. */
function packagesOf(path) {
  try {
    return JSON.parse(readFileSync(join(root, path), 'utf8')).packages || {};
  } catch {
    return {};
  }
}

/**
 * Paths that must be there: no links, and of what is optional (it depends on the platform) this machine's Node only.
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
 * Always exactly what the lockfile lists: npm checks every download against the hash there and refuses anything else.
 */
function install(extent, paths) {
  return runNpm(['ci', ...flags(extent)], paths);
}

function flags(extent) {
  return [
    // Said explicitly: NODE_ENV=production and the user's own settings would change it.
    extent === 'full' ? '--include=dev' : '--omit=dev',
    '--include=optional',
    // Install scripts may fetch files that no hash in the lockfile covers, and nothing here needs one.
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--no-progress',
    '--loglevel=error',
    // npm waits up to a minute between tries; whoever is offline should hear of it sooner.
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
      resolve({ status, said: Buffer.concat(chunks).toString() });
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
 * npm puts node_modules/.bin first in PATH, so what is called `node` there runs everything. Some versions of npm do not
 * link a binary when they run no scripts; and a binary that does not run here (built for another C library, as on
 * Alpine) would hide the machine's own.
 */
function settleNode() {
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
    ? `The package with it (${basename(nodePackage)}) could not be downloaded, did not match its hash, or does not run here`
    : `There is no package with it for this platform (${process.platform} ${process.arch})`;
  say(
    `Plaudit needs Node ${NODE_MAJOR}. ${reason}, and this machine has ${process.version}. Install Node ${NODE_MAJOR} and run the command again.`,
  );
  return 1;
}

function explain(said) {
  process.stderr.write(said);
  say(`npm could not install the packages. ${advice(said)}`);
  return 1;
}

function advice(said) {
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ERR_SOCKET_TIMEOUT/.test(said)) {
    return 'It could not reach the place packages come from: check the network (and a proxy, if you use one), then run the command again.';
  }
  if (/EINTEGRITY/.test(said)) {
    return 'A download is not what the lockfile describes, so nothing of it was used. Run `npm cache clean --force` and the command again; if it stays so, do not trust the source of your packages.';
  }
  if (/ENOSPC/.test(said)) return 'The disk is full: about 700 MB are needed with tests, 350 MB for running only.';
  if (/EACCES|EPERM|EROFS/.test(said)) return `It may not write to ${root}: check who owns that folder.`;
  if (/ENOENT/.test(said)) return 'Is npm installed, and in PATH?';
  return 'What it said stands above; run the command again once that is mended.';
}

function say(text) {
  process.stderr.write(`${text}\n`);
}

main(process.argv[2] === 'full' ? 'full' : 'runtime').then((status) => {
  process.exitCode = status;
});
