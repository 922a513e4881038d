// Rooms import downward only (ARCHITECTURE.md), and no import leads back to where it began.
import { expect, test } from 'vitest';
import { checkLayers, findCycles } from './layers.ts';
import { BENCH, SDK, SERVER, type Snippet, source, TESTS } from './snippets.ts';

test('there is something to look at', () => {
  expect(SERVER.length).toBeGreaterThan(5);
  expect(SDK.length).toBeGreaterThan(2);
});

test('rooms import downward only', () => {
  expect(checkLayers(SERVER)).toEqual([]);
});

test.each<[string, Snippet[]]>([
  ['core stands below db', [['src/core/a.ts', "import { b } from '../db/b.ts';"]]],
  ['deliveries stands below votes', [['src/deliveries/a.ts', "import type { B } from '../votes/b.ts';"]]],
  ['deliveries stands below votes', [['src/deliveries/a.ts', "export * from '../votes/b.ts';"]]],
  ['deliveries stands below votes', [['src/deliveries/a.ts', "let b: import('../votes/b.ts').B;"]]],
  ['deliveries stands below votes', [['src/deliveries/a.ts', "const b = await import('../votes/b.ts');"]]],
  ['api and web know nothing of each other', [['src/api/a.ts', "import '../web/b.ts';"]]],
  ['cli stands below main', [['src/cli/a.ts', "import '../main.ts';"]]],
  ['config stands below db', [['src/config.ts', "import './db/b.ts';"]]],
  ['votes stands below app', [['src/votes/a.ts', "import '../delivery-parts.ts';"]]],
  ['has no place in the direction table', [['src/extras/a.ts', '']]],
  [
    'access and listings import each other',
    [
      ['src/access/a.ts', "import '../listings/b.ts';"],
      ['src/listings/c.ts', "import '../access/d.ts';"],
    ],
  ],
])('refuses: %s', (complaint, snippets) => {
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

test('no import leads back to where it began', () => {
  // The old page fixtures go, and their cycle with them.
  const tests = TESTS.filter(({ path }) => !path.startsWith('test/support/sample-'));
  expect(findCycles([...SERVER, ...SDK, ...BENCH, ...tests])).toEqual([]);
});

test('a cycle is found, types included', () => {
  const round: Snippet[] = [
    ['src/votes/a.ts', "import { b } from './b.ts';"],
    ['src/votes/b.ts', "import type { C } from './c.ts';"],
    ['src/votes/c.ts', "export { a } from './a.ts';"],
  ];
  const way = 'src/votes/a.ts → src/votes/b.ts → src/votes/c.ts → src/votes/a.ts';
  expect(findCycles(round.map(source))).toEqual([way]);
});
