// docs/command-line.md lists every command, with the options and the description in the program.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Command } from 'commander';
import { expect, test } from 'vitest';
import { buildProgram } from '../../src/cli/program.ts';

const page = readFileSync(join(import.meta.dirname, '../../docs/command-line.md'), 'utf8');
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
