// Which of a listing's texts a visitor sees: each in the language that was asked for, or else the listing's own. Pure.
import type { Language } from '../messages/languages.ts';
import type { Listing } from './listing.ts';

export const TRANSLATED_FIELDS = ['name', 'summary', 'description'] as const;
export type TranslatedField = (typeof TRANSLATED_FIELDS)[number];

/** A listing's texts in one language besides its own. */
export interface ListingText {
  readonly language: Language;
  /** Null: as in the listing itself. */
  readonly name: string | null;
  readonly summary: string | null;
  readonly description: string | null;
}

/** The languages of texts that are known not to be in the page's language, for the attribute `lang`. */
export type ForeignTexts = Readonly<Partial<Record<TranslatedField, Language>>>;

export type TextsOfListing = Pick<Listing, TranslatedField | 'textLanguage'>;

export interface ChosenTexts extends Pick<Listing, TranslatedField> {
  readonly foreignTexts: ForeignTexts;
}

/** `page`: the language of the page, if it is another one. */
export function textsIn(
  listing: TextsOfListing,
  text: Partial<ListingText> | undefined,
  language: Language,
  page: Language = language,
): ChosenTexts {
  const chosen = TRANSLATED_FIELDS.map((field) => {
    const translated = text?.[field] ?? null;
    return {
      field,
      shown: translated ?? listing[field],
      foreign: foreignTo(page, translated === null ? listing.textLanguage : language),
    };
  });
  const known = chosen.filter(({ shown, foreign }) => shown !== '' && foreign !== null);
  return {
    ...(Object.fromEntries(chosen.map(({ field, shown }) => [field, shown])) as Pick<Listing, TranslatedField>),
    foreignTexts: Object.fromEntries(known.map(({ field, foreign }) => [field, foreign])),
  };
}

function foreignTo(page: Language, language: Language | null): Language | null {
  return language === page ? null : language;
}

/** `original`: the listing's own texts, whose language nobody has specified. */
export type TextChoice = Language | 'original';

/** What else the listing's page can be read in, beside what is shown. */
export function otherChoices(
  { textLanguage }: Pick<Listing, 'textLanguage'>,
  texts: readonly ListingText[],
  shown: TextChoice,
): readonly TextChoice[] {
  const all: readonly TextChoice[] = [textLanguage ?? 'original', ...texts.map(({ language }) => language)];
  return texts.length === 0 ? [] : all.filter((choice) => choice !== shown);
}

/** The choice among a listing's texts that fits a wish best. */
export function choiceAmong(
  { textLanguage }: Pick<Listing, 'textLanguage'>,
  texts: readonly ListingText[],
  wanted: string,
): TextChoice {
  return texts.find(({ language }) => language === wanted)?.language ?? textLanguage ?? 'original';
}
