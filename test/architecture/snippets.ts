// Input of the architecture tests: the checkout's own files, and snippets that the rules must reject or allow.
import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { TextFile } from './file-rules.ts';
import { parseSource, readSources, type Source } from './source.ts';

export const ROOT = join(import.meta.dirname, '..', '..');
export const SERVER = readSources(ROOT, ['src/**/*.{ts,tsx}']);
export const SDK = readSources(ROOT, ['sdk/src/**/*.ts']);
export const DEVELOPER_CLI = readSources(ROOT, ['cli/src/**/*.ts']);
export const BENCH = readSources(ROOT, ['bench/**/*.ts']);
export const TESTS = readSources(ROOT, ['test/**/*.{ts,tsx}']);

export type Snippet = readonly [path: string, text: string];

export function source([path, text]: Snippet): Source {
  return parseSource(path, text);
}

export function readTexts(...patterns: readonly string[]): readonly TextFile[] {
  const foreign = /(^|[\\/])(node_modules|\.git|dist|data|tmp)([\\/]|$)/;
  return globSync([...patterns], { cwd: ROOT, exclude: (path) => foreign.test(path) })
    .map((path) => ({ path: path.split(sep).join('/'), text: readFileSync(join(ROOT, path), 'utf8') }))
    .sort((a, b) => a.path.localeCompare(b.path));
}
