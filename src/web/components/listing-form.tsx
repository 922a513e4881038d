// The form fields of a listing, for creating and for editing one.
import type { Game } from '@plaudit/sdk/contract';
import { useContext } from 'hono/jsx';
import { LISTING_SUMMARY_MAX_CHARACTERS, MAX_TAGS } from '../../core/limits.ts';
import { IMAGES_PER_TEXT } from '../../core/rich-markdown.ts';
import { categoriesOf, MAX_CATEGORIES } from '../../listings/categories.ts';
import { COUNTRIES } from '../../listings/countries.ts';
import type { Listing } from '../../listings/listing.ts';
import { LISTING_LANGUAGES } from '../../listings/listing-fields.ts';
import { FormContext } from '../form-state.ts';
import { Choices, ErrorSummary, Field } from './field.tsx';
import { LINK_LABELS, LINK_NAMES } from './listing-links.tsx';
import { SelectField } from './select-field.tsx';

/** The address at which players are counted. */
const ADDRESS_HINTS: Readonly<Record<Game, string>> = {
  minecraft: 'What players enter to connect, such as play.oak.example. The player count is read from this address.',
  fivem: 'Host and port, such as play.oak.example:30120. The player count is read from this address.',
  roblox: 'The experience’s page on roblox.com, or its place ID. The player count is read from Roblox.',
  hytale:
    'Host and port, such as play.oak.example:5520. The player count requires the HyQuery or Nitrado:Query plugin.',
};

const TAG_EXAMPLES: Readonly<Record<Game | 'bot', string>> = {
  bot: 'music, moderation',
  minecraft: 'survival, no-pay-to-win',
  fivem: 'roleplay, racing',
  roblox: 'obby, simulator',
  hytale: 'adventure, minigames',
};

/** See `ListingLinkFields` for the rest. */
export function ListingFields({ kind, isNew }: { kind: Pick<Listing, 'type' | 'game'>; isNew: boolean }) {
  const { form, errors } = useContext(FormContext);
  const isBot = kind.type === 'bot';
  return (
    <>
      {isNew && <ErrorSummary />}
      <Field name="name" label="Name" />
      {isBot && isNew && (
        <Field
          name="applicationId"
          label="Discord application ID"
          optional
          inputmode="numeric"
          hint="It becomes the listing’s ID and cannot be changed later. You need it, or an invite link, to prove that the bot is yours."
        />
      )}
      <Field
        name="summary"
        label="Summary"
        optional
        hint={`One sentence for lists and search results, at most ${LISTING_SUMMARY_MAX_CHARACTERS} characters.`}
      />
      <Field
        name="description"
        label="Description"
        optional
        rows={8}
        hint={`Markdown: headings, **bold**, *italic*, lists, links, code, tables and images, such as ![Spawn](https://…/spawn.png). An empty line starts a new paragraph. Web addresses become links. At most ${IMAGES_PER_TEXT} images are shown.`}
      />
      {!isBot && (
        <Field name="address" label="Server address" optional hint={ADDRESS_HINTS[kind.game ?? 'minecraft']} />
      )}
      <Field
        name="link"
        label={isBot ? 'Invite link' : 'Website'}
        optional
        type="url"
        inputmode="url"
        hint={isBot ? 'Where people add the bot.' : 'A page with more information about the server.'}
      />
      <CategoryChoices kind={kind} />
      {!isBot && (
        <Field
          name="mods"
          label="Modpack or mod loader"
          optional
          hint="What players must install to join, such as Fabric 1.21 or the name of a modpack."
        />
      )}
      <Field
        name="tags"
        label="Tags"
        optional
        hint={`At most ${MAX_TAGS}, separated by commas, such as ${TAG_EXAMPLES[kind.game ?? 'bot']}`}
      />
      {!isBot && <CountryField />}
      <details open={form.all('languages').length > 0 || errors.some(({ field }) => field === 'languages')}>
        <summary>Languages</summary>
        <div class="choices-in-columns short">
          <Choices
            name="languages"
            legend={isBot ? 'Languages the bot speaks' : 'Languages spoken on the server'}
            kind="checkbox"
            choices={LISTING_LANGUAGES.map(({ code, name }) => ({ value: code, text: name }))}
          />
        </div>
      </details>
    </>
  );
}

const LINK_FIELDS = [...LINK_NAMES, 'video'] as const;

/** In the form of a new listing, opened if something is in it. */
export function FoldedLinkFields({ kind }: { kind: Pick<Listing, 'type' | 'game'> }) {
  const { form, errors } = useContext(FormContext);
  const isUsed = LINK_FIELDS.some((name) => form.text(name) !== '' || errors.some(({ field }) => field === name));
  return (
    <details open={isUsed}>
      <summary>More links and video</summary>
      <div class="stack close">
        <ListingLinkFields kind={kind} />
      </div>
    </details>
  );
}

/** Links besides the invite link or website, and the video. */
export function ListingLinkFields({ kind }: { kind: Pick<Listing, 'type' | 'game'> }) {
  const isBot = kind.type === 'bot';
  return (
    <>
      {isBot && <LinkField name="website" hint="A page with more information about the bot." />}
      <LinkField
        name="discord"
        hint={`An invitation to ${isBot ? 'your community' : 'the server’s community'}, such as https://discord.gg/abc123.`}
      />
      <LinkField name="support" hint="Where people get help." />
      <LinkField name="source" hint="If it is open source." />
      <LinkField name="store" hint={isBot ? 'Where people buy a premium plan.' : 'Where people buy ranks or items.'} />
      <Field
        name="video"
        label="Video"
        optional
        type="url"
        inputmode="url"
        hint="The link of a video on YouTube or Vimeo. It is loaded only for visitors who ask for it."
      />
    </>
  );
}

function LinkField({ name, hint }: { name: keyof typeof LINK_LABELS; hint: string }) {
  return <Field name={name} label={LINK_LABELS[name]} optional type="url" inputmode="url" hint={hint} />;
}

function CategoryChoices({ kind }: { kind: Pick<Listing, 'game'> }) {
  return (
    <div class="choices-in-columns">
      <Choices
        name="categories"
        legend={`Categories, at most ${MAX_CATEGORIES}`}
        kind="checkbox"
        choices={categoriesOf(kind.game ?? 'bot').map(({ slug, name }) => ({ value: slug, text: name }))}
      />
    </div>
  );
}

function CountryField() {
  return (
    <SelectField
      name="country"
      label="Country"
      optional
      hint="Where the server is, so that players can choose one nearby."
      any="Not specified"
      choices={COUNTRIES.map(({ code, name }) => ({ value: code, text: name }))}
    />
  );
}
