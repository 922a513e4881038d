// Measures the size and the coupling of the code: `npm run -s measure -- [folder of another checkout]`.
import { globSync, readFileSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import {
  checkExportedNames,
  functionsOf,
  MAX_FUNCTION_LINES,
  MAX_PARAMETERS,
} from '../test/architecture/code-rules.ts';
import { findCycles } from '../test/architecture/layers.ts';
import { readSources, type Source } from '../test/architecture/source.ts';

const root = resolve(process.argv[2] ?? join(import.meta.dirname, '..'));
const sources = readSources(root, ['src/**/*.{ts,tsx}']);
const everything = [...sources, ...readSources(root, ['{sdk/src,test,bench}/**/*.{ts,tsx}'])];
const functions = sources.flatMap((source) => functionsOf(source));

const countLines = (text: string) => text.replace(/\n$/, '').split('\n').length;
const fileLines = globSync('src/**/*.{ts,tsx,js,css,sql}', { cwd: root })
  .map((path) => ({
    path: path.split(sep).join('/'),
    lines: countLines(readFileSync(join(root, path), 'utf8')),
  }))
  .sort((a, b) => a.lines - b.lines);

/** Expects a sorted list. */
function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

function spread(numbers: readonly number[]): string {
  const sorted = numbers.toSorted((a, b) => a - b);
  return `median ${quantile(sorted, 0.5)}, p90 ${quantile(sorted, 0.9)}, max ${sorted.at(-1) ?? 0}`;
}

const ambiguous = (of: readonly Source[]) => checkExportedNames(of).length;
const blocks = functions.filter(({ isExpression }) => !isExpression);
const rows: readonly (readonly [string, string | number])[] = [
  ['files in src (ts, tsx, js, css, sql)', fileLines.length],
  ['lines in src', fileLines.reduce((sum, { lines }) => sum + lines, 0)],
  ['lines of a file in src', spread(fileLines.map(({ lines }) => lines))],
  ['functions in src with a body', blocks.length],
  ['lines of such a function', spread(blocks.map(({ lines }) => lines))],
  [`functions over ${MAX_FUNCTION_LINES} lines`, functions.filter(({ lines }) => lines > MAX_FUNCTION_LINES).length],
  [
    `functions over ${MAX_PARAMETERS} parameters`,
    functions.filter(({ parameters }) => parameters > MAX_PARAMETERS).length,
  ],
  ['exported names with two meanings in src', ambiguous(sources)],
  ['exported names with two meanings in src, sdk, test and bench', ambiguous(everything)],
  ['import cycles in src, sdk, test and bench', findCycles(everything).length],
];
for (const [name, value] of rows) console.log(`${name.padEnd(62)} ${value}`);
