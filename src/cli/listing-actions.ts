// `plaudit listing approve`, `refuse`, `hide`, `show`, `delete`: what staff does with a listing.
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
    description: 'make a listing public that waits for approval or was refused',
    done: 'is public now.',
    notNow: 'neither waits for approval nor was it refused.',
  },
  {
    act: 'refuse',
    description: 'refuse a listing that waits for approval; its owner reads why and may change it',
    done: 'is refused.',
    notNow: 'does not wait for approval.',
  },
  {
    act: 'hide',
    description: 'hide a public listing; its owner reads why',
    done: 'is hidden.',
    notNow: 'is not public.',
  },
  {
    act: 'show',
    description: 'make a hidden listing public again',
    done: 'is public again.',
    notNow: 'is not hidden.',
  },
];

/** Below the command `listing`. */
export function addListingActions(listing: Command, terminal: Terminal): void {
  for (const words of ACTS) {
    const command = subcommand(listing, words.act, 'listing.moderate')
      .description(words.description)
      .requiredOption('--listing <id>', 'the listing');
    if (words.act === 'refuse' || words.act === 'hide')
      command.requiredOption('--reason <words>', 'why, for its owner to read');
    command
      .option('--json', 'answer as JSON')
      .action((options: ActOptions) =>
        withContext(terminal, options, ({ db }) => change(db, words, options)),
      );
  }
  subcommand(listing, 'delete', 'listing.delete_any')
    .description('delete a listing with its votes, tokens and endpoints, for ever')
    .requiredOption('--listing <id>', 'the listing')
    .requiredOption('--name <name>', 'its whole name, to be sure')
    .option('--json', 'answer as JSON')
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
  if (found.name !== name) fail('--name: this is not its name. Nothing was deleted.');
  await deleteListing(db, id, OPERATOR);
  return { json: { id, deleted: true }, text: `Deleted ${name}.` };
}

async function needListing(db: Db, id: string) {
  return (await findListing(db, id)) ?? fail(`--listing: there is no listing with the ID ${id}.`);
}
