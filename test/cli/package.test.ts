// P190: the npm package runs without the checkout's sources and tools, on Node 24 or on an older version that starts it.
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { type UnpackedPackage, unpackPackage } from '../support/unpacked-package.ts';

const run = promisify(execFile);
const ROOT = join(import.meta.dirname, '../..');
const NODE_PACKAGE = `node-${process.platform}-${process.arch}`;

let unpacked: UnpackedPackage;
beforeAll(async () => {
  unpacked = await unpackPackage();
});
afterAll(() => unpacked?.remove());

const launcher = () => join(unpacked.folder, 'bin/plaudit.mjs');

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'plaudit-test-cwd-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

describe('P190 its content', () => {
  test('every file that the service reads is in it, and no TypeScript, test or tool', () => {
    const read = globSync(['src/**/*.*', 'examples/**/*.*'], { cwd: ROOT }).filter((path) => !/\.tsx?$/.test(path));
    expect(unpacked.files).toEqual(expect.arrayContaining(read.map((path) => path.replaceAll('\\', '/'))));
    const others = unpacked.files.filter(
      (path) =>
        !/^(bin|src|sdk\/src|examples|ops|docs|downloads)\/|^(package|npm-shrinkwrap)\.json$|^[A-Z]+(\.md)?$/.test(
          path,
        ) || /\.tsx?$|\.test\.|^docs\/screens/.test(path),
    );
    expect(others).toEqual([]);
  });

  test('it is compiled: no file imports TypeScript, the compiler or the SDK’s package', () => {
    const wrong = unpacked.files
      .filter((path) => /^(src|sdk)\/.*\.js$/.test(path))
      .filter((path) =>
        /from "(\.[^"]*\.tsx?|esbuild|@plaudit)/.test(readFileSync(join(unpacked.folder, path), 'utf8')),
      );
    expect(wrong).toEqual([]);
  });

  test('its lockfile has what `npm ci --omit=dev` installs, without the compiler, each with its hash', () => {
    const { packages } = unpacked.readJson('npm-shrinkwrap.json');
    const project = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')).packages;
    const runtime = Object.keys(project).filter((path) => path.includes('node_modules') && !project[path].dev);
    const needed = runtime.filter(
      (path) => !/^node_modules\/(esbuild|@esbuild\/.+|typescript|@typescript\/.+|@plaudit\/.+)$/.test(path),
    );
    const { '': root, ...installed } = packages;
    expect(Object.keys(installed).sort()).toEqual(needed.sort());
    expect(Object.values(installed)).toSatisfy((all: { integrity?: string; hasInstallScript?: boolean }[]) =>
      all.every(({ integrity, hasInstallScript }) => integrity?.startsWith('sha512-') && !hasInstallScript),
    );
    const { dependencies, optionalDependencies } = unpacked.readJson('package.json');
    expect(root).toMatchObject({ dependencies, optionalDependencies });
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies }))
      expect(installed[`node_modules/${name}`]?.version).toBe({ ...dependencies, ...optionalDependencies }[name]);
  });

  test('Linux packages with native code exist for x64 and arm64', () => {
    const paths = Object.keys(unpacked.readJson('npm-shrinkwrap.json').packages);
    for (const name of ['@img/sharp-linux', '@img/sharp-libvips-linux', 'node-linux'])
      for (const arch of ['x64', 'arm64']) expect(paths).toContain(`node_modules/${name}-${arch}`);
  });
});

/** A file for `--import` that makes Node look like version 18, which cannot replace its process. */
function olderNode(): readonly string[] {
  const file = join(emptyFolder(), 'older-node.mjs');
  writeFileSync(
    file,
    `if (!process.execArgv.includes('--heap-growing-percent=60')) {
  Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '18.20.0' } });
  process.execve = undefined;
}`,
  );
  return ['--import', file];
}

/** Replaces the package with this platform's Node; null removes it. */
function provideNode(program: string | null): void {
  const folder = join(unpacked.folder, 'node_modules', NODE_PACKAGE);
  rmSync(folder, { recursive: true, force: true });
  if (!program) return;
  mkdirSync(join(folder, 'bin'), { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: NODE_PACKAGE, version: '24.0.0' }));
  symlinkSync(program, join(folder, 'bin/node'));
}

interface Served {
  readonly url: string;
  readonly data: string;
  readonly cwd: string;
  readonly child: ChildProcess;
}

async function serve(options: readonly string[]): Promise<Served> {
  const cwd = realpathSync(emptyFolder());
  const child = spawn(process.execPath, [...options, launcher(), 'serve', '--json'], {
    cwd,
    env: { PATH: process.env.PATH, PORT: '0', LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(createInterface(child.stdout), 'line');
  return { ...JSON.parse(line), cwd, child };
}

async function demoUrl({ stdout }: ChildProcess): Promise<string> {
  for await (const line of createInterface(stdout!)) {
    const url = /^The demo is running at (http:\S+)/.exec(line)?.[1];
    if (!url) continue;
    // What it says from then on is not read.
    stdout?.resume();
    return url;
  }
  throw new Error('The demo has ended.');
}

/** What the page and its style sheets load from the same server. */
async function filesOf(url: string, path: string): Promise<readonly string[]> {
  const page = await (await fetch(url + path)).text();
  const named = [...page.matchAll(/(?:src|href|srcset)="(\/[^" ]+\.(?:css|js|svg|webp|avif|png|woff2)\b[^" ]*)/g)];
  const files = named.map(([, file = '']) => file.split('#')[0] ?? '');
  const sheets = files.filter((file) => file.endsWith('.css'));
  const fonts = sheets.map(async (sheet) => {
    const css = await (await fetch(url + sheet)).text();
    return [...css.matchAll(/url\("?([^")#]+)/g)]
      .map(([, file = '']) => file)
      .filter((file) => !file.startsWith('data:'))
      .map((file) => new URL(file, url + sheet).pathname);
  });
  return [...files, ...(await Promise.all(fonts)).flat()];
}

async function stopped(child: ChildProcess): Promise<unknown> {
  child.kill('SIGTERM');
  return (await once(child, 'exit'))[0];
}

describe.skipIf(process.platform === 'win32')('P190 its program', () => {
  test('serves pages, guides and assets, with its data in the current folder, and stops at SIGTERM', async () => {
    const { url, data, cwd, child } = await serve([]);
    expect(data).toBe(join(cwd, 'data'));
    const page = await (await fetch(url)).text();
    const asset = /\/assets\/[\w-]+\/site\.css/.exec(page)?.[0];
    expect((await fetch(`${url}${asset}`)).status).toBe(200);
    const guide = await (await fetch(`${url}/docs/vote-listener`)).text();
    expect(guide).toContain('plaudit votifier listen');
    expect(guide).not.toContain('npm run');
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
    expect(await stopped(child)).toBe(0);
  });

  test('runs the demo, with its pictures, fonts and scripts', async () => {
    expect(unpacked.files).toEqual(expect.arrayContaining(['src/cli/demo/pictures.tar', 'src/web/style/inter.woff2']));
    const child = spawn(process.execPath, [launcher(), 'demo'], {
      cwd: emptyFolder(),
      env: { PATH: process.env.PATH, PORT: '0', LOG_LEVEL: 'warn' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    onTestFinished(() => void child.kill('SIGKILL'));
    const url = await demoUrl(child);
    const files = await Promise.all(['/', '/servers', '/docs'].map((path) => filesOf(url, path)));
    const found = new Set(files.flat());
    for (const kind of ['.css', '.js', '.woff2', '.webp', '.svg'])
      expect([...found].filter((file) => file.split('?')[0]?.endsWith(kind)).length, kind).toBeGreaterThan(0);
    const statuses = await Promise.all([...found].map(async (file) => [file, (await fetch(url + file)).status]));
    expect(statuses.filter(([, status]) => status !== 200)).toEqual([]);
    expect(await stopped(child)).toBe(0);
  });

  test('starts the installed Node if the user’s is older, and passes on signals and the exit status', async () => {
    provideNode(process.execPath);
    const { url, child } = await serve(olderNode());
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
    expect(await stopped(child)).toBe(0);
    const refused = run(process.execPath, [...olderNode(), launcher(), 'no-such-command']);
    await expect(refused).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('unknown command') });
  });

  test.each([
    ['without one', null],
    ['with one that does not run here', '/dev/null'],
  ])('says what to install on an older Node %s', async (_, program) => {
    provideNode(program);
    const refused = run(process.execPath, [...olderNode(), launcher(), '--version']);
    await expect(refused).rejects.toMatchObject({
      code: 1,
      stdout: '',
      stderr: expect.stringMatching(/^Plaudit needs Node 24\. .+ Install Node 24 and run the command again\.\n$/),
    });
  });
});
