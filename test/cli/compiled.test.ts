// scripts/jsx.mjs, run by Node itself: compiled files are cached, compiled again after a change, and not cached where
// that is impossible.
import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';

const run = promisify(execFile);
const ROOT = join(import.meta.dirname, '..', '..');

/** A project with one page. */
async function project() {
  const folder = await mkdtemp(join(tmpdir(), 'plaudit-test-jsx-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await mkdir(join(folder, 'scripts'));
  await mkdir(join(folder, 'node_modules'));
  await copyFile(join(ROOT, 'scripts/jsx.mjs'), join(folder, 'scripts/jsx.mjs'));
  for (const name of ['esbuild', 'hono'])
    await symlink(join(ROOT, 'node_modules', name), join(folder, 'node_modules', name));
  return {
    folder,
    write: (word: string) =>
      writeFile(join(folder, 'page.tsx'), `const word: string = '${word}';\nconsole.log(String(<b>{word}</b>));\n`),
    async show(): Promise<string> {
      const { stdout } = await run(process.execPath, ['--import', './scripts/jsx.mjs', 'page.tsx'], {
        cwd: folder,
      });
      return stdout.trim();
    },
    kept: async () => (await readdir(join(folder, 'node_modules/.cache/plaudit/jsx'))).sort(),
  };
}

test('a page is compiled once, and again when it has changed', async () => {
  const { write, show, kept } = await project();
  await write('first');
  expect(await show()).toBe('<b>first</b>');
  const before = await kept();
  expect(await show()).toBe('<b>first</b>');
  expect(await kept()).toEqual(before);
  await write('second');
  expect(await show()).toBe('<b>second</b>');
  expect(await kept()).toHaveLength(2);
});

test('a cached page is not compiled again', async () => {
  const { folder, write, show, kept } = await project();
  await write('first');
  await show();
  const [name = ''] = await kept();
  await writeFile(join(folder, 'node_modules/.cache/plaudit/jsx', name), "console.log('kept');\n");
  expect(await show()).toBe('kept');
});

test('without a writable cache it is compiled each time', async () => {
  const { folder, write, show } = await project();
  await writeFile(join(folder, 'node_modules/.cache'), 'not a folder');
  await write('first');
  expect(await show()).toBe('<b>first</b>');
});
