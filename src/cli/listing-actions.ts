// `plaudit listing approve`, `refuse`, `hide`, `show`, `delete`: moderates listings.
import type { Command } from 'commander';
import { OPERATOR } from '../access/audit.ts';
import type { Db } from '../db/database.ts';
import { findListing } from '../listings/queries.ts';
import { deleteListing } from '../listings/save-listing.ts';
import { changeVisibility, type VisibilityAction } from '../listings/visibility.ts';
import { type CommandOutput, fail, type OutputOptions } from './output.ts';
import { subcommand } from './subcommand.ts';
import type { Terminal } from './terminal.ts';
import { withContext } from './with-context.ts';

interface ActOptions extends OutputOptions {
  readonly listing: string;
  readonly reason?: string;
}

interface DeleteOptions extends OutputOptions {
  readonly listing: string;
  readonly name: string;
}

interface ActWords {
  readonly act: VisibilityAction;
  readonly description: string;
  readonly done: string;
  readonly notNow: string;
}

const ACTS: readonly ActWords[] = [
  {
    act: 'approve',
    description: 'approve a listing that is waiting for approval or was refused; it becomes public',
    done: 'is now public.',
    notNow: 'is not waiting for approval and was not refused.',
  },
  {
    act: 'refuse',
    description: 'refuse a listing that is waiting for approval; its owner sees the reason and can change it',
    done: 'was refused.',
    notNow: 'is not waiting for approval.',
  },
  {
    act: 'hide',
    description: 'hide a public listing; its owner sees the reason',
    done: 'is now hidden.',
    notNow: 'is not public.',
  },
  {
    act: 'show',
    description: 'make a hidden listing public again',
    done: 'is public again.',
    notNow: 'is not hidden.',
  },
];

/** Subcommands of `listing`. */
export function addListingActions(listing: Command, terminal: Terminal): void {
  for (const words of ACTS) {
    const command = subcommand(listing, words.act, 'listing.moderate')
      .description(words.description)
      .requiredOption('--listing <id>', 'the listing');
    if (words.act === 'refuse' || words.act === 'hide')
      command.requiredOption('--reason <words>', 'the reason, shown to the owner');
    command
      .option('--json', 'print JSON')
      .action((options: ActOptions) =>
        withContext(terminal, options, ({ db }) => change(db, words, options)),
      );
  }
  subcommand(listing, 'delete', 'listing.delete_any')
    .description('permanently delete a listing with its votes, tokens and endpoints')
    .requiredOption('--listing <id>', 'the listing')
    .requiredOption('--name <name>', 'the listing’s full name, to confirm')
    .option('--json', 'print JSON')
    .action((options: DeleteOptions) => withContext(terminal, options, ({ db }) => remove(db, options)));
}

async function change(
  db: Db,
  words: ActWords,
  { listing: listingId, reason }: ActOptions,
): Promise<CommandOutput> {
  const { name } = await needListing(db, listingId);
  const { act } = words;
  const changed = await changeVisibility(
    db,
    { listingId, action: act, ...(reason !== undefined && { reason }) },
    OPERATOR,
  );
  if (!changed.ok)
    fail(changed.reason === 'invalid' ? `--reason: ${changed.sentence}` : `${name} ${words.notNow}`);
  const { state } = changed.listing.visibility;
  return { json: { id: listingId, state }, text: `${name} ${words.done}` };
}

async function remove(db: Db, { listing: id, name }: DeleteOptions): Promise<CommandOutput> {
  const found = await needListing(db, id);
  if (found.name !== name) fail('--name is not the listing’s name. Nothing was deleted.');
  await deleteListing(db, id, OPERATOR);
  return { json: { id, deleted: true }, text: `Deleted ${name}.` };
}

async function needListing(db: Db, id: string) {
  return (await findListing(db, id)) ?? fail(`--listing: there is no listing with the ID ${id}.`);
}
