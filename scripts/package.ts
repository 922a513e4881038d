// `npm run package`: writes plaudit-VERSION.tgz, the server as an npm package: compiled JavaScript, the files it reads,
// what an operator needs, and a lockfile with a hash for every package it installs.
import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildDownloads } from './downloads/build.ts';
import { compile } from './package/compile.ts';
import { type ProjectLock, type ProjectManifest, packageManifest, shrinkwrap } from './package/manifests.ts';

const ROOT = join(import.meta.dirname, '..');
/** Besides `src`, all for operators or read by the running service. */
const COPIED = ['examples', 'ops', 'docs', 'CHANGELOG.md', 'LICENSE', 'SECURITY.md'];
const SCREENSHOTS = join(ROOT, 'docs/screens');

const { values } = parseArgs({ options: { to: { type: 'string', default: ROOT } } });
const staging = mkdtempSync(join(tmpdir(), 'plaudit-package-'));
try {
  await stage(staging);
  const file = pack(staging, resolve(values.to));
  console.log(`${file}  ${(statSync(file).size / 1e6).toFixed(1)} MB`);
} finally {
  rmSync(staging, { recursive: true });
}

async function stage(folder: string): Promise<void> {
  await compile(ROOT, folder);
  await buildDownloads(join(folder, 'downloads'));
  for (const name of COPIED)
    cpSync(join(ROOT, name), join(folder, name), { recursive: true, filter: (path) => path !== SCREENSHOTS });
  mkdirSync(join(folder, 'bin'));
  for (const name of ['plaudit.mjs', 'start.mjs', 'check-health.mjs'])
    cpSync(join(import.meta.dirname, 'package', name), join(folder, 'bin', name));
  chmodSync(join(folder, 'bin/plaudit.mjs'), 0o755);
  cpSync(join(import.meta.dirname, 'package/README.md'), join(folder, 'README.md'));
  const manifest = packageManifest(readJson<ProjectManifest>('package.json'));
  writeJson(join(folder, 'package.json'), manifest);
  writeJson(join(folder, 'npm-shrinkwrap.json'), shrinkwrap(manifest, readJson<ProjectLock>('package-lock.json')));
}

/** npm gives every file the same time, so one state of the sources always makes the same archive. */
function pack(folder: string, target: string): string {
  mkdirSync(target, { recursive: true });
  const parameters = ['pack', '--json', '--ignore-scripts', '--pack-destination', target];
  const options = { cwd: folder, encoding: 'utf8', shell: process.platform === 'win32' } as const;
  const output: unknown = JSON.parse(execFileSync('npm', parameters, options));
  // npm 12 has an object here, by package; older versions a list.
  const [packed] = Object.values(output as Record<string, { filename: string }>);
  if (!packed) throw new Error('npm pack wrote no archive.');
  return join(target, packed.filename);
}

function readJson<Content>(name: string): Content {
  return JSON.parse(readFileSync(join(ROOT, name), 'utf8'));
}

function writeJson(path: string, content: object): void {
  writeFileSync(path, `${JSON.stringify(content, null, 2)}\n`);
}
