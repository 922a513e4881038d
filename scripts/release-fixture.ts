// `node --import ./scripts/jsx.mjs scripts/release-fixture.ts`, in the checkout of a release, on Linux: writes what
// later versions are tested against to test/upgrades/releases/VERSION. `data.tar.zst` is a data folder of this version
// as `kill -9` leaves it, with deliveries that wait; `source.tar.zst` is its source code, for tests with both versions.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { constants, zstdCompressSync } from 'node:zlib';

const ROOT = join(import.meta.dirname, '..');
const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string };
const FOLDER = join(ROOT, 'test/upgrades/releases', version);
const SOURCE = ['src', 'sdk', 'scripts', 'package.json', 'test/faults', 'test/support'];
/** By then, some deliveries of the demo have failed and wait for their next attempt. */
const DELIVERIES = 40;
const MAX_BYTES = 400_000_000;

const temporary = mkdtempSync(join(tmpdir(), 'plaudit-release-'));
try {
  mkdirSync(FOLDER, { recursive: true });
  await runDemoUntilKilled();
  const takenAt = new Date().toISOString();
  const [dataDir = ''] = readdirSync(temporary);
  const data = tar(['-C', join(temporary, dataDir), 'database', 'secret.key']);
  writeFileSync(join(FOLDER, 'data.tar.zst'), compress(data));
  const source = execFileSync('git', ['archive', 'HEAD', ...SOURCE], { cwd: ROOT, maxBuffer: MAX_BYTES });
  writeFileSync(join(FOLDER, 'source.tar.zst'), compress(source));
  writeFileSync(join(FOLDER, 'release.json'), `${JSON.stringify({ version, takenAt }, null, 2)}\n`);
  console.log(`${version}: ${FOLDER}`);
} finally {
  rmSync(temporary, { recursive: true });
}

async function runDemoUntilKilled(): Promise<void> {
  const parameters = ['--import', './scripts/jsx.mjs', 'src/main.ts', 'demo'];
  const environment = { PATH: process.env.PATH, PORT: '0', TMPDIR: temporary };
  const demo = spawn(process.execPath, parameters, {
    cwd: ROOT,
    env: environment,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(demo, 'exit');
  let deliveries = 0;
  for await (const line of createInterface(demo.stdout)) {
    deliveries += line.includes('signature valid') ? 1 : 0;
    if (deliveries === DELIVERIES) demo.kill('SIGKILL');
  }
  await exited;
}

/** The same names and owners on every machine. */
function tar(parameters: readonly string[]): Buffer {
  const order = ['--format=ustar', '--sort=name', '--owner=0', '--group=0', '--numeric-owner', '-cf', '-'];
  return execFileSync('tar', [...order, ...parameters], { maxBuffer: MAX_BYTES });
}

function compress(bytes: Buffer): Buffer {
  const { ZSTD_c_compressionLevel, ZSTD_c_enableLongDistanceMatching, ZSTD_c_windowLog } = constants;
  const params = { [ZSTD_c_compressionLevel]: 19, [ZSTD_c_enableLongDistanceMatching]: 1, [ZSTD_c_windowLog]: 27 };
  return zstdCompressSync(bytes, { params });
}
