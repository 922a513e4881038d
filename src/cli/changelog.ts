// `plaudit changelog …`: lists a bot's changelog entries, removes one from the public page or restores it.

import type { Command } from 'commander';
import { OPERATOR } from '../access/audit.ts';
import { type ListedEntry, VERSION_PATTERN } from '../changelog/entry.ts';
import { listEntries } from '../changelog/list-entries.ts';
import { type RemovalResult, removeEntry, restoreEntry } from '../changelog/remove-entry.ts';
import type { EntryKey } from '../changelog/write-entry.ts';
import type { AppContext } from '../context.ts';
import type { Db } from '../db/database.ts';
import { findListing } from '../listings/queries.ts';
import { ENGLISH } from '../messages/translations.ts';
import type { ListingOptions } from './lookup.ts';
import { type CommandOutput, fail } from './output.ts';
import { listingCommand } from './subcommand.ts';
import type { Terminal } from './terminal.ts';
import { withContext } from './with-context.ts';

interface ListOptions extends ListingOptions {
  readonly page: string;
}

interface EntryOptions extends ListingOptions {
  readonly version: string;
  readonly reason: string;
}

export function addChangelogCommands(program: Command, terminal: Terminal): void {
  const changelog = program.command('changelog').description('bots’ release notes');
  listingCommand(changelog, 'list', 'changelog.view_removed', 'the bot')
    .description('list a bot’s entries, newest first, including removed ones')
    .option('--page <number>', '20 entries per page', '1')
    .action(withContext(terminal, list));
  listingCommand(changelog, 'remove', 'changelog.moderate', 'the bot')
    .description('remove an entry from the public page; it cannot be replaced or deleted until it is restored')
    .requiredOption('--version <version>', 'the entry’s version')
    .option('--reason <words>', 'the reason, shown to the owner', 'Removed by the operator.')
    .action(withContext(terminal, remove));
  listingCommand(changelog, 'restore', 'changelog.moderate', 'the bot')
    .description('restore a removed entry')
    .requiredOption('--version <version>', 'the entry’s version')
    .action(withContext(terminal, restore));
}

async function list({ db }: AppContext, options: ListOptions): Promise<CommandOutput> {
  const page = /^\d{1,6}$/.test(options.page) ? Number(options.page) : 0;
  if (page < 1) fail('--page must be a whole number of 1 or more.');
  await requireBot(db, options.listing);
  const found = await listEntries(db, { listingId: options.listing, page, withRemoved: true });
  const text = found.entries.map(line).join('\n') || 'No entries yet.';
  return { json: found, text };
}

function line({ version, title, publishedAt, removal }: ListedEntry): string {
  const removed = removal ? `(removed: ${removal.reason})` : '';
  return [publishedAt.toISOString(), version, title, removed].filter(Boolean).join('  ');
}

async function remove({ db }: AppContext, options: EntryOptions): Promise<CommandOutput> {
  const entry = await requireEntry(db, options);
  const result = await removeEntry(db, { ...entry, reason: options.reason, by: OPERATOR });
  if (!result.ok) fail(sentence(result, entry.version, 'was already removed.'));
  return { json: { ...entry, removed: true }, text: `Removed ${entry.version}.` };
}

async function restore({ db }: AppContext, options: EntryOptions): Promise<CommandOutput> {
  const entry = await requireEntry(db, options);
  const result = await restoreEntry(db, entry, OPERATOR);
  if (!result.ok) fail(sentence(result, entry.version, 'is not removed.'));
  return { json: { ...entry, removed: false }, text: `Restored ${entry.version}.` };
}

async function requireBot(db: Db, id: string): Promise<void> {
  if ((await findListing(db, id))?.type !== 'bot') fail(`--listing: there is no bot with the ID ${id}.`);
}

async function requireEntry(db: Db, { listing: listingId, version }: EntryOptions): Promise<EntryKey> {
  await requireBot(db, listingId);
  if (!VERSION_PATTERN.test(version)) fail('--version must have 1 to 32 letters, digits, `.`, `_`, `+` or `-`.');
  return { listingId, version };
}

function sentence(refused: Extract<RemovalResult, { ok: false }>, version: string, already: string): string {
  switch (refused.reason) {
    case 'invalid':
      return `--reason: ${ENGLISH.text(refused.sentence)}`;
    case 'unknown_entry':
      return `--version: the bot has no entry ${version}.`;
    case 'already':
      return `${version} ${already}`;
  }
}
