// scripts/install.mjs installs what the lockfile describes and nothing else (decision P128): a download with another hash is
// refused, and no package's install script runs.
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';

const run = promisify(execFile);
const ROOT = join(import.meta.dirname, '..', '..');

/** A project with one dependency, a tarball beside it whose install script leaves a file. Needs no network. */
async function project() {
  const folder = await mkdtemp(join(tmpdir(), 'plaudit-test-install-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const write = (path: string, content: object) => writeFile(join(folder, path), JSON.stringify(content));
  const npm = (...parameters: string[]) =>
    run('npm', [...parameters, '--offline', '--no-audit'], { cwd: folder });
  await mkdir(join(folder, 'scripts'));
  await mkdir(join(folder, 'sample'));
  await copyFile(join(ROOT, 'scripts/install.mjs'), join(folder, 'scripts/install.mjs'));
  await write('sample/package.json', {
    name: 'sample',
    version: '1.0.0',
    scripts: { postinstall: 'echo ran > ran.txt' },
  });
  await write('package.json', { name: 'project', dependencies: { sample: 'file:sample-1.0.0.tgz' } });
  await npm('pack', './sample');
  await npm('install', '--package-lock-only', '--ignore-scripts');
  return {
    path: (path: string) => join(folder, path),
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

test('P128 refuses a package whose bytes are not those of the lockfile, and says so', async () => {
  const { install, path } = await project();
  const lock = await readFile(path('package-lock.json'), 'utf8');
  const changed = lock.replace(/"sha512-[^"]{8}/, '"sha512-AAAAAAAA');
  expect(changed).not.toBe(lock);
  await writeFile(path('package-lock.json'), changed);
  const { status, said } = await install();
  expect(status).toBe(1);
  expect(said).toContain('EINTEGRITY');
  expect(said).toContain('A download is not what the lockfile describes');
  expect(existsSync(path('node_modules/sample'))).toBe(false);
});
