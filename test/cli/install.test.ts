// scripts/install.mjs installs exactly what the lockfile describes (decision P128): a download with another hash is
// rejected, and no package's install script runs.
import { execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, readFile, realpath, rm, utimes, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';

const run = promisify(execFile);
const ROOT = join(import.meta.dirname, '..', '..');

const NODE_PACKAGE = `node-${process.platform}-${process.arch}`;

/**
 * A project whose dependencies are local tarballs, so that no network is needed: one with an install script that
 * creates a file, and one that replaces this platform's Node and exits with `nodeStatus`.
 */
async function project({ nodeStatus = 0 } = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'plaudit-test-install-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const write = (path: string, content: object) => writeFile(join(folder, path), JSON.stringify(content));
  const npm = (...parameters: string[]) => run('npm', [...parameters, '--offline', '--no-audit'], { cwd: folder });
  await mkdir(join(folder, 'scripts'));
  await mkdir(join(folder, 'sample'));
  for (const file of ['install.mjs', 'install-lock.mjs'])
    await copyFile(join(ROOT, 'scripts', file), join(folder, 'scripts', file));
  await write('sample/package.json', {
    name: 'sample',
    version: '1.0.0',
    scripts: { postinstall: 'echo ran > ran.txt' },
  });
  await npm('pack', './sample');
  await mkdir(join(folder, 'node', 'bin'), { recursive: true });
  await writeFile(join(folder, 'node', 'bin', 'node'), `#!/bin/sh\nexit ${nodeStatus}\n`, { mode: 0o755 });
  await write('node/package.json', { name: NODE_PACKAGE, version: '1.0.0', bin: { node: 'bin/node' } });
  await npm('pack', './node');
  await write('package.json', {
    name: 'project',
    dependencies: { sample: 'file:sample-1.0.0.tgz' },
    optionalDependencies: { [NODE_PACKAGE]: `file:${NODE_PACKAGE}-1.0.0.tgz` },
  });
  await npm('install', '--package-lock-only', '--ignore-scripts');
  return {
    path: (path: string) => join(folder, path),
    /** Also what it says while it succeeds. */
    begin: () => {
      const child = spawn(process.execPath, ['scripts/install.mjs', 'runtime'], { cwd: folder });
      let said = '';
      child.stderr.on('data', (chunk) => {
        said += chunk;
      });
      const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
      return { said: () => said, ended };
    },
    install: () =>
      run(process.execPath, ['scripts/install.mjs', 'runtime'], { cwd: folder }).then(
        () => ({ status: 0, said: '' }),
        ({ code, stderr }) => ({ status: code as number, said: String(stderr) }),
      ),
  };
}

test('P128 installs what the lockfile describes, without running install scripts', async () => {
  const { install, path } = await project();
  expect(await install()).toEqual({ status: 0, said: '' });
  expect(existsSync(path('node_modules/sample/package.json'))).toBe(true);
  expect(existsSync(path('node_modules/sample/ran.txt'))).toBe(false);
});

test('P128 rejects a package whose bytes do not match the lockfile, with an explanation', async () => {
  const { install, path } = await project();
  const lock = await readFile(path('package-lock.json'), 'utf8');
  const changed = lock.replace(/(sample-1[^}]*"sha512-)[^"]{8}/, '$1AAAAAAAA');
  expect(changed).not.toBe(lock);
  await writeFile(path('package-lock.json'), changed);
  const { status, said } = await install();
  expect(status).toBe(1);
  expect(said).toContain('EINTEGRITY');
  expect(said).toContain('A download does not match the lockfile');
  expect(existsSync(path('node_modules/sample'))).toBe(false);
});

test('P128 runs on the Node it installed', async () => {
  const { install, path } = await project();
  await install();
  expect(await realpath(path('node_modules/.bin/node'))).toContain(NODE_PACKAGE);
});

test('P128 leaves a Node that does not run here out of PATH', async () => {
  const { install, path } = await project({ nodeStatus: 1 });
  expect(await install()).toEqual({ status: 0, said: '' });
  expect(existsSync(path('node_modules/.bin/node'))).toBe(false);
});

test('P128 adds Node to PATH where npm does not link it', async () => {
  const { install, path } = await project();
  await install();
  await rm(path('node_modules'), { recursive: true });
  await writeFile(path('.npmrc'), 'bin-links=false\n');
  await install();
  expect(await realpath(path('node_modules/.bin/node'))).toContain(NODE_PACKAGE);
});

test('several commands in one folder install once, one after the other', async () => {
  const { begin, path } = await project();
  const commands = Array.from({ length: 4 }, begin);
  expect(await Promise.all(commands.map(({ ended }) => ended))).toEqual([0, 0, 0, 0]);
  expect(commands.filter(({ said }) => said().includes('Installing'))).toHaveLength(1);
  expect(existsSync(path('node_modules/sample/package.json'))).toBe(true);
  expect(existsSync(path('.install-lock'))).toBe(false);
});

test('a command waits for the one that installs, says so, and takes over when that is gone', async () => {
  const { begin, path } = await project();
  const other = spawn(process.execPath, ['-e', 'setInterval(() => undefined, 1000)']);
  await writeFile(path('.install-lock'), `${other.pid} ${hostname()}`);
  const { said, ended } = begin();
  await expect.poll(said).toContain(`Waiting for another command (process ${other.pid})`);
  expect(existsSync(path('node_modules/sample'))).toBe(false);
  other.kill('SIGKILL');
  expect(await ended).toBe(0);
  expect(existsSync(path('node_modules/sample/package.json'))).toBe(true);
  expect(existsSync(path('.install-lock'))).toBe(false);
});

test('a lock of another machine that nobody refreshes is taken over', async () => {
  const { begin, path } = await project();
  await writeFile(path('.install-lock'), '1 another-machine');
  const longAgo = new Date(Date.now() - 3_600_000);
  await utimes(path('.install-lock'), longAgo, longAgo);
  expect(await begin().ended).toBe(0);
  expect(existsSync(path('node_modules/sample/package.json'))).toBe(true);
});
