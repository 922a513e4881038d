// `plaudit listing edit`: changes the fields that an owner fills in, by the same rules as the form.
import { type Command, Option } from 'commander';
import { OPERATOR } from '../access/audit.ts';
import type { AppContext } from '../context.ts';
import { detailsFromForm, LISTING_FIELD_NAMES, type ListingDetails } from '../listings/listing-fields.ts';
import { updateListing } from '../listings/save-listing.ts';
import { failUnknownListing, type ListingOptions } from './lookup.ts';
import { type CommandOutput, fail } from './output.ts';
import { listingCommand } from './subcommand.ts';
import type { Terminal } from './terminal.ts';
import { withContext } from './with-context.ts';

type EditOptions = ListingOptions & { readonly [Name in keyof ListingDetails]?: string };

const HINTS: { readonly [Name in keyof ListingDetails]?: string } = {
  description: 'in Markdown',
  link: 'a bot’s invitation or a server’s website',
  discord: 'an invitation to a Discord server',
  video: 'the link of a video on YouTube or Vimeo',
  tags: 'separated by commas',
  languages: 'codes of two letters, separated by commas',
};

/** A subcommand of `listing`. */
export function addListingEdit(listing: Command, terminal: Terminal): void {
  const command = listingCommand(listing, 'edit', 'listing.edit').description(
    'change what a listing’s page says; an empty value clears a field',
  );
  for (const name of LISTING_FIELD_NAMES) command.addOption(new Option(`--${name} <value>`, HINTS[name] ?? ''));
  command.action(withContext(terminal, edit));
}

async function edit({ db }: AppContext, options: EditOptions): Promise<CommandOutput> {
  const names = LISTING_FIELD_NAMES.filter((name) => options[name] !== undefined);
  if (names.length === 0)
    fail(`Name at least one field: ${LISTING_FIELD_NAMES.map((name) => `--${name}`).join(', ')}.`);
  const given = detailsFromForm((name) => valuesOf(name, options[name as keyof ListingDetails] ?? ''));
  const changes = Object.fromEntries(names.map((name) => [name, given[name]]));
  const saved = await updateListing(db, options.listing, changes, OPERATOR);
  if (saved.ok) return { json: { id: saved.listing.id }, text: `Saved ${saved.listing.name}.` };
  if (saved.reason === 'unknown_listing') failUnknownListing(options.listing);
  return fail(saved.errors.map(({ field, message }) => `--${field}: ${message}`).join('\n'));
}

/** A form sends one value for each language. */
function valuesOf(name: string, text: string): readonly string[] {
  return name === 'languages'
    ? text
        .split(',')
        .map((code) => code.trim())
        .filter(Boolean)
    : [text];
}
