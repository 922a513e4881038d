// The fields of a listing, for making one and for changing one, and how what was typed is checked.
import type { Game } from '@plaudit/sdk/contract';
import { z } from 'zod';
import { isSnowflake } from '../../core/ids.ts';
import { type Form, zodFieldErrors } from '../read-form.ts';
import type { FieldError, Listing, ListingInput, ListingType } from '../web-parts.ts';
import { ErrorSummary, Field } from './field.tsx';

/** Characters are code points, as everywhere (decision A11). */
const most = (limit: number, what: string) =>
  z.string().refine((text) => [...text].length <= limit, `Use at most ${limit} characters for the ${what}.`);

const isWebAddress = (text: string) => URL.canParse(text) && new URL(text).protocol === 'https:';

const tagSchema = z
  .string()
  .transform((text) =>
    [
      ...new Set(
        text
          .toLowerCase()
          .split(',')
          .map((tag) => tag.trim()),
      ),
    ].filter(Boolean),
  )
  .refine((tags) => tags.length <= 8, 'Use at most 8 tags.')
  .refine(
    (tags) => tags.every((tag) => /^[a-z0-9-]{1,24}$/.test(tag)),
    'Use only letters from a to z, digits and hyphens in a tag, at most 24.',
  );

const listingSchema = z.object({
  name: most(80, 'name').trim().min(1, 'Enter the name.'),
  summary: most(200, 'summary').trim(),
  description: most(10_000, 'description').trim(),
  link: most(500, 'link')
    .trim()
    .refine(
      (text) => !text || isWebAddress(text),
      'Enter the link with https:// before it, or leave it empty.',
    )
    .transform((text) => text || null),
  address: most(255, 'address')
    .trim()
    .refine((text) => !/\s/.test(text), 'Enter the address without spaces.')
    .transform((text) => text || null),
  tags: tagSchema,
  applicationId: z
    .string()
    .trim()
    .refine((text) => !text || isSnowflake(text), 'The application ID is a number of 17 to 20 digits.')
    .transform((text) => text || null),
});

export interface ListingKind {
  readonly type: ListingType;
  readonly game: Game | null;
}

/** What was typed, ready to be stored, or what is wrong with it. */
export function parseListingForm(
  form: Form,
  kind: ListingKind,
): { ok: true; input: ListingInput } | { ok: false; errors: FieldError[] } {
  const names = ['name', 'summary', 'description', 'link', 'address', 'tags', 'applicationId'];
  const typed = Object.fromEntries(names.map((name) => [name, form.text(name)]));
  const parsed = listingSchema.safeParse(typed);
  if (!parsed.success) return { ok: false, errors: zodFieldErrors(parsed.error) };
  return { ok: true, input: { ...parsed.data, type: kind.type, game: kind.game } };
}

const LABELS: Readonly<Record<string, string>> = {
  name: 'Name',
  summary: 'Summary',
  description: 'Description',
  link: 'Link',
  address: 'Server address',
  tags: 'Tags',
  applicationId: 'Discord application ID',
};

/** What the listings themselves refuse, readable away from its field too. */
export function labelErrors(errors: readonly FieldError[]): FieldError[] {
  return errors.map(({ field, message }) => {
    const label = LABELS[field];
    return { field, message: label ? `${label}: ${message}` : message };
  });
}

/** A stored listing as its form shows it. */
export function listingToForm(listing: Listing): URLSearchParams {
  return new URLSearchParams({
    name: listing.name,
    summary: listing.summary,
    description: listing.description,
    link: listing.link ?? '',
    address: listing.address ?? '',
    tags: listing.tags.join(', '),
  });
}

/** The server is asked there for its players. */
const ADDRESS_HINTS: Readonly<Record<Game, string>> = {
  minecraft: 'What players type in, such as play.oak.example. The number of players is read from there.',
  fivem: 'Host and port, such as play.oak.example:30120. The number of players is read from there.',
  roblox: 'The experience’s page on roblox.com, or its place ID. The number of players is read from Roblox.',
  hytale:
    'Host and port, such as play.oak.example:5520. The number of players is read with the plugin HyQuery or Nitrado:Query.',
};

const TAG_EXAMPLES: Readonly<Record<Game | 'bot', string>> = {
  bot: 'music, moderation',
  minecraft: 'survival, no-pay-to-win',
  fivem: 'roleplay, racing',
  roblox: 'obby, simulator',
  hytale: 'adventure, minigames',
};

export function ListingFields(props: {
  readonly kind: ListingKind;
  readonly form: Form;
  readonly errors: readonly FieldError[];
  readonly isNew: boolean;
}) {
  const { kind, form, errors, isNew } = props;
  const bot = kind.type === 'bot';
  const shared = (name: string) => ({ name, value: form.text(name), errors });
  return (
    <>
      <ErrorSummary errors={errors} />
      <Field {...shared('name')} label="Name" />
      {bot && isNew && (
        <Field
          {...shared('applicationId')}
          label="Discord application ID"
          optional
          inputmode="numeric"
          hint="When you give it, it becomes the listing’s ID here. It cannot be changed later."
        />
      )}
      <Field
        {...shared('summary')}
        label="Summary"
        optional
        hint="One sentence for lists and search, at most 200 characters."
      />
      <Field
        {...shared('description')}
        label="Description"
        optional
        rows={8}
        hint="Markdown: headings, bold, italic, lists, links and code. An empty line begins a new paragraph."
      />
      {!bot && (
        <Field
          {...shared('address')}
          label="Server address"
          optional
          hint={ADDRESS_HINTS[kind.game ?? 'minecraft']}
        />
      )}
      <Field
        {...shared('link')}
        label={bot ? 'Invite link' : 'Web page'}
        optional
        type="url"
        inputmode="url"
        hint={bot ? 'Where people add the bot.' : 'A page with more about the server.'}
      />
      <Field
        {...shared('tags')}
        label="Tags"
        optional
        hint={`At most 8, separated by commas, such as ${TAG_EXAMPLES[kind.game ?? 'bot']}`}
      />
    </>
  );
}
