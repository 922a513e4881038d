// The languages of pages and emails.

interface LanguageDescription {
  /** In the language itself. */
  readonly name: string;
  readonly direction: 'ltr' | 'rtl';
  /** What `Intl` formats numbers, dates and lists with. */
  readonly locale: string;
  /** Not offered to anybody until its translation is complete. */
  readonly isDraft?: true;
}

/** In the order of the switch. Each has a folder here, and a line in catalogs.ts. */
export const LANGUAGES = {
  en: { name: 'English', direction: 'ltr', locale: 'en-US' },
  de: { name: 'Deutsch', direction: 'ltr', locale: 'de' },
  fr: { name: 'Français', direction: 'ltr', locale: 'fr' },
  es: { name: 'Español', direction: 'ltr', locale: 'es' },
  'pt-BR': { name: 'Português (Brasil)', direction: 'ltr', locale: 'pt-BR' },
  it: { name: 'Italiano', direction: 'ltr', locale: 'it' },
  pl: { name: 'Polski', direction: 'ltr', locale: 'pl' },
  tr: { name: 'Türkçe', direction: 'ltr', locale: 'tr' },
  ru: { name: 'Русский', direction: 'ltr', locale: 'ru' },
  // With the digits that IDs, addresses and code have too.
  ar: { name: 'العربية', direction: 'rtl', locale: 'ar-u-nu-latn' },
  'zh-Hans': { name: '简体中文', direction: 'ltr', locale: 'zh-Hans' },
  ja: { name: '日本語', direction: 'ltr', locale: 'ja' },
  ko: { name: '한국어', direction: 'ltr', locale: 'ko' },
} as const satisfies Readonly<Record<string, LanguageDescription>>;

export type Language = keyof typeof LANGUAGES;

/** The language that the messages are written in, and what is shown where a translation is missing. */
export const SOURCE_LANGUAGE = 'en' satisfies Language;

/** With those that are not offered yet. */
export const EVERY_LANGUAGE = Object.keys(LANGUAGES) as readonly Language[];

/** Those that pages and emails are offered in. */
export const LANGUAGE_CODES = EVERY_LANGUAGE.filter((code) => !('isDraft' in LANGUAGES[code]));

const OFFERED: ReadonlySet<unknown> = new Set(LANGUAGE_CODES);

export function isLanguage(code: string | null | undefined): code is Language {
  return OFFERED.has(code);
}

export function toLanguage(code: string | null | undefined): Language | null {
  return isLanguage(code) ? code : null;
}

/** The language of a text that somebody wrote; also one that pages are not offered in yet. */
export function toTextLanguage(code: string | null | undefined): Language | null {
  return EVERY_LANGUAGE.find((known) => known === code) ?? null;
}

export function localeOf(language: Language): string {
  return LANGUAGES[language].locale;
}
