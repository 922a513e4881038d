// `plaudit listing approve`, `refuse`, `hide`, `show`, `delete`: moderates listings.

import type { Command } from 'commander';
import { OPERATOR } from '../access/audit.ts';
import type { AppContext } from '../context.ts';
import type { Db } from '../db/database.ts';
import { deleteListing } from '../listings/save-listing.ts';
import { changeVisibility, type VisibilityAction } from '../listings/visibility.ts';
import { ENGLISH } from '../messages/translations.ts';
import { type ListingOptions, requireListing } from './lookup.ts';
import { type CommandOutput, fail } from './output.ts';
import { listingCommand } from './subcommand.ts';
import type { Terminal } from './terminal.ts';
import { withContext } from './with-context.ts';

interface ModerationOptions extends ListingOptions {
  readonly reason?: string;
}

interface DeleteOptions extends ListingOptions {
  readonly name: string;
}

interface Moderation {
  readonly action: VisibilityAction;
  readonly description: string;
  readonly done: string;
  readonly notNow: string;
}

const MODERATIONS: readonly Moderation[] = [
  {
    action: 'approve',
    description: 'approve a listing that is waiting for approval or was refused; it becomes public',
    done: 'is now public.',
    notNow: 'is not waiting for approval and was not refused.',
  },
  {
    action: 'refuse',
    description: 'refuse a listing that is waiting for approval; its owner sees the reason and can change it',
    done: 'was refused.',
    notNow: 'is not waiting for approval.',
  },
  {
    action: 'hide',
    description: 'hide a public listing; its owner sees the reason',
    done: 'is now hidden.',
    notNow: 'is not public.',
  },
  {
    action: 'show',
    description: 'make a hidden listing public again',
    done: 'is public again.',
    notNow: 'is not hidden.',
  },
];

/** Subcommands of `listing`. */
export function addListingActions(listing: Command, terminal: Terminal): void {
  for (const moderation of MODERATIONS) {
    const command = listingCommand(listing, moderation.action, 'listing.moderate').description(moderation.description);
    if (moderation.action === 'refuse' || moderation.action === 'hide')
      command.requiredOption('--reason <words>', 'the reason, shown to the owner');
    command.action(withContext(terminal, ({ db }, options: ModerationOptions) => moderate(db, moderation, options)));
  }
  listingCommand(listing, 'delete', 'listing.delete_any')
    .description('permanently delete a listing along with its votes, tokens and endpoints')
    .requiredOption('--name <name>', 'the listing’s full name, to confirm')
    .action(withContext(terminal, remove));
}

async function moderate(
  db: Db,
  moderation: Moderation,
  { listing: listingId, reason }: ModerationOptions,
): Promise<CommandOutput> {
  const { name } = await requireListing(db, listingId);
  const { action, done, notNow } = moderation;
  const change = { listingId, action, ...(reason !== undefined && { reason }) };
  const changed = await changeVisibility(db, change, OPERATOR);
  if (!changed.ok)
    fail(changed.reason === 'invalid' ? `--reason: ${ENGLISH.text(changed.sentence)}` : `${name} ${notNow}`);
  const { state } = changed.listing.visibility;
  return { json: { id: listingId, state }, text: `${name} ${done}` };
}

async function remove({ db }: AppContext, { listing: id, name }: DeleteOptions): Promise<CommandOutput> {
  const found = await requireListing(db, id);
  if (found.name !== name) fail('--name does not match the listing’s name. Nothing was deleted.');
  await deleteListing(db, id, OPERATOR);
  return { json: { id, deleted: true }, text: `Deleted ${name}.` };
}
