// The form fields of a listing, for creating and for editing one.
import type { Game } from '@plaudit/sdk/contract';
import { useContext } from 'hono/jsx';
import { LISTING_SUMMARY_MAX_CHARACTERS, MAX_TAGS } from '../../core/limits.ts';
import { IMAGES_PER_TEXT } from '../../core/rich-markdown.ts';
import type { Listing } from '../../listings/listing.ts';
import { LISTING_LANGUAGES } from '../../listings/listing-fields.ts';
import { FormContext } from '../form-state.ts';
import { Choices, ErrorSummary, Field } from './field.tsx';

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

export function ListingFields({ kind, isNew }: { kind: Pick<Listing, 'type' | 'game'>; isNew: boolean }) {
  const { form, errors } = useContext(FormContext);
  const isBot = kind.type === 'bot';
  return (
    <>
      <ErrorSummary />
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
      <Field
        name="tags"
        label="Tags"
        optional
        hint={`At most ${MAX_TAGS}, separated by commas, such as ${TAG_EXAMPLES[kind.game ?? 'bot']}`}
      />
      <details open={form.all('languages').length > 0 || errors.some(({ field }) => field === 'languages')}>
        <summary>Languages</summary>
        <Choices
          name="languages"
          legend={isBot ? 'Languages the bot speaks' : 'Languages spoken on the server'}
          kind="checkbox"
          choices={LISTING_LANGUAGES.map(({ code, name }) => ({ value: code, text: name }))}
        />
      </details>
    </>
  );
}
