// `plaudit move`: between the embedded database and PostgreSQL.
import { join, resolve } from 'node:path';
import type { Command } from 'commander';
import type { LoadedDatabase } from '../backup/load-database.ts';
import { type MoveTarget, moveInstallation, placeOf } from '../backup/move.ts';
import { forgetMove } from '../backup/moved-mark.ts';
import { type Config, callerFolder, environmentVariable, readConfig } from '../config.ts';
import { openDatabase } from '../db/database.ts';
import { type CommandOutput, fail, type OutputOptions, writeOutput } from './output.ts';
import { showProgress } from './show-progress.ts';
import { subcommand } from './subcommand.ts';
import type { Terminal } from './terminal.ts';

interface MoveOptions extends OutputOptions {
  readonly to?: string;
  readonly forget?: boolean;
}

export function addMoveCommand(program: Command, terminal: Terminal): void {
  subcommand(program, 'move', 'installation.run')
    .description(
      'move everything from the embedded database to PostgreSQL, or back; the source keeps its data and is marked as moved',
    )
    .option(
      '--to <url|folder>',
      'the empty database, `postgres://…` or `env:NAME` with that address; or a new DATA_DIR',
    )
    .option('--forget', 'remove the mark, to use the source again')
    .option('--json', 'print JSON')
    .action((options: MoveOptions) => (options.forget ? forget(options, terminal) : move(options, terminal)));
}

async function move(options: MoveOptions, terminal: Terminal): Promise<void> {
  const config = readConfig(terminal.environment);
  const target = parseTarget(options.to ?? fail('Say where to with --to.'), terminal);
  const progress = showProgress('Moving', terminal);
  try {
    const loaded = await moveInstallation({ config, target, report: progress.report });
    progress.end();
    writeOutput(describeMoved(config, target, loaded), options, terminal);
  } finally {
    progress.end();
  }
}

function parseTarget(to: string, { environment }: Terminal): MoveTarget {
  const text = to.startsWith('env:')
    ? (environmentVariable(to.slice('env:'.length), environment) ?? fail(`The environment variable ${to} is not set.`))
    : to;
  if (/^postgres(ql)?:\/\//.test(text)) return { databaseUrl: text };
  if (/^[a-z]+:\/\//i.test(text)) fail('--to takes the address of PostgreSQL, postgres://…, or a folder.');
  return { folder: resolve(callerFolder(), text) };
}

function describeMoved(config: Config, target: MoveTarget, { counts }: LoadedDatabase): CommandOutput {
  const rows = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const place = placeOf(target);
  const key = config.secretKeys === null ? `the content of ${join(config.dataDir, 'secret.key')}` : 'what it is now';
  const next =
    'folder' in target
      ? ['Set DATA_DIR to that folder and remove DATABASE_URL. The secret key is in its file secret.key.']
      : [`Set DATABASE_URL to that database, and SECRET_KEY to ${key}.`];
  return {
    json: { to: place, rows, tables: Object.fromEntries(counts) },
    text: [
      `Moved ${rows} rows to ${place}. Every row was compared.`,
      ...next,
      'The source still has its data, and is marked: no service starts on it. `plaudit move --forget` removes the mark.',
    ].join('\n'),
  };
}

async function forget(options: OutputOptions, terminal: Terminal): Promise<void> {
  const config = readConfig(terminal.environment);
  const database = await openDatabase(config);
  try {
    const forgotten = await forgetMove({ ...database, dataDir: config.dataDir });
    const text = forgotten ? 'The mark was removed: a service can start on this database again.' : 'There was no mark.';
    writeOutput({ json: { forgotten }, text }, options, terminal);
  } finally {
    await database.close();
  }
}
