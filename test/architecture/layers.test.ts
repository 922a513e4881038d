// Folders import downward only (ARCHITECTURE.md), and there are no import cycles.
import { expect, test } from 'vitest';
import { checkLayers, findCycles } from './layers.ts';
import { BENCH, DEVELOPER_CLI, SDK, SERVER, type Snippet, source, TESTS } from './snippets.ts';

test('the source files are found', () => {
  expect(SERVER.length).toBeGreaterThan(5);
  expect(SDK.length).toBeGreaterThan(2);
});

test('folders import downward only', () => {
  expect(checkLayers(SERVER)).toEqual([]);
});

test.each<[string, Snippet[]]>([
  ['core is below db', [['src/core/a.ts', "import { b } from '../db/b.ts';"]]],
  ['deliveries is below votes', [['src/deliveries/a.ts', "import type { B } from '../votes/b.ts';"]]],
  ['deliveries is below votes', [['src/deliveries/a.ts', "export * from '../votes/b.ts';"]]],
  ['deliveries is below votes', [['src/deliveries/a.ts', "let b: import('../votes/b.ts').B;"]]],
  ['deliveries is below votes', [['src/deliveries/a.ts', "const b = await import('../votes/b.ts');"]]],
  ['api and web must not import each other', [['src/api/a.ts', "import '../web/b.ts';"]]],
  ['cli is below main', [['src/cli/a.ts', "import '../main.ts';"]]],
  ['config is below db', [['src/config.ts', "import './db/b.ts';"]]],
  ['votes is below app', [['src/votes/a.ts', "import '../delivery-parts.ts';"]]],
  ['is not in the table of layers', [['src/extras/a.ts', '']]],
  [
    'access and listings import each other',
    [
      ['src/access/a.ts', "import '../listings/b.ts';"],
      ['src/listings/c.ts', "import '../access/d.ts';"],
    ],
  ],
])('rejects: %s', (complaint, snippets) => {
  expect(checkLayers(snippets.map(source)).join('\n')).toContain(complaint);
});

test.each<Snippet>([
  ['src/core/a.ts', "import type { Config } from '../config.ts';"],
  ['src/config.ts', "import { b } from './core/b.ts';"],
  ['src/web/pages/a.tsx', "import { b } from '../../votes/b.ts';"],
  ['src/cli/a.ts', "import { b } from '../app.ts';"],
  ['src/main.ts', "import { b } from './cli/b.ts';"],
])('allows %s: %s', (...snippet) => {
  expect(checkLayers([source(snippet)])).toEqual([]);
});

test('there are no import cycles', () => {
  const tests = TESTS.filter(({ path }) => !path.startsWith('test/support/sample-'));
  expect(findCycles([...SERVER, ...SDK, ...DEVELOPER_CLI, ...BENCH, ...tests])).toEqual([]);
});

test('detects a cycle, including type imports', () => {
  const cyclic: Snippet[] = [
    ['src/votes/a.ts', "import { b } from './b.ts';"],
    ['src/votes/b.ts', "import type { C } from './c.ts';"],
    ['src/votes/c.ts', "export { a } from './a.ts';"],
  ];
  const cycle = 'src/votes/a.ts → src/votes/b.ts → src/votes/c.ts → src/votes/a.ts';
  expect(findCycles(cyclic.map(source))).toEqual([cycle]);
});
