// docs/command-line.md lists every command, with the options and the description in the program.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Command } from 'commander';
import { expect, test } from 'vitest';
import { buildProgram } from '../../src/cli/program.ts';

const FOLDER = join(import.meta.dirname, '../../docs');
const page = readFileSync(join(FOLDER, 'command-line.md'), 'utf8');
/** All pages of the operator's documentation. */
const pages = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.md'))
  .map((name) => readFileSync(join(FOLDER, name), 'utf8'));
const terminal = {
  print: () => undefined,
  printError: () => undefined,
  isInteractive: false,
  environment: {},
};

/** As in the table: `--json` is everywhere, optional options are in brackets. */
function rowsOf(command: Command, path: readonly string[] = []): readonly string[] {
  const subcommands = command.commands.flatMap((child) => rowsOf(child, [...path, child.name()]));
  if (subcommands.length > 0) return subcommands;
  const options = command.options
    .filter(({ long }) => long !== '--json')
    .map(({ flags, mandatory }) => (mandatory ? flags : `[${flags}]`));
  const names = command.registeredArguments.map((argument) => `<${argument.name()}>`);
  const usage = [...path, ...names, ...options].join(' ').replaceAll('|', '\\|');
  return [`| \`${usage}\` | ${command.description()} |`];
}

test('the table of commands matches the program', () => {
  const table = page.split('\n').filter((line) => line.startsWith('| `'));
  expect(table).toEqual(rowsOf(buildProgram(terminal)));
});

test('P234 the documentation writes `plaudit COMMAND`, and each command exists', () => {
  const { commands } = buildProgram(terminal);
  const known = new Set(commands.flatMap((command) => [command.name(), ...command.aliases()]));
  const written = pages.flatMap((text) =>
    [...text.matchAll(/(?:^|`)plaudit\s([a-z][a-z-]*)/gm)].map(([, command]) => command),
  );
  expect(written.length).toBeGreaterThan(20);
  expect(written.filter((command) => !known.has(command!))).toEqual([]);
  const inClone = pages.flatMap((text) => text.match(/npm run -s plaudit -- \w+/g) ?? []);
  expect(new Set(inClone)).toEqual(new Set(['npm run -s plaudit -- COMMAND', 'npm run -s plaudit -- listing']));
});
