// The fields that an owner fills in for a listing. Each is defined once, with its rules, for the form, the command line
// and the database. A field has the same name everywhere: in the form, in errors, in the audit log and as a column of
// `listing`.

import type { Game } from '@plaudit/sdk/contract';
import {
  LISTING_DESCRIPTION_MAX_CHARACTERS,
  LISTING_MODS_MAX_CHARACTERS,
  LISTING_NAME_MAX_CHARACTERS,
  LISTING_SUMMARY_MAX_CHARACTERS,
  MAX_TAGS,
  SERVER_ADDRESS_MAX_CHARACTERS,
  TAG_MAX_CHARACTERS,
} from '../core/limits.ts';
import { explainServerAddress, parseServerAddress } from '../game-servers/server-address.ts';
import type { FieldError } from '../messages/field-error.ts';
import { type Message, message } from '../messages/message.ts';
import { validateName } from '../messages/validate-name.ts';
import { categoriesOf, MAX_CATEGORIES } from './categories.ts';
import { isCountry } from './countries.ts';
import { addScheme, checkDiscordLink, checkLink, checkText } from './listing-links.ts';
import { parseVideo } from './listing-video.ts';

export interface ListingDetails {
  readonly name: string;
  readonly summary: string;
  /** Markdown. */
  readonly description: string;
  /** A bot's invitation or a server's website. */
  readonly link: string | null;
  /** Where players connect: see game-servers/server-address.ts. */
  readonly address: string | null;
  /** A bot's website; that of a server is its link. */
  readonly website: string | null;
  /** An invitation to a Discord server. */
  readonly discord: string | null;
  readonly source: string | null;
  readonly support: string | null;
  readonly store: string | null;
  /** The modpack or mod loader that players of a server need. */
  readonly mods: string | null;
  /** See listing-video.ts. */
  readonly video: string | null;
  readonly tags: readonly string[];
  /** Slugs of `categoriesOf` the listing's type or game. */
  readonly categories: readonly string[];
  /** Where a server is, as an ISO 3166-1 code; null for bots. */
  readonly country: string | null;
  /** ISO 639-1 codes of `LISTING_LANGUAGES`. */
  readonly languages: readonly string[];
}

interface ListingField<Value> {
  readonly empty: Value;
  /** Returns the value as it is stored. Idempotent. */
  readonly normalize: (value: Value) => Value;
  /** A sentence about what is wrong with a normalized value; null if it is valid. */
  readonly validate: (value: Value, game: Game | null) => Message | null;
  /** Parses the values that a form sends under the field's name. */
  readonly fromForm: (values: readonly string[]) => Value;
  readonly toForm: (value: Value) => readonly string[];
}

const requiredText = {
  empty: '',
  normalize: (text: string) => text.trim(),
  fromForm: ([text = '']: readonly string[]) => text,
  toForm: (text: string) => [text],
};

const optionalText = {
  empty: null,
  normalize: (text: string | null) => text?.trim() || null,
  fromForm: ([text = '']: readonly string[]) => text,
  toForm: (text: string | null) => [text ?? ''],
};

const optionalLink = {
  ...optionalText,
  normalize: (link: string | null) => addScheme(optionalText.normalize(link)),
  validate: (link: string | null) => (link === null ? null : checkLink(link)),
};

const FIELDS: { readonly [Name in keyof ListingDetails]: ListingField<ListingDetails[Name]> } = {
  name: {
    ...requiredText,
    validate: (name) => {
      if (name === '') return message('listingValidation.nameMissing');
      const problem = validateName(name, LISTING_NAME_MAX_CHARACTERS);
      return problem && message('listingValidation.nameProblem', { problem });
    },
  },
  summary: {
    ...requiredText,
    validate: (text) => checkText('summary', text, LISTING_SUMMARY_MAX_CHARACTERS),
  },
  description: {
    ...requiredText,
    validate: (text) => checkText('description', text, LISTING_DESCRIPTION_MAX_CHARACTERS),
  },
  link: optionalLink,
  address: {
    ...optionalText,
    validate: (address, game) => {
      if (address === null) return null;
      const isUsable = address.length <= SERVER_ADDRESS_MAX_CHARACTERS && parseServerAddress(address, game);
      return isUsable ? null : explainServerAddress(game);
    },
  },
  website: {
    ...optionalLink,
    validate: (link, game) =>
      link !== null && game ? message('listingValidation.websiteOfServer') : optionalLink.validate(link),
  },
  discord: {
    ...optionalLink,
    validate: (link) => (link === null ? null : checkDiscordLink(link)),
  },
  source: optionalLink,
  support: optionalLink,
  store: optionalLink,
  mods: {
    ...optionalText,
    validate: (mods, game) => {
      if (mods === null) return null;
      if (!game) return message('listingValidation.modsOfServersOnly');
      const problem = validateName(mods, LISTING_MODS_MAX_CHARACTERS);
      return problem && message('listingValidation.modsProblem', { problem });
    },
  },
  video: {
    ...optionalLink,
    normalize: (text) => {
      const link = optionalLink.normalize(text);
      return parseVideo(link)?.link ?? link;
    },
    validate: (link) => (link === null || parseVideo(link) ? null : message('listingValidation.videoInvalid')),
  },
  tags: {
    empty: [],
    normalize: (tags) => [...new Set(tags.map((tag) => tag.trim().toLowerCase()).filter(Boolean))],
    validate: checkTags,
    fromForm: ([text = '']) => text.split(','),
    toForm: (tags) => [tags.join(', ')],
  },
  categories: {
    empty: [],
    normalize: (slugs) => [...new Set(slugs)].sort(),
    validate: checkCategories,
    fromForm: (slugs) => slugs,
    toForm: (slugs) => slugs,
  },
  country: {
    ...optionalText,
    normalize: (code) => optionalText.normalize(code)?.toUpperCase() ?? null,
    validate: (code, game) => {
      if (code === null) return null;
      if (game === null) return message('listingValidation.countryOfServersOnly');
      return isCountry(code) ? null : message('listingValidation.countryUnknown');
    },
  },
  languages: {
    empty: [],
    // Sorts by the list's order and removes duplicates.
    normalize: (codes) => [
      ...LANGUAGE_CODES.filter((code) => codes.includes(code)),
      ...new Set(codes.filter((code) => !LANGUAGE_CODES.includes(code))),
    ],
    validate: checkLanguages,
    fromForm: (codes) => codes,
    toForm: (codes) => codes,
  },
};

const LANGUAGE_CODES =
  'ar bg bn ca cs da de el en es et fa fi fr gu he hi hr hu id it ja ko lt lv mr ms nl no pl pt ro ru sk sl sq sr sv sw ta te th tr uk ur vi zh'.split(
    ' ',
  );
const MAX_LANGUAGES = 10;

const languageNames = new Intl.DisplayNames('en', { type: 'language' });

export function languageName(code: string): string {
  return languageNames.of(code) ?? code;
}

export function isListingLanguage(code: string): boolean {
  return LANGUAGE_CODES.includes(code);
}

/** The languages that an owner can choose from, sorted by name. */
export const LISTING_LANGUAGES = LANGUAGE_CODES.map((code) => ({ code, name: languageName(code) })).sort((one, other) =>
  one.name.localeCompare(other.name, 'en'),
);

function checkCategories(slugs: readonly string[], game: Game | null): Message | null {
  const known = categoriesOf(game ?? 'bot').map(({ slug }) => slug);
  if (!slugs.every((slug) => known.includes(slug))) return message('listingValidation.categoriesUnknown');
  return slugs.length > MAX_CATEGORIES
    ? message('listingValidation.tooManyCategories', { max: MAX_CATEGORIES, count: slugs.length })
    : null;
}

function checkLanguages(codes: readonly string[]): Message | null {
  if (!codes.every((code) => LANGUAGE_CODES.includes(code))) return message('listingValidation.languagesUnknown');
  return codes.length > MAX_LANGUAGES
    ? message('listingValidation.tooManyLanguages', { max: MAX_LANGUAGES, count: codes.length })
    : null;
}

/** In the order of the form. */
export const LISTING_FIELD_NAMES = Object.keys(FIELDS) as readonly (keyof ListingDetails)[];

function checkTags(tags: readonly string[]): Message | null {
  if (tags.length > MAX_TAGS) return message('listingValidation.tooManyTags', { max: MAX_TAGS, count: tags.length });
  const pattern = new RegExp(`^[a-z0-9-]{1,${TAG_MAX_CHARACTERS}}$`);
  return tags.every((tag) => pattern.test(tag))
    ? null
    : message('listingValidation.tagsInvalid', { max: TAG_MAX_CHARACTERS });
}

/** Applies one function to each field. The fields' types differ, so the result is built untyped. */
function mapFields(
  transform: <Value>(field: ListingField<Value>, name: keyof ListingDetails) => unknown,
): ListingDetails {
  const entries = LISTING_FIELD_NAMES.map((name) => [name, transform(FIELDS[name] as never, name)]);
  return Object.fromEntries(entries) as ListingDetails;
}

/** Normalizes all fields; missing or undefined ones become empty. */
export function normalizeListing(given: Partial<ListingDetails>): ListingDetails {
  return mapFields((field, name) => field.normalize((given[name] ?? field.empty) as never));
}

/** All errors in normalized details; empty if they are valid. */
export function validateListing(details: ListingDetails, game: Game | null = null): readonly FieldError[] {
  return LISTING_FIELD_NAMES.flatMap((field) => {
    const problem = FIELDS[field].validate(details[field] as never, game);
    return problem === null ? [] : [{ field, message: problem }];
  });
}

/** Picks the fields' values from an object that has more, such as a row or a listing. */
export function pickDetails(source: ListingDetails): ListingDetails {
  return mapFields((_, name) => source[name]);
}

export function changedFields(before: ListingDetails, after: ListingDetails): readonly string[] {
  return LISTING_FIELD_NAMES.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
}

export function detailsFromForm(valuesOf: (name: string) => readonly string[]): ListingDetails {
  return mapFields((field, name) => field.fromForm(valuesOf(name)));
}

export function detailsToForm(details: ListingDetails): URLSearchParams {
  const form = new URLSearchParams();
  for (const name of LISTING_FIELD_NAMES)
    for (const value of FIELDS[name].toForm(details[name] as never)) form.append(name, value);
  return form;
}
