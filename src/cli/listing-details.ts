// The options of commands for the fields that an owner fills in, by the same rules as the form.
import { type Command, Option } from 'commander';
import { detailsFromForm, LISTING_FIELD_NAMES, type ListingDetails } from '../listings/listing-fields.ts';

export type DetailOptions = { readonly [Name in keyof ListingDetails]?: string };

const HINTS: { readonly [Name in keyof ListingDetails]?: string } = {
  description: 'in Markdown',
  link: 'a bot’s invitation or a server’s website',
  address: 'where players connect',
  discord: 'an invitation to a Discord server',
  video: 'the link of a video on YouTube or Vimeo',
  tags: 'separated by commas',
  categories: 'the last words of their pages’ addresses, separated by commas',
  country: 'where a server is, as a code of two letters',
  languages: 'codes of two letters, separated by commas',
};

/** Adds an option for each field besides `without`. */
export function addDetailOptions(command: Command, without: readonly (keyof ListingDetails)[] = []): Command {
  for (const name of LISTING_FIELD_NAMES)
    if (!without.includes(name)) command.addOption(new Option(`--${name} <value>`, HINTS[name] ?? ''));
  return command;
}

/** The fields that were given. */
export function readDetailOptions(options: DetailOptions): Partial<ListingDetails> {
  const names = LISTING_FIELD_NAMES.filter((name) => options[name] !== undefined);
  const given = detailsFromForm((name) => valuesOf(name, options[name as keyof ListingDetails] ?? ''));
  return Object.fromEntries(names.map((name) => [name, given[name]]));
}

/** A form sends one value for each category and language. */
function valuesOf(name: string, text: string): readonly string[] {
  if (name !== 'languages' && name !== 'categories') return [text];
  return text
    .split(',')
    .map((value) => value.trim().toLowerCase())
    .filter(Boolean);
}
