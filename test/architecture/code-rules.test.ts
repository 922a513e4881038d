// Limits for functions and exported names; and for each rule, snippets that it must reject.
import { describe, expect, test } from 'vitest';
import { checkExportedNames, checkFunctionLength, checkParameters, MAX_FUNCTION_LINES } from './code-rules.ts';
import { BENCH, DEVELOPER_CLI, SDK, SERVER, type Snippet, source, TESTS } from './snippets.ts';
import type { Source } from './source.ts';

/** The fixtures that the pages' old tests used are being replaced. */
const REPLACED = /^test\/support\/sample-/;
const ALL = [...SERVER, ...SDK, ...DEVELOPER_CLI, ...BENCH, ...TESTS].filter(({ path }) => !REPLACED.test(path));

describe('the whole tree', () => {
  test('has no function that is too long or has too many parameters', () => {
    // The callback of a `describe` is as long as the tests in it.
    const files = ALL.filter(({ path }) => !/\.test\.tsx?$/.test(path));
    expect(files.flatMap((file) => [...checkFunctionLength(file), ...checkParameters(file)])).toEqual([]);
  });

  test('has one meaning for each exported name', () => {
    expect(checkExportedNames(ALL)).toEqual([]);
  });
});

describe.each([
  {
    rule: checkFunctionLength,
    name: `no function has more than ${MAX_FUNCTION_LINES} lines`,
    bad: [
      ['src/a.ts', `function a() {${'\n'.repeat(MAX_FUNCTION_LINES)}}`],
      ['src/a.ts', `const a = () => {${'\n'.repeat(MAX_FUNCTION_LINES)}};`],
      ['src/a.ts', `class A { a() {${'\n'.repeat(MAX_FUNCTION_LINES)}} }`],
    ],
    good: [['src/a.ts', `function a() {${'\n'.repeat(MAX_FUNCTION_LINES - 1)}}`]],
  },
  {
    rule: checkParameters,
    name: 'no function has more than four parameters',
    bad: [
      ['src/a.ts', 'export function a(b: 1, c: 2, d: 3, e: 4, f: 5) {}'],
      ['src/a.ts', 'const a = (b, c, d, e, ...f) => b;'],
    ],
    good: [
      ['src/a.ts', 'export function a(b: 1, c: 2, d: 3, { e, f }: G) {}'],
      ['src/a.ts', 'function a(this: A, b: 1, c: 2, d: 3, e: 4) {}'],
    ],
  },
] satisfies {
  rule: (source: Source) => readonly string[];
  name: string;
  bad: Snippet[];
  good: Snippet[];
}[])('$name', ({ rule, bad, good }) => {
  test.each<Snippet>(bad)('rejects %s: %s', (...snippet) => {
    expect(rule(source(snippet))).not.toEqual([]);
  });
  test.each<Snippet>(good)('allows %s: %s', (...snippet) => {
    expect(rule(source(snippet))).toEqual([]);
  });
});

describe('one exported name has one meaning', () => {
  const check = (...snippets: readonly Snippet[]) => checkExportedNames(snippets.map(source));

  test.each([
    'export type Place = string;',
    'export interface Place {}',
    'export class Place {}',
    'export const Place = 1;',
    'export function Place() {}',
    'const Place = 1; export { Place };',
  ])('rejects a second: %s', (text) => {
    expect(check(['src/a.ts', 'export interface Place {}'], ['src/b.ts', text])).toEqual([
      'Place is exported by src/a.ts and src/b.ts: give each its own name',
    ]);
  });

  test('allows a re-exported name, and a type with the same name as a value', () => {
    const own: Snippet = ['src/a.ts', 'export const Place = 1; export type Place = typeof Place;'];
    expect(check(own, ['src/b.ts', "export { Place } from './a.ts';"])).toEqual([]);
    expect(check(own, ['src/b.ts', "import { Place } from './a.ts'; export { Place };"])).toEqual([]);
  });
});
