// `plaudit changelog …`: lists a bot's changelog entries, removes one from its page, restores it.
import type { Command } from 'commander';
import { OPERATOR } from '../access/audit.ts';
import { type ListedEntry, VERSION_PATTERN } from '../changelog/entry.ts';
import { listEntries } from '../changelog/list-entries.ts';
import { type RemovalResult, removeEntry, restoreEntry } from '../changelog/remove-entry.ts';
import type { Db } from '../db/database.ts';
import { findListing } from '../listings/queries.ts';
import { type CommandOutput, fail, type OutputOptions } from './output.ts';
import { subcommand } from './subcommand.ts';
import type { Terminal } from './terminal.ts';
import { withContext } from './with-context.ts';

interface ListOptions extends OutputOptions {
  readonly listing: string;
  readonly page: string;
}

interface EntryOptions extends OutputOptions {
  readonly listing: string;
  readonly version: string;
  readonly reason: string;
}

export function addChangelogCommands(program: Command, terminal: Terminal): void {
  const changelog = program.command('changelog').description('bots’ release notes');
  subcommand(changelog, 'list', 'changelog.view_removed')
    .description('list a bot’s entries, newest first, including removed ones')
    .requiredOption('--listing <id>', 'the bot')
    .option('--page <number>', '20 entries per page', '1')
    .option('--json', 'print JSON')
    .action((options: ListOptions) => withContext(terminal, options, ({ db }) => list(db, options)));
  subcommand(changelog, 'remove', 'changelog.moderate')
    .description(
      'remove an entry from the public page; it cannot be replaced or deleted until it is restored',
    )
    .requiredOption('--listing <id>', 'the bot')
    .requiredOption('--version <version>', 'the entry’s version')
    .option('--reason <words>', 'the reason, shown to the owner', 'Removed by the operator.')
    .option('--json', 'print JSON')
    .action((options: EntryOptions) => withContext(terminal, options, ({ db }) => remove(db, options)));
  subcommand(changelog, 'restore', 'changelog.moderate')
    .description('restore a removed entry')
    .requiredOption('--listing <id>', 'the bot')
    .requiredOption('--version <version>', 'the entry’s version')
    .option('--json', 'print JSON')
    .action((options: EntryOptions) => withContext(terminal, options, ({ db }) => restore(db, options)));
}

async function list(db: Db, options: ListOptions): Promise<CommandOutput> {
  const page = /^\d{1,6}$/.test(options.page) ? Number(options.page) : 0;
  if (page < 1) fail('--page must be a whole number, 1 or higher.');
  await needBot(db, options.listing);
  const found = await listEntries(db, { listingId: options.listing, page, withRemoved: true });
  const text = found.entries.map(line).join('\n') || 'There are no entries yet.';
  return { json: found, text };
}

function line({ version, title, publishedAt, removal }: ListedEntry): string {
  const removed = removal ? `(removed: ${removal.reason})` : '';
  return [publishedAt.toISOString(), version, title, removed].filter(Boolean).join('  ');
}

async function remove(db: Db, { listing: listingId, version, reason }: EntryOptions): Promise<CommandOutput> {
  await needBot(db, listingId);
  needVersion(version);
  const result = await removeEntry(db, { listingId, version, reason, by: OPERATOR });
  if (!result.ok) fail(sentence(result, version, 'was already removed.'));
  return { json: { listingId, version, removed: true }, text: `Removed ${version}.` };
}

async function restore(db: Db, { listing: listingId, version }: EntryOptions): Promise<CommandOutput> {
  await needBot(db, listingId);
  needVersion(version);
  const result = await restoreEntry(db, { listingId, version }, OPERATOR);
  if (!result.ok) fail(sentence(result, version, 'is not removed.'));
  return { json: { listingId, version, removed: false }, text: `Restored ${version}.` };
}

async function needBot(db: Db, id: string): Promise<void> {
  if ((await findListing(db, id))?.type !== 'bot') fail(`--listing: there is no bot with the ID ${id}.`);
}

function needVersion(version: string): void {
  if (!VERSION_PATTERN.test(version))
    fail('--version must have 1 to 32 letters, digits, `.`, `_`, `+` or `-`.');
}

function sentence(refused: Extract<RemovalResult, { ok: false }>, version: string, already: string): string {
  switch (refused.reason) {
    case 'invalid':
      return `--reason: ${refused.sentence}`;
    case 'unknown_entry':
      return `--version: the bot has no entry ${version}.`;
    case 'already':
      return `${version} ${already}`;
  }
}
