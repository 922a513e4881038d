// The form fields of a listing, for creating and for editing one.
import type { Game } from '@plaudit/sdk/contract';
import { useContext } from 'hono/jsx';
import { LISTING_SUMMARY_MAX_CHARACTERS, MAX_TAGS } from '../../core/limits.ts';
import { IMAGES_PER_TEXT } from '../../core/rich-markdown.ts';
import { MAX_CATEGORIES } from '../../listings/categories.ts';
import { COUNTRIES } from '../../listings/countries.ts';
import type { Listing } from '../../listings/listing.ts';
import { LISTING_LANGUAGES } from '../../listings/listing-fields.ts';
import type { MessageKey } from '../../messages/message.ts';
import type { Translations } from '../../messages/translations.ts';
import { namedCategories } from '../category-texts.ts';
import { FormContext } from '../form-state.ts';
import { useTranslations } from '../translations.ts';
import { Choices, ErrorSummary, Field } from './field.tsx';
import { LINK_KEYS, LINK_NAMES } from './listing-links.tsx';
import { SelectField } from './select-field.tsx';

/** The address at which players are counted. */
const ADDRESS_HINTS = {
  minecraft: 'listingForm.addressMinecraft',
  fivem: 'listingForm.addressFivem',
  roblox: 'listingForm.addressRoblox',
  hytale: 'listingForm.addressHytale',
} as const satisfies Record<Game, MessageKey>;

/** See `ListingLinkFields` for the rest. */
export function ListingFields({ kind, isNew }: { kind: Pick<Listing, 'type' | 'game'>; isNew: boolean }) {
  const t = useTranslations();
  const isBot = kind.type === 'bot';
  return (
    <>
      {isNew && <ErrorSummary />}
      <Field name="name" label={t('listingForm.name')} />
      {isBot && isNew && (
        <Field
          name="applicationId"
          label={t('listingForm.applicationId')}
          optional
          inputmode="numeric"
          hint={t('listingForm.applicationIdHint')}
        />
      )}
      <SummaryAndDescription />
      {!isBot && (
        <Field
          name="address"
          label={t('listingForm.address')}
          optional
          hint={t(ADDRESS_HINTS[kind.game ?? 'minecraft'])}
        />
      )}
      <Field
        name="link"
        label={isBot ? t('listingForm.inviteLink') : t('listingForm.website')}
        optional
        type="url"
        inputmode="url"
        hint={isBot ? t('listingForm.inviteLinkHint') : t('listingForm.serverWebsiteHint')}
      />
      <CategoryChoices kind={kind} />
      {!isBot && <Field name="mods" label={t('listingForm.mods')} optional hint={t('listingForm.modsHint')} />}
      <Field
        name="tags"
        label={t('listingForm.tags')}
        optional
        hint={t('listingForm.tagsHint', { max: MAX_TAGS, game: kind.game ?? 'bot' })}
      />
      {!isBot && <CountryField />}
      <FoldedLanguages isBot={isBot} />
    </>
  );
}

function FoldedLanguages({ isBot }: { isBot: boolean }) {
  const t = useTranslations();
  const { form, errors } = useContext(FormContext);
  return (
    <details open={form.all('languages').length > 0 || errors.some(({ field }) => field === 'languages')}>
      <summary>{t('listingForm.languages')}</summary>
      <div class="choices-in-columns short">
        <Choices
          name="languages"
          legend={isBot ? t('listingForm.botLanguages') : t('listingForm.serverLanguages')}
          kind="checkbox"
          choices={byName(t, LISTING_LANGUAGES, t.languageName)}
        />
      </div>
    </details>
  );
}

/** Choices of codes, in the order of their names. */
function byName(t: Translations, rows: readonly { readonly code: string }[], name: (code: string) => string) {
  return rows
    .map(({ code }) => ({ value: code, text: name(code) }))
    .sort((one, other) => one.text.localeCompare(other.text, t.locale));
}

const LINK_FIELDS = [...LINK_NAMES, 'video'] as const;

/** In the form of a new listing, opened if something is in it. */
export function FoldedLinkFields({ kind }: { kind: Pick<Listing, 'type' | 'game'> }) {
  const t = useTranslations();
  const { form, errors } = useContext(FormContext);
  const isUsed = LINK_FIELDS.some((name) => form.text(name) !== '' || errors.some(({ field }) => field === name));
  return (
    <details open={isUsed}>
      <summary>{t('listingForm.moreLinks')}</summary>
      <div class="stack close">
        <ListingLinkFields kind={kind} />
      </div>
    </details>
  );
}

/** Links besides the invite link or website, and the video. */
export function ListingLinkFields({ kind }: { kind: Pick<Listing, 'type' | 'game'> }) {
  const t = useTranslations();
  const isBot = kind.type === 'bot';
  return (
    <>
      {isBot && <LinkField name="website" hint={t('listingForm.botWebsiteHint')} />}
      <LinkField name="discord" hint={isBot ? t('listingForm.botDiscordHint') : t('listingForm.serverDiscordHint')} />
      <LinkField name="support" hint={t('listingForm.supportHint')} />
      <LinkField name="source" hint={t('listingForm.sourceHint')} />
      <LinkField name="store" hint={isBot ? t('listingForm.botStoreHint') : t('listingForm.serverStoreHint')} />
      <Field
        name="video"
        label={t('listingForm.video')}
        optional
        type="url"
        inputmode="url"
        hint={t('listingForm.videoHint')}
      />
    </>
  );
}

function LinkField({ name, hint }: { name: keyof typeof LINK_KEYS; hint: string }) {
  const t = useTranslations();
  return <Field name={name} label={t(LINK_KEYS[name])} optional type="url" inputmode="url" hint={hint} />;
}

function CategoryChoices({ kind }: { kind: Pick<Listing, 'game'> }) {
  const t = useTranslations();
  return (
    <div class="choices-in-columns">
      <Choices
        name="categories"
        legend={t('listingForm.categories', { max: MAX_CATEGORIES })}
        kind="checkbox"
        choices={namedCategories(t, kind.game ?? 'bot').map(({ slug, name }) => ({ value: slug, text: name }))}
      />
    </div>
  );
}

function CountryField() {
  const t = useTranslations();
  return (
    <SelectField
      name="country"
      label={t('listingForm.country')}
      optional
      hint={t('listingForm.countryHint')}
      any={t('listingForm.countryNone')}
      choices={byName(t, COUNTRIES, t.countryName)}
    />
  );
}

/** The same in every language of a listing's texts. */
export function SummaryAndDescription() {
  const t = useTranslations();
  return (
    <>
      <Field
        name="summary"
        label={t('listingForm.summary')}
        optional
        hint={t('listingForm.summaryHint', { max: LISTING_SUMMARY_MAX_CHARACTERS })}
      />
      <Field
        name="description"
        label={t('listingForm.description')}
        optional
        rows={8}
        hint={t('listingForm.descriptionHint', { max: IMAGES_PER_TEXT })}
      />
    </>
  );
}
