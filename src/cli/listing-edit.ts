// `plaudit listing edit`: changes the fields that an owner fills in, by the same rules as the form.

import type { Command } from 'commander';
import { OPERATOR } from '../access/audit.ts';
import type { AppContext } from '../context.ts';
import { LISTING_FIELD_NAMES } from '../listings/listing-fields.ts';
import { updateListing } from '../listings/save-listing.ts';
import { ENGLISH } from '../messages/translations.ts';
import { addDetailOptions, type DetailOptions, readDetailOptions } from './listing-details.ts';
import { failUnknownListing, type ListingOptions } from './lookup.ts';
import { type CommandOutput, fail } from './output.ts';
import { listingCommand } from './subcommand.ts';
import type { Terminal } from './terminal.ts';
import { withContext } from './with-context.ts';

type EditOptions = ListingOptions & DetailOptions;

/** A subcommand of `listing`. */
export function addListingEdit(listing: Command, terminal: Terminal): void {
  const command = listingCommand(listing, 'edit', 'listing.edit').description(
    'change what a listing’s page says; an empty value clears a field',
  );
  addDetailOptions(command).action(withContext(terminal, edit));
}

async function edit({ db }: AppContext, options: EditOptions): Promise<CommandOutput> {
  const changes = readDetailOptions(options);
  if (Object.keys(changes).length === 0)
    fail(`Name at least one field: ${LISTING_FIELD_NAMES.map((name) => `--${name}`).join(', ')}.`);
  const saved = await updateListing(db, options.listing, changes, OPERATOR);
  if (saved.ok) return { json: { id: saved.listing.id }, text: `Saved ${saved.listing.name}.` };
  if (saved.reason === 'unknown_listing') failUnknownListing(options.listing);
  return fail(saved.errors.map(({ field, message }) => `--${field}: ${ENGLISH.text(message)}`).join('\n'));
}
