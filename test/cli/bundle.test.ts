// scripts/bundle, run by Node itself: a program runs from its bundle, which is made again after every change, and from
// its sources where no bundle can be kept.
import { execFile } from 'node:child_process';
import {
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  realpath,
  rm,
  stat,
  symlink,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';

const run = promisify(execFile);
const ROOT = join(import.meta.dirname, '..', '..');

const MAIN = `import { readFileSync } from 'node:fs';
import { page } from './page.tsx';
const text: string = readFileSync(new URL('./text.txt', import.meta.url), 'utf8');
const { later } = await import('./later.ts');
const { old } = await import('old-package');
console.log([page('now'), text, later, old, process.argv.slice(2), new Error('where').stack?.includes('bundles')].join(' '));
`;

/** A project whose program has a page, a file beside it, and a module and a package that it imports later. */
async function project() {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'plaudit-test-bundle-')));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await cp(join(ROOT, 'scripts/bundle'), join(folder, 'scripts/bundle'), { recursive: true });
  for (const name of ['start.mjs', 'jsx.mjs']) await cp(join(ROOT, 'scripts', name), join(folder, 'scripts', name));
  await mkdir(join(folder, 'node_modules'));
  for (const name of ['esbuild', 'hono'])
    await symlink(join(ROOT, 'node_modules', name), join(folder, 'node_modules', name));
  await mkdir(join(folder, 'node_modules/old-package'));
  await writeFile(join(folder, 'node_modules/old-package/index.js'), "exports.old = 'old';\n");
  await mkdir(join(folder, 'src'));
  const write = (name: string, text: string) => writeFile(join(folder, 'src', name), text);
  await write('main.ts', MAIN);
  await write('page.tsx', 'export const page = (word: string) => String(<b>{word}</b>);\n');
  await write('later.ts', "export const later: string = 'later–1';\n");
  await write('text.txt', 'text');
  const bundles = join(folder, 'node_modules/.cache/plaudit/bundles');
  return {
    folder,
    write,
    bundles,
    async start(...words: string[]): Promise<string> {
      const { stdout } = await run(process.execPath, ['scripts/start.mjs', ...words], { cwd: folder });
      return stdout.trim();
    },
    made: async () => (await readdir(bundles)).filter((name) => !name.endsWith('.json')).sort(),
  };
}

test('a program runs from its bundle, which is made once', async () => {
  const { start, made, bundles } = await project();
  expect(await start('one', 'two')).toBe('<b>now</b> text later–1 old one,two true');
  const [bundle = ''] = await made();
  const { mtimeMs } = await stat(join(bundles, bundle, 'main.mjs'));
  expect(await start()).toBe('<b>now</b> text later–1 old  true');
  expect(await made()).toEqual([bundle]);
  expect((await stat(join(bundles, bundle, 'main.mjs'))).mtimeMs).toBe(mtimeMs);
  // What is imported later is not in the first file.
  expect(await readFile(join(bundles, bundle, 'main.mjs'), 'utf8')).not.toContain('later\\u20131');
});

test('a bundle is made again when a file has changed, even if its size and time are the same', async () => {
  const { folder, start, write, made } = await project();
  await start();
  const path = join(folder, 'src/later.ts');
  const { atime, mtime } = await stat(path);
  await write('later.ts', "export const later: string = 'later–2';\n");
  await utimes(path, atime, mtime);
  expect(await start()).toBe('<b>now</b> text later–2 old  true');
  expect(await made()).toHaveLength(2);
});

test('a bundle is made again when it is gone', async () => {
  const { bundles, start, made } = await project();
  await start();
  for (const name of await made()) await rm(join(bundles, name), { recursive: true });
  expect(await start()).toBe('<b>now</b> text later–1 old  true');
});

test('only the ten newest bundles stay', async () => {
  const { start, bundles, made } = await project();
  for (let number = 0; number < 12; number += 1) {
    await mkdir(join(bundles, `old${number}`), { recursive: true });
    await utimes(join(bundles, `old${number}`), number, number);
  }
  await start();
  expect(await made()).toHaveLength(10);
  expect(await made()).not.toContain('old2');
});

test('where no bundle can be kept, the program runs from its sources', async () => {
  const { folder, start } = await project();
  await writeFile(join(folder, 'node_modules/.cache'), 'not a folder');
  expect(await start('one')).toBe('<b>now</b> text later–1 old one false');
});

test('a program that cannot be bundled shows its error when it runs from its sources', async () => {
  const { start, write } = await project();
  await write('page.tsx', 'export const page = (;\n');
  await expect(start()).rejects.toThrow(/page\.tsx/);
});
