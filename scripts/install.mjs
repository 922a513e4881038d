// Installs what a command needs, once: `runtime` leaves out what only tests use, `full` takes all.
// Quiet when nothing is to be done. Runs on whatever Node the machine has, so it uses nothing new.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const wanted = process.argv[2] === 'full' ? 'full' : 'runtime';
const stamp = join(root, 'node_modules', '.plaudit-installed');
const lock = createHash('sha256')
  .update(readFileSync(join(root, 'package-lock.json')))
  .digest('hex');

/** What is installed: `full`, `runtime`, or nothing that fits today's lockfile. */
function installed() {
  if (!existsSync(stamp)) return 'nothing';
  const [hash, extent] = readFileSync(stamp, 'utf8').trim().split(' ');
  return hash === lock ? extent : 'nothing';
}

const has = installed();
if (has === 'full' || has === wanted) process.exit(0);

console.error(
  `Installing ${wanted === 'full' ? 'everything, tests included' : 'what running needs'} (once; about half a minute) …`,
);
const flags = [
  'ci',
  '--no-audit',
  '--no-fund',
  '--loglevel=error',
  ...(wanted === 'runtime' ? ['--omit=dev'] : []),
];
const npm = process.env.npm_execpath;
const done = npm?.endsWith('.js')
  ? spawnSync(process.execPath, [npm, ...flags], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] })
  : spawnSync('npm', flags, {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
      shell: process.platform === 'win32',
    });
if (done.status !== 0) {
  console.error(
    'npm could not install the packages; what it said stands above. Check the network and run the command again.',
  );
  process.exit(1);
}
writeFileSync(stamp, `${lock} ${wanted}\n`);
