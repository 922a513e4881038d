// Names, lengths and first lines of files; and for each rule, snippets that it must reject.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  checkCitations,
  checkFirstLine,
  checkLength,
  checkLockfile,
  checkName,
  checkWords,
  MAX_LINES,
  type TextFile,
} from './file-rules.ts';
import { ROOT, readTexts, type Snippet } from './snippets.ts';

const code = readTexts('{src,sdk,cli,test,bench,examples,scripts}/**/*.{ts,tsx,js,mjs,css,sql}');
const server = readTexts('src/**/*.{ts,tsx}');
const everything = readTexts('**/*.{ts,tsx,js,mjs,css,sql,md,json,yml,yaml,sh}', '.ci/*', '.npmrc', '.gitignore');

describe.each([
  {
    rule: checkLength,
    name: `no file has more than ${MAX_LINES} lines`,
    of: code.filter(({ path }) => path !== 'sdk/src/client/api-types.ts'),
    bad: [['src/a.ts', 'x\n'.repeat(MAX_LINES + 1)]],
    good: [['src/a.ts', 'x\n'.repeat(MAX_LINES)]],
  },
  {
    rule: checkName,
    name: 'file names say what a file is for',
    of: code,
    bad: [
      ['src/core/utils.ts', ''],
      ['src/helpers/a.ts', ''],
      ['src/votes/types.ts', ''],
      ['src/votes/castVote.ts', ''],
    ],
    good: [
      ['src/access/add-manager.ts', ''],
      ['src/votes/cast-vote.test.ts', ''],
      ['src/db/migrations/0001_start.sql', ''],
    ],
  },
  {
    rule: checkFirstLine,
    name: 'the first line says what a file is for',
    of: code,
    bad: [
      ['src/a.ts', "import { b } from './b.ts';"],
      ['src/a.ts', '//\nconst a = 1;'],
      ['src/a.ts', ''],
    ],
    good: [
      ['src/a.ts', '// Casts votes.\n'],
      ['sdk/src/cli/a.ts', '#!/usr/bin/env node\n// The command line.\n'],
      ['src/web/style/a.css', '/* Colours. */'],
      ['src/db/migrations/0001.sql', '-- The first tables.'],
    ],
  },
  {
    rule: checkWords,
    name: 'no paths of one machine, no unfinished work',
    of: everything,
    bad: [
      ['README.md', `run /wo${'rk'}/main/start`],
      ['src/a.ts', `// TO${'DO'}: later`],
      ['src/a.ts', `// FIX${'ME'}`],
      ['package-lock.json', `"resolved": "https://reg${'istry'}.npmjs.org/x"`],
    ],
    good: [['README.md', 'https://example.com/network/ and the registry of packages']],
  },
  {
    rule: checkCitations,
    name: 'comments cite a decision as "decision P45"',
    of: server,
    bad: [
      ['src/a.ts', '// Deletes an account (P45).'],
      ['src/a.ts', 'const a = 1; // (D16, with one exception)'],
      ['src/a.ts', '/** How long it works (P41). */'],
      ['src/a.ts', '/**\n * The address is checked again (D16).\n */'],
    ],
    good: [
      ['src/a.ts', '// Deletes an account (decision P45; see decisions P20 to P23).'],
      ['src/a.ts', '/** Text (UTF8) of 16 bytes (§5.1). */'],
      ['src/a.ts', 'const a = contains(V6, b);'],
    ],
  },
] satisfies {
  rule: (file: TextFile) => readonly string[];
  name: string;
  of: readonly TextFile[];
  bad: Snippet[];
  good: Snippet[];
}[])('$name', ({ rule, of, bad, good }) => {
  test('in every file', () => {
    expect(of.flatMap((file) => rule(file))).toEqual([]);
  });
  test.each<Snippet>(bad)('rejects %s', (path, text) => {
    expect(rule({ path, text })).not.toEqual([]);
  });
  test.each<Snippet>(good)('allows %s', (path, text) => {
    expect(rule({ path, text })).toEqual([]);
  });
});

describe('the lockfile', () => {
  const path = 'package-lock.json';

  test('is complete and names no package server', () => {
    expect(checkLockfile({ path, text: readFileSync(join(ROOT, path), 'utf8') })).toEqual([]);
  });

  test('a missing optional package or a URL is rejected', () => {
    const packages = {
      'node_modules/a': { optionalDependencies: { b: '1' }, resolved: 'https://example.com/a.tgz' },
    };
    const complaints = checkLockfile({ path, text: JSON.stringify({ packages }) }).join('\n');
    expect(complaints).toMatch(/lists b as optional, which is missing/);
    expect(complaints).toMatch(/names the server it came from/);
  });
});
